### IMAGE: what the screens of this game say.

## Cards

# $letter (String) - The letter.
image-letter = Letter { $letter }
image-wild = any letter
image-years-before = before the year 1
image-kind-place = Places
image-kind-time = Times
image-kind-activity = Activities
image-kind-status = Status
image-kind-letter = Letters
# What one card is, before what it says, for who does not see its colour.
image-one-place = Place
image-one-time = Time
image-one-activity = Activity
image-one-status = Status

## Evidence: what the almanac says of a card

image-says-nobody = The almanac knows nobody by that name.
image-says-no-initial = No word of the name begins with this letter.
image-says-no-place = The almanac knows no place for this name.
image-says-no-field = The almanac knows no field for this name.
# $places (String) - Such as “in Poland”.
image-says-born = born { $places }
# $places (String) - Such as “France and the United States”.
image-says-associated = associated with { $places }
# $places (String) - Such as “in Denmark”.
image-says-home = a character or a work at home { $places }
# $fields (String) - Such as “science and medicine”.
image-says-known-for = well known for { $fields }
# $fields (String) - Such as “politics”.
image-says-also = also known for { $fields }
# $facts (String) - Facts, without a full stop.
image-says-that = { $facts }.
# $facts (String) - Facts, without a full stop.
image-says-only = The almanac knows only this: { $facts }.
# $years (String) - Such as “1867–1934”.
image-says-lived = Lived { $years }.
# $year (String) - The year of birth.
image-says-lived-from = Born in { $year }. This person has died, but the year is not known.
# $year (String) - The year of birth.
image-says-living = Born in { $year }, and still living.
# $centuries (String) - Such as “the 19th century”.
image-says-plays = The story is set in { $centuries }.
# $centuries (String) - Such as “the 19th century”.
image-says-plays-also = The story is set in { $centuries } and in a world or a future of its own.
image-says-plays-elsewhere = The story is set in a world or a future of its own.
image-says-plays-unknown = The almanac does not know when the story is set.
image-says-imagined-living = The character is alive.
image-says-imagined-dead = The character dies.
image-says-real = A real person.
# $origin (String) - Such as “Hamlet” (William Shakespeare, about 1601).
image-says-character = A character of { $origin }.
# $letters (String) - Such as “D or G”.
image-says-counts = Counts under { $letters }.
# $letter (String) - The letter that counts.
# $word (String) - What begins with it.
image-letter-in-english = { $letter } ({ $word }, in English)
# $letter (String) - The letter that counts.
# $word (String) - What begins with it.
image-letter-in-french = { $letter } ({ $word }, in French)
# $letter (String) - The letter that counts.
# $word (String) - What begins with it.
image-letter-for = { $letter } for { $word }
image-says-no-letter = The almanac has no letter for the name.
# $name (String) - Another name of the person.
image-says-otherwise = “{ $name }” does begin with it.
# $first (String) - One letter, or several.
# $last (String) - The last letter.
image-or = { $first } or { $last }
# $work (String) - Where a character comes from.
# $creator (String) - Who made it up.
# $year (String) - When.
image-work-by = “{ $work }” ({ $creator }, { $year })
# $work (String) - Where a character comes from.
# $year (String) - When.
image-work = “{ $work }” ({ $year })
# $year (String) - A year that is a guess.
image-about-year = about { $year }
# $years (String) - A year or two before Christ.
image-year-before = { $years } B.C.
# $year (String) - A year soon after.
image-year-after = A.D. { $year }
# $ordinal (String) - Such as “19th”.
image-century = the { $ordinal } century
# $ordinal (String) - Such as “5th”.
image-century-before = the { $ordinal } century B.C.
# $year (String) - The year of birth.
image-dates-from = born in { $year }
image-dates-imagined = fictional

## The board, and what lies before everybody

image-side-north = Top
image-side-east = Right
image-side-south = Bottom
image-side-west = Left
# $card (String) - What a covered card says.
image-covers = over { $card }
image-points = { $points ->
    [one] point
   *[other] points
}
image-cards-in-hand = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
image-pile = Images taken
image-no-letter = an image without a letter
image-has-let-pass = has let it pass
image-has-voted = has voted
image-said-fits = said it fits
image-said-not = said it does not fit
image-deck-left = { $cards ->
    [one] card left
   *[other] cards left
}
image-last-round = Last round
# $names (String) - Who still has a turn.
image-last-after = then { $names }
image-last-turn = this is the very last turn

## The stage

# $name (String) - The player.
image-stage-turn = Over to { $name }
image-stage-turn-how = Lay cards that all fit somebody famous; the first letter of their last name ends the image.
# $name (String) - The player.
image-stage-started = { $name } starts an image
# $name (String) - The player.
image-stage-extended = { $name } extends an image
# $name (String) - The player.
image-stage-changed = { $name } changes an image
# $name (String) - The player.
image-stage-played-on = { $name } plays on { NUMBER($count) } images
# $name (String) - The player.
# $person (String) - Whose image it is.
image-stage-ended = { $name } ends an image: { $person }!
# $name (String) - The player.
# $from (String) - Who had laid cards on it.
# $person (String) - Whose image it is.
image-stage-stolen = { $name } steals an image from { $from }: { $person }!
# $name (String) - The player.
image-stage-ended-several = { $name } ends { NUMBER($count) } images!
# $name (String) - The player.
image-stage-put-down = { $cards ->
    [one] { $name } puts a card on the board
   *[other] { $name } puts { $cards } cards on the board
}
image-face-down = a card, face down
# $letter (String) - The letter, and what of the name begins with it.
image-stage-letter = The letter ends the image: { $letter }.
image-stage-window = You can challenge it until everybody has let it pass.
# $name (String) - Who plays next.
image-stage-window-until = You can challenge it until { $name } has finished.
# $name (String) - The player whose turn stands.
image-stage-stands = Nobody challenged what { $name } did.
# $name (String) - The player.
# $person (String) - Whose image it was.
image-stage-scored = { $points ->
    [one] { $name } has scored one point with { $person }.
   *[other] { $name } has scored { $points } points with { $person }.
}
# $name (String) - The player.
image-stage-was-put-down = { $cards ->
    [one] { $name } has put a card on the board.
   *[other] { $name } has put { $cards } cards on the board.
}
# $challenger (String) - Who doubted.
# $challenged (String) - Whose image it was.
image-stage-upheld = { $challenger } exposes the bluff! { $challenged } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $challenger (String) - Who doubted.
# $challenged (String) - Whose image it was.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-stage-upheld-ended = { $challenger } exposes the bluff! { $challenged } gives back { $back ->
    [one] { $back } point
   *[other] { $back } points
} and loses { NUMBER($points) } more.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-given-back = { NUMBER($back) } given back, { NUMBER($points) } lost
image-stage-counting = Now the cards in hand count
# $challenger (String) - Who doubted.
# $challenged (String) - Whose image it was.
# $points (Number) - What that is worth.
image-stage-not-upheld = No bluff, { $challenger }! { $challenged } takes the image for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $challenger (String) - Who doubts.
# $challenged (String) - Whose image it is.
image-stage-naming = { $challenger } challenges { $challenged }!
# $challenged (String) - Whose image it is.
image-stage-naming-how = { $challenged } names the person they think of.
# $person (String) - Who was named.
image-stage-voting = Does { $person } fit all the cards?
image-stage-voting-how = The almanac can’t decide alone: everybody votes.
image-stage-voting-always = The almanac says what it knows, and everybody votes.
image-stage-voted = { $voted ->
    [one] 1 of { NUMBER($voters) } votes is in
   *[other] { $voted } of { NUMBER($voters) } votes are in
}
image-trial-whom = Who is this?
image-upheld = Does not fit.
image-not-upheld = It fits.
image-judged-almanac = The almanac says so.
image-judged-players = { NUMBER($fits) } said it fits, { NUMBER($against) } said it does not.
# $name (String) - The challenged.
image-judged-silence = { $name } named nobody.
# $name (String) - The name as it was typed.
image-as-said = (“{ $name }”)
image-fits = Fits:
image-fits-not = Does not fit:
image-not-known = Not known:
# $names (String) - Well-known people.
image-fitting = Would have fitted too: { $names }.

## The end

image-over-nobody = Nobody wins
image-over-you = You win!
# $names (String) - Who won with me.
image-over-shared = You win, with { $names }!
# $names (String) - Who won.
image-over-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
image-over-why = Each profile card in hand has cost 1 point, each letter 2.
image-stage-over-how = Each profile card left in hand has cost 1 point, each letter 2.
image-standing = The standing
image-gallery = The gallery
image-gallery-best = The gallery: { NUMBER($shown) } of { NUMBER($all) }, the best
image-gallery-empty = Nobody took an image this time.
image-images = { $count ->
    [0] no image
    [one] one image
   *[other] { $count } images
}
image-hand-cards = { $cards ->
    [one] one profile card
   *[other] { $cards } profile cards
}
image-hand-letters = { $letters ->
    [one] one letter
   *[other] { $letters } letters
}
# $held (String) - What was in the hand.
# $points (String) - What it cost.
image-deducted = { $held } in hand: { $points }
# $seconds (String) - How many are left.
image-lapse = In { $seconds } s you let it pass.
image-over-mine = Your images
image-over-mine-none = You ended no image this time.
