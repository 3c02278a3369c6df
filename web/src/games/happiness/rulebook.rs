//! The rules of this game, section by section.

use std::sync::LazyLock;

use decks::Language;
use rules::happiness::PhaseView;

use crate::{games::Rules, words::Words};

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
        PhaseView::Revealed { .. } => "reveal",
        PhaseView::Over => "end",
    }
}

fn written(language: Language) -> Rules {
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
