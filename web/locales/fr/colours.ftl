### Vraies couleurs : ce que disent les écrans de ce jeu.
