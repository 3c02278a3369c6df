### Le salon, le menu et la table elle-même.

lobby-title-alone = Ta table est prête
lobby-title-host = Qui joue ?
lobby-title-guest = Te voilà à table
lobby-why-alone = Fais scanner ceci à tes amis, ou lis-leur le code.
lobby-why-host = Commence quand tout le monde est là.
lobby-why-guest = { $name } lance la partie quand tout le monde est là.
lobby-why-no-host = La partie commence quand tout le monde est là.
lobby-invite = Inviter des amis
lobby-code = Code
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-qr = Code QR de l’adresse de cette table
lobby-people = { $count ->
    [0] Personne n’est encore là
    [1] Une personne est là
   *[other] { $count } personnes sont là
}
lobby-people-and-bots = { $people ->
    [0] { $bots ->
        [1] Seul un bot est là
       *[other] Seuls { $bots } bots sont là
    }
    [1] Une personne et { $bots ->
        [1] un bot
       *[other] { $bots } bots
    } sont là
   *[other] { $people } personnes et { $bots ->
        [1] un bot
       *[other] { $bots } bots
    } sont là
}
lobby-start = Commencer la partie
lobby-need-more = { $count ->
    [1] Encore une personne, et vous pourrez commencer.
   *[other] Encore { $count } personnes, et vous pourrez commencer.
}
lobby-locked = La porte est fermée : plus personne ne peut entrer.
lobby-take-over = L’hôte n’est pas là. Devenir l’hôte
lobby-stage-title = Viens jouer
lobby-stage-lead = Scanne le code avec ton téléphone, ou va sur
lobby-stage-code = et tape
lobby-stage-empty = Personne n’est encore là.
stage-sound-tap = Touche l’écran pour le son et le plein écran
stage-sound-high = Son : fort
stage-sound-low = Son : doux
stage-sound-off = Son : coupé
stage-switches = Son et lumière
stage-light-day = Écran clair
stage-light-dark = Écran sombre
stage-stuck = Dans ce navigateur, cet écran ne suit pas la partie.
stage-stuck-refresh = L’actualiser toutes les quelques secondes
stage-stuck-elsewhere = Ou ouvre { $address } sur un autre appareil.
clock-line = { $minutes ->
    [1] Une minute par étape.
   *[other] { $minutes } minutes par étape.
}

bot-add = Ajouter un bot
bot-short = Il manque du monde ? Ajoute un bot
bot-level = Comment il joue
bot-level-easy = Facile
bot-level-normal = Normal
bot-level-sharp = Malin
bot-note-easy = facile
bot-note-normal = normal
bot-note-sharp = malin
bot-pace = Le rythme des bots
bot-pace-quick = Rapide
bot-pace-usual = Normal
bot-pace-leisurely = Lent
bot-remove = Renvoyer { $name }
stand-in-call = Laisser un bot jouer pour { $name }
stand-in-hint = Sa place lui revient dès son retour.
stand-in-somebody = Une place est vide ?
stand-in-dismiss = Renvoyer le bot

menu-title = Menu
menu-me = Toi
menu-rename = Changer de nom
menu-recolour = Changer de couleur
menu-language = Changer de langue
menu-sound = Son
menu-sound-hint = Des sons pour ton tour, les cartes et la fin. Seulement sur cet appareil.
menu-sound-on = Activé
menu-sound-off = Coupé
menu-buzz = Vibreur
menu-buzz-hint = Ton téléphone vibre quand c’est ton tour et quand ton résultat arrive. Seulement sur cet appareil.
menu-notices = Notifications
menu-notices-hint = Un message quand c’est ton tour et que tu regardes autre chose. Seulement sur cet appareil.
menu-notices-refused = Ton navigateur ne les permet pas ici. Cela se change dans ses réglages.
menu-screens = Écrans
menu-stage = Ouvrir le grand écran
lobby-on-a-tv = Sur une télé : ouvre { $host }, tape le code et choisis « { $watch } ».
menu-stage-hint = Pour la télé : ce que tout le monde peut voir, en grand.
menu-device = Continuer sur un autre appareil
menu-device-hint = Avec un lien, ta place t’y suit.
menu-host = Pour l’hôte
menu-take-over = Devenir l’hôte
menu-take-over-hint = L’hôte n’est pas là ; il faut quelqu’un pour mener la partie.
menu-lock = Fermer la porte
menu-lock-hint = Plus personne ne pourra entrer.
menu-unlock = Rouvrir la porte
menu-unlock-hint = La porte est fermée. Les amis qui ont le code pourront de nouveau entrer.
menu-pace = L’horloge
menu-pace-hint = Le temps d’une étape. N’importe qui peut en demander plus.
menu-pace-none = Sans horloge
menu-pace-minutes = { $minutes ->
    [1] Une minute
   *[other] { $minutes } minutes
}
menu-pace-set = Régler l’horloge
menu-bots = Bots
menu-bots-hint = Pendant une partie, un bot joue tout de suite s’il reste une place, sinon à la suivante.
menu-people = Personnes
menu-hand-over = Nommer { $name } hôte
menu-remove = Faire sortir { $name }
menu-show-out = Faire sortir { $name }, puis fermer la porte
menu-show-out-hint = Sinon, cette personne pourrait revenir sous un autre nom. Tu peux rouvrir la porte plus tard.
menu-break-off = Arrêter la partie
menu-break-off-hint = La partie s’arrête là ; ses points sont perdus.
menu-break-off-sure = Oui, l’arrêter
menu-leave = Quitter la table
menu-leave-hint = Ta place t’attend si tu reviens.
menu-leave-sure = Oui, je m’en vais
menu-forget = Effacer cette table
menu-forget-hint = Efface la table et tout ce qui s’y est joué, pour tout le monde et pour toujours.
menu-forget-sure = Oui, tout effacer

rules-title = Les règles
rules-now = Ce qui compte maintenant
rules-rest = Toutes les règles
reactions = Qu’est-ce que tu en dis ?
reaction-laugh = Rire
reaction-clap = Applaudir
reaction-gasp = Oh !
reaction-heart = Cœur
reaction-shrug = Va savoir
reaction-fire = En feu
menu-reactions-off = Couper les réactions
menu-reactions-on = Permettre les réactions
menu-reactions-hint = Pendant que tu attends, tu peux envoyer un rire ou des applaudissements au grand écran. Rien n’en est gardé.
look-at-screen = Regarde le grand écran
look-at-screen-why = Tout se passe là-bas, et le résultat arrive ici juste après.

## La fin d’une partie, et ce qui vient après

finale-title = Voici comment ça finit…
over-again = Rejouer
over-another = Jouer à un autre jeu
over-lobby = Retour au salon
over-wish = J’aimerais continuer
over-wishes = Envie de continuer : { $names }.
over-wishes-you = Tu aimerais continuer.
over-wishes-you-and = Toi et { $names } aimeriez continuer.
over-wishes-how = L’hôte décide, ou plus de la moitié d’entre vous.
last-game = La dernière partie
first-why = Et toi, que devinerais-tu ? Personne d’autre ne le voit.
first-done = Ta première réponse est prête.
first-own = Ta première réponse
first-closest = La première réponse la plus proche : { $names }, avec { NUMBER($right) } sur { NUMBER($count) } à la bonne place.

agreement-undone = Depuis ton accord, { $name } a changé la réponse.

why-moved = Pourquoi ai-je bougé ?
why-stayed = Pourquoi n’ai-je pas bougé ?
why-points = Pourquoi ces points ?

## La pause, les rappels et le code

paused-by = { $name } a mis la partie en pause
paused-you = Tu as mis la partie en pause
paused-how = L’horloge et les bots attendent aussi. L’hôte peut reprendre.
paused-how-you = L’horloge et les bots attendent aussi.
pause-over = Reprendre
menu-pause = Mettre la partie en pause
menu-pause-hint = Pour souffler : personne ne peut jouer, l’horloge et les bots attendent.
nudge = Faire signe aux personnes qu’on attend
nudge-hint = Leurs téléphones vibrent et disent que la table attend.
nudged-you = { $name } te fait signe : la table t’attend.
skip-hint = Cette fois seulement. Cette personne rejoue dès qu’elle répond.
menu-hide-code = Cacher le code
menu-hide-code-hint = Pour une vidéo en direct : aucun écran ne montre le code ni son image.
menu-show-code = Montrer le code à nouveau
menu-show-code-hint = Le code est caché. Il le faut pour entrer.
lobby-code-hidden = Le code est caché. L’hôte peut le dire, ou le montrer à nouveau depuis le menu.
menu-next-game-hint = La partie en cours s’arrête là ; ses points sont perdus.
menu-lapse = Si quelqu’un ne répond pas
menu-lapse-hint = Quand un choix est facultatif, un anneau se vide. Ensuite, la partie continue sans ce choix.
menu-lapse-never = Attendre le temps qu’il faut
menu-lapse-seconds = Continuer après { NUMBER($seconds) } secondes
menu-lapse-set = Régler le temps
