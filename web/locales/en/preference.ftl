### Personal Preference: what the screens of this game say. IT is the player whom the others guess.

## The board and its cards

pp-section-red = red heart
pp-section-blue = blue drop
pp-section-green = green clover
pp-section-yellow = yellow sun
# $section (String) - The colour and the shape that a card lies on.
# $category (String) - The box that it is from.
pp-face = { $section }, { $category }:
pp-draw-choice = The team chooses a box.
# $category (String)
pp-draw-from = Four cards from the box “{ $category }”
pp-draw-mixed = One card from each box

## A hand: a round begins

# $name (String) - Who is IT next.
pp-next-title = { $name } is IT
pp-next-title-you = You are IT
# $team (String)
pp-why-start = { $team } is on Start and chooses a box.
# $team (String)
pp-why-corner = { $team } is on a corner and chooses a box.
# $team (String)
pp-why-finish = { $team } has reached Finish and chooses a box.
pp-why-choice-yours = Your team may choose a box. Any of you can tap it.
pp-why-choice-you = You may choose a box.
# $team (String)
# $category (String)
pp-why-from = { $team } is on { $category }: four cards from that box.
# $team (String)
pp-why-mixed = { $team } is on the mixed space: one card from each box.
pp-choose = Choose a box:
pp-draw = Turn the cards over
pp-draw-mine = Turn my cards over
# $name (String) - Who is IT next.
pp-next = { $name } is IT next.
pp-next-you = You are IT next.

## A hand: the ranking

pp-rank-title = You are IT. Rank these four.
pp-rank-why = In secret: tap what you like most first.
pp-rank-why-full = Don’t bluff: your own team guesses, too.
pp-rank-why-full-alone = Does it feel true? Then seal it.
pp-most = I like it most
pp-least = I like it least
pp-rank-empty = What do you like most? Tap it first.
pp-loose = Not ranked yet
pp-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
pp-seal = Seal the envelope
pp-put-back = I don’t know it
# $card (String) - The words of a card.
pp-put-back-card = I don’t know “{ $card }”: draw another card
# $card (String) - The words of a card.
pp-lay = Rank “{ $card }” next
# $card (String) - The words of a card.
pp-take-back = Take “{ $card }” out of the row
# $card (String) - The words of a card.
pp-move-up = Move “{ $card }” up: I like it more
# $card (String) - The words of a card.
pp-move-down = Move “{ $card }” down: I like it less
# $card (String) - The words of a card.
pp-grip = Drag “{ $card }”, or move it with the arrow keys
pp-say-moved = {"{card}"} is now number {"{place}"} of {"{count}"}.
pp-say-back = {"{card}"} is no longer in the row.
# $name (String) - Who is IT.
pp-ranking-title = { $name } is ranking these
pp-ranking-why = In secret. What would you guess?
# $name (String) - Who is IT.
pp-first-empty = What does { $name } like most? Tap it first.
pp-first-most = Likes it most
pp-first-least = Likes it least
# $total (String) - How many spaces in all, with its sign.
pp-why-moved = Right: { NUMBER($single) }, one space each. Right and doubled: { NUMBER($doubled) }, two each. Wrong and doubled: { NUMBER($lost) }, one back each. Together: { $total }.
pp-newcomer = You play along from the next round on.
pp-watching = You’re watching this round.

## A hand: the guess

# $name (String) - Who is IT.
pp-guess-title = What does { $name } like most?
pp-guess-why = Your team’s turn. Talk it over!
pp-guess-why-alone = It’s your turn to guess.
pp-guess-why-at-once = All teams guess now, in secret.
pp-guess-why-agreed = You agree. You can still change your mind.
# $team (String)
pp-others-title = { $team } is guessing
pp-others-title-all = The others are guessing
pp-guess-next = You’re next. Think ahead!
pp-guess-later = Your turn will come. Think ahead!
pp-guess-done = Your guess lies on the cards.
pp-guessed-title = They are guessing you
pp-guessed-why = Say nothing, show nothing.
pp-guessed-own = Your envelope
# $team (String)
pp-talk = You see { $team } thinking. Nothing is final yet.
pp-order = The order of guessing
pp-order-done = has guessed
pp-order-now = is guessing
pp-order-passed = has passed and guesses last
pp-tray = Pick a token
pp-token-free = Token { NUMBER($token) }, not laid yet
# $card (String) - The words of a card.
pp-token-laid = Token { NUMBER($token) }, on “{ $card }”
# $team (String)
pp-token-of = { $team }: token { NUMBER($token) }
# $team (String)
pp-token-of-doubled = { $team }: token { NUMBER($token) }, doubled
# $card (String) - The words of a card.
pp-lay-token = Lay the token on “{ $card }”
# $card (String) - The words of a card.
pp-lay-token-over = Lay the token on “{ $card }”, where token { NUMBER($token) } lies
pp-hint-token = Token { NUMBER($token) }: tap a card.
pp-hint-pick = Pick a token.
pp-hint-full = Sure? Tap a token: ×2
pp-say-picked = Token {"{token}"} is picked. Choose a card for it.
pp-say-laid = Token {"{token}"} lies on “{"{card}"}”.
pp-say-taken-back = Token {"{token}"} lies nowhere now.
pp-token-back = Take token { NUMBER($token) } back
pp-double = Double token { NUMBER($token) }: two spaces if it is right, one back if it is wrong
pp-undouble = Token { NUMBER($token) } is doubled: don’t double it
# $right (String) - Steps for a right double.
# $wrong (String) - Steps for a wrong double.
pp-stakes = right { $right }, wrong { $wrong }
# $worst (String) - Steps if all is wrong.
# $best (String) - Steps if all is right.
pp-range = this round: { $worst } to { $best }
# $name (String) - Who made the last change.
pp-moved-by = { $name } moved last.
pp-moved-by-you = You moved last.
pp-moved-by-nobody = Who lays the first token?
# $name (String) - Somebody on the team.
pp-agreed = { $name } agrees.
# $name (String) - Somebody on the team.
pp-not-yet = { $name } does not agree yet.
pp-agree = That’s our guess
pp-agree-alone = That’s my guess
pp-disagree = Wait, I changed my mind
pp-pass = Pass: guess after all the others

## A hand: the reveal

# $name (String) - Who is IT.
pp-open-title = { $name } opens the envelope
pp-open-title-you = Open your envelope
pp-open-why-you = One at a time. Tell them why!
pp-open-why-first = What is liked most comes first.
# $name (String) - Who is IT.
pp-open-title-gone = { $name } is away: open it
# $card (String) - The words of a card.
pp-open-why = Number { NUMBER($place) }: { $card }
pp-open-mine = Open my { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} preference
pp-open = Open the { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} preference
# $team (String)
pp-gain-right = { $team }: right, one space.
# $team (String)
pp-gain-right-doubled = { $team }: right and doubled, two spaces.
# $team (String)
pp-gain-wrong = { $team }: wrong, no space.
# $team (String)
pp-gain-wrong-doubled = { $team }: wrong and doubled, one space back.
# $team (String)
pp-gain-wrong-start = { $team }: wrong and doubled, but nobody goes back from Start.
# $name (String) - Who was IT.
pp-round-title = So this is { $name }
pp-round-title-you = So this is you
# $team (String)
pp-leads = { $team } leads.
pp-leads-you = You lead.
# $teams (String)
pp-level = { $teams } are tied.
# $teams (String)
pp-tied = { $teams } are tied at Finish: play goes on until one is ahead.
# $team (String)
pp-decided-title = { $team } has done it
pp-decided-why = Its pawn is ahead of all the others.
pp-finish = See how it ended
pp-at-finish = at Finish
pp-at-square = on space { NUMBER($at) } of { NUMBER($length) }

## A hand: the end

# $team (String)
pp-over-title = { $team } wins!
pp-over-title-yours = Your team wins!
pp-over-title-you = You win!
pp-over-title-none = The game is over
pp-over-why = { $rounds ->
    [one] After one round.
   *[other] After { $rounds } rounds.
}
pp-over-why-none = It ended early: somebody stopped it, or too few were left.
pp-over-history = The rounds
pp-title-your-turn = Your turn
pp-title-guess = Your guess
pp-title-reveal = The reveal
pp-title-over = The end

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
pp-stage-at-once = All at once, in secret.
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
pp-stage-knew = Guessed by { $teams }.
# $team (String)
# $steps (String) - With a plus or a minus.
pp-stage-moved = { $team }: { $steps }, now on { NUMBER($at) } of { NUMBER($length) }.
# $teams (String) - Those who have doubled all four tokens, and lie right with each.
pp-stage-all-right = Four doubles, all right: { $teams }!
pp-stage-all-right-why = Eight spaces, the most there are.
# $teams (String) - One team.
pp-stage-lead = In the lead: { $teams }
# $teams (String) - Two or more teams.
pp-stage-lead-shared = Sharing the lead: { $teams }
pp-stage-all-level = All tied
# $name (String) - Who is IT in the next round.
pp-stage-next = Next, { $name } is IT.
pp-stage-tied = A tie at Finish!
pp-stage-tied-all = All are tied, so another round decides.
# $teams (String) - Those who share the lead.
pp-stage-tied-why = { $teams } are tied, so another round decides.
# $team (String)
pp-stage-won = Victory for { $team }!
pp-stage-won-how = { NUMBER($squares) } spaces in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
pp-stage-ended = The game ends here
pp-stage-ended-why = It ended early: somebody stopped it, or too few of you were left.
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
pp-stage-turn-done = has guessed
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
pp-stage-best-known = Easiest to guess: { $name }, with { NUMBER($right) } of { NUMBER($all) } tokens right.
pp-over-mine = Your order, the best first.
