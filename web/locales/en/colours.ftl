### True Colours: what the screens of this game say.

## The question

tc-reads-you = Read it aloud
# $name (String) - The reader.
tc-reads = { $name } reads it aloud
tc-own = From this table

## A round begins

tc-opening-title-first-you = You read the first question
# $name (String) - The reader.
tc-opening-title-first = { $name } reads the first question
tc-opening-title-you = You read the next question
# $name (String) - The reader.
tc-opening-title = { $name } reads the next question
tc-opening-why = Vote in secret on whom it fits, then predict how the others see you.
tc-opening-lost = Too few people voted to keep the votes secret. That round doesn’t count.
tc-opening-peg = This is your peg: a vote in this colour is a vote for you.
tc-turn = Turn the question over
tc-turn-three = Turn three questions over
# $name (String) - The reader, who is not here.
tc-turn-for = Turn it over for { $name }

tc-write = Write your own question
tc-write-label = Your question
tc-write-example = Who here …?
tc-write-hint = Up to { NUMBER($most) } letters. It comes within the next three rounds.
tc-write-add = Shuffle it in
tc-write-count = { $count ->
    [0] No question of this table is in the pile yet.
    [one] One question of this table is in the pile.
   *[other] { $count } questions of this table are in the pile.
}

tc-picking-title-you = Pick a question
# $name (String) - The reader, who is not here.
tc-picking-title-for = Pick a question for { $name }
# $name (String) - The reader.
tc-picking-title = { $name } is picking
tc-picking-why-you = Only you see these. Tap the one to read aloud.
tc-draw-others = Draw three others
tc-ask-own = Ask it now
tc-ask-own-hint = Up to { NUMBER($most) } letters. You ask it now, instead of one of these.
tc-picking-why = A question for all of you is coming.

## The vote

tc-voting-why = In secret: tap two people, or one twice.
tc-voting-half = One more vote: the same person or another.
tc-voting-both = Two votes: put them into the box.
tc-voting-why-done = Your votes are in the box.
tc-watching = You’re watching. What they choose stays their secret.
tc-newcomer = You play along from the next round on.
# $name (String) - Somebody to vote for.
tc-vote = A vote for { $name }
# $name (String) - Somebody to vote for.
tc-vote-again = A second vote for { $name }
tc-vote-reset = Take it back
tc-cast = Put both into the box
tc-voted = { $voted ->
    [one] 1 of { NUMBER($all) } has voted
   *[other] { $voted } of { NUMBER($all) } have voted
}
tc-given = done
tc-skip = Skip this question
tc-in-the-box = Your two votes
tc-box-hint = They turn face down soon. Tap to look.
tc-take-back = Take them back

## The predictions

tc-box-shut = The box is shut
tc-predict = How did they see you? Predict it.
tc-predict-done = Face down. You can still change it.
tc-most = The most
tc-most-line = more votes than anybody else
tc-some = Some
tc-some-line = at least one, or tied for the most
tc-none = None
tc-none-line = not a single vote
tc-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tc-predicted = { $predicted ->
    [one] 1 of { NUMBER($all) } has predicted
   *[other] { $predicted } of { NUMBER($all) } have predicted
}
tc-predict-back = Take it back

## The count

tc-got-most = You got the most votes
tc-got-most-votes = { $votes ->
    [one] You got the most: one vote
   *[other] You got the most: { $votes } votes
}
tc-got-some = You got some votes
tc-got-some-votes = { $votes ->
    [one] You got one vote
   *[other] You got { $votes } votes
}
tc-got-none = Not a single vote for you
# $sign (String) - A prediction.
tc-said-right = You predicted { $sign }.
# $sign (String) - A prediction.
tc-said-wrong = You predicted { $sign }: no points.
tc-said-nothing = You made no prediction.
tc-unsaid = no prediction
tc-earned = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
# $name (String) - Who got the most votes.
tc-seen-most = { $name } got the most votes
tc-seen-nobody = Nobody stood out
tc-right = right
tc-wrong = wrong
tc-count-player = Player
tc-count-votes = Votes
tc-count-said = Said
tc-count-points = Points
tc-space = on space { NUMBER($at) } of { NUMBER($goal) }
tc-finish = See who has won

## The end

tc-over-you = You win!
# $names (String) - Who has won as well.
tc-over-shared = You share the win with { $names }
# $names (String) - Who has won.
tc-over-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
tc-over-nobody = The game is over
tc-over-why = And this is how the table saw you all.
tc-over-why-nobody = The game ended early: somebody stopped it, or too few were left to keep votes secret.
tc-over-questions = The questions of the evening
tc-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

tc-title-vote = Your vote
tc-title-voting = The vote
tc-title-predict = Your prediction
tc-title-predicting = The predictions
tc-title-count = The count
tc-title-over = The end

## Before the game

tc-option-goal = The last space
tc-option-goal-line = The first pawn to get there wins. The rule book has 36 spaces, or fewer if you like.
tc-option-goal-any = Another
tc-option-questions = Questions
tc-option-questions-drawn = As they come
tc-option-questions-drawn-line = The question on top of the pile is asked.
tc-option-questions-picked = The reader chooses
tc-option-questions-picked-line = The reader draws three that nobody else sees, picks one, asks for others, or writes one.
tc-option-counts = The count
tc-option-counts-shown = With numbers
tc-option-counts-shown-line = Everybody sees how many votes each of you got.
tc-option-counts-outcome-only = Outcome only
tc-option-counts-outcome-only-line = Everybody sees + ± or 0, and no numbers. The points are the same.

tc-seating-many = { NUMBER($most) } of you play, since there are no more colours. The others watch, and play in the next game.
tc-need-more = { $count ->
    [one] One more person, and you can start: with two, a vote is no secret.
   *[other] { $count } more people, and you can start.
}
tc-three-title = With three, numbers give votes away
tc-three = From the count and your own votes, each of you can work out how the other two voted. “Outcome only” keeps it secret: + ± or 0 for everybody, no numbers, the same points.
tc-four-title = With four, numbers sometimes give votes away
tc-four = In about one round of fourteen, the count and your own votes tell how somebody voted. With “outcome only” there are no numbers, and the points are the same.
tc-kept-title = Outcome only
tc-kept = You’ll see + ± or 0 for everybody and no numbers, so that the count gives no vote away.
tc-outcome-only-choose = Play with outcome only

## The stage

tc-stage-round = Round { NUMBER($round) }
# $name (String) - Who reads the first question.
tc-stage-first = { $name } reads first
# $name (String) - Who reads the next question.
tc-stage-reads = { $name } reads
tc-stage-opening-how = A question is turned over, and you all vote: which of you fits it best?
tc-stage-lost = Too few votes were left: the last question does not count.
tc-stage-own = { $count ->
    [one] One question of this table is in the pile.
   *[other] { $count } questions of this table are in the pile.
}
# $name (String) - Who picks the question.
tc-stage-picking = { $name } picks a question
tc-stage-picking-how = Nobody else sees what there is to choose from.
# $name (String) - Who reads the question.
tc-stage-asks = { $name } asks
tc-stage-voting-how = Two votes each, in secret: both for one person, or for two people.
tc-stage-voted = { $count ->
    [0] Nobody has voted yet
    [one] 1 of { NUMBER($all) } has voted
   *[other] { $count } of { NUMBER($all) } have voted
}
tc-stage-predicting = How does the table see you?
tc-stage-predicting-how = The box is full. Did you get the most votes, some or none?
tc-stage-predicted = { $count ->
    [0] Nobody has predicted yet
    [one] 1 of { NUMBER($all) } has predicted
   *[other] { $count } of { NUMBER($all) } have predicted
}
tc-stage-heard-predictions = The predictions:
tc-stage-opened = First the predictions, then the box…
tc-stage-most = the most votes
tc-stage-some = some votes
tc-stage-none = no votes
tc-stage-worth = { $points ->
    [0] 0 points
    [one] 1 point
   *[other] { $points } points
}
tc-stage-votes = { $votes ->
    [0] no votes
    [one] 1 vote
   *[other] { $votes } votes
}
# $name (String) - Who has more votes than anybody else.
tc-stage-seen = It’s { $name }!
tc-stage-tie = Nobody stands out
tc-stage-tie-why = Several have the most votes: that counts as ±.
# $name (String) - Who reads the next question.
tc-stage-next = { $name } reads next.
# $names (String) - Who has reached the last space.
tc-stage-reached = { $count ->
    [one] { $names } has reached space { NUMBER($space) }!
   *[other] { $names } have reached space { NUMBER($space) }!
}
tc-stage-no-guess = no prediction
tc-stage-right = right
tc-stage-wrong = wrong
tc-stage-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
# $name (String) - A player.
# $result (String) - The sign that came out, with its meaning.
tc-stage-heard = { $name }: { $result }.
# $name (String) - A player.
# $votes (String) - So many votes.
# $sign (String) - The sign that came out.
tc-stage-heard-votes = { $name }: { $votes }, { $sign }.
# $name (String) - A player.
# $sign (String) - The sign that was predicted.
# $verdict (String) - Right or wrong.
# $points (String) - So many points.
tc-stage-heard-guess = { $name } predicted { $sign }: { $verdict }, { $points }, on space { NUMBER($space) }.
# $name (String) - A player.
tc-stage-heard-none = { $name }: no prediction, on space { NUMBER($space) }.
tc-stage-space = space { NUMBER($space) }
tc-stage-note-reads = reads
tc-stage-note-picks = is choosing
tc-stage-note-votes = is voting
tc-stage-note-voted = voted
tc-stage-note-predicts = is thinking
tc-stage-note-predicted = predicted
tc-stage-note-newcomer = from the next round on
# $name (String) - The winner.
tc-stage-won = { $name } wins
# $names (String) - The winners.
tc-stage-won-shared = { $names } share the win
tc-stage-won-how = { $rounds ->
    [one] After one question you know how you are seen.
   *[other] After { $rounds } questions you know how you are seen.
}
tc-stage-ended = The game is over
tc-stage-ended-why = It ended early: somebody stopped it, or too few of you were left.
tc-stage-standing = Where you stand
tc-stage-back = That’s how you were seen
tc-stage-back-none = Nobody ever got the most votes.
tc-stage-got = got
tc-stage-said = predicted
tc-stage-why-shared = as many as another
tc-stage-why-fewer = not the most
tc-over-mine = What they saw in you
tc-over-mine-none = This time you never got the most votes.
