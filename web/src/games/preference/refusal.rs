//! Why not: a sentence for every refusal of Personal Preference.

use rules::preference::Refusal;

use crate::words::Words;

pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_pp_players(least, most),
        Refusal::NotEverybodyInOneTeam => words.refused_pp_one_team(),
        Refusal::TooFewForTeams => words.refused_pp_too_few_for_teams(),
        Refusal::WrongNumberOfTeams { least, most } => words.refused_pp_teams(least, most),
        Refusal::TeamTooSmall => words.refused_pp_team_too_small(),
        Refusal::TooFewCards { .. } => words.refused_pp_too_few_cards(),
        Refusal::GameOver => words.refused_pp_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::CardsAlreadyDrawn => words.refused_pp_cards_drawn(),
        Refusal::NoCardsYet => words.refused_pp_no_cards(),
        Refusal::NoChoiceHere => words.refused_pp_no_choice(),
        Refusal::CategoryNotChosen => words.refused_pp_not_chosen(),
        Refusal::NotYourChoice => words.refused_pp_not_your_choice(),
        Refusal::NotIt => words.refused_pp_not_it(),
        Refusal::NoSuchCard => words.refused_pp_no_such_card(),
        Refusal::CardNotRanked => words.refused_pp_not_ranked(),
        Refusal::RankingUnfinished => words.refused_pp_unfinished(),
        Refusal::RankingAlreadySealed => words.refused_pp_sealed(),
        Refusal::RankingNotSealed => words.refused_pp_not_sealed(),
        Refusal::GuessingYourself => words.refused_pp_yourself(),
        Refusal::NotPlayingYet => words.refused_pp_not_yet(),
        Refusal::NotYourTurn => words.refused_pp_not_your_turn(),
        Refusal::AlreadyGuessed => words.refused_pp_guessed(),
        Refusal::NoSuchToken => words.refused_pp_no_such_token(),
        Refusal::TokenNotPlaced => words.refused_pp_token_not_placed(),
        Refusal::GuessUnfinished => words.refused_pp_guess_unfinished(),
        Refusal::GuessHasChanged => words.refused_pp_changed(),
        Refusal::AlreadyAgreed => words.refused_pp_agreed(),
        Refusal::NotAgreed => words.refused_pp_not_agreed(),
        Refusal::NobodyPasses => words.refused_pp_nobody_passes(),
        Refusal::NotInLastPlace => words.refused_pp_not_last(),
        Refusal::AlreadyLast => words.refused_pp_already_last(),
        Refusal::NotAllGuessed => words.refused_pp_not_all_guessed(),
        Refusal::AllRevealed => words.refused_pp_all_revealed(),
        Refusal::NobodyHasWon => words.refused_pp_nobody_has_won(),
        Refusal::GameDecided => words.refused_pp_decided(),
    }
}
