//! Scripts use nothing that a phone or a TV of some years ago lacks, unless they ask for it first. Every name
//! that a script takes from the browser is listed in `script_names.txt`: among what all of them have, or with
//! its first versions and where it may stand.

use std::collections::{BTreeMap, BTreeSet};

use crate::assets;

/// The list: under `old` what every browser has from the floor on, under `ours` what we have named ourselves,
/// and under `newer` what is asked for before it is used, as `name | since | scripts`.
const NAMES: &str = include_str!("script_names.txt");

/// What belongs to the language itself, in the words of the oldest browsers.
const LANGUAGE: [&str; 46] = [
    "arguments",
    "as",
    "async",
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "default",
    "delete",
    "do",
    "else",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "from",
    "function",
    "get",
    "if",
    "import",
    "in",
    "instanceof",
    "let",
    "new",
    "null",
    "of",
    "return",
    "set",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "undefined",
    "var",
    "void",
    "while",
    "with",
    "yield",
];

/// What a name may be used for.
enum Listed {
    Anywhere,
    In(Vec<&'static str>),
}

fn listed() -> BTreeMap<&'static str, Listed> {
    let mut names = BTreeMap::new();
    let mut part = "";
    for line in NAMES.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        match (line.strip_prefix("== "), part) {
            (Some(begun), _) => part = begun,
            (None, "newer") => {
                let mut columns = line.split(" | ");
                let name = columns.next().expect("a line has a name");
                let files = columns.nth(1).unwrap_or_else(|| panic!("{line}: name | since | scripts"));
                names.insert(name, Listed::In(files.split(' ').collect()));
            }
            (None, _) => names.extend(line.split(' ').map(|name| (name, Listed::Anywhere))),
        }
    }
    names
}

fn is_word(token: &str) -> bool {
    token.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_' || letter == '$')
}

/// The words and signs of a script, without comments and without what stands in marks or between
/// slashes; what
/// is filled into a text is part of the script.
fn tokens(source: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    // How many brackets are open in each text that something is being filled into.
    let mut filled: Vec<usize> = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            _ if first.is_whitespace() => first.len_utf8(),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '\'' | '"' => {
                found.push("''".to_owned());
                past(rest, first)
            }
            '/' if begins_pattern(found.last()) => {
                found.push("''".to_owned());
                let end = past(rest, '/');
                end + rest[end..].find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(0)
            }
            '`' | '}' if first == '`' || filled.last() == Some(&0) => {
                if first == '}' {
                    filled.pop();
                }
                let (length, goes_on) = text(rest);
                if goes_on {
                    filled.push(0);
                }
                found.push(if goes_on { "(" } else { "''" }.to_owned());
                length
            }
            _ if is_word(rest) || first.is_ascii_digit() => {
                let inside = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
                let length = rest.find(|letter| !inside(letter)).unwrap_or(rest.len());
                found.push(rest[..length].to_owned());
                length
            }
            _ => {
                match (first, filled.last_mut()) {
                    ('{', Some(open)) => *open += 1,
                    ('}', Some(open)) => *open -= 1,
                    _ => {}
                }
                let sign = ["...", "=>", "?."].into_iter().find(|sign| rest.starts_with(sign));
                let sign = sign.map_or_else(|| first.to_string(), str::to_owned);
                let length = sign.len();
                found.push(sign);
                length
            }
        };
        rest = &rest[length..];
    }
    found
}

/// How long something is that begins and ends with this mark.
fn past(rest: &str, mark: char) -> usize {
    let (mut escaped, mut listed) = (false, false);
    let end = rest.char_indices().skip(1).find(|(_, letter)| match letter {
        _ if escaped => {
            escaped = false;
            false
        }
        '\\' => {
            escaped = true;
            false
        }
        '[' | ']' if mark == '/' => {
            listed = *letter == '[';
            false
        }
        letter => *letter == mark && !listed,
    });
    end.map_or(rest.len(), |(at, _)| at + 1)
}

/// How long a text is until its end or until something is filled in, and which of the two.
fn text(rest: &str) -> (usize, bool) {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '`' => return (at + 1, false),
            '$' if rest[at..].starts_with("${") => return (at + 2, true),
            _ => {}
        }
    }
    (rest.len(), false)
}

/// Whether a slash after this begins a pattern, and is no division.
fn begins_pattern(before: Option<&String>) -> bool {
    before
        .is_none_or(|before| "(,=:[!&|?{};".contains(before.as_str()) || before == "return" || before == "=>")
}

/// What a script takes from elsewhere: names behind a dot, and those that it does not declare.
fn taken(source: &str) -> BTreeSet<String> {
    let tokens = tokens(source);
    let at = |index: usize| tokens.get(index).map_or("", String::as_str);
    let declared = declared(&tokens);
    let mut names = BTreeSet::new();
    for (index, token) in tokens.iter().enumerate().filter(|(_, token)| is_word(token)) {
        let before = if index == 0 { "" } else { at(index - 1) };
        let is_member = before == "." || before == "?.";
        let is_key = at(index + 1) == ":" && ["{", ","].contains(&before);
        let is_own = declared.contains(token.as_str()) || LANGUAGE.contains(&token.as_str());
        if is_member || !is_key && !is_own {
            names.insert(token.clone());
        }
    }
    names
}

/// The names that a script declares: variables, functions, what they are called with, and what it imports.
fn declared(tokens: &[String]) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.as_str() {
            "const" | "let" | "import" | "class" => {
                let mut open = 0_i32;
                for token in &tokens[index + 1..] {
                    match token.as_str() {
                        "(" | "[" | "{" => open += 1,
                        ")" | "]" | "}" => open -= 1,
                        "=" | ";" | "of" | "in" | "from" if open <= 0 => break,
                        word if is_word(word) => names.extend([word]),
                        _ => {}
                    }
                }
            }
            "function" => names.extend(tokens.get(index + 1).map(String::as_str)),
            "=>" if index > 0 && is_word(&tokens[index - 1]) => names.extend([tokens[index - 1].as_str()]),
            ")" if matches!(tokens.get(index + 1).map(String::as_str), Some("=>" | "{")) => {
                let begin = opening(tokens, index);
                let before = begin.checked_sub(1).map_or("", |before| tokens[before].as_str());
                if tokens[index + 1] == "=>" || !["if", "for", "while", "switch"].contains(&before) {
                    names
                        .extend(tokens[begin..index].iter().map(String::as_str).filter(|word| is_word(word)));
                }
            }
            _ => {}
        }
    }
    names
}

/// Where the bracket was opened that is closed here.
fn opening(tokens: &[String], closed: usize) -> usize {
    let mut open = 0_i32;
    for index in (0..=closed).rev() {
        match tokens[index].as_str() {
            ")" => open += 1,
            "(" => open -= 1,
            _ => {}
        }
        if open == 0 {
            return index;
        }
    }
    0
}

/// Whether a script has an `AbortSignal` take a listener away. Browsers of the floor know the name `signal`
/// and listen on for ever.
fn listens_until_aborted(source: &str) -> bool {
    let tokens = tokens(source);
    let is_call = |(index, token): &(usize, &String)| {
        *token == "addEventListener" && tokens.get(index + 1).is_some_and(|next| next == "(")
    };
    tokens.iter().enumerate().filter(is_call).any(|(index, _)| has_signal(&tokens[index + 1..]))
}

/// Whether what a call is given has a `signal` among its options, and not only in a function of its own.
fn has_signal(call: &[String]) -> bool {
    let mut open: Vec<bool> = Vec::new();
    for (index, token) in call.iter().enumerate() {
        match token.as_str() {
            "(" | "[" => open.push(false),
            "{" => open.push(call[index - 1] == ","),
            ")" | "]" | "}" => {
                open.pop();
            }
            "signal" if open == [false, true] => return true,
            _ => {}
        }
        if open.is_empty() {
            return false;
        }
    }
    false
}

fn scripts() -> impl Iterator<Item = (&'static str, &'static str)> {
    assets::texts().filter(|(name, ..)| name.ends_with(".js")).map(|(name, source, _)| (name, source))
}

/// What a script takes and may not, one sentence each.
fn faults(name: &str, source: &str) -> Vec<String> {
    let listed = listed();
    let judge = |taken: String| match listed.get(taken.as_str()) {
        None => Some(format!("{name} uses `{taken}`, which is on no list: since when is there it?")),
        Some(Listed::In(files)) if !files.contains(&name) => Some(format!(
            "{name} uses `{taken}`, which older browsers lack: ask for it, and say so in the list"
        )),
        Some(Listed::Anywhere | Listed::In(_)) => None,
    };
    taken(source).into_iter().filter_map(judge).collect()
}

#[test]
fn scripts_take_nothing_from_a_browser_that_is_on_no_list() {
    let faults: Vec<String> = scripts().flat_map(|(name, source)| faults(name, source)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_listener_waits_for_a_signal() {
    for (name, source) in scripts() {
        let wrong = listens_until_aborted(source);
        assert!(!wrong, "{name}: `signal` of `addEventListener` there is since Chrome 90 and Samsung 15");
    }
    for planted in [
        "a.addEventListener('b', c, { capture: true, signal })",
        "addEventListener(b, () => { c(); }, { signal: d.signal });",
    ] {
        assert!(listens_until_aborted(planted), "{planted} passes");
    }
    let good =
        "addEventListener('b', async ({ signal }) => { await fetch(c, { signal }); }, { once: true });";
    assert!(!listens_until_aborted(good), "a signal for something else");
}

/// A name that no script uses any more would let the next one in unseen.
#[test]
fn every_name_on_the_list_is_used() {
    let used: BTreeMap<&str, BTreeSet<String>> =
        scripts().map(|(name, source)| (name, taken(source))).collect();
    for (name, listed) in listed() {
        let is_used = match listed {
            Listed::Anywhere => used.values().any(|names| names.contains(name)),
            Listed::In(files) => {
                files.iter().all(|file| used.get(file).is_some_and(|names| names.contains(name)))
            }
        };
        assert!(is_used, "`{name}` is on the list and in no such script");
    }
}

#[test]
fn planted_names_are_found() {
    let source = "import { send } from './wire.js';
        const last = [1].findLast((one) => one); // structuredClone
        export function start({ has, ...others }, late = /a[/]b/g) {
            send(`${structuredClone(last)} at(`, '.at(');
        }
        Object.hasOwn({ toSorted: 1 }, has)?.toReversed(others, late);";
    let found: Vec<String> = faults("planted.js", source);
    let named = |name: &str| found.iter().any(|fault| fault.contains(&format!("`{name}`")));
    for name in ["findLast", "structuredClone", "hasOwn", "toReversed"] {
        assert!(named(name), "{name} is not among {found:?}");
    }
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(!faults("planted.js", "form.requestSubmit()").is_empty(), "it may stand in wire.js alone");
}
