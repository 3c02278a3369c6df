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

## The stage

pp-stage-start = Start
# $name (String) - Who is IT.
pp-stage-it-first = { $name } is IT first
# $name (String) - Who is IT.
pp-stage-it = { $name } is IT
pp-stage-lost = That round was lost, and nobody moved.
# $team (String) - Whose choice the box is.
pp-stage-choice = { $team } may choose the box.
# $name (String) - Who is IT.
pp-stage-ranking = { $name } is IT and ranks these four
pp-stage-ranking-how = In secret, from most to least liked.
# $name (String) - Who is IT.
pp-stage-guessing = What does { $name } like most?
# $team (String)
pp-stage-now = Guessing now: { $team }.
# $teams (String) - In the order in which they will guess.
pp-stage-then = Then: { $teams }.
# $team (String)
pp-stage-passed = { $team } passed and will guess last.
pp-stage-last-guess = It’s the last guess.
pp-stage-at-once = All at once, unseen.
# $teams (String) - Those who have not finished.
pp-stage-still = Still talking: { $teams }.
# $name (String) - Who is IT.
pp-stage-opens = { $name } opens the envelope
pp-stage-opens-how = One preference at a time, the favourite first.
# $card (String) - The words of a card.
pp-stage-revealed = { $place ->
    [1] Liked most: { $card }
    [2] Second: { $card }
    [3] Third: { $card }
   *[other] Liked least: { $card }
}
pp-stage-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pp-stage-nobody-knew = Nobody saw that coming.
pp-stage-everybody-knew = Everybody saw that coming.
# $teams (String) - Those who guessed it.
pp-stage-knew = Seen coming by { $teams }.
# $team (String)
# $steps (String) - With a plus or a minus.
pp-stage-moved = { $team }: { $steps }, now on { NUMBER($at) } of { NUMBER($length) }.
# $teams (String) - One team.
pp-stage-lead = In the lead: { $teams }
# $teams (String) - Two or more teams.
pp-stage-lead-shared = Sharing the lead: { $teams }
pp-stage-all-level = All level
# $name (String) - Who is IT in the next round.
pp-stage-next = Next, { $name } is IT.
pp-stage-tied = A tie at Finish!
pp-stage-tied-all = All are level, so another round decides.
# $teams (String) - Those who share the lead.
pp-stage-tied-why = { $teams } are level, so another round decides.
# $team (String)
pp-stage-won = Victory for { $team }!
pp-stage-won-how = { NUMBER($squares) } squares in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
pp-stage-ended = The game ends here
pp-stage-ended-why = Too few are left to play on.
pp-stage-round = Round { NUMBER($round) }
pp-stage-sealed = sealed
pp-stage-opened = { NUMBER($count) } of { NUMBER($all) } opened
pp-stage-leads = leads
pp-stage-it-tag = IT
pp-stage-more = +{ NUMBER($count) } more
pp-stage-all-left = Everybody has left.
pp-stage-of = of { NUMBER($length) }
pp-stage-at-finish = at Finish
pp-stage-past-finish = past Finish
pp-stage-sum = This round:
pp-stage-turn-now = guessing now
pp-stage-turn-next = next
pp-stage-turn-later = later
pp-stage-turn-passed = passed, guesses last
pp-stage-turn-done = guess placed
# $team (String)
pp-stage-token = { $team }: { NUMBER($token) }
# $team (String)
pp-stage-token-doubled = { $team }: { NUMBER($token) }, doubled
pp-stage-right = right
pp-stage-wrong = wrong
pp-stage-pad = Round by round
pp-stage-pad-end = The last { NUMBER($count) } rounds
pp-stage-pad-team = Team
# $name (String) - Who was guessed best.
pp-stage-best-known = Easiest to read: { $name }, with { NUMBER($right) } of { NUMBER($all) } tokens right.
