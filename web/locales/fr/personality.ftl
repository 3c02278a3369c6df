### Personnalité : ce que disent les écrans de ce jeu.

## Onglets

pe-opening-title = Sept cartes pour chacun
pe-proposing-title-you = Choisis une carte
pe-proposing-title = { $name } choisit une carte
pe-laying-title-you = Quelle carte te va le mieux ?
pe-laying-title = Quelle carte va le mieux à { $name } ?
pe-title-vote = Ton vote
pe-title-voting = Le vote
pe-title-debate = Égalité
pe-title-runoff = Le second vote
pe-title-exchange = Le résultat
pe-giving-title-you = Donne tes cartes
pe-giving-title = { $name } est au sommet
pe-title-answer = Accepter ou contester
pe-title-judge = Une carte contestée
pe-pairing-title-you = Choisis avec qui voter
pe-pairing-title = { $name } choisit un partenaire
pe-title-portraits = Les portraits
pe-title-over = La fin

## Avant la partie

pe-option-board = Le chemin
pe-option-board-line = { NUMBER($spaces) } cases du départ à la suprême perspicacité.
pe-option-board-normal = Normal
pe-option-board-short = Court
pe-seating-many = { NUMBER($most) } d’entre vous jouent, car il n’y a pas plus de masques. Les autres regardent, et passent devant à la prochaine partie.
pe-need-more = { $count ->
    [one] Encore une personne, et ça commence : à deux, pas de majorité.
   *[other] Encore { $count } personnes, et ça commence.
}

## La scène

pe-stage-title = Personnalité
