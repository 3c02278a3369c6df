### IMAGE sur un téléphone : ma main, mon tour, contestations et votes.

## Les quatre côtés, comme ils sont sur le grand écran

image-row = Image, { $side }
image-row-ended = L’image terminée
image-next-space = { $side } : la poser sur la case { $space }
image-cover = Recouvrir { $card } sur la case { $space }
image-take-back = Reprendre { $card }
image-say-laid = {"{card}"} : posée sur {"{side}"}, case {"{space}"}.
image-say-back = {"{card}"} n’est plus sur une image.
image-covers-so-many = { $count ->
    [1] recouvre une carte
   *[other] recouvre { $count } cartes
}
image-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les cartes à portée, et mon tour

image-board = Plateau
image-hand = Ta main
image-opening-title = Voici comment naît une image
image-lesson = Une image, carte par carte
image-lesson-whole = Tout montrer d’un coup
image-lesson-think = Pense à une célébrité sans la dire, puis pose des cartes qui lui vont.
image-lesson-score = Annonce le nom : la lettre est sur la case { NUMBER($space) }, cela vaut { NUMBER($space) } points.
image-deal = Distribuer les cartes
image-turn-mine = À toi de jouer
image-turn-of = C’est à { $name }
image-turn-why = Tu verras quelles cartes ce sont quand { $name } aura fini.
image-turn-why-open = Tu vois chaque carte dès qu’elle est posée.
image-watching = Tu regardes cette partie.
image-hint-pick = Touche une carte, puis sa place.
image-hint-picked = Touche maintenant un endroit éclairé.
image-means-place = Un lieu de naissance, ou un lieu lié à cette personne.
image-means-time = Un siècle où la personne a vécu.
image-means-activity = Un domaine où elle est bien connue.
image-means-status = Ce qu’est la personne, pas son œuvre.
image-means-letter = La première lettre de son nom de famille. Elle termine l’image.
image-means-wild = N’importe quelle lettre. Elle termine l’image.
image-tick-think = Pense à une célébrité
image-tick-lay = Pose jusqu’à trois de tes cartes
image-tick-letter = Une lettre la terminera
image-tick-done = c’est fait
image-hint-meanwhile = Pose déjà des cartes ; tu finiras dans un instant.
image-hint-first = Touche d’abord une carte de ta main ou du plateau.
image-hint-hand-card = Une image avec des cartes du plateau en demande aussi une de ta main.
image-hint-name = Dis de qui c’est l’image, puis termine-la.
image-hint-more = { $count ->
    [0] Plus rien de ta main ; le plateau, si tu veux.
    [1] Encore une de ta main, et celles du plateau.
   *[other] Encore { $count } de ta main, et celles du plateau.
}
image-play = { $count ->
    [1] Jouer une carte
   *[other] Jouer { $count } cartes
}
image-end = { $points ->
    [one] Terminer l’image : { $points } point
   *[other] Terminer l’image : { $points } points
}
image-end-several = { $points ->
    [one] Terminer { $count } images : { $points } point
   *[other] Terminer { $count } images : { $points } points
}
image-take-back-all = Tout reprendre
image-put-down = Plutôt mettre des cartes sur le plateau
image-put-down-why = Choisis-en trois au plus, et pioches-en autant. C’est ton tour ; sans carte, tu passes.
image-put-down-go = Finir mon tour ainsi
image-pass = Passer mon tour

## Nommer

image-claim-letter = Qui est-ce ? Nom de famille en { $letter }
image-claim-any = Qui est-ce ? N’importe quel nom
image-claim-initials = Qui est-ce ? Initiales { $first } { $last }
image-claim-example = Commence à taper un nom
image-people = Célébrités de l’almanach
image-people-found = { $count ->
    [0] Personne
    [1] Une personne
   *[other] { $count } personnes
}
image-nobody-found = L’almanach ne connaît personne de ce nom ; si on conteste, tout le monde vote.
image-known = Dans l’almanach.
image-note = À qui tu penses, { $side }
image-note-open = ta note
image-note-hint = À qui je pense
image-note-keep = Garder la note
image-noted = Tu as noté : { $note }

## Après un tour

image-laid = { $count ->
    [1] { $name } a joué une carte
   *[other] { $name } a joué { $count } cartes
}
image-laid-you = { $count ->
    [1] Tu as joué une carte
   *[other] Tu as joué { $count } cartes
}
image-ended = { $name } annonce { $person }
image-ended-you = Tu as annoncé { $person }
image-stolen = { $name } vole une image : { $person }
image-stolen-mine = { $name } vole ton image : { $person }
image-stolen-you = Tu as volé une image : { $person }
image-ended-several = { $name } a terminé { $count } images
image-ended-several-you = Tu as terminé { $count } images
image-window-until = Tu peux contester jusqu’à ce que { $name } ait fini.
image-window-mine-until = Les autres peuvent contester jusqu’à ce que { $name } ait fini.
image-sent-back = Une contestation a changé ce qui était là : des cartes te reviennent.
image-window-why = Conteste une image, ou laisse passer.
image-window-next = À toi ensuite : conteste, laisse passer ou joue.
image-window-play = C’est à toi ensuite : joue, ou attends les autres.
image-window-mine = Les autres peuvent contester.
image-window-passed = { $count ->
    [0] Tu as laissé passer.
    [1] Tu as laissé passer. Encore une personne décide.
   *[other] Tu as laissé passer. Encore { $count } personnes décident.
}
image-laid-here = { $count ->
    [1] { $name } : une carte
   *[other] { $name } : { $count } cartes
}
image-claimed = { $points ->
    [one] { $person }, { $points } point
   *[other] { $person }, { $points } points
}
image-let-pass = Laisser passer
image-challenge = Contester
image-challenge-sure = Contester cette image
image-challenge-not = Laisser tomber
image-challenge-at = Contester l’image { $side } : { $person }
image-challenge-side = Contester l’image { $side }
image-claimed-with = { $claimed } : { $cards }
image-stake-upheld = Bluff démasqué : { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et les cartes vont sur le plateau.
image-stake-back = Ce qu’une image terminée a rapporté est rendu aussi.
image-stake-not = Tout convient : { $name } prend l’image et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-naming-title = À qui penses-tu ?
image-naming-title-other = On conteste { $name }
image-naming-why = { $name } n’y croit pas. Nomme quelqu’un à qui toutes les cartes vont.
image-naming-why-you = { $name } doit nommer quelqu’un à qui toutes les cartes vont.
image-naming-why-others = { $challenger } n’y croit pas. { $challenged } nomme quelqu’un.
image-naming-label = Une célébrité, réelle ou fictive
image-naming-go = Nommer cette personne
image-vote-title = Est-ce que les cartes conviennent à { $person } ?
image-vote-title-nobody = Est-ce que tout convient ?
image-vote-why = { $challenger } conteste { $challenged }, et l’almanach ne peut pas décider.
image-tie-known = À égalité, l’image reste.
image-tie-unknown = L’almanach ne connaît pas cette personne : à égalité, le bluff est démasqué.
image-vote-done = Tu peux changer d’avis jusqu’au dernier vote.
image-voice-fits = Convient
image-voice-not = Ne convient pas
image-result-upheld = { $points ->
    [one] Bluff démasqué ! { $name } perd { $points } point.
   *[other] Bluff démasqué ! { $name } perd { $points } points.
}
image-result-upheld-you = { $points ->
    [one] Bluff démasqué ! Tu perds { $points } point.
   *[other] Bluff démasqué ! Tu perds { $points } points.
}
image-result-upheld-ended = Bluff démasqué ! { $name } rend { $back ->
    [one] { $back } point
   *[other] { $back } points
} et en perd { NUMBER($points) } de plus.
image-result-upheld-ended-you = Bluff démasqué ! Tu rends { $back ->
    [one] { $back } point
   *[other] { $back } points
} et tu en perds { NUMBER($points) } de plus.
image-result-not = Pas de bluff ! { $name } prend l’image pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-result-not-you = Pas de bluff ! Tu prends l’image pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-tried-almanac = { $name } a contesté { $person }, et l’almanach a décidé.
image-tried-players = { $name } a contesté { $person }, et tout le monde a voté.
image-tried-silence = { $name } a contesté, et aucun nom n’a été dit.
image-took = { $points ->
    [one] { $name } a pris { $person } : { $points } point.
   *[other] { $name } a pris { $person } : { $points } points.
}
image-took-you = { $points ->
    [one] Tu as pris { $person } : { $points } point.
   *[other] Tu as pris { $person } : { $points } points.
}

## Les points et la fin

image-last-turn-mine = Ton dernier tour : chaque carte gardée coûte 1 point, une lettre 2.
image-last-turn-ahead = Il te reste un tour. Ensuite, chaque carte gardée coûte 1 point, une lettre 2.
image-deck = { $count ->
    [0] Plus rien à piocher
    [1] Une à piocher
   *[other] { $count } à piocher
}

## D’où viennent les points

image-why-image = { $person } ({ $points })
image-why-images = Tes images : { $images }.
image-why-bluffs = { $count ->
    [one] Un bluff démasqué a coûté { NUMBER($points) }.
   *[other] { $count } bluffs démasqués ont coûté { NUMBER($points) }.
}
image-why-total = En tout : { $points }.
