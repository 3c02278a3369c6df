//! My portrait as a picture to keep (PE-30): a drawing that stands on its own, without the stylesheet.

use maud::{Markup, PreEscaped, html};
use rules::CardId;
use table::{Badge, Colour, GuestView};

use super::room::Room;
use crate::look::{MASK, glyph};

/// As wide as most phones show without shrinking, in pixels.
const WIDTH: usize = 1080;
const MARGIN: usize = 72;
/// Where the cards begin, below the mask, the name and the line under it.
const HEAD: usize = 560;
const FOOT: usize = 120;
/// Between two cards.
const GAP: usize = 24;
/// How high a line of a card is, and the room above and below its words.
const LINE: usize = 54;
const PADDING: usize = 36;
/// So many letters fit on a line of a card in any of the fonts. Pictures cannot wrap words by themselves.
const LETTERS: usize = 36;

const SERIF: &str = "Iowan Old Style, Palatino Linotype, Palatino, P052, Georgia, serif";
const EMOJI: &str = "Apple Color Emoji, Segoe UI Emoji, Noto Color Emoji, sans-serif";

/// The colours of the stylesheet's tokens, in a form that every viewer of pictures knows.
const CLOTH: &str = "#112921";
const LAMP: &str = "#36523c";
const TEXT: &str = "#f0efe6";
const SOFT: &str = "#bfcbc1";
const BRASS: &str = "#e6ba65";
const PAPER: &str = "#f8f3e9";
const SHADE: &str = "#e8e0d3";
const INK: &str = "#2d2118";

const fn tint(colour: Colour) -> &'static str {
    match colour {
        Colour::Poppy => "#f36358",
        Colour::Lake => "#55a2e1",
        Colour::Moss => "#6bb763",
        Colour::Honey => "#edc23e",
        Colour::Plum => "#bb83dd",
        Colour::Sky => "#65d0dc",
    }
}

/// A card as it is drawn: where, and its words line by line.
struct Drawn<'a> {
    top: usize,
    lines: Vec<String>,
    emoji: Option<&'a str>,
}

impl Drawn<'_> {
    fn height(&self) -> usize {
        2 * PADDING + LINE * self.lines.len()
    }
}

/// My portrait; none for who only watches or has no card.
pub(super) fn portrait(room: &Room<'_>) -> Option<Markup> {
    let mine = room.mine().filter(|mine| !mine.portrait.is_empty())?;
    let me = room.player(mine.seat)?;
    let cards = laid_out(room, mine.portrait.iter().map(|given| given.card));
    let bottom = cards.last().map_or(HEAD, |card| card.top + card.height());
    let height = bottom + FOOT;
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(height)
            viewBox={ "0 0 " (WIDTH) " " (height) } {
            title { (me.name.as_str()) }
            defs {
                radialGradient id="lamp" cx="50%" cy="0%" r="75%" {
                    stop offset="0" stop-color=(LAMP) {}
                    stop offset="1" stop-color=(CLOTH) {}
                }
            }
            rect width=(WIDTH) height=(height) fill="url(#lamp)" {}
            (head(room, me))
            @for card in &cards { (paper(card)) }
            text x=(WIDTH / 2) y=(height - 48) fill=(SOFT) font-family=(SERIF) font-size="34"
                text-anchor="middle" {
                "Likeness · " (room.words.game_personality())
            }
        }
    })
}

fn laid_out<'a>(room: &Room<'a>, cards: impl Iterator<Item = CardId>) -> Vec<Drawn<'a>> {
    let mut top = HEAD;
    let mut drawn = Vec::new();
    for id in cards {
        let card = Drawn { top, lines: wrapped(room.card(&id)), emoji: room.emoji(id) };
        top += card.height() + GAP;
        drawn.push(card);
    }
    drawn
}

/// The words in lines, none longer than fits unless one word is, and all about as long as the others.
fn wrapped(text: &str) -> Vec<String> {
    let lines = broken(text, LETTERS);
    let narrower = (1..LETTERS).rev().map(|letters| broken(text, letters));
    narrower.take_while(|tried| tried.len() == lines.len() && fits(tried)).last().unwrap_or(lines)
}

fn fits(lines: &[String]) -> bool {
    lines.iter().all(|line| line.chars().count() <= LETTERS)
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

fn head(room: &Room<'_>, me: &GuestView) -> Markup {
    let middle = WIDTH / 2;
    html! {
        (mask(me.badge))
        text x=(middle) y="430" fill=(TEXT) font-family=(SERIF) font-size="76" font-weight="600"
            text-anchor="middle" {
            (me.name.as_str())
        }
        text x=(middle) y="492" fill=(SOFT) font-family=(SERIF) font-size="40" text-anchor="middle" {
            (room.words.pe_picture_line())
        }
    }
}

/// The mask of the pages, on a frame of its own and ten times as large.
fn mask(badge: Badge) -> Markup {
    let eye = |x: u8| {
        html! {
            circle cx=(x) cy="15" r="6" fill=(PAPER) stroke=(INK) stroke-width="1" {}
            g transform={ "translate(" (x - 4) " 11) scale(.3333)" } fill=(INK) stroke=(INK) {
                (PreEscaped(glyph(badge).drawing()))
            }
        }
    };
    html! {
        g transform={ "translate(" (WIDTH / 2 - 216) " 64) scale(9)" } {
            path d="M4 12c-9 2-12 7-8 14M44 12c9 2 12 7 8 14" fill="none" stroke=(BRASS) stroke-width=".8"
                stroke-linecap="round" {}
            path d=(MASK) fill=(tint(badge.colour())) stroke=(BRASS) stroke-width=".8" {}
            @for x in super::mask::EYES { (eye(x)) }
        }
    }
}

fn paper(card: &Drawn<'_>) -> Markup {
    let height = card.height();
    let middle = card.top + height / 2;
    html! {
        rect x=(MARGIN) y=(card.top) width=(WIDTH - 2 * MARGIN) height=(height) rx="20" fill=(PAPER) {}
        @if let Some(emoji) = card.emoji {
            rect x=(MARGIN) y=(card.top) width="112" height=(height) rx="20" fill=(SHADE) {}
            rect x=(MARGIN + 92) y=(card.top) width="20" height=(height) fill=(SHADE) {}
            text x=(MARGIN + 56) y=(middle + 19) font-family=(EMOJI) font-size="54" text-anchor="middle" {
                (emoji)
            }
        }
        @for (nth, line) in card.lines.iter().enumerate() {
            text x=(MARGIN + 140) y=(card.top + PADDING + LINE * nth + 40) fill=(INK) font-family=(SERIF)
                font-size="42" font-weight="600" {
                (line)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_where_they_part() {
        let lines = wrapped("Présente ses excuses en premier, même quand il y a deux torts");
        assert_eq!(lines, ["Présente ses excuses en premier,", "même quand il y a deux torts"]);
        assert_eq!(
            wrapped("Hides the good chocolate behind the flour"),
            ["Hides the good chocolate", "behind the flour"]
        );
        assert_eq!(wrapped("Annonce «\u{a0}on y est\u{a0}»"), ["Annonce «\u{a0}on y est\u{a0}»"]);
    }
}
