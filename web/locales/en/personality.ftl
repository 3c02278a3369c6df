### Personality: what the screens of this game say.

## The cards are dealt

pe-opening-title = Everybody gets seven cards
pe-opening-why = Traits that nobody else sees. You’ll each propose one in turn, and all say whom it fits.
pe-deal = Deal the cards

## A card is proposed

pe-proposing-title-you = Choose a card
pe-proposing-title-pile = The pile chooses for you
# $name (String) - Who is in turn.
pe-proposing-title = { $name } chooses a card
pe-proposing-why-you = Lay it face up and read it aloud: whom does it fit best?
pe-proposing-why-pile = You have no card left, so the top one is turned up.
pe-proposing-why = Soon it’s read aloud, and you say in secret whom it fits.
pe-propose = Lay this card on the table
pe-propose-pile = Turn up a card
pe-my-cards = { $count ->
    [one] Your last card
   *[other] Your { $count } cards
}

## An inversion

pe-laying-title-you = Which card fits you best?
# $name (String) - For whom cards are laid.
pe-laying-title = Which card fits { $name } best?
pe-laying-why = Everybody lays one of their own, then all vote. Nobody sees yet whose is which.
pe-laying-done = Your card lies face down. You can still change it.
pe-laying-empty = You have no card to lay, but you’ll vote.
pe-lay = Lay this card face down
pe-lay-change = Lay this one instead
pe-own-card = yours
pe-choice = Your choice

## A pair

pe-pairing-title-you = Choose somebody to vote with
# $name (String) - Who chooses somebody.
pe-pairing-title = { $name } chooses a partner
pe-pairing-why-you = Face to face! Next time the two of you choose and bet together, and you both move.
# $name (String) - Who chooses somebody.
pe-pairing-why = { $name } and a partner will vote, bet and move together.
pe-pair = Vote together

## The vote

pe-read-aloud-you = Read it aloud. Whom does it fit best?
# $name (String) - Who proposed the card.
pe-read-aloud = { $name } reads: whom does it fit best?
pe-vote-why = Choose in secret. You may choose yourself.
pe-vote-which-why = Choose in secret. Your own card counts, too.
pe-vote-done = Your vote is in. You can still change it.
pe-vote-go = That’s my choice
pe-vote-go-card = That’s the card
pe-vote-change = Change my choice
# $name (String) - The other of the pair.
pe-pair-together = You and { $name } vote together: choose, or wait for what { $name } chooses.
# $name (String) - The other of the pair.
pe-pair-proposed = { $name } has chosen this for both of you. Agree, or choose something else.
# $name (String) - The other of the pair.
pe-pair-waits = It counts when { $name } agrees.
# $name (String) - The other of the pair.
pe-pair-agreed = You and { $name } agree. You can change it until all have voted.
pe-pair-agree = Agree
pe-pair-otherwise = Choose something else
# $leader (String) - Who landed on tête-à-tête.
# $partner (String) - Whom they chose.
pe-pairs = { $leader } and { $partner } vote together.
pe-bet = How sure are you that the others agree?
pe-bet-neutral = not sure
pe-bet-two = sure
pe-bet-three = very sure
pe-watching = You’re watching.
pe-newcomer = You play along from the next turn on.
pe-second-note = Second vote: break the tie
pe-second-why = No bets: if you are right, you go one space forward.

# $name (String) - A voter.
# $choice (String) - Whom or what they chose.
pe-heard-vote = { $name } chose { $choice } and bet { NUMBER($stake) }.
# $name (String) - A voter.
# $choice (String) - Whom or what they chose.
pe-heard-choice = { $name } chose { $choice }.
pe-heard-forward = { NUMBER($steps) } forward.
pe-heard-back = { NUMBER($steps) } back.
pe-landed-face = Face to face.
pe-landed-dot = Inversion.
pe-landed-pit = Into the pit.
pe-landed-summit = At the summit.

## A tie

# $names (String) - The tied.
pe-debate-people = A tie: { $names }
pe-debate-cards = { $count ->
    [one] A tie
   *[other] A tie between { $count } cards
}
pe-debate-why = Everybody explains their choice, then you vote again.
pe-speaks-you = You speak
pe-speaks-you-why = Why this choice? Convince the others.
# $name (String) - Whose turn to speak it is.
pe-speaks = { $name } speaks
pe-speaks-why = Listen, and think again.
pe-debate-next = Then
pe-debate-ready = Ready
pe-move-on = Enough said: vote
pe-ready = Ready for the second vote
pe-ready-spoken = I’m done: ready to vote

## The result

pe-result-you = You get the card
# $name (String) - Who was elected.
pe-result = { $name } gets the card
pe-result-tie = Still a tie: nobody gets it
pe-result-nobody = Nobody has two votes
pe-nothing-moves = The card goes back, and nothing moves.
pe-stay = You stay where you are.
pe-forward = { $steps ->
    [one] You go one space forward.
   *[other] You go { $steps } spaces forward.
}
pe-back = { $steps ->
    [one] You go one space back.
   *[other] You go { $steps } spaces back.
}
pe-fell = You fall into the pit. You start again, with seven cards.
pe-arrived = You have reached Supreme Insight!
# $walk (String) - So many spaces forward or back.
pe-onto-face = { $walk } Face to face!
# $walk (String) - So many spaces forward or back.
pe-onto-dot = { $walk } The game turns round!
pe-exchange = Exchange a card
pe-exchange-why = Tap one that fits nobody here: it goes under the pile, and you draw another.
pe-keep = Keep my hand

## Where everybody stands

pe-standing = Masks and portraits
pe-traits = { $count ->
    [0] no trait yet
    [one] one trait
   *[other] { $count } traits
}
pe-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
pe-at-start = at the start
pe-at-gate = at the gate
pe-at-summit = at the summit
pe-at-behind = { NUMBER($count) } behind the start
pe-at-space = space { NUMBER($space) }

## The end of the path

pe-giving-title-you = { $cards ->
    [one] Give your last card away
   *[other] Give { $cards } cards away
}
# $name (String) - Who has come to the end of the path.
pe-giving-title = { $name } is at the summit
pe-giving-why-you = Each to a different player, one whom it really fits. If none is turned down, you win.
pe-giving-why = { $cards ->
    [one] One last card goes to one of you. Does it fit?
   *[other] { $cards } cards go to { $cards } of you. Do they fit?
}
pe-give = { $cards ->
    [one] Give this card
   *[other] Give these { $cards } cards
}
pe-gift-for = For whom?
pe-gift-keep = keep it
# $name (String) - Who gives me a card.
pe-gift-you = { $name } gives you this card
pe-answer-why = Is it you? Accept it, or let the others decide.
pe-answered = You can still change your mind.
pe-given-you = Your cards are given
# $name (String) - Who gives cards.
pe-given = { $name } gives cards away
pe-answering-why = Got a card? Accept or contest it.
pe-accept = That’s me: I accept
pe-contest = That’s not me: I contest it
pe-accepted = accepted
pe-contested = contested
pe-thinking = is thinking
pe-judging-note-you = You contest this card
# $name (String) - Who contests the card.
pe-judging-note = { $name } contests this card
pe-judge-why = Whom does it fit best? Choose in secret.
pe-judging-why = The others choose in secret whom it fits best.
# $giver (String) - Who gave the card.
# $receiver (String) - Who got it.
pe-judging-given = { $giver } gave it to { $receiver }. If it goes to somebody else, { $giver } goes back to the gate.

pe-lost-you = You go back to the gate
# $name (String) - Who gave a card in error.
pe-lost = { $name } goes back to the gate
# $name (String) - Who got the contested card.
# $card (String) - What stands on it.
pe-lost-card = { $name } gets “{ $card }”.

## The portraits

pe-ending-why = Now look at the portraits together, one by one.
# $name (String) - Whose portrait it is.
pe-portrait = The portrait of { $name }
pe-portrait-you = Your portrait
pe-portrait-empty = No cards: a mystery to everybody.
pe-reading = Everybody looks at it now.
pe-reading-you = Read it aloud: this is how the others see you.
# $name (String) - Whose portrait comes next.
pe-read = Next: { $name }
pe-read-you = Next: your own
pe-portraits = The portraits
pe-finish = Finish the game
pe-save = Keep my portrait as a picture
pe-save-until = It is there until the next game begins.
pe-file = my-portrait
pe-picture-line = as my friends see me

pe-over-you = You win!
# $names (String) - Who has won as well.
pe-over-shared = You win, together with { $names }
# $names (String) - Who has won.
pe-over-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
pe-over-nobody = The game is over
pe-over-why = And this is how you see each other.
pe-over-why-nobody = Nobody has come to the end, but the portraits remain.

pe-title-vote = Your vote
pe-title-voting = The vote
pe-title-debate = A tie
pe-title-runoff = The second vote
pe-title-exchange = The result
pe-title-answer = Accept or contest
pe-title-judge = A contested card
pe-title-portraits = The portraits
pe-title-over = The end

## Before the game

pe-option-board = The path
pe-option-board-line = { NUMBER($spaces) } spaces from the start to Supreme Insight.
pe-option-board-normal = Normal
pe-option-board-short = Short
pe-option-board-taste = Very short
pe-option-laying = Cards for an inversion
pe-option-laying-hidden = Without names
pe-option-laying-hidden-line = You see who laid which card together with the votes.
pe-option-laying-open = With names
pe-option-laying-open-line = Everybody sees who laid which card before they vote, as on a table.
pe-seating-many = { NUMBER($most) } of you play, since there are no more masks. The others watch, and play in the next game.
pe-need-more = { $count ->
    [one] One more person, and you can start: with two there is no majority.
   *[other] { $count } more people, and you can start.
}

## The stage

pe-stage-opening-how = Propose a trait, say in secret whom it fits, and move forward if the others agree.
pe-stage-proposing-how = It is read aloud, and you all say in secret whom it fits best.
# $name (String) - For whom cards are laid.
pe-stage-laying = A card for { $name }
pe-stage-laying-how = The game turns round: everybody lays the card of their hand that fits best.
pe-stage-laid = { $count ->
    [one] 1 of { NUMBER($all) } cards lies there
   *[other] { $count } of { NUMBER($all) } cards lie there
}
pe-stage-voting = Whom does this fit best?
pe-stage-voting-how = Choose in secret, and bet 2 or 3 if you think the others agree.
pe-stage-which-how = Vote in secret for one of these cards, and bet 2 or 3 if you are sure.
pe-stage-opened = The masks open their eyes…
# $names (String) - The tied players.
pe-stage-tie = A tie: { $names }
pe-stage-tie-cards = A tie between { NUMBER($count) } cards
pe-stage-tie-how = Everybody explains their choice. Then you vote again, without bets.
pe-stage-speaks = It’s the turn of
pe-stage-then = then
pe-stage-all-spoken = Everybody has spoken.
pe-stage-runoff-how = Only between these, and nobody bets.
# $name (String) - The player whom the cards were laid for.
pe-stage-runoff-which = Which of these { NUMBER($count) } cards fits { $name } best? Nobody bets.
# $name (String) - The elected player.
pe-stage-elected = That’s { $name }!
# $name (String) - The player who gets the elected card.
pe-stage-elected-card = That one fits { $name } best!
pe-stage-for = The card goes to
pe-stage-under = The card goes under the pile.
pe-stage-exchange-how = Has your mask moved forward? You may exchange a card.
# $name (String) - Who got the last card.
pe-stage-went-to = The last card went to { $name }.
# $names (String) - Whose masks fall.
pe-stage-falls = { $count ->
    [one] { $names } falls into the Pit of Error!
   *[other] { $names } fall into the Pit of Error!
}
pe-stage-nobody = Nobody has two votes: nothing moves.
pe-stage-undecided = The second vote is a tie again: nobody moves.
pe-stage-giving-how = { $cards ->
    [one] One card is left to give away, and the others may contest it.
   *[other] { $cards } cards to give away to { $cards } people, who may contest them.
}
pe-stage-gives = { $cards ->
    [one] Whose is this card?
   *[other] Whose are these cards?
}
# $name (String) - Who gives cards away.
pe-stage-answering = { $name } gives you these
pe-stage-answering-how = Is that you? Accept your card, or contest it.
# $name (String) - Who has contested a card.
pe-stage-judging = { $name } contests a card
pe-stage-judging-how = The others say in secret whom it really fits best.
pe-stage-open = Is that you?
pe-stage-accepted = accepted
pe-stage-contested = contested
pe-stage-stands = It stays
# $name (String) - Whom the vote has named.
pe-stage-goes-to = No, it’s { $name }
# $name (String) - Who gave cards away.
pe-stage-gave = Every card from { $name } was right.
# $name (String) - Who came to the end of the path before another in the same turn, and has won.
pe-stage-made-it = { $name } has made it.
# $name (String) - Who gave cards away.
pe-stage-gave-in-error = { $name } was wrong, and goes back to the gate with seven cards.
pe-stage-pairing-how = These two vote and move together next time.
# $name (String) - Whose portrait it is.
pe-stage-reading = { $name }, as you see them
pe-stage-reading-how = Read it out, card by card.
pe-stage-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
pe-stage-blank = Nobody could say what they are like. A mystery!
# $name (String) - The winner.
pe-stage-won = { $name } wins!
# $name (String) - The winners.
pe-stage-won-shared = { $name } win together!
pe-stage-ending-how = Now look at the portraits, one after another.
pe-stage-over-how = { $turns ->
    [one] After one card you know how you are seen.
   *[other] After { $turns } cards you know how you are seen.
}
pe-stage-ended = The game ended early: somebody stopped it, or too few people or cards were left.
# $name (String) - Whom the card fits.
pe-stage-agreed = You agreed the most about { $name }:

## The stage: the path

pe-stage-pit = Pit of Error
pe-stage-start = Start
pe-stage-gate = Gate of Imperfect Insight
pe-stage-summit = Supreme Insight
pe-stage-duet = Face to face: choose somebody to vote with next.
pe-stage-inversion = Inversion: everybody lays a card for you.
pe-stage-pit-how = Fallen into the pit: start again with seven cards.
pe-stage-space = on space { NUMBER($space) }
pe-stage-behind = { NUMBER($spaces) } behind the start
pe-stage-at-start = at the start
pe-stage-at-gate = at the gate
pe-stage-at-summit = at the summit
pe-stage-has = { NUMBER($held) } in hand, { NUMBER($given) } in the portrait

## The stage: what somebody does

pe-stage-note-proposes = chooses a card
pe-stage-note-lays = is choosing
pe-stage-note-laid = has laid one
pe-stage-note-votes = is voting
pe-stage-note-voted = has voted
pe-stage-note-with = votes with
pe-stage-note-speaks = speaks
pe-stage-note-will-speak = will speak
pe-stage-note-ready = is ready
pe-stage-note-exchanges = may exchange
pe-stage-note-gives = gives cards away
pe-stage-note-answers = has a card
pe-stage-note-pairs = chooses a partner
pe-stage-note-won = has won
pe-stage-note-newcomer = from the next turn on

## The stage: for those who listen

# $letter (String) - The letter by which a card on the table is known.
pe-stage-card = card { $letter }
# $name (String) - Who voted.
# $choice (String) - Whom or what they chose.
pe-stage-heard-vote = { $name } chose { $choice }.
# $name (String) - Who voted.
# $choice (String) - Whom or what they chose.
pe-stage-heard-bet = { $name } chose { $choice } and bet { NUMBER($bet) }.
# $name (String) - Whose mask moves.
# $place (String) - Where it stands then.
pe-stage-heard-on = { $name } goes forward { NUMBER($steps) }: { $place }.
# $name (String) - Whose mask moves.
# $place (String) - Where it stands then.
pe-stage-heard-back = { $name } goes back { NUMBER($steps) }: { $place }.
# $name (String) - Whose mask fell.
pe-stage-heard-pit = { $name } falls into the Pit of Error and starts again.
# $name (String) - Whose mask stays.
pe-stage-heard-stays = { $name } stays.
# $seconds (String) - How many are left.
pe-lapse = In { $seconds } s you keep your hand.
# $seconds (String) - How many are left.
pe-lapse-debate = In { $seconds } s you all vote again.
