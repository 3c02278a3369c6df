//! The rules of this game, section by section.

use std::sync::LazyLock;

use decks::Language;
use rules::colours::PhaseView;

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
        PhaseView::Opening { .. } => "opening",
        PhaseView::Picking { .. } | PhaseView::Voting { .. } => "voting",
        PhaseView::Predicting { .. } => "predicting",
        PhaseView::RoundOver { .. } => "count",
        PhaseView::Over { .. } => "end",
    }
}

fn written(language: Language) -> Rules {
    let words = Words::of(language);
    let section = |id: &'static str, title: String| RulesSection {
        id,
        title,
        paragraphs: paragraphs(language, &format!("tc-rules-{id}")),
    };
    Rules {
        title: words.tc_rules_title(),
        idea: words.tc_rules_idea(),
        sections: vec![
            section("opening", words.tc_rules_opening_title()),
            section("voting", words.tc_rules_voting_title()),
            section("predicting", words.tc_rules_predicting_title()),
            section("count", words.tc_rules_count_title()),
            section("secrecy", words.tc_rules_secrecy_title()),
            section("end", words.tc_rules_end_title()),
            section("away", words.tc_rules_away_title()),
            section("options", words.tc_rules_options_title()),
        ],
    }
}
