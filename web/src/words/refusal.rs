//! Why not: a sentence for every refusal.

use decks::{Fault, Language, Unwritable};
use rules::{colours, happiness, image, personality, preference};
use table::{GameRefusal, Name, NameRefusal, OwnCards, Refusal, TEAMS};

use super::Words;

/// Why the table does not do what was asked.
pub(crate) fn sentence(refusal: &Refusal, language: Language) -> String {
    let words = Words::of(language);
    match refusal {
        Refusal::Name(why) => name_sentence(*why, language),
        Refusal::BadgeTaken => words.refused_badge_taken(),
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
        Refusal::BotAlready => words.refused_bot_already(),
        Refusal::PlaysThemselves => words.refused_plays_themselves(),
        Refusal::NoGame => words.refused_no_game(),
        Refusal::GameUnderWay => words.refused_game_under_way(),
        Refusal::AnotherGame => words.refused_another_game(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::AlreadySeated => words.refused_already_seated(),
        Refusal::DoorsClosed => words.refused_doors_closed(),
        Refusal::NoClock => words.refused_no_clock(),
        Refusal::PaceOutOfRange => words.refused_pace(),
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
        Refusal::LinkExpired => words.refused_link_expired(),
        Refusal::Game(GameRefusal::Happiness(why)) => happiness_sentence(*why, words),
        Refusal::Game(GameRefusal::Preference(why)) => preference_sentence(*why, words),
        Refusal::Game(GameRefusal::Colours(why)) => colours_sentence(*why, words),
        Refusal::Game(GameRefusal::Personality(why)) => personality_sentence(*why, words),
        Refusal::Game(GameRefusal::Image(why)) => image_sentence(*why, words),
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

fn happiness_sentence(refusal: happiness::Refusal, words: &Words) -> String {
    use happiness::{Options, Refusal};
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
        Refusal::FaceUpMissing => words.refused_gh_face_up_missing(),
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

fn preference_sentence(refusal: preference::Refusal, words: &Words) -> String {
    use preference::Refusal;
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

fn colours_sentence(refusal: colours::Refusal, words: &Words) -> String {
    use colours::{Options, QuestionText, Refusal};
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

fn personality_sentence(refusal: personality::Refusal, words: &Words) -> String {
    use personality::Refusal;
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_pe_players(least, most),
        Refusal::TooFewCards { least } => words.refused_pe_too_few_cards(least),
        Refusal::GameOver => words.refused_pe_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::NotPlayingYet => words.refused_pe_not_yet(),
        Refusal::CardsAlreadyDealt => words.refused_pe_dealt(),
        Refusal::NoProposalNow => words.refused_pe_no_proposal(),
        Refusal::NotYourTurn => words.refused_pe_not_your_turn(),
        Refusal::NotInYourHand => words.refused_pe_not_in_hand(),
        Refusal::HandNotEmpty => words.refused_pe_hand_not_empty(),
        Refusal::NotTheProposedCard => words.refused_pe_not_proposed(),
        Refusal::VotingHasBegun => words.refused_pe_voting_begun(),
        Refusal::NoInversionNow => words.refused_pe_no_inversion(),
        Refusal::NoVoteNow => words.refused_pe_no_vote(),
        Refusal::NoSuchCandidate => words.refused_pe_no_such_candidate(),
        Refusal::PartnerChooses => words.refused_pe_partner_chooses(),
        Refusal::NoDebateNow => words.refused_pe_no_debate(),
        Refusal::AlreadyReady => words.refused_pe_already_ready(),
        Refusal::NoSecondVoteNow => words.refused_pe_no_second_vote(),
        Refusal::NotTied => words.refused_pe_not_tied(),
        Refusal::NoExchangeNow => words.refused_pe_no_exchange(),
        Refusal::PileEmpty => words.refused_pe_pile_empty(),
        Refusal::NoPartnerToChoose => words.refused_pe_no_partner(),
        Refusal::PartnerNotFree => words.refused_pe_partner_not_free(),
        Refusal::NothingToGive => words.refused_pe_nothing_to_give(),
        Refusal::WrongNumberOfGifts { cards } => words.refused_pe_gifts(cards),
        Refusal::WrongReceivers => words.refused_pe_receivers(),
        Refusal::NoGiftForYou => words.refused_pe_no_gift(),
        Refusal::NoJudgingNow => words.refused_pe_no_judging(),
        Refusal::NotAJudge => words.refused_pe_not_a_judge(),
        Refusal::NoSuchPlayer => words.refused_pe_no_such_player(),
        Refusal::NobodyHasWon => words.refused_pe_nobody_has_won(),
    }
}

fn image_sentence(refusal: image::Refusal, words: &Words) -> String {
    use image::{Line, Refusal};
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_image_players(least, most),
        Refusal::CardsOfAnotherGame => words.refused_image_cards_of_another_game(),
        Refusal::TooFewCards { least } => words.refused_image_too_few_cards(least),
        Refusal::GameOver => words.refused_image_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::CardsAlreadyDealt => words.refused_image_dealt(),
        Refusal::NoPlayNow => words.refused_image_no_play(),
        Refusal::NotYourTurn => words.refused_image_not_your_turn(),
        Refusal::CardNotAtHand => words.refused_image_not_at_hand(),
        Refusal::CardAlreadyLaid => words.refused_image_already_laid(),
        Refusal::ThreeFromHand => words.refused_image_three_from_hand(),
        Refusal::HandCardFirst => words.refused_image_hand_card_first(),
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
        Refusal::WrongInitial { side } => words.refused_image_wrong_initial(side_word(side)),
        Refusal::NoteTooLong => words.refused_image_note_too_long(Line::LONGEST),
        Refusal::CardsAreLaid => words.refused_image_cards_are_laid(),
        Refusal::NotInYourHand => words.refused_image_not_in_hand(),
        Refusal::WrongNumberToPutDown => words.refused_image_put_down(),
        Refusal::NoChallengeNow => words.refused_image_no_challenge(),
        Refusal::OwnTurn => words.refused_image_own_turn(),
        Refusal::TurnAlreadyAccepted => words.refused_image_already_accepted(),
        Refusal::NotPlayedOn => words.refused_image_not_played_on(),
        Refusal::NoNamingNow => words.refused_image_no_naming(),
        Refusal::NotChallenged => words.refused_image_not_challenged(),
        Refusal::NoVoteNow => words.refused_image_no_vote(),
    }
}

/// A side as `locales/` tells it apart.
pub(crate) const fn side_word(side: image::Side) -> &'static str {
    match side {
        image::Side::North => "north",
        image::Side::East => "east",
        image::Side::South => "south",
        image::Side::West => "west",
    }
}
