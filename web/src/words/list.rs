//! Names in a row.

use super::{Words, said::named};

/// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
pub(crate) fn listed<'a>(words: &Words, names: impl IntoIterator<Item = &'a str>) -> String {
    listed_plainly(words, names.into_iter().map(named))
}

/// The same of things that are written in the language of the sentence.
pub(crate) fn listed_plainly(words: &Words, things: impl IntoIterator<Item = String>) -> String {
    let things: Vec<String> = things.into_iter().collect();
    match things.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} {} {last}", others.join(", "), words.and()),
    }
}

#[cfg(test)]
mod tests {
    use decks::Language;

    use super::*;
    use crate::words::plain;

    #[test]
    fn names_are_joined_as_people_say_them() {
        let say = |language, names: &[&str]| plain(listed(Words::of(language), names.iter().copied()));
        assert_eq!(say(Language::En, &[]), "");
        assert_eq!(say(Language::En, &["Ada"]), "Ada");
        assert_eq!(say(Language::Fr, &["Ada", "Ben"]), "Ada et Ben");
        assert_eq!(say(Language::En, &["Ada", "Ben", "Cleo"]), "Ada, Ben and Cleo");
    }
}
