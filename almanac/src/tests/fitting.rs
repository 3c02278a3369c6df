//! Finding everybody who fits.

use rules::image::{FictionalLife, Verdict};

use super::{letter, person};
use crate::{Almanac, Circle, Criterion, Field, Period, PlaceCard, Reach, Status, Terms};

#[test]
fn those_who_fit_are_those_whom_a_judgement_says_fit() {
    let almanac = Almanac::embedded();
    for criterion in Criterion::all() {
        let set = almanac.fitting(&[criterion], Terms::default());
        // Prime, so that real and fictional people of every fame are met.
        for person in almanac.people().step_by(13) {
            let fits = person.verdict(criterion, FictionalLife::Never) == Verdict::Fits;
            assert_eq!(set.contains(person.id()), fits, "{} and {criterion}", person.english_name());
        }
    }
    let allowed = Terms { fictional: FictionalLife::MayLive, ..Terms::default() };
    let living = Criterion::Status(Status::Living);
    let set = almanac.fitting(&[living], allowed);
    for person in almanac.people() {
        let fits = person.verdict(living, FictionalLife::MayLive) == Verdict::Fits;
        assert_eq!(set.contains(person.id()), fits, "{}", person.english_name());
    }
}

#[test]
fn several_cards_are_fitted_by_who_fits_each() {
    let almanac = Almanac::embedded();
    let image = [
        Criterion::Place(PlaceCard::Germany),
        Criterion::Time(Period::Century20),
        Criterion::Activity(Field::Science),
        Criterion::Letter(letter('E')),
    ];
    let set = almanac.fitting(&image, Terms::default());
    assert!(set.contains(person("Albert Einstein").id()));
    assert_eq!(set.iter().next(), Some(person("Albert Einstein").id()), "the most famous first");
    assert_eq!(set.len(), set.iter().count());
    for id in set.iter() {
        assert_eq!(almanac.verdict(id, image, FictionalLife::Never), Verdict::Fits);
    }
}

#[test]
fn nobody_is_both_living_and_dead_or_fictional_and_not() {
    let almanac = Almanac::embedded();
    for pair in [[Status::Living, Status::Dead], [Status::Fictional, Status::Nonfictional]] {
        assert!(almanac.fitting(&pair.map(Criterion::Status), Terms::default()).is_empty(), "{pair:?}");
    }
}

#[test]
fn nothing_asked_and_a_wild_letter_leave_everybody() {
    let almanac = Almanac::embedded();
    assert_eq!(almanac.fitting(&[], Terms::default()).len(), almanac.people().len());
    assert_eq!(almanac.fitting(&[Criterion::AnyLetter], Terms::default()).len(), almanac.people().len());
}

#[test]
fn what_is_clear_is_a_part_of_what_is_accepted() {
    let almanac = Almanac::embedded();
    let clear = Terms { reach: Reach::Clear, ..Terms::default() };
    for criterion in Criterion::all() {
        let accepted = almanac.fitting(&[criterion], Terms::default());
        assert!(almanac.fitting(&[criterion], clear).iter().all(|person| accepted.contains(person)));
    }
    let henry = person("Henry VIII of England").id();
    let music = [Criterion::Activity(Field::Music)];
    assert!(almanac.fitting(&music, Terms::default()).contains(henry));
    assert!(!almanac.fitting(&music, clear).contains(henry));
    let de_gaulle = person("Charles de Gaulle").id();
    let letter_g = [Criterion::Letter(letter('G'))];
    assert!(almanac.fitting(&letter_g, Terms::default()).contains(de_gaulle));
    assert!(!almanac.fitting(&letter_g, clear).contains(de_gaulle));
}

#[test]
fn the_well_known_are_a_circle_of_their_own() {
    let almanac = Almanac::embedded();
    let known = almanac.fitting(&[], Terms { circle: Circle::WellKnown, ..Terms::default() });
    assert!(known.len() > 1000 && known.len() < 3000, "{}", known.len());
    for name in ["Albert Einstein", "Martin Luther King Jr.", "Taylor Swift", "Sherlock Holmes"] {
        assert!(known.contains(person(name).id()), "{name}");
    }
    for name in ["Pope Stephen VIII", "Hattusili III", "Zazie"] {
        assert!(!known.contains(person(name).id()), "{name}");
    }
}
