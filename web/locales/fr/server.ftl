### Ce que dit le serveur quand quelque chose sort de l’ordinaire.

trouble-too-large = C’est plus que ce que nous pouvons recevoir d’un coup.
trouble-damaged = Le registre de cette table est abîmé : elle reste fermée jusqu’à ce que quelqu’un l’ait examinée. Les autres tables vont bien.
trouble-no-space = Le serveur n’a plus de place pour noter ce qui se passe. Rien n’a changé ; préviens la personne qui s’en occupe, puis réessaie.
refused-code = Un code compte six lettres et chiffres, comme KR7 WQ4.
