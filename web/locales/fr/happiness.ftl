### Le jeu du bonheur.

gh-most-unhappy = M’attriste le plus
gh-most-happy = Me réjouit le plus
gh-unhappy = malheur
gh-happy = bonheur
gh-turn = Tour { NUMBER($turn) } sur { NUMBER($turns) }

gh-option-turns = Tours par personne
gh-option-turns-line = Combien de fois on devine chaque personne.
gh-option-turns-suiting = Automatique
gh-option-cards = Cartes par tour
gh-option-cards-line = Plus il y en a, plus c’est difficile.
gh-option-help = Un indice
gh-option-help-line = Avant qu’on te devine, tu peux montrer un jeton.
gh-option-help-none = Non
gh-option-help-one-face-up = Un jeton
gh-option-peek = Voir la réponse
gh-option-peek-line = La personne qu’on devine voit, ou non, la réponse des autres se construire.
gh-option-peek-hidden = Non
gh-option-peek-seen = Oui
gh-option-drawing = Tirage des cartes
gh-option-drawing-line = Chaque carte d’une catégorie différente, ou toutes mélangées.
gh-option-drawing-by-category = Par catégorie
gh-option-drawing-one-deck = Un seul paquet

gh-opening-title = { $name } commence
gh-opening-title-you = C’est toi qui commences
gh-opening-why = { $cards ->
    [1] Une carte arrive sur la table.
   *[other] { $cards } cartes arrivent sur la table, et quelqu’un les classe en secret.
}
gh-draw = Retourner les cartes
gh-draw-mine = Retourner mes cartes

gh-rank-title = Qu’est-ce qui te réjouit ?
gh-rank-why = En secret : la plus triste d’abord.
gh-rank-why-full = C’est bien toi ? Ferme l’enveloppe.
gh-rank-empty = Qu’est-ce qui t’attriste le plus ? Touche-le d’abord.
gh-left = { $count ->
    [1] Plus qu’une carte
   *[other] Encore { $count } cartes
}
gh-loose = Pas encore placées
gh-seal = Fermer l’enveloppe
gh-show-one = Montrer un jeton, ou aucun :
gh-show-none = N’en montrer aucun
gh-show-card = Montrer « { $card } »

gh-others-title = { $name } les classe
gh-others-why = En secret. Et toi, que devinerais-tu ?

gh-guess-title = Qu’est-ce qui réjouit { $name } ?
gh-guess-why = Une seule réponse ensemble. Parlez-en !
gh-guess-why-agreed = Tu es d’accord, mais tu peux changer.
gh-guess-why-watching = Tu regardes ce tour.
gh-guess-empty = Qu’est-ce qui attriste { $name } le plus ? Touche-le d’abord.
gh-agree = C’est notre réponse
gh-disagree = Non, je change d’avis
gh-moved-by = Le dernier coup : { $name }.
gh-moved-by-you = Le dernier coup : toi.
gh-agreed = { $count ->
    [one] { $names } est d’accord.
   *[other] { $names } sont d’accord.
}
gh-shown = montré

gh-guessed-title = On te devine
gh-guessed-why = Ne laisse rien voir.
gh-guessed-own = Ton enveloppe
gh-guessed-theirs = Leur réponse jusqu’ici

gh-lay = Placer « { $card } » ensuite
gh-take-back = Reprendre « { $card } »
gh-move-up = Monter « { $card } », vers le malheur
gh-move-down = Descendre « { $card } », vers le bonheur
gh-grip = Fais glisser « { $card } », ou déplace-la avec les flèches
gh-say-moved = {"{card}"} est maintenant numéro {"{place}"} sur {"{count}"}.
gh-say-back = {"{card}"} n’est plus dans la ligne.

gh-reveal-title = Voilà { $name }
gh-reveal-title-you = Te voilà
gh-reveal-by-heart = Vous connaissez { $name } par cœur !
gh-reveal-by-heart-you = Tout le monde te connaît par cœur !
gh-reveal-right = { $right ->
    [0] Aucune à la bonne place.
    [1] Une à la bonne place.
   *[other] { $right } à la bonne place.
}
gh-reveal-perfect = Les { NUMBER($count) } justes ! Ça compte double.
gh-points = { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}
gh-guess-of-table = La réponse de la table
gh-right = juste
gh-wrong = faux
gh-guess-was = La réponse était « { $card } ».
gh-guess-was-number = La réponse était le numéro { NUMBER($place) }.
gh-next = Tour suivant : { $name }
gh-next-you = À mon tour
gh-finish = Voir le résultat

gh-score-of = sur { NUMBER($perfect) }
gh-over-title-perfect = Vous vous connaissez par cœur
gh-over-title-high = Vous vous connaissez bien
gh-over-title-middle = Vous apprenez à vous connaître
gh-over-title-low = Que de surprises !
gh-over-of-perfect = points sur { NUMBER($perfect) }
gh-over-blind = Deviner au hasard rapporte { $blind } en moyenne.
gh-over-empty = Aucun tour n’a été joué jusqu’au bout.
gh-over-history = Les tours
gh-over-why = Un seul score pour toute la table.

gh-stage-ranking-sub = En secret : du malheur au bonheur. Que devineriez-vous ?
gh-stage-guessing-sub = { $names } donnent une seule réponse ensemble.
gh-stage-guessing-sub-one = { $names } devine.
gh-stage-guessing-sub-none = Personne n’est là pour deviner en ce moment.
gh-stage-guessing-sub-many = Les { NUMBER($count) } autres donnent une seule réponse ensemble.
gh-stage-over-sub = Toute la table a un seul score.
gh-back = Un jeton face cachée.
gh-title-your-turn = À ton tour
gh-title-guess = Ta réponse
gh-title-reveal = La révélation
gh-title-over = La fin
gh-over-mine = Ce qui te réjouit le plus vient en premier. Bien deviné : { NUMBER($right) } sur { NUMBER($all) }.
