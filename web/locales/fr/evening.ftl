## La soirée : ce que les parties d’une table ont montré

evening = Cette soirée
evening-lead = Ce que vos parties ont montré. Tout le monde l’a vu au moment où c’était à l’écran.
evening-empty = Terminez une partie, et vous lirez ici ce qu’elle a montré.
evening-showing = La fin de la partie est à l’écran. Ce qu’elle a montré s’affiche ici juste après.
evening-games = Les parties
evening-game = Partie { $number }
evening-your-award = Toi :
evening-rounds-link = Manche par manche
evening-rounds = Manche par manche
evening-rounds-lead = Ce que tout le monde a vu à la fin de chaque manche.
evening-own-guesses = Tes premières réponses ne s’affichent que pour toi.
evening-own-guesses-hidden = Ce téléphone passe de main en main : il ne montre pas tes premières réponses.
evening-votes-gone = Les votes eux-mêmes ne sont plus là : le dépouillement les a détruits, les tiens aussi.
evening-hand-gone = Ce que l’on avait en main n’est pas gardé.
evening-notes-gone = Ni les mains ni les notes ne sont gardées.
evening-closest = Première réponse la plus proche : { $names }, { $right } sur { $of }
evening-doubled = { $card } (doublé)
evening-laid-by = { $name } a posé { $card }.
evening-second-vote = Après l’égalité
evening-voter = { $who } ({ $bet })
evening-voters = Votes : { $names }
evening-voters-again = Après l’égalité : { $names }
evening-open-choice = { $name } : { $choice }
evening-laid = Cartes posées : { $cards }
evening-image-cards = Cartes : { $cards }
evening-put-down = Cartes mises sur le plateau : { $cards }
evening-own-guess = Ta première réponse : { $hits } sur { $of }
evening-own-guess-begun = Ta première réponse, inachevée
evening-round = Manche { $number }
evening-turn = Tour { $number }
evening-earlier = Manches d’avant
evening-later = Manches d’après
evening-back = Retour à la soirée

evening-known = Qui connaît qui
evening-known-none = Rien ne montre encore qui connaît qui. Vraies couleurs, Personnalité, Le Jeu du bonheur et Préférences personnelles le font, après assez de manches.
evening-known-luck = On ne peut pas encore dire qui connaît bien qui : le hasard a pu donner tous les nombres de ce tableau. Jouez encore, et on en verra peut-être plus.
evening-known-something = Ici, quelqu’un connaît quelqu’un : ces réponses sont { $odds } fois plus probables en se connaissant que par hasard.
evening-known-many = plus de mille
evening-reader = { $name } devine les autres mieux que le hasard.
evening-together = Tout le monde ensemble devine mieux que le hasard.
evening-subject = On devine { $name } mieux que le hasard.
evening-pair = { $name } connaît { $whom } : { $hits } sur { $of }, et le hasard donne { $luck }.
evening-pair-together = Tout le monde ensemble connaît { $whom } : { $hits } sur { $of }, et le hasard donne { $luck }.
evening-pair-self = { $name } sait comment la table voit { $name } : { $hits } sur { $of }, et le hasard donne { $luck }.
evening-table = À gauche, qui devine ; en haut, qui l’on devine. Une case cochée se distingue du hasard.
evening-all = Tout le monde
evening-corner = Qui devine
evening-cell = { $hits } sur { $of }
evening-cell-luck = hasard : { $luck }
evening-cell-told = plus que le hasard
evening-how = Comment Likeness le sait

evening-portraits = Portraits
evening-happy = Le plus de bonheur avec
evening-unhappy = Le moins de bonheur avec
evening-prefers = Aime le plus
evening-prefers-least = Aime le moins
evening-elected = La table dit : c’est toi
evening-elected-other = La table dit : c’est { $name }
evening-traits = La table voit cela
evening-images = Images gagnées
evening-more = { $count ->
    [1] et encore une
   *[other] et encore { $count }
}

evening-keep = À garder
evening-keep-hint = La page et l’image contiennent ce qui est ici, et rien d’autre. Elles sont à toi, et ne quittent ce serveur que si tu touches le bouton.
evening-keep-page = Garder en page
evening-keep-picture = Garder en image
evening-kept-title = Notre soirée avec Likeness
evening-kept-line = La soirée, gardée par { $name }
evening-kept-foot = Cette page est entière : elle ne charge rien et n’envoie rien. Tout ce qu’elle dit était visible par toute la table.

evening-played-by = Avec { $names }
evening-right-place = juste
evening-guessed-place = deviné à la place { $place }
evening-happiest-last = Du moins au plus de bonheur
evening-best-first = Du plus aimé au moins aimé
evening-team-guess = { $names } : { $hits } sur { $of }
evening-votes = { $votes ->
    [0] aucun vote
    [1] un vote
   *[other] { $votes } votes
}
evening-predicted = pronostic : { $symbol }
evening-elected-them = Choix de la table : { $name }
evening-elected-nobody = La table n’a choisi personne.
evening-which = Quelle carte va le mieux à { $name } ?
evening-open-vote = { $who } : { $choice } ({ $bet })
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-nothing-taken = Aucune image n’a été gagnée.
evening-doubt-bluff = { $name } n’a pas cru à { $person }, avec raison : un bluff.
evening-doubt-good = { $name } n’a pas cru à { $person }, qui convenait.
evening-nobody-named = quelqu’un sans nom

## Comment on le sait

method-title = Comment Likeness le sait
method-lead = Il y a toujours quelqu’un que l’on devine le mieux. Cette page dit quand c’est plus que le hasard.
method-seen-title = Ce que l’on regarde
method-seen = Seulement ce que toute la table a vu. Rien de secret n’est lu, donc rien de secret ne peut sortir. Les votes de Vraies couleurs sont seulement comptés, comme le dépouillement les a montrés. On ne dit rien des bots, ni des personnes venues tard ou parties avant la fin.
method-luck-title = Ce que donne le hasard
method-luck = À côté de chaque nombre, il y a ce que donne le hasard. Si l’on pose cinq cartes à l’aveugle, une est à sa place. Pronostics et votes sont comparés aux mêmes dans tout autre ordre. Tout est compté exactement, comme avec un crayon et beaucoup de patience.
method-kinds-title = Faits, amusement, et plus que le hasard
method-facts = Un fait a eu lieu, et tout le monde l’a vu.
method-fun = Un nombre à côté du hasard est un amusement. Le hasard a pu le faire. Les prix aussi sont un amusement : chaque prix dit pourquoi il est donné.
method-told = Plus que le hasard : c’est seulement ce que le hasard fait très rarement. Là où personne ne connaît personne, au plus une soirée sur vingt affirme quelque chose.
method-known-title = Qui connaît qui
method-known = Toutes les parties comptent ensemble. On demande d’abord si quelqu’un ici connaît quelqu’un : cela doit être 40 fois plus probable que par hasard. Alors seulement on dit qui connaît qui, pour que, de toutes les paires nommées, au plus une sur vingt soit fausse. Les autres gardent leurs nombres, sans coche. En une soirée, il y en a beaucoup.
method-limits-title = Ce que l’on ne sait pas
method-limits = Quand on devine bien, on connaît peut-être les gens en général, et pas cette personne. Quand on dit tout haut ce qui plaît, on est facile à deviner, et c’est bien ainsi. Une partie arrêtée, ou dont il manque quelque chose, garde sa place parmi les parties, et aucun nombre n’en est tiré.
