//! What came out is said of everything, in both languages, and alike to everybody.

use insight::{Award, ColourResult, ElectedFor, Finding, Honour, HungImage, Law, Measure, TurnDot, What};
use rules::{
    CardFace, CardId,
    colours::{Question, Symbol},
};

use super::{honours::Honoured, *};
use crate::{pages::fixtures::views::table, words::plain};

fn measure() -> Measure {
    Measure::new(9, 4, &Law::sum(&vec![Law::right_places(5, 5); 4]))
}

fn famous(name: &str) -> BilingualText {
    BilingualText { en: name.to_owned().into(), fr: name.to_owned().into() }
}

fn question() -> Question {
    Question { card: card(GameKind::Colours), own: None }
}

/// The first card of a game.
fn card(game: GameKind) -> CardId {
    Decks::embedded().sets(game)[0].cards()[0].id
}

/// One finding of every kind, with the game in which it comes up.
fn every_finding() -> Vec<(GameKind, What)> {
    let (one, other, measure) = (Who(0), Who(1), measure());
    let happy = card(GameKind::Happiness);
    let prefer = card(GameKind::Preference);
    let result = |who, votes, got| ColourResult { who, votes, got };
    let results = vec![result(one, Some(1), Symbol::PlusMinus), result(other, Some(3), Symbol::Plus)];
    let signs = vec![result(one, None, Symbol::Zero), result(other, None, Symbol::Plus)];
    let elected = |votes| ElectedFor { question: question(), votes };
    let dot = |who, hits| TurnDot { who, hits, places: 5, luck: 1.0 };
    let hung = HungImage { by: one, name: famous("Marie Curie"), cards: vec![], points: 12 };
    use GameKind::{Colours, Happiness, Image, Personality, Preference};
    vec![
        (Happiness, What::TableReads { measure }),
        (Happiness, What::TurnByTurn { turns: vec![dot(Some(one), 3), dot(None, 0), dot(Some(one), 3)] }),
        (Happiness, What::GuessedBest { who: one, measure }),
        (Happiness, What::GuessedLeast { who: other, measure }),
        (Happiness, What::SurprisingCard { who: one, card: happy, guessed: 1, place: 5, places: 5 }),
        (Happiness, What::ClosestFirst { who: one, times: 3, turns: 7 }),
        (Preference, What::TeamReads { team: vec![one, other], whom: Who(2), measure }),
        (Preference, What::RightDoubles { team: vec![one], measure }),
        (
            Preference,
            What::UnexpectedSubject {
                who: one,
                card: prefer,
                face: CardFace::Gray,
                place: 4,
                guessed: vec![1, 2],
            },
        ),
        (
            Preference,
            What::Walk {
                teams: vec![vec![one, other], vec![Who(2)]],
                rounds: vec![vec![3, 0], vec![7, 2]],
                goal: 24,
            },
        ),
        (Colours, What::ElectedFor { who: one, questions: vec![elected(Some(4)); 5] }),
        (Colours, What::ElectedFor { who: one, questions: vec![elected(None)] }),
        (Colours, What::PredictsSelf { who: one, measure }),
        (Colours, What::SplitQuestion { question: question(), results }),
        (Colours, What::UnitedQuestion { question: question(), results: signs }),
        (Personality, What::Portrait { who: one, cards: vec![card(Personality)] }),
        (Personality, What::AgreeMost { one, other, measure }),
        (Personality, What::BetsPay { who: one, measure }),
        (Image, What::Gallery { images: vec![hung] }),
        (Image, What::Steal { by: one, from: vec![other], name: famous("Marie Curie") }),
        (Image, What::BluffExposed { by: one, whose: other, name: Some(famous("Marie Curie")) }),
        (Image, What::BluffExposed { by: one, whose: other, name: None }),
        (Image, What::BluffStood { whose: one, name: famous("Marie Curie") }),
        (Image, What::NamedTwice { name: famous("Marie Curie"), by: vec![one, one] }),
    ]
}

fn every_honour() -> Vec<Honour> {
    let measure = measure();
    let card = card(GameKind::Happiness);
    vec![
        Honour::ReadsMinds { measure },
        Honour::KnowsSelf { measure },
        Honour::SureBets { measure },
        Honour::Detective { right: 1, challenges: 2 },
        Honour::FirstThought { times: 1, turns: 4 },
        Honour::OpenBook { measure },
        Honour::BoldDoubles { measure },
        Honour::Finisher { times: 2 },
        Honour::Chosen { times: 2, rounds: 9 },
        Honour::ManySided { cards: 3 },
        Honour::Steadfast { times: 1 },
        Honour::Curator { images: 2, points: 21 },
        Honour::Surprising { card, away: 4 },
        Honour::WithTheTable { times: 4, votes: 9 },
        Honour::OwnMind { times: 5, votes: 9 },
        Honour::RightAboutSelf { times: 2, rounds: 9 },
        Honour::UnderTheRadar { times: 3, rounds: 9 },
        Honour::SeenOtherwise { times: 7, rounds: 9 },
        Honour::Enigma { measure },
        Honour::Builder { cards: 5 },
    ]
}

fn teller(language: Language, game: GameKind, table: &TableView) -> Teller<'_> {
    Teller::new(Words::of(language), Decks::embedded(), table, game)
}

#[test]
fn every_finding_is_said_with_its_number_and_with_what_luck_gives() {
    let view = table(None, 4);
    for language in Language::ALL {
        for (game, what) in every_finding() {
            let said = plain(teller(language, game, &view).finding(&what));
            assert!(!said.is_empty() && !said.contains(['{', '\u{2068}']), "{said}");
            if what.claim().is_some() {
                let luck = if language == Language::En { "uck" } else { "hasard" };
                assert!(said.contains(luck) && said.contains('4') && said.contains('9'), "{said}");
            }
        }
    }
}

/// "Reads minds: 9 of 20, luck gives 4".
#[test]
fn every_award_has_a_title_and_says_for_what() {
    let view = table(None, 4);
    for language in Language::ALL {
        let teller = teller(language, GameKind::Happiness, &view);
        let mut titles = Vec::new();
        for honour in every_honour() {
            let Honoured { title, why } = teller.award(&honour);
            assert!(
                !title.is_empty() && why.contains(|letter: char| letter.is_ascii_digit()),
                "{title}: {why}"
            );
            assert!(!titles.contains(&title), "{title} is given for two things");
            titles.push(title);
        }
        let Honoured { title, why } = teller.award(&every_honour()[0]);
        let expected = match language {
            Language::En => ("Reads minds", "9 of 20, luck gives 4"),
            Language::Fr => ("Lit dans les pensées", "9 sur 20, le hasard donne 4"),
        };
        assert_eq!((&*title, &*why), expected);
    }
}

#[test]
fn what_is_missing_is_said_and_nothing_else() {
    let view = table(None, 3);
    let missing = [
        Missing::End,
        Missing::OpenView,
        Missing::Record,
        Missing::Players,
        Missing::Rounds { rounds: vec![2] },
        Missing::Rounds { rounds: vec![2, 5] },
    ];
    for language in Language::ALL {
        let teller = teller(language, GameKind::Colours, &view);
        let mut said: Vec<String> = missing.iter().map(|why| teller.missing(why)).collect();
        assert!(said[5].contains('2') && said[5].contains('5'), "{}", said[5]);
        for why in &missing {
            let stop = broken_off(why.clone());
            let page = book(&teller, &stop).into_string();
            assert!(page.contains(&teller.missing(why)), "{page}");
            assert!(!page.contains("<svg") && !page.contains("out-honours"), "{page}");
            assert_eq!(board::board(&teller, &stop, None).into_string(), "", "the stage has nothing to show");
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), missing.len(), "each has its own sentence");
    }
}

fn broken_off(missing: Missing) -> Stop {
    let (number, game, players) = (1, GameKind::Colours, vec![Who(0), Who(1)]);
    Stop { number, game, players, findings: vec![], awards: vec![], missing: Some(missing) }
}

#[test]
fn numbers_are_written_as_people_write_them() {
    let view = table(None, 1);
    let written = |language, number| teller(language, GameKind::Happiness, &view).number(number);
    assert_eq!(written(Language::En, 4.0), "4");
    assert_eq!(written(Language::Fr, 2.25), "2,3");
    assert_eq!(written(Language::En, 10.04), "10");
    assert_eq!(written(Language::En, -1.5), "\u{2212}1.5");
    assert_eq!(written(Language::En, -0.01), "0");
}

/// Who is not at the table any more is somebody, and a bot's name says what it is.
#[test]
fn a_guest_who_is_not_there_any_more_is_somebody() {
    let view = table(None, 2);
    let teller = teller(Language::En, GameKind::Happiness, &view);
    assert_eq!(teller.name(Who(77)), Words::of(Language::En).somebody());
    let award = Award { who: Who(77), honour: Honour::Builder { cards: 3 } };
    let stop = Stop { findings: vec![], awards: vec![award], missing: None, ..broken_off(Missing::End) };
    assert!(book(&teller, &stop).into_string().contains(&Words::of(Language::En).somebody()));
}

#[test]
fn only_what_is_told_apart_from_luck_says_so() {
    let view = table(None, 2);
    let teller = teller(Language::En, GameKind::Happiness, &view);
    let page = |weight| {
        let finding = Finding { what: What::GuessedBest { who: Who(0), measure: measure() }, weight };
        let stop = Stop { findings: vec![finding], missing: None, ..broken_off(Missing::End) };
        book(&teller, &stop).into_string()
    };
    for (weight, claims) in [(Weight::Told, true), (Weight::Fun, false)] {
        assert_eq!(page(weight).contains("out-weight"), claims, "{weight:?}");
    }
}

/// PP-22: whoever shares the lead at the goal walks on, and no line leaves its picture.
#[test]
fn a_walk_behind_the_goal_stays_in_its_picture() {
    let view = table(None, 2);
    let teller = teller(Language::En, GameKind::Preference, &view);
    let drawn = |rounds: &[Vec<u16>]| teller.walk(&[vec![Who(0)], vec![Who(1)]], rounds, 20).into_string();
    let heights = |page: &str| -> Vec<f64> {
        let lines = page.split("points=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let points = lines.flat_map(|line| line.split(' ').filter_map(|point| point.split_once(',')));
        points.map(|(_, up)| up.parse().unwrap()).collect()
    };
    let (short, long) = (drawn(&[vec![20, 19]]), drawn(&[vec![20, 20], vec![24, 22]]));
    for page in [&short, &long] {
        assert!(heights(page).iter().all(|up| (0.0..=120.0).contains(up)), "{page}");
    }
    assert!(short.contains("y1=\"8\" y2=\"8\"") && !long.contains("y1=\"8\" y2=\"8\""), "{long}");
}

/// So that a stage that loads itself anew joins in.
#[test]
fn the_turns_on_a_stage_are_counted_from_their_beginning() {
    let view = table(None, 2);
    let teller = teller(Language::En, GameKind::Happiness, &view);
    let award = Award { who: Who(0), honour: Honour::Builder { cards: 3 } };
    let stop = Stop { awards: vec![award], missing: None, ..broken_off(Missing::End) };
    let drawn = |since| board::board(&teller, &stop, since).into_string();
    assert!(drawn(Some(journal::Millis(1_234))).contains("data-turns=\"1234\""));
    assert!(!drawn(None).contains("data-turns"));
}
