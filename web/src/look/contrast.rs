//! The colours of the stylesheet, checked by number in both themes.

use std::collections::HashMap;

/// Text needs 4.5 to 1 (WCAG 2.2, 1.4.3), marks need 3 to 1 (1.4.11).
const TEXT: f64 = 4.5;
const MARK: f64 = 3.0;

type Colours = HashMap<String, f64>;

#[test]
fn text_and_marks_can_be_read_by_day_and_by_night() {
    let sheet = include_str!("../../assets/style.css");
    let (night, _) = sheet.split_once("---- base").expect("the base comes after the tokens");
    let day = include_str!("../../assets/day.css");
    let night = luminances(night);
    let mut by_day = night.clone();
    by_day.extend(luminances(day));
    for (theme, colours) in [("night", &night), ("day", &by_day)] {
        for (least, marks, grounds) in PAIRS {
            for mark in *marks {
                for ground in *grounds {
                    let ratio = contrast(colours[*mark], colours[*ground]);
                    assert!(ratio >= *least, "{theme}: {mark} on {ground} is {ratio:.2} to 1");
                }
            }
        }
    }
}

/// The cards of IMAGE are the same by day and by night: a letter and the symbol of a kind stand on its
/// colour.
#[test]
fn the_cards_of_image_can_be_read() {
    let colours = luminances(include_str!("../../assets/image.css"));
    for (kind, least) in
        [("place", MARK), ("time", MARK), ("activity", MARK), ("status", MARK), ("letter", TEXT)]
    {
        let ratio = contrast(colours["im-on"], colours[&format!("im-{kind}")]);
        assert!(ratio >= least, "{kind}: {ratio:.2} to 1");
    }
}

const GROUNDS: &[&str] = &["cloth", "cloth-deep", "cloth-raised", "lamp"];
const SEATS: &[&str] = &["poppy", "lake", "moss", "honey", "plum", "sky"];
const HUES: &[&str] = &["hue-0", "hue-1", "hue-2", "hue-3", "hue-4", "hue-5", "hue-6", "hue-7", "hue-8"];
const PAIRS: &[(f64, &[&str], &[&str])] = &[
    (TEXT, &["text", "text-soft", "brass-text", "alarm-text"], GROUNDS),
    (TEXT, &["ink", "ink-soft", "right", "wrong"], &["paper", "paper-shade"]),
    (TEXT, &["brass-ink"], &["brass"]),
    (TEXT, &["glyph"], SEATS),
    (TEXT, &["glyph"], HUES),
    (MARK, &["mark", "focus"], GROUNDS),
    (MARK, &["ink-mark", "right"], &["paper"]),
];

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The relative luminance of every opaque colour that a part of the sheet names.
fn luminances(css: &str) -> Colours {
    let colour = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": oklch(")?;
        let numbers: Vec<f64> = value
            .trim_end_matches(");")
            .split(' ')
            .map(|part| part.trim_end_matches('%').parse().ok())
            .collect::<Option<_>>()?;
        let [lightness, chroma, hue] = numbers[..] else { return None };
        Some((name.to_owned(), luminance(lightness / 100.0, chroma, hue.to_radians())))
    };
    css.lines().filter_map(colour).collect()
}

/// From OKLCH by way of linear sRGB; the matrices are those of the CSS Color specification.
fn luminance(lightness: f64, chroma: f64, hue: f64) -> f64 {
    let (a, b) = (chroma * hue.cos(), chroma * hue.sin());
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    let red = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s;
    let green = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s;
    let blue = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s;
    0.2126 * red.clamp(0.0, 1.0) + 0.7152 * green.clamp(0.0, 1.0) + 0.0722 * blue.clamp(0.0, 1.0)
}
