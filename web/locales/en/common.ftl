### Words that stand on every page.

language-name = English

skip-to-content = Skip to the content
offline-notice = No connection right now. Your seat is safe, and we keep trying.
door-notice = Does this network want you to sign in first?
not-sent = That did not go through. Please try again.
still-missing = Something is still missing here.
go-home = Go to the front page
back-to-table = Back to the table
refresh-page = Refresh
refresh-always = Refresh automatically
refresh-never = Stop refreshing automatically
open-rules = Rules
open-menu = Menu
and = and

# $page (String) - What the page is about.
page-title = { $page } — Likeness

# $name (String) - The colour of a badge.
# $shape (String) - The shape of a badge.
badge-name = { $name } { $shape }
colour-poppy = Poppy
colour-lake = Lake
colour-moss = Moss
colour-honey = Honey
colour-plum = Plum
colour-sky = Sky
shape-disc = disc
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-pentagon = pentagon

person-you = you
person-host = host
person-away = away
person-left = has left

# $names (String) - The people we wait for.
waiting-for = Waiting for { $names }
waiting-for-anybody = Anybody may go on
waiting-for-you = Waiting for you
# Before the title of a page in another tab, and as a notification.
your-turn = Your turn
waiting-for-many = Waiting for { $count ->
    [one] one person
   *[other] { $count } people
}
waiting-for-bots = Waiting for { $count ->
    [one] one bot
   *[other] { $count } bots
}
somebody = somebody
# Beside the name of a bot.
bot-mark = bot
# Beside the name of somebody who is not here, and whose seat a bot plays.
stand-in-mark = played by a bot
# $names (String) - The others we wait for.
waiting-for-you-and = Waiting for you and { $names }
# $name (String) - The guest who does not answer.
skip-guest = Go on without { $name }
skip-somebody = Somebody not answering?
sit-down = Sit down and play along
more-time = One more minute
ask-bots = Bots, go ahead
# For who is alone with bots: what bots do, and what is being shown, is over at once.
skip-ahead = Skip ahead
clock-runs = The clock is running.
time-left = Time left

# $name (String) - A guest.
news-arrived = { $name } has come in.
# $name (String) - A guest.
news-returned = { $name } is back at the table.
# $name (String) - A guest.
news-left = { $name } has left the table. The seat stays free.
# $name (String) - A guest.
news-shown-out = { $name } was asked to leave.
# $name (String) - A bot.
news-bot-sent-away = { $name } has left the table.
# $name (String) - A guest.
news-host-now = { $name } is the host now.
news-host-now-you = You are the host now.
# $name (String) - A guest.
news-skipped = Nobody waits for { $name } for now.
# $name (String) - A guest.
news-went-away = { $name } is away for now.
# $name (String) - A guest.
news-came-back = { $name } is back.
# $name (String) - A guest.
news-sat-down = { $name } has sat down.
# $name (String) - A guest.
news-stand-in-came = A bot plays for { $name } now.
# $name (String) - A guest.
news-stand-in-went = The bot no longer plays for { $name }.
news-stand-in-went-you = You have your seat back from the bot.
news-broken-off = The game was stopped.
news-time-up = Time is up. We go on.
# $name (String) - A guest.
news-more-time = { $name } asked for a little more time.
# $colour (String)
team-of-colour = Team { $colour }
# $colour (String) - The same in the middle of a sentence.
team-of-colour-within = Team { $colour }
over-earlier = { $rounds ->
    [one] The first round
   *[other] The first { $rounds } rounds
}
over-won = won
own-portrait = This is you
