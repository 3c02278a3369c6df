### Que faire, quand on arrive pour la première fois à une phase.

gh-first-opening = Vous jouez dans le même camp : une personne classe des cartes, les autres devinent.
gh-first-ranking = Glisse une carte pour la déplacer.
gh-first-others = Ensuite, vous devinez ensemble.
gh-first-guessed = Ne dis rien et regarde.
gh-first-guessing = Si la ligne te plaît, donne ton accord.
gh-first-agreed = Quand vous êtes tous d’accord, on retourne les cartes.
gh-first-guessing-others = Regarde où les autres posent les cartes.
gh-first-revealed = Chaque carte à sa place rapporte des points à toute la table.

pp-first-opening = Choisis une boîte : les quatre cartes en viennent.
pp-first-opening-others = Quatre cartes arrivent, et quelqu’un les classe en secret.
pp-first-ranking = Glisse une carte pour la déplacer.
pp-first-others = Ensuite, les équipes devinent.
pp-first-guessed = Quand tout le monde a deviné, tu ouvres ton enveloppe.
pp-first-guessing = Le jeton 1 pour la préférée, puis 2, 3, 4.
pp-first-guessing-others = Chaque jeton sur la bonne carte fait avancer son équipe.
pp-first-revealing = Ouvre l’enveloppe carte par carte, et dis aux autres pourquoi.
pp-first-revealing-others = Un jeton juste fait avancer d’une case, un jeton doublé de deux.
pp-first-round-over = À l’arrivée, l’équipe la plus avancée gagne.

tc-first-opening = Quelqu’un lit une question à voix haute, puis tout le monde vote en secret.
tc-first-reading = Retourne la question et lis-la à voix haute.
tc-first-picking = Choisis la question que tu veux poser, et lis-la à voix haute.
tc-first-picking-others = Bientôt, vous votez en secret : à qui va la question ?
tc-first-voting = On ne dit à personne qui a voté pour qui.
tc-first-voted = Ensuite vient le pronostic : le plus de votes, quelques-uns ou aucun ?
tc-first-predicting = Dis maintenant ce que tu penses avoir : le plus de votes, quelques-uns ou aucun.
tc-first-predicted = Quand tous les pronostics sont là, on ouvre la boîte et on compte les votes.
tc-first-round-over = Tu marques des points si ton pronostic est juste.

pe-first-opening = Tout le monde reçoit des cartes avec des traits. Donne les tiennes aux personnes à qui elles vont.
pe-first-proposing = Pose une carte de ta main. Puis tout le monde dit à qui elle va le mieux.
pe-first-proposing-others = La carte ira à la personne qui aura le plus de votes.
pe-first-pile = Retourne une carte et lis-la à voix haute. Puis tout le monde dit à qui elle va le mieux.
pe-first-laying = Pose la carte qui va le mieux. Puis tout le monde vote.
pe-first-laying-others = Bientôt toutes les cartes sont là, et vous votez pour la meilleure.
pe-first-voting = Touche la personne à qui elle va le mieux, puis parie 1, 2 ou 3.
pe-first-voting-others = Quand tout le monde a choisi, on retourne les votes ensemble.
pe-first-debate = Égalité : parlez-en, puis votez encore une fois.
pe-first-debate-others = Écoute les autres : au second vote, tu peux changer d’avis.
pe-first-runoff = Vote encore une fois, seulement parmi ces choix et sans pari.
pe-first-exchanging = Tu as avancé : tu peux échanger une carte de ta main.
pe-first-exchanging-others = Tu avances si tu as choisi comme la majorité. Sinon, tu recules.
pe-first-pairing = Choisis quelqu’un : la prochaine fois, vous votez ensemble.
pe-first-pairing-others = Voter ensemble, c’est un seul choix et un seul pari pour deux.
pe-first-giving = Donne tes cartes aux personnes à qui elles vont, chacune à quelqu’un d’autre.
pe-first-giving-others = Pour gagner, il faut donner ses dernières cartes à des personnes à qui elles vont.
pe-first-answering = Cette carte te va ? Prends-la, ou dis non.
pe-first-answering-others = Si tout le monde accepte, la partie est gagnée. Sinon, les autres votent.
pe-first-judging = Touche la personne à qui la carte va le mieux. La majorité décide.
pe-first-judging-others = Le nombre de votes décide à qui va la carte.
pe-first-ending = Lisez les portraits à voix haute, à tour de rôle.
pe-first-reading = Quelle carte te surprend ? Dis-le aux autres.

image-first-opening = Carte par carte, vous faites le portrait de gens célèbres.
image-first-window = Ces cartes ne vont à personne ? Conteste. Sinon, laisse passer.
image-first-window-others = Les autres peuvent encore contester. Puis on compte les points.
image-first-naming = Quelqu’un doute. Dis à qui tu pensais.
image-first-naming-others = Toutes les cartes doivent convenir à ce nom, sinon le bluff est démasqué.
image-first-voting = Regarde chaque carte : une seule qui ne va pas suffit.
image-first-voting-others = Les autres votent : est-ce que toutes les cartes conviennent ?
image-first-turn = Commence une image ou poursuis-en une : toutes ses cartes vont à la même célébrité.
image-first-watching = Regarde quelles images grandissent : tu peux en continuer une, et contester ce qui ne va à personne.
