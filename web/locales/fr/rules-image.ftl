### Les règles d’IMAGE, une section par moment du jeu.

image-rules-title = IMAGE
image-rules-idea = Fais le portrait d’une célébrité avec des cartes : d’où elle vient, quand elle a vécu, ce qui l’a rendue célèbre. Tout le monde joue sur les quatre mêmes images. On peut changer une image en quelqu’un d’autre, jusqu’à ce qu’une personne la termine par la bonne lettre et dise qui c’est. Tu n’y crois pas ? Conteste.

## La mise en place

image-rules-opening-title = La mise en place
image-rules-opening-1 = On joue de deux à six. Il y a cinq sortes de cartes, avec leur couleur et leur symbole : les lieux (orange), les époques (brun), les activités (bleu), les états (vert) et les lettres (rouge). Toutes sauf les lettres s’appellent cartes de profil.
image-rules-opening-2 = Notre ajout : il y a 112 cartes : 26 lieux, 14 époques, 28 activités, 12 états et 32 lettres. Il n’y a ni Q ni X, mais quatre lettres sont des jokers, marqués « au choix » : ils remplacent n’importe quelle lettre.
image-rules-opening-3 = Chaque personne reçoit cinq cartes que personne d’autre ne voit. Dix autres sont face visible sur le plateau, et tout le monde peut s’en servir : les cartes du plateau. Le reste est la pioche.
image-rules-opening-4 = Le plateau a quatre côtés, et chaque côté a de la place pour une image : une ligne de cartes qui, ensemble, décrivent une personne bien connue, réelle ou fictive. Il ne faut pas toutes les sortes de cartes, et une sorte peut revenir plusieurs fois.
image-rules-opening-5 = Notre ajout : un côté a douze cases, numérotées de 1 à 12. Une image commence sur la première, marquée d’un point, et grandit case par case.
image-rules-opening-6 = Notre ajout : n’importe qui peut faire distribuer les cartes. À chaque partie, c’est quelqu’un d’autre qui commence.

## Un tour

image-rules-turn-title = Ton tour
image-rules-turn-1 = Joue jusqu’à trois cartes de ta main, et autant de cartes du plateau que tu veux. Toute image qui reçoit des cartes du plateau doit aussi recevoir au moins une carte de ta main dans le même tour. Ta propre lettre en est une : trois cartes du plateau puis ta lettre, c’est un bon coup. Notre ajout : tu peux poser tes cartes dans n’importe quel ordre, sauf une lettre du plateau. On vérifie tout à la fin de ton tour.
image-rules-turn-2 = Chaque carte fait une chose sur quatre. Dans un même tour, tu peux les faire toutes, sur autant de côtés que tu veux.
image-rules-turn-3 = Commencer : la carte ouvre une image sur un côté vide.
image-rules-turn-4 = Prolonger : elle va sur la case suivante d’une image, même commencée par quelqu’un d’autre.
image-rules-turn-5 = Changer : elle recouvre une autre carte de la même sorte, par exemple une époque sur une époque. La carte recouverte ne compte plus.
image-rules-turn-6 = Terminer : une lettre termine l’image. La section suivante dit comment.
image-rules-turn-7 = Chaque fois que tu joues sur une image, tu dois avoir en tête une personne bien connue à qui vont toutes ses cartes visibles. Les autres pensent peut-être à quelqu’un d’autre. Tu gardes la tienne pour toi jusqu’à ce que tu termines l’image ou que l’on te conteste.
image-rules-turn-8 = Par exemple : Europe, XIXᵉ siècle et Musique sont sur un côté. Tu penses à Chopin, tu poses Mort sur la quatrième case et la lettre C sur la cinquième, et tu as terminé l’image pour 5 points.
image-rules-turn-9 = Notre ajout : pour chaque côté, tu peux noter un nom que personne d’autre ne voit. Cette note ne t’engage à rien.
image-rules-turn-10 = Notre ajout : ce que tu poses est un brouillon, et tu peux le reprendre jusqu’à ce que tu finisses ton tour. Jusque-là, les autres voient où sont tes cartes, face cachée ; une option les montre ouvertes.
image-rules-turn-11 = Après ton tour, ta main est complétée à cinq cartes de la pioche, puis le plateau en reçoit autant que tu en as utilisé. Les cartes mises sur le plateau ou revenues y restent en plus.
image-rules-turn-12 = Si tu ne peux pas jouer, ou ne veux pas, mets jusqu’à trois cartes de ta main sur le plateau et pioches-en autant. C’est ton tour. Notre ajout : tu peux aussi n’en mettre aucune, et simplement passer.
image-rules-turn-13 = Notre ajout : la douzième case est réservée à une lettre. Une image de onze cartes de profil peut être changée ou terminée, mais pas prolongée.

## Terminer une image

image-rules-ending-title = Terminer une image
image-rules-ending-1 = Une image d’au moins trois cartes de profil peut être terminée, peu importe qui les a posées. Pose sur la case suivante une lettre, la première du nom de famille, et dis qui c’est. La lettre peut venir de ta main ou du plateau. Si elle vient du plateau, il faut d’abord une carte de ta main sur cette image.
image-rules-ending-2 = Tu marques le numéro de la case où se trouve la lettre : plus l’image est longue, plus elle vaut. Ses cartes vont dans ta pile, la lettre au-dessus, pour que tout le monde voie quelles lettres ont servi. On peut terminer plusieurs images dans un tour.
image-rules-ending-3 = Une personne qui n’a qu’un nom est classée à ce nom : Cléopâtre est C, Henri VIII est H. De Gaulle est D. Si le nom de famille vient en premier, c’est lui qui compte : Mao Tsé-toung est M. Un nom compte en anglais et en français : le Chapelier fou est C, et H comme Hatter.
image-rules-ending-4 = On ne recouvre pas une lettre. Notre ajout : quand une image est terminée, son côté ne reçoit plus de cartes dans ce tour.
image-rules-ending-5 = Notre ajout : l’almanach, l’ouvrage de référence de la table, propose des noms pendant que tu écris. Tu peux aussi nommer quelqu’un qu’il ne connaît pas. Les noms comptent en anglais et en français. On ne vérifie la lettre et les autres cartes que si quelqu’un conteste.
image-rules-ending-6 = Option : avec les deux initiales, une image peut aussi se terminer par deux lettres, celle du prénom puis celle du nom, sans joker. Elles prennent deux cases, et tu marques le double du numéro de la seconde.
image-rules-ending-7 = Option : avec l’aide à l’entraînement, quand une image terminée ne peut plus être contestée, tout le monde voit quelques personnes bien connues qui auraient convenu.

## Ce qui convient

image-rules-fits-title = Ce qui va à une personne
image-rules-fits-1 = Lieu : là où la personne est née, ou un pays ou continent auquel on l’associe. Marie Curie, née à Varsovie et célèbre à Paris, est Europe et France.
image-rules-fits-2 = Époque : chaque siècle que touche la vie, ne serait-ce qu’un an. Les années sont sur la carte : le XIXᵉ siècle va de 1800 à 1899. Marie Curie, 1867 à 1934, est XIXᵉ et XXᵉ siècle.
image-rules-fits-3 = Activité : chaque domaine où la personne est bien connue.
image-rules-fits-4 = État : en vie ou mort, fictif ou réel. C’est la personne qui compte, pas son œuvre : Agatha Christie est réelle, et son Hercule Poirot fictif.
image-rules-fits-5 = Aucun personnage fictif n’est en vie. Option : ceux de notre temps peuvent l’être.
image-rules-fits-6 = Notre ajout : l’époque d’un personnage fictif est celle de son histoire. L’almanach sait rarement s’il est mort ; au besoin, vous votez.
image-rules-fits-7 = Notre ajout : en vie et mort dans une même image ne vont à personne, pas plus que fictif et réel. On peut quand même les poser, et les contester.

## Contester

image-rules-challenge-title = Contester
image-rules-challenge-1 = Quand un tour est fini, toute autre personne peut le contester si, à son avis, une carte d’une image ne va pas à la personne. Notre ajout : c’est possible jusqu’à la fin du tour suivant. Si tu ne contestes pas, tu n’as rien à dire. Après le tout dernier tour seulement, toutes les autres personnes disent qu’elles laissent passer.
image-rules-challenge-2 = Notre ajout : chaque image où des cartes ont été posées dans ce tour peut être contestée une fois, l’une après l’autre. Si deux personnes contestent en même temps, la première contestation arrivée compte. La personne suivante peut déjà poser ses cartes. Si une contestation change ce qui est là, les cartes qui ne vont plus lui reviennent.
image-rules-challenge-3 = Si l’image n’a pas été terminée, la personne contestée dit maintenant à qui elle pense.
image-rules-challenge-4 = Les ouvrages de référence décident, et à défaut la majorité. Notre ajout : l’ouvrage de référence est l’almanach. Il connaît environ neuf mille personnes réelles et 770 fictives, et montre à tout le monde, carte par carte, ce qu’il sait : convient, ne convient pas, ou inconnu. Si une seule carte ne convient pas, le bluff est démasqué ; si toutes conviennent, ce n’était pas un bluff.
image-rules-challenge-5 = Notre ajout : sinon tout le monde vote en secret pour dire si la personne convient, y compris les deux personnes de la contestation. Tout le monde voit les votes ensuite. La majorité décide. À égalité, c’est l’almanach : s’il connaît la personne, l’image reste ; s’il ne connaît personne de ce nom, le bluff est démasqué. Un nom inventé ne protège donc personne.
image-rules-challenge-6 = Option : voter toujours, même quand l’almanach est sûr.
image-rules-challenge-7 = Si le bluff est démasqué, la personne contestée perd 6 points. Toutes les cartes qu’elle a posées sur cette image dans ce tour vont sur le plateau. Notre ajout : les cartes recouvertes redeviennent visibles. Une image qui avait été terminée retourne sur son côté sans ces cartes, et ses points sont perdus aussi.
image-rules-challenge-8 = Si ce n’était pas un bluff, la personne contestée prend toutes les cartes de l’image et marque 12 points entiers. Notre ajout : ils remplacent les points marqués en la terminant, sauf si ceux-ci valaient davantage.

## La partie est finie

image-rules-end-title = La fin
image-rules-end-1 = Quand la pioche est vide, tout le monde a encore un tour. Le dernier est à la personne qui jouait quand elle s’est vidée.
image-rules-end-2 = Puis on perd 1 point par carte de profil qui reste en main et 2 par lettre. Notre ajout : un joker est une lettre. On ne dit à personne quelles cartes c’étaient.
image-rules-end-3 = Le plus haut score gagne. Notre ajout : plusieurs peuvent se le partager, et un score peut descendre sous zéro.

## Quelqu’un manque

image-rules-away-title = Quand quelqu’un s’en va
image-rules-away-1 = Notre ajout : ta place est gardée. Reviens sur le même appareil et tu continues où tu en étais.
image-rules-away-2 = Notre ajout : si quelqu’un n’est pas là quand son tour arrive, on l’attend. Si vous continuez sans cette personne, son tour est perdu, et ce qu’elle avait posé retourne à sa place.
image-rules-away-3 = Notre ajout : si tu n’es pas là, tu laisses passer le dernier tour et tu ne votes pas.
image-rules-away-4 = Notre ajout : on attend une personne contestée qui doit nommer quelqu’un. Si vous continuez sans elle, elle n’a nommé personne et le bluff est démasqué. Si elle quitte la partie, la contestation est abandonnée.
image-rules-away-5 = Notre ajout : tu peux arriver en retard tant que moins de six places sont prises et qu’il reste plus de cinq cartes à piocher. Les places des personnes qui ne sont plus là comptent comme prises. Tu pioches cinq cartes, tu commences sans points et tu joues aussitôt.
image-rules-away-6 = Notre ajout : si quelqu’un quitte la partie, sa main reste à sa place, face cachée, et personne ne la voit. Sa pile et son score restent, mais cette personne ne peut gagner que si elle revient. Quand il n’en reste qu’une, la partie est finie et comptée telle quelle. Si tu reviens avant, tu retrouves ta place et tu reprends cette même main.
