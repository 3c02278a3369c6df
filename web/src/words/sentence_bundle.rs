//! The sentences of one language, with what no writer of sentences can know beforehand put right: what comes
//! before a name, and the full stop after one.

use std::{collections::HashMap, str};

use fluent_typed::prelude::{FluentArgs, FluentValue, L10nBundle, L10nError};

use super::{elision::elided, template::Template};

/// Stands in a sentence where a word before something that is filled in may have to be elided.
const SEAM: char = '\u{e000}';
/// Stands in a sentence between something that is filled in and a full stop.
const STOP: char = '\u{e001}';
/// Stands before one of these marks that somebody has typed: it is filled in, and stays.
const TYPED: char = '\u{e002}';
const MARKS: [char; 3] = [SEAM, STOP, TYPED];

/// As the one of `fluent_typed`, whose place it takes in the code that is generated.
pub(super) struct SentenceBundle {
    bundle: L10nBundle,
    /// The sentences in which nothing is filled in, as they are read: most of those on a page.
    ready: HashMap<Box<str>, Box<str>>,
    /// Those in which something is filled in, and nothing is chosen.
    templates: HashMap<Box<str>, Template>,
}

impl SentenceBundle {
    pub(super) fn new_without_isolation(lang: impl AsRef<str>, bytes: &[u8]) -> Result<Self, L10nError> {
        let marked = str::from_utf8(bytes).map(|text| marked(lang.as_ref(), text));
        let bytes = marked.as_ref().map_or(bytes, |text| text.as_bytes());
        let bundle = L10nBundle::new_without_isolation(lang, bytes)?;
        let said = |id: &str| Some((id.into(), joined(bundle.msg(id, None).ok()?).into()));
        let text = marked.as_deref().unwrap_or_default();
        let ready = ids(text).filter_map(said).collect();
        let template = |(id, line): (&str, &str)| Some((id.into(), Template::read(line)?));
        let templates = lines(text).filter_map(template).collect();
        Ok(SentenceBundle { bundle, ready, templates })
    }

    pub(super) fn msg(&self, id: &str, args: Option<FluentArgs<'_>>) -> Result<String, L10nError> {
        let ready = if args.is_none() { self.ready.get(id) } else { None };
        let sentence = match ready {
            Some(ready) => String::from(&**ready),
            None => joined(self.filled(id, args.map(set_apart))?),
        };
        #[cfg(test)]
        let sentence = super::longer_sentences::stretched(sentence);
        Ok(sentence)
    }

    fn filled(&self, id: &str, args: Option<FluentArgs<'_>>) -> Result<String, L10nError> {
        let template = args.as_ref().and_then(|args| self.templates.get(id)?.filled(args));
        template.map_or_else(|| self.bundle.msg(id, args), Ok)
    }
}

/// What the sentences of a file are called. Whatever goes on in another line is set in.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let named = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    named.filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

/// The sentences that stand in one line, by what they are called.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let written = || text.lines().filter(|line| !line.trim().is_empty());
    let goes_on = |line: Option<&str>| line.is_some_and(|line| line.starts_with([' ', '\t']));
    let pairs = written().zip(written().skip(1).map(Some).chain([None]));
    let alone = pairs.filter(move |(_, next)| !goes_on(*next)).map(|(line, _)| line);
    let named = alone.filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    named.filter_map(|line| line.split_once('=')).map(|(id, line)| (id.trim_end(), line))
}

/// What is filled in, so that nothing in it is taken for a mark of ours.
fn set_apart(args: FluentArgs<'_>) -> FluentArgs<'_> {
    let has_mark =
        |value: &FluentValue<'_>| matches!(value, FluentValue::String(text) if text.contains(MARKS));
    if !args.iter().any(|(_, value)| has_mark(value)) {
        return args;
    }
    let values = args.into_iter().map(|(name, value)| match value {
        FluentValue::String(text) => (name, FluentValue::from(with_typed_marks(&text))),
        value => (name, value),
    });
    values.collect()
}

fn with_typed_marks(text: &str) -> String {
    let mut whole = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        if MARKS.contains(&letter) {
            whole.push(TYPED);
        }
        whole.push(letter);
    }
    whole
}

/// The sentences with a mark wherever `joined` has to look.
fn marked(language: &str, text: &str) -> String {
    let text = text.replace("}.", &format!("}}{STOP}."));
    if language != "fr" {
        return text;
    }
    let mut whole = String::with_capacity(text.len() + text.len() / 50);
    let mut rest = text.as_str();
    while let Some(at) = rest.find("{ $") {
        let (before, from) = rest.split_at(at);
        whole.push_str(before);
        if last_word(before).is_some_and(|word| elided(word, "a").is_some()) {
            whole.push(SEAM);
        }
        whole.push('{');
        rest = &from[1..];
    }
    whole + rest
}

/// The word before a blank at the end.
fn last_word(text: &str) -> Option<&str> {
    let text = text.strip_suffix(' ')?;
    let start = text.rfind(|letter: char| !letter.is_alphabetic()).map_or(0, |at| at + 1);
    text.get(start..).or_else(|| text.rsplit(|letter: char| !letter.is_alphabetic()).next())
}

/// The sentence as it is read, without marks.
fn joined(sentence: String) -> String {
    if !sentence.contains(MARKS) {
        return sentence;
    }
    let mut whole = String::with_capacity(sentence.len());
    let mut rest = sentence.as_str();
    while let Some(at) = rest.find(MARKS) {
        let (before, from) = rest.split_at(at);
        whole.push_str(before);
        rest = &from[SEAM.len_utf8()..];
        if from.starts_with(TYPED) {
            whole.extend(rest.chars().next());
            rest = rest.get(SEAM.len_utf8()..).unwrap_or_default();
        } else if from.starts_with(SEAM) {
            let shorter = last_word(&whole).and_then(|word| Some((word.len(), elided(word, rest)?)));
            if let Some((length, elided)) = shorter {
                whole.truncate(whole.len() - length - 1);
                whole.push_str(&elided);
            }
        } else if whole.trim_end_matches('\u{2069}').ends_with(['.', '!', '?', '…']) {
            rest = rest.strip_prefix('.').unwrap_or(rest);
        }
    }
    whole + rest
}

#[cfg(test)]
mod tests {
    use decks::Language;

    use super::{super::Words, *};

    fn said(language: &str, sentence: &str, name: &str) -> String {
        let text = format!("one = {sentence}\n");
        let bundle = SentenceBundle::new_without_isolation(language, text.as_bytes()).unwrap();
        let args = FluentArgs::from_iter([("name", name)]);
        bundle.msg("one", Some(args)).unwrap()
    }

    #[test]
    fn what_comes_before_a_name_is_elided_in_french_alone() {
        assert_eq!(said("fr", "Le coup de { $name }", "Alma"), "Le coup d’Alma");
        assert_eq!(
            said("fr", "De { $name }, que { $name }", "\u{2068}Alma\u{2069}"),
            "D’\u{2068}Alma\u{2069}, qu’\u{2068}Alma\u{2069}"
        );
        assert_eq!(said("fr", "Le coup de { $name }", "Bo"), "Le coup de Bo");
        assert_eq!(said("fr", "une ronde { $name }", "Alma"), "une ronde Alma");
        assert_eq!(said("fr", "l’île de { $name }", "Aix"), "l’île d’Aix");
        assert_eq!(said("en", "le { $name }", "Alma"), "le Alma");
    }

    #[test]
    fn a_sentence_in_which_nothing_is_filled_in_is_ready_and_says_the_same() {
        let text = "# Nothing = said\none = Ready. { two }\ntwo =\n    several\n    lines = .\n-own = Term\n\
                    three = { $name }.\nfour = { -own }s\n";
        let bundle = SentenceBundle::new_without_isolation("en", text.as_bytes()).unwrap();
        let mut ready: Vec<&str> = bundle.ready.keys().map(|id| &**id).collect();
        ready.sort_unstable();
        assert_eq!(ready, ["four", "one", "two"]);
        for id in ready {
            assert_eq!(bundle.msg(id, None).unwrap(), joined(bundle.bundle.msg(id, None).unwrap()), "{id}");
        }
    }

    /// Each as Fluent says it, in each language.
    #[test]
    fn sentences_that_are_filled_in_here_are_what_fluent_makes_of_them() {
        for language in Language::ALL {
            let bundle = Words::of(language).sentences.bundle();
            assert!(bundle.templates.len() > 400, "{}", bundle.templates.len());
            for (id, template) in &bundle.templates {
                let said = bundle.bundle.msg(id, Some(template.sample())).unwrap();
                assert_eq!(template.filled(&template.sample()), Some(said), "{id}");
            }
        }
    }

    #[test]
    fn what_is_filled_in_stays_as_it_is() {
        assert_eq!(said("fr", "« { $name } »", "le jeu de Ada.."), "« le jeu de Ada.. »");
    }

    /// Fonts use these characters for pictures of their own, and nobody's picture vanishes.
    #[test]
    fn marks_that_somebody_has_typed_stay() {
        for typed in ["\u{e000}", "\u{e001}.", "\u{e002}\u{e000}", "a\u{e001}", "\u{e002}", "de \u{e000}Ada"]
        {
            for language in ["en", "fr"] {
                assert_eq!(said(language, "« { $name } », de { $name }.", typed), {
                    let end = if typed.ends_with('.') { "" } else { "." };
                    let of = if language == "fr" && typed.starts_with('a') { "d’" } else { "de " };
                    format!("« {typed} », {of}{typed}{end}")
                });
            }
        }
    }

    #[test]
    fn a_sentence_ends_with_one_full_stop() {
        assert_eq!(said("en", "Lived { $name }.", "100–44 B.C."), "Lived 100–44 B.C.");
        assert_eq!(said("fr", "C’est { $name }.", "\u{2068}J. R.\u{2069}"), "C’est \u{2068}J. R.\u{2069}");
        assert_eq!(said("en", "It is { $name }.", "Ada"), "It is Ada.");
        assert_eq!(said("en", "It is { $name }.", "Who?"), "It is Who?");
    }
}
