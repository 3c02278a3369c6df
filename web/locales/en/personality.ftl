### Personality: what the screens of this game say.

## Tabs

pe-opening-title = Everybody gets seven cards
pe-proposing-title-you = Choose a card
# $name (String) - Who is in turn.
pe-proposing-title = { $name } chooses a card
pe-laying-title-you = Which card fits you best?
# $name (String) - For whom cards are laid.
pe-laying-title = Which card fits { $name } best?
pe-title-vote = Your vote
pe-title-voting = The vote
pe-title-debate = A tie
pe-title-runoff = The second vote
pe-title-exchange = The result
pe-giving-title-you = Give your cards away
# $name (String) - Who has come to the end of the path.
pe-giving-title = { $name } is at the summit
pe-title-answer = Accept or contest
pe-title-judge = A contested card
pe-pairing-title-you = Choose whom to vote with
# $name (String) - Who chooses somebody.
pe-pairing-title = { $name } chooses a partner
pe-title-portraits = The portraits
pe-title-over = The end

## Before the game

pe-option-board = The path
pe-option-board-line = { NUMBER($spaces) } spaces from the start to supreme insight.
pe-option-board-normal = Normal
pe-option-board-short = Short
pe-seating-many = { NUMBER($most) } of you play, since there are no more masks. The others watch, and come sooner in the next game.
pe-need-more = { $count ->
    [one] One more person, and you can start: two could never outvote each other.
   *[other] { $count } more people, and you can start.
}

## The stage

pe-stage-title = Personality
