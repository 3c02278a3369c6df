//! Before the game: how long the path is, and how many can play.

use rules::{
    GameKind,
    personality::{Board, Laying, Options},
};
use table::TableView;

use crate::{
    games::options::{Choice, HouseRules, Value},
    words::Words,
};

pub(super) fn house_rules<'a>(words: &Words, options: &'a Options) -> HouseRules<'a> {
    let boards = [
        (Board::Normal, words.pe_option_board_normal()),
        (Board::Short, words.pe_option_board_short()),
        (Board::Taste, words.pe_option_board_taste()),
    ];
    let value = |(board, label)| {
        let lasting = Options { board, ..options.clone() };
        Value::new(&board, label, &options.board).lasting(lasting)
    };
    let board = Choice {
        field: "board",
        label: words.pe_option_board(),
        line: words.pe_option_board_line(options.board.summit().0),
        values: boards.map(value).into(),
    };
    let ways =
        [(Laying::Hidden, words.pe_option_laying_hidden()), (Laying::Open, words.pe_option_laying_open())];
    let laying = Choice {
        field: "laying",
        label: words.pe_option_laying(),
        line: match options.laying {
            Laying::Hidden => words.pe_option_laying_hidden_line(),
            Laying::Open => words.pe_option_laying_open_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &options.laying)).into(),
    };
    let cards = [Choice::rating(words, options.rating), Choice::own_cards(words, options.own_cards)];
    let choices = [board, laying].into_iter().chain(cards).collect();
    HouseRules { kind: GameKind::Personality, choices, sets: &options.sets, rating: options.rating }
}

/// How many would play if everybody does who has not said goodbye.
fn players(view: &TableView) -> usize {
    view.guests.iter().filter(|guest| !guest.left).count()
}

/// PE-1: there are six masks.
pub(super) fn seating(words: &Words, view: &TableView) -> Option<String> {
    let most = *Options::PLAYERS.end();
    (players(view) > usize::from(most)).then(|| words.pe_seating_many(most))
}

/// PE-1: two could never outvote each other.
pub(super) fn hindrance(words: &Words, view: &TableView) -> Option<String> {
    let missing = usize::from(*Options::PLAYERS.start()).saturating_sub(players(view));
    (missing > 0).then(|| words.pe_need_more(missing))
}
