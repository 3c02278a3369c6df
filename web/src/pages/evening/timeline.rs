//! The games of an evening in their order, each with what is most worth telling of it.

use insight::{Finding, Stop, Weight, What};
use maud::{Markup, html};

use super::{Book, Context, game_address};
use crate::{
    games::{self, came_out::Teller},
    look::{guest_peg, own_address, symbol},
    words::{plain, say},
};

/// So many games are told of: a page stays light however long an evening is. Those before them are named, and
/// looked through like all others.
const TOLD: usize = 6;

/// All games, the last one first.
pub(super) fn timeline(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    html! {
        section.stack aria-labelledby="h-games" {
            h2 #h-games { (words.evening_games()) }
            ol.timeline reversed {
                @for (place, stop) in book.evening.timeline.iter().rev().enumerate() {
                    li class=[(place < TOLD).then_some("stop")] {
                        (heading(context, book, stop))
                        @if place < TOLD { (game(context, book, stop)) }
                    }
                }
            }
        }
    }
}

fn heading(context: &Context<'_>, book: Book<'_>, stop: &Stop) -> Markup {
    let words = context.words();
    html! {
        h3 {
            (symbol(games::symbol(stop.game))) " "
            a href=(own_address(book.table, &game_address(stop.number))) {
                span.visually-hidden { (words.evening_game(stop.number)) ": " }
                (games::name(words, stop.game))
            }
        }
    }
}

fn game(context: &Context<'_>, book: Book<'_>, stop: &Stop) -> Markup {
    let words = context.words();
    let teller = book.teller(context, stop.game);
    let mine = stop.awards.iter().find(|award| book.table.me == Some(award.who.into()));
    html! {
        (played_by(book, &teller, stop))
        @match &stop.missing {
            Some(missing) => p.soft { (teller.missing(missing)) },
            None => {
                @if let Some(finding) = headline(stop) { (sentence(&teller, finding)) }
                @if let Some(award) = mine {
                    @let honour = teller.award(&award.honour);
                    p.mine {
                        (words.evening_your_award()) " " b { (honour.title) } " · " (say(honour.why))
                    }
                }
            }
        }
    }
}

/// A finding, with a note where it is more than luck.
pub(super) fn sentence(teller: &Teller<'_>, finding: &Finding) -> Markup {
    html! {
        p {
            (say(teller.finding(&finding.what)))
            @if let Some(weight) = teller.weight(finding.weight) { " " span.told-note { (weight) } }
        }
    }
}

/// Who played it, as pegs; the names are said to who listens.
fn played_by(book: Book<'_>, teller: &Teller<'_>, stop: &Stop) -> Markup {
    html! {
        p.pegs {
            span.visually-hidden { (plain(teller.words.evening_played_by(teller.names(&stop.players)))) }
            span aria-hidden="true" {
                @for guest in stop.players.iter().filter_map(|who| book.table.guest((*who).into())) {
                    (guest_peg(guest))
                }
            }
        }
    }
}

/// The one finding that stands for a game: what is told apart from luck, or else the first that is a sentence
/// and not a picture.
pub(super) fn headline(stop: &Stop) -> Option<&Finding> {
    let told = stop.findings.iter().find(|finding| finding.weight == Weight::Told);
    told.or_else(|| stop.findings.iter().find(|finding| is_a_sentence(&finding.what)))
}

fn is_a_sentence(what: &What) -> bool {
    !matches!(
        what,
        What::TurnByTurn { .. }
            | What::Walk { .. }
            | What::Gallery { .. }
            | What::Portrait { .. }
            | What::ElectedFor { .. }
    )
}
