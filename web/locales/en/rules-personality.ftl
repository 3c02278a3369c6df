### The rules of Personality, one section for each part of play.

pe-rules-title = Personality
pe-rules-idea = A trait is read aloud, and everybody says in secret which of you it fits best. If you think like the others, you move forward; if not, you go back. Every card ends up in front of somebody, and at the end of the evening you see yourself as the others do.

## Setting up

pe-rules-options-title = Setting up
pe-rules-options-1 = Three to six can play. Everybody has a mask of their colour to choose with, and a small one on the path.
pe-rules-options-2 = All masks begin at the start. Everybody gets seven cards that nobody else sees, and two tokens to bet with, worth 2 and 3. The other cards are the pile.
pe-rules-options-3 = Our addition: anybody can have the cards dealt. A table remembers which cards it has seen, and those come last, in later games too.
pe-rules-options-4 = Our addition: behind the start lie two spaces, and then the Pit of Error. Ahead lie 23 spaces and, as the 24th, Supreme Insight. The Gate of Imperfect Insight is space 18. Face to face, ><, is on 4, 10, 15 and 21, the inversion, ●, on 7, 13 and 20.
pe-rules-options-5 = Option: on the short path Supreme Insight is space 16 and the gate space 12, with >< on 3, 7, 10 and 14 and ● on 5, 9 and 13. The very short path has 8 spaces, the gate on 6, >< on 3 and ● on 5.
pe-rules-options-6 = The host begins. Then the next player has a turn, and so on around the table. Our addition: in your next game somebody else begins.
pe-rules-options-7 = Choose for whom the cards are: everyone, teens and up, or adults. Cards of your own are always in: mixed in with the rest, or as the only ones where there are enough.

## A turn

pe-rules-turn-title = A card is proposed
pe-rules-turn-1 = When it is your turn, lay one card of your hand face up and read it aloud. You do not draw a new one. Your hand gets smaller, and that is good for you at the end.
pe-rules-turn-2 = Our addition: if you have no card left, the top of the pile is turned up instead.
pe-rules-turn-3 = Our addition: anybody can put back a proposed card that does not suit, until somebody has chosen. It goes under the pile, and the top of the pile lies there instead.

## The vote

pe-rules-vote-title = The vote
pe-rules-vote-1 = Everybody chooses in secret the player whom the card fits best. The person who proposed it chooses, too. You may choose yourself.
pe-rules-vote-2 = You may bet on your choice with your token worth 2 or 3. Without a token your bet counts 1.
pe-rules-vote-3 = Our addition: you give your choice and your bet together, and you can change them until everybody has voted. Both tokens come back after every turn.
pe-rules-vote-4 = When everybody has voted, everything is revealed at once: who chose whom, and what they bet.
pe-rules-vote-5 = Our addition: to be elected, a player needs at least two votes, and more than anybody else.
pe-rules-vote-6 = The elected player gets the card, and it lies face up in front of them for the rest of the game.

## Walking

pe-rules-walk-title = The masks move
pe-rules-walk-1 = Did you choose the player who was elected? Then you move forward by your bet: one, two or three spaces. If not, you move back just as far.
pe-rules-walk-2 = If you have just moved forward, you may exchange one card of your hand for one from the pile. Get rid of traits that fit nobody here: you will need the others.
pe-rules-walk-3 = Our addition: you may do this after a second vote, too. The card you give away goes under the pile.
pe-rules-walk-4 = If nobody has two votes, nothing moves. The card goes under the pile, the player who proposed it draws another, and the turn is over.
pe-rules-walk-5 = Our addition: when the pile has run out, nothing is drawn or exchanged until cards come back to it. If you have no card to propose, you are skipped. When nobody has one, the game is over.

## A tie

pe-rules-tie-title = A tie
pe-rules-tie-1 = Sometimes several players have the most votes, two or more each. Then you debate: everybody explains their choice. After that you vote in secret a second time, only for one of the tied players.
pe-rules-tie-2 = Our addition: the player who proposed the card speaks first, then the others in the order of play. The debate is over when everybody is ready, or when the host moves on. Once most of you are ready, a ring runs down for the others.
pe-rules-tie-3 = Nobody bets in the second vote. If it elects somebody, they get the card. If you chose them, you move forward exactly one space, whatever you had bet. The others stay where they are.
pe-rules-tie-4 = Our addition: in the second vote one vote can be enough, if no other tied player has as many.
pe-rules-tie-5 = If the second vote elects nobody, the card goes back to the pile and the game goes on. Our addition: no card is drawn for it.

## The pit and the marked spaces

pe-rules-spaces-title = The pit and the marked spaces
pe-rules-spaces-1 = A mask that goes back as far as the Pit of Error starts again at the start, and its player draws up to seven cards.
pe-rules-spaces-2 = ><, face to face: if you land here, you choose another player to vote with next time. The two of you move together, by the result and your bet.
pe-rules-spaces-3 = Our addition: the two of you share one choice and one bet. You both see it, and either can change it. It counts when both agree, and then it counts as two votes, in a second vote too. Nobody is in two pairs. Pairs form in the order of play, and if nobody is free, nothing happens.
pe-rules-spaces-4 = ●, inversion: the game turns round. Everybody lays the card of their hand that fits the player on ● best. Then all vote for the card that fits best of all, and move as after any vote.
pe-rules-spaces-5 = Our addition: this is an extra turn before the next player’s. If there are several, they are played in the order of play. The player on ● lays and votes, too. Nobody knows who laid which card until the reveal, and you may vote for your own. With fewer than two cards there is no vote. Option: once all cards lie there, everybody sees who laid which.
pe-rules-spaces-6 = Our addition: the elected card goes to the player on ●. The others go under the pile and are not replaced, except when nobody has two votes: then everybody who laid one draws another.
pe-rules-spaces-7 = Our addition: a marked space works once each time you land on it, forward or back. Staying there does not count as landing again, and neither does the start after the pit.

## The end of the path

pe-rules-giving-title = Supreme Insight
pe-rules-giving-1 = If you reach Supreme Insight, or would go beyond it, and have no card left, you have won. Our addition: the exchange comes first.
pe-rules-giving-2 = Otherwise you give cards of your hand to different players: one if you have one, two if you have two, three if you have more. Our addition: no more than there are other players, and none to yourself.
pe-rules-giving-3 = Everybody who is given a card accepts or contests it. If all accept, you have won. Our addition: an answer can be changed until all are in.
pe-rules-giving-4 = Everybody votes on a contested card, except the giver and the receiver. If the vote gives it to another player, the giver goes back to the gate and draws up to seven cards. Otherwise the giver was right, and wins if none of their cards was lost.
pe-rules-giving-5 = Our addition: the voters name the player whom the card fits best, and the most votes decide. In a tie, the giver was right.
pe-rules-giving-6 = Our addition: cards that were accepted or confirmed stay with their receivers. A lost one goes to the player whom the vote named.
pe-rules-giving-7 = Several can win together. Our addition: if several get to the end in the same turn, they give their cards in the order of play, and all who succeed win.

## The portraits

pe-rules-end-title = The portraits
pe-rules-end-1 = At the end you look at everybody’s cards together: your personality, as the others see it. Our addition: anybody can turn all eyes to a portrait, to have it read out. You do this however the game ends, even when nobody has won.
pe-rules-end-2 = You can keep your own portrait as a picture, until the next game begins. Nobody else gets it; what you do with it is up to you.

## Somebody is missing

pe-rules-away-title = When somebody goes away
pe-rules-away-1 = Our addition: your seat is kept. Come back on the same device and you go on where you were.
pe-rules-away-2 = Our addition: if you are away, you do not vote and do not move, unless you had chosen before. Your turn is passed over, and your hand stays as it is.
pe-rules-away-3 = Our addition: in a pair, the one who is here decides while the other is away. If you go on without one of the two, what the other has chosen counts. If you are not there to choose a partner, you have none.
pe-rules-away-4 = Our addition: if you do not answer, you have accepted your card. The table waits only for the giver at the end of the path. If you go on without them, they go back to the gate.
pe-rules-away-5 = Our addition: a late player can join while there is a mask left. They begin at the start with seven cards and play along from the next turn on.
pe-rules-away-6 = Our addition: if somebody leaves the game, their cards go under the pile, and their mask and portrait stay. When fewer than three are left, the game is over: the portraits are read, and nobody has won unless somebody had already. If you come back, you get your old seat, draw seven new cards and play from the next turn on. If you left at the end of the path, you stand at the gate.
