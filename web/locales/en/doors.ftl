### The front page, coming in, and the doors that stay shut.

home-title = How well do we know each other?
home-lead = Five games for friends in one room or far apart, each on their own phone. No account, nothing to install.
home-start = Start a table
home-start-button = Start a table
home-join = Join friends
home-join-button = Come in
home-code = The code your friends see
try-name = Guest
home-try-link = Nobody to play with? Try a game with bots.
home-games = The games
home-games-line = Choose one for a table of your friends, or try it first: bots take the other seats, and it begins at once.
home-game-start = Play with friends
home-game-try = Try it alone
home-back = Your tables
# $code (String) - The code of the table.
home-back-table = Back to { $code }
game-happiness = The Game of Happiness
game-happiness-line = Guess together what makes one of you happy.
game-preference = Personal Preference
game-preference-line = Guess in teams what one of you likes best, and race round the board.
game-colours = True Colours
game-colours-line = Vote in secret on who fits a cheeky question, and guess how the others see you.
game-personality = Personality
game-personality-line = Whom does this trait fit? Choose in secret, bet on what the others think, and see your portrait grow.
game-image = IMAGE
game-image-line = Describe a famous person with cards, end with the right letter, and catch the others bluffing.
about-link = About Likeness
install-button = Put Likeness on the home screen
install-by-hand = For your home screen: tap Share, then “Add to Home Screen”.
app-description = Five parlour games about how well we know each other.

your-name = Your name
your-name-hint = What friends call you, up to { NUMBER($most) } letters.
your-language = Your language
your-badge = Your colour and shape

# $code (String) - The code of the table.
join-title = Come to the table { $code }
join-lead = Say what you are called. Your seat will wait for you, even if your phone goes to sleep.
join-button = Take a seat
join-watch = Only watch, as on a TV
join-here = At the table now
join-old-seat = If you have a seat here already: on your old device, open the menu and choose “Continue on another device”. If you no longer have that device, come in under another name; the host can then ask your old seat to leave.
join-nobody = Nobody has come yet.

# $name (String) - Our guest’s own name.
return-title = Welcome back, { $name }
return-lead = Your seat is just as you left it.
return-lead-bot = A bot is playing for you. You get your seat back the moment you sit down.
return-button = Back to my seat

about-title = About Likeness
about-what = Likeness is a set of games about how we see each other: people choose in secret, everything is revealed at once, and everybody learns something.
about-privacy-title = What we keep
about-privacy = A table keeps the names you type and what was played, on the server that runs it, so that nobody loses their seat. No account, no tracking, no advertisements. The host can delete a table with everything in it at any time; a table that nobody uses for a while is deleted by itself.
about-bots-title = Bots
about-bots = Bots take empty seats, so that you can try a game alone, or play when one of you is missing. They see only what a person at their seat would see, do only what a person can do, and play only while one of you is there; a bot is never the host. Each has a taste of its own, made up for the evening: what a bot is like, and what it has learned about you, is stored nowhere.
about-bots-levels = There are three levels. An easy bot goes by what people are like in general, a normal one learns from what is revealed, and a sharp one misses nothing.
about-bots-link = What bots do
about-open-title = Run your own
about-open = Likeness is free software: anybody can run it on a computer of their own.
about-credits-title = The games
about-credits = The games follow published games; cards and words here are our own.
about-decks-title = The cards
about-decks = All cards that come with Likeness are written by its authors, in English and in French. Use them, change them and pass them on, naming Likeness:
about-own-cards = What you write yourselves is yours: it stays with your table, leaves it only when one of you takes it along, and is deleted with it.
about-almanac-title = The almanac
about-almanac = To find out which famous people fit a card, the program looks in an almanac of its own.
about-wordnet = The licence of WordNet

device-title = Go on with another device
device-lead = Open this link on the other device, or scan the code with it. It works once, for a few minutes. You get your seat there, and this device keeps it too.
device-copy = Copy the link
device-copied = Copied
device-warning = Show this link to nobody else: it gives away your seat.
device-land-title = Take your seat on this device?
device-land-lead = You were sent here from your other device.
device-land-button = Take my seat here

code-unknown = No table has that code.
trouble-no-table-title = No table has this code
trouble-no-table = Check the code with your friends. The table may also be full, locked or over; then ask its host.
trouble-shown-out-title = You were asked to leave
trouble-shown-out = The host asked you to leave this table.
trouble-too-many-title = Too many tries
trouble-too-many = Wait a little and try again in a minute.
trouble-bad-request-title = We did not understand that
trouble-bad-request = The page may be old. Go back, refresh, and try once more.
trouble-not-found-title = There is nothing here
trouble-not-found = The address leads nowhere.
trouble-link-title = That link no longer works
trouble-link = A link for another device works once, and only for a few minutes. Ask for a new one in the menu of the device that has your seat.
trouble-server-title = Something went wrong here
trouble-server = It is our fault, not yours. Nothing that was accepted is lost; try again in a moment.
trouble-no-line-title = No connection
trouble-no-line = Your seat is safe. We keep trying, and the page comes back by itself.
try-again = Try again
