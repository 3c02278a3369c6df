### Pourquoi pas : une phrase pour chaque refus.

refused-name-empty = Un nom a au moins une lettre.
refused-name-too-long = Un nom a au plus { NUMBER($most) } lettres.
refused-name-hidden = Ce nom contient des caractères cachés. Tape-le de nouveau.
refused-name-marks = Ce nom a trop de signes sur une même lettre.
refused-name-taken = Quelqu’un ici porte ce nom, ou un nom qui lui ressemble trop.
refused-badge-taken = Trop tard : cette couleur et cette forme sont prises.
refused-table-full = La table est complète.
refused-table-locked = La table est fermée.
refused-not-a-guest = Tu n’es pas à cette table.
refused-shown-out = On t’a montré la porte de cette table.
refused-not-the-host = Seul l’hôte fait cela.
refused-host-is-here = L’hôte est encore là.
refused-no-such-guest = Cette personne n’est pas là.
refused-not-waited-for = Personne n’attend cette personne.
refused-too-soon-to-skip = Laisse-lui encore un peu de temps.
refused-no-game = Aucune partie n’est en cours.
refused-game-under-way = Une partie est en cours. Finissez-la d’abord, ou interrompez-la.
refused-another-game = Ce n’est pas le jeu en cours.
refused-not-seated = Tu ne fais que regarder cette partie.
refused-already-seated = Tu es déjà dans la partie.
refused-doors-closed = Cette partie n’accueille plus personne.
refused-no-clock = Cette table joue sans horloge.
refused-pace = Une étape dure d’une demi-minute à une heure.
refused-no-such-set = Ce jeu de cartes n’existe pas.
refused-too-late = La table a avancé depuis. Voici où en sont les choses.
refused-link-expired = Ce lien a déjà servi, ou il est trop ancien.

refused-gh-players = Ce jeu se joue de { NUMBER($least) } à { NUMBER($most) }.
refused-gh-turns = Chacun a de { NUMBER($least) } à { NUMBER($most) } tours.
refused-gh-cards = Un tour a de { NUMBER($least) } à { NUMBER($most) } cartes.
refused-gh-categories = { $categories ->
    [one] Les cartes choisies n’ont qu’une catégorie. Tirez moins de cartes, ou ajoutez-en.
   *[other] Les cartes choisies n’ont que { $categories } catégories. Tirez moins de cartes, ou ajoutez-en.
}
refused-gh-too-few-cards = Il n’y a pas assez de cartes choisies.
refused-gh-over = La partie est finie.
refused-gh-cards-drawn = Les cartes sont déjà sur la table.
refused-gh-no-cards = Il n’y a pas encore de cartes sur la table.
refused-gh-no-such-card = Cette carte n’est pas sur la table.
refused-gh-not-laid = Cette carte n’est pas dans la rangée.
refused-gh-sealed = L’enveloppe est cachetée.
refused-gh-not-your-turn = Seule la personne dont c’est le tour fait cela.
refused-gh-not-sealed = L’enveloppe n’est pas encore cachetée.
refused-gh-unfinished = Des cartes n’ont pas encore de place.
refused-gh-face-up-missing = Choisis le jeton que tu montres.
refused-gh-face-up-not-played = On ne montre pas de jeton dans cette partie.
refused-gh-yourself = C’est toi qu’on devine.
refused-gh-not-yet = Tu devineras à partir du prochain tour.
refused-gh-face-up = Ce jeton est face visible, à sa place.
refused-gh-changed = La rangée a changé depuis. Regarde encore.
refused-gh-agreed = Tu es déjà d’accord.
refused-gh-not-agreed = Tu n’as pas encore donné ton accord.
refused-gh-turns-left = Il reste des tours à jouer.
refused-gh-no-turns = Tous les tours ont été joués.
