### Les règles de Vraies couleurs, une partie pour chaque moment du jeu.

tc-rules-title = Vraies couleurs
tc-rules-idea = On lit une question malicieuse : qui de nous ferait ça, qui de nous est comme ça ? Tout le monde vote en secret pour la personne à qui elle va, puis prédit son propre résultat. La personne qui sait le mieux comment les autres la voient arrive au bout en premier.

## Avant de commencer

tc-rules-options-title = Avant de commencer
tc-rules-options-1 = Il y a six couleurs. Chaque personne a un pion et une pince d’une couleur, et les pions partent de la case 1 du plateau. Notre ajout : on joue de trois à six.
tc-rules-options-2 = Tu tiens deux cartes de vote de la couleur de chaque autre personne, et aucune de la tienne. Tu as aussi trois cartes de pronostic : + (le plus), ± (quelques-uns) et 0 (aucun).
tc-rules-options-3 = Les questions sont mélangées. Il y a aussi des cartes vierges : écris tes propres questions dans le salon, ou entre deux manches. Notre ajout : ce que tu écris vient dans les trois manches suivantes, avec la marque de cette table. Si tu en écris beaucoup, il en vient au moins une toutes les trois manches. Une question a 140 lettres au plus, une table 200 questions à elle au plus, et la même n’est pas ajoutée deux fois. Elles restent à cette table d’une partie à l’autre. On les voit lorsqu’elles sont posées, à moins de les chercher sur la page des cartes de la table. Celles écrites entre deux manches ne portent pas de nom.
tc-rules-options-4 = Choisissez pour qui sont les questions (tout le monde, dès l’adolescence, adultes) et quelles cartes sont dans la boîte. Les vôtres y sont toujours.
tc-rules-options-5 = Un chemin plus court fait une soirée plus courte : la dernière case peut aller de 12 à 36.
tc-rules-options-6 = Convenez de la façon de trouver une question : celle qu’on retourne, ou celle que choisit la personne qui lit.
tc-rules-options-7 = Convenez de ce que dit le dépouillement : les nombres, ou le résultat seul, c’est-à-dire + ± ou 0 pour tout le monde. Les points sont les mêmes.

## Avant la question

tc-rules-opening-title = Le début de la manche
tc-rules-opening-1 = La personne qui lit retourne une question et la lit à voix haute, deux fois s’il le faut. « Qui » veut toujours dire une personne de la table.
tc-rules-opening-2 = Si la personne qui lit choisit, elle tire trois questions que personne d’autre ne voit et en prend une. Elle peut en demander trois autres autant de fois qu’elle veut, ou écrire une question et la poser aussitôt. Celles qui ne sont pas choisies peuvent encore venir. Notre ajout : s’il en reste moins de trois à poser, elle choisit parmi celles-là.
tc-rules-opening-3 = À la manche suivante, c’est à la personne d’après de lire, dans le sens des aiguilles d’une montre.
tc-rules-opening-4 = Notre ajout : à cette table, une question ne revient pas avant que toutes aient été posées, même dans une autre partie. Quand toutes l’ont été, on recommence, et la dernière vient en dernier.

## Tout le monde vote

tc-rules-voting-title = Le vote
tc-rules-voting-1 = Tout le monde répond par exactement deux votes, la personne qui lit aussi : les deux pour la même personne, ou un pour l’une et un pour l’autre.
tc-rules-voting-2 = On ne vote pas pour soi.
tc-rules-voting-3 = Les votes sont secrets. Les autres voient que tu as voté, et rien d’autre.
tc-rules-voting-4 = Notre ajout : tu peux reprendre tes votes et voter autrement jusqu’au dernier vote. Ensuite la boîte est fermée.
tc-rules-voting-5 = Notre ajout : la question ne plaît pas ? Tant que personne n’a voté, n’importe qui peut la passer, et on ne dit pas qui. La même personne en lit une autre, et celle qu’on a passée compte comme posée.

## Tout le monde prédit

tc-rules-predicting-title = Les pronostics
tc-rules-predicting-1 = Quand tout le monde a voté, et pas avant, prédis ton propre résultat, face cachée.
tc-rules-predicting-2 = + veut dire le plus : plus de cartes portent ta couleur que n’importe quelle autre.
tc-rules-predicting-3 = ± veut dire quelques-uns : tu as au moins un vote, mais pas le plus. Si deux personnes ou plus sont en tête à égalité, aucune n’a le plus : elles sont toutes ±.
tc-rules-predicting-4 = 0 veut dire aucun : personne n’a voté pour toi.
tc-rules-predicting-5 = Notre ajout : tu peux changer ton pronostic jusqu’à ce que tout le monde ait posé le sien.
tc-rules-predicting-6 = Quand tous les pronostics sont là, on les retourne en même temps. Alors seulement, on ouvre la boîte.

## On compte les votes

tc-rules-count-title = Le dépouillement
tc-rules-count-1 = On ouvre la boîte, on mélange les cartes, on les pose par couleur et on les compte.
tc-rules-count-2 = Un + juste vaut trois points, un 0 juste trois, un ± juste un. Un pronostic faux ne vaut rien.
tc-rules-count-3 = Ton pion avance d’une case par point.
tc-rules-count-4 = Puis tout le monde retrouve toutes ses cartes de vote, et personne ne voit lesquelles manquaient.

## Le vote secret

tc-rules-secrecy-title = Ce qui reste secret
tc-rules-secrecy-1 = Personne n’apprend qui a voté pour qui, ni pendant la partie ni après. On montre seulement qui a voté et, quand tous l’ont fait, les cartes dans un ordre tiré au hasard.
tc-rules-secrecy-2 = Le serveur garde chaque vote sous clé jusqu’au dépouillement. Alors il jette la clé. Plus personne ne peut ouvrir les votes de cette manche, pas même la personne qui fait tourner le serveur. Tu vois les tiens jusque-là ; après, toi non plus.
tc-rules-secrecy-3 = La clé est jetée aussi quand on passe une question, quand une manche ne compte pas et quand la partie est arrêtée.
tc-rules-secrecy-4 = Notre ajout : on n’ouvre la boîte que si au moins trois personnes y ont mis leurs votes. À moins de trois, on pourrait deviner qui a voté quoi.
tc-rules-secrecy-5 = Ce qu’on ne peut pas cacher : à trois, les nombres et tes propres votes disent comment les deux autres ont voté. À quatre, cela arrive environ une manche sur quatorze. Avec le résultat seul, les nombres ne sont ni montrés ni gardés.
tc-rules-secrecy-6 = Tant qu’une manche est ouverte, la personne qui fait tourner le serveur pourrait regarder dans la boîte. Les autres peuvent voir que tu as repris tes votes ou revoté, mais pas si quelque chose a changé.
tc-rules-secrecy-7 = Et aucun serveur ne peut rien contre les gens qui regardent par-dessus ton épaule, qui observent tes pouces, ou qui te connaissent bien. C’est pourquoi tes votes se retournent face cachée sur ton écran.

## La partie est finie

tc-rules-end-title = La fin
tc-rules-end-1 = Le premier pion sur la dernière case gagne : la case 36, ou celle que vous avez choisie.
tc-rules-end-2 = Notre ajout : si plusieurs pions y arrivent dans la même manche, le plus de points l’emporte. À égalité de points, la victoire est partagée.
tc-rules-end-3 = Notre ajout : un pion ne dépasse pas la dernière case, mais tous ses points comptent pour cela.

## Quelqu’un manque

tc-rules-away-title = Quand quelqu’un s’absente
tc-rules-away-1 = Notre ajout : ta place est gardée. Reviens sur le même appareil et tu reprends où tu en étais.
tc-rules-away-2 = Notre ajout : quand la personne qui lit n’est pas là, n’importe qui peut retourner la question, ou la choisir. Son tour de lire reste le sien.
tc-rules-away-3 = Notre ajout : si tu n’es pas là, tu ne votes pas, à moins de revenir à temps. Tu peux quand même faire un pronostic sans avoir voté. Les votes qui sont dans la boîte comptent, même si la personne qui a voté n’est plus là ; ceux pour quelqu’un qui n’est plus là aussi.
tc-rules-away-4 = Notre ajout : si moins de trois personnes ont voté et que les autres ne sont pas là, la table les attend. Si vous continuez sans elles, la manche ne compte pas : personne ne marque, et c’est à la personne d’après de lire.
tc-rules-away-5 = Notre ajout : si tu n’es pas là, tu ne fais pas de pronostic et tu ne marques rien. Un pronostic déjà posé compte. Si tu quittes la partie, il ne compte plus.
tc-rules-away-6 = Notre ajout : tu peux arriver plus tard tant qu’il reste une couleur. Ton pion part de la case 1, et tu joues à partir de la prochaine manche.
tc-rules-away-7 = Notre ajout : si quelqu’un quitte la partie, son pion reste sur le plateau et les autres continuent. À moins de trois, la partie est finie, et personne n’a gagné, sauf si c’était déjà fait. Si tu reviens, tu retrouves ta place et ton pion ; tes votes qui sont dans la boîte comptent une seule fois.
