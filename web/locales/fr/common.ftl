### Les mots qui figurent sur toutes les pages.

language-name = Français

skip-to-content = Aller au contenu
offline-notice = Plus de connexion pour l’instant. Ta place est gardée ; on réessaie.
door-notice = Ce réseau demande-t-il d’abord de se connecter ?
not-sent = L’envoi a échoué. Réessaie.
still-missing = Il manque encore quelque chose ici.
go-home = Aller à l’accueil
back-to-table = Retour à la table
refresh-page = Actualiser
refresh-always = Actualiser tout seul
refresh-never = Ne plus actualiser tout seul
open-rules = Règles
open-menu = Menu
and = et

page-title = { $page } — Likeness

badge-name = { $shape } { $name }
colour-poppy = coquelicot
colour-lake = lac
colour-moss = mousse
colour-honey = miel
colour-plum = prune
colour-sky = ciel
shape-disc = Disque
shape-square = Carré
shape-triangle = Triangle
shape-diamond = Losange
shape-star = Étoile
shape-pentagon = Pentagone

person-you = toi
person-host = hôte
person-away = pas là
person-left = plus à table

waiting-for = On attend { $names }
waiting-for-anybody = Tout le monde peut continuer
waiting-for-you = On t’attend
your-turn = À toi de jouer
waiting-for-many = On attend { $count ->
    [1] une personne
   *[other] { $count } personnes
}
waiting-for-bots = On attend { $count ->
    [1] un bot
   *[other] { $count } bots
}
somebody = quelqu’un
bot-mark = bot
stand-in-mark = un bot joue
waiting-for-you-and = On t’attend, et aussi { $names }
skip-guest = Continuer sans { $name }
skip-somebody = Quelqu’un ne répond pas ?
sit-down = M’asseoir et jouer aussi
more-time = Une minute de plus
ask-bots = Les bots, allez-y
skip-ahead = Avance rapide
clock-runs = Le temps est limité.
time-left = Temps restant

news-arrived = { $name } arrive.
news-returned = { $name } est de retour à la table.
news-left = { $name } a quitté la table. Sa place reste libre.
news-shown-out = { $name } a dû quitter la table.
news-bot-sent-away = { $name } a quitté la table.
news-host-now = { $name } est maintenant l’hôte.
news-host-now-you = C’est toi l’hôte, maintenant.
news-skipped = On n’attend plus { $name } pour l’instant.
news-went-away = { $name } n’est plus là pour l’instant.
news-came-back = { $name } est de retour.
news-sat-down = { $name } s’assoit.
news-stand-in-came = Un bot joue maintenant pour { $name }.
news-stand-in-went = Le bot ne joue plus pour { $name }.
news-stand-in-went-you = Le bot te rend ta place.
news-broken-off = La partie a été arrêtée.
news-time-up = Le temps est écoulé. On continue.
news-more-time = { $name } a demandé un peu plus de temps.
team-of-colour = L’équipe { $colour }
team-of-colour-within = l’équipe { $colour }
over-earlier = { $rounds ->
    [one] La première manche
   *[other] Les { $rounds } premières manches
}
over-won = a gagné
own-portrait = Te voilà
