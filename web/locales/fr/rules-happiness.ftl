### Les règles du Jeu du bonheur, une partie pour chaque moment du jeu.

gh-rules-title = Le Jeu du bonheur
gh-rules-idea = Une personne classe en secret quelques cartes, de son plus grand malheur à son plus grand bonheur. Toutes les autres devinent ensemble ce classement. Vous jouez dans le même camp : chaque jeton bien placé rapporte un point à toute la table.

## La préparation

gh-rules-options-title = Avant de commencer
gh-rules-options-1 = Choisis les séries de cartes à mettre dans la boîte. Pour une première partie, la boîte de base suffit largement.
gh-rules-options-2 = On joue avec cinq cartes par tour. Prends-en moins pour une partie plus facile (trois au minimum) ou plus pour te compliquer la vie (neuf au maximum).
gh-rules-options-3 = Encore plus facile : la personne qu’on devine peut montrer un jeton avant que les autres devinent, ou aucun, comme elle veut. Plus imprévisible : toutes les cartes sont mélangées en un seul paquet. Une catégorie peut alors sortir deux fois, et les jetons portent des numéros au lieu de symboles ; le 1 va au plus grand malheur.
gh-rules-options-4 = Notre ajout : on joue de deux à dix. On fait une douzaine de tours ou plus : cinq par personne à deux ou trois, quatre à quatre, trois à cinq, deux à partir de six. Vous pouvez choisir un autre nombre, d’un à cinq ; dans le livret, on a un tour par personne.
gh-rules-options-5 = Notre ajout : une carte déjà vue à cette table ne revient pas tant que sa pile n’est pas épuisée, même à la partie suivante.
gh-rules-options-6 = Choisissez pour qui sont les cartes : tout le monde, dès l’adolescence, adultes. Les cartes de votre table y sont toujours : mélangées aux autres, ou seules s’il y en a assez.

## Avant un tour

gh-rules-opening-title = Le début du tour
gh-rules-opening-1 = Quelqu’un commence, puis on joue dans le sens des aiguilles d’une montre. Notre ajout : l’hôte peut dire avant la partie qui commence ; sinon, c’est chaque fois quelqu’un d’autre.
gh-rules-opening-2 = Au début de ton tour, tu reçois cinq cartes, ou autant que prévu, chacune d’une catégorie différente.
gh-rules-opening-3 = Notre ajout : n’importe qui peut retourner les cartes, pour que personne n’ait à attendre une tête en l’air.
gh-rules-opening-4 = Notre ajout : n’importe qui peut remettre une carte qui ne convient pas, tant que l’enveloppe n’est pas fermée. Une autre de sa catégorie vient à sa place, ou n’importe quelle autre si tout est mélangé.

## Le classement secret

gh-rules-ranking-title = Le classement
gh-rules-ranking-1 = Quand c’est ton tour, tu as un jeton par carte. Pose les jetons en ligne : à gauche ce qui fait le plus ton malheur, à droite ce qui fait le plus ton bonheur. Si ces mots vont mal avec tes cartes, pense à ce que tu aimes le moins et à ce que tu aimes le plus.
gh-rules-ranking-2 = Personne d’autre ne voit ta ligne. Déplace les jetons autant que tu veux, et ferme l’enveloppe quand ta ligne te ressemble.
gh-rules-ranking-3 = Si l’on joue avec un jeton visible, tu peux en choisir un au moment de fermer l’enveloppe : il reste découvert, à sa vraie place. Ou garde-les tous cachés pour cette fois.
gh-rules-ranking-4 = Notre ajout : pendant que quelqu’un classe, tu peux poser ta première réponse. Personne d’autre ne la voit et elle ne rapporte rien ; à la révélation, on apprend laquelle était la plus proche.

## Les autres devinent

gh-rules-guessing-title = À vous de deviner
gh-rules-guessing-1 = Toutes les autres personnes posent ensemble une seule ligne, celle qu’elles imaginent. Parlez-en, c’est fait pour ça !
gh-rules-guessing-2 = Notre ajout : il n’y a qu’une ligne pour tout le monde. Si tu devines, tu peux y déplacer n’importe quel jeton, et les autres le voient bouger.
gh-rules-guessing-3 = Notre ajout : quand la ligne est complète, il faut donner son accord. Elle compte dès que toutes les personnes qui devinent et qui sont là sont d’accord ; si quelqu’un bouge un jeton, tous les accords tombent.
gh-rules-guessing-4 = Notre ajout : si c’est ton tour, tu regardes la ligne des autres se construire, sans rien laisser paraître. On peut choisir au départ qu’elle reste cachée jusqu’à la révélation.
gh-rules-guessing-5 = Un jeton montré ne bouge plus, et il compte comme juste.

## Les deux lignes sont découvertes

gh-rules-reveal-title = La révélation et les points
gh-rules-reveal-1 = On découvre les deux lignes et on les compare, place par place.
gh-rules-reveal-2 = Chaque jeton bien placé rapporte un point à la table.
gh-rules-reveal-3 = Tout est juste ? Alors le tour compte double : avec cinq cartes, cela fait dix points.
gh-rules-reveal-4 = Impossible de n’en rater qu’un : si tous les autres sont justes, le dernier l’est aussi.

## La partie est finie

gh-rules-end-title = La fin
gh-rules-end-1 = La partie se termine quand tout le monde a eu son tour, ou autant de tours que prévu.
gh-rules-end-2 = Votre score s’affiche à côté du score parfait, qui est de dix points par tour de cinq cartes.
gh-rules-end-3 = Notre ajout : avec un autre nombre de cartes, un tour parfait vaut le double de ce nombre.
gh-rules-end-4 = Notre ajout : vous voyez aussi ce que rapporte en moyenne le pur hasard, un peu plus d’un point par tour, ou deux avec un jeton visible. Chaque point de plus vient de ce que vous vous connaissez.

## Quelqu’un manque

gh-rules-away-title = Quand quelqu’un s’absente
gh-rules-away-1 = Notre ajout : ta place reste à toi. Reviens sur le même appareil et tu reprends là où tu en étais.
gh-rules-away-2 = Notre ajout : on n’attend pas les personnes qui s’absentent pendant que l’on devine. Les autres se mettent d’accord sans elles.
gh-rules-away-3 = Notre ajout : si la personne dont c’est le tour ne répond pas, la table peut sauter son tour. Il ne rapporte rien et n’entre pas dans le score parfait.
gh-rules-away-4 = Notre ajout : si quelqu’un quitte la partie, les autres continuent. La partie s’arrête quand il ne reste plus qu’une personne. Si tu reviens, tu retrouves ta place : les tours passés sont perdus, et tu devines dès le tour suivant.
gh-rules-away-5 = Notre ajout : on peut arriver en retard tant qu’il y a de la place pour dix. Si c’est ton cas, tu devines dès le tour suivant et tu joues ton propre tour en dernier.
