### La page d’accueil, l’entrée, et les portes qui restent closes.

home-title = Est-ce qu’on se connaît bien ?
home-lead = Cinq jeux de salon entre amis, dans la même pièce ou à distance, chacun sur son téléphone. Sans compte, sans rien installer.
home-start = Dresser une table
home-start-button = Dresser la table
home-join = Rejoindre des amis
home-join-button = Entrer
home-code = Le code que voient tes amis
home-try = Essayer tout de suite
home-try-link = Personne sous la main ? Essaie un jeu avec des bots.
home-try-line = Des bots prennent les autres places, et la partie commence aussitôt.
home-try-company = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
try-name = Convive
home-games = Les jeux
home-game-start = Y jouer
game-happiness = Le Jeu du bonheur
game-happiness-line = Devinez ensemble ce qui réjouit l’un de vous.
game-preference = Préférences personnelles
game-preference-line = En équipes, devinez ce que quelqu’un préfère, et faites le tour du plateau.
game-colours = Vraies couleurs
game-colours-line = Votez en secret sur une question taquine, et devine comment on t’a vu.
game-personality = Personnalité
game-personality-line = À qui va ce trait ? Choisis en secret, parie sur les autres, et vois ton portrait grandir.
game-image = IMAGE
game-image-line = Compose un personnage célèbre avec des cartes, termine-le par la bonne lettre et démasque le bluff.
about-link = À propos de Likeness

your-name = Ton nom
your-name-hint = Celui que tes amis te donnent, { NUMBER($most) } lettres au plus.
your-language = Ta langue
your-badge = Ta couleur et ta forme

join-title = Viens à la table { $code }
join-lead = Choisis un nom et une couleur. Ta place t’attendra, même si ton téléphone s’endort.
join-button = Prendre place
join-watch = Seulement regarder, comme à la télé
join-here = Déjà à table
join-nobody = Personne n’est encore là.

return-title = Te revoilà, { $name }
return-lead = Ta place est telle que tu l’as laissée.
return-lead-bot = Un bot garde ta place. Il se lève dès que tu t’assois.
return-button = Retour à ma place

about-title = À propos de Likeness
about-what = Likeness est un salon pour jouer à se deviner : on choisit en secret, la table révèle tout d’un coup, et chacun apprend quelque chose.
about-privacy-title = Ce que nous gardons
about-privacy = Une table garde les noms que vous écrivez et ce qui s’est joué, sur le serveur qui l’héberge, pour que personne ne perde sa place. Pas de compte, pas de pistage, pas de publicité. L’hôte peut oublier une table et tout ce qu’elle contient à tout moment ; une table que personne ne touche pendant longtemps s’oublie d’elle-même.
about-bots-title = Les bots
about-bots = Les bots prennent des places qui resteraient vides : on peut essayer un jeu sans personne, et jouer quand il manque quelqu’un. Ils ne voient que ce que chacun verrait à leur place, ne font que ce que peut faire un convive, et ne jouent que si l’un de vous est là ; un bot n’est jamais l’hôte. Chacun a ses goûts, inventés pour la soirée : son caractère et ce qu’il a appris de vous ne sont gardés nulle part.
about-bots-levels = Il y a trois niveaux. Un bot facile se fie à ce que les gens aiment en général, un bot normal apprend de ce qui se révèle, et rien n’échappe à un bot malin.
about-bots-link = Ce que font les bots
about-open-title = Chez toi
about-open = Likeness est un logiciel libre : un programme, un dossier, ton propre salon.
about-credits-title = Les jeux
about-credits = Les jeux suivent des jeux de société publiés ; les cartes et les mots d’ici sont les nôtres.
about-decks-title = Les cartes
about-decks = Toutes les cartes livrées avec Likeness sont écrites par ses auteurs, en anglais et en français. Utilisez-les, changez-les, partagez-les en nommant Likeness :
about-own-cards = Ce que vous écrivez est à vous : cela reste à votre table, n’en sort que si l’un de vous l’emporte, et disparaît avec elle.
about-almanac-title = L’almanach
about-almanac = Quelles personnes connues vont avec une carte, le programme le cherche dans un almanach qu’il porte avec lui.
about-wordnet = La licence de WordNet

device-title = Continuer sur un autre appareil
device-lead = Ouvre ce lien là-bas, ou scanne le code. Il marche une seule fois, pendant quelques minutes, et emporte ta place ; cet appareil la garde aussi.
device-copy = Copier le lien
device-copied = Copié
device-warning = Qui l’ouvre s’assoit sur ta chaise : ne le montre à personne d’autre.
device-land-title = Prendre ta place sur cet appareil ?
device-land-lead = Ton autre appareil t’envoie ici.
device-land-button = Prendre ma place ici

trouble-no-table-title = Aucune table ne répond
trouble-no-table = Vérifie le code avec tes amis. La table est peut-être complète, fermée ou finie ; seul son hôte peut alors t’aider.
trouble-shown-out-title = On t’a montré la porte
trouble-shown-out = L’hôte de cette table t’a prié de la quitter.
trouble-too-many-title = Trop d’essais
trouble-too-many = Respire un peu et réessaie dans une minute.
trouble-bad-request-title = Ça n’a pas de sens
trouble-bad-request = La page est peut-être ancienne. Reviens en arrière, actualise et réessaie.
trouble-not-found-title = Il n’y a rien ici
trouble-not-found = Cette adresse ne mène nulle part.
trouble-link-title = Ce lien a déjà servi
trouble-link = Le lien vers un autre appareil marche une seule fois, pendant quelques minutes. Demandes-en un nouveau dans le menu de l’appareil qui a ta place.
trouble-server-title = Quelque chose a mal tourné ici
trouble-server = C’est notre faute, pas la tienne. Rien de ce qui a été accepté n’est perdu ; réessaie dans un instant.
try-again = Réessayer
