//! Sentences in which something is filled in and nothing is chosen: pieces in a row, which need no Fluent to
//! be put together. Pages are full of them.

use fluent_typed::prelude::{FluentArgs, FluentValue};

/// One sentence, with places for what is filled in.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Template(Box<[Piece]>);

#[derive(Debug, PartialEq, Eq)]
enum Piece {
    Text(Box<str>),
    /// What is filled in under this name: a text, or a number.
    Value(Box<str>),
    /// The same, and it has to be a number.
    Number(Box<str>),
}

impl Template {
    /// Of a sentence as a file has it in one line. None where there is more to it, such as one and many.
    pub(super) fn read(line: &str) -> Option<Template> {
        let mut pieces = Vec::new();
        let mut rest = line.trim_matches(' ');
        while let Some((before, from)) = rest.split_once('{') {
            let (inside, after) = from.split_once('}')?;
            pieces.extend(Piece::text(before)?);
            pieces.push(Piece::filled_in(inside.trim_matches(' '))?);
            rest = after;
        }
        if pieces.is_empty() {
            return None;
        }
        pieces.extend(Piece::text(rest)?);
        Some(Template(pieces.into()))
    }

    /// The sentence with all of it filled in; none when something is missing, or is nothing to fill in there.
    pub(super) fn filled(&self, args: &FluentArgs<'_>) -> Option<String> {
        /// More than a name takes.
        const LIKELY: usize = 24;
        let length = |piece: &Piece| if let Piece::Text(text) = piece { text.len() } else { LIKELY };
        let mut sentence = String::with_capacity(self.0.iter().map(length).sum());
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => sentence.push_str(text),
                Piece::Value(name) => match args.get(&**name)? {
                    FluentValue::String(text) => sentence.push_str(text),
                    FluentValue::Number(number) => sentence.push_str(&number.as_string()),
                    _ => return None,
                },
                Piece::Number(name) => match args.get(&**name)? {
                    FluentValue::Number(number) => sentence.push_str(&number.as_string()),
                    _ => return None,
                },
            }
        }
        Some(sentence)
    }
}

impl Piece {
    /// What stands between two places, if anything does.
    fn text(text: &str) -> Option<Option<Piece>> {
        if text.contains('}') { None } else { Some((!text.is_empty()).then(|| Piece::Text(text.into()))) }
    }

    fn filled_in(inside: &str) -> Option<Piece> {
        let number = inside.strip_prefix("NUMBER(").and_then(|inside| inside.strip_suffix(')'));
        let name = number.unwrap_or(inside).trim_matches(' ').strip_prefix('$')?;
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
        if !name.chars().all(is_name) {
            return None;
        }
        Some(if number.is_some() { Piece::Number(name.into()) } else { Piece::Value(name.into()) })
    }
}

#[cfg(test)]
impl Template {
    /// Something for every place: a number, or a text with marks.
    pub(super) fn sample(&self) -> FluentArgs<'static> {
        let fill = |piece: &Piece| match piece {
            Piece::Text(_) => None,
            Piece::Value(name) => Some((name.to_string(), FluentValue::from("\u{2068}Alma B.\u{2069}"))),
            Piece::Number(name) => Some((name.to_string(), FluentValue::from(12))),
        };
        self.0.iter().filter_map(fill).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_taken_apart_only_where_nothing_is_chosen() {
        let read = |line| Template::read(line).and_then(|template| template.filled(&template.sample()));
        assert_eq!(read("A vote for { $name }!").as_deref(), Some("A vote for \u{2068}Alma B.\u{2069}!"));
        assert_eq!(read("{$a}{ NUMBER($b) }").as_deref(), Some("\u{2068}Alma B.\u{2069}12"));
        for more in [
            "Nothing",
            "{ $count ->",
            "{ -term } of { $name }",
            "{ \"{\" } { $name }",
            "{ NUMBER($n, style: \"percent\") }",
            "{ other }",
            "}{ $name }",
            "{ $name",
        ] {
            assert_eq!(Template::read(more), None, "{more}");
        }
    }

    #[test]
    fn what_does_not_fit_is_left_to_fluent() {
        let template = Template::read("{ NUMBER($n) } of { $name }").unwrap();
        assert_eq!(template.filled(&FluentArgs::from_iter([("n", 1)])), None, "nobody is named");
        assert_eq!(template.filled(&FluentArgs::from_iter([("n", "one"), ("name", "Ada")])), None);
    }
}
