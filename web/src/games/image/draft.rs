//! My own turn: cards picked in the pool and laid on the images as a draft (IM-15), and the button that
//! finishes it.

use maud::{Markup, html};
use rules::{
    CardId,
    image::{Ability, CardMoves, DraftView, Refusal, SideMoves},
};

use super::{
    pool, put_down,
    room::{Room, side_slug},
    strips, ticks,
};
use crate::{
    look::{BRASS, Symbol, deed, next_scattered_deed, scattered_deed, symbol},
    words,
};

/// The form in which a card is picked. The places where it can lie are its buttons.
pub(super) const LAY: &str = "lay";
/// The form whose buttons are the cards of the draft.
pub(super) const TAKE_BACK: &str = "take-back";
/// The form of the names of those whose images are ended.
pub(super) const FINISH: &str = "finish";

/// Where each card at hand may go, and why not where it may not.
pub(super) struct Moves<'a> {
    draft: &'a DraftView,
    /// Every reason there is, once.
    reasons: Vec<Refusal>,
}

impl<'a> Moves<'a> {
    pub(super) fn of(draft: &'a DraftView) -> Moves<'a> {
        let mut reasons = Vec::new();
        for side in draft.moves.iter().flat_map(|card| &card.sides) {
            for reason in side.next_space.into_iter().chain(side.no_cover) {
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
        Moves { draft, reasons }
    }

    fn sides(&self, card: CardId) -> &'a [SideMoves] {
        let found = self.draft.moves.iter().find(|moves| moves.card == card);
        found.map_or(&[], |CardMoves { sides, .. }| sides)
    }

    /// The places where a card may go: `n` is the next space in the north, and `N` the cards of its kind
    /// there, all of which it may cover if one (IM-10).
    pub(super) fn allowed(&self, card: CardId) -> String {
        let on_side = |on: &SideMoves| {
            let side = &side_slug(on.side)[..1];
            let next = on.next_space.is_none().then(|| side.to_owned());
            next.into_iter().chain((!on.covers.is_empty()).then(|| side.to_uppercase()))
        };
        self.sides(card).iter().flat_map(on_side).collect()
    }

    /// Why it may not go to the others, by the number of the reason: `n0` for the next space in the north,
    /// `N1` for the cards there. A page has so many of them that no letter is wasted.
    pub(super) fn refused(&self, card: CardId) -> String {
        let number = |reason: Refusal| self.reasons.iter().position(|known| *known == reason);
        let on_side = |on: &SideMoves| {
            let side = &side_slug(on.side)[..1];
            let next = on.next_space.and_then(number).map(|why| format!("{side}{why}"));
            let cover = on.no_cover.and_then(number).map(|why| format!("{}{why}", side.to_uppercase()));
            next.into_iter().chain(cover).collect::<Vec<_>>()
        };
        self.sides(card).iter().flat_map(on_side).collect::<Vec<_>>().join(",")
    }

    /// The reasons by their numbers, for the browser module to say.
    fn reasons(&self, room: &Room<'_>) -> Markup {
        html! {
            ul #reasons hidden {
                @for reason in &self.reasons { li { (sentence(room, *reason)) } }
            }
        }
    }
}

/// The reason alone, without the advice that may follow it: it is said in a line or two, above what it speaks
/// of.
fn sentence(room: &Room<'_>, reason: Refusal) -> String {
    let refusal = table::Refusal::Game(table::GameRefusal::Image(reason));
    words::first_sentence(words::sentence(&refusal, room.words.language))
}

/// What a tap does now. The browser module says it anew with every card that is picked, and what that card
/// means (IM-21).
pub(super) fn hint(room: &Room<'_>, draft: &DraftView) -> Markup {
    let words = room.words;
    let now = if !draft.lacking.is_empty() {
        words.image_hint_hand_card()
    } else if !draft.endings.is_empty() {
        words.image_hint_name()
    } else if draft.laid.is_empty() {
        words.image_hint_pick()
    } else {
        words.image_hint_more(draft.from_hand)
    };
    hint_saying(room, now)
}

/// The same where something else is to be said until a card is picked.
#[allow(clippy::needless_pass_by_value, reason = "words are made where they are used")]
pub(super) fn hint_saying(room: &Room<'_>, now: String) -> Markup {
    let words = room.words;
    html! {
        p #hint data-hint data-now=(now) data-picked=(words.image_hint_picked())
            data-first=(words.image_hint_first())
            data-plc=(words.image_means_place()) data-tim=(words.image_means_time())
            data-act=(words.image_means_activity()) data-sta=(words.image_means_status())
            data-let=(words.image_means_letter()) data-any=(words.image_means_wild())
            data-other=(sentence(room, Refusal::NotTheSameKind)) { (now) }
    }
}

pub(super) fn play(room: &Room<'_>, draft: &DraftView) -> Markup {
    let moves = Moves::of(draft);
    html! {
        (scattered_deed(room.table, "lay_card", LAY, &html! {}))
        @if !draft.laid.is_empty() {
            (scattered_deed(room.table, "take_back_card", TAKE_BACK, &html! {}))
            (next_scattered_deed(room.table, "finish_turn", FINISH, &html! {}))
        }
        (ticks::ticks(room, draft))
        (strips::strips(room))
        (pool::pool(room, Some(&moves)))
        (moves.reasons(room))
    }
}

/// The one button, or the other way to take a turn.
pub(super) fn act(room: &Room<'_>, draft: &DraftView) -> Markup {
    let words = room.words;
    if draft.laid.is_empty() {
        return put_down::fold(room);
    }
    let points = draft.endings.iter().map(|ending| ending.points).sum::<i16>();
    let label = match draft.endings.len() {
        0 => words.image_play(draft.laid.len()),
        1 => words.image_end(points),
        count => words.image_end_several(count, points),
    };
    html! {
        div.ih-finish {
            button #finish-turn class=(BRASS) form=(FINISH) disabled[!room.may(Ability::FinishTurn)] {
                (label)
            }
            @if room.may(Ability::TakeBackAll) {
                (deed(room.table, "take_back_all", html! {
                    button #take-all .btn aria-label=(words.image_take_back_all()) { (symbol(Symbol::Back)) }
                }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::image::{Side, Source};

    use super::*;

    /// IM-7, IM-10, IM-11: no round trip is needed to know where a card may go, and why not.
    #[test]
    fn a_card_bears_where_it_may_go_and_why_not_elsewhere() {
        let card = |id: &str| id.parse::<CardId>().unwrap();
        let on = |side, next_space, covers: &[&str], no_cover| SideMoves {
            side,
            next_space,
            covers: covers.iter().map(|id| card(id)).collect(),
            no_cover,
        };
        let of = |id, from, sides| CardMoves { card: card(id), from, sides };
        let place = vec![
            on(Side::North, None, &["plc-101"], None),
            on(Side::West, None, &[], Some(Refusal::NotTheSameKind)),
        ];
        let letter = vec![
            on(Side::North, Some(Refusal::TooShortToEnd), &[], Some(Refusal::NotTheSameKind)),
            on(Side::West, Some(Refusal::HandCardFirst), &[], None),
        ];
        let moves = vec![of("plc-001", Source::Hand, place), of("let-003", Source::Board, letter)];
        let draft = DraftView {
            laid: Vec::new(),
            sent_back: Vec::new(),
            from_hand: 3,
            lacking: Vec::new(),
            endings: Vec::new(),
            moves,
        };
        let moves = Moves::of(&draft);
        assert_eq!(moves.allowed(card("plc-001")), "nNw");
        assert_eq!(moves.refused(card("plc-001")), "W0");
        assert_eq!(moves.allowed(card("let-003")), "");
        assert_eq!(moves.refused(card("let-003")), "n1,N0,w2");
        assert_eq!(moves.reasons, [Refusal::NotTheSameKind, Refusal::TooShortToEnd, Refusal::HandCardFirst]);
    }
}
