### The Game of Happiness.

gh-most-unhappy = Makes me most unhappy
gh-most-happy = Makes me most happy
gh-unhappy = unhappy
gh-happy = happy
gh-turn = Turn { NUMBER($turn) } of { NUMBER($turns) }

gh-option-turns = Turns each
gh-option-turns-line = How many times the others guess each of you.
gh-option-turns-suiting = Automatic
gh-option-cards = Cards each turn
gh-option-cards-line = More cards are harder.
gh-option-help = A hint
gh-option-help-line = Before the others guess you, you may show one token.
gh-option-help-none = No
gh-option-help-one-face-up = One token
gh-option-peek = Seeing the guess
gh-option-peek-line = Whether the person being guessed sees the others’ guess while they make it.
gh-option-peek-hidden = No
gh-option-peek-seen = Yes
gh-option-drawing = Drawing cards
gh-option-drawing-line = Each card from a different category, or all shuffled together.
gh-option-drawing-by-category = By category
gh-option-drawing-one-deck = One deck

# $name (String) - The player in turn.
gh-opening-title = { $name } begins
gh-opening-title-you = You begin
gh-opening-why = { $cards ->
    [one] One card is turned over.
   *[other] { $cards } cards are turned over, and one of you ranks them in secret.
}
gh-draw = Turn the cards over
gh-draw-mine = Turn my cards over

gh-rank-title = What makes you happy?
gh-rank-why = In secret: tap the unhappiest card first.
gh-rank-why-full = Does it feel true? Then seal it.
gh-rank-empty = What makes you most unhappy? Tap it first.
gh-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
gh-loose = Not placed yet
gh-seal = Seal the envelope
gh-show-one = Show one token, or none:
gh-show-none = Show none
# $card (String) - The words of a card.
gh-show-card = Show “{ $card }”

# $name (String) - The player in turn.
gh-others-title = { $name } is ranking these
gh-others-why = In secret. What would you guess?

# $name (String) - The player in turn.
gh-guess-title = What makes { $name } happy?
gh-guess-why = One guess together. Talk it over!
gh-guess-why-agreed = You agree. You can still change your mind.
gh-guess-why-watching = You’re watching this turn.
# $name (String) - The player in turn.
gh-guess-empty = What makes { $name } most unhappy? Tap it first.
gh-agree = That’s our guess
gh-disagree = Wait, I changed my mind
# $name (String) - Who made the last change.
gh-moved-by = { $name } moved last.
gh-moved-by-you = You moved last.
# $names (String) - Who agrees to the guess.
gh-agreed = { $count ->
    [one] { $names } agrees.
   *[other] { $names } agree.
}
gh-shown = shown

gh-guessed-title = They are guessing you
gh-guessed-why = Keep a straight face.
gh-guessed-own = Your envelope
gh-guessed-theirs = Their guess so far

# $card (String) - The words of a card.
gh-lay = Lay “{ $card }” next
# $card (String) - The words of a card.
gh-take-back = Take “{ $card }” back
# $card (String) - The words of a card.
gh-move-up = Move “{ $card }” up, towards unhappy
# $card (String) - The words of a card.
gh-move-down = Move “{ $card }” down, towards happy
# $card (String) - The words of a card.
gh-grip = Drag “{ $card }”, or move it with the arrow keys
gh-say-moved = {"{card}"} is now number {"{place}"} of {"{count}"}.
gh-say-back = {"{card}"} is no longer in the row.

# $name (String) - The player that was guessed.
gh-reveal-title = So this is { $name }
gh-reveal-title-you = So this is you
# $name (String) - The player that was guessed.
gh-reveal-by-heart = You know { $name } by heart!
gh-reveal-by-heart-you = They know you by heart!
gh-reveal-right = { $right ->
    [0] Not one in the right place.
    [one] One in the right place.
   *[other] { $right } in the right place.
}
gh-reveal-perfect = All { NUMBER($count) } right! That counts double.
gh-points = { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}
gh-guess-of-table = The table’s guess
gh-right = right
gh-wrong = wrong
# $card (String) - The words of a card.
gh-guess-was = The guess was “{ $card }”.
gh-guess-was-number = The guess was number { NUMBER($place) }.
# $name (String) - The next player.
gh-next = On to { $name }
gh-next-you = On to my turn
gh-finish = See how we did

gh-score-of = of { NUMBER($perfect) }
gh-over-title-perfect = You know each other by heart
gh-over-title-high = You know each other well
gh-over-title-middle = You’re getting to know each other
gh-over-title-low = You’re full of surprises
gh-over-of-perfect = of { NUMBER($perfect) } points
# $blind (String) - An average with one decimal.
gh-over-blind = Random guesses earn { $blind } on average.
gh-over-empty = No turn was played to its end.
gh-over-history = The turns
gh-over-why = One score for the whole table.

gh-stage-ranking-sub = In secret: from unhappy to happy. What would you guess?
# $names (String) - Who is guessing.
gh-stage-guessing-sub = { $names } make one guess together.
# $names (String) - Who is guessing.
gh-stage-guessing-sub-one = { $names } is guessing.
gh-stage-guessing-sub-none = Nobody is here to guess right now.
gh-stage-guessing-sub-many = All { NUMBER($count) } others make one guess together.
gh-stage-over-sub = The whole table has one score.
gh-back = A token lies face down.
gh-title-your-turn = Your turn
gh-title-guess = Your guess
gh-title-reveal = The reveal
gh-title-over = The end
gh-over-mine = What makes you happiest comes first. Guessed right: { NUMBER($right) } of { NUMBER($all) }.
