//! Personal Preference in six lines, each with a picture: enough to play.

use maud::Markup;
use rules::preference::{Guessing, Options};

use crate::{
    games::RuleLine,
    look::{
        Symbol,
        vignette::{lettered, letters, peg, sign, stroke, tile, vignette, written_card},
    },
    words::Words,
};

pub(super) fn six_lines(words: &Words, options: &Options) -> Vec<RuleLine> {
    let guess = match options.guessing {
        Guessing::InTurn => words.pp_line_guess(),
        Guessing::AtOnce => words.pp_line_guess_at_once(),
    };
    let squares = options.board.length();
    vec![
        RuleLine::new("options", words.pp_line_teams(), teams()),
        RuleLine::new("ranking", words.pp_line_it(), ranked()),
        RuleLine::new("guessing", guess, guessed()),
        RuleLine::new("reveal", words.pp_line_reveal(), opened()),
        RuleLine::new("reveal", words.pp_line_double(), doubled()),
        RuleLine::new("end", words.pp_line_end(squares), round_the_board(squares)),
    ]
}

fn teams() -> Markup {
    vignette([
        peg("poppy", [13, 28]),
        peg("poppy", [28, 28]),
        stroke("soft", "M40 12v32"),
        peg("lake", [52, 28]),
        peg("lake", [67, 28]),
    ])
}

fn ranked() -> Markup {
    vignette([
        tile("poppy", Symbol::Heart, [5, 10, 15, 20]),
        tile("lake", Symbol::Drop, [23, 10, 15, 20]),
        tile("moss", Symbol::Clover, [41, 10, 15, 20]),
        tile("honey", Symbol::Sun, [59, 10, 15, 20]),
        sign("brass", Symbol::Smile, [5, 36, 15]),
        stroke("soft", "M26 44h27m-4-4 4 4-4 4"),
        sign("soft", Symbol::Frown, [59, 36, 15]),
    ])
}

fn guessed() -> Markup {
    vignette([
        tile("poppy", Symbol::Heart, [5, 6, 15, 20]),
        tile("lake", Symbol::Drop, [23, 6, 15, 20]),
        tile("moss", Symbol::Clover, [41, 6, 15, 20]),
        tile("honey", Symbol::Sun, [59, 6, 15, 20]),
        written_card("2", [5, 32, 15, 18]),
        written_card("1", [23, 32, 15, 18]),
        written_card("4", [41, 32, 15, 18]),
        written_card("3", [59, 32, 15, 18]),
    ])
}

fn opened() -> Markup {
    vignette([
        sign("brass", Symbol::Envelope, [4, 13, 30]),
        stroke("soft", "M38 28h8m-4-4 4 4-4 4"),
        lettered("lake", "1", [50, 17, 16, 21]),
        sign("brass", Symbol::Check, [61, 33, 15]),
    ])
}

fn doubled() -> Markup {
    vignette([
        stroke("ring", "M24 28m-17 0a17 17 0 1 1 34 0 17 17 0 1 1-34 0z"),
        written_card("1", [16, 18, 16, 20]),
        letters("brass", "+2", [60, 18]),
        letters("soft", "−1", [60, 40]),
    ])
}

/// The ring of spaces, and where they part.
const BOARD: &str = concat!(
    "M9 7h62v42H9zM20 18h40v20H20z",
    "M20 7v11M40 7v11M60 7v11M20 38v11M40 38v11M60 38v11M9 28h11M60 28h11",
);

fn round_the_board(squares: u16) -> Markup {
    vignette([
        stroke("board", BOARD),
        letters("brass", &squares.to_string(), [40, 28]),
        peg("poppy", [14, 43]),
    ])
}
