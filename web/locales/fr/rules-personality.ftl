### Les règles de Personnalité, une section par moment du jeu.

pe-rules-title = Personnalité
pe-rules-idea = Un trait est lu à voix haute, et tout le monde dit en secret à qui il va le mieux. Si tu penses comme les autres, tu avances ; sinon, tu recules. Chaque carte finit devant quelqu’un, et à la fin de la soirée tu te vois comme les autres te voient.

## La mise en place

pe-rules-options-title = La mise en place
pe-rules-options-1 = On joue de trois à six. Chaque personne a un masque de sa couleur pour choisir, et un petit sur le chemin.
pe-rules-options-2 = Tous les masques sont au départ. Chaque personne reçoit sept cartes que personne d’autre ne voit, et deux jetons pour parier, de valeur 2 et 3. Les autres cartes forment la pioche.
pe-rules-options-3 = Notre ajout : n’importe qui peut faire distribuer les cartes. Une table se rappelle les cartes qu’elle a vues, et celles-là viennent en dernier, aussi dans les parties suivantes.
pe-rules-options-4 = Notre ajout : derrière le départ il y a deux cases, puis le Gouffre de l’erreur. Devant, 23 cases et, la 24e, la Suprême Perspicacité. La Porte de la clairvoyance imparfaite est la case 18. Le tête-à-tête, ><, est sur les cases 4, 10, 15 et 21, l’inversion, ●, sur les cases 7, 13 et 20.
pe-rules-options-5 = Option : sur le chemin court, la Suprême Perspicacité est la case 16 et la Porte la case 12. Le >< est alors sur 3, 7, 10 et 14, et le ● sur 5, 9 et 13. Le chemin très court a 8 cases, avec la Porte sur 6, le >< sur 3 et le ● sur 5.
pe-rules-options-6 = L’hôte commence. Puis c’est à la personne suivante, et ainsi de suite autour de la table. Notre ajout : à votre prochaine partie, c’est quelqu’un d’autre qui commence.
pe-rules-options-7 = Choisissez pour qui sont les cartes : tout le monde, dès l’adolescence, adultes. Les cartes de votre table y sont toujours : mélangées aux autres, ou seules s’il y en a assez.

## Un tour

pe-rules-turn-title = Une carte est proposée
pe-rules-turn-1 = À ton tour, pose une carte de ta main face visible et lis-la à voix haute. Tu n’en reprends pas : ta main diminue, et c’est tant mieux pour la fin.
pe-rules-turn-2 = Notre ajout : si tu n’as plus de carte, on retourne la première de la pioche.
pe-rules-turn-3 = Notre ajout : n’importe qui peut remettre une carte proposée qui ne convient pas, tant que personne n’a choisi. Elle va sous la pioche, et la première carte de la pioche la remplace.

## Le vote

pe-rules-vote-title = Le vote
pe-rules-vote-1 = Tout le monde, y compris la personne qui a proposé la carte, choisit en secret la personne à qui elle va le mieux. Tu peux te choisir.
pe-rules-vote-2 = Tu peux parier sur ton choix avec ton jeton de valeur 2 ou 3. Sans jeton, ton pari compte 1.
pe-rules-vote-3 = Notre ajout : le choix et le pari se donnent ensemble, et tu peux en changer jusqu’à ce que tout le monde ait voté. Les deux jetons reviennent après chaque tour.
pe-rules-vote-4 = Quand tout le monde a voté, tout est révélé d’un coup : qui a choisi qui, et les paris.
pe-rules-vote-5 = Notre ajout : pour être élue, une personne doit avoir au moins deux votes, et plus que toute autre.
pe-rules-vote-6 = La personne élue reçoit la carte, qui reste face visible devant elle jusqu’à la fin de la partie.

## La marche

pe-rules-walk-title = Les masques bougent
pe-rules-walk-1 = Si tu as choisi la personne élue, tu avances de ton pari : une case, ou deux, ou trois. Sinon, tu recules d’autant.
pe-rules-walk-2 = Si tu viens d’avancer, tu peux échanger une carte de ta main contre une de la pioche. Débarrasse-toi des traits qui ne vont à personne ici : tu auras besoin des autres.
pe-rules-walk-3 = Notre ajout : c’est vrai aussi après un second vote. La carte que tu donnes va sous la pioche.
pe-rules-walk-4 = Si personne n’a deux votes, rien ne bouge. La carte va sous la pioche, la personne qui l’a proposée en reprend une autre, et le tour est fini.
pe-rules-walk-5 = Notre ajout : quand la pioche est vide, on ne pioche ni n’échange rien jusqu’à ce que des cartes y reviennent. Si tu n’as rien à proposer, tu passes ton tour, et quand personne n’a rien, la partie s’achève.

## Une égalité

pe-rules-tie-title = Une égalité
pe-rules-tie-1 = Parfois, plusieurs personnes ont le plus de votes, deux ou plus. Alors on débat : tout le monde explique son choix. Puis on vote en secret une seconde fois, seulement pour une des personnes à égalité.
pe-rules-tie-2 = Notre ajout : la personne qui a proposé la carte parle en premier, puis les autres dans l’ordre du jeu. Le débat est fini quand tout le monde est d’accord pour voter, ou quand l’hôte passe à la suite. Dès que la plupart sont d’accord, un anneau se vide pour les autres.
pe-rules-tie-3 = Personne ne parie au second vote. S’il élit quelqu’un, la carte est à cette personne. Si tu l’as choisie, tu avances d’une case exactement, quel qu’ait été ton pari ; les autres restent sur place.
pe-rules-tie-4 = Notre ajout : au second vote, un seul vote peut suffire, si personne d’autre n’en a autant.
pe-rules-tie-5 = Si le second vote n’élit personne, la carte retourne à la pioche et le jeu continue. Notre ajout : on ne pioche pas pour elle.

## Le gouffre et les cases marquées

pe-rules-spaces-title = Le gouffre et les cases marquées
pe-rules-spaces-1 = Un masque qui recule jusqu’au Gouffre de l’erreur repart du départ, et sa main est complétée à sept cartes.
pe-rules-spaces-2 = ><, tête-à-tête : si tu t’y arrêtes, tu choisis quelqu’un avec qui voter la prochaine fois. Vous bougez ensemble, selon le résultat et votre pari.
pe-rules-spaces-3 = Notre ajout : vous partagez à deux un seul choix et un seul pari, visibles et modifiables par les deux. Il compte quand vous êtes d’accord, et il compte pour deux votes, aussi au second vote. Personne n’est dans deux paires. Elles se forment dans l’ordre du jeu, et si personne n’est libre, il ne se passe rien.
pe-rules-spaces-4 = ●, inversion : le jeu s’inverse. Tout le monde pose la carte de sa main qui va le mieux à la personne sur ●. Puis on vote pour la carte qui lui va le mieux de toutes, et on bouge comme après n’importe quel vote.
pe-rules-spaces-5 = Notre ajout : c’est un tour de plus avant le suivant. S’il y en a plusieurs, ils se jouent dans l’ordre du jeu. La personne sur ● pose et vote aussi. On ne sait pas qui a posé quelle carte avant la révélation, et tu peux voter pour la tienne. Avec moins de deux cartes, il n’y a pas de vote. Option : une fois toutes les cartes posées, tout le monde voit qui a posé laquelle.
pe-rules-spaces-6 = Notre ajout : la carte élue va à la personne sur ●. Les autres cartes vont sous la pioche et ne sont pas remplacées, sauf si personne n’a deux votes : alors on repioche une carte pour celle qu’on a posée.
pe-rules-spaces-7 = Notre ajout : une case marquée agit une fois à chaque arrivée, en avançant ou en reculant. Y rester ne compte pas comme une arrivée, et le départ après le gouffre non plus.

## Le bout du chemin

pe-rules-giving-title = La Suprême Perspicacité
pe-rules-giving-1 = Si tu atteins la Suprême Perspicacité, ou la dépasses, tu as gagné s’il ne te reste aucune carte. Notre ajout : l’échange vient d’abord.
pe-rules-giving-2 = Sinon tu donnes des cartes de ta main à des personnes différentes : une si tu en as une, deux si tu en as deux, trois au-delà. Notre ajout : jamais plus qu’il n’y a d’autres personnes, et aucune à toi.
pe-rules-giving-3 = Chaque personne qui reçoit une carte l’accepte ou la conteste. Si tout le monde accepte, tu as gagné. Notre ajout : une réponse peut changer jusqu’à ce que toutes soient là.
pe-rules-giving-4 = Sur une carte contestée, tout le monde vote sauf toi et la personne qui l’a reçue. Si le vote la donne à quelqu’un d’autre, tu retournes à la Porte et ta main est complétée à sept cartes. Sinon, tu avais raison, et tu as gagné si aucune de tes cartes n’a été perdue.
pe-rules-giving-5 = Notre ajout : on nomme la personne à qui la carte va le mieux, et le plus de votes l’emporte. Une égalité donne raison à la personne qui a donné la carte.
pe-rules-giving-6 = Notre ajout : les cartes acceptées ou confirmées restent aux personnes qui les ont reçues. Une carte perdue va à la personne que le vote a nommée.
pe-rules-giving-7 = Plusieurs peuvent gagner ensemble. Notre ajout : si plusieurs masques arrivent au bout dans le même tour, on donne les cartes dans l’ordre du jeu, et chaque personne qui réussit gagne.

## Les portraits

pe-rules-end-title = Les portraits
pe-rules-end-1 = À la fin on regarde ensemble toutes les cartes : ta personnalité, vue par les autres. Notre ajout : n’importe qui peut tourner tous les regards vers un portrait, pour qu’il soit lu. On le fait quelle que soit la fin, même si personne n’a gagné.
pe-rules-end-2 = Tu peux garder ton propre portrait en image, jusqu’au début de la partie suivante. Il n’est donné qu’à toi ; ce que tu en fais te regarde.

## Quelqu’un manque

pe-rules-away-title = Quand quelqu’un s’absente
pe-rules-away-1 = Notre ajout : ta place est gardée. Reviens sur le même appareil et tu continues où tu étais.
pe-rules-away-2 = Notre ajout : si tu n’es pas là, tu ne votes pas et tu ne bouges pas, à moins d’avoir choisi avant. Ton tour est passé, et ta main reste telle quelle.
pe-rules-away-3 = Notre ajout : dans une paire, la personne qui est là décide en l’absence de l’autre. Si la table continue sans l’une des deux, le choix de l’autre compte. Si tu n’es pas là pour choisir quelqu’un, tu votes sans personne.
pe-rules-away-4 = Notre ajout : une carte à laquelle on ne répond pas est acceptée. La table n’attend que la personne qui donne au bout du chemin ; si vous continuez sans elle, elle retourne à la Porte.
pe-rules-away-5 = Notre ajout : on peut arriver en retard tant qu’il reste un masque. On commence au départ avec sept cartes, et on joue à partir du prochain tour.
pe-rules-away-6 = Notre ajout : si quelqu’un quitte la partie, ses cartes vont sous la pioche, son masque et son portrait restent. À moins de trois la partie s’achève : on lit les portraits, et personne n’a gagné si ce n’était déjà fait. Si tu reviens, tu retrouves ta place, tu pioches sept nouvelles cartes et tu joues dès le tour suivant. Si ton masque était au bout du chemin, il est à la Porte.
