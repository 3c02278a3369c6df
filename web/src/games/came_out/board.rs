//! What came out of a game on the stage, when the applause is over. It takes turns with the board on which
//! the game ended: the stylesheet swaps them, so that a stage needs no module for it.

use insight::{Finding, Stop, What};
use journal::Millis;
use maud::{Markup, html};

use super::{
    Teller,
    book::{honours, is_said, sentence},
};
use crate::words::plain;

/// So many letters of sentences fit beside the awards, and so much room a picture takes of it: by itself, and
/// with every row in it.
const LETTERS: usize = 560;
const LETTERS_OF_PICTURE: usize = 90;
const LETTERS_OF_ROW: usize = 34;
/// The end of a line stays empty, and there is room between two sentences.
const LETTERS_OF_GAP: usize = 40;
/// Where so many are honoured there is no room beside them.
const MOST_BESIDE: usize = 8;
/// Of so many there is a sentence or two above them.
const MOST_BELOW: usize = 12;
const LETTERS_ABOVE: usize = 260;

/// All that there is room for; nothing where nothing came out. A stage that comes later joins in the turns
/// that began at that moment.
pub(in crate::games) fn board(teller: &Teller<'_>, stop: &Stop, since: Option<Millis>) -> Markup {
    let crowded = stop.awards.len() > MOST_BESIDE;
    let picture = stop.findings.iter().filter(|_| !crowded).find_map(|finding| {
        Some((teller.picture(&finding.what)?, LETTERS_OF_PICTURE + rows(&finding.what) * LETTERS_OF_ROW))
    });
    let above = if stop.awards.len() > MOST_BELOW { 0 } else { LETTERS_ABOVE };
    let room = if crowded { above } else { LETTERS };
    let room = room.saturating_sub(picture.as_ref().map_or(0, |(_, letters)| *letters));
    let told = fitting(teller, &stop.findings, room);
    if picture.is_none() && told.is_empty() && stop.awards.is_empty() {
        return html! {};
    }
    html! {
        @let since = since.map(|since| since.0);
        div #came-out-board class={ "out-board" @if crowded { " out-crowded" } } data-turns=[since] {
            @if picture.is_some() || !told.is_empty() {
                section.out-side {
                    h2 { (teller.words.out_board_title()) }
                    @if let Some((picture, _)) = picture { (picture) }
                    ul.out-told { @for finding in told { li { (sentence(teller, finding)) } } }
                }
            }
            @if !stop.awards.is_empty() {
                section.out-side {
                    h2 { (teller.words.out_honours()) }
                    (honours(teller, &stop.awards))
                }
            }
        }
    }
}

/// The findings that fit, in their order: what is told apart from luck before what is not.
fn fitting<'a>(teller: &Teller<'_>, findings: &'a [Finding], mut room: usize) -> Vec<&'a Finding> {
    let mut first: Vec<&Finding> = findings.iter().filter(|finding| is_said(&finding.what)).collect();
    first.sort_by_key(|finding| teller.weight(finding.weight).is_none());
    first.retain(|finding| {
        let letters = plain(teller.finding(&finding.what)).chars().count() + LETTERS_OF_GAP;
        let fits = letters <= room;
        room -= if fits { letters } else { 0 };
        fits
    });
    first
}

/// How many rows a picture has.
fn rows(what: &What) -> usize {
    match what {
        What::TurnByTurn { turns } => {
            let mut who: Vec<_> = turns.iter().map(|turn| turn.who).collect();
            who.sort_unstable();
            who.dedup();
            who.len()
        }
        What::Walk { teams, .. } => teams.len() + 3,
        _ => 0,
    }
}
