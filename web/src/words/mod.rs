//! Every sentence that a person reads, in their own language.
//!
//! The sentences are written in `locales/`, one folder a language; the build turns each into a function, so
//! that one that is missing or asks for something else in another language does not compile.

mod bidi_names;
mod decimal;
mod list;
mod news;
mod refusal;
#[cfg(test)]
mod spec;

use std::{ops::Deref, sync::LazyLock};

use decks::Language;

pub(crate) use bidi_names::{called, called_together, named, plain, say};
pub(crate) use decimal::decimal;
pub(crate) use list::listed;
pub(crate) use news::{latest_news, latest_table_news};
pub(crate) use refusal::{fault_sentence, sentence};

#[allow(
    dead_code,
    missing_debug_implementations,
    unreachable_pub,
    unused_imports,
    clippy::all,
    clippy::needless_pass_by_value,
    clippy::uninlined_format_args,
    clippy::unwrap_used,
    reason = "this code is generated"
)]
mod sentences {
    include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
}

use sentences::{L10n, L10nLanguage};

/// All sentences of one language.
pub(crate) struct Words {
    pub(crate) language: Language,
    sentences: L10nLanguage,
}

impl Words {
    pub(crate) fn of(language: Language) -> &'static Words {
        static WORDS: LazyLock<[Words; Language::ALL.len()]> =
            LazyLock::new(|| Language::ALL.map(Words::load));
        &WORDS[language as usize]
    }

    fn load(language: Language) -> Words {
        let locale = match language {
            Language::En => L10n::En,
            Language::Fr => L10n::Fr,
        };
        Words { language, sentences: locale.load() }
    }
}

impl Deref for Words {
    type Target = L10nLanguage;

    fn deref(&self) -> &L10nLanguage {
        &self.sentences
    }
}

/// The paragraphs of the rules, which are numbered in `locales/` and found by their number.
pub(crate) fn paragraphs(language: Language, section: &str) -> Vec<String> {
    let bundles = L10n::load_all();
    let bundle = match language {
        Language::En => bundles.get(L10n::En),
        Language::Fr => bundles.get(L10n::Fr),
    };
    (1..).map_while(|number| bundle.msg(&format!("{section}-{number}"), None).ok()).collect()
}

/// The language that a browser asks for, as far as we speak it.
pub(crate) fn negotiated(accept_language: &str) -> Language {
    match L10n::langneg(accept_language) {
        L10n::En => Language::En,
        L10n::Fr => Language::Fr,
    }
}
