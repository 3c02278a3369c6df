//! Why not: a sentence for every refusal.

use decks::{Fault, Language, Unwritable};
use table::{Name, NameRefusal, OwnCards, Refusal, TEAMS};

use super::Words;
use crate::games;

/// Why the table does not do what was asked.
pub(crate) fn sentence(refusal: &Refusal, language: Language) -> String {
    let words = Words::of(language);
    match refusal {
        Refusal::Name(why) => name_sentence(*why, language),
        Refusal::BadgeTaken => words.refused_badge_taken(),
        Refusal::FaceTaken => words.refused_face_taken(),
        Refusal::TableFull => words.refused_table_full(),
        Refusal::TableLocked => words.refused_table_locked(),
        Refusal::NotAGuest => words.refused_not_a_guest(),
        Refusal::ShownOut => words.refused_shown_out(),
        Refusal::NotTheHost => words.refused_not_the_host(),
        Refusal::HostIsHere => words.refused_host_is_here(),
        Refusal::NoSuchGuest => words.refused_no_such_guest(),
        Refusal::NotWaitedFor => words.refused_not_waited_for(),
        Refusal::TooSoonToSkip => words.refused_too_soon_to_skip(),
        Refusal::EnoughBots => words.refused_enough_bots(),
        Refusal::NotForBots => words.refused_not_for_bots(),
        Refusal::NoBotToAsk => words.refused_no_bot_to_ask(),
        Refusal::NotAlone => words.refused_not_alone(),
        Refusal::NothingToSkip => words.refused_nothing_to_skip(),
        Refusal::BotAlready => words.refused_bot_already(),
        Refusal::PlaysThemselves => words.refused_plays_themselves(),
        Refusal::NothingToConfess => words.refused_nothing_to_confess(),
        Refusal::NoGame => words.refused_no_game(),
        Refusal::GameUnderWay => words.refused_game_under_way(),
        Refusal::GamePaused => words.refused_game_paused(),
        Refusal::AnotherGame => words.refused_another_game(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::AlreadySeated => words.refused_already_seated(),
        Refusal::DoorsClosed => words.refused_doors_closed(),
        Refusal::BeginnerIsFixed => words.refused_beginner_is_fixed(),
        Refusal::NoClock => words.refused_no_clock(),
        Refusal::PaceOutOfRange => words.refused_pace(),
        Refusal::LapseOutOfRange => words.refused_lapse(),
        Refusal::NoSuchSet => words.refused_no_such_set(),
        Refusal::Card { number: _, why } => unwritable_sentence(*why, words),
        Refusal::NoBlankCards => words.refused_no_blank_cards(OwnCards::MOST),
        Refusal::NoSuchCard => words.refused_no_such_own_card(),
        Refusal::NotYourCard => words.refused_not_your_card(),
        Refusal::NoTeams => words.refused_no_teams(),
        Refusal::NoSuchTeam => words.refused_no_such_team(),
        Refusal::TeamCount => words.refused_team_count(*TEAMS.start(), *TEAMS.end()),
        Refusal::NotYourTeam => words.refused_not_your_team(),
        Refusal::TooLate => words.refused_too_late(),
        Refusal::AnotherCommand => words.refused_another_command(),
        Refusal::StillShowing => words.refused_still_showing(),
        Refusal::TooFast => words.refused_too_fast(),
        Refusal::TableTooLong => words.refused_table_too_long(),
        Refusal::LinkExpired => words.refused_link_expired(),
        Refusal::Game(why) => games::refusal(words, why),
    }
}

/// Why a card of the table's own cannot be written.
pub(crate) fn unwritable_sentence(why: Unwritable, words: &Words) -> String {
    match why {
        Unwritable::Empty => words.card_empty(),
        Unwritable::TooLong { limit } => words.card_too_long(limit),
        Unwritable::NoSuchCategory => words.card_no_category(),
        Unwritable::BoxMissing => words.card_box_missing(),
        Unwritable::GrayMissing => words.card_gray_missing(),
        Unwritable::GrayNotPlayed => words.card_gray_not_played(),
        Unwritable::OfTheAlmanac => words.card_of_the_almanac(),
    }
}

/// Why a line of a list of cards cannot be taken.
pub(crate) fn fault_sentence(fault: &Fault, words: &Words) -> String {
    match fault {
        Fault::Card(why) => unwritable_sentence(*why, words),
        Fault::UnknownGame { word } => words.line_unknown_game(word),
        Fault::UnknownCategory { word } => words.line_unknown_category(word),
        Fault::TooManyColumns => words.line_too_many_columns(),
        Fault::TooManyCards { most } => words.line_too_many_cards(*most),
        Fault::OpenQuote => words.line_open_quote(),
        Fault::UnknownHeading => words.line_unknown_heading(),
        Fault::TextWithoutCard => words.line_text_without_card(),
        Fault::GrayWithoutCard => words.line_gray_without_card(),
    }
}

/// Why somebody cannot be called that.
fn name_sentence(refusal: NameRefusal, language: Language) -> String {
    let words = Words::of(language);
    match refusal {
        NameRefusal::Empty => words.refused_name_empty(),
        NameRefusal::TooLong => words.refused_name_too_long(Name::MOST_GRAPHEMES),
        NameRefusal::HiddenCharacters => words.refused_name_hidden(),
        NameRefusal::TooManyMarks => words.refused_name_marks(),
        NameRefusal::TakenOrAlike => words.refused_name_taken(),
    }
}
