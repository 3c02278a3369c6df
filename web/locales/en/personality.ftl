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

pe-stage-opening-how = Propose a trait, say in secret whom it fits, and climb if you agree.
pe-stage-proposing-how = It is read aloud, and you all say in secret whom it fits best.
# $name (String) - For whom cards are laid.
pe-stage-laying = A card for { $name }
pe-stage-laying-how = The game turns round: everybody lays the card of their hand that fits best.
pe-stage-laid = { NUMBER($count) } of { NUMBER($all) } cards lie there
pe-stage-voting = Whom does this fit best?
pe-stage-voting-how = Choose in secret, and bet 2 or 3 if you are sure of the others.
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
pe-stage-runoff-which = Which of these { NUMBER($count) } fits { $name } best? Nobody bets.
# $name (String) - The elected player.
pe-stage-elected = That’s { $name }!
# $name (String) - The player who gets the elected card.
pe-stage-elected-card = That one fits { $name } best!
pe-stage-for = The card goes to
pe-stage-under = The card goes under the pile.
pe-stage-exchange-how = Whoever has climbed may exchange a card of their hand.
# $name (String) - Who got the last card.
pe-stage-went-to = The last card went to { $name }.
pe-stage-nobody = Nobody has two votes: nothing moves.
pe-stage-undecided = The second vote decided nothing: nobody moves.
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
pe-stage-stands = It stands
# $name (String) - Whom the vote has named.
pe-stage-goes-to = It’s rather { $name }
# $name (String) - Who gave cards away.
pe-stage-gave = Every card of { $name } stood.
# $name (String) - Who gave cards away.
pe-stage-gave-in-error = { $name } was mistaken, and is back at the gate with a full hand.
pe-stage-pairing-how = The two vote as one next time, and move together.
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
pe-stage-won = { $name } sees through you all
# $name (String) - The winners.
pe-stage-won-shared = { $name } see through you all
pe-stage-ending-how = Now look at the portraits, one after another.
pe-stage-over-how = { $turns ->
    [one] After one card you know how you are seen.
   *[other] After { $turns } cards you know how you are seen.
}
pe-stage-ended = Too few of you, or too few cards, were left to go on.
# $name (String) - Whom the card fits.
pe-stage-agreed = You were most of one mind about { $name }:

## The stage: the path

pe-stage-pit = Pit of Error
pe-stage-start = Start
pe-stage-gate = Gate of Imperfect Insight
pe-stage-summit = Supreme Insight
pe-stage-duet = Face to face: choose whom you vote with next.
pe-stage-inversion = Inversion: everybody lays a card for you.
pe-stage-pit-how = Fallen into the pit: begin anew with seven cards.
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
pe-stage-heard-on = { $name } climbs { NUMBER($steps) }: { $place }.
# $name (String) - Whose mask moves.
# $place (String) - Where it stands then.
pe-stage-heard-back = { $name } goes back { NUMBER($steps) }: { $place }.
# $name (String) - Whose mask fell.
pe-stage-heard-pit = { $name } falls into the Pit of Error and begins anew.
# $name (String) - Whose mask stays.
pe-stage-heard-stays = { $name } stays.
