//! Every sentence exists, is used, and is well set.

use std::{fs, path::Path};

use decks::{Language, Unwritable};
use rules::{GameKind, happiness, image, personality, preference};
use table::{GameRefusal, NameRefusal, Refusal};

use super::sentence;

fn of_happiness() -> Vec<happiness::Refusal> {
    use happiness::Refusal as Why;
    vec![
        Why::WrongNumberOfPlayers { least: 2, most: 10 },
        Why::TurnsOutOfRange,
        Why::CardsOutOfRange,
        Why::TooFewCategories { categories: 1 },
        Why::TooFewCategories { categories: 4 },
        Why::TooFewCards,
        Why::GameOver,
        Why::NotSeated,
        Why::CardsAlreadyDrawn,
        Why::NoCardsYet,
        Why::NoSuchCard,
        Why::TokenNotLaid,
        Why::RankingAlreadySealed,
        Why::NotYourTurn,
        Why::RankingNotSealed,
        Why::RowUnfinished,
        Why::FaceUpNotPlayed,
        Why::GuessingYourself,
        Why::NotGuessingYet,
        Why::TokenFaceUp,
        Why::GuessHasChanged,
        Why::AlreadyAgreed,
        Why::NotAgreed,
        Why::TurnsLeft,
        Why::NoTurnsLeft,
    ]
}

fn of_preference() -> Vec<preference::Refusal> {
    use preference::{Category, Refusal as Why};
    vec![
        Why::WrongNumberOfPlayers { least: 2, most: 24 },
        Why::NotEverybodyInOneTeam,
        Why::TooFewForTeams,
        Why::WrongNumberOfTeams { least: 2, most: 4 },
        Why::TeamTooSmall,
        Why::TooFewCards { category: Category::Food },
        Why::GameOver,
        Why::NotSeated,
        Why::CardsAlreadyDrawn,
        Why::NoCardsYet,
        Why::NoChoiceHere,
        Why::CategoryNotChosen,
        Why::NotYourChoice,
        Why::NotIt,
        Why::NoSuchCard,
        Why::CardNotRanked,
        Why::RankingUnfinished,
        Why::RankingAlreadySealed,
        Why::RankingNotSealed,
        Why::GuessingYourself,
        Why::NotPlayingYet,
        Why::NotYourTurn,
        Why::AlreadyGuessed,
        Why::NoSuchToken,
        Why::TokenNotPlaced,
        Why::GuessUnfinished,
        Why::GuessHasChanged,
        Why::AlreadyAgreed,
        Why::NotAgreed,
        Why::NobodyPasses,
        Why::NotInLastPlace,
        Why::AlreadyLast,
        Why::NotAllGuessed,
        Why::AllRevealed,
        Why::NobodyHasWon,
        Why::GameDecided,
    ]
}

fn of_personality() -> Vec<personality::Refusal> {
    use personality::Refusal as Why;
    vec![
        Why::WrongNumberOfPlayers { least: 3, most: 6 },
        Why::TooFewCards { least: 28 },
        Why::GameOver,
        Why::NotSeated,
        Why::NotPlayingYet,
        Why::CardsAlreadyDealt,
        Why::NoProposalNow,
        Why::NotYourTurn,
        Why::NotInYourHand,
        Why::HandNotEmpty,
        Why::NotTheProposedCard,
        Why::VotingHasBegun,
        Why::NoInversionNow,
        Why::NoVoteNow,
        Why::NoSuchCandidate,
        Why::NoPairVote,
        Why::NothingChosenYet,
        Why::PairVoteHasChanged,
        Why::AlreadyAgreed,
        Why::NoDebateNow,
        Why::AlreadyReady,
        Why::NoSecondVoteNow,
        Why::NotTied,
        Why::NoExchangeNow,
        Why::PileEmpty,
        Why::NoPartnerToChoose,
        Why::PartnerNotFree,
        Why::NothingToGive,
        Why::WrongNumberOfGifts { cards: 1 },
        Why::WrongNumberOfGifts { cards: 3 },
        Why::WrongReceivers,
        Why::NoGiftForYou,
        Why::NoJudgingNow,
        Why::NotAJudge,
        Why::NoSuchPlayer,
        Why::NobodyHasWon,
    ]
}

fn of_image() -> Vec<image::Refusal> {
    use image::{Refusal as Why, Side};
    let of_sides = Side::ALL.into_iter().flat_map(|side| {
        [
            Why::NameMissing { side },
            Why::NothingToName { side },
            Why::HandCardMissing { side },
            Why::AlreadyChallenged { side },
        ]
    });
    let mut all = vec![
        Why::WrongNumberOfPlayers { least: 2, most: 6 },
        Why::CardsOfAnotherGame,
        Why::TooFewCards { least: 41 },
        Why::GameOver,
        Why::NotSeated,
        Why::CardsAlreadyDealt,
        Why::NoPlayNow,
        Why::ChallengeUnderWay,
        Why::NotYourTurn,
        Why::CardNotAtHand,
        Why::CardAlreadyLaid,
        Why::ThreeFromHand,
        Why::HandCardFirst,
        Why::NotOnThatSide,
        Why::LetterNotCovered,
        Why::NotTheSameKind,
        Why::TooShortToEnd,
        Why::OnlyALetterFits,
        Why::ImageEnded,
        Why::NoWildInitials,
        Why::CardNotLaid,
        Why::NothingLaid,
        Why::NameEmpty,
        Why::NameTooLong,
        Why::NoSuchPerson,
        Why::NoteTooLong,
        Why::CardsAreLaid,
        Why::NotInYourHand,
        Why::WrongNumberToPutDown,
        Why::NoChallengeNow,
        Why::OwnTurn,
        Why::NothingToLetPass,
        Why::TurnAlreadyAccepted,
        Why::NotPlayedOn,
        Why::NoNamingNow,
        Why::NotChallenged,
        Why::NoVoteNow,
    ];
    all.extend(of_sides);
    all
}

fn refusals() -> Vec<Refusal> {
    let of_names = [
        NameRefusal::Empty,
        NameRefusal::TooLong,
        NameRefusal::HiddenCharacters,
        NameRefusal::TooManyMarks,
        NameRefusal::TakenOrAlike,
    ];
    let mut all = vec![
        Refusal::BadgeTaken,
        Refusal::FaceTaken,
        Refusal::TableFull,
        Refusal::TableLocked,
        Refusal::NotAGuest,
        Refusal::ShownOut,
        Refusal::NotTheHost,
        Refusal::HostIsHere,
        Refusal::NoSuchGuest,
        Refusal::NotWaitedFor,
        Refusal::TooSoonToSkip,
        Refusal::EnoughBots,
        Refusal::NotForBots,
        Refusal::NoBotToAsk,
        Refusal::NotAlone,
        Refusal::NothingToSkip,
        Refusal::BotAlready,
        Refusal::PlaysThemselves,
        Refusal::NothingToConfess,
        Refusal::NoGame,
        Refusal::GameUnderWay,
        Refusal::AnotherGame,
        Refusal::NotSeated,
        Refusal::AlreadySeated,
        Refusal::DoorsClosed,
        Refusal::NoClock,
        Refusal::PaceOutOfRange,
        Refusal::NoSuchSet,
        Refusal::Card { number: 1, why: Unwritable::Empty },
        Refusal::Card { number: 1, why: Unwritable::TooLong { limit: 70 } },
        Refusal::Card { number: 1, why: Unwritable::NoSuchCategory },
        Refusal::Card { number: 1, why: Unwritable::BoxMissing },
        Refusal::Card { number: 1, why: Unwritable::GrayMissing },
        Refusal::Card { number: 1, why: Unwritable::GrayNotPlayed },
        Refusal::Card { number: 1, why: Unwritable::OfTheAlmanac },
        Refusal::NoBlankCards,
        Refusal::NoSuchCard,
        Refusal::NotYourCard,
        Refusal::NoTeams,
        Refusal::NoSuchTeam,
        Refusal::TeamCount,
        Refusal::NotYourTeam,
        Refusal::TooLate,
        Refusal::AnotherCommand,
        Refusal::StillShowing,
        Refusal::TooFast,
        Refusal::TableTooLong,
        Refusal::LinkExpired,
    ];
    all.extend(of_happiness().into_iter().map(|why| Refusal::Game(GameRefusal::Happiness(why))));
    all.extend(of_preference().into_iter().map(|why| Refusal::Game(GameRefusal::Preference(why))));
    all.extend(of_personality().into_iter().map(|why| Refusal::Game(GameRefusal::Personality(why))));
    all.extend(of_image().into_iter().map(|why| Refusal::Game(GameRefusal::Image(why))));
    all.extend(of_names.map(Refusal::Name));
    all
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    for refusal in refusals() {
        let [english, french] = Language::ALL.map(|language| sentence(&refusal, language));
        assert_ne!(english, french, "{refusal:?}");
        for sentence in [english, french] {
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '\u{2068}']), "{sentence}");
        }
    }
}

/// Paragraph by paragraph, so that who reads the other language plays the same game.
#[test]
fn the_rules_are_told_alike_in_both_languages() {
    for game in GameKind::ALL {
        let [english, french] = Language::ALL.map(|language| crate::games::rules(language, game));
        for (one, other) in english.sections.iter().zip(&french.sections) {
            assert_eq!(one.id, other.id);
            assert!(!one.paragraphs.is_empty(), "{game} says nothing of {}", one.id);
            assert_eq!(one.paragraphs.len(), other.paragraphs.len(), "{game}, {}", one.id);
            for (one, other) in one.paragraphs.iter().zip(&other.paragraphs) {
                let marked = (one.contains("Our addition: "), other.contains("Notre ajout\u{a0}: "));
                assert_eq!(marked.0, marked.1, "a ruling of {game} in one language only: {one} / {other}");
                // House rules are what the host chooses in the lobby.
                assert!(!one.contains("House ruling") && !other.contains("Règle maison"), "{one} / {other}");
                let option = (one.contains("Option: "), other.contains("Option\u{a0}: "));
                assert_eq!(option.0, option.1, "an option of {game} in one language only: {one} / {other}");
            }
        }
    }
}

fn files(language: Language) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect()
}

/// A mark of two parts stands behind a space that does not break, and apostrophes are curved.
#[test]
fn french_is_set_as_french_is() {
    for (file, text) in files(Language::Fr) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let place = format!("{file}:{}: {line}", number + 1);
            let words = line.split_once(" = ").map_or(line, |(_, words)| words);
            for mark in ['?', '!', ':', ';', '»'] {
                assert!(!words.contains(&format!(" {mark}")), "a plain space before {mark} in {place}");
            }
            for (at, mark) in words.char_indices().filter(|(_, char)| ['?', '!', ';', '»'].contains(char)) {
                assert!(words[..at].ends_with(['\u{a0}', '\u{202f}']), "no space before {mark} in {place}");
            }
            assert!(!words.contains("« ") && !words.contains('\''), "{place}");
            assert!(!words.contains("..."), "{place}");
        }
    }
}

#[test]
fn english_is_set_with_curved_quotes() {
    for (file, text) in files(Language::En) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let quotes = line.replace("{\"{", "").replace("}\"}", "").contains('"');
            assert!(!line.contains('\'') && !quotes && !line.contains("..."), "{file}: {line}");
        }
    }
}

/// A sentence that no page says is dead. The numbered paragraphs of rules are found by their number.
#[test]
fn every_sentence_is_said_somewhere() {
    let sources = source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for (file, text) in files(Language::En) {
        for line in text.lines() {
            let Some((key, _)) = line.split_once(" =") else { continue };
            let starts = key.starts_with(|first: char| first.is_ascii_lowercase());
            let numbered = key.ends_with(|last: char| last.is_ascii_digit());
            if !starts || numbered || key == "language-name" {
                continue;
            }
            let call = format!("{}(", key.replace('-', "_"));
            assert!(sources.contains(&call), "{file}: nobody says {key}");
        }
    }
}

fn source(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text.push_str(&source(&path));
        } else {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
    text
}
