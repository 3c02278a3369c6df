//! A game of the evening, looked through again: what came out of it, and round by round what everybody saw.

use insight::{Round, Stop};
use maud::{Markup, html};
use table::TableView;

use super::{Context, PAGE, game_address, leaf, rounds};
use crate::{
    games::{
        self,
        came_out::{Teller, book},
    },
    look::{Symbol, own_address, symbol},
    words::say,
};

/// So many rounds stand on a page: a long game has many, and a page stays light.
const MOST_ROUNDS: usize = 10;

/// A game with a sheet of its rounds, counted from 1.
pub(crate) fn past_game(
    context: &Context<'_>,
    table: &TableView,
    stop: &Stop,
    all: &[Round],
    sheet: usize,
) -> Markup {
    let words = context.words();
    let teller = Teller::new(words, context.decks, table, stop.game);
    let sheets = all.len().div_ceil(MOST_ROUNDS).max(1);
    let sheet = sheet.clamp(1, sheets);
    let first = (sheet - 1) * MOST_ROUNDS;
    let shown = all.iter().enumerate().skip(first).take(MOST_ROUNDS);
    let to =
        |sheet: usize| own_address(table, &format!("{}?sheet={sheet}#rounds", game_address(stop.number)));
    leaf(
        context,
        table,
        html! {
            div.page.evening {
                div.hero {
                    h1 { (symbol(games::symbol(stop.game))) " " (games::name(words, stop.game)) }
                    p.soft {
                        (words.evening_game(stop.number)) " · "
                        (say(words.evening_played_by(teller.names(&stop.players))))
                    }
                }
                // On the later sheets there are rounds alone.
                @if sheet == 1 { (book(&teller, stop)) }
                @if !all.is_empty() {
                    section #rounds .stack aria-labelledby="h-rounds" {
                        h2 #h-rounds { (words.evening_rounds()) }
                        p.soft { (words.evening_rounds_lead()) }
                        ol.stack.past-rounds {
                            @for (place, round) in shown {
                                li.past-round { (rounds::round(&teller, place + 1, round)) }
                            }
                        }
                        @if sheets > 1 {
                            nav.line aria-label=(words.evening_rounds()) {
                                @if sheet > 1 { a.btn href=(to(sheet - 1)) { (words.evening_earlier()) } }
                                @if sheet < sheets { a.btn href=(to(sheet + 1)) { (words.evening_later()) } }
                            }
                        }
                    }
                }
                p {
                    a.btn.btn-wide href=(own_address(table, PAGE)) {
                        (symbol(Symbol::Book)) (words.evening_back())
                    }
                }
            }
        },
    )
}
