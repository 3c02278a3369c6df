### The rules of Personality, one section for each part of play.

pe-rules-title = Personality
pe-rules-idea = A trait is read aloud, and everybody says in secret which of you it fits best. If you think like the others, you move forward; if not, you go back. Every card ends up in front of somebody, and at the end of the evening you see yourself as the others do.

## Setting up

pe-rules-options-title = Setting up
pe-rules-options-1 = Three to six can play. Everybody has a mask of their colour to choose with, and a small one on the path.
pe-rules-options-2 = All masks begin at the start. Everybody gets seven cards that nobody else sees, and two tokens to bet with, worth 2 and 3. The other cards are the pile.
pe-rules-options-3 = Our addition: anybody can have the cards dealt. A table remembers which cards it has seen, and those come last, in later games too.
pe-rules-options-4 = Our addition: behind the start lie two spaces, and then the Pit of Error. Ahead lie 23 spaces and, as the 24th, Supreme Insight. The Gate of Imperfect Insight is space 18. Face to face, ><, is on 4, 10, 15 and 21, the inversion, ●, on 7, 13 and 20.
pe-rules-options-5 = Option: on the short path Supreme Insight is space 16 and the gate space 12, with >< on 3, 7, 10 and 14 and ● on 5, 9 and 13.
pe-rules-options-6 = The host begins. Then it is the next player’s turn, and so on round.
pe-rules-options-7 = Choose who the cards are for: everyone, teens and up, or adults. Cards of your own are always in: mixed in with the rest, or as the only ones where there are enough.

## A turn

pe-rules-turn-title = A card is proposed
pe-rules-turn-1 = When it is your turn, lay one card of your hand face up and read it aloud. You draw none for it: your hand gets smaller, and that is good for you at the end.
pe-rules-turn-2 = Our addition: if you have no card left, the top of the pile is turned up instead.
pe-rules-turn-3 = Our addition: anybody can put back a proposed card that does not suit, until somebody has chosen. It goes under the pile, and the top of the pile lies there instead.

## The vote

pe-rules-vote-title = The vote
pe-rules-vote-1 = Everybody secretly chooses the player who the card fits best, and so does the person who proposed it. You may choose yourself.
pe-rules-vote-2 = You may bet on your choice with your token worth 2 or 3. Without a token your bet counts 1.
pe-rules-vote-3 = Our addition: choice and bet are given together, and you can change them until everybody’s are in. Both tokens come back after every turn.
pe-rules-vote-4 = When all are in, everything is revealed at once: who chose whom, and what they bet.
pe-rules-vote-5 = Our addition: a player is elected who has at least two votes, and more than anybody else.
pe-rules-vote-6 = The elected player gets the card, and it lies face up in front of them for the rest of the game.

## Walking

pe-rules-walk-title = The masks move
pe-rules-walk-1 = If you chose whoever was elected, you advance by your bet: one space, or two, or three. If you did not, you go back as far.
pe-rules-walk-2 = If you have just moved forward, you may exchange one card of your hand for one from the pile. Get rid of traits that fit nobody here: you will need the others.
pe-rules-walk-3 = Our addition: that goes for a second vote, too. The card you give goes under the pile.
pe-rules-walk-4 = If nobody has two votes, nothing moves. The card goes under the pile, whoever proposed it draws another, and the turn is over.
pe-rules-walk-5 = Our addition: when the pile has run out, nothing is drawn or exchanged until cards come back to it. If you have no card to propose, you are skipped. When nobody has one, the game is over.

## A tie

pe-rules-tie-title = A tie
pe-rules-tie-1 = When several share the most votes, and that is two or more each, you debate: everybody explains their choice. Then there is a second secret vote, among the tied only.
pe-rules-tie-2 = Our addition: whoever proposed the card speaks first, then the others in the order of play. The debate is over when all are ready, or when the host moves on.
pe-rules-tie-3 = Nobody bets in the second vote. If it elects somebody, they get the card; whoever chose them advances exactly one space, whatever they had bet, and the others stay where they are.
pe-rules-tie-4 = Our addition: in the second vote, more votes than the other tied players are enough, even one.
pe-rules-tie-5 = If the second vote elects nobody, the card goes back to the pile and the game goes on. Our addition: no card is drawn for it.

## The pit and the marked spaces

pe-rules-spaces-title = The pit and the marked spaces
pe-rules-spaces-1 = A mask that goes back as far as the Pit of Error starts again at the start, and its player draws up to seven cards.
pe-rules-spaces-2 = ><, face to face: whoever lands here chooses another player to vote with next time. The two move together, by the result and their bet.
pe-rules-spaces-3 = Our addition: the two of you share one choice and one bet, which both see and either can change. It counts when both agree, and both votes count, in a second vote too. Nobody is in two pairs; pairs form in the order of play, and if nobody is free, nothing happens.
pe-rules-spaces-4 = ●, inversion: the game turns round. Everybody lays the card of their hand that fits the player on ● best, all vote for the card that fits best of all, and move as after any vote.
pe-rules-spaces-5 = Our addition: that is an extra turn before the next player’s; several are played in the order of play. The player on ● lays and votes, too. Who laid which card stays hidden until the reveal, and you may vote for your own. With fewer than two cards there is no vote. Option: once all cards lie there, everybody sees who laid which.
pe-rules-spaces-6 = Our addition: the elected card goes to the player on ●. The others go under the pile and are not replaced, except when nobody has two votes: then everybody who laid one draws another.
pe-rules-spaces-7 = Our addition: a marked space works once for each landing, forward or back. If you stay there, that is no new landing, and neither is the start after the pit.

## The end of the path

pe-rules-giving-title = Supreme Insight
pe-rules-giving-1 = If you reach Supreme Insight, or would go beyond it, and have no card left, you have won. Our addition: the exchange comes first.
pe-rules-giving-2 = Otherwise you give cards of your hand to different players: one if you have one, two if you have two, three if you have more. Our addition: no more than there are other players, and none to yourself.
pe-rules-giving-3 = Everybody who is given a card accepts or contests it. If all accept, you have won. Our addition: an answer can be changed until all are in.
pe-rules-giving-4 = A contested card is voted on by everybody but giver and receiver. If the vote gives it to another player, the giver goes back to the gate and draws up to seven cards. Otherwise the giver is in the right, and has won if all their cards stood.
pe-rules-giving-5 = Our addition: the voters name the player who the card fits best, and the most votes decide. A tie leaves the giver in the right.
pe-rules-giving-6 = Our addition: cards that were accepted or confirmed stay with their receivers. A lost one goes to the player whom the vote named.
pe-rules-giving-7 = Several can win together. Our addition: all who come to the end in the same turn give their cards, in the order of play, and all who succeed win.

## The portraits

pe-rules-end-title = The portraits
pe-rules-end-1 = At the end everybody’s cards are looked at together: your personality, as the others see it. Our addition: anybody can turn everybody’s eyes to a portrait, to have it read out. So it is however the game ends, even when nobody has won.
pe-rules-end-2 = Your own portrait can be kept as a picture, until the next game begins. Only you are given it; what you do with it is up to you.

## Somebody is missing

pe-rules-away-title = When somebody goes away
pe-rules-away-1 = Our addition: your seat is kept. Come back on the same device and you go on where you were.
pe-rules-away-2 = Our addition: whoever is away abstains and does not move, unless they had chosen before. Their turn is passed over, and their hand stays as it is.
pe-rules-away-3 = Our addition: in a pair, the one who is here decides while the other is away. If you go on without one of the two, what the other has chosen counts. If you are not there to choose a partner, you have none.
pe-rules-away-4 = Our addition: whoever does not answer has accepted their card. Only for the giver at the end of the path does the table wait; if you go on without them, they go back to the gate.
pe-rules-away-5 = Our addition: a late player can join while there is a mask left. They begin at the start with seven cards and play along from the next turn on.
pe-rules-away-6 = Our addition: if somebody leaves the game, their cards go under the pile, and their mask and portrait stay. When fewer than three are left the game has come to its end: the portraits are read, and nobody has won unless somebody had already. If you come back, you get your old seat, draw seven new cards and play from the next turn on; if you left at the end of the path, you stand at the gate.
