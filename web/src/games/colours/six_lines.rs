//! True Colours in six lines, each with a picture: enough to play.

use maud::Markup;
use rules::colours::{Counts, Options, Questions};

use crate::{
    games::RuleLine,
    look::{
        Symbol,
        vignette::{card, letters, peg, sheet, sign, stroke, vignette, written_card},
    },
    words::Words,
};

pub(super) fn six_lines(words: &Words, options: &Options) -> Vec<RuleLine> {
    let question = match options.questions {
        Questions::Drawn => words.tc_line_question(),
        Questions::Picked => words.tc_line_question_picked(),
    };
    let count = match options.counts {
        Counts::Shown => words.tc_line_count(),
        Counts::OutcomeOnly => words.tc_line_count_outcome(),
    };
    let goal = options.goal.0;
    vec![
        RuleLine::new("opening", question, read()),
        RuleLine::new("voting", words.tc_line_vote(), box_of_votes()),
        RuleLine::new("predicting", words.tc_line_predict(), predictions()),
        RuleLine::new("count", count, counted()),
        RuleLine::new("count", words.tc_line_points(), three_spaces()),
        RuleLine::new("end", words.tc_line_end(goal), arrived(goal)),
    ]
}

fn read() -> Markup {
    vignette([
        peg("lake", [19, 32]),
        stroke("soft", "M29 28h5M29 23l4-3M29 33l4 3"),
        card(Symbol::Query, [40, 10, 26, 36]),
    ])
}

fn box_of_votes() -> Markup {
    vignette([
        sheet("tile poppy", [24, 6, 13, 24]),
        sheet("tile moss", [43, 9, 13, 21]),
        sheet("box", [16, 25, 48, 25]),
        stroke("soft", "M21 25h38"),
        sign("brass", Symbol::Lock, [31, 28, 18]),
    ])
}

fn predictions() -> Markup {
    vignette([
        written_card("+", [8, 14, 19, 28]),
        written_card("±", [31, 14, 19, 28]),
        written_card("0", [54, 14, 19, 28]),
    ])
}

fn counted() -> Markup {
    vignette([
        written_card("+", [6, 14, 19, 28]),
        stroke("brass", "M30 28h10m-4-4 4 4-4 4"),
        sheet("tile poppy", [46, 8, 9, 13]),
        sheet("tile poppy", [57, 8, 9, 13]),
        sheet("tile poppy", [68, 8, 9, 13]),
        sheet("tile moss", [46, 24, 9, 13]),
        stroke("soft", "M46 46h30"),
    ])
}

fn three_spaces() -> Markup {
    vignette([
        stroke("spot", "M13 44h.1M31 44h.1M49 44h.1M67 44h.1"),
        stroke("soft", "M14 34c8-13 34-15 43-6m-6 0 6 1 1-6"),
        letters("brass", "+3", [34, 12]),
        peg("honey", [67, 33]),
    ])
}

fn arrived(goal: u8) -> Markup {
    vignette([
        stroke("spot", "M12 44h.1M28 44h.1M44 44h.1"),
        peg("plum", [44, 33]),
        sign("brass", Symbol::Crown, [36, 7, 16]),
        sheet("paper", [56, 27, 20, 20]),
        letters("ink", &goal.to_string(), [66, 37]),
    ])
}
