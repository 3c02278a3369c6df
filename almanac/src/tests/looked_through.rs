//! The five hundred best known, whose fields and places were looked through (IM-21).

use rules::image::Verdict::{Fits, NotKnown};

use super::{person, verdict};
use crate::{Almanac, Criterion::*, Field, PlaceCard};

#[test]
fn those_who_led_armies_are_military() {
    for name in [
        "Alexander the Great",
        "Napoleon",
        "Julius Caesar",
        "Winston Churchill",
        "Charlemagne",
        "Leonidas I",
        "Ramesses II",
        "Mustafa Kemal Atatürk",
        "Josip Broz Tito",
        "Mao Zedong",
        "William the Conqueror",
        "Richard I of England",
        "Augusto Pinochet",
        "Hermann Göring",
        "Miyamoto Musashi",
        "Saint George",
        "Joseph Stalin",
        "Louis XIV of France",
    ] {
        assert_eq!(verdict(&person(name), Activity(Field::Military)), Fits, "{name}");
    }
    for name in ["Albert Camus", "Marie Curie", "Louis XVI of France"] {
        assert_eq!(verdict(&person(name), Activity(Field::Military)), NotKnown, "{name}");
    }
}

#[test]
fn people_fit_every_field_that_they_are_well_known_in() {
    for (name, field) in [
        ("Bob Dylan", Field::Literature),
        ("Silvio Berlusconi", Field::Business),
        ("Archimedes", Field::Invention),
        ("Alfred Nobel", Field::Invention),
        ("Aristotle", Field::Science),
        ("Nikola Tesla", Field::Science),
        ("Alexander Fleming", Field::Medicine),
        ("Marco Polo", Field::Business),
        ("Francis of Assisi", Field::Religion),
        ("Akhenaten", Field::Religion),
        ("Agatha Christie", Field::Theatre),
        ("Michael Jackson", Field::Dance),
        ("Voltaire", Field::Philosophy),
        ("Volodymyr Zelenskyy", Field::Comedy),
        ("Chuck Norris", Field::Sport),
        ("Herodotus", Field::Literature),
    ] {
        assert_eq!(verdict(&person(name), Activity(field)), Fits, "{name}");
    }
    for (name, field) in [("Mother Teresa", Field::Music), ("Mikhail Gorbachev", Field::FilmAndTv)] {
        assert_eq!(verdict(&person(name), Activity(field)), NotKnown, "{name}");
    }
}

#[test]
fn people_fit_the_lands_in_which_they_lived_and_worked() {
    for (name, place) in [
        ("Oscar Wilde", PlaceCard::UnitedKingdom),
        ("Catherine of Aragon", PlaceCard::UnitedKingdom),
        ("Charlemagne", PlaceCard::France),
        ("James Joyce", PlaceCard::France),
        ("James Joyce", PlaceCard::Italy),
        ("Benjamin Franklin", PlaceCard::France),
        ("Victor Hugo", PlaceCard::UnitedKingdom),
        ("Cristiano Ronaldo", PlaceCard::Spain),
        ("Lionel Messi", PlaceCard::NorthAmerica),
        ("Mark Antony", PlaceCard::Africa),
        ("Alexander the Great", PlaceCard::Asia),
        ("Christopher Columbus", PlaceCard::NorthAmerica),
        ("Gautama Buddha", PlaceCard::India),
        ("Rumi", PlaceCard::MiddleEast),
        ("Judas Iscariot", PlaceCard::MiddleEast),
        ("Spartacus", PlaceCard::Italy),
        ("Charles Darwin", PlaceCard::SouthAmerica),
        ("Pope Francis", PlaceCard::Italy),
    ] {
        assert_eq!(verdict(&person(name), Place(place)), Fits, "{name}");
    }
}

/// Whoever is among the best known has a place and a field with a card, so that no image of theirs is left to
/// a vote for want of facts.
#[test]
fn everybody_among_the_best_known_has_a_place_and_a_field_of_the_deck() {
    let real = Almanac::embedded().people().filter(|person| person.is_well_known() && !person.is_fictional());
    for person in real.take(500) {
        let name = person.english_name();
        let places = PlaceCard::ALL.into_iter().filter(|place| verdict(&person, Place(*place)) == Fits);
        assert!(places.count() > 0, "{name} has no place");
        let fields = Field::ALL.into_iter().filter(|field| Activity(*field).copies() > 0);
        assert!(fields.filter(|field| verdict(&person, Activity(*field)) == Fits).count() > 0, "{name}");
    }
}
