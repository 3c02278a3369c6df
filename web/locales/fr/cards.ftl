### Les cartes de la table : les écrire, les apporter, les emporter.

own-card = Une carte à vous
put-back = Pas celle-ci
put-back-card = Pas « { $card } » : tirer une autre carte

cards-link = Vos cartes à vous
cards-ours = À nous
cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cards-title = Vos cartes à vous
cards-lead = Écrivez-les pour cette table. Elles se mêlent aux autres à la prochaine partie, marquées comme vôtres, et personne d’autre ne les aura jamais.
cards-which = Pour quel jeu
cards-write-title = Une carte pour { $game }
cards-text = Ce qu’elle dit
cards-black = La face noire
cards-gray = La face grise
cards-box = Boîte
cards-category = Catégorie
cards-hint = { NUMBER($most) } lettres au plus, et { NUMBER($cards) } cartes par jeu. Ton texte s’affiche tel quel dans toutes les langues.
cards-write = L’écrire
cards-example-happiness = L’odeur de l’atelier de papi
cards-example-preference = Les lasagnes de maman
cards-example-colours = Qui de nous… ?
cards-example-personality = Répond aux messages trois jours après
cards-mine = { $count ->
    [0] Rien de toi pour l’instant
    [one] Une carte de toi
   *[other] { $count } cartes de toi
}
cards-none = Les cartes blanches attendent.
cards-others = { $count ->
    [one] Une carte des autres
   *[other] { $count } cartes des autres
}
cards-others-hint = Laisse fermé si tu aimes les surprises.
cards-by = de { $name }
cards-take-away = Retirer « { $card } »
cards-along-title = Les emporter
cards-along = Toutes les cartes de cette table, pour une autre soirée.
cards-along-none = Les cartes écrites ici peuvent partir vers une autre table.
cards-csv = Tableur (CSV)
cards-plain = Texte simple
cards-keep = Garder sur cet appareil
cards-kept-done = Gardées
cards-kept = Sur cet appareil
cards-bring-kept = Apporter à cette table
cards-forget = Oublier
cards-copy-link = Copier un lien
cards-link-copied = Lien copié
cards-link-too-long = Il y en a trop pour un lien : prenez le fichier.
cards-link-broken = Ce lien ne livre aucune carte : il a été coupé en route, ou ce navigateur est trop ancien. Demande plutôt le fichier.
cards-shelf-full = Rien n’est gardé : cet appareil a déjà les cartes de { NUMBER($most) } tables. Oublies-en d’abord quelques-unes.
cards-no-room = Rien n’est gardé : ce navigateur n’a plus de place, ou n’a pas le droit de stocker. Prends le fichier.
cards-not-fetched = Impossible d’obtenir les cartes : pas de lien, et rien à garder. Recharge la page.
cards-waiting = Les cartes du lien que tu as ouvert attendent.
cards-bring-title = Apporter des cartes
cards-bring = D’un fichier, d’un tableur ou d’une autre table. Tu vois ce qui arrive avant que cela n’arrive.
cards-list = La liste
cards-list-hint = Une carte par ligne : jeu, catégorie, texte, face grise. Catégorie et face grise peuvent rester vides. Un fichier de cartes convient aussi.
cards-list-empty = La liste est vide.
cards-file = D’un fichier
cards-look = La parcourir
cards-known = { $count ->
    [one] Une carte de la liste est déjà là.
   *[other] { $count } cartes de la liste sont déjà là.
}
cards-preview = { $count ->
    [0] Aucune carte n’arriverait
    [one] Une carte arriverait
   *[other] { $count } cartes arriveraient
}
cards-add = { $count ->
    [one] L’ajouter
   *[other] Ajouter les { $count }
}
cards-added = { $count ->
    [0] Rien de nouveau : c’est déjà là.
    [one] Une carte s’ajoute.
   *[other] { $count } cartes s’ajoutent.
}
cards-faults = { $count ->
    [one] Une ligne ne peut pas être reprise. Corrige-la ci-dessous : rien n’est perdu.
   *[other] { $count } lignes ne peuvent pas être reprises. Corrige-les ci-dessous : rien n’est perdu.
}
cards-more = { $count ->
    [one] Et une autre.
   *[other] Et { $count } autres.
}
cards-line = Ligne { NUMBER($line) } :
cards-landing-title = Des cartes pour ta table
cards-landing-lead = On t’envoie des cartes faites maison. Personne ne les a stockées : elles sont dans le lien lui-même.
cards-landing-code = Le code de ta table
cards-landing-go = Les parcourir
cards-landing-sit = Pas encore à la table ? Prends d’abord place, dans cet onglet. Les cartes attendent sur la page des cartes de la table.
cards-landing-script = Apporter des cartes par un lien demande JavaScript. Sans lui, une liste se colle sur la page des cartes de la table.

card-empty = Il n’y a rien sur la carte.
card-too-long = C’est trop long : { NUMBER($limit) } lettres tiennent sur la carte.
card-no-category = Ce jeu n’a pas cette catégorie.
card-box-missing = Choisis une des quatre boîtes.
card-gray-missing = Il faut une seconde face à la carte.
card-gray-not-played = Dans ce jeu, les cartes n’ont qu’une face.
card-of-the-almanac = Les cartes d’IMAGE sont celles que son almanach sait juger ; personne n’en écrit d’autres.
line-unknown-game = Aucun jeu pour lequel on écrit ne s’appelle « { $word } ».
line-unknown-category = Le jeu n’a pas de catégorie « { $word } ».
line-too-many-columns = Cette ligne a plus de cases que la liste n’a de colonnes. Mets entre guillemets un texte à virgule.
line-too-many-cards = Une liste apporte { NUMBER($most) } cartes au plus. Apporte le reste ensuite.
line-open-quote = Un guillemet s’ouvre ici et ne se ferme jamais.
line-unknown-heading = Une ligne commence par game, card ou gray, et les textes sont en retrait.
line-text-without-card = Ce texte n’est sous aucune carte.
line-gray-without-card = Aucune carte au-dessus dont ce serait l’autre face.
