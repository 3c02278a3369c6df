//! Whose image it is: a field that completes names out of the almanac as one types. Nobody else hears of it.

use maud::{Markup, html};
use rules::image::{EndingView, Line, is_wild};

use super::{
    cards, draft,
    room::{Room, side_slug},
};
use crate::{look::own_address, words::Words};

/// A field for a person: what is typed, and the key of whoever was chosen.
pub(super) struct Field<'a> {
    /// A turn's own, so that nothing that was typed in another is still there.
    pub(super) id: String,
    /// The form that sends it.
    pub(super) form: &'a str,
    pub(super) name: String,
    pub(super) key: String,
    pub(super) label: String,
}

impl Field<'_> {
    /// A combobox with a list box. Frames leave alone what is typed, chosen and offered here.
    pub(super) fn drawn(&self, room: &Room<'_>) -> Markup {
        self.completed_at(room.words, &own_address(room.table, "people"))
    }

    /// The same wherever names are completed at that address.
    pub(super) fn completed_at(&self, words: &Words, people: &str) -> Markup {
        let Field { id, form, name, key, label } = self;
        let (list, status) = (format!("{id}-list"), format!("{id}-told"));
        html! {
            div.ih-claim data-people=(people) {
                label for=(id) { (label) }
                input #(id) .input type="text" form=(form) name=(name) required maxlength=(Line::LONGEST)
                    autocomplete="off"
                    autocapitalize="words" spellcheck="false" enterkeyhint="done"
                    placeholder=(words.image_claim_example())
                    role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls=(list)
                    aria-describedby=(status);
                input #{ (id) "-key" } type="hidden" form=(form) name=(key) value="" data-region-exempt;
                ul #(list) .ih-people role="listbox" aria-label=(words.image_people()) data-region-exempt
                    hidden {}
                p #(status) .ih-told role="status" data-known=(words.image_known()) data-region-exempt {}
            }
        }
    }
}

/// For an image that ends in my turn (IM-11).
pub(super) fn of_ending(room: &Room<'_>, ending: &EndingView) -> Markup {
    let words = room.words;
    let side = side_slug(ending.side);
    let letter = |nth: usize| {
        let letter = ending.letters.get(nth).copied().and_then(cards::letter);
        letter.map(|letter| letter.to_string()).unwrap_or_default()
    };
    let label = match ending.letters.as_slice() {
        [only] if is_wild(*only) => words.image_claim_any(),
        [_] => words.image_claim_letter(letter(0)),
        _ => words.image_claim_initials(letter(0), letter(1)),
    };
    let field = Field {
        id: format!("name-{}-{side}", room.game.turns),
        form: draft::FINISH,
        name: format!("name-{side}"),
        key: format!("key-{side}"),
        label,
    };
    field.drawn(room)
}
