//! Why not: a sentence for every refusal of True Colours.

use rules::colours::{Options, QuestionText, Refusal};

use crate::words::Words;

pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_tc_players(least, most),
        Refusal::GoalOutOfRange => words.refused_tc_goal(*Options::GOALS.start(), *Options::GOALS.end()),
        Refusal::TooFewQuestions => words.refused_tc_too_few_questions(),
        Refusal::QuestionEmpty => words.refused_tc_question_empty(),
        Refusal::QuestionTooLong => words.refused_tc_question_too_long(QuestionText::LONGEST),
        Refusal::NoBlankCards => words.refused_tc_no_blank_cards(),
        Refusal::RoundUnderWay => words.refused_tc_round_under_way(),
        Refusal::GameOver => words.refused_tc_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::QuestionAlreadyTurned => words.refused_tc_turned(),
        Refusal::NotTheReader => words.refused_tc_not_the_reader(),
        Refusal::NothingToPick => words.refused_tc_nothing_to_pick(),
        Refusal::NoSuchQuestion => words.refused_tc_no_such_question(),
        Refusal::NoOtherQuestions => words.refused_tc_no_other_questions(),
        Refusal::AskedAlready => words.refused_tc_asked_already(),
        Refusal::NoQuestionYet => words.refused_tc_no_question(),
        Refusal::VotingHasBegun => words.refused_tc_voting_begun(),
        Refusal::NotPlayingYet => words.refused_tc_not_yet(),
        Refusal::NotTwoVotes => words.refused_tc_two_votes(),
        Refusal::VoteForYourself => words.refused_tc_yourself(),
        Refusal::NoSuchPlayer => words.refused_tc_no_such_player(),
        Refusal::NotVoted => words.refused_tc_not_voted(),
        Refusal::BoxClosed => words.refused_tc_box_closed(),
        Refusal::VotingNotClosed => words.refused_tc_not_closed(),
        Refusal::NotPredicted => words.refused_tc_not_predicted(),
        Refusal::NobodyHasWon => words.refused_tc_nobody_has_won(),
        Refusal::GameDecided => words.refused_tc_decided(),
    }
}
