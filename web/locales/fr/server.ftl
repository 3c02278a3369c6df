### Ce que dit le serveur quand quelque chose sort de l’ordinaire.

trouble-compressed = Ce fichier est compressé, et on ne peut pas l’ouvrir ici. Envoie-le tel quel.
trouble-too-large = C’est trop gros pour être envoyé d’un coup.
trouble-too-slow = C’était trop long à arriver. Vérifie ta connexion et réessaie.
trouble-full = Il y a trop de monde à la porte en même temps. Réessaie dans un instant.
trouble-house-full = Il y a déjà autant de tables ici que possible. Réessaie dans quelques minutes.
trouble-damaged = Les données de cette table sont abîmées : elle reste fermée jusqu’à ce que quelqu’un les ait examinées. Les autres tables vont bien.
trouble-no-space = Le serveur n’a plus de place pour noter ce qui se passe. Rien n’a changé ; préviens la personne qui s’en occupe, puis réessaie.
refused-code = Un code compte six lettres et chiffres, comme KR7 WQ4. Il n’a jamais de 0, 1, I, L ou O.

# To programs, which use the API.
api-unreadable = La requête ne correspond pas à la description de cette API.
api-not-json = Le corps de la requête doit être en JSON, avec le type de contenu application/json.
api-compressed = Le corps de la requête est compressé. Envoie-le tel quel.
api-another-site = La requête vient d’un autre site. Envoie une clé de place avec elle.
api-no-such-address = Il n’y a rien à cette adresse.
api-wrong-method = Cette adresse ne prend pas les requêtes de cette méthode.
api-no-key = Cette requête a besoin d’une clé de place, que l’on reçoit en rejoignant une table.
