### Que faire, quand on arrive pour la première fois à une phase.

gh-first-opening = Vous jouez dans le même camp : une personne classe des cartes, les autres devinent.
gh-first-ranking = Glisse une carte pour la déplacer.
gh-first-others = Ensuite, vous devinez ensemble.
gh-first-guessed = Ne dis rien et regarde.
gh-first-guessing = Si la ligne te plaît, donne ton accord.

pp-first-opening = Choisis une boîte : les quatre cartes en viennent.
pp-first-ranking = Glisse une carte pour la déplacer.
pp-first-others = Ensuite, les équipes devinent.
pp-first-guessed = Ne dis rien et regarde.
pp-first-guessing = Le jeton 1 pour la préférée, puis 2, 3, 4.
pp-first-revealing = Ouvre l’enveloppe carte par carte, et dis aux autres pourquoi.

tc-first-opening = Quelqu’un lit une question à voix haute, puis tout le monde vote en secret.
tc-first-reading = Retourne la question et lis-la à voix haute.
tc-first-picking = Choisis la question que tu veux poser, et lis-la à voix haute.
tc-first-voting = Personne ne saura jamais qui a voté pour qui.
tc-first-predicting = Dis maintenant ce que tu penses avoir : le plus de votes, quelques-uns ou aucun.

pe-first-opening = Tout le monde reçoit des cartes avec des traits. Donne les tiennes aux personnes à qui elles vont.
pe-first-proposing = Pose une carte de ta main. Puis tout le monde dit à qui elle va le mieux.
pe-first-laying = Pose la carte qui va le mieux à cette personne. Puis tout le monde vote.
pe-first-voting = Touche la personne à qui elle va le mieux, puis parie 1, 2 ou 3.
pe-first-debate = Égalité : parlez-en, puis votez encore une fois.
pe-first-runoff = Vote encore une fois, seulement parmi ces choix et sans pari.
pe-first-exchanging = Tu as avancé : tu peux échanger une carte de ta main.
pe-first-pairing = Choisis quelqu’un : la prochaine fois, vous votez ensemble.
pe-first-giving = Donne tes cartes aux personnes à qui elles vont, chacune à quelqu’un d’autre.
pe-first-answering = Cette carte te va ? Prends-la, ou dis non.
pe-first-judging = Touche la personne à qui la carte va le mieux. La majorité décide.

image-first-opening = Carte par carte, vous faites le portrait de gens célèbres.
image-first-window = Ces cartes ne vont à personne ? Conteste. Sinon, laisse passer.
image-first-naming = Quelqu’un doute. Dis à qui tu pensais.
image-first-voting = Regarde chaque carte : une seule qui ne va pas suffit.
image-first-turn = Commence une image ou poursuis-en une : toutes ses cartes vont à la même célébrité.
image-first-watching = Regarde quelles images grandissent : tu peux en continuer une, et contester ce qui ne va à personne.
