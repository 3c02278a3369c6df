//! The decks that come with the program.

use rules::GameKind;

use crate::{games::files, source::Source};

/// Every deck file of every game.
pub(crate) fn sources() -> Vec<Source> {
    let of_game = |game: GameKind| {
        files(game).iter().map(move |(set, text)| Source {
            game,
            file: format!("{game}/{set}.deck"),
            set: (*set).to_owned(),
            text: (*text).to_owned(),
        })
    };
    GameKind::ALL.into_iter().flat_map(of_game).collect()
}
