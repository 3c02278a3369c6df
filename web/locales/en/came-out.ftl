### What came out of a game: findings, and what everybody is honoured for.

out-title = What came out
out-board-title = What came out of this game
out-weights = Luck is beside each number. “More than luck” means that luck alone hardly ever does that. All else is for fun.
out-told = More than luck
out-honours = One for each of you

# $text (String) - What stands on a card, or a question.
out-quoted = “{ $text }”
# $text (String) - A question.
out-quoted-votes = { $votes ->
    [one] “{ $text }” (1 vote)
   *[other] “{ $text }” ({ $votes } votes)
}
# $things (String) - Some of them in a row.
out-and-more = { $things }, and { NUMBER($count) } more

# $times (String) - How many times luck.
# $luck (String) - What luck gives.
out-table-reads = { $times } times luck: the table was right { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $rows (String) - Whose turn, and how many were right, turn by turn.
out-turn-by-turn = Turn by turn: { $rows }.
# $name (String) - Whose turn it was.
out-turn = { $name } { NUMBER($hits) } of { NUMBER($most) }
out-dots-title = Right places, turn by turn
# $luck (String) - What luck gives in a turn.
out-dots-luck = The line is luck: { $luck } a turn.
# $name (String) - Whose rankings they were.
# $luck (String) - What luck gives.
out-guessed-best = Easiest to guess: { $name }, right { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $name (String) - Whose rankings they were.
# $luck (String) - What luck gives.
out-guessed-least = Hardest to guess: { $name }, right { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $card (String) - What stands on the card.
# $name (String) - Whose ranking it was.
out-surprise = The biggest surprise: “{ $card }” for { $name }. From unhappy to happy you said place { NUMBER($guessed) }, and it was place { NUMBER($place) } of { NUMBER($most) }.
# $name (String) - Who guessed.
out-closest-first = Closest first guess: { $name }, { NUMBER($times) } of { NUMBER($most) } times.

# $name (String) - Whose rankings they were.
# $names (String) - Who guessed.
# $luck (String) - What luck gives.
out-team-reads = Nobody guesses { $name } better than { $names }: right { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $names (String) - A team.
# $luck (String) - What luck gives.
out-doubles = Doubled and right: { $names }, { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $card (String) - What stands on the card.
# $name (String) - Whose ranking it was.
# $guesses (String) - Where the teams took it to be.
out-unexpected = Nobody expected “{ $card }” where { $name } put it: place { NUMBER($place) }. Your guesses: { $guesses }.
# $places (String) - The teams, and where their pawns stand.
out-walk = How far you came, of { NUMBER($goal) } spaces: { $places }.
# $names (String) - A team.
out-walk-team = { $names } { NUMBER($at) }
out-walk-title = Your pawns, round by round

# $name (String) - Who was elected.
# $questions (String) - The questions.
out-elected = { $name } was your answer to: { $questions }
# $name (String) - Who predicted.
# $luck (String) - What luck gives.
out-predicts-self = Best predictions: { $name }, right { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $question (String) - What was asked.
# $results (String) - What everybody got.
out-split = What divided you most: { $question } { $results }.
# $question (String) - What was asked.
# $results (String) - What everybody got.
out-united = What you agreed on most: { $question } { $results }.

# $name (String) - Whose portrait it is.
# $cards (String) - What lies before them.
out-portrait = { $name }, as you see it: { $cards }.
# $one (String) - One of two.
# $other (String) - The other.
# $luck (String) - What luck gives.
out-agree-most = { $one } and { $other } choose alike: { NUMBER($hits) } of { NUMBER($most) } times. Luck gives { $luck }.
# $name (String) - Who bet.
# $earned (String) - Spaces won less spaces lost.
# $luck (String) - What luck gives.
out-bets-pay = { $count ->
    [one] Best bets: { $name }, { $earned } with one bet. Luck gives { $luck }.
   *[other] Best bets: { $name }, { $earned } with { $count } bets. Luck gives { $luck }.
}

# $images (String) - All images with who took them.
out-gallery = The gallery: { $images }.
# $person (String) - Whose image it is.
# $name (String) - Who took it.
out-hung = { $person } ({ $name })
# $name (String) - Who ended it.
# $person (String) - Whose image it is.
# $names (String) - Whose cards lay in it.
out-steal = { $name } ended the image of { $person } with cards of { $names }.
# $name (String) - Who challenged.
# $other (String) - Whose bluff it was.
# $person (String) - Whom they named.
out-bluff-exposed = { $name } saw through { $other }: { $person } did not fit.
# $name (String) - Who challenged.
# $other (String) - Whose bluff it was.
out-bluff-exposed-nobody = { $name } saw through { $other }, who had nobody in mind.
# $name (String) - Whose bluff it was.
# $person (String) - Whom they named.
out-bluff-stood = { $name } tells you now: { $person } was a bluff, and nobody challenged it.
# $person (String) - Who was named.
# $names (String) - By whom.
out-named-twice = Named more than once: { $person }, by { $names }.

## Bluffs that stood, told by their owner

out-confess-title = Were you bluffing?
out-confess-why = Nobody challenged these. If one was a bluff, you can tell the others now. If you say nothing, nobody will know.
# $person (String) - Who was named.
out-confess = { $person } was a bluff

## What everybody is honoured for

out-award-reads-minds = Reads minds
out-award-knows-self = Knows how you see them
out-award-sure-bets = Sure bets
out-award-detective = Sees through bluffs
out-award-first-thought = First thought, best thought
out-award-open-book = An open book
out-award-bold-doubles = Bold and right
out-award-finisher = The last touch
out-award-chosen = A good answer
out-award-many-sided = Many sides
out-award-steadfast = Not to be shaken
out-award-curator = A gallery of one’s own
out-award-surprising = Full of surprises
out-award-with-the-table = In tune with the table
out-award-own-mind = A mind of one’s own
out-award-right-about-self = Saw it coming
out-award-under-the-radar = Under the radar
out-award-seen-otherwise = Seen in another light
out-award-enigma = A riddle
out-award-builder = Card by card

# $luck (String) - What luck gives.
out-why-measure = { NUMBER($hits) } of { NUMBER($most) }, luck gives { $luck }
# $luck (String) - What luck gives.
out-why-predictions = { NUMBER($hits) } of { NUMBER($most) } predictions right, luck gives { $luck }
# $luck (String) - What luck gives.
out-why-open-book = Guessed right { NUMBER($hits) } of { NUMBER($most) } times, luck gives { $luck }
# $luck (String) - What luck gives.
out-why-doubles = { NUMBER($hits) } of { NUMBER($most) } doubled tokens right, luck gives { $luck }
# $earned (String) - Spaces won less spaces lost.
# $luck (String) - What luck gives.
out-why-bets = { $earned } by bets, luck gives { $luck }
out-why-detective = Challenges that were right: { NUMBER($right) } of { NUMBER($count) }
out-why-first-thought = Closest first guess { NUMBER($times) } of { NUMBER($most) } times
out-why-finisher = Images that others had begun: { NUMBER($count) }
out-why-chosen = Elected { NUMBER($times) } of { NUMBER($most) } times
out-why-many-sided = Cards from the others: { NUMBER($count) }
out-why-steadfast = Challenged, and it was no bluff: { NUMBER($count) }
out-why-curator = Images: { NUMBER($count) }. Points: { NUMBER($points) }
# $card (String) - What stands on the card.
out-why-surprising = { $count ->
    [one] “{ $card }” lay one place from where all said
   *[other] “{ $card }” lay { $count } places from where all said
}
out-why-with-the-table = Chose as most did { NUMBER($times) } of { NUMBER($most) } times
out-why-own-mind = Chose otherwise { NUMBER($times) } of { NUMBER($most) } times
out-why-right-about-self = Predicted right { NUMBER($times) } of { NUMBER($most) } times
out-why-under-the-radar = Without a vote { NUMBER($times) } of { NUMBER($most) } times
out-why-seen-otherwise = Predicted something else { NUMBER($times) } of { NUMBER($most) } times
out-why-builder = Cards that stayed: { NUMBER($count) }

## What is missing

out-missing-end = This game was stopped before its end, so nothing can be said of it.
out-missing-open-view = Of this game there is only what one person saw. What all saw is missing, so nothing is counted.
out-missing-record = The notes of this game cannot be read, so nothing is counted.
out-missing-players = It is not known who played in this game, so nothing is counted.
# $rounds (String) - Their numbers in a row.
out-missing-rounds = { $count ->
    [one] Of this game the notes of round { $rounds } are missing or wrong, so nothing is counted.
   *[other] Of this game the notes of rounds { $rounds } are missing or wrong, so nothing is counted.
}
