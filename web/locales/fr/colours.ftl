### Vraies couleurs : ce que disent les écrans de ce jeu.

## La scène

tc-stage-round = Manche { NUMBER($round) }
tc-stage-first = { $name } lit en premier
tc-stage-reads = C’est { $name } qui lit
tc-stage-opening-how = Une question sort de la pile : à qui de vous va-t-elle le mieux ?
tc-stage-lost = Trop peu de votes : la dernière question ne compte pas.
tc-stage-own = { $count ->
    [one] Une question de votre plume est dans la pile.
   *[other] { $count } questions de votre plume sont dans la pile.
}
tc-stage-picking = { $name } choisit une question
tc-stage-picking-how = L’une d’elles est pour toute la table.
tc-stage-asks = { $name } demande
tc-stage-voting-how = Deux votes par tête, en secret : pour une seule personne ou pour deux.
tc-stage-voted = { $count ->
    [0] Personne n’a encore voté
    [one] 1 sur { NUMBER($all) } a voté
   *[other] { $count } sur { NUMBER($all) } ont voté
}
tc-stage-predicting = Comment la table te voit-elle ?
tc-stage-predicting-how = La boîte est pleine. Pose en secret ce qui en sortira pour toi.
tc-stage-predicted = { $count ->
    [0] Aucune prédiction pour l’instant
    [one] 1 prédiction sur { NUMBER($all) }
   *[other] { $count } prédictions sur { NUMBER($all) }
}
tc-stage-opened = On ouvre la boîte…
tc-stage-most = le plus de votes
tc-stage-some = quelques votes
tc-stage-none = aucun vote
tc-stage-worth = { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}
tc-stage-votes = { $votes ->
    [0] aucun vote
    [one] 1 vote
   *[other] { $votes } votes
}
tc-stage-seen = C’est { $name } !
tc-stage-tie = Personne ne se détache
tc-stage-tie-why = Le plus grand nombre est partagé, et partagé veut dire ±.
tc-stage-next = { $name } lira ensuite.
tc-stage-reached = { $count ->
    [one] { $names } arrive à la case { NUMBER($space) } !
   *[other] { $names } arrivent à la case { NUMBER($space) } !
}
tc-stage-no-guess = rien de prédit
tc-stage-right = juste
tc-stage-wrong = faux
tc-stage-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
tc-stage-heard = { $name } : { $result }.
tc-stage-heard-votes = { $name } : { $votes }, { $sign }.
tc-stage-heard-guess = A prédit { $sign } : { $verdict }, { $points }, case { NUMBER($space) }.
tc-stage-heard-none = Rien de prédit, case { NUMBER($space) }.
tc-stage-space = case { NUMBER($space) }
tc-stage-note-reads = lit
tc-stage-note-picks = choisit
tc-stage-note-votes = vote
tc-stage-note-voted = a voté
tc-stage-note-predicts = réfléchit
tc-stage-note-predicted = a prédit
tc-stage-note-newcomer = dès la prochaine manche
tc-stage-won = { $name } gagne
tc-stage-won-shared = { $names } se partagent la victoire
tc-stage-won-how = { $rounds ->
    [one] Après une question, vous savez comment on vous voit.
   *[other] Après { $rounds } questions, vous savez comment on vous voit.
}
tc-stage-ended = La partie est finie
tc-stage-ended-why = Vous n’étiez plus assez pour continuer.
tc-stage-standing = Où vous en êtes
tc-stage-back = Voilà comment la table vous voit
tc-stage-back-none = Personne n’est jamais sorti du lot.
