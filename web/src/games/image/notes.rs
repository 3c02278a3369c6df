//! Whom I have in mind (IM-8): a line of my own at each image, which nobody else ever sees and which binds
//! nobody.

use maud::{Markup, html};
use rules::image::{Line, SideView};

use super::{
    room::{Room, side_slug},
    sides,
};
use crate::look::{Symbol, deed, symbol};

/// The name of a side, under which the note can be written; beside it, it can be read.
pub(super) fn note(room: &Room<'_>, seen: &SideView) -> Markup {
    let words = room.words;
    let slug = side_slug(seen.side);
    let name = sides::name(words, seen.side);
    let text = seen.note.as_ref().map(Line::as_str);
    html! {
        details #{ "note-" (slug) } .ih-note data-menu {
            summary.ih-mark {
                (name) span.visually-hidden { ", " (words.image_note_open()) }
                (symbol(Symbol::Pencil))
            }
            (deed(room.table, "write_note", html! {
                input type="hidden" name="side" value=(slug);
                input #{ "note-text-" (slug) } .input type="text" name="text" value=(text.unwrap_or_default())
                    maxlength=(Line::LONGEST)
                    autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="done" data-note
                    aria-label=(words.image_note(&name)) placeholder=(words.image_note_hint());
                button.icon-btn aria-label=(words.image_note_keep()) { (symbol(Symbol::Check)) }
            }))
        }
        @if let Some(text) = text { p.ih-noted { bdi { (text) } } }
    }
}
