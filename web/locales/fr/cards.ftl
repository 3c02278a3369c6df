### Les cartes de la table : les écrire, les apporter, les emporter.

own-card = Carte de la table
own-card-note = écrite par votre table
put-back = Pas celle-ci
put-back-card = Pas « { $card } » : tirer une autre carte

cards-link = Écrire vos cartes
cards-invite = Quelque chose que votre table est seule à connaître : « { $example } ». La carte sort parmi les autres, avec la mention « écrite par votre table ».
cards-ours = À nous
cards-count = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
cards-title = Les cartes de votre table
cards-lead = Écris des cartes pour cette table. Elles sont mélangées aux autres au début de la prochaine partie, avec une marque, et personne d’autre ne les a.
cards-which = Pour quel jeu
cards-write-title = Une carte pour { $game }
cards-text = Ce qu’elle dit
cards-black = La face noire
cards-gray = La face grise
cards-box = Boîte
cards-category = Catégorie
cards-hint = { NUMBER($most) } lettres au plus, et { NUMBER($cards) } cartes par jeu. Ton texte s’affiche tel quel dans toutes les langues.
cards-write = Ajouter la carte
cards-example-happiness = L’odeur de l’atelier de papi
cards-example-preference = Les lasagnes de maman
cards-example-colours = Qui de nous se perdrait en rentrant chez soi ?
cards-example-personality = Répond aux messages trois jours après
cards-mine = { $count ->
    [0] Aucune carte de toi pour l’instant
    [1] Une carte de toi
   *[other] { $count } cartes de toi
}
cards-none = Écris la première !
cards-others = { $count ->
    [0] Aucune carte des autres
    [1] Une carte des autres
   *[other] { $count } cartes des autres
}
cards-others-hint = Ne l’ouvre pas si tu aimes les surprises.
cards-by = de { $name }
cards-take-away = Retirer « { $card } »
cards-along-title = Emporter les cartes
cards-along = Toutes les cartes de cette table, pour une autre soirée.
cards-along-none = Les cartes écrites ici pourront servir à une autre table.
cards-csv = Tableur (CSV)
cards-plain = Texte simple
cards-keep = Garder sur cet appareil
cards-kept-done = Cartes gardées
cards-kept = Sur cet appareil
cards-bring-kept = Apporter à cette table
cards-forget = Oublier
cards-copy-link = Copier un lien
cards-link-copied = Lien copié
cards-link-too-long = Il y a trop de cartes pour un lien : prends le fichier.
cards-link-broken = Impossible de lire les cartes de ce lien : il est incomplet, ou ce navigateur est trop ancien. Demande plutôt le fichier.
cards-shelf-full = Rien n’est gardé : cet appareil a déjà les cartes de { NUMBER($most) } tables. Oublies-en d’abord quelques-unes.
cards-no-room = Rien n’est gardé : ce navigateur n’a plus de place, ou ne peut rien enregistrer. Prends le fichier.
cards-not-fetched = Impossible de charger les cartes : il n’y a ni lien, ni rien à garder. Recharge la page.
cards-waiting = Les cartes du lien que tu as ouvert attendent.
cards-bring-title = Apporter des cartes
cards-bring = D’un fichier, d’un tableur ou d’une autre table. Tu vois les cartes avant de les ajouter.
cards-list = La liste
cards-list-hint = Une carte par ligne : jeu, catégorie, texte, face grise. Catégorie et face grise peuvent rester vides. Un fichier de cartes convient aussi.
cards-list-empty = La liste est vide.
cards-file = Choisir un fichier
cards-look = Voir les cartes
cards-known = { $count ->
    [0] Aucune carte de la liste n’est déjà là.
    [1] Une carte de la liste est déjà là.
   *[other] { $count } cartes de la liste sont déjà là.
}
cards-preview = { $count ->
    [0] Aucune carte à ajouter
    [1] Une carte à ajouter
   *[other] { $count } cartes à ajouter
}
cards-add = { $count ->
    [1] L’ajouter
   *[other] Ajouter les { $count }
}
cards-added = { $count ->
    [0] Rien de nouveau : c’est déjà là.
    [1] Une carte a été ajoutée.
   *[other] { $count } cartes ont été ajoutées.
}
cards-faults = { $count ->
    [1] Une ligne ne peut pas être lue. Corrige-la ci-dessous : rien n’est perdu.
   *[other] { $count } lignes ne peuvent pas être lues. Corrige-les ci-dessous : rien n’est perdu.
}
cards-more = { $count ->
    [1] Et une autre.
   *[other] Et { $count } autres.
}
cards-line = Ligne { NUMBER($line) } :
cards-landing-title = Des cartes pour ta table
cards-landing-lead = Quelqu’un t’envoie ses cartes. Elles ne sont gardées nulle part : elles sont dans le lien lui-même.
cards-landing-code = Le code de ta table
cards-landing-go = Voir les cartes
cards-landing-sit = Pas encore à la table ? Prends d’abord place, dans cet onglet. Les cartes t’attendent sur la page des cartes de la table.
cards-landing-script = Pour apporter des cartes par un lien, il faut JavaScript. Sinon, ajoute une liste sur la page des cartes de la table.

card-empty = Il n’y a rien sur la carte.
card-too-long = C’est trop long : { NUMBER($limit) } lettres tiennent sur la carte.
card-no-category = Ce jeu n’a pas cette catégorie.
card-box-missing = Choisis une des quatre boîtes.
card-gray-missing = Il faut une seconde face à la carte.
card-gray-not-played = Dans ce jeu, les cartes n’ont qu’une face.
card-of-the-almanac = Dans IMAGE, on ne peut pas écrire de cartes : l’almanach doit pouvoir juger chacune.
line-unknown-game = Aucun jeu où l’on peut écrire des cartes ne s’appelle « { $word } ».
line-unknown-category = Le jeu n’a pas de catégorie « { $word } ».
line-too-many-columns = Cette ligne a trop de cases. Mets entre guillemets un texte qui contient une virgule.
line-too-many-cards = Une liste apporte au plus { NUMBER($most) } cartes. Apporte le reste ensuite.
line-open-quote = Un guillemet s’ouvre ici et ne se ferme jamais.
line-unknown-heading = Une ligne commence par game, card ou gray, et les textes sont en retrait.
line-text-without-card = Ce texte n’est sous aucune carte.
line-gray-without-card = Il n’y a pas de carte au-dessus pour cette face grise.
