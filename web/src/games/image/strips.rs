//! The four images as rows: their name, the cards from the dot on, and the next space. With a draft under way
//! every place is a button; whatever it may not take, the browser module dims, and the table refuses.

use maud::{Markup, html};
use rules::{
    CardId,
    image::{DraftView, EndingView, FinishedTurn, LyingView, Options, Side, SideView},
};

use super::{
    cards, challenge, claim, draft, notes,
    room::{Room, side_slug},
    sides,
};
use crate::{
    look::{Symbol, symbol},
    words::Words,
};

/// One image, and what is going on around it.
struct Strip<'a> {
    side: Side,
    seen: &'a SideView,
    /// My own turn under way.
    draft: Option<&'a DraftView>,
    /// The turn that can be challenged now.
    turn: Option<&'a FinishedTurn>,
}

pub(super) fn strips(room: &Room<'_>) -> Markup {
    let turn = room.challengeable().map(|(turn, _)| turn);
    // Sides without an image share the last line.
    let (empty, begun): (Vec<&SideView>, Vec<&SideView>) =
        room.game.sides.iter().partition(|seen| seen.image.is_empty());
    let draft = room.game.draft.is_some();
    html! {
        ul.ih-sides data-images[draft] data-say-laid=[draft.then(|| room.words.image_say_laid())]
            data-say-back=[draft.then(|| room.words.image_say_back())]
        {
            @for seen in begun.into_iter().chain(empty) {
                (Strip { side: seen.side, seen, draft: room.game.draft.as_ref(), turn }.drawn(room))
            }
        }
    }
}

impl Strip<'_> {
    fn drawn(&self, room: &Room<'_>) -> Markup {
        let slug = side_slug(self.side);
        let empty = self.seen.image.is_empty() && self.lying(room).next().is_none();
        html! {
            li #{ "side-" (slug) } .ih-side.ih-empty[empty] data-side=(slug)
                data-name=[self.draft.map(|_| sides::name(room.words, self.side))]
            {
                (self.mark(room))
                (self.row(room))
                (self.next(room))
                @if let Some(ending) = self.ending() { (claim::of_ending(room, ending)) }
                @if let Some(turn) = self.turn { (challenge::just_laid(room, turn, self.side)) }
            }
        }
    }

    /// The name opens my note where I can have one.
    fn mark(&self, room: &Room<'_>) -> Markup {
        if room.watches() {
            return html! { span.ih-mark { (sides::name(room.words, self.side)) } };
        }
        notes::note(room, self.seen)
    }

    fn row(&self, room: &Room<'_>) -> Markup {
        let label = room.words.image_row(sides::name(room.words, self.side));
        let spaces =
            self.seen.image.spaces().iter().filter_map(|space| Some((space.last()?, space.len() - 1)));
        html! {
            ol.ih-row aria-label=(label) {
                @for (number, (card, under)) in (1..).zip(spaces) {
                    li { (self.spot(room, number, *card, under)) }
                }
                @for lies in self.lying(room) {
                    li {
                        @match lies.card {
                            Some(card) => span.ih-spot.ih-laid { (cards::chip(room.words, card)) },
                            None => span.ih-back {
                                span.visually-hidden { (room.words.image_face_down()) }
                            },
                        }
                    }
                }
            }
        }
    }

    /// A card that lies open, and how many it covers.
    fn spot(&self, room: &Room<'_>, space: usize, card: CardId, under: usize) -> Markup {
        let words = room.words;
        let face = html! {
            (cards::chip(words, card))
            @if under > 0 { span.ih-under data-under={ "+" (under) } {} }
        };
        let covers = (under > 0).then(|| words.image_covers_so_many(under));
        let named = |label: String| covers.iter().fold(label, |label, covers| format!("{label}, {covers}"));
        let name = cards::printed(words, card);
        let laid = self.draft.is_some_and(|draft| draft.laid.iter().any(|laid| laid.card == card));
        let new = self.turn.is_some_and(|turn| turn.laid.iter().any(|laid| laid.card == card));
        match self.draft {
            Some(_) if laid => html! {
                button #{ "on-" (card) } .ih-spot.ih-laid form=(draft::TAKE_BACK) name="card" value=(card)
                    aria-label=(named(words.image_take_back(name)))
                {
                    (face) span.ih-off { (symbol(Symbol::Close)) }
                }
            },
            Some(_) => html! {
                button #{ "on-" (card) } .ih-spot.ih-new[new] form=(draft::LAY) name="to"
                    value={ (side_slug(self.side)) " " (card) }
                    aria-label=(named(words.image_cover(name, space))) {
                        (face)
                    }
            },
            None => html! {
                span #{ "on-" (card) } .ih-spot.ih-new[new] {
                    (face)
                    @if let Some(covers) = &covers { span.visually-hidden { ", " (covers) } }
                }
            },
        }
    }

    /// What the next card on this side would be worth as a letter (IM-4).
    fn next(&self, room: &Room<'_>) -> Markup {
        let words = room.words;
        if let Some(ending) = self.ending() {
            return worth(words, ending.points);
        }
        let space = self.seen.image.len() + self.lying(room).filter(|lies| lies.over.is_none()).count() + 1;
        if space > Options::SPACES {
            return html! {};
        }
        let slug = side_slug(self.side);
        let label = words.image_next_space(sides::name(words, self.side), space);
        match self.draft {
            Some(_) => html! {
                button #{ "next-" (slug) } .ih-next form=(draft::LAY) name="to" value=(slug)
                    aria-label=(label) {
                    (space)
                }
            },
            None => html! {
                span #{ "next-" (slug) } .ih-next {
                    span aria-hidden="true" { (space) } span.visually-hidden { (label) }
                }
            },
        }
    }

    /// What another is laying here.
    fn lying<'r>(&self, room: &Room<'r>) -> impl Iterator<Item = &'r LyingView> {
        let side = self.side;
        room.game.lying.iter().filter(move |lies| lies.side == side)
    }

    fn ending(&self) -> Option<&EndingView> {
        self.draft?.endings.iter().find(|ending| ending.side == self.side)
    }
}

/// What ending an image scores.
pub(super) fn worth(words: &Words, points: i16) -> Markup {
    html! {
        b.ih-worth {
            span aria-hidden="true" { (points) }
            span.visually-hidden { (words.image_so_many_points(points)) }
        }
    }
}
