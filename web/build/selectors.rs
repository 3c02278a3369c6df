//! Selectors as browsers of some years ago read them: `:is` and `:where` are written out, and `:not` is asked
//! one thing at a time. Chromium knows either since version 88, and passes over a rule that has them.

/// A style sheet, already terse, without `:is`, `:where` and lists in `:not`.
pub(crate) fn plain_selectors(style: &str) -> String {
    let mut plain = String::with_capacity(style.len());
    let mut rest = style;
    while let Some(at) = rest.find(['{', '}', ';']) {
        let (part, behind) = rest.split_at(at);
        if behind.starts_with('{') && !part.starts_with('@') {
            plain.push_str(&written_out(part));
        } else {
            plain.push_str(part);
        }
        plain.push_str(&behind[..1]);
        rest = &behind[1..];
    }
    plain + rest
}

fn written_out(selectors: &str) -> String {
    let all = top_level(selectors).into_iter().flat_map(|selector| each(&one_not_at_a_time(selector)));
    all.collect::<Vec<_>>().join(",").replace(" > ", ">").replace(" + ", "+").replace(" ~ ", "~")
}

/// The selectors that one with `:is` or `:where` stands for.
fn each(selector: &str) -> Vec<String> {
    let found = [":is(", ":where("].into_iter().filter_map(|list| Some((selector.find(list)?, list))).min();
    let Some((at, list)) = found else { return vec![selector.to_owned()] };
    let (before, rest) = (&selector[..at], &selector[at + list.len()..]);
    let (inside, after) = rest.split_at(closing(rest));
    let wanted = top_level(inside).into_iter();
    wanted.flat_map(|one| each(&[before, one, &after[1..]].concat())).collect()
}

/// `:not(a, b)` as `:not(a):not(b)`.
fn one_not_at_a_time(selector: &str) -> String {
    let Some((before, rest)) = selector.split_once(":not(") else { return selector.to_owned() };
    let (inside, after) = rest.split_at(closing(rest));
    let parts = top_level(inside).into_iter().map(|one| format!(":not({one})"));
    [before, &parts.collect::<String>(), &one_not_at_a_time(&after[1..])].concat()
}

/// Where the bracket is closed that was opened before this text.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    let ends = |letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    };
    text.find(ends).unwrap_or_else(|| panic!("a bracket is not closed before {text}"))
}

/// The parts between the commas that stand in no bracket.
fn top_level(list: &str) -> Vec<&str> {
    let mut depth = 0;
    list.split(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        letter == ',' && depth == 0
    })
    .map(str::trim)
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_old_browser_passes_over_is_written_out() {
        let cases = [
            (".a :is(.b,.c) > p,i{x:y}", ".a .b>p,.a .c>p,i{x:y}"),
            (":is(.a,.b):is(.c,.d){x:y}", ".a.c,.a.d,.b.c,.b.d{x:y}"),
            (".a:not(.b,:hover) .c{x:y}", ".a:not(.b):not(:hover) .c{x:y}"),
            (".a:not(:has(.b,.c)){x:y}", ".a:not(:has(.b,.c)){x:y}"),
            ("@media (a: b){:where(.a) .b{x:y;z:w}}", "@media (a: b){.a .b{x:y;z:w}}"),
        ];
        for (written, sent) in cases {
            assert_eq!(plain_selectors(written), sent);
        }
    }
}
