//! The rules of this game, section by section.

use decks::Language;
use rules::image::PhaseView;

use crate::{games::Rules, words::Words};

pub(super) fn rules(language: Language) -> Rules {
    let words = Words::of(language);
    let sections = [
        ("opening", words.image_rules_opening_title()),
        ("turn", words.image_rules_turn_title()),
        ("ending", words.image_rules_ending_title()),
        ("fits", words.image_rules_fits_title()),
        ("challenge", words.image_rules_challenge_title()),
        ("end", words.image_rules_end_title()),
        ("away", words.image_rules_away_title()),
    ];
    Rules::written(language, "image", [words.image_rules_title(), words.image_rules_idea()], sections)
}

/// The section that belongs to a phase.
pub(super) fn section_now(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening => "opening",
        PhaseView::Turn { .. } => "turn",
        PhaseView::Window { .. } | PhaseView::Naming { .. } | PhaseView::Voting { .. } => "challenge",
        PhaseView::Over { .. } => "end",
    }
}
