### The faces that people wear, and the page on which they choose one.

face-title = Your face
face-lead = Tap one, and everybody sees you with it. Change it whenever you like.
face-link = Choose your face
# $face (String) - What a face is called.
# $name (String) - Who wears it.
face-worn = { $face }: { $name } has it

face-fox = Fox
face-owl = Owl
face-panda = Panda
face-cat = Cat
face-lion = Lion
face-frog = Frog
face-rabbit = Rabbit
face-penguin = Penguin
face-bear = Bear
face-tiger = Tiger
face-koala = Koala
face-dog = Dog
face-pig = Pig
face-mouse = Mouse
face-monkey = Monkey
face-sheep = Sheep
face-elephant = Elephant
face-hedgehog = Hedgehog
face-cow = Cow
face-raccoon = Raccoon
face-octopus = Octopus
face-duck = Duck
face-crocodile = Crocodile
face-deer = Deer
face-whale = Whale
face-bee = Bee
face-walrus = Walrus
face-giraffe = Giraffe
face-chick = Chick
face-turtle = Turtle
face-parrot = Parrot
face-horse = Horse
face-beaver = Beaver
face-unicorn = Unicorn
face-dragon = Dragon
face-ghost = Ghost
face-pirate = Pirate
face-wizard = Wizard
face-snowman = Snowman
face-astronaut = Astronaut
