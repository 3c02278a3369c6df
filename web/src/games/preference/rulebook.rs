//! The rules of this game, section by section.

use decks::Language;
use rules::preference::PhaseView;

use crate::{games::Rules, words::Words};

pub(super) fn rules(language: Language) -> Rules {
    let words = Words::of(language);
    let sections = [
        ("opening", words.pp_rules_opening_title()),
        ("ranking", words.pp_rules_ranking_title()),
        ("guessing", words.pp_rules_guessing_title()),
        ("reveal", words.pp_rules_reveal_title()),
        ("end", words.pp_rules_end_title()),
        ("away", words.pp_rules_away_title()),
        ("options", words.pp_rules_options_title()),
    ];
    Rules::written(language, "pp", [words.pp_rules_title(), words.pp_rules_idea()], sections)
}

/// The section that belongs to a phase.
pub(super) fn section_now(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening { .. } => "opening",
        PhaseView::Ranking { .. } => "ranking",
        PhaseView::Guessing { .. } => "guessing",
        PhaseView::Revealing { .. } | PhaseView::RoundOver { .. } => "reveal",
        PhaseView::Over { .. } => "end",
    }
}
