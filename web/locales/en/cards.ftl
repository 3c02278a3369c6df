### Cards of the table's own: writing them, bringing them and taking them along.

own-card = Your table’s card
own-card-note = written by your table
put-back = Not this one
# $card (String)
put-back-card = Not “{ $card }”: draw another card

cards-link = Write your own cards
# $example (String) - What might stand on one.
cards-invite = Something that only your table knows: “{ $example }”. It comes up among the others, marked as written by your table.
cards-ours = Ours
# $count (Number)
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-title = Your own cards
cards-lead = Write cards for this table. They are shuffled in when the next game begins, marked as yours, and nobody else ever gets them.
cards-which = For which game
# $game (String)
cards-write-title = A card for { $game }
cards-text = What it says
cards-black = The black face
cards-gray = The gray face
cards-box = Box
cards-category = Category
# $most (Number), $cards (Number)
cards-hint = Up to { NUMBER($most) } letters, and { NUMBER($cards) } cards for each game. What you write is shown in every language.
cards-write = Add the card
cards-example-happiness = The smell of Grandpa’s workshop
cards-example-preference = Mum’s lasagne
cards-example-colours = Who here would get lost on the way home?
cards-example-personality = Answers messages three days later
# $count (Number)
cards-mine = { $count ->
    [0] Nothing from you yet
    [one] One card from you
   *[other] { $count } cards from you
}
cards-none = Write the first one!
# $count (Number)
cards-others = { $count ->
    [one] One card from the others
   *[other] { $count } cards from the others
}
cards-others-hint = Don’t open this if you like surprises.
# $name (String)
cards-by = by { $name }
# $card (String)
cards-take-away = Take away “{ $card }”
cards-along-title = Take them along
cards-along = All cards of this table, for another evening.
cards-along-none = Cards written here can be used at another table, too.
cards-csv = Spreadsheet (CSV)
cards-plain = Plain text
cards-keep = Keep on this device
cards-kept-done = Cards kept
cards-kept = On this device
cards-bring-kept = Bring to this table
cards-forget = Forget
cards-copy-link = Copy a link
cards-link-copied = Link copied
cards-link-too-long = There are too many cards for a link: take the file.
cards-link-broken = The cards in this link cannot be read: it is not complete, or this browser is too old. Ask for the file instead.
# $most (Number)
cards-shelf-full = Not kept: this device already has the cards of { NUMBER($most) } tables. Forget some of them first.
cards-no-room = Not kept: this browser has no room left, or may not store anything. Take the file.
cards-not-fetched = The cards could not be loaded, so there is no link and nothing to keep. Load the page again.
cards-waiting = The cards from your link are waiting.
cards-bring-title = Bring cards
cards-bring = From a file, from a spreadsheet or from another table. You see the cards before they are added.
cards-list = The list
cards-list-hint = One card on each line: game, category, text, gray face. Category and gray face may be empty. A deck file is fine, too.
cards-list-empty = The list is empty.
cards-file = Choose a file
cards-look = See the cards
# $count (Number)
cards-known = { $count ->
    [one] One card of the list is there already.
   *[other] { $count } cards of the list are there already.
}
# $count (Number)
cards-preview = { $count ->
    [0] No card to add
    [one] One card to add
   *[other] { $count } cards to add
}
# $count (Number)
cards-add = { $count ->
    [one] Add it
   *[other] Add all { $count }
}
# $count (Number)
cards-added = { $count ->
    [0] Nothing new: these cards are there already.
    [one] One card was added.
   *[other] { $count } cards were added.
}
# $count (Number)
cards-faults = { $count ->
    [one] One line cannot be read. Correct it below; nothing is lost.
   *[other] { $count } lines cannot be read. Correct them below; nothing is lost.
}
# $count (Number)
cards-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
# $line (Number)
cards-line = Line { NUMBER($line) }:
cards-landing-title = Cards for your table
cards-landing-lead = Somebody has sent you their own cards. They are stored nowhere: they are in the link itself.
cards-landing-code = The code of your table
cards-landing-go = See the cards
cards-landing-sit = Not at the table yet? Take a seat first, in this tab. The cards wait for you on the table’s page for cards.
cards-landing-script = To bring cards by a link you need JavaScript. Without it, paste a list on the table’s page for cards.

card-empty = There is nothing on the card.
# $limit (Number)
card-too-long = That is too long: only { NUMBER($limit) } letters fit on the card.
card-no-category = This game has no such category.
card-box-missing = Choose one of the four boxes.
card-gray-missing = The card needs a second face.
card-gray-not-played = In this game cards have one face only.
card-of-the-almanac = Nobody can write cards for IMAGE: the almanac must be able to judge each one.
# $word (String)
line-unknown-game = There is no game called “{ $word }” that you can write cards for.
# $word (String)
line-unknown-category = The game has no category called “{ $word }”.
line-too-many-columns = This line has too many cells. Put a text with a comma in quotes.
# $most (Number) - How many cards a list brings at most.
line-too-many-cards = A list can bring at most { NUMBER($most) } cards. Bring the rest afterwards.
line-open-quote = A quotation mark is opened here and never closed.
line-unknown-heading = A line begins with game, card or gray, and texts are indented.
line-text-without-card = This text belongs to no card.
line-gray-without-card = There is no card above for this gray face.
