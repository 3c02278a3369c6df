//! The game as a whole: who has won, and a look back at the rounds.

use maud::{Markup, html};
use rules::{
    Team,
    preference::{GuessView, RoundView},
};

use super::{
    results::final_standing,
    room::Room,
    slips::{self, face_in},
    tokens::{self, signed},
};
use crate::{
    games::{
        came_out,
        end::{earlier_rounds, own_portrait, what_next},
    },
    look::{Symbol, guest_peg, name, symbol},
    pages::Hand,
    words::{plain, say},
};

/// So many rounds can be scrolled through with pleasure, and make a page that is small; of more, the last are
/// shown with all that was in them, and those before in a line each.
const MOST_ROUNDS: usize = 8;

pub(super) fn over(room: &Room<'_>, winner: Option<Team>, history: &[RoundView]) -> Hand {
    let words = room.words;
    let title = match winner {
        None => words.pp_over_title_none(),
        Some(winner) if !room.is_my_team(winner) => words.pp_over_title(room.team_name(winner)),
        Some(_) if room.plays_alone() => words.pp_over_title_you(),
        Some(_) => words.pp_over_title_yours(),
    };
    let why = match winner {
        None => words.pp_over_why_none(),
        Some(_) => words.pp_over_why(history.len()),
    };
    let (earlier, last) = history.split_at(history.len().saturating_sub(MOST_ROUNDS));
    Hand {
        ask: html! { h1 data-sound-cue="chord" { (say(title)) } p { (why) } },
        play: html! {
            (final_standing(room, winner))
            (came_out::on_hand(room))
            (myself(room, history))
            @if !history.is_empty() {
                h2.part { (words.pp_over_history()) }
                (earlier_rounds(words, earlier.len(), &html! {
                    @for round in earlier { li.turn.round { (who_gained(room, round)) } }
                }))
                ol.turns { @for round in last { (look_back(room, round)) } }
            }
        },
        act: what_next(words, room.table),
    }
}

/// My own order as it was last, from what I like best on. A long game tells it among its rounds: the page has
/// no room for it twice.
fn myself(room: &Room<'_>, history: &[RoundView]) -> Markup {
    let words = room.words;
    let me = room.game.me.filter(|_| history.len() <= MOST_ROUNDS);
    let mine = me.and_then(|me| history.iter().rfind(|round| round.it == me));
    let Some(round) = mine else { return html! {} };
    let order = round.ranking.iter().filter_map(|slot| face_in(room, &round.cards, *slot));
    let order: Vec<Markup> = order.map(slips::text).collect();
    own_portrait(&words.own_portrait(), Some(words.pp_over_mine()), &order)
}

/// A round in two lines, and IT's whole order when it is opened.
fn look_back(room: &Room<'_>, round: &RoundView) -> Markup {
    let best = round.ranking.first().and_then(|slot| face_in(room, &round.cards, *slot));
    html! {
        li {
            details.turn.round {
                summary {
                    (who_gained(room, round))
                    @if let Some(face) = best {
                        span.round-best { (symbol(Symbol::Smile)) (slips::text(face)) }
                    }
                }
                ol.round-order {
                    @for slot in &round.ranking {
                        @if let Some(face) = face_in(room, &round.cards, *slot) {
                            li { (face.section.mark()) (slips::text(face)) }
                        }
                    }
                }
            }
        }
    }
}

/// Who was IT, and how far it brought everybody.
fn who_gained(room: &Room<'_>, round: &RoundView) -> Markup {
    html! {
        span.spread {
            @match room.player(round.it) {
                Some(guest) => span.person { (guest_peg(guest)) (name(guest, room.words)) },
                None => span { (room.words.somebody()) },
            }
            span.round-gains { @for guess in &round.guesses { (round_gain(room, guess)) } }
        }
    }
}

fn round_gain(room: &Room<'_>, guess: &GuessView) -> Markup {
    html! {
        span class={ "peg " (tokens::colour(room, guess.team)) } {
            (room.badge(guess.team))
            span.visually-hidden { (plain(room.team_name(guess.team))) " " }
            (signed(tokens::total(guess)))
        }
    }
}
