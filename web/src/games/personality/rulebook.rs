//! The rules of this game, section by section.

use decks::Language;
use rules::personality::PhaseView;

use crate::{games::Rules, words::Words};

pub(super) fn rules(language: Language) -> Rules {
    let words = Words::of(language);
    let sections = [
        ("turn", words.pe_rules_turn_title()),
        ("vote", words.pe_rules_vote_title()),
        ("walk", words.pe_rules_walk_title()),
        ("tie", words.pe_rules_tie_title()),
        ("spaces", words.pe_rules_spaces_title()),
        ("giving", words.pe_rules_giving_title()),
        ("end", words.pe_rules_end_title()),
        ("away", words.pe_rules_away_title()),
        ("options", words.pe_rules_options_title()),
    ];
    Rules::written(language, "pe", [words.pe_rules_title(), words.pe_rules_idea()], sections)
}

/// The section that belongs to a phase.
pub(super) fn section_now(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening => "options",
        PhaseView::Proposing { .. } => "turn",
        PhaseView::Voting { .. } => "vote",
        PhaseView::Debate { .. } | PhaseView::Runoff { .. } => "tie",
        PhaseView::Exchanging { .. } => "walk",
        PhaseView::Laying { .. } | PhaseView::Pairing { .. } => "spaces",
        PhaseView::Giving { .. } | PhaseView::Answering { .. } | PhaseView::Judging { .. } => "giving",
        PhaseView::Ending { .. } | PhaseView::Over { .. } => "end",
    }
}
