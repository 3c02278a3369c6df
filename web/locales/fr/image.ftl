### IMAGE : ce que disent les écrans de ce jeu.

## Cards

image-letter = Lettre { $letter }
image-wild = au choix
image-years-before = avant l’an 1
image-kind-place = Lieux
image-kind-time = Époques
image-kind-activity = Activités
image-kind-status = État
image-kind-letter = Lettres
