//! What only the writers of style sheets and scripts need is not sent.

#[path = "selectors.rs"]
mod selectors;

/// A file of this kind as it is sent.
pub(crate) fn as_sent(kind: &str, text: &str) -> String {
    match kind {
        kind if kind.starts_with("text/css") => {
            selectors::plain_selectors(&plain_places(&plain_colours(&terse_style(text))))
        }
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

/// Colours as every browser reads them. They are written in OKLCH, in which steps that look alike are alike,
/// and which phones and TVs of some years ago take for no colour at all.
fn plain_colours(style: &str) -> String {
    let mut plain = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("oklch(") {
        plain.push_str(before);
        let (inside, behind) = after.split_once(')').unwrap_or((after, ""));
        match numbers(inside) {
            Some((colour, opacity)) => plain.push_str(&written(srgb(colour), opacity)),
            // It is made of another colour, which only the browser knows.
            None => plain.extend(["oklch(", inside, ")"]),
        }
        rest = behind;
    }
    plain + rest
}

/// Lightness from 0 to 1, chroma and hue, and how much is seen of it.
fn numbers(inside: &str) -> Option<([f64; 3], f64)> {
    let (colour, opacity) = inside.split_once('/').unwrap_or((inside, "1"));
    let mut parts = colour.split_whitespace();
    let lightness: f64 = parts.next()?.strip_suffix('%')?.parse().ok()?;
    let (chroma, hue) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some(([lightness / 100.0, chroma, hue], opacity.trim().parse().ok()?))
}

/// The matrices are those of the CSS Color specification.
fn srgb([lightness, chroma, hue]: [f64; 3]) -> [u8; 3] {
    let (a, b) = (chroma * hue.to_radians().cos(), chroma * hue.to_radians().sin());
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    let linear = [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ];
    linear.map(|part| {
        let bright = if part <= 0.003_130_8 { 12.92 * part } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
        (bright.clamp(0.0, 1.0) * 255.0).round() as u8
    })
}

fn written([red, green, blue]: [u8; 3], opacity: f64) -> String {
    if opacity < 1.0 {
        format!("rgba({red},{green},{blue},{})", format!("{opacity}").trim_start_matches('0'))
    } else {
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Where things are put, in words that every browser knows for boxes that lie in a row: before Chromium 93
/// and Safari 15.4 such a row takes no `start` and no `end`. Everywhere else the other words mean the same.
fn plain_places(style: &str) -> String {
    let mut plain = String::with_capacity(style.len());
    let mut rest = style;
    while let Some(at) = rest.find(['{', '}', ';']) {
        let (part, behind) = rest.split_at(at);
        plain.push_str(&part.split_once(':').filter(|_| !behind.starts_with('{')).map_or_else(
            || part.to_owned(),
            |(property, value)| format!("{property}:{}", placed(property, value)),
        ));
        plain.push_str(&behind[..1]);
        rest = &behind[1..];
    }
    plain + rest
}

fn placed(property: &str, value: &str) -> String {
    if !["align-", "justify-", "place-"].iter().any(|places| property.starts_with(places)) {
        return value.to_owned();
    }
    let plain = |word| match word {
        "start" => "flex-start",
        "end" => "flex-end",
        word => word,
    };
    value.split(' ').map(plain).collect::<Vec<_>>().join(" ")
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
    fn colours_are_sent_as_every_browser_reads_them() {
        let sent = |text: &str| as_sent("text/css", text);
        assert_eq!(sent(".a { color: oklch(62.8% .25768 29.234); }"), ".a{color:#ff0000}");
        assert_eq!(sent(".a { color: oklch(100% 0 0 / .022); }"), ".a{color:rgba(255,255,255,.022)}");
        assert_eq!(sent(".a { b: oklch(0% 0 0 / .4), c; }"), ".a{b:rgba(0,0,0,.4),c}");
        let made = ".a{b:oklch(from var(--c) l c h / .6)}";
        assert_eq!(sent(made), made, "it is made of another colour");
    }

    #[test]
    fn places_are_sent_in_words_that_every_row_takes() {
        let sent = |text: &str| as_sent("text/css", text);
        assert_eq!(
            sent(".a:not(.b) { align-items: start; place-self: end start; text-align: end; }"),
            ".a:not(.b){align-items:flex-start;place-self:flex-end flex-start;text-align:end}"
        );
        let other = "@supports (align-items:end){.a{justify-content:space-between;grid-area:start}}";
        assert_eq!(sent(other), other);
    }

    #[test]
    fn a_style_sheet_is_sent_without_ends_of_lines_and_keeps_its_blanks() {
        let text =
            ".a,\n.b :is(.c, .d) > p {\n  margin: 0 1px;\n  transition:\n    color 1s,\n\ttop\n 2s;\n}\n";
        let more = ".e { content: \"{ a; b }\"; d: path('M1\\\n2'); }\n@media (a: b) {\n  .f { g: h; }\n}\n";
        assert_eq!(
            as_sent("text/css", &[text, more].concat()),
            ".a,.b .c>p,.b .d>p{margin:0 1px;transition:color 1s,top 2s}\
             .e{content:\"{ a; b }\";d:path('M12')}@media (a: b){.f{g:h}}"
        );
    }
}
