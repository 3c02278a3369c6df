### Le vestibule, le menu et la table elle-même.

lobby-title-alone = Ta table est dressée
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
    [one] Une personne est là
   *[other] { $count } personnes sont là
}
lobby-people-and-bots = { $people ->
    [0] { $bots ->
        [one] Seul un bot est là
       *[other] Seuls { $bots } bots sont là
    }
    [one] Une personne et { $bots ->
        [one] un bot
       *[other] { $bots } bots
    } sont là
   *[other] { $people } personnes et { $bots ->
        [one] un bot
       *[other] { $bots } bots
    } sont là
}
lobby-start = Commencer la partie
lobby-need-more = Encore une personne, et vous pourrez commencer.
lobby-locked = La porte est fermée : plus personne ne peut entrer.
lobby-take-over = L’hôte n’est pas là. Devenir l’hôte
lobby-stage-title = Venez jouer
lobby-stage-lead = Scannez le code avec votre téléphone, ou allez sur
lobby-stage-code = et tapez
lobby-stage-empty = Les chaises sont encore vides.
clock-line = { $minutes ->
    [one] Une étape peut durer une minute.
   *[other] Une étape peut durer { $minutes } minutes.
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
bot-pace-usual = Habituel
bot-pace-leisurely = Tranquille
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
menu-sound-hint = Un coup frappé, une carte tournée, un accord à la fin. Réglé sur cet appareil.
menu-sound-on = Activé
menu-sound-off = Coupé
menu-screens = Écrans
menu-stage = Ouvrir la scène pour la télé
menu-stage-hint = Tout ce que chacun peut voir, en grand, sans rien à toucher.
menu-device = Continuer sur un autre appareil
menu-device-hint = Un lien qui emporte ta place.
menu-host = Pour l’hôte
menu-take-over = Devenir l’hôte
menu-take-over-hint = L’hôte n’est pas là ; il faut quelqu’un à la barre.
menu-lock = Fermer la porte
menu-lock-hint = Plus personne ne pourra entrer.
menu-unlock = Rouvrir la porte
menu-unlock-hint = La porte est fermée. Les amis qui ont le code pourront de nouveau entrer.
menu-pace = L’horloge
menu-pace-hint = Le temps d’une étape. Chacun peut en demander davantage.
menu-pace-none = Sans horloge
menu-pace-minutes = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
}
menu-pace-set = Régler l’horloge
menu-bots = Bots
menu-bots-hint = En pleine partie, un bot s’assoit si le jeu accueille encore quelqu’un. Sinon, il joue dans la suivante.
menu-people = Convives
menu-hand-over = Nommer { $name } hôte
menu-remove = Montrer la porte à { $name }
menu-show-out = Montrer la porte à { $name } et fermer derrière
menu-show-out-hint = Sinon, cette personne pourrait revenir sous un autre nom. Rouvre la porte quand d’autres amis doivent entrer.
menu-break-off = Interrompre la partie
menu-break-off-hint = La partie s’arrête là ; ses points sont perdus.
menu-break-off-sure = Oui, l’interrompre
menu-leave = Quitter la table
menu-leave-hint = Ta place t’attend si tu reviens.
menu-leave-sure = Oui, je m’en vais
menu-forget = Oublier cette table
menu-forget-hint = Efface la table et tout ce qui s’y est joué, pour tout le monde et pour toujours.
menu-forget-sure = Oui, tout oublier

rules-title = Les règles
rules-now = Ce qui compte maintenant
rules-rest = Toutes les règles
look-at-screen = Regarde l’écran
look-at-screen-why = Tout s’y montre maintenant, et arrive ici juste après.
