### La page d’accueil, l’entrée, et les portes qui restent closes.

home-title = Est-ce qu’on se connaît bien ?
home-lead = Cinq jeux de salon entre amis, dans la même pièce ou à distance, chacun sur son téléphone. Sans compte, sans rien installer.
home-start = Ouvrir une table
home-start-button = Ouvrir une table
home-join = Rejoindre des amis
home-join-button = Entrer
home-code = Le code que voient tes amis
home-try = Essayer tout de suite
home-try-link = Personne avec qui jouer ? Essaie un jeu avec des bots.
home-try-line = Des bots prennent les autres places, et la partie commence aussitôt.
home-try-company = { $bots ->
    [1] un bot
   *[other] { $bots } bots
}
try-name = Anonyme
home-games = Les jeux
home-game-start = Jouer
game-happiness = Le Jeu du bonheur
game-happiness-line = À deviner ensemble : qu’est-ce qui rend heureuse une personne de la table ?
game-preference = Préférences personnelles
game-preference-line = En équipe, devine ce qu’une personne préfère, et fais le tour du plateau.
game-colours = Vraies couleurs
game-colours-line = Vote en secret sur une question taquine, et devine comment les autres te voient.
game-personality = Personnalité
game-personality-line = À qui va ce trait ? Choisis en secret, parie sur l’avis des autres, et vois grandir ton portrait.
game-image = IMAGE
game-image-line = Fais le portrait d’une célébrité avec des cartes, termine-le par la bonne lettre et démasque les bluffs.
about-link = À propos de Likeness

your-name = Ton nom
your-name-hint = Le nom que te donnent tes amis, { NUMBER($most) } lettres au plus.
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
return-lead-bot = Un bot joue à ta place. Il te la rend dès que tu reviens.
return-button = Retour à ma place

about-title = À propos de Likeness
about-what = Likeness, ce sont des jeux pour découvrir comment les autres nous voient : on choisit en secret, tout est révélé d’un coup, et chacun apprend quelque chose.
about-privacy-title = Ce que nous gardons
about-privacy = Une table garde les noms que tu écris et ce qui s’est joué, sur le serveur qui la fait tourner, pour que personne ne perde sa place. Pas de compte, pas de pistage, pas de publicité. L’hôte peut à tout moment effacer une table et tout ce qu’elle contient ; une table qui ne sert plus est effacée au bout d’un moment.
about-bots-title = Les bots
about-bots = Les bots prennent les places vides : tu peux essayer un jeu sans personne d’autre, ou jouer quand il manque du monde. Ils ne voient que ce qu’une personne verrait à leur place, ne font que ce qu’une personne peut faire, et ne jouent que s’il y a quelqu’un ; un bot n’est jamais l’hôte. Chacun a ses goûts, inventés pour la soirée : ce qu’il aime et ce qu’il a appris de toi n’est gardé nulle part.
about-bots-levels = Il y a trois niveaux. Un bot facile se fie à ce que les gens aiment en général, un bot normal apprend de ce qui est révélé, et rien n’échappe à un bot malin.
about-bots-link = Ce que font les bots
about-open-title = Chez toi
about-open = Likeness est un logiciel libre : un programme, un dossier, ton propre salon.
about-credits-title = Les jeux
about-credits = Les jeux suivent des jeux de société publiés ; les cartes et les mots d’ici sont les nôtres.
about-decks-title = Les cartes
about-decks = Toutes les cartes livrées avec Likeness sont écrites par ses auteurs, en anglais et en français. Tu peux les utiliser, les changer et les partager en nommant Likeness :
about-own-cards = Les cartes que tu écris sont à toi et à ta table : elles n’en sortent que si quelqu’un de la table les emporte, et elles sont effacées avec elle.
about-almanac-title = L’almanach
about-almanac = Pour savoir quelles célébrités vont avec une carte, le programme cherche dans son propre almanach.
about-wordnet = La licence de WordNet

device-title = Continuer sur un autre appareil
device-lead = Ouvre ce lien là-bas, ou scanne le code. Il marche une seule fois, pendant quelques minutes. Ta place t’y suit, et cet appareil la garde aussi.
device-copy = Copier le lien
device-copied = Copié
device-warning = Ne montre ce lien à personne : il donne ta place.
device-land-title = Prendre ta place sur cet appareil ?
device-land-lead = Ton autre appareil t’envoie ici.
device-land-button = Prendre ma place ici

trouble-no-table-title = Aucune table avec ce code
trouble-no-table = Vérifie le code avec tes amis. La table est peut-être complète, fermée ou finie ; dans ce cas, demande à son hôte.
trouble-shown-out-title = On t’a fait sortir
trouble-shown-out = L’hôte t’a demandé de quitter cette table.
trouble-too-many-title = Trop d’essais
trouble-too-many = Attends un peu et réessaie dans une minute.
trouble-bad-request-title = Cette demande n’a pas été comprise
trouble-bad-request = La page est peut-être ancienne. Reviens en arrière, actualise et réessaie.
trouble-not-found-title = Il n’y a rien ici
trouble-not-found = Cette adresse ne mène nulle part.
trouble-link-title = Ce lien a déjà servi
trouble-link = Le lien vers un autre appareil marche une seule fois, pendant quelques minutes. Demandes-en un nouveau dans le menu de l’appareil qui a ta place.
trouble-server-title = Quelque chose n’a pas marché
trouble-server = C’est notre faute, pas la tienne. Rien de ce qui a été accepté n’est perdu ; réessaie dans un instant.
try-again = Réessayer
