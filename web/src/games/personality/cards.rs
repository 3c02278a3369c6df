//! Cards: the one that everybody looks at, and those in my hand.

use maud::{Markup, html};
use rules::CardId;

use super::room::Room;
use crate::{
    look::{BRASS, next_scattered_deed},
    words::say,
};

/// A card as the heading of the page. `note` says what is asked about it.
pub(super) fn asked(room: &Room<'_>, card: &CardId, note: String) -> Markup {
    html! {
        div.pe-card {
            p.pe-note { (picture(room, *card)) span { (say(note)) } }
            h1 #{ "asked-" (card) } data-sound-cue="turn" { (room.card(card)) }
        }
    }
}

/// A card that has been asked about, as a reminder.
pub(super) fn reminder(room: &Room<'_>, card: &CardId) -> Markup {
    html! { p.pe-card.pe-reminder { (face(room, card)) } }
}

/// What stands on a card.
pub(super) fn face(room: &Room<'_>, card: &CardId) -> Markup {
    html! { (picture(room, *card)) span { (room.card(card)) } }
}

fn picture(room: &Room<'_>, card: CardId) -> Markup {
    room.picture(card)
}

/// My cards, to look at.
pub(super) fn shown(room: &Room<'_>) -> Markup {
    html! { ul.slips { @for card in room.hand() { li.slip.pe-slip { (slip(room, card)) } } } }
}

/// My cards, one of which is chosen; the form's button stands at the thumb and names it by its id.
pub(super) fn choice(room: &Room<'_>, what: &str, id: &str, chosen: Option<CardId>) -> Markup {
    let content = html! {
        ul.slips role="radiogroup" aria-label=(room.words.pe_choice()) {
            @for card in room.hand() {
                li role="none" { (option(room, card, &html! {
                    input type="radio" name="card" value=(card) required aria-invalid="false"
                        checked[chosen == Some(*card)];
                })) }
            }
        }
    };
    next_scattered_deed(room.table, what, id, &content)
}

/// A card to tick; `input` is the radio button that stands for it.
pub(super) fn option(room: &Room<'_>, card: &CardId, input: &Markup) -> Markup {
    html! { label.slip.pe-slip.pe-option { (input) (slip(room, card)) } }
}

pub(super) fn slip(room: &Room<'_>, card: &CardId) -> Markup {
    html! {
        span.tab { (picture(room, *card)) }
        span.words { span { (room.card(card)) } }
    }
}

/// The brass button of a form elsewhere on the page.
pub(super) fn go(form: &str, label: String) -> Markup {
    html! { button class={ (BRASS) " pe-go" } form=(form) { span { (say(label)) } } }
}

/// The same where something else is more likely to be done.
pub(super) fn go_otherwise(form: &str, label: String) -> Markup {
    html! { button.btn.btn-plain.btn-wide.pe-go form=(form) { span { (say(label)) } } }
}
