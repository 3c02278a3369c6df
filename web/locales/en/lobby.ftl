### The lobby: which game, with which house rules, and who plays with whom.

## The game

lobby-game = The game
lobby-choose-game = What are you playing?
lobby-players = { NUMBER($least) } to { NUMBER($most) } people
lobby-minutes = ≈ { NUMBER($minutes) } min
lobby-minutes-line = Minutes for { NUMBER($people) } people.
lobby-house-rules = House rules
lobby-game-rules = How it is played
lobby-beginner = Who begins
lobby-beginner-line = One of you, or somebody else each time.
lobby-beginner-goes-round = It goes round
option-sets = Cards in the box
option-sets-line = More sets, more surprises.
# $set (String) - What the set is called.
# $rating (String) - Whom its cards suit: “Teens and up”, say.
option-set-not-for-everyone = Nothing in “{ $set }” is for everyone. To play with it, choose “{ $rating }” above.
option-rating = Who is at the table
option-rating-line = Which cards are in the box. Your own are always in.
option-rating-everyone = Everyone
option-rating-teens = Teens and up
option-rating-adults = Adults
option-own-cards = Your own cards
option-own-cards-line = Shuffled in with the rest, or nothing but yours where there are enough.
option-own-cards-mixed-in = Mixed in
option-own-cards-only-ours = Only ours

pp-option-board = The way round
pp-option-board-short = Short
pp-option-board-normal = Normal
pp-option-board-long = Long
pp-option-board-short-line = { NUMBER($squares) } squares: a quick game.
pp-option-board-normal-line = { NUMBER($squares) } squares: the usual way round.
pp-option-board-long-line = { NUMBER($squares) } squares: for a whole evening.
pp-option-guessing = Guessing
pp-option-guessing-in-turn = In turn
pp-option-guessing-in-turn-line = One team after another, as in the book: who comes later sees what lies there.
pp-option-guessing-at-once = All at once
pp-option-guessing-at-once-line = All teams at the same time, unseen by the others: quicker, and fine on a call.

pp-option-discussion = While a team talks it over
pp-option-discussion-open = All see its tokens
pp-option-discussion-open-line = Teams talk openly: everybody sees the tokens move, whoever is guessed, too. Only the team moves them.
pp-option-discussion-team-only = Only the team
pp-option-discussion-team-only-line = Nobody else sees a team’s tokens before its guess is final.

pp-seating-alone = So few of you play without teams, everybody with a piece of their own; from four on you make teams. Whoever sits on the host’s left is the first to be guessed.
pp-seating-teams = Round the table the teams take turns, each in the order of its list. Whoever sits on the host’s left is the first to be guessed.
pp-seating-many = { NUMBER($most) } of you play at once, and the others watch this time. The teams are made when you start.

image-option-initials = Ending an image
image-option-initials-last = One initial
image-option-initials-last-line = The letter of the last name ends an image, and scores its space.
image-option-initials-both = Both initials
image-option-initials-both-line = An image may also be ended with the initials of first and last name, without a wild letter, for double points.
image-option-judging = Who decides a challenge
image-option-judging-almanac = The almanac
image-option-judging-almanac-line = The built-in reference work decides when it is sure of every card; otherwise all players vote.
image-option-judging-vote = Always vote
image-option-judging-vote-line = The players decide every challenge by vote, with what the almanac says before them.
image-option-fictional = Fictional characters
image-option-fictional-never = Never living
image-option-fictional-never-line = The card Living is for real people only.
image-option-fictional-may-live = May be living
image-option-fictional-may-live-line = The card Living also fits fictional characters of our own time.
image-option-practice = Practice aid
image-option-practice-off = Off
image-option-practice-off-line = Nobody is told who else would have fitted an image.
image-option-practice-on = On
image-option-practice-on-line = After an image has been ended, everybody is shown well-known people who would have fitted.
image-option-drafts = Cards of a turn under way
image-option-drafts-face-down = Face down
image-option-drafts-face-down-line = While somebody plays, the others see where their cards lie, and which they are when the turn is finished.
image-option-drafts-open = Open
image-option-drafts-open-line = While somebody plays, everybody sees each card as it is laid.
image-seating-many = { NUMBER($most) } of you play at once. The others watch, and come sooner in the next game.

## Teams

teams-title = Who plays with whom?
teams-why-host = Tap somebody, then the team they go to.
# $name (String) - The host.
teams-why-guest = Change teams if you like. { $name } starts the game.
teams-shuffle = Shuffle
teams-even-out = Even out
teams-count = How many teams
teams-teams = teams
teams-put-here = Put here
teams-come-over = Come over
# $team (String)
teams-into = to { $team }
teams-needs = { $count ->
    [one] One more, please
   *[other] Nobody yet
}
# $team (String)
teams-hindrance = { $team } needs { $count ->
    [one] one more
   *[other] { $count } more
} before you can start.
teams-one-only = Everybody is in one team. It takes two to play.
teams-gone = Gone home
teams-dress = Name and colour
teams-name = The team’s name
teams-name-set = Call it that
teams-colour = Colour and shape
teams-keys = Arrow keys choose somebody. With Shift they move: up and down in the team, left and right to another.
teams-say-moved = {"{name}"} is now in {"{team}"}, number {"{place}"} of {"{count}"}.
teams-stage = Find your team
