### Why not: one sentence for every refusal.

refused-name-empty = A name needs at least one letter.
refused-name-too-long = A name has at most { NUMBER($most) } letters.
refused-name-hidden = That name has hidden characters in it. Please type it again.
refused-name-marks = That name has too many marks on one letter.
refused-name-taken = Somebody here has that name, or one that looks just like it.
refused-badge-taken = Somebody was faster: that colour and shape are taken.
refused-table-full = The table is full.
refused-table-locked = The table is locked.
refused-not-a-guest = You are not at this table.
refused-shown-out = You have been shown out of this table.
refused-not-the-host = Only the host does that.
refused-host-is-here = The host is still here.
refused-no-such-guest = That guest is not here.
refused-not-waited-for = Nobody is waiting for that guest.
refused-too-soon-to-skip = Give them a little longer.
refused-no-game = No game is being played.
refused-game-under-way = A game is being played. Finish it first, or break it off.
refused-another-game = That is not the game being played.
refused-not-seated = You are only watching this game.
refused-already-seated = You are in this game already.
refused-doors-closed = This game takes nobody in any more.
refused-no-clock = This table plays without a clock.
refused-pace = A step may take from half a minute to an hour.
refused-no-such-set = There is no such set of cards.
refused-too-late = The table has moved on since you looked. Here is how things stand.
refused-link-expired = That link has been used, or is too old.

refused-gh-players = This game is for { NUMBER($least) } to { NUMBER($most) } players.
refused-gh-turns = Everybody gets { NUMBER($least) } to { NUMBER($most) } turns.
refused-gh-cards = A turn has { NUMBER($least) } to { NUMBER($most) } cards.
refused-gh-categories = { $categories ->
    [one] The chosen sets have only one category. Draw fewer cards, or add a set.
   *[other] The chosen sets have only { $categories } categories. Draw fewer cards, or add a set.
}
refused-gh-too-few-cards = The chosen sets have too few cards.
refused-gh-over = The game is over.
refused-gh-cards-drawn = The cards are on the table already.
refused-gh-no-cards = There are no cards on the table yet.
refused-gh-no-such-card = That card is not on the table.
refused-gh-not-laid = That card is not in the row.
refused-gh-sealed = The envelope is sealed.
refused-gh-not-your-turn = Only the player in turn does that.
refused-gh-not-sealed = The envelope is not sealed yet.
refused-gh-unfinished = Some cards have no place yet.
refused-gh-face-up-missing = Choose the token that you show.
refused-gh-face-up-not-played = No token is shown in this game.
refused-gh-yourself = It is you they are guessing.
refused-gh-not-yet = You guess along from the next turn on.
refused-gh-face-up = That token lies face up where it belongs.
refused-gh-changed = The row has changed since you looked. Have another look.
refused-gh-agreed = You have agreed already.
refused-gh-not-agreed = You have not agreed yet.
refused-gh-turns-left = There are turns left to play.
refused-gh-no-turns = All turns have been played.
