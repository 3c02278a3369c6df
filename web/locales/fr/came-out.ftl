### Ce qui ressort d’une partie : des constats, et ce qui vaut un titre à tout le monde.

out-title = Ce qui en ressort
out-board-title = Ce qui ressort de cette partie
out-weights = À côté de chaque nombre : ce que donne le hasard. « Plus que le hasard » veut dire que le hasard seul ne fait presque jamais cela. Le reste est pour le plaisir.
out-told = Plus que le hasard
out-honours = Un titre pour tout le monde

out-quoted = « { $text } »
out-quoted-votes = { $votes ->
    [0] « { $text } » (aucun vote)
    [1] « { $text } » (1 vote)
   *[other] « { $text } » ({ $votes } votes)
}
out-and-more = { $things }, et { NUMBER($count) } de plus

out-table-reads = { $times } fois le hasard : la table a vu juste { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-turn-by-turn = Tour par tour : { $rows }.
out-turn = { $name } { NUMBER($hits) } sur { NUMBER($most) }
out-dots-title = Bonnes places, tour par tour
out-dots-luck = La ligne, c’est le hasard : { $luck } par tour.
out-guessed-best = Facile à deviner : { $name }, juste { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-guessed-least = Difficile à deviner : { $name }, juste { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-surprise = La plus grande surprise : « { $card } » pour { $name }. De malheur à bonheur, vous disiez place { NUMBER($guessed) }, et c’était la place { NUMBER($place) } sur { NUMBER($most) }.
out-closest-first = Première réponse la plus proche : { $name }, { NUMBER($times) } fois sur { NUMBER($most) }.

out-team-reads = Pour deviner { $name }, personne ne fait mieux que { $names } : juste { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-doubles = Doublé et juste : { $names }, { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-unexpected = Personne n’attendait « { $card } » là où { $name } l’a mis : place { NUMBER($place) }. Vos réponses : { $guesses }.
out-walk = Votre chemin, sur { NUMBER($goal) } cases : { $places }.
out-walk-team = { $names } { NUMBER($at) }
out-walk-title = Vos pions, manche par manche

out-elected = { $name }, c’était votre réponse à : { $questions }
out-predicts-self = Les meilleurs pronostics : { $name }, juste { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-split = Ce qui vous a le plus divisés : { $question } { $results }.
out-united = Ce qui vous a mis le plus d’accord : { $question } { $results }.

out-portrait = { $name }, à vos yeux : { $cards }.
out-agree-most = { $one } et { $other } choisissent pareil : { NUMBER($hits) } fois sur { NUMBER($most) }. Le hasard donne { $luck }.
out-bets-pay = { $count ->
    [0] Les meilleurs paris : { $name }, { $earned } sans pari. Le hasard donne { $luck }.
    [1] Les meilleurs paris : { $name }, { $earned } en un pari. Le hasard donne { $luck }.
   *[other] Les meilleurs paris : { $name }, { $earned } en { $count } paris. Le hasard donne { $luck }.
}

out-gallery = La galerie : { $images }.
out-hung = { $person } ({ $name })
out-steal = { $name } a terminé l’image de { $person } avec des cartes de { $names }.
out-bluff-exposed = { $name } a vu clair dans le jeu de { $other } : { $person } ne convenait pas.
out-bluff-exposed-nobody = { $name } a vu clair dans le jeu de { $other }, qui ne pensait à personne.
out-bluff-stood = { $name } vous le dit maintenant : { $person }, c’était un bluff, et personne ne l’a contesté.
out-named-twice = Deux fois ou plus dans la galerie : { $person }, par { $names }.

## Les bluffs qui ont tenu, racontés par leur auteur

out-confess-title = Était-ce du bluff ?
out-confess-why = Personne n’a contesté ces images. Si l’une était un bluff, tu peux le dire maintenant. Si tu ne dis rien, personne ne le saura.
out-confess = { $person }, c’était un bluff

## Ce qui vaut un titre à tout le monde

out-award-reads-minds = Lit dans les pensées
out-award-knows-self = Sait comment vous voyez
out-award-sure-bets = Paris sûrs
out-award-detective = Voit clair dans les bluffs
out-award-first-thought = La première idée, la bonne
out-award-open-book = Comme un livre ouvert
out-award-bold-doubles = Audace et justesse
out-award-finisher = La dernière touche
out-award-chosen = Une bonne réponse
out-award-many-sided = Plusieurs facettes
out-award-steadfast = Rien ne l’ébranle
out-award-curator = Sa propre galerie
out-award-surprising = Toujours une surprise
out-award-with-the-table = En accord avec la table
out-award-own-mind = Ses propres idées
out-award-right-about-self = L’avait vu venir
out-award-under-the-radar = En toute discrétion
out-award-seen-otherwise = Sous un autre jour
out-award-enigma = Une énigme
out-award-builder = Carte après carte

out-why-measure = { NUMBER($hits) } sur { NUMBER($most) }, le hasard donne { $luck }
out-why-predictions = Pronostics justes : { NUMBER($hits) } sur { NUMBER($most) }, le hasard donne { $luck }
out-why-open-book = Bien deviné : { NUMBER($hits) } fois sur { NUMBER($most) }, le hasard donne { $luck }
out-why-doubles = Jetons doublés et justes : { NUMBER($hits) } sur { NUMBER($most) }, le hasard donne { $luck }
out-why-bets = { $earned } par des paris, le hasard donne { $luck }
out-why-detective = Contestations justes : { NUMBER($right) } sur { NUMBER($count) }
out-why-first-thought = Première réponse la plus proche { NUMBER($times) } fois sur { NUMBER($most) }
out-why-finisher = Images commencées par d’autres : { NUMBER($count) }
out-why-chosen = En tête { NUMBER($times) } fois sur { NUMBER($most) }
out-why-many-sided = Cartes reçues des autres : { NUMBER($count) }
out-why-steadfast = Contesté, et ce n’était pas un bluff : { NUMBER($count) }
out-why-curator = Images : { NUMBER($count) }. Points : { NUMBER($points) }
out-why-surprising = { $count ->
    [0] « { $card } » était à la place que vous disiez
    [1] « { $card } » était à une place de celle que vous disiez
   *[other] « { $card } » était à { $count } places de celle que vous disiez
}
out-why-with-the-table = Le choix de la majorité { NUMBER($times) } fois sur { NUMBER($most) }
out-why-own-mind = Un autre choix { NUMBER($times) } fois sur { NUMBER($most) }
out-why-right-about-self = Pronostic juste { NUMBER($times) } fois sur { NUMBER($most) }
out-why-under-the-radar = Sans un vote { NUMBER($times) } fois sur { NUMBER($most) }
out-why-seen-otherwise = Un autre pronostic { NUMBER($times) } fois sur { NUMBER($most) }
out-why-builder = Cartes qui sont restées : { NUMBER($count) }

## Ce qui manque

out-missing-end = Cette partie a été arrêtée avant la fin : on ne peut rien en dire.
out-missing-open-view = De cette partie, il n’y a que ce qu’une personne a vu. Il manque ce que tout le monde a vu : rien n’est compté.
out-missing-record = Les notes de cette partie sont illisibles : rien n’est compté.
out-missing-players = On ne sait pas qui jouait dans cette partie : rien n’est compté.
out-missing-rounds = { $count ->
    [0] Les notes de cette partie manquent ou sont fausses : rien n’est compté.
    [1] Les notes de la manche { $rounds } manquent ou sont fausses : rien n’est compté.
   *[other] Les notes des manches { $rounds } manquent ou sont fausses : rien n’est compté.
}
