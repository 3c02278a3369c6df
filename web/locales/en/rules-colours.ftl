### The rules of True Colours, one section for each part of play.

tc-rules-title = True Colours
tc-rules-idea = A cheeky question is read aloud: which of us would do that, which of us is like that? Everybody votes in secret for the person it fits, and then predicts how the others see them. The player who knows that best reaches the end first.

## Setting up

tc-rules-options-title = Setting up
tc-rules-options-1 = There are six colours. Everybody has a pawn and a peg of one of them, and the pawns begin on space 1 of the board. Our addition: three to six can play.
tc-rules-options-2 = You hold two voting cards of every other player’s colour, and none of your own. You also hold three cards to predict with: + (the most), ± (some) and 0 (none).
tc-rules-options-3 = The questions are shuffled. There are blank cards, too: write questions of your own here in the lobby, or between two rounds. Our addition: what you write comes within the next three rounds, marked as this table’s. If you write many, at least one comes in every three rounds. A question has up to 140 letters, a table up to 200 of its own, and the same one is not added twice. They stay with this table from game to game. You see what they say when they are asked, unless you look them up on the page of your own cards. Those written between rounds have no name on them.
tc-rules-options-4 = Choose for whom the questions are (everyone, teens and up, adults) and which sets are in the box. Your own are always in.
tc-rules-options-5 = A shorter way makes a shorter evening: the last space can be any from 12 to 36.
tc-rules-options-6 = Agree on how you find a question: take the top one of the pile, or let the reader choose one.
tc-rules-options-7 = Agree on what the count tells: the numbers, or only the outcome, which is + ± or 0 for everybody. The points are the same.

## Before a question

tc-rules-opening-title = A round begins
tc-rules-opening-1 = The reader turns over a question and reads it aloud, twice if need be. “Who” always means one of you.
tc-rules-opening-2 = If you have agreed that the reader chooses, they draw three questions that nobody else sees, and pick one. They can ask for three others as often as they like, or write a question at once and ask that. Questions that are not picked can still come. Our addition: when fewer than three are left to be asked, the reader picks from those.
tc-rules-opening-3 = The next player clockwise is the next reader.
tc-rules-opening-4 = Our addition: a question is not asked again at this table before all have been, in later games too. When all have been, they start over, and the last one comes last.

## Everybody votes

tc-rules-voting-title = The vote
tc-rules-voting-1 = Everybody answers with exactly two votes, the reader too: both for one player, or one each for two.
tc-rules-voting-2 = You cannot vote for yourself.
tc-rules-voting-3 = The votes are secret. The others see that you have voted, and nothing else.
tc-rules-voting-4 = Our addition: you can take your votes back and vote again until the last player has voted. Then the box is shut.
tc-rules-voting-5 = Our addition: nobody likes the question? Until somebody has voted, anybody can skip it, and nobody is told who did. The same reader gets another one, and the skipped one counts as asked.

## Everybody predicts

tc-rules-predicting-title = The predictions
tc-rules-predicting-1 = When everybody has voted, and not before, each of you predicts your own result, face down.
tc-rules-predicting-2 = + means the most: more cards carry your colour than any other one.
tc-rules-predicting-3 = ± means some: you got at least one vote, but not the most. When two or more share the most, nobody has it, and all of them are ±.
tc-rules-predicting-4 = 0 means none: nobody has voted for you.
tc-rules-predicting-5 = Our addition: you can change your prediction until everybody has made one.
tc-rules-predicting-6 = When everybody has made a prediction, all are turned over together. Only then is the box opened.

## The votes are counted

tc-rules-count-title = The count
tc-rules-count-1 = The box is opened, the cards are shuffled, laid out by colour and counted.
tc-rules-count-2 = A right + is worth three points, a right 0 three, a right ± one. A wrong prediction is worth nothing.
tc-rules-count-3 = Your pawn goes one space for every point.
tc-rules-count-4 = Then everybody has a full hand of voting cards again, and nobody sees which ones were missing.

## The secret ballot

tc-rules-secrecy-title = What stays secret
tc-rules-secrecy-1 = Nobody learns who voted for whom, neither during the game nor afterwards. All that is shown is who has voted, and, when all have, the cards in a random order.
tc-rules-secrecy-2 = The server keeps each vote locked until the count. Then it throws the key away. From then on nobody can open the votes of that round, not even the person who runs the server. Until then you see your own votes; after that, you don’t either.
tc-rules-secrecy-3 = The key is also thrown away when a question is skipped, when a round does not count and when the game is stopped.
tc-rules-secrecy-4 = Our addition: the box is opened only if at least three people have put votes into it. With fewer, you could guess who voted how.
tc-rules-secrecy-5 = What it cannot hide: with three players, the numbers and your own votes tell how the other two have voted. With four, that happens in about one round of fourteen. If you play with the outcome only, the numbers are neither shown nor kept.
tc-rules-secrecy-6 = While a round is open, the person who runs the server could look into the box. The others can see that you have taken your votes back or voted again, but not whether your votes have changed.
tc-rules-secrecy-7 = And no server can help against people who look over your shoulder, watch your thumbs, or simply know you well. That is why your votes turn face down on your screen.

## The game is over

tc-rules-end-title = The end
tc-rules-end-1 = The first pawn on the last space wins: space 36, or the one you agreed on.
tc-rules-end-2 = Our addition: if several get there in the same round, the one with the most points wins. With equal points they share the win.
tc-rules-end-3 = Our addition: a pawn does not go beyond the last space, but all its points count for that.

## Somebody is missing

tc-rules-away-title = When somebody goes away
tc-rules-away-1 = Our addition: your seat is kept. Come back on the same device and you go on where you were.
tc-rules-away-2 = Our addition: when the reader is not here, anybody can turn the question over, or pick it. The reader stays the reader.
tc-rules-away-3 = Our addition: if you are away, you do not vote, unless you come back in time. You can still predict without having voted. Votes that are in the box count, even if the voter has gone; so do votes for somebody who has left.
tc-rules-away-4 = Our addition: if fewer than three have voted and the others are away, the table waits for them. If you go on without them, the round does not count: nobody scores, and the next player reads.
tc-rules-away-5 = Our addition: if you are away, you make no prediction and score nothing. A prediction you have already made counts. If you leave the game, it does not.
tc-rules-away-6 = Our addition: a late player can join while there is a colour left. They begin on space 1 and play along from the next round on.
tc-rules-away-7 = Our addition: if somebody leaves the game, their pawn stays on the board and the others play on. When fewer than three are left the game is over, and nobody has won unless somebody had already. If you come back, you get your old seat and your pawn; your votes that are in the box count once.
