//! The evening as a picture to keep: one card a game, and what is told apart from luck.

use maud::{Markup, PreEscaped, html};
use table::{GuestView, TableView};

use super::{Book, Context, knowledge::told_lines, timeline::headline};
use crate::{
    games,
    look::{
        canvas::{self, BRASS, INK, MARGIN, PAPER, SERIF, SOFT, TEXT, WIDTH, tint, wrapped},
        glyph,
    },
    words::{listed, named, plain},
};

/// The last games of the evening: as many as a picture takes that is still read on a phone.
const MOST_GAMES: usize = 6;
/// So many pairs that know each other.
const MOST_PAIRS: usize = 4;
/// So many guests have a peg.
const MOST_PEGS: usize = 10;
/// Where the cards begin, below the title, the pegs and the names.
const HEAD: usize = 330;
const FOOT: usize = 120;
const GAP: usize = 24;
const PADDING: usize = 34;
/// So many letters of a line fit on a card.
const LETTERS: usize = 46;
const MIDDLE: usize = WIDTH / 2;

/// A line of a card: how it is written, and what.
struct Line {
    size: usize,
    bold: bool,
    words: String,
}

impl Line {
    fn height(&self) -> usize {
        self.size + 14
    }

    fn all(size: usize, bold: bool, words: &str) -> impl Iterator<Item = Line> {
        // Larger letters are fewer.
        let letters = LETTERS * 36 / size;
        wrapped(words, letters).into_iter().map(move |words| Line { size, bold, words })
    }
}

/// What everybody may see of the evening, as the guest keeps it whose eyes these are.
pub(crate) fn evening_picture(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    let mut cards: Vec<Vec<Line>> = Vec::new();
    let games = &book.evening.timeline;
    for stop in &games[games.len().saturating_sub(MOST_GAMES)..] {
        let teller = book.teller(context, stop.game);
        let mut lines: Vec<Line> = Line::all(46, true, &games::name(words, stop.game)).collect();
        match (&stop.missing, headline(stop)) {
            (Some(missing), _) => lines.extend(Line::all(36, false, &plain(teller.missing(missing)))),
            (None, Some(found)) => lines.extend(Line::all(36, false, &plain(teller.finding(&found.what)))),
            (None, None) => {}
        }
        if let Some(award) = stop.awards.iter().find(|award| book.table.me == Some(award.who.into())) {
            let honour = teller.award(&award.honour);
            let me = teller.name(award.who);
            let line = format!("{me}: {} · {}", honour.title, honour.why);
            lines.extend(Line::all(36, false, &plain(line)));
        }
        cards.push(lines);
    }
    let told: Vec<Line> = told_lines(context, book)
        .into_iter()
        .take(MOST_PAIRS)
        .flat_map(|line| Line::all(36, false, &plain(line)).collect::<Vec<_>>())
        .collect();
    if !told.is_empty() {
        cards.push(Line::all(46, true, &words.evening_known()).chain(told).collect());
    }
    let height = |lines: &[Line]| 2 * PADDING + lines.iter().map(Line::height).sum::<usize>();
    let all: usize = cards.iter().map(|lines| height(lines) + GAP).sum();
    let mut top = HEAD;
    let papers = cards.iter().map(|lines| {
        let at = top;
        top += height(lines) + GAP;
        paper(at, height(lines), lines)
    });
    let content = html! { (head(context, book.table)) @for paper in papers.collect::<Vec<_>>() { (paper) } };
    canvas::picture(&words.evening_kept_title(), HEAD + all + FOOT, content, "Likeness")
}

fn head(context: &Context<'_>, table: &TableView) -> Markup {
    let words = context.words();
    let people: Vec<&GuestView> = table.guests.iter().filter(|guest| guest.bot.is_none()).collect();
    let names = plain(listed(words, people.iter().map(|guest| named(guest.name.as_str()))));
    let names = wrapped(&names, LETTERS);
    let pegs = people.len().min(MOST_PEGS);
    let left = MIDDLE - pegs * 38;
    html! {
        text x=(MIDDLE) y="118" fill=(TEXT) font-family=(SERIF) font-size="68" font-weight="600"
            text-anchor="middle" {
            (words.evening_kept_title())
        }
        @for (place, guest) in people.iter().take(MOST_PEGS).enumerate() { (peg(left + place * 76, guest)) }
        @for (place, line) in names.iter().take(2).enumerate() {
            text x=(MIDDLE) y=(252 + place * 42) fill=(SOFT) font-family=(SERIF) font-size="34"
                text-anchor="middle" {
                (line)
            }
        }
    }
}

/// Somebody's colour and shape.
fn peg(left: usize, guest: &GuestView) -> Markup {
    html! {
        g transform={ "translate(" (left + 6) " 148)" } {
            circle cx="32" cy="32" r="30" fill=(tint(guest.badge.colour())) stroke=(BRASS) stroke-width="2" {}
            g transform="translate(12 12) scale(1.6667)" fill=(INK) stroke=(INK) {
                (PreEscaped(glyph(guest.badge).drawing()))
            }
        }
    }
}

fn paper(top: usize, height: usize, lines: &[Line]) -> Markup {
    let mut y = top + PADDING;
    let lines = lines.iter().map(|line| {
        y += line.height();
        (y - 18, line)
    });
    html! {
        rect x=(MARGIN) y=(top) width=(WIDTH - 2 * MARGIN) height=(height) rx="20" fill=(PAPER) {}
        @for (y, line) in lines.collect::<Vec<_>>() {
            text x=(MARGIN + 40) y=(y) fill=(INK) font-family=(SERIF) font-size=(line.size)
                font-weight=[line.bold.then_some("600")] {
                (line.words)
            }
        }
    }
}
