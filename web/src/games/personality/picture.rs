//! My portrait as a picture to keep (PE-30): a drawing that stands on its own, without the stylesheet.

use maud::{Markup, PreEscaped, html};
use rules::CardId;
use table::{Badge, GuestView};

use super::room::Room;
use crate::look::{
    MASK,
    canvas::{
        self, BRASS, EMOJI, INK, LETTERS, MARGIN, PAPER, SERIF, SHADE, SOFT, TEXT, WIDTH, tint, wrapped,
    },
    glyph,
};

/// Where the cards begin, below the mask, the name and the line under it.
const HEAD: usize = 560;
const FOOT: usize = 120;
/// Between two cards.
const GAP: usize = 24;
/// How high a line of a card is, and the room above and below its words.
const LINE: usize = 54;
const PADDING: usize = 36;

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
    let content = html! { (head(room, me)) @for card in &cards { (paper(card)) } };
    let foot = format!("Likeness · {}", room.words.game_personality());
    Some(canvas::picture(me.name.as_str(), height, content, &foot))
}

fn laid_out<'a>(room: &Room<'a>, cards: impl Iterator<Item = CardId>) -> Vec<Drawn<'a>> {
    let mut top = HEAD;
    let mut drawn = Vec::new();
    for id in cards {
        let card = Drawn { top, lines: wrapped(room.card(&id), LETTERS), emoji: room.emoji(id) };
        top += card.height() + GAP;
        drawn.push(card);
    }
    drawn
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
