### IMAGE : ce qui vient de se passer, en une ligne.

image-news-side = { $side ->
    [north] en haut
    [east] à droite
    [south] en bas
   *[west] à gauche
}
image-news-dealt = Les cartes sont distribuées. { $name } commence.
image-news-dealt-you = Les cartes sont distribuées. Tu commences.
image-news-laid = { $name } a posé { $count ->
    [1] une carte
   *[other] { $count } cartes
} { $side }.
image-news-laid-you = Tu as posé { $count ->
    [1] une carte
   *[other] { $count } cartes
} { $side }.
image-news-laid-many = { $name } a posé { NUMBER($count) } cartes sur { NUMBER($sides) } côtés.
image-news-laid-many-you = Tu as posé { NUMBER($count) } cartes sur { NUMBER($sides) } côtés.
image-news-put-down = { $name } a mis { $count ->
    [1] une carte
   *[other] { $count } cartes
} sur le plateau au lieu de jouer.
image-news-put-down-you = Tu as mis { $count ->
    [1] une carte
   *[other] { $count } cartes
} sur le plateau au lieu de jouer.
image-news-passed = { $name } n’a pas joué.
image-news-passed-you = Tu n’as pas joué.
image-news-ended = { $name } a terminé une image : { $person }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-ended-you = Tu as terminé une image : { $person }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-challenged = { $name } conteste l’image { $side }.
image-news-challenged-you = Tu contestes l’image { $side }.
image-news-upheld = { $name } avait raison : { $person } ne convient pas. { $loser } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-upheld-by-you = Tu avais raison : { $person } ne convient pas. { $loser } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-upheld-against-you = { $name } avait raison : { $person } ne convient pas. Tu perds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-upheld-ended = { $name } avait raison : { $person } ne convient pas. { $loser } rend { $back ->
    [one] { $back } point
   *[other] { $back } points
} et en perd { NUMBER($points) } de plus.
image-news-upheld-ended-by-you = Tu avais raison : { $person } ne convient pas. { $loser } rend { $back ->
    [one] { $back } point
   *[other] { $back } points
} et en perd { NUMBER($points) } de plus.
image-news-upheld-ended-against-you = { $name } avait raison : { $person } ne convient pas. Tu rends { $back ->
    [one] { $back } point
   *[other] { $back } points
} et en perds { NUMBER($points) } de plus.
image-news-named-nobody = { $loser } n’a nommé personne : { $name } a raison. { $loser } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-named-nobody-by-you = { $loser } n’a nommé personne : tu as raison. { $loser } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-named-nobody-against-you = Tu n’as nommé personne : { $name } a raison. Tu perds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-not-upheld = Pas de bluff, { $name } : { $person } convient. { $winner } prend l’image pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-not-upheld-by-you = Ce n’était pas un bluff : { $person } convient. { $winner } prend l’image pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-not-upheld-against-you = Pas de bluff, { $name } : { $person } convient. Tu prends l’image pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-last-round = La pioche est vide : ce sont les derniers tours.
