//! What only the writers of style sheets and scripts need is not sent.

/// A file of this kind as it is sent.
pub(crate) fn as_sent(kind: &str, text: &str) -> String {
    match kind {
        kind if kind.starts_with("text/css") => terse_style(text),
        kind if kind.starts_with("text/javascript") => terse_script(text),
        _ => terse(text),
    }
}

/// A text without the comments and the indentation that only its writers need. Comments stand on lines of
/// their own.
fn terse(text: &str) -> String {
    let mut in_comment = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        if in_comment || line.starts_with("/*") {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// As `terse`, and without the ends of lines after which a statement or a list goes on anyway. Others mean
/// something in a script.
fn terse_script(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    for line in terse(text).lines() {
        kept.push_str(line);
        if line.contains("//") || !line.ends_with(['{', ';', ',', '(', '[']) {
            kept.push('\n');
        }
    }
    kept
}

/// As `terse`, and without the ends of lines and the blanks that mean nothing in a style sheet.
fn terse_style(text: &str) -> String {
    const APART: [char; 4] = ['{', '}', ';', ','];
    // Within a text in marks, a line that ends with a backslash goes on in the next.
    let text = terse(text).replace("\\\n", "");
    let mut kept = String::with_capacity(text.len());
    let mut mark = None;
    for letter in text.chars() {
        if mark.is_some() {
            mark = mark.filter(|mark| *mark != letter);
        } else if letter == '"' || letter == '\'' {
            mark = Some(letter);
        } else if letter.is_ascii_whitespace() {
            if !kept.ends_with(APART) && !kept.ends_with(' ') && !ends_with_property(&kept) {
                kept.push(' ');
            }
            continue;
        } else if APART.contains(&letter) {
            kept.truncate(kept.trim_end_matches(' ').len());
            if letter == '}' && kept.ends_with(';') {
                kept.pop();
            }
        }
        kept.push(letter);
    }
    kept
}

/// Whether the last is a property and its colon, and not part of a selector such as `a :hover`.
fn ends_with_property(kept: &str) -> bool {
    let Some(before) = kept.strip_suffix(':') else { return false };
    before.trim_end_matches(|letter: char| letter == '-' || letter.is_ascii_lowercase()).ends_with(['{', ';'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_has_no_comments_and_no_indentation() {
        let text = "/* One\n   comment. */\n.a {\n  color: red;\n}\n\n// Another.\n";
        let more = "/** A third. */\nlet b = 1; // stays\n";
        assert_eq!(
            as_sent("text/plain", &[text, more].concat()),
            ".a {\ncolor: red;\n}\nlet b = 1; // stays\n"
        );
    }

    #[test]
    fn a_script_is_sent_without_the_ends_of_lines_that_say_nothing() {
        let text = "if (a) {\n  b(\n    c,\n    d\n  );\n  e() // no;\n  f();\n}\ng()\n(h)\n";
        assert_eq!(as_sent("text/javascript", text), "if (a) {b(c,d\n);e() // no;\nf();}\ng()\n(h)\n");
    }

    #[test]
    fn a_style_sheet_is_sent_without_ends_of_lines_and_keeps_its_blanks() {
        let text =
            ".a,\n.b :is(.c, .d) > p {\n  margin: 0 1px;\n  transition:\n    color 1s,\n\ttop\n 2s;\n}\n";
        let more = ".e { content: \"{ a; b }\"; d: path('M1\\\n2'); }\n@media (a: b) {\n  .f { g: h; }\n}\n";
        assert_eq!(
            as_sent("text/css", &[text, more].concat()),
            ".a,.b :is(.c,.d) > p{margin:0 1px;transition:color 1s,top 2s}\
             .e{content:\"{ a; b }\";d:path('M12')}@media (a: b){.f{g:h}}"
        );
    }
}
