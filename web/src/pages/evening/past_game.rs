//! A game of the evening, looked through again: what came out of it, and round by round what everybody saw,
//! with what the guest who looks had guessed at first (GH-14, PP-24). Nobody else is shown that, and by its
//! length a page does not tell whether there is any.

use insight::{Round, Stop, Subject};
use maud::{Markup, html};
use table::TableView;

use super::{Context, PAGE, game_address, leaf, rounds};
use crate::{
    games::{
        self,
        came_out::{Teller, book},
    },
    look::{Symbol, own_address, symbol},
    padding,
    words::say,
};

/// So many rounds stand on a page: a long game has many, and a page stays light.
const MOST_ROUNDS: usize = 10;

/// A game with all of its rounds.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PastGame<'a> {
    pub(crate) table: &'a TableView,
    pub(crate) stop: &'a Stop,
    pub(crate) rounds: &'a [Round],
    /// Round by round what the guest whose page it is had guessed at first, in the order of the ranking;
    /// empty where they had not. None where somebody else may look at it, too.
    pub(crate) own: Option<&'a [Vec<Subject>]>,
}

impl PastGame<'_> {
    /// As much as first guesses can take of a page: they have made all of them.
    fn fullest_own(&self) -> Vec<Vec<Subject>> {
        let full = |round: &Round| match round {
            Round::Ranked { ranking, .. } => rounds::faces(ranking),
            Round::GuessedInTeams { ranking, .. } => ranking.clone(),
            Round::Counted { .. } | Round::Voted { .. } | Round::Built { .. } => Vec::new(),
        };
        self.rounds.iter().map(full).collect()
    }
}

/// A sheet of it, counted from 1, as long as it would be with all first guesses.
pub(crate) fn past_game(context: &Context<'_>, past: PastGame<'_>, sheet: usize) -> Markup {
    let page = sheet_of(context, past, sheet);
    let fullest = past.fullest_own();
    if past.own.is_none() || fullest.iter().all(Vec::is_empty) {
        return page;
    }
    let full = sheet_of(context, PastGame { own: Some(&fullest), ..past }, sheet);
    padding::fill_to(&page, full.0.len())
}

fn sheet_of(context: &Context<'_>, past: PastGame<'_>, sheet: usize) -> Markup {
    let PastGame { table, stop, rounds: all, own } = past;
    let words = context.words();
    let teller = Teller::new(words, context.decks, table, stop.game);
    let sheets = all.len().div_ceil(MOST_ROUNDS).max(1);
    let sheet = sheet.clamp(1, sheets);
    let first = (sheet - 1) * MOST_ROUNDS;
    let shown = all.iter().enumerate().skip(first).take(MOST_ROUNDS);
    let to =
        |sheet: usize| own_address(table, &format!("{}?sheet={sheet}#rounds", game_address(stop.number)));
    // What somebody had to themselves, or what became of it.
    let kept_back = own.is_none() && past.fullest_own().iter().any(|row| !row.is_empty());
    let note = match kept_back {
        true => words.evening_own_guesses_hidden(),
        false => games::looked_back(words, stop.game),
    };
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
                        p.soft { (words.evening_rounds_lead()) " " (note) }
                        ol.stack.past-rounds {
                            @for (place, round) in shown {
                                @let own = own.and_then(|own| own.get(place)).map_or(&[][..], Vec::as_slice);
                                li.past-round { (rounds::round(&teller, place + 1, round, own)) }
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
