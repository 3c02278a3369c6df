### IMAGE : ce que disent les écrans de ce jeu.

## Cards

image-letter = Lettre { $letter }
image-wild = au choix
image-years-before = avant l’an 1
image-kind-place = Lieux
image-kind-time = Époques
image-kind-activity = Activités
image-kind-status = État
image-kind-letter = Lettres
image-one-place = Lieu
image-one-time = Époque
image-one-activity = Activité
image-one-status = État

## Evidence: what the almanac says of a card

image-says-nobody = L’almanach ne connaît personne de ce nom.
image-says-no-initial = Aucun mot du nom ne commence par cette lettre.
image-says-no-place = L’almanach ne connaît aucun lieu.
image-says-no-field = L’almanach ne connaît aucun domaine.
image-says-born = naissance { $places }
image-says-associated = liens avec { $places }
image-says-home = personnage ou œuvre ayant ses racines { $places }
image-says-known-for = domaine de renom : { $fields }
image-says-also = également : { $fields }
image-says-that = { $facts }.
image-says-only = L’almanach ne sait que ceci – { $facts }.
image-says-lived = Dates de vie : { $years }.
image-says-lived-from = Naissance en { $year }. Cette personne est morte, on ne sait pas en quelle année.
image-says-living = Naissance en { $year }, toujours en vie.
image-says-plays = L’histoire se passe { $centuries }.
image-says-plays-also = L’histoire se passe { $centuries }, et dans un monde ou un avenir imaginaire.
image-says-plays-elsewhere = L’histoire se passe dans un monde ou un avenir imaginaire.
image-says-plays-unknown = L’almanach ne sait pas quand l’histoire se passe.
image-says-imagined-living = Le personnage reste en vie.
image-says-imagined-dead = Le personnage meurt.
image-says-real = Une personne réelle.
image-says-character = Un personnage de { $origin }.
image-says-counts = Se classe à { $letters }.
image-letter-in-english = { $letter } ({ $word }, en anglais)
image-letter-in-french = { $letter } ({ $word }, en français)
image-letter-for = { $letter } comme { $word }
image-says-no-letter = L’almanach n’a pas de lettre pour ce nom.
image-says-otherwise = « { $name } » commence bien ainsi.
image-or = { $first } ou { $last }
image-work-by = « { $work } » ({ $creator }, { $year })
image-work = « { $work } » ({ $year })
image-about-year = vers { $year }
image-year-before = { $years } av. J.-C.
image-year-after = { $year } apr. J.-C.
image-century = au { $ordinal } siècle
image-century-before = au { $ordinal } siècle av. J.-C.
image-dates-from = naissance en { $year }
image-dates-imagined = imaginaire

## The board, and what lies before everybody

image-side-north = Haut
image-side-east = Droite
image-side-south = Bas
image-side-west = Gauche
image-covers = sur { $card }
image-points = { $points ->
    [one] point
   *[other] points
}
image-cards-in-hand = { $cards ->
    [0] Aucune carte en main
    [1] Une carte en main
   *[other] { $cards } cartes en main
}
image-pile = Images prises
image-no-letter = une image sans lettre
image-has-let-pass = laisse passer
image-has-voted = a voté
image-said-fits = a dit que ça convient
image-said-not = a dit que ça ne convient pas
image-deck-left = { $cards ->
    [one] carte à piocher
   *[other] cartes à piocher
}
image-last-round = Dernier tour
image-last-after = puis { $names }
image-last-turn = c’est le tout dernier coup

## The stage

image-stage-turn = C’est à { $name } de jouer
image-stage-turn-how = Pose des cartes qui vont toutes à une célébrité ; l’initiale de son nom termine l’image.
image-stage-started = { $name } commence une image
image-stage-extended = { $name } prolonge une image
image-stage-changed = { $name } modifie une image
image-stage-played-on = { $name } joue sur { NUMBER($count) } images
image-stage-ended = { $name } termine une image : { $person } !
image-stage-stolen = { $name } vole une image à { $from } : { $person } !
image-stage-ended-several = { $name } termine { $count } images !
image-stage-put-down = { $cards ->
    [1] { $name } met une carte sur le plateau
   *[other] { $name } met { $cards } cartes sur le plateau
}
image-face-down = une carte, face cachée
image-stage-letter = La lettre termine l’image : { $letter }.
image-stage-window = On peut contester jusqu’à ce que tout le monde ait laissé passer.
image-stage-window-until = On peut contester jusqu’à ce que { $name } ait fini.
image-stage-stands = Personne n’a contesté le coup de { $name }.
image-stage-scored = { $points ->
    [1] { $name } marque un point avec { $person }.
   *[other] { $name } marque { $points } points avec { $person }.
}
image-stage-was-put-down = { $cards ->
    [1] { $name } a mis une carte sur le plateau.
   *[other] { $name } a mis { $cards } cartes sur le plateau.
}
image-stage-upheld = Bluff démasqué par { $challenger } ! { $challenged } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-stage-upheld-ended = Bluff démasqué par { $challenger } ! { $challenged } rend { $back ->
    [one] { $back } point
   *[other] { $back } points
} et en perd { NUMBER($points) } de plus.
image-given-back = { NUMBER($back) } à rendre, { NUMBER($points) } de moins
image-stage-counting = On compte les cartes en main
image-stage-not-upheld = Pas de bluff, { $challenger } ! { $challenged } prend l’image pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-stage-naming = { $challenger } conteste l’image de { $challenged } !
image-stage-naming-how = { $challenged } dit à qui va l’image.
image-stage-voting = { $person } : est-ce que tout convient ?
image-stage-voting-how = L’almanach ne peut pas décider : tout le monde vote.
image-stage-voting-always = L’almanach dit ce qu’il sait, et tout le monde vote.
image-stage-voted = { $voted ->
    [one] { $voted } vote sur { NUMBER($voters) }
   *[other] { $voted } votes sur { NUMBER($voters) }
}
image-trial-whom = Qui est-ce ?
image-upheld = Ça ne convient pas.
image-not-upheld = Tout convient.
image-judged-almanac = L’almanach le dit.
image-judged-players = { NUMBER($fits) } pour, { NUMBER($against) } contre.
image-judged-silence = { $name } n’a nommé personne.
image-as-said = (« { $name } »)
image-fits = Ce qui convient :
image-fits-not = Ce qui ne convient pas :
image-not-known = Inconnu :
image-fitting = Auraient convenu aussi : { $names }.

## The end

image-over-nobody = Personne ne gagne
image-over-you = Tu gagnes !
image-over-shared = Tu gagnes, avec { $names } !
image-over-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
image-over-why = Une carte de profil en main a coûté 1 point, une lettre 2.
image-stage-over-how = Une carte de profil restée en main a coûté 1 point, une lettre 2.
image-standing = Le classement
image-gallery = La galerie
image-gallery-best = La galerie : { NUMBER($shown) } sur { NUMBER($all) }, les meilleures
image-gallery-empty = Personne n’a pris d’image cette fois.
image-images = { $count ->
    [0] aucune image
    [1] une image
   *[other] { $count } images
}
image-hand-cards = { $cards ->
    [0] aucune carte de profil
    [1] une carte de profil
   *[other] { $cards } cartes de profil
}
image-hand-letters = { $letters ->
    [0] aucune lettre
    [1] une lettre
   *[other] { $letters } lettres
}
image-deducted = { $held } en main : { $points }
image-lapse = Dans { $seconds } s, tu laisses passer.
image-over-mine = Tes images
image-over-mine-none = Tu n’as terminé aucune image cette fois.
