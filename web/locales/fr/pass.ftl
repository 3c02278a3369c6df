### Un téléphone pour plusieurs : il passe de main en main, avec un rideau entre les personnes.

pass-title = Téléphone partagé
pass-invite = Quelqu’un n’a pas de téléphone ?
pass-join-title = Qui d’autre joue sur ce téléphone ?
pass-join-why = Ce téléphone passe de main en main. Un rideau cache ce que chaque personne voit.
pass-join-button = Jouer sur ce téléphone
pass-lobby-title = Qui joue sur ce téléphone ?
pass-lobby-why = Chaque personne écrit son nom. Pendant la partie, le téléphone dit à qui le donner.
pass-sharing = Sur ce téléphone
pass-asks = { $name }, prends le téléphone
pass-look-away = { $name } regarde, les autres non.
pass-open = C’est moi, { $name } : montre
pass-go-on = Continuer : { $name }
pass-others = Une autre personne veut regarder
pass-peek = veut regarder
pass-hide = Cacher
pass-land-lead = Quelqu’un joue déjà sur cet appareil. Maintenant, il passe de main en main : un rideau cache ce que chaque personne voit.
pass-fallen = Le rideau est fermé
