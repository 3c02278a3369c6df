//! Finding people as somebody types.

use rules::image::{FictionalLife, Verdict};

use crate::{Almanac, Criterion, Period, data::Data, typo::near};

/// The English names of those who may be meant.
fn complete(typed: &str) -> Vec<&'static str> {
    let almanac = Almanac::embedded();
    almanac.complete(typed, 6).into_iter().map(|found| almanac.person(found.person).english_name()).collect()
}

#[track_caller]
fn assert_first(cases: &[(&str, &str)]) {
    for (typed, name) in cases {
        assert_eq!(complete(typed).first(), Some(name), "{typed}");
    }
}

#[test]
fn the_beginning_of_any_word_is_enough() {
    assert_first(&[
        ("ein", "Albert Einstein"),
        ("alb ein", "Albert Einstein"),
        ("einstein a", "Albert Einstein"),
        ("cle", "Cleopatra"),
        ("napo", "Napoleon"),
        ("van gogh", "Vincent van Gogh"),
        ("harry p", "Harry Potter"),
        ("henry viii", "Henry VIII of England"),
    ]);
}

#[test]
fn the_famous_come_first_and_whole_words_before_beginnings() {
    assert_eq!(complete("napo")[..2], ["Napoleon", "Napoleon III"]);
    assert_eq!(complete("curie")[..2], ["Marie Curie", "Pierre Curie"]);
    assert_first(&[("bach", "Johann Sebastian Bach"), ("hugo", "Victor Hugo"), ("mao", "Mao Zedong")]);
}

#[test]
fn accents_case_and_marks_do_not_matter() {
    assert_first(&[
        ("beyonce", "Beyoncé"),
        ("BEYONCÉ", "Beyoncé"),
        ("jésus", "Jesus"),
        ("oneal", "Shaquille O'Neal"),
        ("o’neal", "Shaquille O'Neal"),
        ("vangogh", "Vincent van Gogh"),
        ("di caprio", "Leonardo DiCaprio"),
    ]);
}

#[test]
fn french_and_other_names_lead_to_the_same_person() {
    assert_first(&[
        ("platon", "Plato"),
        ("guillaume le c", "William the Conqueror"),
        ("jeanne d'arc", "Joan of Arc"),
        ("jeanne darc", "Joan of Arc"),
        ("michel-ange", "Michelangelo"),
        ("le capitaine croc", "Captain Hook"),
        ("samuel clemens", "Mark Twain"),
        ("jfk", "John F. Kennedy"),
        ("Mao Tse-tung", "Mao Zedong"),
        ("Дима", "Dima Bilan"),
        ("水木", "Ichirou Mizuki"),
    ]);
    let almanac = Almanac::embedded();
    let matched = |typed| almanac.complete(typed, 1)[0].matched;
    assert_eq!(matched("einstein"), "Albert Einstein");
    assert_eq!(matched("guillaume le c"), "Guillaume le Conquérant");
    assert_eq!(matched("samuel clemens"), "Samuel Langhorne Clemens");
}

#[test]
fn a_finger_may_slip() {
    assert_first(&[
        ("einstien", "Albert Einstein"),
        ("shakspeare", "William Shakespeare"),
        ("mozrat", "Wolfgang Amadeus Mozart"),
        ("nietsche", "Friedrich Nietzsche"),
        ("schwarzeneger", "Arnold Schwarzenegger"),
        ("dostoievsky", "Fyodor Dostoyevsky"),
        ("gandi", "Mahatma Gandhi"),
        ("ghandi", "Mahatma Gandhi"),
        ("de gaule", "Charles de Gaulle"),
        ("picaso", "Pablo Picasso"),
    ]);
    assert!(complete("rnoaldo").contains(&"Cristiano Ronaldo"));
}

#[test]
fn a_title_that_the_almanac_does_not_write_does_no_harm() {
    assert_first(&[
        ("sir isaac newton", "Isaac Newton"),
        ("president obama", "Barack Obama"),
        ("queen elizabeth ii", "Elizabeth II"),
        ("joan of ark", "Joan of Arc"),
    ]);
}

#[test]
fn nobody_is_found_by_nothing_or_by_noise() {
    let long = "a ".repeat(5000);
    let endless = "é".repeat(5000);
    for typed in ["", " ", "-", "…", "zzzzzzzz", "\u{301}", "\u{0}", endless.as_str()] {
        assert_eq!(complete(typed), Vec::<&str>::new(), "{typed:?}");
    }
    assert!(complete(&long).len() <= 6);
    assert!(Almanac::embedded().complete("einstein", 0).is_empty());
}

#[test]
fn there_are_never_more_than_asked_for_and_nobody_twice() {
    let almanac = Almanac::embedded();
    for letter in 'a'..='z' {
        let found = almanac.complete(&letter.to_string(), 10);
        assert!(found.len() <= 10);
        let mut people: Vec<_> = found.iter().map(|found| found.person).collect();
        people.sort_unstable();
        people.dedup();
        assert_eq!(people.len(), found.len(), "{letter}");
    }
}

#[test]
fn everybody_is_found_by_each_of_their_names() {
    let almanac = Almanac::embedded();
    for person in almanac.people().step_by(97) {
        for name in person.all_names() {
            assert!(almanac.named(name).contains(&person.id()), "{name}");
            let found = almanac.complete(name, 40);
            assert!(found.iter().any(|found| found.person == person.id()), "{name}");
        }
    }
}

#[test]
fn namesakes_are_all_found() {
    let almanac = Almanac::embedded();
    assert_eq!(complete("tom jones")[..2], ["Tom Jones", "Tom Jones"]);
    assert_eq!(almanac.named("tom jones").len(), 2);
    let seymours = almanac.named("JANE SEYMOUR");
    let queen_and_actress: Vec<Verdict> = seymours
        .iter()
        .map(|id| almanac.person(*id).verdict(Criterion::Time(Period::Century16), FictionalLife::Never))
        .collect();
    assert_eq!(queen_and_actress, [Verdict::Fits, Verdict::DoesNotFit]);
    assert!(almanac.named("Nobody At All").is_empty());
    assert!(almanac.named("").is_empty());
}

/// The textbook's distance with neighbours that change places, and the least of it over all beginnings of a
/// word.
fn slips(typed: &str, word: &str) -> usize {
    let (typed, word) = (typed.as_bytes(), word.as_bytes());
    let mut table = vec![vec![0; typed.len() + 1]; word.len() + 1];
    table[0] = (0..=typed.len()).collect();
    for row in 1..=word.len() {
        table[row][0] = row;
        for column in 1..=typed.len() {
            let same = word[row - 1] == typed[column - 1];
            let mut least = table[row - 1][column - 1] + usize::from(!same);
            least = least.min(table[row - 1][column] + 1).min(table[row][column - 1] + 1);
            if row > 1
                && column > 1
                && word[row - 1] == typed[column - 2]
                && word[row - 2] == typed[column - 1]
            {
                least = least.min(table[row - 2][column - 2] + 1);
            }
            table[row][column] = least;
        }
    }
    table.iter().map(|row| row[typed.len()]).min().unwrap_or_default()
}

#[test]
fn slips_are_counted_as_the_textbook_counts_them() {
    let vocabulary = Data::embedded().vocabulary;
    for (typed, most) in [("einstien", 2), ("ghandi", 3), ("rnoaldo", 1), ("zzzz", 2), ("ivan", 1)] {
        let all: Vec<usize> =
            (0..vocabulary.len()).map(|index| slips(typed, vocabulary.word(index))).collect();
        for allowed in 0..=most {
            let mut found = Vec::new();
            near(vocabulary, typed, allowed, |near| found.push((near.index, usize::from(near.slips))));
            let within = all.iter().copied().enumerate().filter(|(_, slips)| *slips <= usize::from(allowed));
            assert_eq!(found, within.collect::<Vec<_>>(), "{typed} with {allowed}");
        }
    }
}
