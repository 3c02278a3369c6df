### What to do, for whoever meets a phase for the first time.

gh-first-opening = You all play on one side: one of you ranks cards, the others guess how.
gh-first-ranking = Drag a card to move it.
gh-first-others = Then you all guess together.
gh-first-guessed = Say nothing, and watch.
gh-first-guessing = When you like the row, agree to it.
gh-first-agreed = When all of you agree, the cards are turned over.
gh-first-guessing-others = Watch where the others lay the cards.
gh-first-revealed = Every card in its right place brings points for the whole table.

pp-first-opening = Choose a box: the four cards come from it.
pp-first-opening-others = Four cards come, and somebody ranks them in secret.
pp-first-ranking = Drag a card to move it.
pp-first-others = Then the teams guess.
pp-first-guessed = When all have guessed, you open your envelope.
pp-first-guessing = Token 1 for the favourite, then 2, 3, 4.
pp-first-guessing-others = Every token on the right card moves its team forward.
pp-first-revealing = Open the envelope card by card, and tell the others why.
pp-first-revealing-others = A right token moves its team one space, a right double two.
pp-first-round-over = When Finish is reached, the team farthest ahead wins.

tc-first-opening = Somebody reads a question aloud, and then everybody votes in secret.
tc-first-reading = Turn the question over and read it aloud.
tc-first-picking = Pick the question that you want to ask, and read it aloud.
tc-first-picking-others = Soon you all vote in secret: whom does the question fit?
tc-first-voting = Nobody is told who voted for whom.
tc-first-voted = Then comes the prediction: the most votes, some or none?
tc-first-predicting = Now say what you think you got: the most votes, some or none.
tc-first-predicted = When all predictions are in, the box is opened and the votes are counted.
tc-first-round-over = You score when your prediction is right.

pe-first-opening = Everybody gets cards with traits. Give yours to the people they fit.
pe-first-proposing = Lay a card from your hand. Then everybody says whom it fits best.
pe-first-proposing-others = The card goes to the person who gets the most votes.
pe-first-pile = Turn up a card and read it aloud. Then everybody says whom it fits best.
pe-first-laying = Lay the card that fits best. Then all of you vote.
pe-first-laying-others = Soon all cards lie there, and you all vote for the best one.
pe-first-voting = Tap whom it fits best, then how sure you are: 1, 2 or 3.
pe-first-voting-others = When all have chosen, the votes are turned over together.
pe-first-debate = It is a tie: talk it over, and then vote again.
pe-first-debate-others = Listen to the others: in the second vote you may change your mind.
pe-first-runoff = Vote once more, only among these and without a bet.
pe-first-exchanging = You went forward, so you may swap a card of your hand.
pe-first-exchanging-others = If you chose like most of the others, you go forward. If not, you go back.
pe-first-pairing = Choose somebody: next time the two of you vote together.
pe-first-pairing-others = To vote together means one choice and one bet for two.
pe-first-giving = Give your cards to people they fit, each to somebody else.
pe-first-giving-others = To win, you must give your last cards to people they fit.
pe-first-answering = Does this card fit you? Take it, or say no.
pe-first-answering-others = If everybody accepts, the game is won. If not, the others vote.
pe-first-judging = Tap whom the card fits best. Most votes decide.
pe-first-judging-others = The most votes decide who gets the card.
pe-first-ending = Take turns to read the portraits aloud.
pe-first-reading = Which card surprises you? Tell the others.

image-first-opening = Together you make images of famous people, card by card.
image-first-window = Nobody fits those cards? Challenge it. Otherwise let it pass.
image-first-window-others = The others may still challenge it. Then the points are counted.
image-first-naming = Somebody doubts you. Say whom you had in mind.
image-first-naming-others = All cards must fit that one name, or the bluff is exposed.
image-first-voting = Look at every card: one that does not fit is enough.
image-first-voting-others = The others vote: does every card fit?
image-first-turn = Begin an image or go on with one: all its cards must fit one famous person.
image-first-watching = Watch which images grow: you may go on with any of them, and challenge what fits nobody.
