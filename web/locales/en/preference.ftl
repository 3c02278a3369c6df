### Personal Preference: what the screens of this game say. IT is the player whom the others guess.

## The board and its cards

pp-section-red = red heart
pp-section-blue = blue drop
pp-section-green = green clover
pp-section-yellow = yellow sun
pp-category-food = Food & drink
pp-category-activities = Activities
pp-category-people = People
pp-category-potpourri = Potpourri
pp-draw-choice = The team chooses a box.
# $category (String)
pp-draw-from = Four cards of { $category }
pp-draw-mixed = One card from each box
