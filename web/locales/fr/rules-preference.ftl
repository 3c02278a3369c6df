### Les règles de Préférences personnelles, une partie pour chaque moment du jeu.

pp-rules-title = Préférences personnelles
pp-rules-idea = À chaque manche, une personne est la vedette et classe quatre cartes en secret, de ce qu’elle préfère à ce qu’elle aime le moins. Les équipes devinent ce classement avec leurs jetons, et chaque bonne réponse fait avancer leur pion sur le plateau. Devine juste, ose doubler, et sois le plus loin quand quelqu’un arrive au bout.

## La préparation

pp-rules-options-title = Avant de commencer
pp-rules-options-1 = Formez de deux à quatre équipes d’au moins deux personnes, de préférence qui se connaissent bien. Chaque équipe a une couleur, un pion et quatre jetons numérotés de 1 à 4.
pp-rules-options-2 = Vous n’êtes que deux ou trois ? Alors il n’y a pas d’équipes : on joue pour soi, et on fait tout ce que fait une équipe. La vedette ne devine pas et n’avance pas pendant sa manche.
pp-rules-options-3 = Notre ajout : on joue jusqu’à 24. Les places des équipes alternent autant que possible ; l’hôte peut arranger les équipes et les places avant la partie, et tu peux toi-même changer d’équipe.
pp-rules-options-4 = Tous les pions partent de la case Départ/Arrivée et tournent dans le sens des aiguilles d’une montre. Plusieurs pions peuvent partager une case.
pp-rules-options-5 = Notre ajout : le tour compte 32 cases, avec Départ/Arrivée et les trois autres coins. Entre les coins, les symboles se suivent : À table, Activités, Personnages, Pot-pourri, puis le symbole mixte. Option : un plateau court de 20 cases pour une partie rapide, ou un long de 44 cases pour toute une soirée. Le plus petit a 8 cases, et la partie s’y arrête au plus tard quand tout le monde a été la vedette.
pp-rules-options-6 = Option : toutes les équipes devinent en même temps, et personne ne voit les jetons des autres avant que toutes aient fini. C’est plus rapide quand on joue à distance.
pp-rules-options-7 = Choisis les séries de cartes à mettre dans les quatre boîtes. Chaque carte a une face noire et une face grise. On joue toutes les faces noires d’une boîte avant les grises, et on ne mélange la boîte qu’après les deux.
pp-rules-options-8 = Notre ajout : cette table se souvient de ses boîtes d’une partie à l’autre. Tu découvres donc de nouvelles cartes tant qu’il en reste.
pp-rules-options-9 = Choisissez pour qui sont les cartes : tout le monde, dès l’adolescence, adultes. Les cartes de votre table y sont toujours : mélangées aux autres, ou seules s’il y en a assez.

## Avant une manche

pp-rules-opening-title = Le début de la manche
pp-rules-opening-1 = La première vedette est la personne assise à gauche de l’hôte. Après chaque manche, c’est au tour de la suivante sur la gauche. Notre ajout : à la partie d’après, c’est la suivante sur la gauche qui commence. Si tu joues avec des bots et personne d’autre, c’est toi.
pp-rules-opening-2 = Si tu es la vedette, regarde où est le pion de ton équipe. Sur Départ/Arrivée ou sur un autre coin, ton équipe choisit une des quatre boîtes : À table, Activités, Personnages ou Pot-pourri. Ailleurs, c’est le symbole sous le pion qui décide ; le symbole mixte demande une carte de chaque boîte.
pp-rules-opening-3 = Notre ajout : n’importe qui dans l’équipe peut annoncer la boîte. Quand il n’y a rien à choisir, n’importe qui peut retourner les cartes.
pp-rules-opening-4 = On tire quatre cartes, une pour chaque zone colorée du plateau : rouge, bleue, verte et jaune. À la fin de la manche, elles retournent au fond de leurs boîtes.

## Le classement secret

pp-rules-ranking-title = Le classement
pp-rules-ranking-1 = Si tu es la vedette, classe les quatre cartes, de celle que tu préfères à celle que tu aimes le moins. Fais-le en secret et sans demander conseil, surtout pas à ton équipe. Inutile de bluffer : tes partenaires devinent aussi.
pp-rules-ranking-2 = Une carte ne te dit absolument rien ? Remets-la, et une autre prend sa place.
pp-rules-ranking-3 = Notre ajout : la nouvelle carte vient de la même boîte, et tu peux en remettre autant qu’il le faut jusqu’à ce que tu fermes l’enveloppe. L’ancienne va au fond de sa boîte, et sort de ton classement si elle y était.
pp-rules-ranking-4 = Glisse le classement dans l’enveloppe quand il te ressemble. Il ne change plus dès que l’on devine. Notre ajout : on commence à deviner quand tu fermes l’enveloppe.
pp-rules-ranking-5 = Ensuite, garde ton sérieux ! Pendant que les autres devinent, tu ne dis rien et tu ne montres rien, même si tu vois bouger leurs jetons. Notre ajout : tu n’as rien à faire jusqu’à l’ouverture de l’enveloppe.
pp-rules-ranking-6 = Notre ajout : pendant que la vedette classe, tu peux poser ta première réponse. Personne d’autre ne la voit et elle ne fait avancer aucun pion ; quand tout l’ordre est visible, on apprend laquelle était la plus proche.

## Les équipes devinent

pp-rules-guessing-title = La réponse
pp-rules-guessing-1 = Chaque équipe devine une fois, les partenaires de la vedette aussi. Posez vos jetons sur les zones, un sur chacune : le jeton 1 sur la carte qui vient en premier, le 2 sur la deuxième, et ainsi de suite. Parlez-en, c’est fait pour ça !
pp-rules-guessing-2 = Aucun doute ? Doublez un jeton en le poussant dans le cercle. Vous pouvez n’en doubler aucun, quelques-uns ou les quatre.
pp-rules-guessing-3 = Les équipes devinent l’une après l’autre, d’abord celle de la personne à gauche de la vedette, puis toujours vers la gauche. L’équipe de la vedette vient en dernier, où qu’elle soit assise.
pp-rules-guessing-4 = L’équipe en dernière place peut passer : elle devine alors après toutes les autres, même après l’équipe de la vedette.
pp-rules-guessing-5 = Notre ajout : seule une équipe qui est seule en dernière place peut passer, et elle le dit quand vient son tour. Si passer ne changeait rien, comme pour l’équipe de la vedette, on ne le propose pas. Les jetons déjà posés restent en place, mais il faut redonner son accord.
pp-rules-guessing-6 = Les jetons posés sont visibles : les équipes qui devinent plus tard les voient.
pp-rules-guessing-7 = Notre ajout : tant que ton équipe réfléchit, toutes les personnes qui devinent avec toi déplacent les mêmes jetons. Tout le monde les voit bouger, puisqu’on discute à voix haute. La réponse est définitive quand toutes celles qui sont là ont donné leur accord. Au moindre changement, tous les accords tombent. Option : personne d’autre que l’équipe ne voit ses jetons avant ce moment.
pp-rules-guessing-8 = Si vous avez choisi de deviner en même temps, il n’y a ni tour ni passe. Les jetons se découvrent quand toutes les équipes ont fini.

## L’ouverture de l’enveloppe

pp-rules-reveal-title = L’ouverture de l’enveloppe
pp-rules-reveal-1 = Quand toutes les équipes ont deviné, la vedette ouvre l’enveloppe une préférence à la fois, en commençant par sa favorite. Si c’est toi, raconte pourquoi ! Notre ajout : la vedette avance à son rythme.
pp-rules-reveal-2 = À chaque préférence, les pions bougent : une case en avant si l’équipe avait raison, deux si elle avait raison et avait doublé. Se tromper ne coûte rien, mais se tromper en doublant fait reculer d’une case.
pp-rules-reveal-3 = Notre ajout : pour la première préférence, c’est la place de votre jeton 1 qui compte, pour la deuxième celle du jeton 2, et ainsi de suite.
pp-rules-reveal-4 = Notre ajout : aucun pion ne recule derrière le départ.

## La partie est finie

pp-rules-end-title = La fin
pp-rules-end-1 = La partie s’arrête à la fin d’une manche où un pion a atteint ou dépassé l’arrivée. L’équipe la plus avancée a gagné.
pp-rules-end-2 = Un pion qui touche l’arrivée puis recule avant la fin de la manche a quand même terminé la partie. La victoire dépend de la place des pions à ce moment-là.
pp-rules-end-3 = Si plusieurs équipes sont en tête à égalité, on continue, manche après manche, jusqu’à les départager.
pp-rules-end-4 = Notre ajout : toutes les équipes continuent alors, et les cases au-delà de l’arrivée s’ajoutent. À l’arrivée et au-delà, l’équipe choisit sa boîte comme sur un coin. L’égalité est rompue dès qu’une équipe est seule en tête à la fin d’une manche, même si elle a reculé derrière l’arrivée.

## Quelqu’un manque

pp-rules-away-title = Quand quelqu’un s’absente
pp-rules-away-1 = Notre ajout : ta place reste à toi. Reviens sur le même appareil et tu reprends là où tu en étais.
pp-rules-away-2 = Notre ajout : on n’attend pas les personnes qui s’absentent pendant que l’on devine ; les autres de l’équipe se mettent d’accord sans elles. Si personne d’une équipe n’est là, la table peut se passer de sa réponse pour cette manche.
pp-rules-away-3 = Notre ajout : si la vedette ne répond pas avant que l’enveloppe soit fermée, la table peut continuer. La manche est perdue, personne ne bouge, et la vedette suivante joue. C’est pareil si la vedette part avant ce moment.
pp-rules-away-4 = Notre ajout : une enveloppe fermée se joue jusqu’au bout, même si la vedette n’est plus là. N’importe qui peut alors continuer à l’ouvrir.
pp-rules-away-5 = Notre ajout : si quelqu’un quitte la partie, les autres continuent, et cette personne n’est plus la vedette. Une équipe que tout le monde a quittée est sautée, ne devine plus et n’est jamais en dernière place ; son pion reste sur le plateau. Quand il reste moins de deux équipes, la partie s’arrête, et personne n’a gagné, sauf si c’était déjà fait. Si tu reviens, tu retrouves ta place dans la même équipe, et tu joues dès la manche suivante.
pp-rules-away-6 = Notre ajout : on peut arriver en retard tant que moins de 24 places ont été prises. Les places des personnes qui ne sont plus là comptent comme prises. Si tu arrives en retard, tu t’assieds après la dernière place, dans la plus petite équipe (à égalité, celle qui est le plus en arrière). Tu joues dès la manche suivante. Une équipe désertée peut ainsi reprendre vie.
