### The lobby, the menu and the table itself.

lobby-title-alone = Your table is laid
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
lobby-need-more = One more person, and you can start.
lobby-locked = The door is locked: nobody else can come in.
lobby-take-over = The host is away. Be the host
lobby-stage-title = Come and play
lobby-stage-lead = Scan the code with your phone, or go to
lobby-stage-code = and type
lobby-stage-empty = The chairs are still empty.
clock-line = { $minutes ->
    [one] A step may take one minute.
   *[other] A step may take { $minutes } minutes.
}

bot-add = Add a bot
bot-short = Too few? Add a bot
bot-level = How well it plays
bot-level-easy = Easy
bot-level-normal = Normal
bot-level-sharp = Sharp
bot-note-easy = easy
bot-note-normal = normal
bot-note-sharp = sharp
bot-pace = How fast bots play
bot-pace-quick = Quick
bot-pace-usual = Usual
bot-pace-leisurely = Leisurely
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
menu-sound-hint = A knock, a turn, a chord at the end. Kept on this device.
menu-sound-on = On
menu-sound-off = Off
menu-screens = Screens
menu-stage = Open the stage for a TV
menu-stage-hint = Everything that everybody may see, large, with nothing to click.
menu-device = Continue on another device
menu-device-hint = A link that brings your seat along.
menu-host = For the host
menu-take-over = Be the host
menu-take-over-hint = The host is away; somebody should steer.
menu-lock = Lock the door
menu-lock-hint = Nobody else can come in.
menu-unlock = Unlock the door
menu-unlock-hint = The door is locked. Friends with the code can come in again.
menu-pace = The clock
menu-pace-hint = How long a step may take. Anybody can ask for more time.
menu-pace-none = No clock
menu-pace-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
menu-pace-set = Set the clock
menu-bots = Bots
menu-bots-hint = In the middle of a game, a bot sits down if the game still takes somebody in. Otherwise it plays in the next.
menu-people = Guests
# $name (String) - A guest.
menu-hand-over = Make { $name } the host
# $name (String) - A guest.
menu-remove = Show { $name } out
# $name (String) - A guest.
menu-show-out = Show { $name } out and lock the door
menu-show-out-hint = Otherwise they could come back under another name. Unlock the door when other friends should come in.
menu-break-off = Break off the game
menu-break-off-hint = The game ends here, and its points are lost.
menu-break-off-sure = Yes, break it off
menu-leave = Leave the table
menu-leave-hint = Your seat waits for you if you come back.
menu-leave-sure = Yes, I’m off
menu-forget = Forget this table
menu-forget-hint = Deletes the table and everything that was played, for everybody and for good.
menu-forget-sure = Yes, forget it all

rules-title = The rules
rules-now = What applies now
rules-rest = All the rules
look-at-screen = Look at the screen
look-at-screen-why = It is being shown there, and comes here right after.
