### Préférences personnelles : ce que disent les écrans de ce jeu. La vedette est la personne que l’on devine.

## Le plateau et ses cartes

pp-section-red = cœur rouge
pp-section-blue = goutte bleue
pp-section-green = trèfle vert
pp-section-yellow = soleil jaune
pp-category-food = À table
pp-category-activities = Activités
pp-category-people = Personnages
pp-category-potpourri = Pot-pourri
pp-draw-choice = L’équipe choisit une boîte.
pp-draw-from = Quatre cartes de la boîte « { $category } »
pp-draw-mixed = Une carte de chaque boîte

## La scène

pp-stage-start = Départ
pp-stage-it-first = { $name } est la première vedette
pp-stage-it = La vedette : { $name }
pp-stage-lost = Cette manche est perdue, et personne n’a avancé.
pp-stage-choice = Boîte au choix pour { $team }.
pp-stage-ranking = { $name }, la vedette, classe ces cartes
pp-stage-ranking-how = En secret, de la préférée à la moins aimée.
pp-stage-guessing = Qu’est-ce que { $name } préfère ?
pp-stage-now = Devine maintenant : { $team }.
pp-stage-then = Ensuite : { $teams }.
pp-stage-passed = Passe et jouera en dernier : { $team }.
pp-stage-last-guess = C’est le dernier pari.
pp-stage-at-once = Tous en même temps, à l’abri des regards.
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
pp-stage-lead = En tête : { $teams }
pp-stage-lead-shared = En tête ensemble : { $teams }
pp-stage-all-level = Tout le monde à égalité
pp-stage-next = Prochaine vedette : { $name }.
pp-stage-tied = Égalité à l’arrivée !
pp-stage-tied-all = Tout le monde est à égalité : une autre manche décidera.
pp-stage-tied-why = { $teams } sont à égalité : une autre manche décidera.
pp-stage-won = Victoire pour { $team } !
pp-stage-won-how = { NUMBER($squares) } cases en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
pp-stage-ended = La partie s’arrête ici
pp-stage-ended-why = Il ne reste plus assez de monde pour continuer.
pp-stage-round = Manche { NUMBER($round) }
pp-stage-sealed = cachetée
pp-stage-opened = { NUMBER($count) } sur { NUMBER($all) } dévoilées
pp-stage-leads = en tête
pp-stage-it-tag = vedette
pp-stage-more = +{ NUMBER($count) }
pp-stage-all-left = Tout le monde est parti.
pp-stage-of = sur { NUMBER($length) }
pp-stage-at-finish = à l’arrivée
pp-stage-past-finish = au-delà
pp-stage-sum = Cette manche :
pp-stage-turn-now = devine en ce moment
pp-stage-turn-next = ensuite
pp-stage-turn-later = plus tard
pp-stage-turn-passed = a passé, joue en dernier
pp-stage-turn-done = jetons posés
pp-stage-token = { $team } : { NUMBER($token) }
pp-stage-token-doubled = { $team } : { NUMBER($token) }, doublé
pp-stage-right = juste
pp-stage-wrong = faux
pp-stage-pad = Manche par manche
pp-stage-pad-end = Les { NUMBER($count) } dernières manches
pp-stage-pad-team = Équipe
pp-stage-best-known = À livre ouvert : { $name }, avec { NUMBER($right) } jetons justes sur { NUMBER($all) }.
