//! What the games of an evening have shown of everybody.

use insight::{PortraitOf, Subject};
use maud::{Markup, html};
use rules::{CardFace, CardId, GameKind};

use super::{Book, Context, rounds::asked};
use crate::{look::name, words::say};

/// So many things are shown in all portraits together, so that a page stays light however long an evening is.
const MOST_THINGS: usize = 100;
/// Of what one game asks so many stand in a portrait at most, the last first, and at the least so many.
const MOST_OF_A_KIND: usize = 12;
const LEAST_OF_A_KIND: usize = 1;
/// How many kinds there are.
const KINDS: usize = 7;

/// Everybody's, one's own first and open.
pub(super) fn portraits(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    let all = &book.evening.portraits;
    let most = (MOST_THINGS / (KINDS * all.len().max(1))).clamp(LEAST_OF_A_KIND, MOST_OF_A_KIND);
    let is_mine = |portrait: &&PortraitOf| book.table.me == Some(portrait.who.into());
    let (mine, others): (Vec<&PortraitOf>, Vec<&PortraitOf>) = all.iter().partition(is_mine);
    html! {
        @if !all.is_empty() {
            section.stack aria-labelledby="h-portraits" {
                h2 #h-portraits { (words.evening_portraits()) }
                @for portrait in mine.into_iter().chain(others) { (one(context, book, portrait, most)) }
            }
        }
    }
}

fn one(context: &Context<'_>, book: Book<'_>, of: &PortraitOf, most: usize) -> Markup {
    let words = context.words();
    let Some(guest) = book.table.guest(of.who.into()) else { return html! {} };
    let mine = book.table.me == Some(guest.id);
    let portrait = &of.portrait;
    let card = |game: GameKind, card: CardId, face: CardFace| book.teller(context, game).card(card, face);
    let black = |game: GameKind, cards: &[CardId]| -> Vec<String> {
        cards.iter().map(|id| card(game, *id, CardFace::Black)).collect()
    };
    let subjects = |subjects: &[Subject]| -> Vec<String> {
        subjects.iter().map(|subject| card(GameKind::Preference, subject.card, subject.face)).collect()
    };
    let colours = book.teller(context, GameKind::Colours);
    let elected =
        if mine { words.evening_elected() } else { words.evening_elected_other(colours.name(of.who)) };
    let images = book.teller(context, GameKind::Image);
    let kinds: [(String, Vec<String>); KINDS] = [
        (words.evening_happy(), black(GameKind::Happiness, &portrait.happy)),
        (words.evening_unhappy(), black(GameKind::Happiness, &portrait.unhappy)),
        (words.evening_prefers(), subjects(&portrait.prefers)),
        (words.evening_prefers_least(), subjects(&portrait.prefers_least)),
        (elected, portrait.elected.iter().map(|elected| asked(&colours, &elected.question)).collect()),
        (words.evening_traits(), black(GameKind::Personality, &portrait.traits)),
        (words.evening_images(), portrait.images.iter().map(|name| images.famous(name)).collect()),
    ];
    html! {
        details.fold.portrait open[mine] {
            summary { h3.person { (book.badge(guest)) (name(guest, words)) } }
            dl {
                @for (kind, things) in kinds.into_iter().filter(|(_, things)| !things.is_empty()) {
                    div {
                        dt { (say(kind)) }
                        @for thing in things.iter().rev().take(most) { dd { (say(thing.clone())) } }
                        @if things.len() > most { dd.soft { (words.evening_more(things.len() - most)) } }
                    }
                }
            }
        }
    }
}
