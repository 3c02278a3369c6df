### Personality: what the screens of this game say.

## The cards are dealt

pe-opening-title = Everybody gets seven cards
pe-opening-why = Traits that nobody else sees. You’ll propose one in turn, and say together whom it fits.
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
pe-laying-done = It lies there face down. You can still change it.
pe-laying-empty = You have no card to lay, but you’ll vote.
pe-lay = Lay this card face down
pe-lay-change = Lay this one instead
pe-own-card = yours
pe-choice = Your choice

## A pair

pe-pairing-title-you = Choose whom to vote with
# $name (String) - Who chooses somebody.
pe-pairing-title = { $name } chooses a partner
pe-pairing-why-you = You stand face to face. Next time you choose and bet for both of you, and you both move.
# $name (String) - Who chooses somebody.
pe-pairing-why = { $name } will choose and bet for two, and the two move together.
pe-pair = Vote together

## The vote

pe-read-aloud-you = Read it aloud. Whom does it fit best?
# $name (String) - Who proposed the card.
pe-read-aloud = { $name } reads: whom does it fit best?
pe-vote-why = Choose in secret. You may choose yourself.
pe-vote-which-why = Choose in secret. Your own card counts, too.
pe-vote-done = You’re in. You can still change it.
pe-vote-go = That’s my choice
pe-vote-go-card = That’s the card
pe-vote-change = Change my choice
# $name (String) - The partner.
pe-pair-lead = You choose and bet for { $name } as well.
# $name (String) - The leader of the pair.
pe-pair-led = { $name } chooses and bets for both of you.
# $leader (String) - Who chooses for both.
# $partner (String) - The partner.
pe-pairs = { $leader } votes for { $partner }, too.
pe-pair-bet = Bet on it: ±{ NUMBER($stake) }
pe-bet = How sure are you that the others agree?
pe-bet-neutral = neutral
pe-bet-two = piece 2
pe-bet-three = piece 3
pe-watching = You’re watching.
pe-newcomer = You play along from the next turn on.
pe-second-note = The second vote: whom of the tied?
pe-second-why = Only the tied, and no bets: who is right goes one space.

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
pe-ready-spoken = I’ve said it: ready to vote

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
pe-fell = You fall into the pit, and begin anew with a full hand.
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
pe-giving-why-you = Each to another player, and so well that nobody contests it. If all stand, you win.
pe-giving-why = { $cards ->
    [one] One last card goes to one of you. Does it fit?
   *[other] { $cards } cards go to { $cards } of you. Do they fit?
}
pe-give = { $cards ->
    [one] Give this card
   *[other] Give these { $cards } cards
}
pe-gift-for = For whom?
pe-gift-keep = stays
# $name (String) - Who gives me a card.
pe-gift-you = { $name } gives you this card
pe-answer-why = Is it you? Accept it, or let the others decide.
pe-answered = You can still change your mind.
pe-given-you = Your cards are given
# $name (String) - Who gives cards.
pe-given = { $name } gives cards away
pe-answering-why = Whoever got one accepts or contests it.
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

pe-lost-you = Back to the gate with you
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
pe-again = Play again
pe-lobby = Back to the lobby

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
pe-option-board-line = { NUMBER($spaces) } spaces from the start to supreme insight.
pe-option-board-normal = Normal
pe-option-board-short = Short
pe-seating-many = { NUMBER($most) } of you play, since there are no more masks. The others watch, and come sooner in the next game.
pe-need-more = { $count ->
    [one] One more person, and you can start: two could never outvote each other.
   *[other] { $count } more people, and you can start.
}

## The stage

pe-stage-title = Personality
