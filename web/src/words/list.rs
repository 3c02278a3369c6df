//! Names in a row.

use super::Words;

/// "Ada", "Ada and Ben", "Ada, Ben and Cleo": of names that are ready for a sentence, or of things in its
/// language.
pub(crate) fn listed(words: &Words, names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} {} {last}", others.join(", "), words.and()),
    }
}

#[cfg(test)]
mod tests {
    use decks::Language;

    use super::*;
    use crate::words::{named, plain};

    #[test]
    fn names_are_joined_as_people_say_them() {
        let say =
            |language, names: &[&str]| plain(listed(Words::of(language), names.iter().copied().map(named)));
        assert_eq!(say(Language::En, &[]), "");
        assert_eq!(say(Language::En, &["Ada"]), "Ada");
        assert_eq!(say(Language::Fr, &["Ada", "Ben"]), "Ada et Ben");
        assert_eq!(say(Language::En, &["Ada", "Ben", "Cleo"]), "Ada, Ben and Cleo");
    }
}
