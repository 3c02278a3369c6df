### Pourquoi pas : une phrase pour chaque refus.

refused-name-empty = Un nom a au moins une lettre.
refused-name-too-long = Un nom a au plus { NUMBER($most) } lettres.
refused-name-hidden = Ce nom contient des caractères cachés. Tape-le de nouveau.
refused-name-marks = Ce nom a trop de signes sur une même lettre.
refused-name-taken = Quelqu’un ici porte ce nom, ou un nom qui lui ressemble trop.
refused-badge-taken = Trop tard : cette couleur et cette forme sont prises.
refused-face-taken = Trop tard : cette tête est prise.
refused-table-full = La table est complète.
refused-table-locked = La table est fermée.
refused-not-a-guest = Tu n’es pas à cette table.
refused-shown-out = L’hôte t’a demandé de quitter cette table.
refused-not-the-host = Seul l’hôte peut faire cela.
refused-host-is-here = L’hôte est encore là.
refused-no-such-guest = Cette personne n’est pas là.
refused-not-waited-for = Personne n’attend cette personne.
refused-too-soon-to-skip = Laisse-lui encore un peu de temps.
refused-enough-bots = Il y a assez de bots à cette table.
refused-not-for-bots = Un bot ne peut pas faire ça.
refused-no-bot-to-ask = La table n’attend pas de bot.
refused-not-alone = Il y a d’autres personnes à la table, et elles veulent voir la suite aussi.
refused-nothing-to-skip = Il n’y a rien à passer : c’est à toi.
refused-bot-already = C’est déjà un bot.
refused-plays-themselves = Cette personne est là et joue.
refused-nothing-to-confess = Il n’y a aucune image à toi dont tu puisses dire cela.
refused-no-game = Aucune partie n’est en cours.
refused-game-under-way = Une partie est en cours. Il faut d’abord la finir, ou l’arrêter.
refused-game-paused = La partie est en pause. L’hôte peut la reprendre.
refused-lapse = Choisis entre cinq secondes et deux minutes.
refused-another-game = Ce n’est pas le jeu en cours.
refused-not-seated = Tu ne fais que regarder cette partie.
refused-already-seated = Tu es déjà dans la partie.
refused-doors-closed = Cette partie n’accueille plus personne.
refused-beginner-is-fixed = Dans ce jeu, les règles disent qui commence.
refused-no-clock = Cette table joue sans horloge.
refused-pace = Une étape dure d’une demi-minute à une heure.
refused-no-such-set = Cette série de cartes n’existe pas.
refused-too-late = Le jeu a continué entre-temps. Voici où il en est.
refused-another-command = Cet envoi a été confondu avec un autre. Rien n’a été fait. Réessaie.
refused-too-fast = Cela fait beaucoup d’un coup. Attends un instant, puis continue.
refused-table-too-long = Cette table a tant joué qu’elle ne peut plus rien enregistrer. Ouvres-en une autre pour continuer.
refused-link-expired = Ce lien a déjà servi, ou il est trop ancien.

refused-gh-players = Ce jeu se joue de { NUMBER($least) } à { NUMBER($most) }.
refused-gh-turns = Chaque personne a de { NUMBER($least) } à { NUMBER($most) } tours.
refused-gh-cards = Un tour a de { NUMBER($least) } à { NUMBER($most) } cartes.
refused-gh-categories = { $categories ->
    [1] Les séries choisies n’ont qu’une catégorie. Tire moins de cartes, ou ajoute une série.
   *[other] Les séries choisies n’ont que { $categories } catégories. Tire moins de cartes, ou ajoute une série.
}
refused-gh-too-few-cards = Les séries choisies ont trop peu de cartes.
refused-gh-over = La partie est finie.
refused-gh-cards-drawn = Les cartes sont déjà sur la table.
refused-gh-no-cards = Il n’y a pas encore de cartes sur la table.
refused-gh-no-such-card = Cette carte n’est pas sur la table.
refused-gh-not-laid = Cette carte n’est pas dans la ligne.
refused-gh-sealed = L’enveloppe est déjà fermée.
refused-gh-not-your-turn = Attends ton tour pour faire cela.
refused-gh-not-sealed = L’enveloppe n’est pas encore fermée.
refused-gh-unfinished = Des cartes n’ont pas encore de place.
refused-gh-face-up-not-played = On ne montre pas de jeton dans cette partie.
refused-gh-yourself = C’est toi qu’on devine.
refused-gh-not-yet = Tu devineras à partir du prochain tour.
refused-gh-face-up = Ce jeton est face visible, à sa place.
refused-gh-changed = La ligne a changé depuis. Regarde encore.
refused-gh-agreed = Tu as déjà donné ton accord.
refused-gh-not-agreed = Tu n’as pas encore donné ton accord.
refused-gh-turns-left = Il reste des tours à jouer.
refused-gh-no-turns = Tous les tours ont été joués.

refused-no-teams = Ce jeu ne se joue pas en équipes, ou il n’y a pas assez de monde pour en former.
refused-no-such-team = Cette équipe n’existe pas.
refused-team-count = Il peut y avoir de { NUMBER($least) } à { NUMBER($most) } équipes.
refused-not-your-team = Seuls l’équipe et l’hôte peuvent faire cela.

refused-pp-players = Préférences personnelles se joue de { NUMBER($least) } à { NUMBER($most) }.
refused-pp-one-team = Tout le monde joue dans une équipe, et dans une seule.
refused-pp-too-few-for-teams = À deux ou trois, on joue pour soi, sans équipes.
refused-pp-teams = Il faut de { NUMBER($least) } à { NUMBER($most) } équipes.
refused-pp-team-too-small = Chaque équipe a besoin d’au moins deux personnes. Équilibre les équipes, ou choisis-en moins.
refused-pp-too-few-cards = Les séries choisies ont trop peu de cartes dans une des boîtes.
refused-pp-over = La partie est finie.
refused-pp-cards-drawn = Les cartes sont déjà sur le plateau.
refused-pp-no-cards = Il n’y a pas encore de cartes sur le plateau.
refused-pp-no-choice = C’est la case qui décide de la boîte.
refused-pp-not-chosen = L’équipe dont c’est le tour choisit d’abord une boîte.
refused-pp-not-your-choice = C’est l’autre équipe qui choisit la boîte.
refused-pp-not-it = Seule la vedette peut faire cela.
refused-pp-no-such-card = Cette carte n’est pas sur le plateau.
refused-pp-not-ranked = Cette carte n’a pas encore de place.
refused-pp-unfinished = Certaines cartes n’ont pas encore de place.
refused-pp-sealed = L’enveloppe est déjà fermée.
refused-pp-not-sealed = L’enveloppe n’est pas encore fermée.
refused-pp-yourself = C’est toi qu’on devine.
refused-pp-not-yet = Tu joues à partir de la prochaine manche.
refused-pp-not-your-turn = C’est le tour d’une autre équipe.
refused-pp-guessed = La réponse de ton équipe est définitive.
refused-pp-no-such-token = Une équipe a quatre jetons, de 1 à 4.
refused-pp-token-not-placed = Ce jeton n’est pas sur le plateau.
refused-pp-guess-unfinished = Certains jetons ne sont pas encore posés.
refused-pp-changed = Les jetons ont bougé depuis. Regarde encore une fois.
refused-pp-agreed = Tu as déjà donné ton accord.
refused-pp-not-agreed = Tu n’as pas encore donné ton accord.
refused-pp-nobody-passes = Toutes les équipes devinent en même temps : on ne passe pas.
refused-pp-not-last = Pour passer, ton équipe doit être seule en dernière place.
refused-pp-already-last = Ton équipe devine déjà en dernier.
refused-pp-not-all-guessed = Toutes les équipes n’ont pas encore deviné.
refused-pp-all-revealed = Toutes les préférences sont déjà révélées.
refused-pp-nobody-has-won = Personne n’a encore gagné.
refused-pp-decided = La partie est déjà gagnée.

refused-tc-players = Vraies couleurs se joue de { NUMBER($least) } à { NUMBER($most) }.
refused-tc-goal = La dernière case va de { NUMBER($least) } à { NUMBER($most) }.
refused-tc-too-few-questions = Les séries choisies ont trop peu de questions.
refused-tc-question-empty = Il n’y a pas encore de question sur la carte.
refused-tc-question-too-long = Une question a au plus { NUMBER($most) } lettres, pour être lue d’un souffle.
refused-tc-no-blank-cards = Il n’y a plus de cartes à écrire.
refused-tc-round-under-way = Tu peux ajouter des questions entre les manches.
refused-tc-over = La partie est finie.
refused-tc-turned = La question est déjà sur la table.
refused-tc-not-the-reader = Seule la personne qui lit peut faire cela.
refused-tc-nothing-to-pick = Il n’y a rien à choisir.
refused-tc-no-such-question = Cette question n’est pas parmi celles à choisir.
refused-tc-no-other-questions = Il n’y a pas d’autres questions à choisir.
refused-tc-asked-already = Cette question a déjà été posée.
refused-tc-no-question = Il n’y a pas encore de question sur la table.
refused-tc-voting-begun = Quelqu’un a déjà voté sur cette question.
refused-tc-not-yet = Tu joues à partir de la prochaine manche.
refused-tc-two-votes = Tu as deux votes : les deux pour une personne, ou un pour l’une et un pour l’autre.
refused-tc-yourself = Tu ne peux pas voter pour toi.
refused-tc-no-such-player = Cette personne ne joue pas cette manche.
refused-tc-not-voted = Tu n’as pas encore voté.
refused-tc-box-closed = Tout le monde a voté, et la boîte est fermée.
refused-tc-not-closed = Tout le monde n’a pas encore voté.
refused-tc-not-predicted = Tu n’as pas encore fait de pronostic.
refused-tc-nobody-has-won = Personne n’a encore gagné.
refused-tc-decided = La partie est déjà gagnée.

refused-pe-players = Personnalité se joue de { NUMBER($least) } à { NUMBER($most) }.
refused-pe-too-few-cards = Avec autant de monde, il faut au moins { NUMBER($least) } cartes. Ajoute une série.
refused-pe-over = La partie est finie.
refused-pe-not-yet = Tu joues à partir du prochain tour.
refused-pe-dealt = Les cartes sont déjà distribuées.
refused-pe-no-proposal = Ce n’est pas le moment de proposer une carte.
refused-pe-not-your-turn = C’est à quelqu’un d’autre de proposer une carte.
refused-pe-not-in-hand = Cette carte n’est pas dans ta main.
refused-pe-hand-not-empty = Tu as encore des cartes à proposer.
refused-pe-no-inversion = Ce n’est pas le moment de poser une carte pour quelqu’un.
refused-pe-no-vote = Il n’y a pas de vote en ce moment.
refused-pe-no-such-candidate = On ne peut pas voter pour ça.
refused-pe-no-pair-vote = Tu ne votes avec personne cette fois.
refused-pe-nothing-chosen = À vous deux, vous n’avez encore rien choisi.
refused-pe-pair-changed = Le choix a changé depuis. Regarde encore.
refused-pe-agreed = Tu as déjà donné ton accord.
refused-pe-no-debate = Il n’y a pas de débat en ce moment.
refused-pe-already-ready = Tu as déjà dit que tu veux voter.
refused-pe-no-second-vote = Il n’y a pas de second vote en ce moment.
refused-pe-not-tied = Le second vote ne porte que sur les ex æquo.
refused-pe-no-exchange = Tu n’as pas de carte à échanger en ce moment.
refused-pe-pile-empty = La pioche est vide.
refused-pe-no-partner = Tu n’as personne à choisir en ce moment.
refused-pe-partner-not-free = Cette personne n’est pas libre pour voter avec toi.
refused-pe-nothing-to-give = Tu n’as pas de cartes à donner en ce moment.
refused-pe-gifts = { $cards ->
    [1] Tu donnes une carte maintenant.
   *[other] Tu donnes { $cards } cartes maintenant, chacune à une personne différente.
}
refused-pe-receivers = Chaque carte va à une personne différente, et aucune à toi.
refused-pe-no-gift = Personne ne t’a donné de carte.
refused-pe-no-judging = On ne vote sur aucune carte en ce moment.
refused-pe-not-a-judge = La personne qui donne la carte et celle qui la reçoit ne votent pas.
refused-pe-no-such-player = Cette personne ne joue pas.
refused-pe-nobody-has-won = Personne n’a encore gagné.

refused-image-players = IMAGE se joue de { NUMBER($least) } à { NUMBER($most) }.
refused-image-cards-of-another-game = Ces cartes sont celles d’un autre jeu.
refused-image-too-few-cards = Avec autant de monde, il faut au moins { NUMBER($least) } cartes.
refused-image-over = La partie est finie.
refused-image-dealt = Les cartes sont déjà distribuées.
refused-image-no-play = On ne joue pas de cartes maintenant. Attends que le tour précédent soit réglé.
refused-image-challenge-under-way = On règle d’abord une contestation. Ensuite, tu continues ton tour.
refused-image-not-your-turn = C’est le tour de quelqu’un d’autre. En attendant, tu peux noter des noms pour toi.
refused-image-not-at-hand = Cette carte n’est ni dans ta main ni sur le plateau.
refused-image-already-laid = Tu as déjà posé cette carte. Reprends-la pour la poser ailleurs.
refused-image-three-from-hand = Tu as posé trois cartes de ta main, et un tour n’en permet pas plus. Reprends-en une pour en poser une autre.
refused-image-hand-card-first = Une lettre du plateau termine une image seulement après une carte de ta main. Pose d’abord une de tes cartes sur cette image.
refused-image-hand-card-missing = L’image { $side ->
    [north] en haut
    [east] à droite
    [south] en bas
   *[west] à gauche
} n’a reçu que des cartes du plateau. Pose-y aussi une carte de ta main, ou reprends-les.
refused-image-not-on-that-side = Cette carte n’est plus visible sur ce côté. Choisis-en une autre à recouvrir.
refused-image-letter-not-covered = On ne recouvre pas une lettre.
refused-image-not-the-same-kind = Une carte ne recouvre qu’une carte de la même sorte : un lieu sur un lieu, une époque sur une époque. Pose-la plutôt sur la case suivante.
refused-image-too-short-to-end = Il faut au moins trois cartes de profil à une image pour qu’une lettre la termine.
refused-image-only-a-letter-fits = La dernière case est réservée à une lettre. Change une carte de cette image, ou termine-la.
refused-image-ended = Cette image est terminée et ne reçoit plus de cartes dans ce tour. Joue sur un autre côté.
refused-image-no-wild-initials = Avec deux initiales, aucune des lettres ne peut être un joker.
refused-image-not-laid = Tu n’as pas posé cette carte dans ce tour.
refused-image-nothing-laid = Tu n’as rien posé dans ce tour. Pose une carte, ou mets-en de ta main sur le plateau.
refused-image-name-missing = Dis de qui est l’image que tu as terminée { $side ->
    [north] en haut
    [east] à droite
    [south] en bas
   *[west] à gauche
}.
refused-image-nothing-to-name = Tu n’as pas terminé l’image { $side ->
    [north] en haut
    [east] à droite
    [south] en bas
   *[west] à gauche
} : il n’y a personne à y nommer.
refused-image-name-empty = Il faut au moins une lettre à un nom.
refused-image-name-too-long = Un nom a au plus { NUMBER($most) } lettres.
refused-image-no-such-person = L’almanach ne connaît pas cette personne. Choisis quelqu’un dans sa liste, ou écris le nom.
refused-image-note-too-long = Une note a au plus { NUMBER($most) } lettres.
refused-image-cards-are-laid = Tu as posé des cartes dans ce tour. Reprends-les toutes avant d’en mettre sur le plateau.
refused-image-not-in-hand = Cette carte n’est pas dans ta main.
refused-image-put-down = Mets au plus trois cartes différentes de ta main sur le plateau.
refused-image-no-challenge = Il n’y a rien à contester en ce moment.
refused-image-own-turn = C’est ton propre tour. Les autres peuvent le contester.
refused-image-nothing-to-let-pass = Tu n’as rien à faire pour laisser passer ce tour : sans contestation, il compte dès que le suivant est fini.
refused-image-already-challenged = L’image { $side ->
    [north] en haut
    [east] à droite
    [south] en bas
   *[west] à gauche
} a déjà été contestée, et une fois suffit.
refused-image-already-accepted = Tu as déjà laissé passer ce tour.
refused-image-not-played-on = Rien n’a été posé sur cette image dans ce tour. Conteste une image sur laquelle on a joué.
refused-image-no-naming = Ce n’est pas le moment de dire un nom.
refused-image-not-challenged = Seule la personne contestée dit à qui elle pense.
refused-image-no-vote = Il n’y a pas de vote en ce moment.
refused-no-blank-cards = Ce jeu a déjà { NUMBER($most) } cartes de votre table : c’est le maximum.
refused-no-such-own-card = Cette carte n’est plus là.
refused-not-your-card = Seuls l’hôte et la personne qui a écrit une carte peuvent la retirer.
refused-no-other-card = Il n’y a pas d’autre carte pour la remplacer.
refused-pe-not-proposed = Ce n’est pas la carte proposée.
refused-pe-voting-begun = Quelqu’un a déjà choisi.
refused-still-showing = On regarde encore. La suite vient dans un instant.
