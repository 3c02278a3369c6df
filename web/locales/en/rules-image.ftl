### The rules of IMAGE, one section for each part of play.

image-rules-title = IMAGE
image-rules-idea = Build a famous person out of cards: where they come from, when they lived, what they are known for. All of you play on the same four images. You can turn an image into somebody else, until a player ends it with the right letter and says who it is. If you do not believe it, challenge it.

## Setting up

image-rules-opening-title = Setting up
image-rules-opening-1 = Two to six can play. The cards are of five kinds, each with its colour and its symbol: places (orange), times (brown), activities (blue), status (green) and letters (red). All but the letters are called profile cards.
image-rules-opening-2 = Our addition: there are 112 cards: 26 places, 14 times, 28 activities, 12 of status and 32 letters. There is no Q and no X, but four letters are wild: they say “any letter”, and stand for whichever you need.
image-rules-opening-3 = Everybody gets five cards that nobody else sees. Ten more lie face up on the board, for everybody to use: the board cards. The rest is the deck.
image-rules-opening-4 = The board has four sides, and on each side there is room for one image: a row of cards that together describe one well-known person, real or fictional. Not every kind of card is needed, and a kind may come more than once.
image-rules-opening-5 = Our addition: a side has twelve spaces, numbered from 1 to 12. An image begins on the first, which has a dot, and grows space by space.
image-rules-opening-6 = Our addition: anybody can have the cards dealt. Somebody else begins in every game.

## A turn

image-rules-turn-title = Your turn
image-rules-turn-1 = Play up to three cards of your hand, and as many board cards as you like. Every image that gets board cards must also get at least one card of your hand in the same turn. Your own letter counts as one: three board cards and then your letter is a good move. Our addition: you may lay your cards in any order, except for a letter of the board. All of it is checked when you finish.
image-rules-turn-2 = Each card does one of four things. In one turn you may do them all, on as many sides as you like.
image-rules-turn-3 = Start: the card begins an image on an empty side.
image-rules-turn-4 = Extend: it goes on the next space of any image, no matter who began it.
image-rules-turn-5 = Change: it goes over another card of the same kind, such as a time over a time. The covered card does not count any more.
image-rules-turn-6 = End: a letter ends the image. The next section says how.
image-rules-turn-7 = Whenever you play on an image, you must have a well-known person in mind who fits all its open cards. The others may be thinking of somebody else. You keep yours to yourself until you end the image or are challenged.
image-rules-turn-8 = For example: Europe, 19th century and Music lie on a side. You think of Chopin, lay Dead on the fourth space and the letter C on the fifth, and have ended the image for 5 points.
image-rules-turn-9 = Our addition: for each side you can note a name that only you see. The note binds you to nothing.
image-rules-turn-10 = Our addition: what you lay is a draft, and you can take it back until you finish your turn. Until then the others see where your cards lie, face down; with an option they see which they are.
image-rules-turn-11 = After your turn you draw up to five cards again. Then the board gets as many cards as you have used of it. Cards that were put down or came back stay as extra ones.
image-rules-turn-12 = If you cannot or do not want to play, put up to three cards of your hand on the board and draw as many. That is your whole turn. Our addition: you may also put down none and just pass.
image-rules-turn-13 = Our addition: the twelfth space is for a letter only. An image of eleven profile cards can be changed or ended, but not extended.

## Ending an image

image-rules-ending-title = Ending an image
image-rules-ending-1 = An image of three profile cards or more can be ended, no matter who laid them. Lay a letter on its next space, the first letter of the person’s last name, and say who it is. The letter may come from your hand or from the board. If it is from the board, a card of your hand must go on that image first.
image-rules-ending-2 = You score the number of the space on which the letter lies, so a longer image is worth more. Its cards go to your pile with the letter on top, where everybody sees which letters are gone. Several images may be ended in one turn.
image-rules-ending-3 = A person with only one name goes by that one: Cleopatra is C, Henry VIII is H. De Gaulle is D. Where the family name comes first it counts: Mao Tse-tung is M. A name counts in English and in French: the Mad Hatter is H, and C for Chapelier.
image-rules-ending-4 = A letter cannot be covered. Our addition: once an image is ended, its side takes no more cards in that turn.
image-rules-ending-5 = Our addition: the almanac, the reference work of the table, offers names while you type. You may also name somebody whom it does not know. Names count in English and in French. Whether the letter and the other cards fit is looked up only if somebody challenges.
image-rules-ending-6 = Option: with both initials, an image may also be ended with two letters, the first name’s and then the last name’s, neither of them wild. They take two spaces, and you score double the number of the second one.
image-rules-ending-7 = Option: with the practice aid, when an image that was ended cannot be challenged any more, everybody is shown some well-known people who would have fitted.

## What fits

image-rules-fits-title = What fits a person
image-rules-fits-1 = Place: where the person was born, or a country or continent that goes with them. Marie Curie, born in Warsaw and famous in Paris, is Europe and France.
image-rules-fits-2 = Time: every century that the life touches, if only for a year. The years are on the card: the 19th century is 1800 to 1899. Marie Curie, 1867 to 1934, is 19th and 20th century.
image-rules-fits-3 = Activity: every field that the person is well known in.
image-rules-fits-4 = Status: living or dead, fictional or nonfictional. The person counts, not the work: Agatha Christie is nonfictional, and her Hercule Poirot fictional.
image-rules-fits-5 = No fictional character is living. Option: characters of our own time may be.
image-rules-fits-6 = Our addition: the time of a fictional character is that of the story. The almanac seldom knows whether a character is dead; if it matters, you vote.
image-rules-fits-7 = Our addition: living and dead in one image fit nobody, nor do fictional and nonfictional. They can be laid all the same, and challenged.

## Challenges

image-rules-challenge-title = Challenges
image-rules-challenge-1 = When a turn is finished, any other player may challenge it if they think that a card of an image does not fit the person. Our addition: they can do so until the next player has finished. If you do not challenge, you need not say so. Only after the very last turn do all others say that they let it pass.
image-rules-challenge-2 = Our addition: each image on which cards were laid in that turn can be challenged once, one after the other. If two players challenge at once, the challenge that arrives first counts. The next player can lay cards meanwhile. If a challenge changes what lies there, cards that no longer fit come back.
image-rules-challenge-3 = If the image was not ended, the challenged player now says whom they have in mind.
image-rules-challenge-4 = Reference works decide, and where they do not, the majority. Our addition: the reference work is the almanac. It knows about nine thousand real people and 770 fictional ones, and shows everybody card by card what it knows: fits, does not fit, or not known. If one card does not fit, the bluff is exposed; if all of them fit, there was no bluff.
image-rules-challenge-5 = Our addition: otherwise all players vote in secret on whether the person fits, the challenger and the challenged too. Everybody sees the votes afterwards. Most votes decide. In a tie the almanac decides: if it knows the person, the image stays; if it knows nobody by that name, the bluff is exposed. So nobody gets away with an invented name.
image-rules-challenge-6 = Option: always vote, even when the almanac is sure.
image-rules-challenge-7 = If the bluff is exposed, all cards that the challenged player laid on that image in this turn go to the board, and they lose 6 points. Our addition: cards that were covered lie open again. An image that had been ended goes back to its side without those cards, and its points are lost as well.
image-rules-challenge-8 = If there was no bluff, the challenged player takes all cards of the image and scores a full 12 points. Our addition: these replace the points for ending it, unless those were more.

## The game is over

image-rules-end-title = The end
image-rules-end-1 = When the deck has run out, everybody has one more turn. The last to play is the player in whose turn it ran out.
image-rules-end-2 = Then everybody loses 1 point for each profile card still in their hand and 2 for each letter. Our addition: a wild card is a letter. Nobody is told which cards they were.
image-rules-end-3 = The highest score wins. Our addition: several can share it, and a score may be below zero.

## Somebody is missing

image-rules-away-title = When somebody goes away
image-rules-away-1 = Our addition: your seat is kept. Come back on the same device and you go on where you were.
image-rules-away-2 = Our addition: if a player is away when their turn comes, the table waits. If you go on without them, the turn is lost, and what they had laid goes back to where it was.
image-rules-away-3 = Our addition: if you are away, you let the last turn pass, and you do not vote.
image-rules-away-4 = Our addition: the table waits for a challenged player who has to name somebody. If you go on without them, they have named nobody, and the bluff is exposed. If they leave the game, the challenge is dropped.
image-rules-away-5 = Our addition: a late player can join while fewer than six seats are taken and the deck has more than five cards. The seats of people who left count as taken. The newcomer draws five cards, begins without points, and plays along at once.
image-rules-away-6 = Our addition: if somebody leaves the game, their hand lies face down at their seat, and nobody sees it. Their pile and their score stay, but they cannot win unless they come back. When one player is left, the game is over and counted as it stands. If you come back before that, you get your old seat and that same hand.
