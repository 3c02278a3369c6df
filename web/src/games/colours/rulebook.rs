//! The rules of this game, section by section.

use decks::Language;
use rules::colours::PhaseView;

use crate::{games::Rules, words::Words};

pub(super) fn rules(language: Language) -> Rules {
    let words = Words::of(language);
    let sections = [
        ("opening", words.tc_rules_opening_title()),
        ("voting", words.tc_rules_voting_title()),
        ("predicting", words.tc_rules_predicting_title()),
        ("count", words.tc_rules_count_title()),
        ("secrecy", words.tc_rules_secrecy_title()),
        ("end", words.tc_rules_end_title()),
        ("away", words.tc_rules_away_title()),
        ("options", words.tc_rules_options_title()),
    ];
    Rules::written(language, "tc", [words.tc_rules_title(), words.tc_rules_idea()], sections)
}

/// The section that belongs to a phase.
pub(super) fn section_now(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening { .. } => "opening",
        PhaseView::Picking { .. } | PhaseView::Voting { .. } => "voting",
        PhaseView::Predicting { .. } => "predicting",
        PhaseView::RoundOver { .. } => "count",
        PhaseView::Over { .. } => "end",
    }
}
