//! The rules of a game as a guest reads them.

use decks::Language;
use maud::Markup;

use crate::words::paragraphs;

pub(crate) struct Rules {
    pub(crate) title: String,
    pub(crate) idea: String,
    pub(crate) sections: Vec<RulesSection>,
}

/// One of the few lines that are enough to play.
pub(crate) struct RuleLine {
    /// The section that has more of it.
    pub(crate) section: &'static str,
    pub(crate) text: String,
    pub(crate) picture: Markup,
}

impl RuleLine {
    pub(super) fn new(section: &'static str, text: String, picture: Markup) -> RuleLine {
        RuleLine { section, text, picture }
    }
}

/// A part of the rules that belongs to a part of play.
pub(crate) struct RulesSection {
    pub(crate) id: &'static str,
    pub(crate) title: String,
    pub(crate) paragraphs: Vec<String>,
}

impl Rules {
    /// Rules whose paragraphs begin with these letters in `locales/`: a title, the idea, and the sections
    /// with theirs.
    pub(super) fn written<const N: usize>(
        language: Language,
        letters: &str,
        [title, idea]: [String; 2],
        sections: [(&'static str, String); N],
    ) -> Rules {
        let section = |(id, title): (&'static str, String)| {
            let paragraphs = paragraphs(language, &format!("{letters}-rules-{id}"));
            RulesSection { id, title, paragraphs }
        };
        Rules { title, idea, sections: sections.map(section).into() }
    }
}
