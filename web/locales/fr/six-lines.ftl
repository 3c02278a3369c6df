### Les règles de chaque jeu en six lignes et 120 mots au plus : assez pour jouer. Le reste est dans `rules-*.ftl`.
### On comprend chaque ligne à la première lecture, à douze ans.

six-title = En six lignes
six-mark = « Notre ajout » signale ce que le livret du jeu ne dit pas et qu’il a fallu décider.
six-idea = L’idée du jeu

## Vraies couleurs

tc-line-question = À chaque manche, quelqu’un lit une question à voix haute : qui de nous est comme ça ?
tc-line-question-picked = À chaque manche, quelqu’un choisit une question et la lit à voix haute : qui de nous est comme ça ?
tc-line-vote = Vote deux fois, en secret : pour deux personnes, ou deux fois pour la même. Jamais pour toi.
tc-line-predict = Puis prédis ton propre résultat : + pour le plus de votes, ± pour quelques-uns, 0 pour aucun.
tc-line-count = On retourne les pronostics, puis on compte les votes. On ne dit jamais qui a voté pour qui.
tc-line-count-outcome = On retourne les pronostics, puis on voit qui a +, ± ou 0. Les nombres restent secrets.
tc-line-points = Un + ou un 0 juste fait avancer ton pion de trois cases, un ± juste d’une. Si plusieurs sont en tête, c’est ±.
tc-line-end = Puis c’est à une autre personne de lire. Le premier pion sur la case { NUMBER($goal) } gagne.

## Le Jeu du bonheur

gh-line-cards = On joue dans le même camp. À chaque tour, on retourne { NUMBER($cards) } cartes.
gh-line-row = À ton tour, pose-les en ligne, en secret : de ce qui t’attriste le plus à ce qui te réjouit le plus.
gh-line-row-shown = À ton tour, pose-les en ligne, en secret : de ce qui t’attriste le plus à ce qui te réjouit le plus. Tu peux en montrer une.
gh-line-guess = Les autres en parlent et posent une seule ligne : comment as-tu fait ? Elle compte quand tout le monde est d’accord.
gh-line-points = On découvre les deux lignes. Chaque carte à sa place rapporte un point à toute la table.
gh-line-double = Les { NUMBER($cards) } sont justes ? Les points doublent : { NUMBER($points) } au lieu de { NUMBER($cards) }.
gh-line-end = La partie finit quand chaque personne a eu ses tours. Le but : s’approcher du score parfait.

## Préférences personnelles

pp-line-teams = On joue en équipes. À deux ou trois, il n’y en a pas : on joue pour soi.
pp-line-it = À chaque manche, quelqu’un est la vedette. On retourne quatre cartes, et la vedette les classe en secret, de la meilleure à la pire.
pp-line-guess = L’une après l’autre, les équipes devinent : jeton 1 sur la carte préférée, 2 sur la suivante, etc. L’équipe de la vedette aussi.
pp-line-guess-at-once = Toutes les équipes devinent en même temps : jeton 1 sur la carte préférée, 2 sur la suivante, etc. L’équipe de la vedette aussi.
pp-line-reveal = La vedette ouvre l’enveloppe, carte par carte. Chaque jeton juste fait avancer ton pion d’une case.
pp-line-double = Un jeton te semble sûr ? Double-le : juste, deux cases en avant ; faux, une case en arrière.
pp-line-end = Le tour fait { NUMBER($spaces) } cases. Quand un pion l’a fini, on termine la manche : le pion le plus avancé gagne. À égalité, on continue.

## Personality

pe-line-card = Tu as sept traits de caractère en main. À ton tour, poses-en un, face visible.
pe-line-choice = En secret, chaque personne choisit à qui la carte va le mieux, et parie 1, 2 ou 3. Tu peux te choisir.
pe-line-elected = La personne qui a le plus de votes, au moins deux, reçoit la carte. À égalité, on discute et on revote, sans parier.
pe-line-walk = Tu as choisi cette personne ? Avance de ton pari. Sinon, recule d’autant.
pe-line-spaces = Sur ><, choisis avec qui voter la prochaine fois. Sur ●, on pose des cartes pour toi et on élit la meilleure.
pe-line-end = Sur la case { NUMBER($summit) }, sans carte, tu gagnes. Sinon, donnes-en jusqu’à trois, à des personnes différentes. Si elles acceptent, ou si le vote te donne raison, tu gagnes.

## IMAGE

image-line-row = Une ligne de cartes, une image, décrit quelqu’un de célèbre. On partage quatre images.
image-line-turn = À ton tour, pose jusqu’à trois cartes de ta main. Une image qui en reçoit peut aussi en recevoir du plateau.
image-line-cards = Commence une image, prolonge-la, ou recouvre une carte de la même sorte. Pense à quelqu’un à qui vont toutes les cartes visibles.
image-line-end = Dès trois cartes, termine-la : pose l’initiale du nom de famille et dis qui c’est. Le numéro de sa case est ton score.
image-line-end-both = Dès trois cartes, termine-la : pose l’initiale du nom de famille et dis qui c’est. Sa case est ton score ; les deux initiales le doublent.
image-line-challenge = Tu n’y crois pas ? Conteste ! L’almanach décide, ou un vote. Nom faux : 6 points de moins. Nom juste : 12.
image-line-challenge-vote = Tu n’y crois pas ? Conteste ! Puis tout le monde vote. Nom faux : 6 points de moins. Nom juste : 12.
image-line-over = Complète ta main à cinq. Pioche vide ? Encore un tour. Les cartes restantes coûtent des points ; le meilleur score gagne.
