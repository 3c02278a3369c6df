//! The game in half a minute, before the cards are dealt: one finished image, laid card by card before
//! everybody's eyes, with its person and its score.

use maud::{Markup, html};
use rules::{CardId, image::Kind};

use super::{cards, room::Room};
use crate::words::Words;

/// What lies on the side, from the dot on. The letter is the last.
const CARDS: [&str; 5] = ["plc-001", "tim-009", "act-005", "sta-002", "let-003"];
/// Whose image it is, in either language.
const PERSON: &str = "Marie Curie";

pub(super) fn in_hand(room: &Room<'_>) -> Markup {
    lesson(room.words, cards::chip)
}

/// On a phone everybody may have it whole at once.
pub(super) fn skip(room: &Room<'_>) -> Markup {
    html! {
        label.im-skip {
            input #lesson-whole type="checkbox";
            span { (room.words.image_lesson_whole()) }
        }
    }
}

pub(super) fn on_stage(words: &Words) -> Markup {
    lesson(words, cards::large)
}

/// The page comes with all of it; the stylesheet holds it back.
fn lesson(words: &Words, drawn: fn(&Words, CardId) -> Markup) -> Markup {
    let cards: Vec<CardId> = CARDS.iter().filter_map(|id| id.parse().ok()).collect();
    html! {
        section #lesson .im-lesson aria-label=(words.image_lesson()) {
            ol {
                @for (space, card) in (1..).zip(&cards) {
                    li {
                        b.im-value { (space) }
                        (drawn(words, *card))
                        p { (meaning(words, *card)) }
                    }
                }
            }
            p.im-answer {
                b { (PERSON) }
                b.im-earned aria-hidden="true" { "+" (cards.len()) }
                span { (words.image_lesson_score(cards.len())) }
            }
        }
    }
}

/// What this card says of whoever is meant (IM-21).
fn meaning(words: &Words, card: CardId) -> String {
    match Kind::of(card) {
        Some(Kind::Place) => words.image_means_place(),
        Some(Kind::Time) => words.image_means_time(),
        Some(Kind::Activity) => words.image_means_activity(),
        Some(Kind::Status) => words.image_means_status(),
        Some(Kind::Letter) | None => words.image_means_letter(),
    }
}

#[cfg(test)]
mod tests {
    use almanac::{Almanac, Circle, Criterion, Reach, Terms};
    use rules::image::{FictionalLife, Options, is_letter};

    use super::*;

    /// IM-4, IM-11: the lesson is an image as the rules want it, and the almanac agrees with it.
    #[test]
    fn the_image_of_the_lesson_fits_its_person() {
        let cards: Vec<CardId> = CARDS.iter().map(|id| id.parse().unwrap()).collect();
        let letters: Vec<bool> = cards.iter().map(|card| is_letter(*card)).collect();
        assert_eq!(letters.iter().position(|letter| *letter), Some(cards.len() - 1));
        assert!(cards.len() > Options::LEAST_TO_END);
        let criteria: Vec<Criterion> = cards.iter().filter_map(|card| Criterion::of(*card)).collect();
        let terms =
            Terms { reach: Reach::Accepted, circle: Circle::WellKnown, fictional: FictionalLife::Never };
        let almanac = Almanac::embedded();
        let fitting = almanac.fitting(&criteria, terms);
        let mut names = fitting.iter().map(|person| almanac.person(person).english_name());
        assert!(names.any(|name| name == PERSON));
    }
}
