### Préférences personnelles : ce que disent les écrans de ce jeu. La vedette est la personne que l’on devine.

## Le plateau et ses cartes

pp-section-red = cœur rouge
pp-section-blue = goutte bleue
pp-section-green = trèfle vert
pp-section-yellow = soleil jaune
pp-face = { $section }, { $category } :
pp-draw-choice = L’équipe choisit une boîte.
pp-draw-from = Quatre cartes de la boîte « { $category } »
pp-draw-mixed = Une carte de chaque boîte

## Une main : la manche commence

pp-next-title = { $name } est la vedette
pp-next-title-you = La vedette, c’est toi
pp-why-start = { $team }, au départ, choisit une boîte.
pp-why-corner = { $team }, sur un coin, choisit une boîte.
pp-why-finish = { $team }, à l’arrivée, choisit une boîte.
pp-why-choice-yours = Ton équipe choisit une boîte : touche-la.
pp-why-choice-you = À toi de choisir une boîte.
pp-why-from = { $team } est sur « { $category } » : quatre cartes de cette boîte.
pp-why-mixed = { $team } est sur la case mixte : une carte de chaque boîte.
pp-choose = Choisis une boîte :
pp-draw = Retourner les cartes
pp-draw-mine = Retourner mes cartes
pp-next = Prochaine vedette : { $name }.
pp-next-you = Prochaine vedette : toi.

## Une main : le classement

pp-rank-title = Tu es la vedette : classe-les
pp-rank-why = En secret, ta préférée d’abord.
pp-rank-why-full = Sans bluff : ton équipe devine aussi.
pp-rank-why-full-alone = C’est bien toi ? Ferme l’enveloppe.
pp-most = J’aime le plus
pp-least = J’aime le moins
pp-rank-empty = Qu’est-ce que tu préfères ? Touche-le d’abord.
pp-loose = Pas encore classées
pp-left = { $count ->
    [1] Plus qu’une carte
   *[other] Encore { $count } cartes
}
pp-seal = Fermer l’enveloppe
pp-put-back = Je ne connais pas
pp-put-back-card = Je ne connais pas « { $card } » : tirer une autre carte
pp-lay = Classer « { $card } » ensuite
pp-take-back = Retirer « { $card } » du classement
pp-move-up = Monter « { $card } » : je l’aime davantage
pp-move-down = Descendre « { $card } » : je l’aime moins
pp-grip = Fais glisser « { $card } », ou déplace-la avec les flèches
pp-say-moved = {"{card}"} est maintenant numéro {"{place}"} sur {"{count}"}.
pp-say-back = {"{card}"} n’est plus dans le classement.
pp-ranking-title = { $name } les classe
pp-ranking-why = En secret. Et toi, que devinerais-tu ?
pp-first-empty = Qu’est-ce que { $name } préfère ? Touche-le d’abord.
pp-first-most = Aime le plus
pp-first-least = Aime le moins
pp-why-moved = Justes : { NUMBER($single) }, une case par jeton. Justes et doublés : { NUMBER($doubled) }, deux cases. Faux et doublés : { NUMBER($lost) }, une case en arrière. En tout : { $total }.
pp-newcomer = Tu joueras dès la prochaine manche.
pp-watching = Tu regardes cette manche.

## Une main : la réponse

pp-guess-title = Que préfère { $name } ?
pp-guess-why = À votre équipe de deviner. Parlez-en !
pp-guess-why-alone = À toi de deviner.
pp-guess-why-at-once = Toutes les équipes devinent, en cachette.
pp-guess-why-agreed = Tu es d’accord, mais tu peux changer.
pp-others-title = { $team } devine
pp-others-title-all = Les autres devinent
pp-guess-next = Bientôt à toi. Réfléchis déjà !
pp-guess-later = Ton tour viendra. Réfléchis déjà !
pp-guess-done = Ta réponse est sur les cartes.
pp-guessed-title = On te devine
pp-guessed-why = Ne dis rien, ne montre rien.
pp-guessed-own = Ton enveloppe
pp-talk = Tu vois { $team } réfléchir. Rien n’est encore définitif.
pp-order = L’ordre des réponses
pp-order-done = a deviné
pp-order-now = devine
pp-order-passed = a passé et devine en dernier
pp-tray = Choisis un jeton
pp-token-free = Jeton { NUMBER($token) }, pas encore posé
pp-token-laid = Jeton { NUMBER($token) }, sur « { $card } »
pp-token-of = { $team } : jeton { NUMBER($token) }
pp-token-of-doubled = { $team } : jeton { NUMBER($token) }, doublé
pp-lay-token = Poser le jeton sur « { $card } »
pp-lay-token-over = Poser le jeton sur « { $card } », où se trouve le jeton { NUMBER($token) }
pp-hint-token = Jeton { NUMBER($token) } : quelle carte ?
pp-hint-pick = Choisis un jeton.
pp-hint-full = Touche un jeton : ×2
pp-say-picked = Jeton {"{token}"} choisi. Choisis sa carte.
pp-say-laid = Jeton {"{token}"} posé sur « {"{card}"} ».
pp-say-taken-back = Le jeton {"{token}"} n’est plus posé.
pp-token-back = Reprendre le jeton { NUMBER($token) }
pp-double = Doubler le jeton { NUMBER($token) } : deux cases s’il est juste, une en arrière sinon
pp-undouble = Le jeton { NUMBER($token) } est doublé : ne plus le doubler
pp-stakes = juste { $right }, faux { $wrong }
pp-range = cette manche : de { $worst } à { $best }
pp-moved-by = Le dernier coup : { $name }.
pp-moved-by-you = Le dernier coup : toi.
pp-moved-by-nobody = Qui pose le premier jeton ?
pp-agreed = { $name } est d’accord.
pp-not-yet = { $name } n’est pas encore d’accord.
pp-agree = C’est notre réponse
pp-agree-alone = C’est ma réponse
pp-disagree = Non, je change d’avis
pp-pass = Passer : deviner après les autres

## Une main : la révélation

pp-open-title = { $name } ouvre l’enveloppe
pp-open-title-you = Ouvre ton enveloppe
pp-open-why-you = Une à une. Dis pourquoi !
pp-open-why-first = La préférée d’abord.
pp-open-title-gone = { $name } n’est pas là : ouvre
pp-open-why = Numéro { NUMBER($place) } : { $card }
pp-open-mine = Ouvrir ma { $place ->
    [1] 1re
   *[other] { $place }e
} préférence
pp-open = Ouvrir la { $place ->
    [1] 1re
   *[other] { $place }e
} préférence
pp-gain-right = { $team } : juste, une case.
pp-gain-right-doubled = { $team } : juste et doublé, deux cases.
pp-gain-wrong = { $team } : faux, aucune case.
pp-gain-wrong-doubled = { $team } : faux et doublé, une case en arrière.
pp-gain-wrong-start = { $team } : faux et doublé, mais personne ne recule au départ.
pp-round-title = Voilà { $name }
pp-round-title-you = Te voilà
pp-leads = { $team } mène.
pp-leads-you = Tu mènes.
pp-level = { $teams } sont à égalité.
pp-tied = { $teams } : égalité à l’arrivée. On continue !
pp-decided-title = { $team } a réussi
pp-decided-why = Son pion est devant tous les autres.
pp-finish = Voir la fin
pp-at-finish = à l’arrivée
pp-at-square = case { NUMBER($at) } sur { NUMBER($length) }

## Une main : la fin

pp-over-title = { $team } gagne !
pp-over-title-yours = Ton équipe gagne !
pp-over-title-you = Tu gagnes !
pp-over-title-none = La partie est finie
pp-over-why = { $rounds ->
    [1] Au bout d’une manche.
   *[other] Au bout de { $rounds } manches.
}
pp-over-why-none = Elle s’est arrêtée avant la fin : on l’a arrêtée, ou il restait trop peu de monde.
pp-over-history = Les manches
pp-title-your-turn = À ton tour
pp-title-guess = Ta réponse
pp-title-reveal = La révélation
pp-title-over = La fin

## La scène

pp-stage-start = Départ
pp-stage-it-first = La première vedette : { $name }
pp-stage-it = La vedette : { $name }
pp-stage-lost = Cette manche est perdue, et personne n’a avancé.
pp-stage-choice = { $team } choisit la boîte.
pp-stage-ranking = { $name }, la vedette, classe ces cartes
pp-stage-ranking-how = En secret, de la préférée à la moins aimée.
pp-stage-guessing = Qu’est-ce que { $name } préfère ?
pp-stage-now = Devine maintenant : { $team }.
pp-stage-then = Ensuite : { $teams }.
pp-stage-passed = { $team } passe et devinera en dernier.
pp-stage-last-guess = C’est la dernière réponse.
pp-stage-at-once = Toutes les équipes en même temps, en cachette.
pp-stage-still = On discute encore : { $teams }.
pp-stage-opens = { $name } ouvre l’enveloppe
pp-stage-opens-how = Une préférence à la fois, la favorite d’abord.
pp-stage-revealed = { $place ->
    [1] En tête : { $card }
    [2] En deuxième : { $card }
    [3] En troisième : { $card }
   *[other] En dernier : { $card }
}
pp-stage-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
pp-stage-nobody-knew = Personne ne l’avait vu venir.
pp-stage-everybody-knew = Tout le monde l’avait vu venir.
pp-stage-knew = Bien vu : { $teams }.
pp-stage-moved = { $team } : { $steps }, case { NUMBER($at) } sur { NUMBER($length) }.
pp-stage-all-right = Quatre jetons doublés, tous justes : { $teams } !
pp-stage-all-right-why = Huit cases : on ne peut pas mieux.
pp-stage-lead = En tête : { $teams }
pp-stage-lead-shared = En tête ensemble : { $teams }
pp-stage-all-level = Tout le monde à égalité
pp-stage-next = Prochaine vedette : { $name }.
pp-stage-tied = Égalité à l’arrivée !
pp-stage-tied-all = Tout le monde est à égalité : une autre manche décidera.
pp-stage-tied-why = À égalité : { $teams }. Une autre manche décidera.
pp-stage-won = Victoire pour { $team } !
pp-stage-won-how = { NUMBER($squares) } cases en { $rounds ->
    [1] une manche
   *[other] { $rounds } manches
}.
pp-stage-ended = La partie s’arrête ici
pp-stage-ended-why = Elle s’est arrêtée avant la fin : on l’a arrêtée, ou il restait trop peu de monde.
pp-stage-round = Manche { NUMBER($round) }
pp-stage-sealed = fermée
pp-stage-opened = { $count ->
    [one] { $count } sur { NUMBER($all) } dévoilée
   *[other] { $count } sur { NUMBER($all) } dévoilées
}
pp-stage-leads = en tête
pp-stage-it-tag = vedette
pp-stage-more = +{ NUMBER($count) }
pp-stage-all-left = Plus personne.
pp-stage-of = sur { NUMBER($length) }
pp-stage-at-finish = à l’arrivée
pp-stage-past-finish = au-delà
pp-stage-sum = Cette manche :
pp-stage-turn-now = devine en ce moment
pp-stage-turn-next = ensuite
pp-stage-turn-later = plus tard
pp-stage-turn-passed = a passé, devine en dernier
pp-stage-turn-done = jetons posés
pp-stage-token = { $team } : { NUMBER($token) }
pp-stage-token-doubled = { $team } : { NUMBER($token) }, doublé
pp-stage-right = juste
pp-stage-wrong = faux
pp-stage-pad = Manche par manche
pp-stage-pad-end = Les { NUMBER($count) } dernières manches
pp-stage-pad-team = Équipe
pp-stage-best-known = Facile à deviner : { $name }, avec { $right ->
    [one] { $right } jeton juste
   *[other] { $right } jetons justes
} sur { NUMBER($all) }.
pp-over-mine = Ton ordre, en commençant par ce que tu préfères.
