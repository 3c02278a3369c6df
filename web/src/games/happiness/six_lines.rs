//! The Game of Happiness in six lines, each with a picture: enough to play.

use maud::{Markup, html};
use rules::happiness::{Help, Options};

use crate::{
    games::RuleLine,
    look::{
        Symbol,
        vignette::{WIDE, letters, peg, sheet, sign, stroke, tile, vignette},
    },
    words::Words,
};

/// What lies on the table, in colours of their own. There are as many as a turn can have cards.
const CARDS: [(&str, Symbol); 9] = [
    ("hue-0", Symbol::House),
    ("hue-1", Symbol::Fork),
    ("hue-2", Symbol::Leaf),
    ("hue-3", Symbol::People),
    ("hue-6", Symbol::Plug),
    ("hue-5", Symbol::Compass),
    ("hue-4", Symbol::Briefcase),
    ("hue-7", Symbol::Moon),
    ("hue-8", Symbol::Ball),
];

pub(super) fn six_lines(words: &Words, options: &Options) -> Vec<RuleLine> {
    let row = match options.help {
        Help::None => words.gh_line_row(),
        Help::OneFaceUp => words.gh_line_row_shown(),
    };
    // GH-8: all right count double.
    let (cards, double) = (options.cards, 2 * options.cards);
    vec![
        RuleLine::new("opening", words.gh_line_cards(cards), turned_up(cards)),
        RuleLine::new("ranking", row, in_secret(options.help)),
        RuleLine::new("guessing", words.gh_line_guess(), together()),
        RuleLine::new("reveal", words.gh_line_points(), compared()),
        RuleLine::new("reveal", words.gh_line_double(cards, double), doubled(double)),
        RuleLine::new("end", words.gh_line_end(), score()),
    ]
}

/// A row of so many cards as wide as the picture.
fn turned_up(cards: u8) -> Markup {
    let step = (WIDE - 4) / cards.max(1);
    let size = (step - 1).min(18);
    let left = (WIDE - step * cards + (step - size)) / 2;
    vignette([html! {
        @for (place, (hue, symbol)) in (0..cards).zip(CARDS) {
            (tile(hue, symbol, [left + place * step, 28 - size / 2, size, size]))
        }
    }])
}

fn in_secret(help: Help) -> Markup {
    let shown = match help {
        Help::None => sheet("back", [43, 13, 13, 18]),
        Help::OneFaceUp => tile("hue-2", Symbol::Leaf, [43, 13, 13, 18]),
    };
    vignette([
        sheet("back", [7, 13, 13, 18]),
        sheet("back", [25, 13, 13, 18]),
        shown,
        sheet("back", [61, 13, 13, 18]),
        sign("soft", Symbol::Frown, [6, 36, 15]),
        stroke("soft", "M26 44h27m-4-4 4 4-4 4"),
        sign("brass", Symbol::Smile, [60, 36, 15]),
    ])
}

fn together() -> Markup {
    vignette([
        peg("poppy", [20, 17]),
        peg("lake", [40, 17]),
        peg("moss", [60, 17]),
        tile("hue-1", Symbol::Fork, [7, 33, 14, 18]),
        tile("hue-3", Symbol::People, [25, 33, 14, 18]),
        tile("hue-2", Symbol::Leaf, [43, 33, 14, 18]),
        stroke("dashed", "M61 33h13v18H61z"),
    ])
}

fn compared() -> Markup {
    vignette([
        tile("hue-1", Symbol::Fork, [16, 4, 15, 15]),
        tile("hue-3", Symbol::People, [36, 4, 15, 15]),
        tile("hue-2", Symbol::Leaf, [56, 4, 15, 15]),
        tile("hue-1", Symbol::Fork, [16, 22, 15, 15]),
        tile("hue-2", Symbol::Leaf, [36, 22, 15, 15]),
        tile("hue-3", Symbol::People, [56, 22, 15, 15]),
        sign("brass", Symbol::Check, [17, 40, 13]),
        sign("soft", Symbol::Close, [37, 40, 13]),
        sign("soft", Symbol::Close, [57, 40, 13]),
    ])
}

fn doubled(points: u8) -> Markup {
    vignette([
        sign("brass", Symbol::Star, [7, 12, 14]),
        sign("brass", Symbol::Star, [59, 12, 14]),
        letters("huge", &points.to_string(), [40, 24]),
        letters("brass", "×2", [40, 46]),
    ])
}

fn score() -> Markup {
    vignette([
        stroke("rail", "M12 40h56"),
        stroke("gain", "M12 40h38"),
        sign("brass", Symbol::Smile, [41, 14, 18]),
        sign("soft", Symbol::Flag, [61, 18, 16]),
    ])
}
