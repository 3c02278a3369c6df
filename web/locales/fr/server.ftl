### Ce que dit le serveur quand quelque chose sort de l’ordinaire.

trouble-compressed = Ce qui a été envoyé est compressé et n’est pas décompressé ici. Envoie-le tel quel.
trouble-too-large = C’est plus que ce que nous pouvons recevoir d’un coup.
trouble-too-slow = C’était trop long à arriver. Vérifie ta connexion et réessaie.
trouble-full = Il y a trop de monde à la porte en même temps. Réessaie dans un instant.
trouble-house-full = Il y a ici autant de tables que nous pouvons en tenir. Réessaie dans quelques minutes.
trouble-damaged = Le registre de cette table est abîmé : elle reste fermée jusqu’à ce que quelqu’un l’ait examinée. Les autres tables vont bien.
trouble-no-space = Le serveur n’a plus de place pour noter ce qui se passe. Rien n’a changé ; préviens la personne qui s’en occupe, puis réessaie.
refused-code = Un code compte six lettres et chiffres, comme KR7 WQ4.
