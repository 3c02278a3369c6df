### Why not: one sentence for every refusal.

refused-name-empty = A name needs at least one letter.
refused-name-too-long = A name has at most { NUMBER($most) } letters.
refused-name-hidden = That name has hidden characters in it. Please type it again.
refused-name-marks = That name has too many marks on one letter.
refused-name-taken = Somebody here has that name, or one that looks just like it.
refused-badge-taken = Somebody was faster: that colour and shape are taken.
refused-face-taken = Somebody was faster: that face is taken.
refused-table-full = The table is full.
refused-table-locked = The table is locked.
refused-not-a-guest = You are not at this table.
refused-shown-out = The host asked you to leave this table.
refused-not-the-host = Only the host can do that.
refused-host-is-here = The host is still here.
refused-no-such-guest = That person is not here.
refused-not-waited-for = Nobody is waiting for that person.
refused-too-soon-to-skip = Give them a little longer.
refused-enough-bots = There are enough bots at this table.
refused-not-for-bots = A bot cannot do that.
refused-no-bot-to-ask = The table is not waiting for a bot.
refused-not-alone = You are not the only person here, and the others want to see it, too.
refused-nothing-to-skip = There is nothing to skip: it is your turn.
refused-bot-already = That is a bot already.
refused-plays-themselves = That person is here and playing.
refused-nothing-to-confess = There is no image of yours to tell that of.
refused-no-game = No game is being played.
refused-game-under-way = A game is being played. Finish it first, or stop it.
refused-game-paused = The game is paused. The host lets it go on.
refused-lapse = Choose from five seconds to two minutes.
refused-another-game = That is not the game being played.
refused-not-seated = You are only watching this game.
refused-already-seated = You are in this game already.
refused-doors-closed = Nobody can join this game any more.
refused-beginner-is-fixed = In this game the rules say who begins.
refused-no-clock = This table plays without a clock.
refused-pace = Choose between half a minute and an hour for each step.
refused-no-such-set = There is no such set of cards.
refused-too-late = The game has moved on since you looked. This is where it stands.
refused-another-command = This was mixed up with something that you sent before, so nothing was done. Please try again.
refused-too-fast = That was a lot at once. Wait a moment, and go on.
refused-table-too-long = So much has been played at this table that it can store no more. Start a new one to go on.
refused-link-expired = That link has been used, or is too old.

refused-gh-players = This game is for { NUMBER($least) } to { NUMBER($most) } players.
refused-gh-turns = Everybody gets { NUMBER($least) } to { NUMBER($most) } turns.
refused-gh-cards = A turn has { NUMBER($least) } to { NUMBER($most) } cards.
refused-gh-categories = { $categories ->
    [one] The chosen sets have only one category. Draw fewer cards, or add a set.
   *[other] The chosen sets have only { $categories } categories. Draw fewer cards, or add a set.
}
refused-gh-too-few-cards = The chosen sets have too few cards.
refused-gh-over = The game is over.
refused-gh-cards-drawn = The cards are on the table already.
refused-gh-no-cards = There are no cards on the table yet.
refused-gh-no-such-card = That card is not on the table.
refused-gh-not-laid = That card is not in the row.
refused-gh-sealed = The envelope is sealed already.
refused-gh-not-your-turn = You can do that when it is your turn.
refused-gh-not-sealed = The envelope is not sealed yet.
refused-gh-unfinished = Some cards have no place yet.
refused-gh-face-up-not-played = No token is shown in this game.
refused-gh-yourself = You are the one they are guessing.
refused-gh-not-yet = You guess from the next turn on.
refused-gh-face-up = That token lies face up where it belongs.
refused-gh-changed = The row has changed since you looked. Have another look.
refused-gh-agreed = You have agreed already.
refused-gh-not-agreed = You have not agreed yet.
refused-gh-turns-left = There are turns left to play.
refused-gh-no-turns = All turns have been played.

refused-no-teams = This game is not played in teams, or you are too few for teams.
refused-no-such-team = There is no such team.
refused-team-count = There can be { NUMBER($least) } to { NUMBER($most) } teams.
refused-not-your-team = Only the team itself and the host can do that.

refused-pp-players = Personal Preference is for { NUMBER($least) } to { NUMBER($most) } players.
refused-pp-one-team = Everybody plays in one team, and only in one.
refused-pp-too-few-for-teams = Two or three of you play alone, not in teams.
refused-pp-teams = There must be { NUMBER($least) } to { NUMBER($most) } teams.
refused-pp-team-too-small = Every team needs at least two people. Even the teams out, or choose fewer.
refused-pp-too-few-cards = The chosen sets have too few cards in one of the boxes.
refused-pp-over = The game is over.
refused-pp-cards-drawn = The cards are on the board already.
refused-pp-no-cards = There are no cards on the board yet.
refused-pp-no-choice = The space decides which box it is.
refused-pp-not-chosen = The team whose turn it is chooses a box first.
refused-pp-not-your-choice = The other team chooses the box.
refused-pp-not-it = Only the player who is IT can do that.
refused-pp-no-such-card = That card is not on the board.
refused-pp-not-ranked = That card has no place yet.
refused-pp-unfinished = Some cards have no place yet.
refused-pp-sealed = The envelope is sealed already.
refused-pp-not-sealed = The envelope is not sealed yet.
refused-pp-yourself = You are the one they are guessing.
refused-pp-not-yet = You play along from the next round on.
refused-pp-not-your-turn = It is another team’s turn.
refused-pp-guessed = Your team’s guess is final.
refused-pp-no-such-token = A team has four tokens, 1 to 4.
refused-pp-token-not-placed = That token is not on the board.
refused-pp-guess-unfinished = Some tokens are not on the board yet.
refused-pp-changed = The tokens have moved since you looked. Have another look.
refused-pp-agreed = You have agreed already.
refused-pp-not-agreed = You have not agreed yet.
refused-pp-nobody-passes = All teams guess at once, so there is no passing.
refused-pp-not-last = To pass, your team must be alone in last place.
refused-pp-already-last = Your team already guesses last.
refused-pp-not-all-guessed = Not all teams have guessed yet.
refused-pp-all-revealed = All preferences have been revealed.
refused-pp-nobody-has-won = Nobody has won yet.
refused-pp-decided = Somebody has won already.

refused-tc-players = True Colours is for { NUMBER($least) } to { NUMBER($most) } players.
refused-tc-goal = The last space can be any from { NUMBER($least) } to { NUMBER($most) }.
refused-tc-too-few-questions = The chosen sets have too few questions.
refused-tc-question-empty = There is no question on the card yet.
refused-tc-question-too-long = A question has at most { NUMBER($most) } letters, so that it can be read aloud in one breath.
refused-tc-no-blank-cards = There are no blank cards left.
refused-tc-round-under-way = You can add questions between rounds.
refused-tc-over = The game is over.
refused-tc-turned = The question is on the table already.
refused-tc-not-the-reader = Only the reader can do that.
refused-tc-nothing-to-pick = There is nothing to pick from.
refused-tc-no-such-question = That question is not among those to pick from.
refused-tc-no-other-questions = There are no other questions to choose from.
refused-tc-asked-already = That question has been asked already.
refused-tc-no-question = There is no question on the table yet.
refused-tc-voting-begun = Somebody has voted on this question already.
refused-tc-not-yet = You play along from the next round on.
refused-tc-two-votes = You have exactly two votes: both for one person, or one each for two.
refused-tc-yourself = You cannot vote for yourself.
refused-tc-no-such-player = That person is not in this round.
refused-tc-not-voted = You have not voted yet.
refused-tc-box-closed = Everybody has voted, and the box is closed.
refused-tc-not-closed = Not everybody has voted yet.
refused-tc-not-predicted = You have not made a prediction yet.
refused-tc-nobody-has-won = Nobody has won yet.
refused-tc-decided = Somebody has won already.

refused-pe-players = Personality is for { NUMBER($least) } to { NUMBER($most) } players.
refused-pe-too-few-cards = So many players need at least { NUMBER($least) } cards. Add a set.
refused-pe-over = The game is over.
refused-pe-not-yet = You play along from the next turn on.
refused-pe-dealt = The cards are dealt already.
refused-pe-no-proposal = It is not the time to propose a card.
refused-pe-not-your-turn = It is somebody else’s turn to propose a card.
refused-pe-not-in-hand = That card is not in your hand.
refused-pe-hand-not-empty = You still have cards of your own to propose.
refused-pe-no-inversion = It is not the time to lay a card for somebody.
refused-pe-no-vote = There is no vote now.
refused-pe-no-such-candidate = You cannot vote for that.
refused-pe-no-pair-vote = You vote alone this time.
refused-pe-nothing-chosen = Neither of you has chosen yet.
refused-pe-pair-changed = The choice has changed since you looked. Have another look.
refused-pe-agreed = You have agreed already.
refused-pe-no-debate = There is no debate now.
refused-pe-already-ready = You have already said that you are ready.
refused-pe-no-second-vote = There is no second vote now.
refused-pe-not-tied = The second vote is only about those who are tied.
refused-pe-no-exchange = You have no card to exchange now.
refused-pe-pile-empty = The pile is empty.
refused-pe-no-partner = You have nobody to choose now.
refused-pe-partner-not-free = That player is not free to vote with you.
refused-pe-nothing-to-give = You have no cards to give now.
refused-pe-gifts = { $cards ->
    [one] You give one card now.
   *[other] You give { $cards } cards now, each to somebody else.
}
refused-pe-receivers = Each card goes to a different player, and none to yourself.
refused-pe-no-gift = Nobody has given you a card now.
refused-pe-no-judging = There is no vote on a card now.
refused-pe-not-a-judge = The giver and the receiver do not vote on the card.
refused-pe-no-such-player = That person is not in this game.
refused-pe-nobody-has-won = Nobody has won yet.

refused-image-players = IMAGE is for { NUMBER($least) } to { NUMBER($most) } players.
refused-image-cards-of-another-game = These cards belong to another game.
refused-image-too-few-cards = So many players need at least { NUMBER($least) } cards.
refused-image-over = The game is over.
refused-image-dealt = The cards are dealt already.
refused-image-no-play = Wait until the last turn is settled before you play cards.
refused-image-challenge-under-way = There is a challenge to settle first. Then you go on with your turn.
refused-image-not-your-turn = It is somebody else’s turn. Meanwhile you can note names for yourself.
refused-image-not-at-hand = That card is neither in your hand nor on the board.
refused-image-already-laid = You have laid that card already. Take it back to lay it elsewhere.
refused-image-three-from-hand = You have laid three cards from your hand, and a turn allows no more. Take one back to lay another.
refused-image-hand-card-first = A letter from the board can end an image only after a card from your hand. Lay one of your cards on this image first.
# $side (String) - north, east, south or west.
refused-image-hand-card-missing = The image { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
} has only cards from the board. Lay a card from your hand on it, too, or take them back.
refused-image-not-on-that-side = That card does not lie open on this side any more. Choose another to cover.
refused-image-letter-not-covered = A letter cannot be covered.
refused-image-not-the-same-kind = A card covers only a card of its own kind: a place on a place, a time on a time. Lay it on the next space instead.
refused-image-too-short-to-end = An image needs at least three profile cards before a letter can end it.
refused-image-only-a-letter-fits = The last space is for a letter only. Change a card of this image, or end it.
refused-image-ended = This image is ended, and takes no more cards in this turn. Play on another side.
refused-image-no-wild-initials = With two initials neither letter may be wild.
refused-image-not-laid = You have not laid that card in this turn.
refused-image-nothing-laid = You have not laid anything in this turn. Lay a card, or put some from your hand on the board.
# $side (String) - north, east, south or west.
refused-image-name-missing = Say whose image it is that you have ended { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
}.
# $side (String) - north, east, south or west.
refused-image-nothing-to-name = You have not ended the image { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
}, so there is nobody to name there.
refused-image-name-empty = A name needs at least one letter.
refused-image-name-too-long = A name has at most { NUMBER($most) } letters.
refused-image-no-such-person = The almanac does not know that person. Choose somebody from its list, or type the name.
refused-image-note-too-long = A note has at most { NUMBER($most) } letters.
refused-image-cards-are-laid = You have laid cards in this turn. Take them all back before you put cards on the board.
refused-image-not-in-hand = That card is not in your hand.
refused-image-put-down = Put at most three different cards from your hand on the board.
refused-image-no-challenge = There is nothing to challenge now.
refused-image-own-turn = That is your own turn. The others may challenge it.
refused-image-nothing-to-let-pass = You need not do anything to let this turn pass: unless somebody challenges it, it counts when the next one is finished.
# $side (String) - north, east, south or west.
refused-image-already-challenged = The image { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
} has been challenged already, and that is possible only once.
refused-image-already-accepted = You have let that turn pass already.
refused-image-not-played-on = Nothing was laid on that image in this turn. Challenge one that was played on.
refused-image-no-naming = It is not the time to name somebody.
refused-image-not-challenged = Only the challenged player names somebody.
refused-image-no-vote = There is no vote now.
refused-no-blank-cards = This game already has { NUMBER($most) } of your own cards, and that is the most.
refused-no-such-own-card = That card is not there any more.
refused-not-your-card = Only the host and the person who wrote a card can take it away.
refused-no-other-card = There is no other card to take its place.
refused-pe-not-proposed = That is not the card that was proposed.
refused-pe-voting-begun = Somebody has chosen already.
refused-still-showing = It is still being shown. It goes on in a moment.
