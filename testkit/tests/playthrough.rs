//! One game of each, written down for review, and a journal of each that must stay readable.

use std::{fs, path::PathBuf};

use rules::{
    Eyes, Game, SeatSet, Seating,
    colours::{self, Colours},
    happiness::{self, Happiness},
    image::{self, Image},
    personality::{self, Personality},
    preference::{self, Preference},
};
use serde::{Deserialize, de::DeserializeOwned};
use testkit::{Setting, matches_file, playthrough};

fn file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../playthroughs")).join(name)
}

#[test]
fn happiness_plays_as_it_did() {
    let options =
        happiness::Options { cards: 4, help: happiness::Help::OneFaceUp, ..happiness::Options::default() };
    let text = playthrough(&Setting::<Happiness> { options, seating: 3.into(), seed: 1 });
    matches_file(&text, &file("happiness.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A seed with which blind luck comes home within seven rounds, with passes, doubles and cards put back.
#[test]
fn preference_plays_as_it_did() {
    let options = preference::Options { board: preference::Board::Short, ..preference::Options::default() };
    let text = playthrough(&Setting::<Preference> { options, seating: Seating::even(4, 2), seed: 1631 });
    matches_file(&text, &file("preference.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A seed with which somebody gets there soon, with a question that is put back.
#[test]
fn colours_plays_as_it_did() {
    let options = colours::Options {
        goal: colours::Space(12),
        questions: colours::Questions::Picked,
        ..colours::Options::default()
    };
    let text = playthrough(&Setting::<Colours> { options, seating: 4.into(), seed: 1293 });
    matches_file(&text, &file("colours.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A seed with which there are a pair, an inversion, a debate, the pit and a contested card within one game.
#[test]
fn personality_plays_as_it_did() {
    let options =
        personality::Options { board: personality::Board::Short, ..personality::Options::default() };
    let text = playthrough(&Setting::<Personality> { options, seating: 4.into(), seed: 178 });
    matches_file(&text, &file("personality.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A seed with which a challenge is upheld, another is not, and images are changed and ended with a letter of
/// the board.
#[test]
fn image_plays_as_it_did() {
    let options = image::Options { practice: image::Practice::ShowFitting, ..image::Options::default() };
    let text = playthrough(&Setting::<Image> { options, seating: 6.into(), seed: 39 });
    matches_file(&text, &file("image.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

/// The first line of a sample journal: how the game was opened.
#[derive(Deserialize)]
#[serde(bound = "G: Game")]
struct Opening<G: Game> {
    options: G::Options,
    seats: usize,
    #[serde(default)]
    teams: Vec<SeatSet>,
    supply: G::Supply,
}

/// The stored name of an event. A new variant does not compile until it is here, and then must be in the
/// sample.
fn happiness_name(event: &happiness::Event) -> &'static str {
    use happiness::Event;
    match event {
        Event::TurnBegan { .. } => "turn_began",
        Event::CardPutBack { .. } => "card_put_back",
        Event::TokenLaid { .. } => "token_laid",
        Event::TokenTakenBack { .. } => "token_taken_back",
        Event::RankingSealed { .. } => "ranking_sealed",
        Event::GuessLaid { .. } => "guess_laid",
        Event::GuessTakenBack { .. } => "guess_taken_back",
        Event::GuessAgreedTo { .. } => "guess_agreed_to",
        Event::AgreementWithdrawn { .. } => "agreement_withdrawn",
        Event::TurnRevealed { .. } => "turn_revealed",
        Event::TurnSkipped { .. } => "turn_skipped",
        Event::SeatWentAway { .. } => "seat_went_away",
        Event::SeatCameBack { .. } => "seat_came_back",
        Event::SeatLeft { .. } => "seat_left",
        Event::SeatReturned { .. } => "seat_returned",
        Event::SeatJoined { .. } => "seat_joined",
        Event::GameFinished => "game_finished",
    }
}

/// The same for the other game.
fn preference_name(event: &preference::Event) -> &'static str {
    use preference::Event;
    match event {
        Event::RoundBegan { .. } => "round_began",
        Event::CardPutBack { .. } => "card_put_back",
        Event::CardRanked { .. } => "card_ranked",
        Event::CardUnranked { .. } => "card_unranked",
        Event::RankingSealed { .. } => "ranking_sealed",
        Event::GuessChanged { .. } => "guess_changed",
        Event::GuessAgreedTo { .. } => "guess_agreed_to",
        Event::AgreementWithdrawn { .. } => "agreement_withdrawn",
        Event::TurnPassed { .. } => "turn_passed",
        Event::GuessPlaced { .. } => "guess_placed",
        Event::GuessForgone { .. } => "guess_forgone",
        Event::PreferenceRevealed { .. } => "preference_revealed",
        Event::RoundLost { .. } => "round_lost",
        Event::SeatWentAway { .. } => "seat_went_away",
        Event::SeatCameBack { .. } => "seat_came_back",
        Event::SeatLeft { .. } => "seat_left",
        Event::SeatReturned { .. } => "seat_returned",
        Event::SeatJoined { .. } => "seat_joined",
        Event::GameFinished { .. } => "game_finished",
    }
}

/// And for the third.
fn colours_name(event: &colours::Event) -> &'static str {
    use colours::Event;
    match event {
        Event::QuestionAdded { .. } => "question_added",
        Event::QuestionsDrawn { .. } => "questions_drawn",
        Event::QuestionAsked { .. } => "question_asked",
        Event::QuestionPutBack { .. } => "question_put_back",
        Event::BallotCast { .. } => "ballot_cast",
        Event::BallotTakenBack { .. } => "ballot_taken_back",
        Event::VotingClosed => "voting_closed",
        Event::PredictionMade { .. } => "prediction_made",
        Event::PredictionTakenBack { .. } => "prediction_taken_back",
        Event::RoundCounted { .. } => "round_counted",
        Event::RoundLost { .. } => "round_lost",
        Event::SeatWentAway { .. } => "seat_went_away",
        Event::SeatCameBack { .. } => "seat_came_back",
        Event::SeatLeft { .. } => "seat_left",
        Event::SeatReturned { .. } => "seat_returned",
        Event::SeatJoined { .. } => "seat_joined",
        Event::GameFinished { .. } => "game_finished",
    }
}

/// And for the fourth.
fn personality_name(event: &personality::Event) -> &'static str {
    use personality::Event;
    match event {
        Event::CardsDealt { .. } => "cards_dealt",
        Event::TurnBegan { .. } => "turn_began",
        Event::CardProposed { .. } => "card_proposed",
        Event::CardTurnedUp { .. } => "card_turned_up",
        Event::CardPutBack { .. } => "card_put_back",
        Event::InversionBegan { .. } => "inversion_began",
        Event::CardLaid { .. } => "card_laid",
        Event::CardsShown { .. } => "cards_shown",
        Event::InversionDropped { .. } => "inversion_dropped",
        Event::VoteCast { .. } => "vote_cast",
        Event::SeatAbstained { .. } => "seat_abstained",
        Event::VotesRevealed { .. } => "votes_revealed",
        Event::DebaterReady { .. } => "debater_ready",
        Event::DebateEnded => "debate_ended",
        Event::SecondVoteCast { .. } => "second_vote_cast",
        Event::SecondVotesRevealed { .. } => "second_votes_revealed",
        Event::CardsDrawn { .. } => "cards_drawn",
        Event::CardExchanged { .. } => "card_exchanged",
        Event::HandKept { .. } => "hand_kept",
        Event::ExchangesClosed => "exchanges_closed",
        Event::GivingBegan { .. } => "giving_began",
        Event::ArrivedWithoutCards { .. } => "arrived_without_cards",
        Event::GiftsGiven { .. } => "gifts_given",
        Event::GiftAnswered { .. } => "gift_answered",
        Event::AnswersClosed => "answers_closed",
        Event::JudgmentCast { .. } => "judgment_cast",
        Event::GiftJudged { .. } => "gift_judged",
        Event::GivingEnded { .. } => "giving_ended",
        Event::PairingBegan { .. } => "pairing_began",
        Event::PairFormed { .. } => "pair_formed",
        Event::PairForgone { .. } => "pair_forgone",
        Event::GameWon { .. } => "game_won",
        Event::PortraitRead { .. } => "portrait_read",
        Event::TurnLost { .. } => "turn_lost",
        Event::SeatWentAway { .. } => "seat_went_away",
        Event::SeatCameBack { .. } => "seat_came_back",
        Event::SeatLeft { .. } => "seat_left",
        Event::SeatReturned { .. } => "seat_returned",
        Event::SeatJoined { .. } => "seat_joined",
        Event::GameFinished { .. } => "game_finished",
    }
}

/// And for the fifth.
fn image_name(event: &image::Event) -> &'static str {
    use image::Event;
    match event {
        Event::HandsDealt { .. } => "hands_dealt",
        Event::BoardFilled { .. } => "board_filled",
        Event::TurnBegan { .. } => "turn_began",
        Event::CardLaid { .. } => "card_laid",
        Event::CardsTakenBack { .. } => "cards_taken_back",
        Event::NoteWritten { .. } => "note_written",
        Event::TurnFinished { .. } => "turn_finished",
        Event::FittingFound { .. } => "fitting_found",
        Event::CardsPutDown { .. } => "cards_put_down",
        Event::CardsDrawn { .. } => "cards_drawn",
        Event::LastRoundBegan { .. } => "last_round_began",
        Event::TurnAccepted { .. } => "turn_accepted",
        Event::TurnStood => "turn_stood",
        Event::TurnChallenged { .. } => "turn_challenged",
        Event::PersonNamed { .. } => "person_named",
        Event::VoteCast { .. } => "vote_cast",
        Event::SeatAbstained { .. } => "seat_abstained",
        Event::ChallengeSettled { .. } => "challenge_settled",
        Event::ChallengeDropped => "challenge_dropped",
        Event::TurnLost { .. } => "turn_lost",
        Event::SeatWentAway { .. } => "seat_went_away",
        Event::SeatCameBack { .. } => "seat_came_back",
        Event::SeatLeft { .. } => "seat_left",
        Event::SeatReturned { .. } => "seat_returned",
        Event::SeatJoined { .. } => "seat_joined",
        Event::GameFinished { .. } => "game_finished",
    }
}

/// Folds a sample, which must have an event of each of so many names. The samples are never written anew:
/// journals like them lie on people's disks. A new variant is added to its sample by hand.
fn read_sample<G: Game>(name: &str, stored_name: fn(&G::Event) -> &'static str, names: usize) -> G::State
where
    G::Event: DeserializeOwned,
{
    let sample = fs::read_to_string(file(name)).expect("the sample is in the repository");
    let mut lines = sample.lines();
    let opening: Opening<G> = serde_json::from_str(lines.next().expect("a first line")).expect("an opening");
    let seating = Seating::in_teams(opening.seats, opening.teams);
    G::admit(&opening.options, &seating, &opening.supply).expect("the sample was admitted");
    let mut state = G::opening(&opening.options, &seating, opening.supply);
    let mut seen = Vec::new();
    for line in lines {
        let event: G::Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert!(line.starts_with(&format!(r#"{{"type":"{}""#, stored_name(&event))), "{line}");
        assert_eq!(serde_json::to_string(&event).expect("events are stored as JSON"), line);
        seen.push(stored_name(&event));
        G::evolve(&mut state, &event);
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), names, "the sample has {seen:?}");
    state
}

#[test]
fn a_journal_of_happiness_can_still_be_read() {
    let state = read_sample::<Happiness>("happiness.events.jsonl", happiness_name, 17);
    let view = Happiness::view(&state, Eyes::Everyone);
    assert_eq!(view.phase, happiness::PhaseView::Over);
    assert_eq!((view.score.points, view.score.perfect), (7, 12));
    let cards: usize = Happiness::pack_up(&state).piles.values().map(|pile| pile.shown().len()).sum();
    assert_eq!(cards, 10, "three turns of three cards began, and one card was put back");
}

#[test]
fn a_journal_of_preference_can_still_be_read() {
    let state = read_sample::<Preference>("preference.events.jsonl", preference_name, 19);
    let view = Preference::view(&state, Eyes::Everyone);
    let preference::PhaseView::Over { winner: None, history } = view.phase else {
        panic!("the game is over")
    };
    assert_eq!(history.len(), 2);
    let spaces: Vec<u16> = view.pieces.iter().map(|piece| piece.at.0).collect();
    assert_eq!(spaces, [6, 5]);
    let shown = |pile: &rules::Pile| pile.shown().len();
    let boxes = Preference::pack_up(&state).boxes;
    let cards: usize = boxes.values().map(|cards| shown(&cards.black) + shown(&cards.gray)).sum();
    assert_eq!(cards, 9, "two rounds began, and one card was put back");
}

/// TC-8: the ballots of its counted rounds are shut for good, and one of the round that was lost is open.
#[test]
fn a_journal_of_colours_can_still_be_read() {
    let state = read_sample::<Colours>("colours.events.jsonl", colours_name, 17);
    let view = Colours::view(&state, Eyes::Everyone);
    let colours::PhaseView::Over { winners: SeatSet::EMPTY, history } = view.phase else {
        panic!("the game is over")
    };
    let laid_out: Vec<Option<usize>> =
        history.iter().map(|round| round.cards.as_ref().map(Vec::len)).collect();
    assert_eq!(laid_out, [Some(8), Some(6)]);
    let spaces: Vec<u8> = view.pawns.iter().map(|pawn| pawn.at.0).collect();
    assert_eq!(spaces, [3, 5, 5, 2, 1]);
    let shelf = Colours::pack_up(&state);
    assert_eq!((shelf.own.len(), shelf.pile.shown().len()), (3, 4), "four questions were asked");
}

#[test]
fn a_journal_of_personality_can_still_be_read() {
    let state = read_sample::<Personality>("personality.events.jsonl", personality_name, 40);
    let view = Personality::view(&state, Eyes::Everyone);
    let personality::PhaseView::Over { winners, history } = view.phase else { panic!("the game is over") };
    assert_eq!((winners.len(), history.len()), (1, 13));
    let spaces: Vec<i8> = view.players.iter().map(|player| player.at.0).collect();
    assert_eq!(spaces, [15, 0, 16, 16, 15]);
    let traits: Vec<usize> = view.players.iter().map(|player| player.portrait.len()).collect();
    assert_eq!(traits, [3, 0, 2, 7, 4]);
    assert_eq!(Personality::pack_up(&state).pile.shown().len(), 34, "so many cards have been out");
}

#[test]
fn a_journal_of_image_can_still_be_read() {
    let state = read_sample::<Image>("image.events.jsonl", image_name, 26);
    let view = Image::view(&state, Eyes::Everyone);
    let image::PhaseView::Over { winners, .. } = view.phase else { panic!("the game is over") };
    let told: Vec<(i16, usize)> =
        view.players.iter().map(|player| (player.score, player.taken.len())).collect();
    assert_eq!(told, [(-5, 0), (13, 3), (-7, 0), (11, 2), (-4, 0)]);
    assert_eq!(winners.iter().collect::<Vec<_>>(), [rules::Seat(3)], "who had most has left");
}
