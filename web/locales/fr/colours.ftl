### Vraies couleurs : ce que disent les écrans de ce jeu.

## La question

tc-reads-you = Lis-la à voix haute
tc-reads = { $name } la lit à voix haute
tc-own = De cette table

## Une manche commence

tc-opening-title-first-you = À toi de lire la première question
tc-opening-title-first = { $name } lit la première question
tc-opening-title-you = À toi de lire la prochaine question
tc-opening-title = { $name } lit la prochaine question
tc-opening-why = À qui va-t-elle ? Vote en secret, puis prédis comment les autres te voient.
tc-opening-lost = Trop peu de votes pour qu’ils restent secrets. Cette manche ne compte pas.
tc-opening-peg = Voici ta pince : un vote de cette couleur est un vote pour toi.
tc-turn = Retourner la question
tc-turn-three = Retourner trois questions
tc-turn-for = La retourner pour { $name }

tc-write = Écrire ta propre question
tc-write-label = Ta question
tc-write-example = Qui de nous… ?
tc-write-hint = { NUMBER($most) } lettres au plus. Elle viendra dans les trois prochaines manches.
tc-write-add = L’ajouter à la pioche
tc-write-count = { $count ->
    [0] Aucune question de cette table dans la pioche.
    [1] Une question de cette table est dans la pioche.
   *[other] { $count } questions de cette table sont dans la pioche.
}

tc-picking-title-you = Choisis une question
tc-picking-title-for = Choisis une question pour { $name }
tc-picking-title = { $name } choisit
tc-picking-why-you = Personne d’autre ne les voit. Touche celle que tu liras à voix haute.
tc-draw-others = En tirer trois autres
tc-ask-own = La poser maintenant
tc-ask-own-hint = { NUMBER($most) } lettres au plus. Tu la poses maintenant, à la place d’une de celles-ci.
tc-picking-why = Bientôt une question pour tout le monde.

## Le vote

tc-voting-why = En secret : touche deux personnes, ou deux fois la même.
tc-voting-half = Encore un vote : la même ou une autre.
tc-voting-both = Deux votes : dans la boîte !
tc-voting-why-done = Tes votes sont dans la boîte.
tc-watching = Tu regardes. Leurs choix restent secrets.
tc-newcomer = Tu joues à partir de la prochaine manche.
tc-vote = Un vote pour { $name }
tc-vote-again = Un second vote pour { $name }
tc-vote-reset = Le reprendre
tc-cast = Mettre les deux votes dans la boîte
tc-voted = { $voted ->
    [0] Personne n’a encore voté
    [1] 1 sur { NUMBER($all) } a voté
   *[other] { $voted } sur { NUMBER($all) } ont voté
}
tc-given = c’est fait
tc-skip = Passer cette question
tc-in-the-box = Tes deux votes
tc-box-hint = Ils se cachent bientôt. Touche pour les voir.
tc-take-back = Les reprendre

## Les pronostics

tc-box-shut = La boîte est fermée
tc-predict = Comment te voit-on ? Fais ton pronostic.
tc-predict-done = Face cachée. Tu peux encore changer.
tc-most = Le plus
tc-most-line = plus de votes que tous les autres
tc-some = Quelques-uns
tc-some-line = au moins un, ou à égalité en tête
tc-none = Aucun
tc-none-line = pas un seul vote
tc-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tc-predicted = { $predicted ->
    [0] Aucun pronostic pour l’instant
    [1] 1 pronostic sur { NUMBER($all) }
   *[other] { $predicted } pronostics sur { NUMBER($all) }
}
tc-predict-back = Le reprendre

## Le dépouillement

tc-got-most = C’est toi qui as le plus de votes
tc-got-most-votes = { $votes ->
    [1] Le plus de votes, c’est toi : un
   *[other] Le plus de votes, c’est toi : { $votes }
}
tc-got-some = Tu as quelques votes
tc-got-some-votes = { $votes ->
    [1] Tu as un vote
   *[other] Tu as { $votes } votes
}
tc-got-none = Pas un seul vote pour toi
tc-said-right = Tu avais prédit { $sign }.
tc-said-wrong = Tu avais prédit { $sign } : pas de point.
tc-said-nothing = Tu n’as rien prédit.
tc-unsaid = pas de pronostic
tc-earned = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
tc-seen-most = { $name } a le plus de votes
tc-seen-nobody = Personne ne se détache
tc-right = juste
tc-wrong = faux
tc-count-player = Nom
tc-count-votes = Votes
tc-count-said = Prédit
tc-count-points = Points
tc-space = case { NUMBER($at) } sur { NUMBER($goal) }
tc-finish = Voir qui a gagné

## La fin

tc-over-you = Tu as gagné !
tc-over-shared = Tu partages la victoire avec { $names }
tc-over-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
tc-over-nobody = La partie est finie
tc-over-why = Et voilà comment la table vous voit.
tc-over-why-nobody = La partie s’est arrêtée avant la fin : on l’a arrêtée, ou il restait trop peu de monde pour garder les votes secrets.
tc-over-questions = Les questions de la soirée
tc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tc-title-vote = Ton vote
tc-title-voting = Le vote
tc-title-predict = Ton pronostic
tc-title-predicting = Les pronostics
tc-title-count = Le dépouillement
tc-title-over = La fin

## Avant la partie

tc-option-goal = La dernière case
tc-option-goal-line = Le premier pion qui y arrive gagne. Le livret a 36 cases, ou moins si l’on veut.
tc-option-goal-any = Une autre
tc-option-questions = Les questions
tc-option-questions-drawn = Comme elles viennent
tc-option-questions-drawn-line = On pose la question qui sort de la pioche.
tc-option-questions-picked = Au choix
tc-option-questions-picked-line = La personne qui lit en tire trois que personne d’autre ne voit, en choisit une, en demande d’autres ou en écrit une.
tc-option-counts = Le dépouillement
tc-option-counts-shown = Avec les nombres
tc-option-counts-shown-line = Tout le monde voit combien de votes chaque personne a reçus.
tc-option-counts-outcome-only = Résultat seul
tc-option-counts-outcome-only-line = Tout le monde voit + ± ou 0, sans les nombres. Les points sont les mêmes.

tc-seating-many = { NUMBER($most) } d’entre vous jouent, car il n’y a pas plus de couleurs. Les autres regardent, et joueront la prochaine partie.
tc-need-more = { $count ->
    [1] Encore une personne, et vous pouvez commencer : à deux, un vote n’est pas secret.
   *[other] Encore { $count } personnes, et vous pouvez commencer.
}
tc-three-title = À trois, les nombres trahissent
tc-three = Avec les nombres et tes propres votes, tu peux deviner ceux des deux autres. Le « résultat seul » garde le secret : + ± ou 0 pour tout le monde, sans nombres, avec les mêmes points.
tc-four-title = À quatre, les nombres trahissent parfois
tc-four = Environ une manche sur quatorze, les nombres et tes propres votes disent comment quelqu’un a voté. Avec le « résultat seul », il n’y a pas de nombres, et les points sont les mêmes.
tc-kept-title = Résultat seul
tc-kept = Vous verrez + ± ou 0 pour tout le monde, sans nombres : rien ne trahit un vote.
tc-outcome-only-choose = Jouer avec le résultat seul

## La scène

tc-stage-round = Manche { NUMBER($round) }
tc-stage-first = { $name } lit en premier
tc-stage-reads = C’est { $name } qui lit
tc-stage-opening-how = On retourne une question, et tout le monde vote : à qui va-t-elle le mieux ?
tc-stage-lost = Trop peu de votes : la dernière question ne compte pas.
tc-stage-own = { $count ->
    [0] Aucune question de cette table dans la pioche.
    [1] Une question de cette table est dans la pioche.
   *[other] { $count } questions de cette table sont dans la pioche.
}
tc-stage-picking = { $name } choisit une question
tc-stage-picking-how = Personne d’autre ne voit les questions proposées.
tc-stage-asks = { $name } demande
tc-stage-voting-how = Deux votes par personne, en secret : pour une seule ou pour deux.
tc-stage-voted = { $count ->
    [0] Personne n’a encore voté
    [1] 1 sur { NUMBER($all) } a voté
   *[other] { $count } sur { NUMBER($all) } ont voté
}
tc-stage-predicting = Comment la table te voit-elle ?
tc-stage-predicting-how = La boîte est pleine. As-tu le plus de votes, quelques-uns ou aucun ?
tc-stage-predicted = { $count ->
    [0] Aucun pronostic pour l’instant
    [1] 1 pronostic sur { NUMBER($all) }
   *[other] { $count } pronostics sur { NUMBER($all) }
}
tc-stage-heard-predictions = Les pronostics :
tc-stage-opened = D’abord les pronostics, puis la boîte…
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
tc-stage-seen = C’est { $name } !
tc-stage-tie = Personne ne se détache
tc-stage-tie-why = Plusieurs ont le plus de votes : cela compte ±.
tc-stage-next = { $name } lira ensuite.
tc-stage-reached = { $count ->
    [one] { $names } arrive à la case { NUMBER($space) } !
   *[other] { $names } arrivent à la case { NUMBER($space) } !
}
tc-stage-no-guess = pas de pronostic
tc-stage-right = juste
tc-stage-wrong = faux
tc-stage-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
tc-stage-heard = { $name } : { $result }.
tc-stage-heard-votes = { $name } : { $votes }, { $sign }.
tc-stage-heard-guess = { $name } a prédit { $sign } : { $verdict }, { $points }, case { NUMBER($space) }.
tc-stage-heard-none = { $name } : pas de pronostic, case { NUMBER($space) }.
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
    [1] Après une question, vous savez comment on vous voit.
   *[other] Après { $rounds } questions, vous savez comment on vous voit.
}
tc-stage-ended = La partie est finie
tc-stage-ended-why = Elle s’est arrêtée avant la fin : on l’a arrêtée, ou il restait trop peu de monde.
tc-stage-standing = Le classement
tc-stage-back = Voilà comment la table vous voit
tc-stage-back-none = Personne n’a jamais eu le plus de votes.
tc-stage-got = obtenu
tc-stage-said = prédit
tc-stage-why-shared = à égalité
tc-stage-why-fewer = pas le plus
tc-over-mine = Ce qu’on a vu en toi
tc-over-mine-none = Cette fois, tu n’as jamais eu le plus de votes.
