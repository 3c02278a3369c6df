//! The rules of this game, section by section.

use std::sync::LazyLock;

use decks::Language;
use rules::personality::PhaseView;

use crate::{
    games::{Rules, RulesSection},
    words::{Words, paragraphs},
};

pub(crate) fn rules(language: Language) -> &'static Rules {
    static RULES: LazyLock<[Rules; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(written));
    &RULES[language as usize]
}

/// The section that belongs to a phase.
pub(crate) fn section_now(phase: &PhaseView) -> &'static str {
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

fn written(language: Language) -> Rules {
    let words = Words::of(language);
    let section = |id: &'static str, title: String| RulesSection {
        id,
        title,
        paragraphs: paragraphs(language, &format!("pe-rules-{id}")),
    };
    Rules {
        title: words.pe_rules_title(),
        idea: words.pe_rules_idea(),
        sections: vec![
            section("turn", words.pe_rules_turn_title()),
            section("vote", words.pe_rules_vote_title()),
            section("walk", words.pe_rules_walk_title()),
            section("tie", words.pe_rules_tie_title()),
            section("spaces", words.pe_rules_spaces_title()),
            section("giving", words.pe_rules_giving_title()),
            section("end", words.pe_rules_end_title()),
            section("away", words.pe_rules_away_title()),
            section("options", words.pe_rules_options_title()),
        ],
    }
}
