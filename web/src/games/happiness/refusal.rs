//! Why not: a sentence for every refusal of The Game of Happiness.

use rules::happiness::{Options, Refusal};

use crate::words::Words;

pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_gh_players(least, most),
        Refusal::TurnsOutOfRange => {
            words.refused_gh_turns(*Options::TURNS_EACH.start(), *Options::TURNS_EACH.end())
        }
        Refusal::CardsOutOfRange => words.refused_gh_cards(*Options::CARDS.start(), *Options::CARDS.end()),
        Refusal::TooFewCategories { categories } => words.refused_gh_categories(categories),
        Refusal::TooFewCards => words.refused_gh_too_few_cards(),
        Refusal::GameOver => words.refused_gh_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::CardsAlreadyDrawn => words.refused_gh_cards_drawn(),
        Refusal::NoCardsYet => words.refused_gh_no_cards(),
        Refusal::NoSuchCard => words.refused_gh_no_such_card(),
        Refusal::NoOtherCard => words.refused_no_other_card(),
        Refusal::TokenNotLaid => words.refused_gh_not_laid(),
        Refusal::RankingAlreadySealed => words.refused_gh_sealed(),
        Refusal::NotYourTurn => words.refused_gh_not_your_turn(),
        Refusal::RankingNotSealed => words.refused_gh_not_sealed(),
        Refusal::RowUnfinished => words.refused_gh_unfinished(),
        Refusal::FaceUpNotPlayed => words.refused_gh_face_up_not_played(),
        Refusal::GuessingYourself => words.refused_gh_yourself(),
        Refusal::NotGuessingYet => words.refused_gh_not_yet(),
        Refusal::TokenFaceUp => words.refused_gh_face_up(),
        Refusal::GuessHasChanged => words.refused_gh_changed(),
        Refusal::AlreadyAgreed => words.refused_gh_agreed(),
        Refusal::NotAgreed => words.refused_gh_not_agreed(),
        Refusal::TurnsLeft => words.refused_gh_turns_left(),
        Refusal::NoTurnsLeft => words.refused_gh_no_turns(),
    }
}
