//! Pictures to keep: drawings that stand on their own, without the stylesheet, in colours and fonts that
//! every viewer of pictures knows.

use maud::{Markup, html};
use table::Colour;

/// As wide as most phones show without shrinking, in pixels.
pub(crate) const WIDTH: usize = 1080;
pub(crate) const MARGIN: usize = 72;
/// So many letters of 42 pixels fit on a line beside a picture in any of the fonts. Pictures cannot wrap
/// words by themselves.
pub(crate) const LETTERS: usize = 36;

pub(crate) const SERIF: &str = "Iowan Old Style, Palatino Linotype, Palatino, P052, Georgia, serif";
pub(crate) const EMOJI: &str = "Apple Color Emoji, Segoe UI Emoji, Noto Color Emoji, sans-serif";

/// The colours of the stylesheet's tokens.
pub(crate) const CLOTH: &str = "#112921";
pub(crate) const LAMP: &str = "#36523c";
pub(crate) const TEXT: &str = "#f0efe6";
pub(crate) const SOFT: &str = "#bfcbc1";
pub(crate) const BRASS: &str = "#e6ba65";
pub(crate) const PAPER: &str = "#f8f3e9";
pub(crate) const SHADE: &str = "#e8e0d3";
pub(crate) const INK: &str = "#2d2118";

pub(crate) const fn tint(colour: Colour) -> &'static str {
    match colour {
        Colour::Poppy => "#f36358",
        Colour::Lake => "#55a2e1",
        Colour::Moss => "#6bb763",
        Colour::Honey => "#edc23e",
        Colour::Plum => "#bb83dd",
        Colour::Sky => "#65d0dc",
    }
}

/// A picture of that height, on cloth under a lamp, with its title for who listens and a line at its foot.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn picture(title: &str, height: usize, content: Markup, foot: &str) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(height)
            viewBox={ "0 0 " (WIDTH) " " (height) } {
            title { (title) }
            defs {
                radialGradient id="lamp" cx="50%" cy="0%" r="75%" {
                    stop offset="0" stop-color=(LAMP) {}
                    stop offset="1" stop-color=(CLOTH) {}
                }
            }
            rect width=(WIDTH) height=(height) fill="url(#lamp)" {}
            (content)
            text x=(WIDTH / 2) y=(height - 48) fill=(SOFT) font-family=(SERIF) font-size="34"
                text-anchor="middle" {
                (foot)
            }
        }
    }
}

/// The words in lines, none longer than so many letters unless one word is, and all about as long as the
/// others.
pub(crate) fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let lines = broken(text, letters);
    let narrower = (1..letters).rev().map(|letters| broken(text, letters));
    let fits = |lines: &[String]| lines.iter().all(|line| line.chars().count() <= letters);
    narrower.take_while(|tried| tried.len() == lines.len() && fits(tried)).last().unwrap_or(lines)
}

fn broken(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // A space that must not break stays within its word.
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_where_they_part() {
        let lines = wrapped("Présente ses excuses en premier, même quand il y a deux torts", LETTERS);
        assert_eq!(lines, ["Présente ses excuses en premier,", "même quand il y a deux torts"]);
        assert_eq!(
            wrapped("Hides the good chocolate behind the flour", LETTERS),
            ["Hides the good chocolate", "behind the flour"]
        );
        assert_eq!(wrapped("Annonce «\u{a0}on y est\u{a0}»", LETTERS), ["Annonce «\u{a0}on y est\u{a0}»"]);
    }
}
