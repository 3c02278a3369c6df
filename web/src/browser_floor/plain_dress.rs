//! A style sheet without all that a browser at the floor lacks, whichever it is: the plain dress, in which
//! the browser tests look at every phase (`likeness/tests/browser/every_size/plain_dress.rs`). What
//! `older.js` puts on again stays, since it is on those pages, too.

use super::{
    style_names::{Instead::Older, NEWER, Name, spelled},
    style_rules::{Declared, features, pseudos},
    style_sheets::used,
};

/// Where pawns go on a stage, which needs it (docs/browsers.md).
const STAGES: [Name; 4] = [
    Name::Property("offset-path"),
    Name::Property("offset-distance"),
    Name::Property("offset-rotate"),
    Name::Value("offset-path", "view-box"),
];

/// What is left of a sheet, as it is sent, where all of that is passed over.
pub(crate) fn plain_dress(sheet: &str) -> String {
    left_of(sheet, "")
}

fn left_of(text: &str, within: &str) -> String {
    let mut left = String::new();
    for (head, body) in parts(text) {
        match body {
            None if head.is_empty() => {}
            None if is_read(within, head) => left.extend([head, ";"]),
            None => {}
            Some(body) if head.starts_with("@supports") => match (asks_in_vain(head), head.contains("not ("))
            {
                (true, true) => left.push_str(&left_of(body, "")),
                (true, false) => {}
                (false, _) => left.extend([head, "{", &left_of(body, ""), "}"]),
            },
            Some(_) if !is_head_read(head) => {}
            Some(body) => left.extend([head, "{", &left_of(body, head), "}"]),
        }
    }
    left
}

/// The parts of a text: heads with what stands in their brackets, and declarations.
fn parts(text: &str) -> Vec<(&str, Option<&str>)> {
    let mut found = Vec::new();
    let (mut from, mut open) = (0, None);
    let (mut depth, mut quote) = (0, None);
    for (at, letter) in text.char_indices() {
        if quote.is_some() {
            quote = quote.filter(|quote| *quote != letter);
            continue;
        }
        match letter {
            '"' | '\'' => quote = Some(letter),
            '{' => {
                if depth == 0 {
                    open = Some(at);
                }
                depth += 1;
            }
            '}' => {
                depth -= 1;
                if let (0, Some(opened)) = (depth, open.take_if(|_| depth == 0)) {
                    found.push((text[from..opened].trim(), Some(&text[opened + 1..at])));
                    from = at + 1;
                }
            }
            ';' if depth == 0 => {
                found.push((text[from..at].trim(), None));
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push((text[from..].trim(), None));
    found
}

fn is_lacking(name: Name) -> bool {
    let newer = NEWER.iter().find(|newer| newer.name == name);
    newer.is_some_and(|newer| !matches!(newer.instead, Older)) && !STAGES.contains(&name)
}

fn asks_in_vain(head: &str) -> bool {
    let lacking = NEWER.iter().map(|newer| newer.name).filter(|name| is_lacking(*name));
    lacking.flat_map(spelled).any(|asked| head.contains(asked))
}

fn is_head_read(head: &str) -> bool {
    let lacking = |name: &str, kind: fn(&'static str) -> Name| is_lacking(kind(name.to_owned().leak()));
    match head.strip_prefix('@') {
        Some(_) if features(head).into_iter().any(|feature| lacking(feature, Name::Feature)) => false,
        Some(_) => !lacking(head.split([' ', '(']).next().unwrap_or_default(), Name::At),
        None => !pseudos(head).iter().any(|pseudo| lacking(pseudo, Name::Pseudo)),
    }
}

fn is_read(within: &str, declaration: &str) -> bool {
    let Some((property, value)) = declaration.split_once(':') else { return true };
    let declared = Declared {
        within: vec![within.to_owned()],
        property: property.to_owned(),
        value: value.trim().to_owned(),
        fallback: None,
    };
    !used(&declared).into_iter().any(is_lacking)
}

#[test]
fn what_a_browser_at_the_floor_lacks_is_left_out() {
    let sheet = ".a{height:100vh;height:100dvh;translate:0 1px;content:\"{;}\"}.a:focus-visible{color:red}\
        @supports (width:1cqw){.a{width:2cqw}}@supports not (height: 1dvh){.b{height:90vh}}\
        @supports (display: grid){.c:has(.d){display:grid;accent-color:red}}\
        @media (forced-colors: active){.a{color:red}}@media (hover: hover){.a{color:red}}\
        @container (width < 1rem){.a{color:red}}.e{overflow-wrap:anywhere;color:red}";
    assert_eq!(
        plain_dress(sheet),
        ".a{height:100vh;translate:0 1px;content:\"{;}\";}.b{height:90vh;}\
         @supports (display: grid){.c:has(.d){display:grid;}}\
         @media (hover: hover){.a{color:red;}}.e{color:red;}"
    );
}
