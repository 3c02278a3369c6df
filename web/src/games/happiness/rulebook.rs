//! The rules of this game, section by section.

use decks::Language;
use rules::happiness::PhaseView;

use crate::{games::Rules, words::Words};

pub(super) fn rules(language: Language) -> Rules {
    let words = Words::of(language);
    let sections = [
        ("opening", words.gh_rules_opening_title()),
        ("ranking", words.gh_rules_ranking_title()),
        ("guessing", words.gh_rules_guessing_title()),
        ("reveal", words.gh_rules_reveal_title()),
        ("end", words.gh_rules_end_title()),
        ("away", words.gh_rules_away_title()),
        ("options", words.gh_rules_options_title()),
    ];
    Rules::written(language, "gh", [words.gh_rules_title(), words.gh_rules_idea()], sections)
}

/// The section that belongs to a phase.
pub(super) fn section_now(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening { .. } => "opening",
        PhaseView::Ranking { .. } => "ranking",
        PhaseView::Guessing { .. } => "guessing",
        PhaseView::Revealed { .. } => "reveal",
        PhaseView::Over => "end",
    }
}
