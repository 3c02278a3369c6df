### Le vestibule : quel jeu, avec quelles règles maison, et qui joue avec qui.

## Le jeu

lobby-game = Le jeu
lobby-choose-game = À quoi jouez-vous ?
lobby-players = { NUMBER($least) } à { NUMBER($most) } personnes
lobby-minutes = ≈ { NUMBER($minutes) } min
lobby-minutes-line = Durée pour { NUMBER($people) } personnes.
lobby-house-rules = Règles maison
lobby-game-rules = Comment on y joue
lobby-beginner = Qui commence
lobby-beginner-line = L’un de vous, ou chaque fois quelqu’un d’autre.
lobby-beginner-goes-round = À tour de rôle
option-sets = Cartes dans la boîte
option-sets-line = Plus de cartes, plus de surprises.
option-set-not-for-everyone = Rien dans « { $set } » n’est pour tout le monde. Pour y jouer, choisissez plus haut « { $rating } ».
option-rating = Qui est à table
option-rating-line = Quelles cartes sont dans la boîte. Les vôtres y sont toujours.
option-rating-everyone = Tout le monde
option-rating-teens = Dès l’adolescence
option-rating-adults = Adultes
option-own-cards = Vos cartes à vous
option-own-cards-line = Mélangées aux autres, ou rien que les vôtres s’il y en a assez.
option-own-cards-mixed-in = Mélangées
option-own-cards-only-ours = Rien que les nôtres

pp-option-board = Le tour du plateau
pp-option-board-short = Court
pp-option-board-normal = Normal
pp-option-board-long = Long
pp-option-board-short-line = { NUMBER($squares) } cases : une partie rapide.
pp-option-board-normal-line = { NUMBER($squares) } cases : le tour habituel.
pp-option-board-long-line = { NUMBER($squares) } cases : pour toute une soirée.
pp-option-guessing = Deviner
pp-option-guessing-in-turn = À tour de rôle
pp-option-guessing-in-turn-line = Une équipe après l’autre, comme dans le livret : qui vient plus tard voit ce qui est posé.
pp-option-guessing-at-once = Tous ensemble
pp-option-guessing-at-once-line = Toutes les équipes en même temps, sans se voir : plus rapide, et parfait à distance.

pp-option-discussion = Pendant qu’une équipe discute
pp-option-discussion-open = Tous voient ses jetons
pp-option-discussion-open-line = Les équipes parlent à voix haute : tout le monde voit bouger les jetons, la personne devinée aussi. Seule l’équipe les déplace.
pp-option-discussion-team-only = L’équipe seule
pp-option-discussion-team-only-line = Personne d’autre ne voit les jetons d’une équipe avant sa réponse définitive.

pp-seating-alone = À si peu, on joue sans équipes, chacun avec son pion ; à partir de quatre, vous formez des équipes. La personne à gauche de l’hôte se fait deviner en premier.
pp-seating-teams = Autour de la table, les équipes alternent, chacune dans l’ordre de sa liste. La personne à gauche de l’hôte se fait deviner en premier.
pp-seating-many = { NUMBER($most) } d’entre vous jouent à la fois, les autres regardent cette fois-ci. Les équipes se forment au départ.

image-option-initials = Terminer une image
image-option-initials-last = Une initiale
image-option-initials-last-line = La lettre du nom de famille termine une image, et marque sa case.
image-option-initials-both = Deux initiales
image-option-initials-both-line = Une image peut aussi se terminer par les initiales du prénom et du nom, sans joker, pour le double des points.
image-option-judging = Qui tranche une contestation
image-option-judging-almanac = L’almanach
image-option-judging-almanac-line = L’ouvrage de référence intégré tranche s’il est sûr de chaque carte ; sinon tous les joueurs votent.
image-option-judging-vote = Toujours voter
image-option-judging-vote-line = Les joueurs tranchent chaque contestation par un vote, avec ce que dit l’almanach sous les yeux.
image-option-fictional = Personnages fictifs
image-option-fictional-never = Jamais en vie
image-option-fictional-never-line = La carte En vie ne va qu’aux personnes réelles.
image-option-fictional-may-live = Parfois en vie
image-option-fictional-may-live-line = La carte En vie va aussi aux personnages fictifs de notre temps.
image-option-practice = Aide à l’entraînement
image-option-practice-off = Non
image-option-practice-off-line = On ne dit à personne qui d’autre aurait convenu.
image-option-practice-on = Oui
image-option-practice-on-line = Quand une image a été terminée, tout le monde voit des personnes bien connues qui auraient convenu.
image-option-drafts = Cartes du tour en cours
image-option-drafts-face-down = Face cachée
image-option-drafts-face-down-line = Pendant un tour, les autres voient où sont les cartes posées, et lesquelles quand le tour est fini.
image-option-drafts-open = Ouvertes
image-option-drafts-open-line = Pendant un tour, tout le monde voit chaque carte dès qu’elle est posée.
image-seating-many = { NUMBER($most) } d’entre vous jouent à la fois. Les autres regardent, et passent devant à la prochaine partie.

## Les équipes

teams-title = Qui joue avec qui ?
teams-why-host = Touche quelqu’un, puis l’équipe où il va.
teams-why-guest = Change d’équipe si tu veux. { $name } lance la partie.
teams-shuffle = Mélanger
teams-even-out = Équilibrer
teams-count = Combien d’équipes
teams-teams = équipes
teams-put-here = Mettre ici
teams-come-over = Je viens ici
teams-into = vers { $team }
teams-needs = { $count ->
    [one] Encore une personne
   *[other] Personne encore
}
teams-hindrance = { $team } attend encore { $count ->
    [one] une personne
   *[other] { $count } personnes
} avant de commencer.
teams-one-only = Tout le monde est dans la même équipe. Il en faut deux pour jouer.
teams-gone = Rentrés chez eux
teams-dress = Nom et couleur
teams-name = Le nom de l’équipe
teams-name-set = L’appeler ainsi
teams-colour = Couleur et forme
teams-keys = Les flèches choisissent quelqu’un. Avec Maj, elles déplacent : haut et bas dans l’équipe, gauche et droite vers une autre.
teams-say-moved = {"{name}"} est maintenant dans {"{team}"}, à la place {"{place}"} sur {"{count}"}.
teams-stage = Trouve ton équipe
