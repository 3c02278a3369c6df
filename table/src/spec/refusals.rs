//! Every reason to refuse has a test that is refused for it.

use std::{cell::RefCell, collections::HashSet, fmt::Debug};

use strum::IntoEnumIterator;

use super::{
    cards, clock, company, doors, evening, excess, host, lineup, masks, pausing, playing, shows,
    skipping_ahead, starting, teams,
};
use crate::refusal::{Reason, Refusal};

thread_local! {
    /// What the tests of this thread have been refused for.
    static HEARD: RefCell<HashSet<Reason>> = RefCell::default();
}

/// Takes note of a refusal that a test expects.
pub(super) fn heard(refusal: &Refusal) {
    HEARD.with_borrow_mut(|heard| heard.insert(refusal.into()));
}

/// The same for an answer that no story gave.
#[track_caller]
pub(super) fn is_refused<T: Debug>(answer: Result<T, Refusal>, expected: &Refusal) {
    heard(expected);
    assert_eq!(answer.expect_err("it is refused"), *expected);
}

/// The test that shows when this is the reason. A new reason does not compile until it has one.
fn test_of(reason: Reason) -> fn() {
    match reason {
        Reason::Name => doors::names_that_look_alike_are_refused_even_when_their_owner_has_left,
        Reason::BadgeTaken => doors::nobody_wears_the_badge_of_another,
        Reason::FaceTaken => doors::nobody_wears_the_face_of_another,
        Reason::TableFull => doors::a_full_table_lets_nobody_in_until_somebody_leaves,
        Reason::TableLocked => doors::a_locked_table_lets_in_only_those_who_were_here,
        Reason::NotAGuest => doors::only_who_is_here_is_at_the_table,
        Reason::ShownOut => host::who_is_shown_out_stays_out_and_frees_name_and_badge,
        Reason::NotTheHost => host::only_the_host_steers,
        Reason::HostIsHere => host::the_role_is_taken_over_from_a_host_who_is_away,
        Reason::NoSuchGuest | Reason::NoSuchTeam => lineup::a_team_or_a_guest_that_is_not_there_is_refused,
        Reason::NotWaitedFor | Reason::TooSoonToSkip => {
            playing::the_host_skips_at_once_and_anybody_after_a_while
        }
        Reason::EnoughBots => company::nine_bots_are_enough,
        Reason::NotForBots => company::a_bot_is_never_host,
        Reason::NoBotToAsk => company::anybody_asks_the_bots_to_go_ahead,
        Reason::NotAlone | Reason::NothingToSkip => skipping_ahead::who_is_alone_with_bots_skips_ahead,
        Reason::BotAlready => company::nobody_stands_in_without_a_seat,
        Reason::PlaysThemselves => company::a_bot_stands_in_for_one_who_is_away_and_gives_the_seat_back,
        Reason::NothingToConfess => evening::nobody_tells_of_a_bluff_where_there_is_none,
        Reason::NoGame => starting::a_game_is_broken_off_and_closed_by_the_host,
        Reason::GameUnderWay => starting::a_game_under_way_is_not_started_again_nor_closed,
        Reason::GamePaused => pausing::no_move_is_made_while_the_game_stands_still,
        Reason::AnotherGame => teams::a_move_for_another_game_is_refused,
        Reason::NotSeated | Reason::AlreadySeated => playing::who_has_no_seat_does_not_play,
        Reason::DoorsClosed => playing::a_late_guest_sits_down_while_there_is_room,
        Reason::BeginnerIsFixed => starting::the_host_says_who_begins_the_next_game,
        Reason::NoClock | Reason::PaceOutOfRange => {
            clock::a_table_plays_without_a_clock_until_the_host_wants_one
        }
        Reason::LapseOutOfRange => masks::who_does_not_answer_keeps_their_hand_after_a_while,
        Reason::NoSuchSet => starting::a_game_that_can_never_be_played_is_not_chosen,
        Reason::Card => cards::what_cannot_be_written_is_refused_with_its_number_and_nothing_is_kept,
        Reason::NoBlankCards => cards::blank_cards_run_out_for_each_game_by_itself,
        Reason::NoSuchCard | Reason::NotYourCard => cards::who_wrote_a_card_and_the_host_take_it_away,
        Reason::NoTeams => lineup::there_is_nothing_to_arrange_without_teams,
        Reason::TeamCount => lineup::there_are_as_many_teams_as_the_host_says_from_two_to_four,
        Reason::NotYourTeam => lineup::only_the_host_arranges_and_only_a_team_itself_and_the_host_dress_it,
        Reason::TooLate => {
            playing::a_command_for_an_earlier_step_is_too_late_and_one_for_an_earlier_game_is_for_another
        }
        Reason::AnotherCommand => excess::another_command_under_the_same_name_is_told_from_its_twin,
        Reason::StillShowing => shows::nobody_takes_a_reveal_away_before_its_end,
        Reason::TooFast | Reason::TableTooLong => excess::what_is_too_much_is_refused,
        Reason::LinkExpired => doors::a_link_brings_in_one_more_device_once_and_for_a_while,
        Reason::Game => playing::the_rules_of_the_game_have_their_own_refusals,
    }
}

#[test]
fn every_refusal_has_a_test() {
    for reason in Reason::iter() {
        HEARD.take();
        test_of(reason)();
        assert!(HEARD.take().contains(&reason), "its test is not refused with {reason:?}");
    }
}
