## The evening: what came out of the games of a table

evening = This evening
evening-lead = What your games have brought to light. Everybody saw all of it when it was shown.
evening-empty = Play a game to its end, and here you read what came out of it.
evening-showing = The end of the game is being shown. What came out of it stands here right after.
evening-games = The games
# $number (Number)
evening-game = Game { $number }
evening-your-award = You:
evening-rounds-link = Round by round
evening-rounds = Round by round
evening-rounds-lead = What everybody saw when each round was over.
evening-own-guesses = Your own first guesses are shown to you alone.
evening-own-guesses-hidden = This phone goes round, so it does not show your own first guesses.
evening-votes-gone = Who voted for whom is not here: the count destroyed the votes, yours too.
evening-hand-gone = What somebody held in their hand is not kept.
evening-notes-gone = Hands and notes are not kept.
# $names (String) - Guests.
# $right (Number)
# $of (Number)
evening-closest = Closest first guess: { $names }, { $right } of { $of } right
# $card (String) - A card.
evening-doubled = { $card } (doubled)
# $name (String) - A guest.
# $card (String) - A card.
evening-laid-by = { $name } laid { $card }.
evening-second-vote = After the tie
# $who (String) - A guest.
# $bet (String) - How sure.
evening-voter = { $who } ({ $bet })
# $names (String) - Guests, and how sure.
evening-voters = Votes: { $names }
# $names (String) - Guests.
evening-voters-again = After the tie: { $names }
# $name (String) - A guest.
# $choice (String) - Somebody, or a card.
evening-open-choice = { $name }: { $choice }
# $cards (String) - Cards in their order.
evening-laid = Laid: { $cards }
# $cards (String) - Cards.
evening-image-cards = Cards: { $cards }
# $cards (String) - Cards.
evening-put-down = Put on the board: { $cards }
# $hits (Number)
# $of (Number)
evening-own-guess = Your first guess: { $hits } of { $of } right
evening-own-guess-begun = Your first guess, as far as you got
# $number (Number)
evening-round = Round { $number }
# $number (Number)
evening-turn = Turn { $number }
evening-earlier = Earlier rounds
evening-later = Later rounds
evening-back = Back to the evening

evening-known = Who knows whom
evening-known-none = Nothing tells yet who knows whom. True Colours, Personality, The Game of Happiness and Personal Preference do, after enough rounds.
evening-known-luck = Who knows whom cannot be told yet: luck could have made all numbers of this table. Play on, and more may show.
# $odds (String) - A number.
evening-known-something = Somebody here knows somebody: what was guessed is { $odds } times as likely with knowing as by luck.
evening-known-many = more than a thousand
# $name (String) - A guest.
evening-reader = { $name } reads people better than luck does.
evening-together = You all together read people better than luck does.
# $name (String) - A guest.
evening-subject = { $name } is read better than luck does.
# $name (String) - Who guesses.
# $whom (String) - Who is guessed.
# $hits (Number)
# $of (Number)
# $luck (String) - A number.
evening-pair = { $name } knows { $whom }: { $hits } of { $of } right, and luck gives { $luck }.
# $whom (String) - Who is guessed.
# $hits (Number)
# $of (Number)
# $luck (String) - A number.
evening-pair-together = You all together know { $whom }: { $hits } of { $of } right, and luck gives { $luck }.
# $name (String) - A guest.
# $hits (Number)
# $of (Number)
# $luck (String) - A number.
evening-pair-self = { $name } knows how you all see { $name }: { $hits } of { $of } right, and luck gives { $luck }.
evening-table = Who guesses stands on the left, who is guessed at the top. A box with a check is told apart from luck.
evening-all = All of you
evening-corner = Who guesses
# $hits (Number)
# $of (Number)
evening-cell = { $hits } of { $of }
# $luck (String) - A number.
evening-cell-luck = luck: { $luck }
evening-cell-told = more than luck
evening-how = How Likeness knows that

evening-portraits = Portraits
evening-happy = Most happy with
evening-unhappy = Most unhappy with
evening-prefers = Likes best
evening-prefers-least = Likes least
evening-elected = The table says: that is you
# $name (String) - A guest.
evening-elected-other = The table says: that is { $name }
evening-traits = Is seen like this
evening-images = Images taken
# $count (Number)
evening-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

evening-keep = To keep
evening-keep-hint = The page and the picture have what stands here and nothing else. They are yours, and leave this server only when you tap.
evening-keep-page = Save as a page
evening-keep-picture = Save as a picture
evening-kept-title = Our evening with Likeness
# $name (String) - A guest.
evening-kept-line = The evening as { $name } keeps it
evening-kept-foot = This page is whole: it loads nothing and sends nothing. What it says was open to everybody at the table.

# $names (String) - Guests.
evening-played-by = With { $names }
evening-right-place = right
# $place (Number)
evening-guessed-place = guessed in place { $place }
evening-happiest-last = From most unhappy to most happy
evening-best-first = From best liked to least liked
# $names (String) - A team.
# $hits (Number)
# $of (Number)
evening-team-guess = { $names }: { $hits } of { $of } right
# $votes (Number)
evening-votes = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
# $symbol (String) - A prediction.
evening-predicted = said: { $symbol }
# $name (String) - Somebody, or a card.
evening-elected-them = Elected: { $name }
evening-elected-nobody = Nobody was elected.
# $name (String) - A guest.
evening-which = Which card fits { $name } best?
# $who (String) - A guest.
# $choice (String) - Somebody, or a card.
# $bet (String) - How sure.
evening-open-vote = { $who }: { $choice } ({ $bet })
# $points (Number)
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-nothing-taken = No image was taken.
# $name (String) - A guest.
# $person (String) - Whom they named.
evening-doubt-bluff = { $name } did not believe in { $person }, and was right: a bluff.
# $name (String) - A guest.
# $person (String) - Whom they named.
evening-doubt-good = { $name } did not believe in { $person }, who fitted.
evening-nobody-named = somebody without a name

## How it is known

method-title = How Likeness knows
method-lead = Somebody always was guessed best. This page says when that is more than luck.
method-seen-title = What is looked at
method-seen = Only what everybody at the table saw. Nothing secret is read, so nothing secret can come out. Votes of True Colours are only counted, as the count showed them. Nothing is said of bots, nor of people who came late or left.
method-luck-title = What luck gives
method-luck = Beside each number stands what blind luck gives. Who lays five cards blindly has one in its right place. Predictions and votes are compared with the same ones in any other order. All of it is counted exactly, as you would with pencil and much patience.
method-kinds-title = Facts, fun, and more than luck
method-facts = A fact happened, and all saw it.
method-fun = Fun is a number beside its luck. Luck may have made it. Awards are fun, too: each says what it is for.
method-told = More than luck is only what luck makes very seldom. Where nobody knows anybody, at most one evening in twenty claims anything at all.
method-known-title = Who knows whom
method-known = All games count together. First we ask whether anybody here knows anything: that must be 40 times as likely as by luck. Only then we say who knows whom, so that of all pairs that we name at most one in twenty is wrong. All others keep their numbers and stay without a check. In one evening many do.
method-limits-title = What it does not know
method-limits = Who guesses well may know people in general, and not this one. Who says aloud what they like is known, and should be. A game that was stopped, or of which something is missing, has a place among the games, and no number is made of it.
