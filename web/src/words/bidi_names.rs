//! Sentences with names in them.

use maud::{Escaper, Render};
use table::GuestView;

/// Marks around a name, so that one written from right to left stays in its place.
const OPEN: char = '\u{2068}';
const CLOSE: char = '\u{2069}';

/// The same as texts.
const OPENED: &str = "\u{2068}";
const CLOSED: &str = "\u{2069}";

/// A sentence for the page: names in it stand in `<bdi>`.
pub(crate) fn say(sentence: String) -> Said {
    Said(sentence)
}

pub(crate) struct Said(String);

impl Render for Said {
    fn render_to(&self, buffer: &mut String) {
        use std::fmt::Write;
        let mut rest = self.0.as_str();
        while let Some(at) = rest.find([OPEN, CLOSE]) {
            let (before, from) = rest.split_at(at);
            Escaper::new(buffer).write_str(before).expect("a string takes everything");
            buffer.push_str(if from.starts_with(OPEN) { "<bdi>" } else { "</bdi>" });
            rest = &from[OPEN.len_utf8()..];
        }
        Escaper::new(buffer).write_str(rest).expect("a string takes everything");
    }
}

/// A sentence for a title, an attribute or a program, without marks.
pub(crate) fn plain(sentence: String) -> String {
    if sentence.contains([OPEN, CLOSE]) { sentence.replace([OPEN, CLOSE], "") } else { sentence }
}

/// A name on its way into a sentence.
pub(crate) fn named(name: &str) -> String {
    [OPENED, name, CLOSED].concat()
}

/// Whom a bot plays, after the name. The word is the same in both languages, and the space keeps it beside
/// the name.
const BOT: &str = "\u{a0}(bot)";
/// The same of several.
const BOTS: &str = "\u{a0}(bots)";

/// A guest on the way into a sentence: the name, and whether it is a bot that plays.
pub(crate) fn called(guest: &GuestView) -> String {
    let mark = if guest.is_played_by_a_bot() { BOT } else { "" };
    [OPENED, guest.name.as_str(), CLOSED, mark].concat()
}

/// The same of a bot that is not at the table any more.
pub(super) fn bot_called(name: &str) -> String {
    format!("{}{BOT}", named(name))
}

/// What a team is called, on the way into a sentence: it is marked where bots alone play.
pub(crate) fn called_together(team: &str, members: &[&GuestView]) -> String {
    let mark = match members {
        [] => "",
        members if !members.iter().all(|guest| guest.is_played_by_a_bot()) => "",
        [_] => BOT,
        [_, _, ..] => BOTS,
    };
    format!("{team}{mark}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_set_apart_and_escaped() {
        let sentence = format!("{} & {}", named("<b>"), named("Ada"));
        assert_eq!(say(sentence.clone()).render().0, "<bdi>&lt;b&gt;</bdi> &amp; <bdi>Ada</bdi>");
        assert_eq!(plain(sentence), "<b> & Ada");
    }
}
