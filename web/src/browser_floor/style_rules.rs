//! A style sheet as it is sent, taken apart: every declaration with what stands around and before it.

/// A declaration, or a head without declarations of its own, and where it stands.
pub(super) struct Declared {
    /// What it stands in, from the outside: `@media …`, `@supports …`, and at last its own selector.
    pub(super) within: Vec<String>,
    pub(super) property: String,
    pub(super) value: String,
    /// What the same rule has said of the same property before.
    pub(super) fallback: Option<String>,
}

impl Declared {
    /// Whether a browser comes here only if it knows what this names.
    pub(super) fn is_asked_for(&self, names: &[&str]) -> bool {
        let asks =
            |head: &String| head.starts_with("@supports (") && names.iter().any(|name| head.contains(name));
        self.within.iter().any(asks)
    }
}

/// All declarations of a terse style sheet, in their order.
pub(super) fn declarations(style: &str) -> Vec<Declared> {
    let mut found = Vec::new();
    let mut within = Vec::new();
    let mut began = vec![0];
    let mut part = String::new();
    let mut quote = None;
    for letter in style.chars() {
        if quote.is_some() {
            quote = quote.filter(|quote| *quote != letter);
        } else if matches!(letter, '"' | '\'') {
            quote = Some(letter);
        } else if matches!(letter, '{' | '}' | ';') {
            let said = std::mem::take(&mut part);
            if letter == '{' {
                within.push(said.trim().to_owned());
                began.push(found.len());
            } else {
                let first = *began.last().expect("a sheet has a beginning");
                found.extend(declared(&within, said.trim(), &found[first..]));
            }
            if letter == '}' {
                within.pop();
                began.pop();
            }
            continue;
        }
        part.push(letter);
    }
    found
}

fn declared(within: &[String], said: &str, before: &[Declared]) -> Option<Declared> {
    let (property, value) = said.split_once(':')?;
    let same = before.iter().rev().find(|earlier| earlier.property == property && earlier.within == within);
    Some(Declared {
        within: within.to_vec(),
        property: property.to_owned(),
        value: value.trim().to_owned(),
        fallback: same.map(|earlier| earlier.value.clone()),
    })
}

/// The names in a text that are followed by this letter: functions before `(`.
pub(super) fn names_before(text: &str, letter: char) -> Vec<&str> {
    let is_name = |next: char| next == '-' || next.is_ascii_alphanumeric();
    text.match_indices(letter)
        .map(|(at, _)| &text[text[..at].rfind(|next| !is_name(next)).map_or(0, |before| before + 1)..at])
        .filter(|name| !name.is_empty())
        .collect()
}

/// The units of the numbers in a value.
pub(super) fn units(value: &str) -> Vec<&str> {
    let bytes = value.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let begins = at == 0
            || !matches!(bytes[at - 1], b'-' | b'_' | b'#' | b'.' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z');
        if !begins || !(bytes[at].is_ascii_digit() || bytes[at] == b'.') {
            at += 1;
            continue;
        }
        let rest = &value[at..];
        let number = rest.find(|next: char| !(next.is_ascii_digit() || next == '.')).unwrap_or(rest.len());
        let end = rest[number..].find(|next: char| !(next.is_ascii_alphabetic() || next == '%'));
        let unit = &rest[number..end.map_or(rest.len(), |end| number + end)];
        if !unit.is_empty() {
            found.push(unit);
        }
        at += number + unit.len().max(1);
    }
    found
}

/// The words of a value that are no names of ours, no functions and no units.
pub(super) fn keywords(declared: &Declared) -> Vec<&str> {
    // What is told by them is called something by us.
    const NAMED: [&str; 10] = [
        "animation",
        "animation-name",
        "container-name",
        "content",
        "counter-increment",
        "counter-reset",
        "font-family",
        "grid-area",
        "grid-template-areas",
        "view-transition-name",
    ];
    if declared.property.starts_with("--") || NAMED.contains(&declared.property.as_str()) {
        return Vec::new();
    }
    let texts = declared.value.split('"').step_by(2);
    let parts = texts.flat_map(|text| text.split_inclusive([' ', ',', '(', ')', '/', '*', '+', '!']));
    parts
        .filter(|part| !part.ends_with('('))
        .map(|part| part.trim_end_matches([' ', ',', ')', '/', '*', '+', '!']))
        .filter(|word| word.starts_with(|first: char| first.is_ascii_alphabetic()))
        .collect()
}

/// What the head of an `@media` asks for. A comparison with a sign is a feature of its own.
pub(super) fn features(head: &str) -> Vec<&str> {
    let asked = head.split('(').skip(1).filter_map(|part| part.split([':', ')']).next());
    asked.map(str::trim).filter(|feature| !feature.is_empty()).collect()
}

/// The pseudo-classes and pseudo-elements of a selector, with their colons.
pub(super) fn pseudos(selector: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = selector;
    while let Some(at) = rest.find(':') {
        let colons = if rest[at..].starts_with("::") { 2 } else { 1 };
        let name = &rest[at + colons..];
        let end = name.find(|next: char| next != '-' && !next.is_ascii_alphanumeric()).unwrap_or(name.len());
        found.push(rest[at..at + colons + end].to_owned());
        rest = &name[end..];
    }
    found
}
