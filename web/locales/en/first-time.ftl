### What to do, for whoever meets a phase for the first time.

gh-first-opening = You all play on one side: one of you ranks cards, the others guess how.
gh-first-ranking = Drag a card to move it.
gh-first-others = Then you all guess together.
gh-first-guessed = Say nothing, and watch.
gh-first-guessing = When you like the row, agree to it.

pp-first-opening = Choose a box: the four cards come from it.
pp-first-ranking = Drag a card to move it.
pp-first-others = Then the teams guess.
pp-first-guessed = Say nothing, and watch.
pp-first-guessing = Token 1 for the favourite, then 2, 3, 4.
pp-first-revealing = Open the envelope card by card, and tell the others why.

tc-first-opening = Somebody reads a question aloud, and then everybody votes in secret.
tc-first-reading = Turn the question over and read it aloud.
tc-first-picking = Pick the question that you want to ask, and read it aloud.
tc-first-voting = Nobody ever learns who voted for whom.
tc-first-predicting = Now say what you think you got: the most votes, some or none.

pe-first-opening = Everybody gets cards with traits. Give yours to the people they fit.
pe-first-proposing = Lay a card from your hand. Then everybody says whom it fits best.
pe-first-laying = Lay the card that fits this person best. Then all of you vote.
pe-first-voting = Tap whom it fits best, then how sure you are: 1, 2 or 3.
pe-first-debate = It is a tie: talk it over, and then vote again.
pe-first-runoff = Vote once more, only among these and without a bet.
pe-first-exchanging = You went forward, so you may swap a card of your hand.
pe-first-pairing = Choose somebody: next time the two of you vote together.
pe-first-giving = Give your cards to people they fit, each to somebody else.
pe-first-answering = Does this card fit you? Take it, or say no.
pe-first-judging = Tap whom the card fits best. Most votes decide.

image-first-opening = Together you make images of famous people, card by card.
image-first-window = Nobody fits those cards? Challenge it. Otherwise let it pass.
image-first-naming = Somebody doubts you. Say whom you had in mind.
image-first-voting = Look at every card: one that does not fit is enough.
image-first-turn = Begin an image or go on with one: all its cards must fit one famous person.
image-first-watching = Watch which images grow: you may go on with any of them, and challenge what fits nobody.
