### Le salon : quel jeu, avec quelles règles maison, et qui joue avec qui.

## Le jeu

lobby-game = Le jeu
lobby-choose-game = À quoi jouez-vous ?
lobby-players = { NUMBER($least) } à { NUMBER($most) } personnes
lobby-minutes = ≈ { NUMBER($minutes) } min
lobby-minutes-line = Durée pour { NUMBER($people) } personnes.
lobby-house-rules = Règles maison
lobby-game-rules = Comment on y joue
lobby-beginner = Qui commence
lobby-beginner-line = Une personne de la table, ou quelqu’un d’autre à chaque partie.
lobby-beginner-goes-round = À tour de rôle
option-sets = Cartes dans la boîte
option-sets-line = Chaque série ajoute des cartes au jeu.
option-set-not-for-everyone = Rien dans « { $set } » n’est pour tout le monde. Pour y jouer, choisis plus haut « { $rating } ».
option-range = de { NUMBER($from) } à { NUMBER($to) }
option-rating = Qui est à table
option-rating-line = Quelles cartes sont dans la boîte. Celles de votre table y sont toujours.
option-rating-everyone = Tout le monde
option-rating-teens = Dès l’adolescence
option-rating-adults = Adultes
option-own-cards = Les cartes de votre table
option-own-cards-line = Mélangées aux autres, ou seules s’il y en a assez.
option-own-cards-mixed-in = Mélangées
option-own-cards-only-ours = Seulement les nôtres

pp-option-board = Le tour du plateau
pp-option-board-taste = Très court
pp-option-board-short = Court
pp-option-board-normal = Normal
pp-option-board-long = Long
pp-option-board-taste-line = { NUMBER($squares) } cases. La partie finit au plus tard quand tout le monde a été la vedette.
pp-option-board-short-line = { NUMBER($squares) } cases : une partie rapide.
pp-option-board-normal-line = { NUMBER($squares) } cases : le tour habituel.
pp-option-board-long-line = { NUMBER($squares) } cases : pour toute une soirée.
pp-option-guessing = Deviner
pp-option-guessing-in-turn = À tour de rôle
pp-option-guessing-in-turn-line = Une équipe après l’autre, comme dans le livret : les suivantes voient ce qui est déjà posé.
pp-option-guessing-at-once = Toutes ensemble
pp-option-guessing-at-once-line = Toutes les équipes en même temps, sans se voir : plus rapide, et parfait à distance.

pp-option-discussion = Pendant qu’une équipe discute
pp-option-discussion-open = Tout le monde voit
pp-option-discussion-open-line = Tout le monde voit bouger les jetons d’une équipe, même la vedette.
pp-option-discussion-team-only = Seulement l’équipe
pp-option-discussion-team-only-line = Personne d’autre ne voit les jetons d’une équipe avant sa réponse définitive.

pp-seating-alone = À deux ou trois, on joue sans équipes, avec un pion par personne ; à partir de quatre, vous formez des équipes. La personne à gauche de l’hôte se fait deviner en premier.
pp-seating-teams = Autour de la table, les équipes alternent, chacune dans l’ordre de sa liste. La personne à gauche de l’hôte se fait deviner en premier.
pp-seating-many = { NUMBER($most) } d’entre vous jouent, et les autres regardent cette fois-ci. Les équipes se forment au début de la partie.

image-option-deck = Les cartes de la pioche
image-option-deck-line = Plus il y a de cartes, plus la partie est longue. Le hasard dit lesquelles restent dans la boîte.
image-option-deck-whole = Toutes
image-option-deck-half = La moitié
image-option-deck-third = Un tiers
image-option-initials = Terminer une image
image-option-initials-last = Une initiale
image-option-initials-last-line = La première lettre du nom de famille termine une image. Elle rapporte le numéro de sa case.
image-option-initials-both = Deux initiales
image-option-initials-both-line = Une image peut aussi se terminer par les initiales du prénom et du nom, sans joker, pour le double des points.
image-option-judging = Qui règle une contestation
image-option-judging-almanac = L’almanach
image-option-judging-almanac-line = L’almanach du jeu décide s’il est sûr de chaque carte ; sinon tout le monde vote.
image-option-judging-vote = Toujours voter
image-option-judging-vote-line = Vous votez à chaque contestation, après avoir vu ce que dit l’almanach.
image-option-fictional = Personnages fictifs
image-option-fictional-never = Jamais en vie
image-option-fictional-never-line = La carte En vie ne va qu’aux personnes réelles.
image-option-fictional-may-live = Parfois en vie
image-option-fictional-may-live-line = La carte En vie va aussi aux personnages fictifs de notre temps.
image-option-practice = Aide à l’entraînement
image-option-practice-off = Non
image-option-practice-off-line = On ne montre pas qui d’autre aurait convenu.
image-option-practice-on = Oui
image-option-practice-on-line = Quand une image a été terminée, tout le monde voit d’autres célébrités qui auraient convenu.
image-option-drafts = Cartes du tour en cours
image-option-drafts-face-down = Face cachée
image-option-drafts-face-down-line = Pendant un tour, les autres voient où sont les cartes posées, mais pas lesquelles. On les retourne à la fin du tour.
image-option-drafts-open = Ouvertes
image-option-drafts-open-line = Pendant un tour, tout le monde voit chaque carte dès qu’elle est posée.
image-seating-many = { NUMBER($most) } d’entre vous jouent. Les autres regardent, et joueront la prochaine partie.

## Les équipes

teams-title = Qui joue avec qui ?
teams-why-host = Touche quelqu’un, puis son équipe.
teams-why-guest = Change d’équipe si tu veux. { $name } lance la partie.
teams-shuffle = Mélanger
teams-even-out = Équilibrer
teams-count = Combien d’équipes
teams-teams = équipes
teams-put-here = Mettre ici
teams-come-over = Je viens ici
teams-into = vers { $team }
teams-needs = { $count ->
    [1] Encore une personne
   *[other] Encore personne
}
teams-hindrance = Il manque { $count ->
    [1] une personne
   *[other] { $count } personnes
} à { $team } pour commencer.
teams-one-only = Tout le monde est dans la même équipe. Il en faut deux pour jouer.
teams-gone = Ne sont plus là
teams-dress = Nom et couleur
teams-name = Le nom de l’équipe
teams-name-set = Enregistrer le nom
teams-colour = Couleur et forme
teams-keys = Les flèches choisissent quelqu’un. Avec Maj, elles déplacent : haut et bas dans l’équipe, gauche et droite vers une autre.
teams-say-moved = {"{name}"} est maintenant dans {"{team}"}, à la place {"{place}"} sur {"{count}"}.
teams-stage = Trouve ton équipe
