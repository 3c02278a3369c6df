//! IMAGE in six lines, each with a picture: enough to play.

use maud::Markup;
use rules::image::{Initials, Judging, Options};

use crate::{
    games::RuleLine,
    look::{
        Symbol,
        vignette::{lettered, letters, sheet, sign, stroke, tile, vignette},
    },
    words::Words,
};

pub(super) fn six_lines(words: &Words, options: &Options) -> Vec<RuleLine> {
    let end = match options.initials {
        Initials::Last => words.image_line_end(),
        Initials::Both => words.image_line_end_both(),
    };
    let challenge = match options.judging {
        Judging::Almanac => words.image_line_challenge(),
        Judging::AlwaysVote => words.image_line_challenge_vote(),
    };
    vec![
        RuleLine::new("fits", words.image_line_row(), row()),
        RuleLine::new("turn", words.image_line_turn(), laid()),
        RuleLine::new("turn", words.image_line_cards(), covered()),
        RuleLine::new("ending", end, ended(options.initials)),
        RuleLine::new("challenge", challenge, challenged(options.judging)),
        RuleLine::new("end", words.image_line_over(), hand()),
    ]
}

const PLACE: (&str, Symbol) = ("hue-0", Symbol::Globe);
const TIME: (&str, Symbol) = ("hue-4", Symbol::Hourglass);
const ACTIVITY: (&str, Symbol) = ("hue-3", Symbol::Laurel);
const STATUS: (&str, Symbol) = ("hue-2", Symbol::Bust);

/// A card of this kind, from the left and from the top.
fn kind((hue, symbol): (&str, Symbol), [x, y]: [u8; 2]) -> Markup {
    tile(hue, symbol, [x, y, 15, 21])
}

fn row() -> Markup {
    vignette([
        kind(PLACE, [6, 9]),
        kind(TIME, [24, 9]),
        kind(ACTIVITY, [42, 9]),
        kind(STATUS, [60, 9]),
        stroke("soft", "M7 33q0 4 5 4h24q5 0 5 4 0-4 5-4h24q5 0 5-4"),
        sign("brass", Symbol::Star, [34, 41, 14]),
    ])
}

fn laid() -> Markup {
    vignette([
        sheet("back", [5, 31, 15, 20]),
        sheet("back", [14, 29, 15, 20]),
        kind(PLACE, [20, 4]),
        kind(TIME, [38, 4]),
        stroke("dashed", "M57 4h14v21H57z"),
        kind(ACTIVITY, [36, 31]),
        stroke("brass", "M54 43c7 0 10-3 10-12m-4 4 4-5 4 5"),
    ])
}

fn covered() -> Markup {
    vignette([
        kind(PLACE, [5, 18]),
        kind(TIME, [24, 20]),
        kind(TIME, [30, 12]),
        kind(STATUS, [52, 18]),
        stroke("brass", "M70 28h8m-4-4v8"),
    ])
}

fn ended(initials: Initials) -> Markup {
    let first = match initials {
        Initials::Last => kind(STATUS, [41, 8]),
        Initials::Both => lettered("poppy", "M", [41, 8, 15, 21]),
    };
    vignette([
        kind(PLACE, [5, 8]),
        kind(TIME, [23, 8]),
        first,
        lettered("poppy", "C", [59, 8, 15, 21]),
        letters("soft", "1", [12, 42]),
        letters("soft", "2", [30, 42]),
        letters("soft", "3", [48, 42]),
        letters("brass", "4", [66, 42]),
    ])
}

fn challenged(judging: Judging) -> Markup {
    let judge = match judging {
        Judging::Almanac => Symbol::Book,
        Judging::AlwaysVote => Symbol::People,
    };
    vignette([
        sign("brass", judge, [5, 12, 32]),
        letters("soft", "−6", [58, 18]),
        letters("brass", "+12", [58, 40]),
    ])
}

fn hand() -> Markup {
    vignette([
        sheet("back", [6, 14, 18, 25]),
        sheet("back", [9, 17, 18, 25]),
        stroke("brass", "M31 30h9m-4-4 4 4-4 4"),
        kind(TIME, [42, 18]),
        kind(PLACE, [49, 16]),
        kind(ACTIVITY, [56, 16]),
        lettered("poppy", "A", [63, 18, 15, 21]),
    ])
}
