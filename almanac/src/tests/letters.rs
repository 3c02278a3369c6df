//! The letters of names (IM-11, IM-26).

use rules::image::{Evidence, Verdict::*};

use super::{assert_verdicts, letter, person, verdict};
use crate::{Almanac, Criterion, Letter};

#[track_caller]
fn assert_letters(name: &str, fitting: &str, not_fitting: &str) {
    let person = person(name);
    for char in fitting.chars() {
        assert_eq!(verdict(&person, Criterion::Letter(letter(char))), Fits, "{name} {char}");
    }
    for char in not_fitting.chars() {
        assert_eq!(verdict(&person, Criterion::Letter(letter(char))), DoesNotFit, "{name} {char}");
    }
}

#[test]
fn the_last_name_gives_the_letter_as_the_clause_says() {
    assert_letters("Cleopatra", "C", "E");
    assert_letters("Henry VIII of England", "H", "EV");
    assert_letters("Charles de Gaulle", "DG", "C");
    assert_letters("Albert Einstein", "E", "A");
    assert_letters("Émile Zola", "Z", "E");
}

#[test]
fn a_family_name_that_comes_first_counts() {
    // Spelled Mao Tse-tung by the corrections, so T is a matter for the table.
    let mao = person("Mao Zedong");
    assert_verdicts(
        &mao,
        &[
            (Criterion::Letter(letter('M')), Fits),
            (Criterion::Letter(letter('Z')), DoesNotFit),
            (Criterion::Letter(letter('T')), NotKnown),
        ],
    );
}

#[test]
fn french_names_count_as_english_ones_do() {
    assert_letters("William the Conqueror", "WG", "T");
    assert_letters("Anton Chekhov", "CT", "A");
    assert_letters("Aesop", "AE", "S");
    assert_letters("Robin Hood", "HB", "Z");
    assert_letters("Snow White", "WN", "Z");
    let evidence = person("William the Conqueror").evidence(Criterion::Letter(letter('G')));
    let Evidence::Names { name, letters, otherwise, .. } = evidence else { panic!("{evidence:?}") };
    assert_eq!((&*name.en, &*name.fr), ("William the Conqueror", "Guillaume le Conquérant"));
    assert_eq!(letters, "CGW");
    assert_eq!(otherwise, None);
}

#[test]
fn a_name_that_is_not_counted_is_left_to_the_table() {
    let twain = person("Mark Twain");
    assert_verdicts(
        &twain,
        &[
            (Criterion::Letter(letter('T')), Fits),
            (Criterion::Letter(letter('C')), NotKnown),
            (Criterion::Letter(letter('M')), DoesNotFit),
        ],
    );
    let evidence = twain.evidence(Criterion::Letter(letter('C')));
    let Evidence::Names { otherwise, .. } = evidence else { panic!("{evidence:?}") };
    assert_eq!(otherwise.as_deref(), Some("Clemens"));
}

#[test]
fn the_first_name_gives_the_other_initial_and_a_sole_name_has_none() {
    let first = |name: &str, char| verdict(&person(name), Criterion::FirstLetter(letter(char)));
    assert_eq!(first("Albert Einstein", 'A'), Fits);
    assert_eq!(first("Albert Einstein", 'E'), DoesNotFit);
    assert_eq!(first("Immanuel Kant", 'I'), Fits);
    assert_eq!(first("Immanuel Kant", 'E'), Fits, "Emmanuel Kant in French");
    assert_eq!(first("Mao Zedong", 'Z'), Fits);
    assert_eq!(first("Queen Victoria", 'Q'), DoesNotFit);
    assert_eq!(first("Mark Twain", 'S'), NotKnown, "Samuel Langhorne Clemens");
    assert_eq!(first("Sherlock Holmes", 'S'), Fits);
    assert_eq!(first("Captain Hook", 'C'), DoesNotFit);
    assert_eq!(first("Captain Hook", 'J'), NotKnown, "James Hook");
}

#[test]
fn a_wild_letter_fits_everybody() {
    for person in Almanac::embedded().people().step_by(100) {
        assert_eq!(verdict(&person, Criterion::AnyLetter), Fits);
    }
}

#[test]
fn everybody_has_a_letter_and_it_is_among_those_that_count() {
    for person in Almanac::embedded().people() {
        assert!(person.letters().contains(person.initial()), "{}", person.english_name());
    }
}

#[test]
fn the_last_name_is_shown_where_the_english_name_has_it() {
    assert_eq!(person("Charles de Gaulle").last_name(), Some("de Gaulle"));
    assert_eq!(person("Albrecht Dürer").last_name(), Some("Dürer"));
    assert_eq!(person("Martin Luther King Jr.").last_name(), Some("King"));
    assert_eq!(person("Sherlock Holmes").last_name(), None);
}

#[test]
fn accents_and_case_do_not_change_a_letter() {
    assert_eq!(Letter::new('é'), Letter::new('E'));
    assert_eq!(Letter::new('Œ'), Letter::new('o'));
    assert_eq!(Letter::new('Ł'), Letter::new('l'));
    assert_eq!(Letter::new('7'), None);
    assert_eq!(Letter::new('Ж'), None);
    assert_eq!(Letter::beginning("ʿUmar II"), Letter::new('U'));
}
