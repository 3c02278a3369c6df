//! The rules of this game, section by section.

use std::sync::LazyLock;

use decks::Language;
use rules::preference::PhaseView;

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
        PhaseView::Ranking { .. } => "ranking",
        PhaseView::Guessing { .. } => "guessing",
        PhaseView::Revealing { .. } | PhaseView::RoundOver { .. } => "reveal",
        PhaseView::Over { .. } => "end",
    }
}

fn written(language: Language) -> Rules {
    let words = Words::of(language);
    let section = |id: &'static str, title: String| RulesSection {
        id,
        title,
        paragraphs: paragraphs(language, &format!("pp-rules-{id}")),
    };
    Rules {
        title: words.pp_rules_title(),
        idea: words.pp_rules_idea(),
        sections: vec![
            section("opening", words.pp_rules_opening_title()),
            section("ranking", words.pp_rules_ranking_title()),
            section("guessing", words.pp_rules_guessing_title()),
            section("reveal", words.pp_rules_reveal_title()),
            section("end", words.pp_rules_end_title()),
            section("away", words.pp_rules_away_title()),
            section("options", words.pp_rules_options_title()),
        ],
    }
}
