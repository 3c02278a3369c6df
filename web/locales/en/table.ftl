### The lobby, the menu and the table itself.

lobby-title-alone = Your table is ready
lobby-title-host = Who is playing?
lobby-title-guest = You’re in
lobby-why-alone = Let your friends scan this, or read them the code.
lobby-why-host = Start when everybody is here.
# $name (String) - The host.
lobby-why-guest = { $name } starts the game when everybody is here.
lobby-why-no-host = The game starts when everybody is here.
lobby-invite = Invite friends
lobby-code = Code
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-qr = QR code of this table’s address
lobby-people = { $count ->
    [0] Nobody is here yet
    [one] One person is here
   *[other] { $count } people are here
}
lobby-people-and-bots = { $people ->
    [0] { $bots ->
        [one] Only one bot is here
       *[other] Only { $bots } bots are here
    }
    [one] One person and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } are here
   *[other] { $people } people and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } are here
}
lobby-start = Start the game
lobby-need-more = { $count ->
    [one] One more person, and you can start.
   *[other] { $count } more people, and you can start.
}
lobby-locked = The door is locked: nobody else can come in.
lobby-take-over = The host is away. Become the host
lobby-stage-title = Come and play
lobby-stage-lead = Scan the code with your phone, or go to
lobby-stage-code = and type
lobby-stage-empty = Nobody is here yet.
stage-sound-tap = Tap for sound and full screen
stage-sound-high = Sound: loud
stage-sound-low = Sound: quiet
stage-sound-off = Sound: off
stage-switches = Sound and light
stage-light-day = Light screen
stage-light-dark = Dark screen
stage-stuck = This screen does not follow the game in this browser.
stage-stuck-refresh = Refresh it every few seconds
# $address (String)
stage-stuck-elsewhere = Or open { $address } on another device.
clock-line = { $minutes ->
    [one] One minute for each step.
   *[other] { $minutes } minutes for each step.
}

bot-add = Add a bot
bot-short = Too few players? Add a bot
bot-level = How well it plays
bot-level-easy = Easy
bot-level-normal = Normal
bot-level-sharp = Sharp
bot-note-easy = easy
bot-note-normal = normal
bot-note-sharp = sharp
bot-pace = How fast bots play
bot-pace-quick = Quick
bot-pace-usual = Normal
bot-pace-leisurely = Slow
# $name (String) - A bot.
bot-remove = Send { $name } away
# $name (String) - A guest who is not here.
stand-in-call = Let a bot play for { $name }
stand-in-hint = The seat is theirs again the moment they are back.
stand-in-somebody = Is a seat empty?
stand-in-dismiss = Send the bot away

menu-title = Menu
menu-me = You
menu-rename = Change name
menu-recolour = Change colour
menu-language = Change language
menu-sound = Sound
menu-sound-hint = Sounds for your turn, for cards and for the end. Only on this device.
menu-sound-on = On
menu-sound-off = Off
menu-buzz = Vibration
menu-buzz-hint = Your phone buzzes when it is your turn and when your result comes. Only on this device.
menu-notices = Notifications
menu-notices-hint = A message when it is your turn and you are looking at something else. Only on this device.
menu-notices-refused = Your browser does not allow them here. You can change that in its settings.
menu-screens = Screens
menu-stage = Open the big screen
# $host (String) - The address of the server.
# $watch (String) - What the way to the big screen is called at the door.
lobby-on-a-tv = On a TV: open { $host }, type the code, and choose “{ $watch }”.
menu-stage-hint = For a TV: what everybody may see, in large.
menu-device = Continue on another device
menu-device-hint = With a link, your seat comes along.
menu-host = For the host
menu-take-over = Become the host
menu-take-over-hint = The host is away; somebody should run the game.
menu-lock = Lock the door
menu-lock-hint = Nobody else can come in.
menu-unlock = Unlock the door
menu-unlock-hint = The door is locked. Friends with the code can come in again.
menu-pace = The clock
menu-pace-hint = The time for one step. Anybody can ask for more.
menu-pace-none = No clock
menu-pace-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
menu-pace-set = Set the clock
menu-bots = Bots
menu-bots-hint = During a game, a bot plays at once if there is a seat left, otherwise in the next game.
menu-people = People
# $name (String) - A guest.
menu-hand-over = Make { $name } the host
# $name (String) - A guest.
menu-remove = Ask { $name } to leave
# $name (String) - A guest.
menu-show-out = Ask { $name } to leave, then lock the door
menu-show-out-hint = Otherwise they could come back under another name. You can unlock the door later.
menu-break-off = Stop the game
menu-break-off-hint = The game ends here, and its points are lost.
menu-break-off-sure = Yes, stop it
menu-leave = Leave the table
menu-leave-hint = Your seat waits for you if you come back.
menu-leave-sure = Yes, leave
menu-forget = Delete this table
menu-forget-hint = Deletes the table and everything that was played, for everybody and for good.
menu-forget-sure = Yes, delete it all

rules-title = The rules
rules-now = The rules right now
rules-rest = All the rules
reactions = What do you think of it?
reaction-laugh = Laugh
reaction-clap = Clap
reaction-gasp = Gasp
reaction-heart = Heart
reaction-shrug = Shrug
reaction-fire = Fire
menu-reactions-off = Turn reactions off
menu-reactions-on = Turn reactions on
menu-reactions-hint = While you wait, you can send a laugh or a clap to the big screen. None of it is kept.
look-at-screen = Look at the big screen
look-at-screen-why = It is shown there first, and here right after.

## The end of a game, and what comes next

finale-title = Here is how it ends…
over-again = Play again
over-another = Play another game
over-lobby = Back to the lobby
over-wish = I’d like to go on
# $names (String) - Other guests.
over-wishes = { $names } would like to go on.
over-wishes-you = You would like to go on.
# $names (String) - Other guests.
over-wishes-you-and = You and { $names } would like to go on.
over-wishes-how = The host or most of you decide.
last-game = The last game
first-why = What would you guess? Only you see it.
first-done = Your first guess is made.
first-own = Your first guess
# $names (String) - Whose first guess came nearest.
first-closest = Closest first guess: { $names }, with { NUMBER($right) } of { NUMBER($count) } in the right place.

# $name (String) - Who has changed the guess that one had agreed to.
agreement-undone = { $name } changed it after you had agreed.

why-moved = Why did I move?
why-stayed = Why didn’t I move?
why-points = Why these points?

## Pause, reminders and the code

# $name (String) - Who has paused the game.
paused-by = { $name } has paused the game
paused-you = You have paused the game
paused-how = The clock and the bots wait, too. The host can go on.
paused-how-you = The clock and the bots wait, too.
pause-over = Go on
menu-pause = Pause the game
menu-pause-hint = For a break: nobody can move, and the clock and the bots wait.
nudge = Nudge the people we are waiting for
nudge-hint = Their phones buzz and say that the table waits.
# $name (String) - Who nudges.
nudged-you = { $name } nudges you: the table waits for you.
skip-hint = Only this once. They play on as soon as they answer.
menu-hide-code = Hide the code
menu-hide-code-hint = For a stream or a video: no screen shows the code or its picture.
menu-show-code = Show the code again
menu-show-code-hint = The code is hidden. Friends need it to come in.
lobby-code-hidden = The code is hidden. The host can tell it, or show it again from the menu.
menu-next-game-hint = The game that you are playing ends here, and its points are lost.
menu-lapse = When somebody does not answer
menu-lapse-hint = When you may leave a choice out, a ring runs down. Then the game goes on without your choice.
menu-lapse-never = Wait as long as it takes
menu-lapse-seconds = Go on after { NUMBER($seconds) } seconds
menu-lapse-set = Set the time
