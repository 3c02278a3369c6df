### The rules of The Game of Happiness, one section for each part of play.

gh-rules-title = The Game of Happiness
gh-rules-idea = One of you ranks a few cards in secret, from what makes them most unhappy to what makes them most happy. All the others guess that row together. You are all on the same side: every token in the right place is a point for the whole table.

## Setting up

gh-rules-options-title = Setting up
gh-rules-options-1 = Choose which sets of cards are in the box. For a first game the base set is all you need.
gh-rules-options-2 = A turn has five cards. Take fewer for an easier game, down to three, or more for a harder one, up to nine.
gh-rules-options-3 = Easier still: the player whose turn it is may show one token before you guess, or none, as they like. More surprising: shuffle all the cards into one deck. Then a category can come twice, so the tokens have numbers instead of symbols, and 1 is the most unhappy.
gh-rules-options-4 = Our addition: two to ten can play. You play a dozen turns or more: five each for two or three of you, four for four, three for five, two for six and more. You may agree on another number, from one to five; in the book everybody has one.
gh-rules-options-5 = Our addition: a card this table has seen stays away until its pile is used up, even in your next game.
gh-rules-options-6 = Choose for whom the cards are: everyone, teens and up, or adults. Cards of your own are always in: mixed in with the rest, or as the only ones where there are enough.

## The phase before a turn

gh-rules-opening-title = A turn begins
gh-rules-opening-1 = One of you begins, and turns go round clockwise. Our addition: the host can say in the lobby who begins; otherwise it is somebody else each time.
gh-rules-opening-2 = At the start of your turn you get five cards, or as many as you all agreed on, each from a different category.
gh-rules-opening-3 = Our addition: anybody in the game may turn the cards over, so that nobody has to wait for somebody who is not looking.
gh-rules-opening-4 = Our addition: anybody can put a card back that does not suit, until the row is sealed. Another of its category comes instead, or with one shuffled pile any other.

## The player in turn ranks

gh-rules-ranking-title = The ranking
gh-rules-ranking-1 = When it is your turn, you have a token for each card. Lay the tokens in a row: what makes you most unhappy on the left, what makes you most happy on the right. If those words do not suit the cards, think of what you like least and what you like most.
gh-rules-ranking-2 = Nobody else sees your row. Move the tokens as often as you like, and seal the row when it feels true.
gh-rules-ranking-3 = If you play with a shown token, you may choose one as you seal: it lies face up in its real place. Or keep them all face down this time.
gh-rules-ranking-4 = Our addition: while somebody ranks, you can lay a first guess of your own. Nobody else sees it and it earns nothing; at the reveal you hear whose came closest.

## The others guess

gh-rules-guessing-title = The guess
gh-rules-guessing-1 = Everybody else now lays one row together: the row that you think the player has laid. Talk it over!
gh-rules-guessing-2 = Our addition: there is a single row for all of you. Each guesser can move any token, and all guessers see it move.
gh-rules-guessing-3 = Our addition: once the row is full, you each agree to it. It counts when every guesser who is here has agreed; if somebody moves a token, all agreements are taken back.
gh-rules-guessing-4 = Our addition: the player whose turn it is watches the guess take shape, and keeps a straight face. When setting up, you can choose that they do not see it before the reveal.
gh-rules-guessing-5 = A token that was shown stays in its place, and it counts as right.

## Both rows lie open

gh-rules-reveal-title = Reveal and points
gh-rules-reveal-1 = Both rows are turned up and compared, place by place.
gh-rules-reveal-2 = Every token in the right place earns the table one point.
gh-rules-reveal-3 = All of them right? Then this turn counts double: with five cards, ten points.
gh-rules-reveal-4 = You can never miss by just one: when all the others are right, the last one is too.

## The game is over

gh-rules-end-title = The end
gh-rules-end-1 = The game ends when everybody has had their turn, or as many turns as you agreed on.
gh-rules-end-2 = Your score stands beside the perfect one, which is ten points for each turn with five cards.
gh-rules-end-3 = Our addition: with another number of cards, a perfect turn is worth twice that number.
gh-rules-end-4 = Our addition: you also see what guessing blindly earns on average, a little more than one point a turn, or two with a shown token. Every point above that comes from knowing each other.

## Somebody is missing

gh-rules-away-title = When somebody goes away
gh-rules-away-1 = Our addition: your seat is kept. Come back on the same device and you go on where you were.
gh-rules-away-2 = Our addition: nobody waits for a guesser who is away. Those who are here agree without them.
gh-rules-away-3 = Our addition: if the player whose turn it is does not answer, the table can skip the turn. It earns nothing, and the perfect score does not count it.
gh-rules-away-4 = Our addition: if somebody leaves the game, the others play on. The game ends when only one is left. If you come back, you get your old seat: the turns you missed are lost, and you guess from the next turn on.
gh-rules-away-5 = Our addition: a late player can join while there is room for ten. They guess from the next turn on, and their own turn comes last.
