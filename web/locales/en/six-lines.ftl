### The rules of each game in at most six lines and 120 words: enough to play. The rest of them is in `rules-*.ftl`.
### A twelve-year-old understands every line at first reading.

six-title = In six lines
six-mark = “Our addition” marks what the game’s own book does not say, so we decided it.
six-idea = The idea of the game

## True Colours

tc-line-question = Each round, one of you reads a question aloud: which of you is like that?
tc-line-question-picked = Each round, one of you picks a question and reads it aloud: which of you is like that?
tc-line-vote = In secret, everybody votes twice: for two people, or twice for one. Never for yourself.
tc-line-predict = Then predict your own result: + for the most votes, ± for some, 0 for none.
tc-line-count = Predictions are turned over first, then the votes are counted. Nobody is told who voted for whom.
tc-line-count-outcome = Predictions are turned over first, then you see who got +, ± or 0. The numbers stay secret.
tc-line-points = A right + or 0 moves your pawn three spaces, a right ± one. If several share the lead, they are all ±.
tc-line-end = Then the next player reads. The first pawn on space { NUMBER($goal) } wins.

## The Game of Happiness

gh-line-cards = You all play on the same side. Each turn, { NUMBER($cards) } cards are turned up.
gh-line-row = On your turn, lay them in a row in secret, from what makes you unhappiest to what makes you happiest.
gh-line-row-shown = On your turn, lay them in a row in secret, from what makes you unhappiest to what makes you happiest. You may show one.
gh-line-guess = The others talk it over and lay one row together: how did you do it? It counts when all of them agree.
gh-line-points = Both rows are turned up. Every card in its right place is one point for all of you.
gh-line-double = All { NUMBER($cards) } right? Then the points double: { NUMBER($points) } instead of { NUMBER($cards) }.
gh-line-end = The game is over when everybody has had their turns. How close do you come to the perfect score?

## Personal Preference

pp-line-teams = Play in teams. With only two or three of you there are none: each plays alone.
pp-line-it = Each round, one of you is IT. Four cards are turned up, and IT ranks them in secret, from best to worst.
pp-line-guess = One after another, the teams guess: token 1 on IT’s favourite, 2 on the next, and so on. IT’s teammates guess too.
pp-line-guess-at-once = All teams guess at the same time: token 1 on IT’s favourite, 2 on the next, and so on. IT’s teammates guess too.
pp-line-reveal = IT opens the envelope, one card at a time. Each right token moves your pawn one space.
pp-line-double = Sure of a token? Double it: right is two spaces forward, wrong is one space back.
pp-line-end = A lap is { NUMBER($spaces) } spaces. When a pawn has gone round, finish this round of play: the pawn farthest ahead wins. In a tie, play on.

## Personality

pe-line-card = Everybody has seven cards with traits. On your turn, lay one face up.
pe-line-choice = In secret, everybody picks the player whom it fits best, and bets 1, 2 or 3. You may pick yourself.
pe-line-elected = The player with the most votes, at least two, gets the card. In a tie, talk, then vote again without bets.
pe-line-walk = Did you pick that player? Go forward by your bet. If not, go back by it.
pe-line-spaces = On ><, choose somebody to vote with next time. On ●, everybody lays a card for you, and all vote for the best.
pe-line-end = Reach space { NUMBER($summit) } without cards and you win. With cards, give up to three away, each to somebody else. If they accept, or the vote backs you, you win.

## IMAGE

image-line-row = A row of cards, an image, describes somebody famous. You share four images.
image-line-turn = Your turn: lay up to three cards of your hand. An image that gets one may get board cards too.
image-line-cards = Start an image, extend it, or cover a card of the same kind. Think of somebody who fits all open cards.
image-line-end = With three cards or more, end it with the last name’s first letter, and say who. Its space number is your score.
image-line-end-both = With three cards or more, end it with the last name’s first letter, and say who. Its space number is your score; both initials double it.
image-line-challenge = Don’t believe it? Challenge! The almanac decides, or a vote. Wrong name: minus 6 points. Right name: 12.
image-line-challenge-vote = Don’t believe it? Challenge! Then all of you vote. Wrong name: minus 6 points. Right name: 12.
image-line-over = Draw up to five again. When the deck is empty, everybody plays once more. Cards left over cost points; most points win.
