//! The cards at hand: those on the board by colour, and my own.

use maud::{Markup, html};
use rules::{CardId, image::Kind};

use super::{
    cards,
    draft::{self, Moves},
    room::Room,
};

/// All cards that I could lay, to pick one; or just to look at, when it is not my turn.
pub(super) fn pool(room: &Room<'_>, moves: Option<&Moves<'_>>) -> Markup {
    let words = room.words;
    let mut board = room.game.board.clone();
    board.sort_by_key(|card| Kind::of(*card));
    html! {
        // Whose turn it is comes back to the cards whenever what had the focus is gone.
        div.ih-pool.ih-board role="group" tabindex=[moves.map(|_| "-1")] data-autofocus[moves.is_some()]
            aria-label=(words.image_board())
        {
            span.ih-label aria-hidden="true" { (words.image_board()) }
            @for card in board { (one(room, moves, card)) }
        }
        @if let Some(hand) = &room.game.hand {
            div.ih-pool.ih-hand role="group" aria-label=(words.image_hand()) {
                span.ih-label aria-hidden="true" { (words.image_hand()) }
                @for card in hand { (one(room, moves, *card)) }
            }
        }
    }
}

fn one(room: &Room<'_>, moves: Option<&Moves<'_>>, card: CardId) -> Markup {
    let chip = cards::chip(room.words, card);
    match moves {
        Some(moves) => html! {
            label #{ "pick-" (card) } .ih-pick {
                input #{ "card-" (card) } type="radio" name="card" value=(card) form=(draft::LAY)
                    data-go=(moves.allowed(card)) data-no=(moves.refused(card));
                (chip)
            }
        },
        None => html! { span #{ "pick-" (card) } .ih-pick { (chip) } },
    }
}
