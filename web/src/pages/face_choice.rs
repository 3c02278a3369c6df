//! The page on which a guest chooses a face. An ordinary one: a tap on a face is all there is to do, and
//! leads back to the table.

use maud::{Markup, html};
use table::{Face, GuestView, TableView};

use super::{
    Context,
    document::{back_to_table, leaf},
};
use crate::{
    look::{face_name, faced, guest_badge, own_address, returning_deed},
    words::{Words, called, plain},
};

pub(crate) fn face_choice(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.face_title(),
        back_to_table(context, view.code),
        html! {
            div.page {
                @if let Some(me) = view.myself() {
                    div.hero.face-now {
                        (guest_badge(me)) h1 { (words.face_title()) } p { (words.face_lead()) }
                    }
                    (returning_deed(view, "choose_face", html! {
                        div.faces { @for face in Face::ALL { (choice(words, view, me, *face)) } }
                    }))
                }
            }
        },
    )
}

/// A face in one's own colour and shape; one that somebody else wears cannot be had.
fn choice(words: &Words, view: &TableView, me: &GuestView, face: Face) -> Markup {
    let worn_by = view.guests.iter().find(|guest| guest.face == face && guest.id != me.id && !guest.left);
    let name = face_name(face, words);
    let label = match worn_by {
        Some(guest) => plain(words.face_worn(name, called(guest))),
        None => name,
    };
    html! {
        button name="face" value=(face.slug()) disabled[worn_by.is_some()]
            aria-pressed=[(face == me.face).then_some("true")]
        {
            (faced(me.badge, face)) span.visually-hidden { (label) }
        }
    }
}

/// The way to it, for whoever has a face here.
pub(super) fn link(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.myself().is_some() {
            a.btn.face-link href=(own_address(view, "face")) { (words.face_link()) }
        }
    }
}
