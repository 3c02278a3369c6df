### The rules of Personal Preference, one section for each part of play.

pp-rules-title = Personal Preference
pp-rules-idea = In every round one of you is IT and ranks four cards in secret, from what they like best to what they like least. The teams guess that ranking with their tokens, and every good guess moves their pawn round the board. Know your friends, dare to double, and be the farthest ahead when somebody reaches Finish.

## Setting up

pp-rules-options-title = Setting up
pp-rules-options-1 = Form two to four teams of two or more. It helps when teammates know each other well. Each team has a colour, a pawn, and four tokens with the numbers 1 to 4.
pp-rules-options-2 = Only two or three of you? Then there are no teams: each of you does what a team does. The player who is IT neither guesses nor moves in that round.
pp-rules-options-3 = Our addition: up to 24 can play. Around the table the teams alternate as far as possible. The host may arrange the teams and their seats before the game, and you may change teams yourself.
pp-rules-options-4 = All pawns begin on Start/Finish and go round clockwise. Several may stand on one space.
pp-rules-options-5 = Our addition: the way round has 32 spaces, Start/Finish and the other three corners included. Between the corners the symbols follow each other: food & drink, activities, people, potpourri, mixed. Option: a short board of 20 spaces for a quick game, or a long one of 44 for a whole evening. The smallest one has 8 spaces, and the game ends there at the latest when everybody has been IT.
pp-rules-options-6 = Option: all teams guess at the same time, and nobody sees the tokens of another team before all are done. That is quicker when you are far apart.
pp-rules-options-7 = Choose which sets of cards are in the four boxes. Each card has a black face and a gray one. All black faces of a box are played before its gray ones, and only after both is the box shuffled.
pp-rules-options-8 = Our addition: this table remembers its boxes from game to game, so you meet new cards until all have been seen.
pp-rules-options-9 = Choose for whom the cards are: everyone, teens and up, or adults. Cards of your own are always in: mixed in with the rest, or as the only ones where there are enough.

## The phase before a round

pp-rules-opening-title = A round begins
pp-rules-opening-1 = The player on the host’s left is the first to be IT. After each round it is the turn of the next one on the left. Our addition: in your next game the next player on the left begins. If you play alone with bots, you do.
pp-rules-opening-2 = Is your team’s pawn on Start/Finish or another corner when you are IT? Then you and your teammates choose one of the four boxes: food & drink, activities, people or potpourri. Elsewhere the symbol under the pawn decides. The mixed symbol asks for a card from each box.
pp-rules-opening-3 = Our addition: anybody in the team may say which box it is. Where there is nothing to choose, anybody in the game may turn the cards over.
pp-rules-opening-4 = Four cards are drawn, one for each coloured section of the board: red, blue, green and yellow. When the round is over they go to the back of their boxes.

## IT ranks

pp-rules-ranking-title = The ranking
pp-rules-ranking-1 = When you are IT, rank the four cards from what you prefer most to what you prefer least. Do it in secret and ask nobody, your own team least of all. Bluffing gains you nothing: your teammates guess, too.
pp-rules-ranking-2 = You have never heard of something on a card? Put it back, and another one takes its place.
pp-rules-ranking-3 = Our addition: the new card comes from the same box. You may put cards back as often as you need to, until you seal the ranking. The old card goes to the back of its box, and out of your ranking if it was in it.
pp-rules-ranking-4 = Put the ranking into the envelope when it feels true. It cannot change once the others guess. Our addition: the guessing begins when you seal the envelope.
pp-rules-ranking-5 = Then keep a straight face! While the others guess, you say nothing and show nothing, though you see their tokens move. Our addition: until the envelope is opened there is nothing for you to do.
pp-rules-ranking-6 = Our addition: while IT ranks, you can lay a first guess of your own. Nobody else sees it and no pawn moves for it; when the whole order lies open you hear whose came closest.

## The teams guess

pp-rules-guessing-title = The guess
pp-rules-guessing-1 = Every team guesses once, the teammates of IT as well. Lay your tokens on the sections, one on each: token 1 on the card that you think comes first, token 2 on the second, and so on. Talk it over!
pp-rules-guessing-2 = Feeling sure? Double a token by moving it into the circle. You may double none, some or all four of them.
pp-rules-guessing-3 = The teams guess one after another, first the team of the player on IT’s left and then on to the left. IT’s own team comes last, wherever it sits.
pp-rules-guessing-4 = The team in last place may pass, and then guesses after all the others, even after IT’s own team.
pp-rules-guessing-5 = Our addition: only a team that is alone in last place may pass, and it says so when its turn comes. Where passing would change nothing, as for IT’s own team, it is not offered. What you had placed before stays where it is, but you agree to it again.
pp-rules-guessing-6 = The tokens lie open, so teams that guess later see them.
pp-rules-guessing-7 = Our addition: while your team makes up its mind, all of you who guess move the same tokens. Everybody else sees them move, since teams talk openly. The guess is final when everybody in the team who is here has agreed to it. If somebody changes anything, all agreements are taken back. Option: nobody but the team sees its tokens before that.
pp-rules-guessing-8 = If you chose to guess all at the same time, there are no turns and no passing, and the tokens lie open only when all teams are done.

## The envelope is opened

pp-rules-reveal-title = The envelope is opened
pp-rules-reveal-1 = When all teams have guessed, IT opens the envelope one preference at a time, beginning with the favourite. Tell the others why! Our addition: IT goes on at their own pace.
pp-rules-reveal-2 = At each preference every pawn moves: one space forward when its team was right, two when it was right and had doubled. A wrong guess costs nothing, but a wrong double costs one space back.
pp-rules-reveal-3 = Our addition: what counts for the first preference is where your token 1 lies, for the second your token 2, and so on.
pp-rules-reveal-4 = Our addition: no pawn goes back behind Start.

## The game is over

pp-rules-end-title = The end
pp-rules-end-1 = The game ends with a round in which a pawn has come to Finish or past it. The team that is farthest ahead has won.
pp-rules-end-2 = A pawn that reaches Finish and falls back before the round is over has still ended the game. The winner is decided by where the pawns stand then.
pp-rules-end-3 = If several teams share the lead, you play on, round by round, until one is ahead.
pp-rules-end-4 = Our addition: then all teams play on, and the spaces beyond Finish go on counting. At Finish and beyond it a team chooses its box as on a corner. The tie is broken when one team alone is ahead at the end of a round, even if it has gone back behind Finish.

## Somebody is missing

pp-rules-away-title = When somebody goes away
pp-rules-away-1 = Our addition: your seat is kept. Come back on the same device and you go on where you were.
pp-rules-away-2 = Our addition: nobody waits for a guesser who is away. The teammates who are here agree without them. If nobody of a team is here, the others can go on without its guess for this round.
pp-rules-away-3 = Our addition: if IT does not answer before the envelope is sealed, the table can go on. The round is lost, nobody moves, and the next player is IT. The same happens when IT leaves before that.
pp-rules-away-4 = Our addition: a sealed envelope is played to its end, even when IT is gone. Then anybody may go on opening it.
pp-rules-away-5 = Our addition: if somebody leaves the game, the others play on, and the person who left is not IT any more. A team that everybody has left is passed over and guesses nothing, and it does not count as last. Its pawn stays on the board. With fewer than two teams left the game ends, and nobody has won unless somebody had already. If you come back, you get your old seat in the same team, and play from the next round on.
pp-rules-away-6 = Our addition: a late player can join while fewer than 24 seats are taken. The seats of people who left count as taken. Late players sit behind the last seat and join the smallest team; if several are equally small, the one farthest behind. They play from the next round on. So a team that everybody has left can come to life again.
