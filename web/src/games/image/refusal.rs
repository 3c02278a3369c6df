//! Why not: a sentence for every refusal of IMAGE.

use rules::image::{Line, Refusal, Side};

use crate::words::Words;

pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_image_players(least, most),
        Refusal::CardsOfAnotherGame => words.refused_image_cards_of_another_game(),
        Refusal::TooFewCards { least } => words.refused_image_too_few_cards(least),
        Refusal::GameOver => words.refused_image_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::CardsAlreadyDealt => words.refused_image_dealt(),
        Refusal::NoPlayNow => words.refused_image_no_play(),
        Refusal::ChallengeUnderWay => words.refused_image_challenge_under_way(),
        Refusal::NotYourTurn => words.refused_image_not_your_turn(),
        Refusal::CardNotAtHand => words.refused_image_not_at_hand(),
        Refusal::CardAlreadyLaid => words.refused_image_already_laid(),
        Refusal::ThreeFromHand => words.refused_image_three_from_hand(),
        Refusal::HandCardFirst => words.refused_image_hand_card_first(),
        Refusal::HandCardMissing { side } => words.refused_image_hand_card_missing(side_word(side)),
        Refusal::NotOnThatSide => words.refused_image_not_on_that_side(),
        Refusal::LetterNotCovered => words.refused_image_letter_not_covered(),
        Refusal::NotTheSameKind => words.refused_image_not_the_same_kind(),
        Refusal::TooShortToEnd => words.refused_image_too_short_to_end(),
        Refusal::OnlyALetterFits => words.refused_image_only_a_letter_fits(),
        Refusal::ImageEnded => words.refused_image_ended(),
        Refusal::NoWildInitials => words.refused_image_no_wild_initials(),
        Refusal::CardNotLaid => words.refused_image_not_laid(),
        Refusal::NothingLaid => words.refused_image_nothing_laid(),
        Refusal::NameMissing { side } => words.refused_image_name_missing(side_word(side)),
        Refusal::NothingToName { side } => words.refused_image_nothing_to_name(side_word(side)),
        Refusal::NameEmpty => words.refused_image_name_empty(),
        Refusal::NameTooLong => words.refused_image_name_too_long(Line::LONGEST),
        Refusal::NoSuchPerson => words.refused_image_no_such_person(),
        Refusal::NoteTooLong => words.refused_image_note_too_long(Line::LONGEST),
        Refusal::CardsAreLaid => words.refused_image_cards_are_laid(),
        Refusal::NotInYourHand => words.refused_image_not_in_hand(),
        Refusal::WrongNumberToPutDown => words.refused_image_put_down(),
        Refusal::NoChallengeNow => words.refused_image_no_challenge(),
        Refusal::OwnTurn => words.refused_image_own_turn(),
        Refusal::NothingToLetPass => words.refused_image_nothing_to_let_pass(),
        Refusal::AlreadyChallenged { side } => words.refused_image_already_challenged(side_word(side)),
        Refusal::TurnAlreadyAccepted => words.refused_image_already_accepted(),
        Refusal::NotPlayedOn => words.refused_image_not_played_on(),
        Refusal::NoNamingNow => words.refused_image_no_naming(),
        Refusal::NotChallenged => words.refused_image_not_challenged(),
        Refusal::NoVoteNow => words.refused_image_no_vote(),
    }
}

/// A side as `locales/` tells it apart.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}
