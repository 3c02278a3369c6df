### Les règles de Préférences personnelles, une partie pour chaque moment du jeu.

pp-rules-title = Préférences personnelles
pp-rules-idea = Une personne classe quatre cartes en secret, et les équipes devinent comment.
pp-rules-options-title = Avant de commencer
pp-rules-opening-title = Le début de la manche
pp-rules-ranking-title = Le classement
pp-rules-guessing-title = Le pari
pp-rules-reveal-title = L’ouverture de l’enveloppe
pp-rules-end-title = La fin
pp-rules-away-title = Quand quelqu’un s’absente
