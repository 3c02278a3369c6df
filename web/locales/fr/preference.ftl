### Préférences personnelles : ce que disent les écrans de ce jeu. La vedette est la personne que l’on devine.

## Le plateau et ses cartes

pp-section-red = cœur rouge
pp-section-blue = goutte bleue
pp-section-green = trèfle vert
pp-section-yellow = soleil jaune
pp-category-food = À table
pp-category-activities = Activités
pp-category-people = Personnages
pp-category-potpourri = Pot-pourri
pp-draw-choice = L’équipe choisit une boîte.
pp-draw-from = Quatre cartes de la boîte « { $category } »
pp-draw-mixed = Une carte de chaque boîte
