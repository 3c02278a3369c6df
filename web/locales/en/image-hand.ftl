### IMAGE on a phone: my hand, my turn, challenges and votes.

## The four sides

# $side (String) - What the side is called.
image-row = Image, { $side }
image-row-ended = The image that was ended
# $side (String) - What the side is called.
# $space (Number) - The number of the space.
image-next-space = { $side }: lay it on space { $space }
# $card (String) - What the card says.
# $space (Number) - The number of the space.
image-cover = Cover { $card } on space { $space }
# $card (String) - What the card says.
image-take-back = Take back { $card }
image-say-laid = {"{card}"} lies on {"{side}"}, space {"{space}"}.
image-say-back = {"{card}"} is no longer on an image.
image-covers-so-many = { $count ->
    [one] covers one card
   *[other] covers { $count } cards
}
image-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards at hand, and my turn

image-board = Board
image-hand = Your hand
image-opening-title = This is how an image is made
image-lesson = An image, card by card
image-lesson-whole = Show it all at once
image-lesson-think = Think of someone famous, and tell nobody. Then lay cards that fit them.
image-lesson-score = Call out the name: the letter lies on space { NUMBER($space) }, so it scores { NUMBER($space) } points.
image-deal = Deal the cards
image-turn-mine = Your turn
# $name (String) - Who plays.
image-turn-of = { $name } is playing
# $name (String) - Who plays.
image-turn-why = You see which cards they are when { $name } has finished.
image-turn-why-open = You see each card as it is laid.
image-watching = You are watching this game.
image-hint-pick = Tap a card, then where it should lie.
image-hint-picked = Now tap a lit place.
image-means-place = Where they were born, or a place of their life.
image-means-time = Any century in which they lived.
image-means-activity = Any field they are well known in.
image-means-status = What the person is, not their work.
image-means-letter = The first letter of their last name. It ends the image.
image-means-wild = Any letter you like. It ends the image.
image-tick-think = Think of someone famous
image-tick-lay = Lay up to three of your cards
image-tick-letter = A letter ends it, now or later
image-tick-done = done
image-hint-meanwhile = You can lay cards already, and finish in a moment.
image-hint-first = First tap a card in your hand or on the board.
image-hint-hand-card = An image with board cards also needs one of yours.
image-hint-name = Say whose image it is, then end it.
image-hint-more = { $count ->
    [0] No more of yours, but any from the board.
    [one] One more of yours, and any from the board.
   *[other] { $count } more of yours, and any from the board.
}
image-play = { $count ->
    [one] Play one card
   *[other] Play { $count } cards
}
image-end = { $points ->
    [one] End the image: { $points } point
   *[other] End the image: { $points } points
}
# $count (Number) - How many images.
# $points (Number) - How many points.
image-end-several = End { $count } images: { $points } points
image-take-back-all = Take all back
image-put-down = Put cards on the board instead
image-put-down-why = Choose up to three, and draw as many. That is your whole turn; with none, you pass.
image-put-down-go = Finish the turn this way
image-pass = Pass

## Naming

# $letter (String) - The letter.
image-claim-letter = Who is it? Last name with { $letter }
image-claim-any = Who is it? Any last name
# $first (String) - The first name’s initial.
# $last (String) - The last name’s.
image-claim-initials = Who is it? Initials { $first } { $last }
image-claim-example = Start typing a name
image-people = People in the almanac
image-people-found = { $count ->
    [one] One person
   *[other] { $count } people
}
image-nobody-found = The almanac does not know them; if challenged, you all vote.
image-known = In the almanac.
# $side (String) - What the side is called.
image-note = The person you have in mind, { $side }
image-note-open = your note
image-note-hint = The person I have in mind
image-note-keep = Keep the note
# $note (String) - What one has noted.
image-noted = You noted: { $note }

## After a turn

# $name (String) - Who played.
image-laid = { $count ->
    [one] { $name } played one card
   *[other] { $name } played { $count } cards
}
image-laid-you = { $count ->
    [one] You played one card
   *[other] You played { $count } cards
}
# $name (String) - Who played.
# $person (String) - Whose image it is.
image-ended = { $name } calls { $person }
# $person (String) - Whose image it is.
image-ended-you = You called { $person }
# $name (String) - Who played.
# $person (String) - Whose image it is.
image-stolen = { $name } steals an image: { $person }
# $name (String) - Who played.
# $person (String) - Whose image it is.
image-stolen-mine = { $name } steals your image: { $person }
# $person (String) - Whose image it is.
image-stolen-you = You stole an image: { $person }
# $name (String) - Who played.
# $count (Number) - How many images.
image-ended-several = { $name } ended { $count } images
# $count (Number) - How many images.
image-ended-several-you = You ended { $count } images
# $name (String) - Who plays now.
image-window-until = You can challenge it until { $name } has finished.
# $name (String) - Who plays now.
image-window-mine-until = The others may challenge it until { $name } has finished.
image-sent-back = A challenge has changed what lay there, so some of your cards are back.
image-window-why = Challenge an image, or let it pass.
image-window-next = You are next: challenge, let it pass, or just play.
image-window-play = You are next: just play, or wait for the others.
image-window-mine = The others may challenge it.
image-window-passed = { $count ->
    [0] You let it pass.
    [one] You let it pass. One more person decides.
   *[other] You let it pass. { $count } more people decide.
}
# $name (String) - Who played.
image-laid-here = { $count ->
    [one] { $name }: one card
   *[other] { $name }: { $count } cards
}
# $person (String) - Whose image it is.
image-claimed = { $points ->
    [one] { $person }, { $points } point
   *[other] { $person }, { $points } points
}
image-let-pass = Let it pass
image-challenge = Challenge
image-challenge-sure = Challenge this image
image-challenge-not = Never mind
# $side (String) - “at the top”.
# $person (String) - Whose image it is said to be.
image-challenge-at = Challenge the image { $side }: { $person }
# $side (String) - “at the top”.
image-challenge-side = Challenge the image { $side }
# $claimed (String) - Whose image it is said to be, and its points.
# $cards (String) - What is on its cards.
image-claimed-with = { $claimed }: { $cards }
# $name (String) - Who played.
# $points (Number) - How many points.
image-stake-upheld = Bluff exposed: { $name } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the cards go to the board.
image-stake-back = What a finished image has scored is given back as well.
# $name (String) - Who played.
# $points (Number) - How many points.
image-stake-not = It all fits: { $name } takes the image and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-naming-title = Whom do you have in mind?
# $name (String) - Who is challenged.
image-naming-title-other = { $name } is challenged
# $name (String) - Who challenges.
image-naming-why = { $name } doubts this image. Name somebody who fits every card.
# $name (String) - Who is challenged.
image-naming-why-you = { $name } must name somebody who fits every card.
# $challenged (String) - Who is challenged.
# $challenger (String) - Who challenges.
image-naming-why-others = { $challenger } doubts this image. { $challenged } names somebody.
image-naming-label = A famous person, real or fictional
image-naming-go = Name this person
# $person (String) - Whose image it is.
image-vote-title = Does { $person } fit?
image-vote-title-nobody = Does it fit?
# $challenger (String) - Who challenges.
# $challenged (String) - Who is challenged.
image-vote-why = { $challenger } challenges { $challenged }, and the almanac cannot decide.
image-tie-known = In a tie, the image stays.
image-tie-unknown = The almanac does not know this person: in a tie, the bluff is exposed.
image-vote-done = You can change your mind until all have voted.
image-voice-fits = Fits
image-voice-not = Does not fit
# $name (String) - Who was challenged.
image-result-upheld = { $points ->
    [one] Bluff exposed! { $name } loses { $points } point.
   *[other] Bluff exposed! { $name } loses { $points } points.
}
image-result-upheld-you = { $points ->
    [one] Bluff exposed! You lose { $points } point.
   *[other] Bluff exposed! You lose { $points } points.
}
# $name (String) - Who was challenged.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-result-upheld-ended = Bluff exposed! { $name } gives back { $back ->
    [one] { $back } point
   *[other] { $back } points
} and loses { NUMBER($points) } more.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-result-upheld-ended-you = Bluff exposed! You give back { $back ->
    [one] { $back } point
   *[other] { $back } points
} and lose { NUMBER($points) } more.
# $name (String) - Who was challenged.
# $points (Number) - How many points.
image-result-not = No bluff! { $name } takes the image for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $points (Number) - How many points.
image-result-not-you = No bluff! You take the image for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenged.
# $person (String) - Whose image it is.
image-tried-almanac = { $name } challenged { $person }, and the almanac decided.
# $name (String) - Who challenged.
# $person (String) - Whose image it is.
image-tried-players = { $name } challenged { $person }, and you all voted.
# $name (String) - Who challenged.
image-tried-silence = { $name } challenged it, and nobody was named.
# $name (String) - Who took the image.
# $person (String) - Whose image it is.
image-took = { $points ->
    [one] { $name } took { $person }: { $points } point.
   *[other] { $name } took { $person }: { $points } points.
}
# $person (String) - Whose image it is.
image-took-you = { $points ->
    [one] You took { $person }: { $points } point.
   *[other] You took { $person }: { $points } points.
}

## The standing and the end

image-last-turn-mine = Your last turn: every card you keep costs 1 point, a letter 2.
image-last-turn-ahead = You have one more turn. After it, every card you keep costs 1 point, a letter 2.
image-deck = { $count ->
    [one] One to draw
   *[other] { $count } to draw
}

## Where one’s points come from

# $person (String) - Whose image it is.
# $points (String) - What it is worth.
image-why-image = { $person } ({ $points })
# $images (String) - All of them, each with its points.
image-why-images = Your images: { $images }.
# $count (Number) - How many bluffs were exposed.
# $points (Number) - What they have cost.
image-why-bluffs = { $count ->
    [one] One bluff was exposed and cost { NUMBER($points) }.
   *[other] { $count } bluffs were exposed and cost { NUMBER($points) }.
}
# $points (String) - All points so far.
image-why-total = In all: { $points }.
