### The lobby: which game, with which house rules, and who plays with whom.

## The game

lobby-game = The game
lobby-choose-game = What are you playing?
lobby-players = { NUMBER($least) } to { NUMBER($most) } people
lobby-minutes = ≈ { NUMBER($minutes) } min
lobby-minutes-line = Minutes for { NUMBER($people) } people.
lobby-house-rules = House rules
lobby-game-rules = How to play
lobby-beginner = Who begins
lobby-beginner-line = One of you, or somebody else each time.
lobby-beginner-goes-round = Take turns
option-sets = Cards in the box
option-sets-line = Each set adds cards to the game.
# $set (String) - What the set is called.
# $rating (String) - Whom its cards suit: “Teens and up”, say.
option-set-not-for-everyone = Nothing in “{ $set }” is for everyone. To play with it, choose “{ $rating }” above.
option-range = { NUMBER($from) } to { NUMBER($to) }
option-rating = Who is at the table
option-rating-line = Which cards are in the box. Your own are always in.
option-rating-everyone = Everyone
option-rating-teens = Teens and up
option-rating-adults = Adults
option-own-cards = Your own cards
option-own-cards-line = Shuffled in with the rest, or on their own if there are enough.
option-own-cards-mixed-in = Mixed in
option-own-cards-only-ours = Only ours

pp-option-board = The board
pp-option-board-taste = Very short
pp-option-board-short = Short
pp-option-board-normal = Normal
pp-option-board-long = Long
pp-option-board-taste-line = { NUMBER($squares) } spaces. The game ends at the latest when everybody has been IT.
pp-option-board-short-line = { NUMBER($squares) } spaces: a quick game.
pp-option-board-normal-line = { NUMBER($squares) } spaces: the usual game.
pp-option-board-long-line = { NUMBER($squares) } spaces: for a whole evening.
pp-option-guessing = Guessing
pp-option-guessing-in-turn = In turn
pp-option-guessing-in-turn-line = One team after another, as in the rule book: later teams see what is already there.
pp-option-guessing-at-once = All at once
pp-option-guessing-at-once-line = All teams at the same time, in secret: quicker, and good on a video call.

pp-option-discussion = While a team talks it over
pp-option-discussion-open = Everybody sees
pp-option-discussion-open-line = Everybody sees a team’s tokens move, even the player who is IT.
pp-option-discussion-team-only = Only the team
pp-option-discussion-team-only-line = Nobody else sees a team’s tokens before its guess is final.

pp-seating-alone = Two or three of you play without teams, each with a pawn; from four on you make teams. The person on the host’s left is guessed first.
pp-seating-teams = Around the table the teams take turns, each in the order of its list. The person on the host’s left is guessed first.
pp-seating-many = { NUMBER($most) } of you play, and the others watch this time. The teams are made when you start.

image-option-deck = Cards in the deck
image-option-deck-line = More cards make a longer game. Which ones stay in the box is left to chance.
image-option-deck-whole = All
image-option-deck-half = Half
image-option-deck-third = A third
image-option-initials = Ending an image
image-option-initials-last = One initial
image-option-initials-last-line = The first letter of the last name ends an image. The number of its space is the score.
image-option-initials-both = Both initials
image-option-initials-both-line = An image can also end with the initials of first and last name, without a wild letter, for double points.
image-option-judging = Who decides a challenge
image-option-judging-almanac = The almanac
image-option-judging-almanac-line = The game’s almanac decides if it is sure of every card; otherwise everybody votes.
image-option-judging-vote = Always vote
image-option-judging-vote-line = You all vote on every challenge, after seeing what the almanac says.
image-option-fictional = Fictional characters
image-option-fictional-never = Never living
image-option-fictional-never-line = The card Living is for real people only.
image-option-fictional-may-live = May be living
image-option-fictional-may-live-line = The card Living also fits fictional characters of our own time.
image-option-practice = Practice aid
image-option-practice-off = Off
image-option-practice-off-line = Nobody is shown who else would have fitted.
image-option-practice-on = On
image-option-practice-on-line = When an image has been ended, everybody sees other famous people who would have fitted.
image-option-drafts = Cards during a turn
image-option-drafts-face-down = Face down
image-option-drafts-face-down-line = During a turn, the others see where the cards lie. They see which ones at the end of the turn.
image-option-drafts-open = Open
image-option-drafts-open-line = During a turn, everybody sees each card as it is laid.
image-seating-many = { NUMBER($most) } of you play. The others watch, and play in the next game.

## Teams

teams-title = Who plays with whom?
teams-why-host = Tap somebody, then their team.
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
    [one] One more person
   *[other] Nobody yet
}
# $team (String)
teams-hindrance = { $team } needs { $count ->
    [one] one more
   *[other] { $count } more
} before you can start.
teams-one-only = Everybody is in one team. It takes two to play.
teams-gone = Have left
teams-dress = Name and colour
teams-name = The team’s name
teams-name-set = Save the name
teams-colour = Colour and shape
teams-keys = Arrow keys choose somebody. With Shift they move: up and down in the team, left and right to another.
teams-say-moved = {"{name}"} is now in {"{team}"}, number {"{place}"} of {"{count}"}.
teams-stage = Find your team
