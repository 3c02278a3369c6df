### Les règles de Vraies couleurs, une partie pour chaque moment du jeu.

tc-rules-title = Vraies couleurs
tc-rules-idea = On lit une question, tout le monde vote en secret pour la personne à qui elle va, et chacun prédit comment on l’a vu.
tc-rules-options-title = Avant de commencer
tc-rules-opening-title = Le début de la manche
tc-rules-voting-title = Le vote
tc-rules-predicting-title = Les pronostics
tc-rules-count-title = Le dépouillement
tc-rules-secrecy-title = Ce qui reste secret
tc-rules-end-title = La fin
tc-rules-away-title = Quand quelqu’un s’absente
