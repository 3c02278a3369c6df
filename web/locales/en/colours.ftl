### True Colours: what the screens of this game say.

## The stage

tc-stage-round = Round { NUMBER($round) }
# $name (String) - Who reads the first question.
tc-stage-first = { $name } reads first
# $name (String) - Who reads the next question.
tc-stage-reads = { $name } reads
tc-stage-opening-how = A question is turned over, and you all vote: who of you fits it best?
tc-stage-lost = Too few votes were left: the last question does not count.
tc-stage-own = { $count ->
    [one] One question of your own is in the pile.
   *[other] { $count } questions of your own are in the pile.
}
# $name (String) - Who picks the question.
tc-stage-picking = { $name } picks a question
tc-stage-picking-how = One of these is for the whole table.
# $name (String) - Who reads the question.
tc-stage-asks = { $name } asks
tc-stage-voting-how = Two votes each, in secret: both for one person, or for two people.
tc-stage-voted = { $count ->
    [0] Nobody has voted yet
    [one] 1 of { NUMBER($all) } has voted
   *[other] { $count } of { NUMBER($all) } have voted
}
tc-stage-predicting = How does the table see you?
tc-stage-predicting-how = The box is full. Lay down, in secret, what came out for you.
tc-stage-predicted = { $count ->
    [0] Nobody has predicted yet
    [one] 1 of { NUMBER($all) } has predicted
   *[other] { $count } of { NUMBER($all) } have predicted
}
tc-stage-opened = The box is opened…
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
tc-stage-tie-why = The most votes are shared, and shared means ±.
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
# $sign (String) - The sign that was predicted.
# $verdict (String) - Right or wrong.
# $points (String) - So many points.
tc-stage-heard-guess = Predicted { $sign }: { $verdict }, { $points }, on space { NUMBER($space) }.
tc-stage-heard-none = No prediction, on space { NUMBER($space) }.
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
tc-stage-ended-why = Too few of you were left to go on.
tc-stage-standing = Where you stand
tc-stage-back = That’s how you were seen
tc-stage-back-none = Nobody ever stood out from the rest.
