//! Card by card: what fits, what does not, and what the almanac does not know (IM-18, IM-21, IM-22).

use rules::{
    Sealed,
    image::{
        Asked, BilingualText, Bond, Evidence, FictionalLife, Inquiry, KnownField, Life, Named, Renown, Tie,
        Verdict::*,
    },
};

use super::{assert_verdicts, letter, namesake, person, verdict};
use crate::{Almanac, Century, Country, Criterion::*, Field, Period, PlaceCard, Status};

fn tie(bond: Bond, country: &str) -> Tie {
    Tie { bond, place: Country::named(country).unwrap().name().clone() }
}

/// That the person is known in these fields.
fn known_in(fields: &[(Field, Renown)]) -> Evidence {
    let known = |(field, renown): &(Field, Renown)| KnownField {
        field: BilingualText::new(field.english(), field.french()),
        renown: *renown,
    };
    Evidence::Fields { fields: fields.iter().map(known).collect() }
}

#[test]
fn schweitzer_fits_as_the_book_says() {
    let schweitzer = person("Albert Schweitzer");
    let fitting = [
        Place(PlaceCard::France),
        Place(PlaceCard::Europe),
        Place(PlaceCard::Africa),
        Time(Period::Century19),
        Time(Period::Century20),
        Activity(Field::Religion),
        Activity(Field::Music),
        Activity(Field::Medicine),
        Status(Status::Nonfictional),
        Status(Status::Dead),
        Letter(letter('S')),
    ];
    assert_verdicts(&schweitzer, &fitting.map(|criterion| (criterion, Fits)));
    let almanac = Almanac::embedded();
    assert_eq!(almanac.verdict(schweitzer.id(), fitting, FictionalLife::Never), Fits);
    let asked = fitting.map(|criterion| Asked::Card(criterion.card(0).unwrap())).to_vec();
    let person = Named::Key(schweitzer.key());
    let inquiry = Inquiry { person, asked, fictional: FictionalLife::Never, suggestions: 0 };
    let findings = almanac.testify(&inquiry).findings;
    assert_eq!(findings.len(), fitting.len());
    assert!(findings.iter().all(|finding| finding.verdict == Fits), "{findings:?}");
}

#[test]
fn a_place_or_field_that_is_not_listed_is_not_known() {
    let einstein = person("Albert Einstein");
    assert_verdicts(
        &einstein,
        &[
            (Place(PlaceCard::Germany), Fits),
            (Place(PlaceCard::Japan), NotKnown),
            (Activity(Field::Science), Fits),
            (Activity(Field::Dance), NotKnown),
        ],
    );
    for person in Almanac::embedded().people().step_by(7) {
        for place in PlaceCard::ALL {
            assert_ne!(verdict(&person, Place(place)), DoesNotFit, "{}", person.english_name());
        }
        for field in Field::ALL {
            assert_ne!(verdict(&person, Activity(field)), DoesNotFit, "{}", person.english_name());
        }
    }
}

/// IM-18
#[test]
fn one_card_that_does_not_fit_decides_and_one_that_is_not_known_leaves_it_to_the_table() {
    let almanac = Almanac::embedded();
    let einstein = person("Albert Einstein").id();
    let verdict = |criteria: &[_]| almanac.verdict(einstein, criteria.iter().copied(), FictionalLife::Never);
    assert_eq!(verdict(&[Status(Status::Dead), Time(Period::Century19)]), Fits);
    assert_eq!(verdict(&[Status(Status::Dead), Status(Status::Living)]), DoesNotFit);
    assert_eq!(verdict(&[Status(Status::Living), Place(PlaceCard::Japan)]), DoesNotFit);
    assert_eq!(verdict(&[Status(Status::Dead), Place(PlaceCard::Japan)]), NotKnown);
    assert_eq!(verdict(&[]), Fits);
}

#[test]
fn years_decide_to_the_year() {
    // Born in 1491, dead in 1547.
    assert_verdicts(
        &person("Henry VIII of England"),
        &[
            (Time(Period::Century15), Fits),
            (Time(Period::Century16), Fits),
            (Time(Period::Centuries11To14), DoesNotFit),
            (Time(Period::Century17), DoesNotFit),
        ],
    );
    // The 20th century begins with 1900: a year was enough.
    assert_verdicts(
        &person("Queen Victoria"),
        &[(Time(Period::Century20), Fits), (Time(Period::Century18), DoesNotFit)],
    );
    assert_verdicts(&person("Oscar Wilde"), &[(Time(Period::Century20), Fits)]);
    assert_verdicts(&person("Gough Whitlam"), &[(Time(Period::Century21), Fits)]);
}

#[test]
fn years_before_christ_count_backward() {
    assert_verdicts(
        &person("Julius Caesar"),
        &[(Time(Period::BeforeChrist), Fits), (Time(Period::Centuries1To5), DoesNotFit)],
    );
    // From 63 B.C. to A.D. 14.
    assert_verdicts(
        &person("Augustus"),
        &[
            (Time(Period::BeforeChrist), Fits),
            (Time(Period::Centuries1To5), Fits),
            (Time(Period::Centuries6To10), DoesNotFit),
        ],
    );
    assert_eq!(Century(-1).years(), -100..=-1);
    assert_eq!(Century(-12).years(), -1200..=-1101);
    assert_eq!(Century(1).years(), 1..=99);
    assert_eq!(Century(19).years(), 1800..=1899);
}

#[test]
fn the_living_reach_into_this_century_and_no_further_back_than_their_birth() {
    let attenborough = person("David Attenborough");
    assert_verdicts(
        &attenborough,
        &[
            (Status(Status::Living), Fits),
            (Status(Status::Dead), DoesNotFit),
            (Time(Period::Century20), Fits),
            (Time(Period::Century21), Fits),
            (Time(Period::Century19), DoesNotFit),
        ],
    );
    assert_eq!(attenborough.life(), Life::Living { born: 1926 });
}

#[test]
fn where_the_year_of_death_is_not_known_a_long_life_is_open_and_no_more() {
    let ripper = person("Jack the Ripper");
    assert_eq!(ripper.life(), Life::LivedFrom { born: 1850 });
    assert_verdicts(
        &ripper,
        &[
            (Status(Status::Dead), Fits),
            (Status(Status::Living), DoesNotFit),
            (Time(Period::Century19), Fits),
            (Time(Period::Century20), NotKnown),
            (Time(Period::Century21), DoesNotFit),
            (Time(Period::Century18), DoesNotFit),
        ],
    );
}

#[test]
fn all_places_of_a_life_count_and_are_shown() {
    let musk = person("Elon Musk");
    assert_verdicts(
        &musk,
        &[
            (Place(PlaceCard::Africa), Fits),
            (Place(PlaceCard::UnitedStates), Fits),
            (Place(PlaceCard::NorthAmerica), Fits),
            (Place(PlaceCard::Europe), NotKnown),
        ],
    );
    let (born, america, canada) = (
        tie(Bond::BornIn, "South Africa"),
        tie(Bond::AssociatedWith, "United States"),
        tie(Bond::AssociatedWith, "Canada"),
    );
    for (place, ties) in [
        (PlaceCard::Africa, vec![born.clone()]),
        (PlaceCard::NorthAmerica, vec![america.clone(), canada.clone()]),
        (PlaceCard::Europe, vec![born, america, canada]),
    ] {
        assert_eq!(musk.evidence(Place(place)), Evidence::Places { ties }, "{place:?}");
    }
}

#[test]
fn countries_between_continents_count_for_both_and_territories_for_their_country() {
    for (person_name, places) in [
        ("Joseph Stalin", &[PlaceCard::Europe, PlaceCard::Asia, PlaceCard::Russia][..]),
        (
            "Mustafa Kemal Atatürk",
            &[PlaceCard::Greece, PlaceCard::Europe, PlaceCard::Asia, PlaceCard::MiddleEast],
        ),
        ("Cleopatra", &[PlaceCard::Africa, PlaceCard::MiddleEast, PlaceCard::Italy]),
        ("Patrick Chamoiseau", &[PlaceCard::NorthAmerica, PlaceCard::France]),
        ("Bruce Lee", &[PlaceCard::UnitedStates, PlaceCard::China, PlaceCard::Asia]),
    ] {
        for place in places {
            assert_eq!(verdict(&person(person_name), Place(*place)), Fits, "{person_name} {place:?}");
        }
    }
}

#[test]
fn a_field_shows_how_well_known_one_is_in_it() {
    let henry = person("Henry VIII of England");
    let evidence = |field| henry.evidence(Activity(field));
    assert_eq!(evidence(Field::Royalty), known_in(&[(Field::Royalty, Renown::WellKnown)]));
    assert_eq!(evidence(Field::Music), known_in(&[(Field::Music, Renown::Also)]));
    let all = [
        (Field::Royalty, Renown::WellKnown),
        (Field::Politics, Renown::Also),
        (Field::Music, Renown::Also),
        (Field::Religion, Renown::Also),
        (Field::Military, Renown::Also),
    ];
    assert_eq!(evidence(Field::Fashion), known_in(&all));
}

#[test]
fn a_character_is_fictional_and_by_the_usual_rules_not_living() {
    let potter = person("Harry Potter");
    assert_verdicts(
        &potter,
        &[
            (Status(Status::Fictional), Fits),
            (Status(Status::Nonfictional), DoesNotFit),
            (Status(Status::Living), DoesNotFit),
            (Status(Status::Dead), NotKnown),
        ],
    );
    let story = potter.story().unwrap();
    assert_eq!((story.creator.as_deref(), story.created), (Some("J. K. Rowling"), 1997));
    assert_eq!(potter.evidence(Status(Status::Fictional)), Evidence::Nature { story: Some(story) });
    let einstein = person("Albert Einstein");
    assert_eq!(einstein.evidence(Status(Status::Fictional)), Evidence::Nature { story: None });
}

#[test]
fn where_characters_may_live_those_of_our_time_do() {
    let living = |name| person(name).verdict(Status(Status::Living), FictionalLife::MayLive);
    assert_eq!(living("Harry Potter"), Fits);
    assert_eq!(living("Hamlet"), NotKnown);
    assert_eq!(living("Darth Vader"), NotKnown);
    assert_eq!(living("Albert Einstein"), DoesNotFit);
}

#[test]
fn a_story_tells_a_part_of_a_life() {
    let dracula = person("Count Dracula");
    assert_verdicts(
        &dracula,
        &[
            (Time(Period::Century15), Fits),
            (Time(Period::Century19), Fits),
            (Time(Period::Century20), NotKnown),
            (Time(Period::Century21), DoesNotFit),
            (Time(Period::BeforeChrist), DoesNotFit),
        ],
    );
    assert_verdicts(
        &person("Zeus"),
        &[(Time(Period::BeforeChrist), Fits), (Time(Period::Century20), DoesNotFit)],
    );
    // A world of its own has no centuries.
    assert_verdicts(
        &person("Spock"),
        &[(Time(Period::Century20), NotKnown), (Time(Period::BeforeChrist), NotKnown)],
    );
    // No country, but a continent.
    assert_verdicts(
        &person("Simba"),
        &[(Place(PlaceCard::Africa), Fits), (Place(PlaceCard::Asia), NotKnown)],
    );
}

#[test]
fn namesakes_are_judged_apart() {
    let (singer, foundling) = (namesake("Tom Jones", false), namesake("Tom Jones", true));
    assert_verdicts(&singer, &[(Activity(Field::Music), Fits), (Time(Period::Century18), DoesNotFit)]);
    assert_verdicts(&foundling, &[(Activity(Field::Music), NotKnown), (Time(Period::Century18), Fits)]);
    let (writer, nose) = (namesake("Cyrano de Bergerac", false), namesake("Cyrano de Bergerac", true));
    assert_verdicts(&writer, &[(Status(Status::Nonfictional), Fits), (Status(Status::Dead), Fits)]);
    assert_verdicts(&nose, &[(Status(Status::Fictional), Fits), (Status(Status::Dead), NotKnown)]);
}

/// IM-11, IM-18: who is named as several are is the one whose letter it is, then the one whom the cards fit
/// best, then the most famous.
#[test]
fn a_name_of_several_is_of_the_one_who_fits() {
    let alias = "Albert Einstein\n  alias Tom Jones\n";
    let almanac = Almanac::corrected("namesakes", alias).unwrap();
    let meant = |criteria: &[crate::Criterion]| {
        let asked = criteria.iter().map(|criterion| Asked::Card(criterion.card(0).unwrap())).collect();
        let person = Named::Name(Sealed::new("tom jones".to_owned()));
        let fictional = FictionalLife::Never;
        let testimony = almanac.testify(&Inquiry { person, asked, fictional, suggestions: 0 });
        assert!(testimony.findings.iter().all(|finding| finding.evidence != Evidence::Nobody));
        testimony.claim.and_then(|claim| claim.key)
    };
    let (singer, foundling) = (namesake("Tom Jones", false), namesake("Tom Jones", true));
    let einstein = person("Albert Einstein");
    assert_eq!(meant(&[Activity(Field::Music), Letter(letter('J'))]), Some(singer.key()));
    assert_eq!(meant(&[Time(Period::Century18), Letter(letter('J'))]), Some(foundling.key()));
    // A card of which nothing is known is better than one that does not fit.
    assert_eq!(meant(&[Status(Status::Fictional), Status(Status::Dead)]), Some(foundling.key()));
    // Whatever the cards: nobody else begins with that.
    assert_eq!(
        meant(&[Time(Period::Century18), Status(Status::Fictional), Letter(letter('E'))]),
        Some(einstein.key())
    );
    assert_eq!(meant(&[]), almanac.named("Tom Jones").first().map(|first| almanac.person(*first).key()));
}
