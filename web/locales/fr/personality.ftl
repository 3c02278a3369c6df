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

pe-stage-opening-how = Propose un trait, dis en secret à qui il va, et grimpe si on est d’accord.
pe-stage-proposing-how = Elle est lue tout haut, et chacun dit en secret à qui elle va le mieux.
pe-stage-laying = Une carte pour { $name }
pe-stage-laying-how = Le jeu s’inverse : chacun pose la carte de sa main qui lui va le mieux.
pe-stage-laid = { NUMBER($count) } cartes posées sur { NUMBER($all) }
pe-stage-voting = À qui cela va-t-il le mieux ?
pe-stage-voting-how = Choisis en secret, et parie 2 ou 3 si tu y crois.
pe-stage-which-how = Vote en secret pour une de ces cartes, et parie 2 ou 3 si tu y crois.
pe-stage-opened = Les masques ouvrent les yeux…
pe-stage-tie = Égalité : { $names }
pe-stage-tie-cards = Égalité entre { NUMBER($count) } cartes
pe-stage-tie-how = Chacun explique son choix. Puis on revote, sans parier.
pe-stage-speaks = La parole est à
pe-stage-then = puis
pe-stage-all-spoken = Tout le monde a parlé.
pe-stage-runoff-how = Seulement entre ceux-là, et personne ne parie.
pe-stage-runoff-which = Laquelle de ces { NUMBER($count) } va le mieux à { $name } ? Personne ne parie.
pe-stage-elected = C’est tout { $name } !
pe-stage-elected-card = Celle-là va le mieux à { $name } !
pe-stage-for = La carte va à
pe-stage-under = La carte va sous la pioche.
pe-stage-exchange-how = Qui vient d’avancer peut échanger une carte de sa main.
pe-stage-went-to = La dernière carte est allée à { $name }.
pe-stage-nobody = Personne n’a deux voix : rien ne bouge.
pe-stage-undecided = Le second vote n’a rien décidé : personne ne bouge.
pe-stage-giving-how = { $cards ->
    [one] Une dernière carte à donner, et on peut la contester.
   *[other] { $cards } cartes à donner à { $cards } personnes, qui peuvent les contester.
}
pe-stage-gives = { $cards ->
    [one] À qui est cette carte ?
   *[other] À qui sont ces cartes ?
}
pe-stage-answering = { $name } donne ces cartes
pe-stage-answering-how = C’est toi, ça ? Accepte ta carte, ou conteste-la.
pe-stage-judging = { $name } conteste une carte
pe-stage-judging-how = Les autres disent en secret à qui elle va vraiment le mieux.
pe-stage-open = C’est toi, ça ?
pe-stage-accepted = acceptée
pe-stage-contested = contestée
pe-stage-stands = Elle reste
pe-stage-goes-to = Plutôt { $name }
pe-stage-gave = Toutes les cartes de { $name } restent en place.
pe-stage-gave-in-error = Erreur de { $name } : retour à la porte, la main pleine.
pe-stage-pairing-how = Les deux ne feront qu’un au prochain vote, et bougeront ensemble.
pe-stage-reading = { $name }, à vos yeux
pe-stage-reading-how = À lire tout haut, carte par carte.
pe-stage-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
pe-stage-blank = Personne n’a su dire comment est cette personne. Mystère !
pe-stage-won = { $name } lit en vous tous
pe-stage-won-shared = { $name } lisent en vous tous
pe-stage-ending-how = Regardez maintenant les portraits, l’un après l’autre.
pe-stage-over-how = { $turns ->
    [one] Après une carte, vous savez comment on vous voit.
   *[other] Après { $turns } cartes, vous savez comment on vous voit.
}
pe-stage-ended = Il restait trop peu de monde, ou trop peu de cartes, pour continuer.
pe-stage-agreed = Vous étiez le plus d’accord sur { $name } :

## La scène : le chemin

pe-stage-pit = Gouffre de l’erreur
pe-stage-start = Départ
pe-stage-gate = Porte de la clairvoyance imparfaite
pe-stage-summit = La suprême perspicacité
pe-stage-duet = Tête-à-tête : choisis avec qui tu votes ensuite.
pe-stage-inversion = Inversion : chacun pose une carte pour toi.
pe-stage-pit-how = Une chute dans le gouffre : on recommence avec sept cartes.
pe-stage-space = case { NUMBER($space) }
pe-stage-behind = { NUMBER($spaces) } derrière le départ
pe-stage-at-start = au départ
pe-stage-at-gate = à la porte
pe-stage-at-summit = au sommet
pe-stage-has = { NUMBER($held) } en main, { NUMBER($given) } au portrait

## La scène : ce que chacun fait

pe-stage-note-proposes = choisit une carte
pe-stage-note-lays = réfléchit
pe-stage-note-laid = a posé
pe-stage-note-votes = vote
pe-stage-note-voted = a voté
pe-stage-note-with = vote avec
pe-stage-note-speaks = a la parole
pe-stage-note-will-speak = parle ensuite
pe-stage-note-ready = est d’attaque
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
