//! How a card is drawn: always words, a colour and a symbol. A time card says its years, a letter card shows
//! its letter.

use std::{collections::HashMap, sync::LazyLock};

use almanac::{Criterion, Letter, Period};
use decks::Language;
use maud::{Markup, PreEscaped, html};
use rules::{
    CardId,
    image::{self, Kind},
};

use super::evidence::in_language;
use crate::{
    look::{Symbol, symbol, telling_symbol},
    words::Words,
};

/// A card in a line of text, on a space or in a pile: a tab with its symbol, and its words.
pub(super) fn chip(words: &Words, card: CardId) -> Markup {
    match ready(words, card) {
        Some(ready) => PreEscaped(ready.chip.clone()),
        None => drawn_chip(words, card),
    }
}

/// The same card large, for a hand or to be looked at by all.
pub(super) fn large(words: &Words, card: CardId) -> Markup {
    html! { span class={ "im-card im-large " (colour(card)) } { (face(words, card)) } }
}

/// What is printed on a card, for something that wears its colour itself: see [`colour`].
pub(super) fn face(words: &Words, card: CardId) -> Markup {
    match ready(words, card) {
        Some(ready) => PreEscaped(ready.face.clone()),
        None => drawn_face(words, card),
    }
}

/// All that is printed on a card, to the letter, with its kind: the name of a button must contain what it
/// shows.
pub(super) fn printed(words: &Words, card: CardId) -> String {
    match ready(words, card) {
        Some(ready) => ready.printed.clone(),
        None => all_printed(words, card),
    }
}

/// A card as it is drawn in one language.
struct Ready {
    chip: String,
    face: String,
    printed: String,
}

/// The cards of the deck are drawn once: a page shows dozens, and every page is drawn with every move.
fn ready(words: &Words, card: CardId) -> Option<&'static Ready> {
    // They are drawn but once, in words of the usual length.
    #[cfg(test)]
    if crate::words::longer_sentences::are_wanted() {
        return None;
    }
    type OfAllCards = HashMap<CardId, Ready>;
    static READY: LazyLock<[OfAllCards; Language::ALL.len()]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let words = Words::of(language);
            let drawn = |card| Ready {
                chip: drawn_chip(words, card).into_string(),
                face: drawn_face(words, card).into_string(),
                printed: all_printed(words, card),
            };
            almanac::deck().into_iter().map(|card| (card, drawn(card))).collect()
        })
    });
    READY[words.language as usize].get(&card)
}

fn drawn_chip(words: &Words, card: CardId) -> Markup {
    html! { span class={ "im-card " (colour(card)) } { (drawn_face(words, card)) } }
}

fn drawn_face(words: &Words, card: CardId) -> Markup {
    let drawing = kind_symbol(Kind::of(card));
    let drawn = html! {
        span.im-tab {
            @match kind_of_one(words, card) {
                Some(kind) => (telling_symbol(drawing, &kind)),
                None => (symbol(drawing)),
            }
        }
    };
    match Criterion::of(card) {
        Some(Criterion::Letter(letter) | Criterion::FirstLetter(letter)) => html! {
            span.visually-hidden { (words.image_letter(letter.to_string())) }
            b.im-initial aria-hidden="true" { (letter) }
        },
        Some(Criterion::AnyLetter) => html! {
            b.im-initial.im-wild aria-hidden="true" { (symbol(Symbol::Wild)) }
            span.im-words { (words.image_wild()) }
        },
        Some(Criterion::Time(period)) => html! {
            (drawn)
            span.im-words { (breakable(&name(words, card))) " " small.im-years { (years(words, period)) } }
        },
        Some(Criterion::Place(_) | Criterion::Activity(_) | Criterion::Status(_)) | None => html! {
            (drawn)
            span.im-words { (breakable(&name(words, card))) }
        },
    }
}

/// Words that are longer than a narrow card is wide, with where they may be parted.
const LONG: [(&str, &str); 22] = [
    ("Kingdom", "King\u{ad}dom"),
    ("Engineering", "Engi\u{ad}neering"),
    ("Invention", "Inven\u{ad}tion"),
    ("Architecture", "Archi\u{ad}tecture"),
    ("Literature", "Litera\u{ad}ture"),
    ("Philosophy", "Philo\u{ad}sophy"),
    ("Exploration", "Explo\u{ad}ration"),
    ("Nonfictional", "Non\u{ad}fictional"),
    ("Fictional", "Fic\u{ad}tional"),
    ("Medicine", "Medi\u{ad}cine"),
    ("technique", "tech\u{ad}nique"),
    ("militantisme", "militan\u{ad}tisme"),
    ("Littérature", "Litté\u{ad}rature"),
    ("télévision", "télé\u{ad}vision"),
    ("Philosophie", "Philo\u{ad}sophie"),
    ("Médecine", "Méde\u{ad}cine"),
    ("Politique", "Poli\u{ad}tique"),
    ("Allemagne", "Alle\u{ad}magne"),
    ("Amérique", "Amé\u{ad}rique"),
    ("Politics", "Poli\u{ad}tics"),
    ("Business", "Busi\u{ad}ness"),
    ("Religion", "Reli\u{ad}gion"),
];

/// Not every browser knows how to part words.
fn breakable(name: &str) -> String {
    LONG.iter().fold(name.to_owned(), |name, (word, parted)| name.replace(word, parted))
}

/// What a card says, in words. One that the almanac does not know any more shows its id.
pub(crate) fn name(words: &Words, card: CardId) -> String {
    let Some(criterion) = Criterion::of(card) else { return card.to_string() };
    match (criterion.text(), criterion.letter()) {
        (Some(text), _) => in_language(words, &text).to_owned(),
        (None, Some(letter)) => words.image_letter(letter.to_string()),
        (None, None) => words.image_wild(),
    }
}

/// Of which kind a card is, for who hears it and does not see its colour. Letters say it themselves.
fn kind_of_one(words: &Words, card: CardId) -> Option<String> {
    match Kind::of(card)? {
        Kind::Place => Some(words.image_one_place()),
        Kind::Time => Some(words.image_one_time()),
        Kind::Activity => Some(words.image_one_activity()),
        Kind::Status => Some(words.image_one_status()),
        Kind::Letter => None,
    }
}

fn all_printed(words: &Words, card: CardId) -> String {
    let printed = breakable(&name(words, card));
    let printed = match Criterion::of(card) {
        Some(Criterion::Time(period)) => format!("{printed} {}", years(words, period)),
        _ => printed,
    };
    kind_of_one(words, card).map_or(printed.clone(), |kind| format!("{kind} {printed}"))
}

/// The letter of a letter card; none of a wild one and of all others.
pub(super) fn letter(card: CardId) -> Option<Letter> {
    Criterion::of(card)?.letter()
}

/// The class that gives something the colour of a card.
pub(super) fn colour(card: CardId) -> &'static str {
    kind_colour(Kind::of(card))
}

/// The class that gives something the colour of a kind of cards.
pub(super) fn kind_colour(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Place) => "im-place",
        Some(Kind::Time) => "im-time",
        Some(Kind::Activity) => "im-activity",
        Some(Kind::Status) => "im-status",
        Some(Kind::Letter) => "im-letter",
        None => "",
    }
}

/// The drawing of a kind of cards.
pub(super) fn kind_symbol(kind: Option<Kind>) -> Symbol {
    match kind {
        Some(Kind::Place) => Symbol::Globe,
        Some(Kind::Time) => Symbol::Hourglass,
        Some(Kind::Activity) => Symbol::Laurel,
        Some(Kind::Status) | None => Symbol::Bust,
        Some(Kind::Letter) => Symbol::Pencil,
    }
}

/// What the cards of a kind are called together.
pub(crate) fn kind_name(words: &Words, kind: Kind) -> String {
    match kind {
        Kind::Place => words.image_kind_place(),
        Kind::Time => words.image_kind_time(),
        Kind::Activity => words.image_kind_activity(),
        Kind::Status => words.image_kind_status(),
        Kind::Letter => words.image_kind_letter(),
    }
}

/// The years of a time card: a range, or until when.
fn years(words: &Words, period: Period) -> String {
    let years = period.years();
    if *years.start() == image::Year::MIN {
        words.image_years_before()
    } else {
        format!("{}–{}", years.start(), years.end())
    }
}
