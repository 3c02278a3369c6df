//! Every sentence that a person reads, in their own language.
//!
//! The sentences are written in `locales/`, one folder a language; the build turns each into a function, so
//! that one that is missing or asks for something else in another language does not compile.

mod bidi_names;
mod decimal;
mod elision;
#[cfg(test)]
mod every_message;
#[cfg(test)]
mod glossary;
mod list;
#[cfg(test)]
pub(crate) mod longer_sentences;
mod news;
#[cfg(test)]
mod plain_words;
mod refusal;
mod sentence_bundle;
#[cfg(test)]
mod spec;
mod template;

use std::{ops::Deref, sync::LazyLock};

use decks::Language;
use fluent_typed::prelude::FluentArgs;

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
    // Takes the place of the one among those that the generated code brings in.
    use super::sentence_bundle::SentenceBundle as L10nBundle;
    include!(concat!(env!("OUT_DIR"), "/sentences.rs"));

    impl L10nLanguage {
        pub(super) fn said(&self, key: &str, args: Option<FluentArgs<'_>>) -> Result<String, L10nError> {
            self.0.msg(key, args)
        }

        #[cfg(test)]
        pub(super) fn bundle(&self) -> &L10nBundle {
            &self.0
        }
    }
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

    /// The sentence of this name in `locales/`, if there is one.
    fn by_key(&self, key: &str, args: Option<FluentArgs<'_>>) -> Option<String> {
        self.sentences.said(key, args).ok()
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
    let words = Words::of(language);
    (1..).map_while(|number| words.by_key(&format!("{section}-{number}"), None)).collect()
}

/// What is said before the first full stop, and that.
pub(crate) fn first_sentence(sentences: String) -> String {
    let Some((first, _)) = sentences.split_once(". ") else { return sentences };
    let first = format!("{first}.");
    #[cfg(test)]
    let first = longer_sentences::closed(first);
    first
}

/// The language that a browser asks for, as far as we speak it.
pub(crate) fn negotiated(accept_language: &str) -> Language {
    match L10n::langneg(accept_language) {
        L10n::En => Language::En,
        L10n::Fr => Language::Fr,
    }
}
