//! The data: as it is packed, and as it is refused when bad.

use std::collections::HashSet;

use rules::image::{BilingualText, Life, PersonKey};

use super::{
    person,
    read::{self, Origin},
};
use crate::{ATTRIBUTION, Almanac, Country, WORDNET_NOTICE, fold::fold};

const COUNTRIES: &str = include_str!("../../data/countries.tsv");
const FRENCH_LETTERS: &str = include_str!("../../data/french-letters.tsv");
const CORRECTIONS: &str = include_str!("../../data/corrections.txt");
const PEOPLE: &str = include_str!("../../data/people.tsv");
const FICTIONAL: &str = include_str!("../../data/fictional.tsv");

#[test]
fn everybody_of_the_files_is_in_the_almanac_as_written() {
    let countries = read::countries("countries.tsv", COUNTRIES).unwrap();
    let french = read::french_letters("french-letters.tsv", FRENCH_LETTERS).unwrap();
    let real = read::people("people.tsv", PEOPLE, &countries, &french).unwrap();
    let fictional = read::fictional("fictional.tsv", FICTIONAL, &countries, &french).unwrap();
    assert_eq!((real.len(), fictional.len()), (8996, 770));
    for (row, country) in countries.iter().zip(Country::all()) {
        assert_eq!((&*country.name().en, &*country.name().fr), (row.name.as_str(), row.name_fr.as_str()));
        assert_eq!(country.place_bits(), row.places, "{country:?}");
    }
    let almanac = Almanac::embedded();
    assert_eq!(almanac.people().len(), real.len() + fictional.len());
    let mut rows: Vec<_> = real.iter().chain(&fictional).collect();
    rows.sort_by(|a, b| b.fame.cmp(&a.fame).then_with(|| a.name.cmp(&b.name)));
    let is_name = |line: &&str| !line.starts_with([' ', '#']) && !line.is_empty();
    let corrected: HashSet<&str> = CORRECTIONS.lines().filter(is_name).collect();
    for (row, person) in rows.into_iter().zip(almanac.people()) {
        let BilingualText { en, fr } = person.name();
        assert_eq!(en, row.name);
        assert_eq!(fr, *if row.name_fr.is_empty() { &row.name } else { &row.name_fr });
        assert_eq!(person.initial(), row.initial, "{en}");
        assert_eq!(person.letters(), row.letters, "{en}");
        assert_eq!(person.first_letters(), row.first_letters, "{en}");
        // A few last names are spelled otherwise than in the name: Athelstan for Æthelstan.
        assert!(person.last_name().is_none_or(|last| fold(last) == fold(&row.last)), "{en}");
        assert_eq!(person.place_bits() & row.places, row.places, "{en}");
        assert_eq!(person.is_well_known(), row.well_known, "{en}");
        assert_eq!((person.fame() * 10.0).round() as u16, row.fame, "{en}");
        if corrected.contains(&*en) {
            continue;
        }
        assert_eq!(person.loose_field_bits(), row.loose_fields & !row.fields, "{en}");
        assert_eq!(person.field_bits(), row.fields, "{en}");
        assert!(person.other_names().eq(row.aliases.iter().map(String::as_str)), "{en}");
        let ties = usize::from(row.country.is_some()) + row.other_countries.len();
        assert!(person.ties().len() <= ties + 1, "{en}");
        match (&row.origin, person.life()) {
            (Origin::Real { born, died: Some(died), .. }, life) => {
                assert_eq!(life, Life::Lived { born: *born, died: *died }, "{en}");
            }
            (Origin::Real { born, living: true, .. }, life) => {
                assert_eq!(life, Life::Living { born: *born }, "{en}");
            }
            (Origin::Real { born, .. }, life) => assert_eq!(life, Life::LivedFrom { born: *born }, "{en}"),
            (Origin::Fictional { work, creator, created, about, settings, fantasy }, life) => {
                let centuries = settings.clone();
                assert_eq!(life, Life::Imagined { centuries, elsewhere: *fantasy, vital: None }, "{en}");
                let story = person.story().unwrap();
                assert_eq!(
                    (&*story.work, story.creator.as_deref().unwrap_or_default()),
                    (&**work, &**creator)
                );
                assert_eq!((story.created, story.about), (*created, *about));
            }
        }
    }
}

#[test]
fn a_bad_data_file_is_refused_with_its_line_and_the_reason() {
    let countries = read::countries("countries.tsv", COUNTRIES).unwrap();
    let french = read::FrenchLetters::new();
    let good: Vec<&str> = PEOPLE.lines().take(2).collect();
    let reason_for = |row: String| {
        let text = [good[0], good[1], &row].join("\n");
        read::people("people.tsv", &text, &countries, &french).unwrap_err().to_string()
    };
    for (from, to, reason) in [
        ("\tdead\t", "\tasleep\t", "people.tsv:3: the status is living or dead, not `asleep`"),
        ("\t-384\t", "\tlong ago\t", "people.tsv:3: `long ago` is no number that can stand here"),
        ("\tGreece\t", "\tAtlantis\t", "people.tsv:3: `Atlantis` is no country"),
        ("\tPhilosophy\t", "\tJuggling\t", "people.tsv:3: `Juggling` is no activity"),
        ("\tA\t", "\ta\t", "people.tsv:3: `a` is no capital letter"),
        ("\t-321\t", "\t-400\t", "people.tsv:3: nobody dies before they are born, or goes on living"),
        ("\tdead\t", "\t", "people.tsv:3: there are 20 columns instead of 21"),
    ] {
        assert_eq!(reason_for(good[1].replacen(from, to, 1)), reason);
    }
    let swapped = PEOPLE.replacen("name\tinitial", "initial\tname", 1);
    let error = read::people("people.tsv", &swapped, &countries, &french).unwrap_err();
    assert_eq!(error.line, 1);
    let error =
        read::countries("countries.tsv", "name\tname_fr\tcards\tother_names\nX\tX\tMoon\t").unwrap_err();
    assert_eq!(error.to_string(), "countries.tsv:2: `Moon` is no place card");
}

#[test]
fn a_key_is_for_ever_and_belongs_to_one() {
    let almanac = Almanac::embedded();
    let keys: HashSet<PersonKey> = almanac.people().map(|person| person.key()).collect();
    assert_eq!(keys.len(), almanac.people().len());
    for person in almanac.people().step_by(50) {
        let text = person.key().to_string();
        assert_eq!(text.len(), 16);
        assert_eq!(almanac.by_key(text.parse().unwrap()), Some(person.id()));
    }
    assert_eq!(almanac.by_key(PersonKey(1)), None);
    // Journals have it: if this changes, they no longer find him.
    assert_eq!(person("Albert Einstein").key().to_string(), "6d4bcc46caed2677");
    for text in ["", "1", "000000000000000G", "00000000000000001", "+000000000000001"] {
        assert!(text.parse::<PersonKey>().is_err(), "{text}");
    }
}

#[test]
fn countries_have_names_in_both_languages() {
    assert_eq!(Country::named("Germany").unwrap().name().fr, "Allemagne");
    assert_eq!(Country::named("cote d'ivoire"), Country::named("Ivory Coast"));
    assert_eq!(Country::named("Atlantis"), None);
    for country in Country::all() {
        assert!(country.places().count() >= 1, "{country:?}");
        assert_eq!(Country::named(&country.name().en), Some(country));
        assert_eq!(Country::named(&country.name().fr), Some(country));
    }
}

/// What a French page says is set as French is; a work is named on the pages of both languages.
#[test]
fn french_names_and_works_have_curved_apostrophes() {
    for person in Almanac::embedded().people() {
        let (name, story) = (person.name().fr, person.story());
        assert!(!name.contains('\''), "{name}");
        let texts = story.iter().flat_map(|story| [Some(&story.work), story.creator.as_ref()]).flatten();
        for text in texts {
            assert!(!text.contains('\''), "{name}: {text}");
        }
    }
}

#[test]
fn the_notices_travel_along() {
    assert!(ATTRIBUTION.contains("Pantheon") && ATTRIBUTION.contains("WordNet"));
    assert!(WORDNET_NOTICE.contains("Princeton University"));
}
