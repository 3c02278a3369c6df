//! The corrections file.

use std::path::Path;

use rules::image::{Bond, FictionalLife, Life, Tie, Verdict, Vital};

use super::person;
use crate::{Almanac, Country, Criterion, Field, Letter, Period, PlaceCard, Status, Terms};

fn corrected(text: &str) -> Almanac {
    Almanac::corrected("mine.txt", text).unwrap()
}

fn associated_with(country: &str) -> Tie {
    Tie { bond: Bond::AssociatedWith, place: Country::named(country).unwrap().name().clone() }
}

fn errors_of(text: &str) -> Vec<String> {
    let errors = Almanac::corrected("mine.txt", text).unwrap_err();
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn the_embedded_corrections_are_in_force() {
    assert_eq!(person("Gough Whitlam").life(), Life::Lived { born: 1916, died: 2014 });
    assert!(person("Cleopatra").ties().contains(&associated_with("Greece")));
}

#[test]
fn a_death_moves_somebody_from_the_living_to_the_dead() {
    let id = person("David Attenborough").id();
    let almanac = corrected("# Sad news.\nDavid Attenborough\n  died 2031\n");
    assert_eq!(almanac.person(id).life(), Life::Lived { born: 1926, died: 2031 });
    let set = |status| almanac.fitting(&[Criterion::Status(status)], Terms::default());
    assert!(set(Status::Dead).contains(id) && !set(Status::Living).contains(id));
    assert_eq!(
        person("David Attenborough").life(),
        Life::Living { born: 1926 },
        "the embedded one is as before"
    );
}

#[test]
fn places_fields_letters_and_names_are_added_and_taken_away() {
    let id = person("Immanuel Kant").id();
    let almanac = corrected(
        "Immanuel Kant\n  not place Russia\n  place Pologne\n  field Law\n  also Exploration\n  \
         not field Philosophy\n  letter Q\n  alias Sage of Königsberg\n",
    );
    let verdict = |criterion| almanac.person(id).verdict(criterion, FictionalLife::Never);
    let fits = |criterion| almanac.fitting(&[criterion], Terms::default()).contains(id);
    for (criterion, expected) in [
        (Criterion::Place(PlaceCard::Russia), Verdict::NotKnown),
        (Criterion::Place(PlaceCard::Asia), Verdict::NotKnown),
        (Criterion::Place(PlaceCard::Germany), Verdict::Fits),
        (Criterion::Activity(Field::Law), Verdict::Fits),
        (Criterion::Activity(Field::Exploration), Verdict::Fits),
        (Criterion::Activity(Field::Philosophy), Verdict::NotKnown),
        (Criterion::Letter(Letter::new('Q').unwrap()), Verdict::Fits),
        (Criterion::Letter(Letter::new('K').unwrap()), Verdict::Fits),
    ] {
        assert_eq!(verdict(criterion), expected, "{criterion}");
        assert_eq!(fits(criterion), expected == Verdict::Fits, "{criterion}");
    }
    assert!(almanac.person(id).ties().contains(&associated_with("Poland")));
    assert_eq!(almanac.complete("konigsb", 3)[0].person, id);
    assert_eq!(almanac.complete("konigsb", 3)[0].matched, "Sage of Königsberg");
    assert_eq!(almanac.named("sage of konigsberg"), [id]);
}

#[test]
fn namesakes_are_told_apart_and_characters_can_die() {
    let almanac = corrected(
        "Jane Seymour (born 1951)\n  died 2030\nTom Jones (fictional)\n  dead\nHarry Potter\n  living\n\
         Julius Caesar\n  born 102 BC\n",
    );
    let life = |id| almanac.person(id).life();
    assert_eq!(life(almanac.named("Jane Seymour")[1]), Life::Lived { born: 1951, died: 2030 });
    assert_eq!(life(almanac.named("Jane Seymour")[0]), Life::Lived { born: 1508, died: 1537 });
    assert_eq!(life(person("Julius Caesar").id()), Life::Lived { born: -102, died: -44 });
    assert!(matches!(life(almanac.named("Tom Jones")[1]), Life::Imagined { vital: Some(Vital::Dead), .. }));
    let potter = almanac.person(person("Harry Potter").id());
    let living = Criterion::Status(Status::Living);
    assert_eq!(potter.verdict(living, FictionalLife::MayLive), Verdict::Fits);
    assert_eq!(potter.verdict(living, FictionalLife::Never), Verdict::DoesNotFit);
    assert_eq!(potter.verdict(Criterion::Time(Period::Century20), FictionalLife::Never), Verdict::Fits);
}

#[test]
fn everything_that_is_wrong_is_told_with_its_line() {
    let all = errors_of(
        "  died 1900\nAlbert Einstien\n  died 1955\nTom Jones\n  dead\n\nPlato\nAristotle\n  dies 3\n",
    );
    assert_eq!(
        all,
        [
            "mine.txt:1: this stands below no name: names are not indented, what is corrected is",
            "mine.txt:2: nobody in the almanac is called `Albert Einstien`: Albert Einstein?",
            "mine.txt:4: several are called that: write Tom Jones (born 1940) or Tom Jones (fictional)",
            "mine.txt:7: nothing is said about Plato: corrections are indented below the name",
            "mine.txt:9: `dies` corrects nothing: write born, died, living, dead, place, field, also, \
             not place, not field, letter or alias",
        ]
    );
}

#[test]
fn each_bad_line_has_its_reason() {
    let first = |lines: &str| errors_of(&format!("Plato\n{lines}")).remove(0);
    for (lines, reason) in [
        ("  died soon", "mine.txt:2: `soon` is no year: write 1955 or 44 BC"),
        ("  died 0", "mine.txt:2: `0` is no year: write 1955 or 44 BC"),
        ("  died -347", "mine.txt:2: `-347` is no year: write 1955 or 44 BC"),
        ("  died", "mine.txt:2: `` is no year: write 1955 or 44 BC"),
        (
            "  died 500 BC",
            "mine.txt:1: nobody dies before they are born (-427), or in a year that has not come",
        ),
        (
            "  died 3000",
            "mine.txt:1: nobody dies before they are born (-427), or in a year that has not come",
        ),
        (
            "  living\n  died 2000",
            "mine.txt:3: living and dead, or living and a year of death: only one can be true",
        ),
        ("  living still", "mine.txt:2: after `living` nothing more is said"),
        ("  place Atlantis", "mine.txt:2: `Atlantis` is no country that the almanac knows"),
        ("  letter PQ", "mine.txt:2: `PQ` is not one letter from A to Z"),
        ("  alias", "mine.txt:2: `` is no name: one to eighty characters, none of them invisible"),
        ("  dead\nPlato\n  dead", "mine.txt:3: Plato stands already in line 1"),
    ] {
        assert_eq!(first(lines), reason);
    }
    assert!(
        first("  field Juggling").starts_with("mine.txt:2: `Juggling` is no field: write one of Politics,")
    );
    assert_eq!(
        errors_of("Hamlet\n  died 1600")[0],
        "mine.txt:2: a fictional character has no year of birth or death; living and dead can be said"
    );
}

#[test]
fn a_file_is_read_or_refused_as_a_whole() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    assert!(Almanac::with_corrections(&own.join("corrections.txt")).is_ok());
    let errors = Almanac::with_corrections(&own.join("no-such-file.txt")).unwrap_err();
    assert!(errors[0].to_string().contains("no-such-file.txt: cannot be read: "), "{errors:?}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("latin.txt");
    std::fs::write(&file, b"Plato\n  alias Plat\xe3o\n").unwrap();
    let errors = Almanac::with_corrections(&file).unwrap_err();
    assert!(errors[0].to_string().ends_with("latin.txt:2: this is not UTF-8 text"), "{errors:?}");
}
