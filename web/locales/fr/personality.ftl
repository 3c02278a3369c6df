### Personnalité : ce que disent les écrans de ce jeu.

## Les cartes sont distribuées

pe-opening-title = Sept cartes par personne
pe-opening-why = Des traits que personne d’autre ne voit. À tour de rôle, on en propose un, et tout le monde dit à qui il va.
pe-deal = Distribuer les cartes

## Une carte est proposée

pe-proposing-title-you = Choisis une carte
pe-proposing-title-pile = La pioche choisit pour toi
pe-proposing-title = { $name } choisit une carte
pe-proposing-why-you = Pose-la et lis-la à voix haute : à qui va-t-elle le mieux ?
pe-proposing-why-pile = Tu n’as plus de carte : on retourne la première.
pe-proposing-why = Elle sera lue à voix haute : tu diras en secret à qui elle va.
pe-propose = Poser cette carte
pe-propose-pile = Retourner une carte
pe-my-cards = { $count ->
    [one] Ta dernière carte
   *[other] Tes { $count } cartes
}

## Une inversion

pe-laying-title-you = Quelle carte te va le mieux ?
pe-laying-title = Quelle carte va le mieux à { $name } ?
pe-laying-why = Tout le monde pose une de ses cartes, puis vote. On ne voit pas encore à qui elles sont.
pe-laying-done = Ta carte est posée, face cachée. Tu peux encore changer.
pe-laying-empty = Tu n’as pas de carte à poser, mais tu voteras.
pe-lay = Poser cette carte face cachée
pe-lay-change = Poser plutôt celle-ci
pe-own-card = à toi
pe-choice = Ton choix

## Une paire

pe-pairing-title-you = Choisis avec qui voter
pe-pairing-title = { $name } choisit avec qui voter
pe-pairing-why-you = Tête-à-tête ! La prochaine fois, vous choisissez et pariez à deux, et vous bougez ensemble.
pe-pairing-why = { $name } et la personne choisie voteront, parieront et bougeront ensemble.
pe-pair = Voter ensemble

## Le vote

pe-read-aloud-you = Lis-la à voix haute. À qui va-t-elle le mieux ?
pe-read-aloud = { $name } lit : à qui va-t-elle le mieux ?
pe-vote-why = Choisis en secret. Tu peux te choisir.
pe-vote-which-why = Choisis en secret. Ta propre carte compte aussi.
pe-vote-done = Ton vote est noté. Tu peux encore changer.
pe-vote-go = C’est mon choix
pe-vote-go-card = C’est celle-là
pe-vote-change = Changer mon choix
pe-pair-together = { $name } et toi votez ensemble : choisis, ou attends le choix de { $name }.
pe-pair-proposed = { $name } a choisi ceci pour vous deux. Es-tu d’accord ? Sinon, choisis autre chose.
pe-pair-waits = Cela compte dès que { $name } est d’accord.
pe-pair-agreed = { $name } et toi êtes d’accord. Vous pouvez changer jusqu’au dernier vote.
pe-pair-agree = D’accord
pe-pair-otherwise = Choisir autre chose
pe-pairs = { $leader } et { $partner } votent ensemble.
pe-bet = À ton avis, les autres sont d’accord ?
pe-bet-neutral = peut-être
pe-bet-two = sûrement
pe-bet-three = à coup sûr
pe-watching = Tu regardes.
pe-newcomer = Tu joues à partir du prochain tour.
pe-second-note = Second vote, entre les ex æquo
pe-second-why = Sans pari : une case en avant pour un choix juste.

pe-heard-vote = { $name } a choisi { $choice } et parié { NUMBER($stake) }.
pe-heard-choice = { $name } a choisi { $choice }.
pe-heard-forward = { NUMBER($steps) } en avant.
pe-heard-back = { NUMBER($steps) } en arrière.
pe-landed-face = Tête-à-tête.
pe-landed-dot = Inversion.
pe-landed-pit = Dans le gouffre.
pe-landed-summit = Au sommet.

## Une égalité

pe-debate-people = Égalité : { $names }
pe-debate-cards = { $count ->
    [1] Égalité
   *[other] Égalité entre { $count } cartes
}
pe-debate-why = Tout le monde explique son choix, puis vous revotez.
pe-speaks-you = La parole est à toi
pe-speaks-you-why = Pourquoi ce choix ? Convaincs les autres.
pe-speaks = { $name } a la parole
pe-speaks-why = Écoute, et réfléchis encore.
pe-debate-next = Ensuite
pe-debate-ready = Veut voter
pe-move-on = Assez parlé : votons
pe-ready = Passer au second vote
pe-ready-spoken = J’ai tout dit : votons

## Le résultat

pe-result-you = La carte est à toi
pe-result = La carte est à { $name }
pe-result-tie = Encore une égalité : à personne
pe-result-nobody = Personne n’a deux votes
pe-nothing-moves = La carte repart, et rien ne bouge.
pe-stay = Tu restes où tu es.
pe-forward = { $steps ->
    [1] Tu avances d’une case.
   *[other] Tu avances de { $steps } cases.
}
pe-back = { $steps ->
    [1] Tu recules d’une case.
   *[other] Tu recules de { $steps } cases.
}
pe-fell = Tu tombes dans le gouffre. Tu repars du départ, avec sept cartes.
pe-arrived = Tu as atteint la Suprême Perspicacité !
pe-onto-face = { $walk } Tête-à-tête !
pe-onto-dot = { $walk } Le jeu s’inverse !
pe-exchange = Échanger une carte
pe-exchange-why = Touche celle qui ne va à personne ici : elle va sous la pioche, et tu en reprends une.
pe-keep = Garder ma main

## Où l’on en est

pe-standing = Masques et portraits
pe-traits = { $count ->
    [0] pas encore de trait
    [1] un trait
   *[other] { $count } traits
}
pe-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
pe-at-start = au départ
pe-at-gate = à la porte
pe-at-summit = au sommet
pe-at-behind = { NUMBER($count) } derrière le départ
pe-at-space = case { NUMBER($space) }

## Le bout du chemin

pe-giving-title-you = { $cards ->
    [1] Donne ta dernière carte
   *[other] Donne { $cards } cartes
}
pe-giving-title = { $name } est au sommet
pe-giving-why-you = Chacune à une autre personne, à qui elle va vraiment. Si aucune n’est refusée, tu gagnes.
pe-giving-why = { $cards ->
    [1] Une dernière carte va à quelqu’un. Lui va-t-elle ?
   *[other] { $cards } cartes vont à { $cards } personnes. Leur vont-elles ?
}
pe-give = { $cards ->
    [1] Donner cette carte
   *[other] Donner ces { $cards } cartes
}
pe-gift-for = Pour qui ?
pe-gift-keep = à garder
pe-gift-you = { $name } te donne cette carte
pe-answer-why = C’est toi ? Accepte-la, ou laisse les autres en juger.
pe-answered = Tu peux encore changer d’avis.
pe-given-you = Tes cartes sont données
pe-given = { $name } donne ses cartes
pe-answering-why = Une carte pour toi ? Accepte-la ou conteste-la.
pe-accept = C’est moi : j’accepte
pe-contest = Ce n’est pas moi : je conteste
pe-accepted = acceptée
pe-contested = contestée
pe-thinking = réfléchit
pe-judging-note-you = Tu contestes cette carte
pe-judging-note = { $name } conteste cette carte
pe-judge-why = À qui va-t-elle le mieux ? Choisis en secret.
pe-judging-why = Les autres choisissent en secret à qui elle va le mieux.
pe-judging-given = Carte donnée par { $giver } à { $receiver }. Si elle va à quelqu’un d’autre, { $giver } retourne à la porte.

pe-lost-you = Tu retournes à la porte
pe-lost = { $name } retourne à la porte
pe-lost-card = « { $card } » va à { $name }.

## Les portraits

pe-ending-why = Regardez maintenant les portraits ensemble, un par un.
pe-portrait = Le portrait de { $name }
pe-portrait-you = Ton portrait
pe-portrait-empty = Aucune carte : un mystère pour la table.
pe-reading = Tout le monde le regarde en ce moment.
pe-reading-you = Lis-le à voix haute : voilà comment les autres te voient.
pe-read = Suite : { $name }
pe-read-you = Suite : ton portrait
pe-portraits = Les portraits
pe-finish = Finir la partie
pe-save = Garder mon portrait en image
pe-save-until = Il est là jusqu’au début de la partie suivante.
pe-file = mon-portrait
pe-picture-line = comme on me voit

pe-over-you = Tu as gagné !
pe-over-shared = Tu as gagné, avec { $names }
pe-over-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
pe-over-nobody = La partie est finie
pe-over-why = Et voilà comment vous vous voyez.
pe-over-why-nobody = La partie s’arrête avant la fin du chemin, mais les portraits restent.

pe-title-vote = Ton vote
pe-title-voting = Le vote
pe-title-debate = Égalité
pe-title-runoff = Le second vote
pe-title-exchange = Le résultat
pe-title-answer = Accepter ou contester
pe-title-judge = Une carte contestée
pe-title-portraits = Les portraits
pe-title-over = La fin

## Avant la partie

pe-option-board = Le chemin
pe-option-board-line = { NUMBER($spaces) } cases du départ à la Suprême Perspicacité.
pe-option-board-normal = Normal
pe-option-board-short = Court
pe-option-board-taste = Très court
pe-option-laying = Les cartes d’une inversion
pe-option-laying-hidden = Sans les noms
pe-option-laying-hidden-line = On voit qui a posé quelle carte en même temps que les votes.
pe-option-laying-open = Avec les noms
pe-option-laying-open-line = Tout le monde voit qui a posé quelle carte avant de voter, comme sur une table.
pe-seating-many = { NUMBER($most) } d’entre vous jouent, car il n’y a pas plus de masques. Les autres regardent, et joueront la prochaine partie.
pe-need-more = { $count ->
    [1] Encore une personne, et vous pouvez commencer : à deux, il n’y a pas de majorité.
   *[other] Encore { $count } personnes, et vous pouvez commencer.
}

## La scène

pe-stage-opening-how = Propose un trait, dis en secret à qui il va, et avance si les autres sont d’accord.
pe-stage-proposing-how = Elle est lue à voix haute, et tout le monde dit en secret à qui elle va le mieux.
pe-stage-laying = Une carte pour { $name }
pe-stage-laying-how = Le jeu s’inverse : tout le monde pose la carte de sa main qui lui va le mieux.
pe-stage-laid = { $count ->
    [0] Aucune carte posée sur { NUMBER($all) }
    [1] 1 carte posée sur { NUMBER($all) }
   *[other] { $count } cartes posées sur { NUMBER($all) }
}
pe-stage-voting = À qui cela va-t-il le mieux ?
pe-stage-voting-how = Choisis en secret, et parie 2 ou 3 si tu y crois.
pe-stage-which-how = Vote en secret pour une de ces cartes, et parie 2 ou 3 si tu y crois.
pe-stage-opened = Les masques ouvrent les yeux…
pe-stage-tie = Égalité : { $names }
pe-stage-tie-cards = Égalité entre { NUMBER($count) } cartes
pe-stage-tie-how = Tout le monde explique son choix. Puis on revote, sans parier.
pe-stage-speaks = La parole est à
pe-stage-then = puis
pe-stage-all-spoken = Tout le monde a parlé.
pe-stage-runoff-how = Seulement entre ces personnes, sans pari.
pe-stage-runoff-which = Laquelle de ces { NUMBER($count) } cartes va le mieux à { $name } ? Personne ne parie.
pe-stage-elected = C’est tout { $name } !
pe-stage-elected-card = Celle-là va le mieux à { $name } !
pe-stage-for = La carte va à
pe-stage-under = La carte va sous la pioche.
pe-stage-exchange-how = Ton masque a avancé ? Tu peux échanger une carte.
pe-stage-went-to = La dernière carte est allée à { $name }.
pe-stage-falls = { $count ->
    [one] { $names } tombe dans le Gouffre de l’erreur !
   *[other] { $names } tombent dans le Gouffre de l’erreur !
}
pe-stage-nobody = Personne n’a deux votes : rien ne bouge.
pe-stage-undecided = Le second vote n’a rien décidé : personne ne bouge.
pe-stage-giving-how = { $cards ->
    [1] Une dernière carte à donner. On peut la contester.
   *[other] { $cards } cartes à donner à { $cards } personnes, qui peuvent les contester.
}
pe-stage-gives = { $cards ->
    [1] À qui est cette carte ?
   *[other] À qui sont ces cartes ?
}
pe-stage-answering = { $name } donne ces cartes
pe-stage-answering-how = C’est toi, ça ? Accepte ta carte, ou conteste-la.
pe-stage-judging = { $name } conteste une carte
pe-stage-judging-how = Les autres disent en secret à qui elle va vraiment le mieux.
pe-stage-open = C’est toi, ça ?
pe-stage-accepted = acceptée
pe-stage-contested = contestée
pe-stage-stands = Elle reste
pe-stage-goes-to = Plutôt { $name }
pe-stage-gave = Toutes les cartes de { $name } étaient justes.
pe-stage-made-it = { $name } a réussi.
pe-stage-gave-in-error = Erreur de { $name } : retour à la porte, avec sept cartes.
pe-stage-pairing-how = Ces deux personnes voteront et bougeront ensemble la prochaine fois.
pe-stage-reading = { $name }, à vos yeux
pe-stage-reading-how = À lire à voix haute, carte par carte.
pe-stage-cards = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
pe-stage-blank = Personne n’a su dire comment est cette personne. Mystère !
pe-stage-won = Victoire de { $name } !
pe-stage-won-shared = Victoire de { $name } !
pe-stage-ending-how = Regardez maintenant les portraits, l’un après l’autre.
pe-stage-over-how = { $turns ->
    [1] Après une carte, vous savez comment on vous voit.
   *[other] Après { $turns } cartes, vous savez comment on vous voit.
}
pe-stage-ended = La partie s’est arrêtée avant la fin : on l’a arrêtée, ou il restait trop peu de monde ou de cartes.
pe-stage-agreed = Vous étiez le plus d’accord sur { $name } :

## La scène : le chemin

pe-stage-pit = Gouffre de l’erreur
pe-stage-start = Départ
pe-stage-gate = Porte de la clairvoyance imparfaite
pe-stage-summit = Suprême Perspicacité
pe-stage-duet = Tête-à-tête : choisis avec qui tu votes ensuite.
pe-stage-inversion = Inversion : tout le monde pose une carte pour toi.
pe-stage-pit-how = Une chute dans le gouffre : on recommence avec sept cartes.
pe-stage-space = case { NUMBER($space) }
pe-stage-behind = { NUMBER($spaces) } derrière le départ
pe-stage-at-start = au départ
pe-stage-at-gate = à la porte
pe-stage-at-summit = au sommet
pe-stage-has = { NUMBER($held) } en main, { NUMBER($given) } au portrait

## La scène : ce que l’on fait

pe-stage-note-proposes = choisit une carte
pe-stage-note-lays = réfléchit
pe-stage-note-laid = a posé
pe-stage-note-votes = vote
pe-stage-note-voted = a voté
pe-stage-note-with = vote avec
pe-stage-note-speaks = a la parole
pe-stage-note-will-speak = parle ensuite
pe-stage-note-ready = veut voter
pe-stage-note-exchanges = peut échanger
pe-stage-note-gives = donne des cartes
pe-stage-note-answers = a une carte
pe-stage-note-pairs = choisit avec qui
pe-stage-note-won = a gagné
pe-stage-note-newcomer = dès le prochain tour

## La scène : pour qui écoute

pe-stage-card = la carte { $letter }
pe-stage-heard-vote = { $name } a choisi { $choice }.
pe-stage-heard-bet = { $name } a choisi { $choice } et parié { NUMBER($bet) }.
pe-stage-heard-on = { $name } avance de { NUMBER($steps) } : { $place }.
pe-stage-heard-back = { $name } recule de { NUMBER($steps) } : { $place }.
pe-stage-heard-pit = { $name } tombe dans le Gouffre de l’erreur et recommence.
pe-stage-heard-stays = { $name } reste sur place.
pe-lapse = Dans { $seconds } s, tu gardes ta main.
pe-lapse-debate = Dans { $seconds } s, vous votez encore une fois.
