//! Personality in six lines, each with a picture: enough to play.

use maud::{Markup, PreEscaped};
use rules::personality::Options;

use crate::{
    games::RuleLine,
    look::{
        MASK, Symbol,
        vignette::{card, lettered, letters, sheet, sign, stroke, vignette},
    },
    words::Words,
};

pub(super) fn six_lines(words: &Words, options: &Options) -> Vec<RuleLine> {
    let summit = options.board.summit().0;
    vec![
        RuleLine::new("turn", words.pe_line_card(), laid()),
        RuleLine::new("vote", words.pe_line_choice(), chosen()),
        RuleLine::new("tie", words.pe_line_elected(), elected()),
        RuleLine::new("walk", words.pe_line_walk(), walked()),
        RuleLine::new("spaces", words.pe_line_spaces(), marked()),
        RuleLine::new("giving", words.pe_line_end(summit), summit_reached(summit)),
    ]
}

/// A mask in the colour of a seat, 24 wide and 16 high.
fn mask(colour: &str, [x, y]: [u8; 2]) -> Markup {
    PreEscaped(format!(
        r#"<g class="v-peg {colour}" transform="translate({x} {y}) scale(.5)"><path d="{MASK}"/>{EYES}</g>"#
    ))
}

const EYES: &str = r#"<path class="v-eyes" d="M11 14q4-3 8 0-4 3-8 0zM29 14q4-3 8 0-4 3-8 0z"/>"#;

fn laid() -> Markup {
    vignette([
        sheet("back", [8, 28, 13, 18]),
        sheet("back", [17, 26, 13, 18]),
        sheet("back", [26, 28, 13, 18]),
        stroke("soft", "M36 22c3-7 6-9 11-9m-5-3 5 3-4 5"),
        card(Symbol::Portrait, [50, 10, 24, 34]),
    ])
}

fn chosen() -> Markup {
    vignette([
        mask("poppy", [6, 8]),
        mask("lake", [28, 8]),
        mask("moss", [50, 8]),
        stroke("ring", "M40 16m-15 0a15 12 0 1 1 30 0 15 12 0 1 1-30 0z"),
        lettered("hue-own", "1", [14, 33, 14, 17]),
        lettered("hue-own", "2", [33, 33, 14, 17]),
        lettered("hue-own", "3", [52, 33, 14, 17]),
    ])
}

fn elected() -> Markup {
    vignette([
        mask("lake", [28, 4]),
        stroke("soft", "M24 12h-8v9M56 12h8v9"),
        sign("brass", Symbol::Check, [8, 22, 15]),
        sign("brass", Symbol::Check, [57, 22, 15]),
        card(Symbol::Portrait, [30, 24, 20, 28]),
    ])
}

fn walked() -> Markup {
    vignette([
        stroke("spot", "M8 44h.1M24 44h.1M40 44h.1M56 44h.1M72 44h.1"),
        mask("lake", [44, 24]),
        stroke("brass", "M48 16h22m-5-5 5 5-5 5"),
        mask("poppy", [12, 24]),
        stroke("soft", "M34 10H20m4-4-4 4 4 4"),
    ])
}

fn marked() -> Markup {
    vignette([
        sheet("paper", [8, 12, 28, 32]),
        sign("ink", Symbol::Duet, [12, 18, 20]),
        sheet("paper", [44, 12, 28, 32]),
        sign("ink", Symbol::Dot, [50, 20, 16]),
    ])
}

fn summit_reached(summit: i8) -> Markup {
    vignette([
        sign("brass", Symbol::Summit, [4, 7, 40]),
        letters("brass", &summit.to_string(), [58, 14]),
        mask("moss", [46, 30]),
    ])
}
