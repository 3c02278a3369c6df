### Cards of the table's own: writing them, bringing them and taking them along.

own-card = A card of your own
put-back = Not this one
# $card (String)
put-back-card = Not “{ $card }”: draw another card

cards-link = Cards of your own
cards-ours = Ours
# $count (Number)
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-title = Cards of your own
cards-lead = Write them for this table. They are shuffled in when the next game begins, marked as yours, and nobody else ever gets them.
cards-which = For which game
# $game (String)
cards-write-title = A card for { $game }
cards-text = What it says
cards-black = The black face
cards-gray = The gray face
cards-box = Box
cards-category = Category
# $most (Number), $cards (Number)
cards-hint = Up to { NUMBER($most) } letters, and { NUMBER($cards) } cards a game. What you write is shown in every language.
cards-write = Write it
cards-example-happiness = The smell of Grandpa’s workshop
cards-example-preference = Mum’s lasagne
cards-example-colours = Who of us …?
cards-example-personality = Answers messages three days later
# $count (Number)
cards-mine = { $count ->
    [0] Nothing from you yet
    [one] One card from you
   *[other] { $count } cards from you
}
cards-none = The blank cards are waiting.
# $count (Number)
cards-others = { $count ->
    [one] One card from the others
   *[other] { $count } cards from the others
}
cards-others-hint = Leave this shut if you like surprises.
# $name (String)
cards-by = by { $name }
# $card (String)
cards-take-away = Take away “{ $card }”
cards-along-title = Take them along
cards-along = All cards of this table, for another evening.
cards-along-none = Cards that lie here can be taken along to another table.
cards-csv = Spreadsheet (CSV)
cards-plain = Plain text
cards-keep = Keep on this device
cards-kept-done = Kept
cards-kept = On this device
cards-bring-kept = Bring to this table
cards-forget = Forget
cards-copy-link = Copy a link
cards-link-copied = Link copied
cards-link-too-long = These are too many for a link: take the file.
cards-link-broken = No cards can be read from this link: it was cut on its way, or this browser is too old for it. Ask for the file instead.
# $most (Number)
cards-shelf-full = Not kept: this device has the cards of { NUMBER($most) } tables already. Forget some of them first.
cards-no-room = Not kept: this browser has no room for them, or is not allowed to store anything. Take the file.
cards-not-fetched = The cards could not be fetched, so there is no link, and nothing can be kept. Load the page again.
cards-waiting = The cards from the link that you opened are waiting.
cards-bring-title = Bring cards
cards-bring = From a file, from a spreadsheet or from another table. You see what comes before it does.
cards-list = The list
cards-list-hint = One card a line: game, category, text, gray face. Category and gray face may be empty. A deck file is fine, too.
cards-list-empty = There is nothing in the list.
cards-file = From a file
cards-look = Look through it
# $count (Number)
cards-known = { $count ->
    [one] One card of the list is there already.
   *[other] { $count } cards of the list are there already.
}
# $count (Number)
cards-preview = { $count ->
    [0] No card would come
    [one] One card would come
   *[other] { $count } cards would come
}
# $count (Number)
cards-add = { $count ->
    [one] Add it
   *[other] Add all { $count }
}
# $count (Number)
cards-added = { $count ->
    [0] Nothing new: that is there already.
    [one] One card has come.
   *[other] { $count } cards have come.
}
# $count (Number)
cards-faults = { $count ->
    [one] One line cannot be taken. Mend it below; nothing is lost.
   *[other] { $count } lines cannot be taken. Mend them below; nothing is lost.
}
# $count (Number)
cards-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
# $line (Number)
cards-line = Line { NUMBER($line) }:
cards-landing-title = Cards for your table
cards-landing-lead = Somebody has sent you cards of their own. Nobody has stored them: they are in the link itself.
cards-landing-code = The code of your table
cards-landing-go = Look through them
cards-landing-sit = Not at the table yet? Sit down first, in this tab. The cards wait on the table’s page for cards.
cards-landing-script = Bringing cards by a link needs JavaScript. Without it, a list can be pasted on the table’s page for cards.

card-empty = There is nothing on the card.
# $limit (Number)
card-too-long = That is too long: { NUMBER($limit) } letters fit on the card.
card-no-category = This game has no such category.
card-box-missing = Choose one of the four boxes.
card-gray-missing = The card needs a second face.
card-gray-not-played = In this game cards have one face only.
card-of-the-almanac = The cards of IMAGE are those that its almanac can judge; nobody writes others.
# $word (String)
line-unknown-game = There is no game called “{ $word }” that you can write for.
# $word (String)
line-unknown-category = The game has no category called “{ $word }”.
line-too-many-columns = This line has more cells than the list has columns. Put a text with a comma in quotes.
# $most (Number) - How many cards a list brings at most.
line-too-many-cards = A list brings at most { NUMBER($most) } cards. Bring the rest afterwards.
line-open-quote = A quotation mark is opened here and never closed.
line-unknown-heading = A line begins with game, card or gray, and texts are indented.
line-text-without-card = This text stands under no card.
line-gray-without-card = There is no card above whose other face this could be.
