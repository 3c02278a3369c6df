//! The remarks of RULES.md: when somebody is missing, or late.

use super::*;

pub(super) fn waited_for(story: &Story<Personality>) -> Vec<Seat> {
    Personality::waiting_on(story.state()).iter().collect()
}

fn all_away(story: Story<Personality>) -> Story<Personality> {
    let seats = story.stage().players.len();
    Seat::first(seats).fold(story, |story, seat| story.told(Notice::Away(seat)))
}

/// PE-1: two cannot play on.
#[test]
fn fewer_than_three_cannot_play_on() {
    let story = dealt(4).told(Notice::Left(DORA)).then([Event::SeatLeft { seat: DORA }]);
    story
        .told(Notice::Left(BELA))
        .then([Event::SeatLeft { seat: BELA }, Event::GameFinished { winners: SeatSet::EMPTY }]);
    // Who has won stays the winner, and the portraits can be read.
    let story = with_hands(3, &[1, 7, 7]).with_masks_at(&[23, 0, 0]).proposed().voted("a1,a1,b1").kept();
    let story =
        story.told(Notice::Left(CARO)).then([Event::SeatLeft { seat: CARO }]).told(Notice::Left(BELA));
    story
        .told(Notice::Left(ANNA))
        .then([Event::SeatLeft { seat: ANNA }, Event::GameFinished { winners: seats([ANNA]) }]);
}

/// PE-1: a late guest begins on Départ with seven cards, at once while nothing is voted on.
#[test]
fn a_late_guest_sits_down_with_a_full_hand() {
    let story = dealt(3).with_masks_at(&[5, 5, 5]).told(Notice::Joined(DORA));
    assert_eq!(story.events()[0], Event::SeatJoined { seat: DORA });
    assert_eq!((story.hand(DORA).len(), story.at()[3]), (7, 0));
    assert!(story.stage().newcomers.is_empty());
    let story = story.proposed().voted("d1,d1,a1,a1");
    assert!(matches!(story.stage().phase, PhaseView::Debate { .. }), "Dora votes and is voted for");
}

/// PE-1: in the midst of a vote, from the next turn on.
#[test]
fn a_guest_who_comes_in_a_vote_waits_for_the_next_turn() {
    let story = dealt(3).proposed().told(Notice::Joined(DORA));
    assert_eq!(story.stage().newcomers, seats([DORA]));
    let vote = Command::CastVote { choice: player(ANNA), bet: Bet::Neutral };
    let story = story.when(DORA, vote).refused(Refusal::NotPlayingYet);
    let for_dora = Command::CastVote { choice: player(DORA), bet: Bet::Neutral };
    let story = story.when(ANNA, for_dora).refused(Refusal::NoSuchCandidate);
    let story = story.voted("a1,a1,b1").kept();
    assert!(story.stage().newcomers.is_empty());
    assert_eq!(waited_for(&story.proposed()), [ANNA, BELA, CARO, DORA]);
}

/// PE-1: there are six masks, those of who left among them; and when somebody has won it is too late.
#[test]
fn there_are_six_masks() {
    let story = dealt(6).told(Notice::Left(BELA));
    assert!(!Personality::welcomes(story.state()));
    story.told(Notice::Joined(Seat(6))).then([]);
    assert!(Personality::welcomes(table(5).state()));
    let story = with_hands(3, &[1, 7, 7]).with_masks_at(&[23, 0, 0]).proposed().voted("a1,a1,b1");
    assert!(Personality::welcomes(story.state()), "cards are still exchanged");
    assert!(!Personality::welcomes(story.kept().state()));
    let story = table(3).told(Notice::Joined(DORA)).then([Event::SeatJoined { seat: DORA }]);
    assert_eq!(story.when(ANNA, Command::DealCards).hand(DORA).len(), 7);
}

/// PE-2: the hand goes under the pile; mask and portrait stay.
#[test]
fn who_leaves_puts_their_hand_under_the_pile() {
    let story = dealt(4).proposed().voted("b1,b1,b1,a1").kept();
    let pile = story.stage().pile;
    let story = story.told(Notice::Left(BELA));
    assert_eq!((story.stage().pile, story.stage().players[1].cards), (pile + 7, 0));
    assert_eq!((story.at()[1], story.portrait(BELA)), (1, vec![card(1)]));
    assert_eq!(story.look(BELA), story.stage());
    is_proposing(&story, CARO);
    story.when(BELA, Command::DealCards).refused(Refusal::NotSeated);
}

/// PE-2: the vote of who leaves does not count, those that were given for them do.
#[test]
fn a_vote_for_one_who_leaves_still_counts() {
    let story = dealt(4).proposed().voted("b1,-,b1").voted("-,a3").told(Notice::Left(BELA));
    let story = story.voted("-,-,-,a1");
    assert_eq!(story.portrait(BELA), [card(1)]);
    assert_eq!(story.at(), [1, 0, 1, -1]);
}

/// PE-2: that nobody deals holds nobody up.
#[test]
fn the_table_deals_when_nobody_does() {
    let story = table(3).told(Notice::Skip(ANNA));
    assert!(matches!(story.events(), [Event::CardsDealt { proposer: ANNA, .. }]));
    let story = table(3).told(Notice::Away(ANNA));
    assert_eq!(waited_for(&story), [BELA]);
    is_proposing(&story.when(CARO, Command::DealCards), BELA);
}

/// PE-5: who is away, leaves or is skipped is passed over.
#[test]
fn who_is_not_there_loses_the_turn() {
    let lost = [Event::TurnLost { seat: ANNA }, Event::TurnBegan { proposer: BELA }];
    let story = dealt(4).told(Notice::Skip(ANNA)).then(lost.clone());
    assert!(story.stage().away.is_empty());
    let story = dealt(4).told(Notice::Away(ANNA));
    assert_eq!(story.events()[1..], lost);
    let story = story.told(Notice::Away(CARO)).proposed().voted("-,b1,-,b1").kept();
    let [Event::HandKept { .. }, Event::ExchangesClosed, Event::TurnBegan { proposer: DORA }] =
        story.events()
    else {
        panic!("Caro's turn is passed over, not {:?}", story.events())
    };
    let story = dealt(4).told(Notice::Left(ANNA));
    assert_eq!(story.events()[1..], lost);
}

/// PE-5: when nobody is here, the game waits for whose turn it is.
#[test]
fn when_nobody_is_here_the_game_waits() {
    let story = all_away(dealt(3));
    assert_eq!(waited_for(&story), [CARO], "the last one who was here");
    let story = story.told(Notice::Skip(CARO));
    is_proposing(&story, ANNA);
    let story = story.when(ANNA, Command::ProposeCard { card: card(1) });
    assert_eq!(story.events()[0], Event::SeatCameBack { seat: ANNA });
}

/// PE-9: who is away abstains and does not move.
#[test]
fn who_is_away_abstains() {
    let story = dealt(4).proposed().told(Notice::Away(DORA)).voted("a1,a1,b1").kept();
    assert_eq!(story.at(), [1, 1, -1, 0]);
    // Being the last who was waited for, too.
    let story = dealt(4).proposed().voted("a1,a1,b1").told(Notice::Away(DORA));
    assert!(matches!(story.events(), [Event::SeatWentAway { .. }, Event::VotesRevealed { .. }, ..]));
}

/// PE-9: a vote that was given before counts.
#[test]
fn a_vote_outlasts_its_voters_absence() {
    let story = dealt(4).proposed().voted("-,-,-,a3").told(Notice::Away(DORA)).voted("a1,a1,b1");
    assert_eq!(story.at()[3], 3);
}

/// PE-9: whom the table stops waiting for abstains this once, unless they vote after all.
#[test]
fn who_is_skipped_abstains_this_once() {
    let story = dealt(4).proposed().told(Notice::Skip(DORA)).then([Event::SeatAbstained { seat: DORA }]);
    assert_eq!(waited_for(&story), [ANNA, BELA, CARO]);
    let late = story.clone().voted("-,-,-,b1").voted("b1,b1,a1").kept();
    assert_eq!(late.at(), [1, 1, -1, 1], "late, but in time");
    let story = story.voted("b1").told(Notice::Skip(ANNA)).then([]).voted("-,b1,a1").kept();
    assert_eq!(story.at(), [1, 1, -1, 0]);
    assert_eq!(waited_for(&story.proposed()), [ANNA, BELA, CARO, DORA], "and is asked the next time");
}

/// PE-9: with nobody here the vote waits, and the table may close it.
#[test]
fn a_vote_of_nobody_elects_nobody() {
    let story = all_away(dealt(3).proposed());
    assert_eq!(waited_for(&story), [ANNA, BELA, CARO]);
    let skip = |story: Story<Personality>, seats: &[Seat]| {
        seats.iter().fold(story, |story, seat| story.told(Notice::Skip(*seat)))
    };
    let story = skip(story, &[BELA, ANNA]);
    assert_eq!(waited_for(&story), [CARO]);
    let story = story.told(Notice::Skip(CARO));
    let [_, Event::VotesRevealed { votes, verdict: Verdict::Nobody, .. }, ..] = story.events() else {
        panic!("nobody has voted")
    };
    assert!(votes.is_empty());
    // Those who are here, too, as when time is up.
    let story = skip(dealt(3).proposed(), &[ANNA, BELA, CARO]);
    assert!(matches!(story.stage().phase, PhaseView::Proposing { .. }));
}

/// PE-14: who is away keeps their hand, and so does who is skipped.
#[test]
fn nobody_waits_for_an_exchange_for_ever() {
    let story = dealt(3).proposed().voted("a1,a1,b1");
    let story = story.told(Notice::Skip(ANNA)).then([Event::HandKept { seat: ANNA }]);
    let story = story.told(Notice::Away(BELA));
    assert_eq!(story.events()[1], Event::ExchangesClosed);
    is_proposing(&story, CARO);
    let story = dealt(4).proposed().voted("a1,a1,b1,b1").debated().voted_again("a,a,a,b");
    let story = story.told(Notice::Left(ANNA));
    assert_eq!(waited_for(&story), [BELA, CARO]);
}

/// PE-16: who is away is not waited for in a debate, nor in the second vote.
#[test]
fn a_debate_goes_on_without_who_is_away() {
    let story = dealt(4).proposed().voted("a1,a1,b1,b1").told(Notice::Away(DORA)).debated();
    assert_eq!(waited_for(&story), [ANNA, BELA, CARO]);
    let story = story.voted_again("b,a").told(Notice::Skip(CARO));
    assert_eq!(story.at(), [0; 4], "one each");
    let story = all_away(dealt(4).proposed().voted("a1,a1,b1,b1"));
    assert!(matches!(story.stage().phase, PhaseView::Debate { .. }));
    let story = story.told(Notice::Skip(ANNA)).then([Event::DebateEnded]);
    let story = Seat::first(4).fold(story, |story, seat| story.told(Notice::Skip(seat)));
    let [_, Event::SecondVotesRevealed { elected: None, .. }, ..] = story.events() else {
        panic!("nobody voted")
    };
}

/// PE-16: once most of the people are ready, the others can be waited for no longer. Bots are no people, and
/// who is away is not asked.
#[test]
fn a_few_do_not_hold_up_a_debate() {
    let lapses = |story: &Story<Personality>, bots: SeatSet| Personality::lapses(story.state(), bots);
    let tied = || dealt(4).proposed().voted("a1,a1,b1,b1");
    let ready = |story: Story<Personality>, seat| story.when(seat, Command::DeclareReady);
    let half = ready(ready(tied(), ANNA), BELA);
    assert_eq!(lapses(&half, SeatSet::EMPTY), SeatSet::EMPTY, "half are not most");
    assert_eq!(lapses(&half, seats([DORA])), seats([CARO, DORA]), "two of three people");
    assert_eq!(lapses(&half, seats([ANNA, BELA])), SeatSet::EMPTY, "only bots are ready");
    assert_eq!(lapses(&half.clone().told(Notice::Away(DORA)), SeatSet::EMPTY), seats([CARO]));
    let most = ready(half, CARO);
    assert_eq!(lapses(&most, SeatSet::EMPTY), seats([DORA]));
    most.told(Notice::Skip(DORA)).then([Event::DebateEnded]);
}

fn to_choose() -> Story<Personality> {
    dealt(4).with_masks_at(&[3, 0, 0, 0]).proposed().voted("b1,b1,c1,d1").kept()
}

pub(super) fn paired() -> Story<Personality> {
    to_choose().when(ANNA, Command::ChoosePartner { partner: DORA }).proposed()
}

/// PE-20: who is not there to choose has no partner.
#[test]
fn who_is_not_there_has_no_partner() {
    for notice in [Notice::Away(ANNA), Notice::Left(ANNA), Notice::Skip(ANNA)] {
        let story = to_choose().told(notice);
        assert!(story.stage().pairs.is_empty());
        is_proposing(&story, BELA);
    }
}

/// PE-20: while the leader is away, the other chooses for both.
#[test]
fn the_partner_chooses_while_the_leader_is_away() {
    let story = paired().told(Notice::Away(ANNA));
    assert_eq!(waited_for(&story), [BELA, CARO, DORA]);
    assert_eq!(story.look(DORA).may, [Ability::CastVote, Ability::PutBackCard]);
    let story = story.voted("-,a1,b1,c2");
    assert_eq!(story.at(), [6, 0, -2, 1]);
    let story = paired().told(Notice::Away(ANNA)).told(Notice::Away(DORA)).voted("-,c1,c1");
    assert_eq!(story.at(), [4, 2, 0, -1], "with both away, neither votes");
    let story =
        paired().told(Notice::Skip(ANNA)).then([Event::SeatAbstained { seat: ANNA }]).voted("-,c1,c1");
    assert_eq!(story.at(), [4, 2, 0, -1], "who is skipped abstains for both");
}

/// PE-20: who of a pair does not answer, or goes away, leaves it to what the other has chosen.
#[test]
fn who_does_not_answer_leaves_it_to_the_other_of_the_pair() {
    let vote = Vote { choice: player(CARO), bet: Bet::Two };
    let given = Event::VoteCast { seat: ANNA, vote: Sealed::new(vote) };
    let story = paired().voted("c2").told(Notice::Away(DORA));
    let story = story.then([Event::SeatWentAway { seat: DORA }, given.clone()]);
    assert_eq!(story.voted("-,a1,b1").at(), [6, 0, -2, 1]);
    let story = paired().voted("-,-,-,c2");
    assert_eq!(waited_for(&story), [ANNA, BELA, CARO]);
    story.told(Notice::Skip(DORA)).then([]).told(Notice::Skip(ANNA)).then([given]);
    let story = paired().voted("c2,a1,a1,c2").debated().voted_again("a").told(Notice::Skip(DORA));
    story.then([Event::SecondVoteCast { seat: ANNA, choice: Sealed::new(player(ANNA)) }]);
}

/// PE-20: when one of a pair leaves, the other votes alone.
#[test]
fn who_is_left_of_a_pair_votes_alone() {
    let story = paired().voted("c2").told(Notice::Left(ANNA));
    assert_eq!(waited_for(&story), [BELA, CARO, DORA]);
    let PhaseView::Voting { voted, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(voted, SeatSet::EMPTY);
    let story = paired().voted("c2").told(Notice::Left(DORA));
    assert_eq!(waited_for(&story), [ANNA, BELA, CARO], "what they had not agreed on is forgotten");
    let story = paired().voted("c2,-,-,c2").told(Notice::Left(DORA)).voted("-,c1,b1");
    assert_eq!(story.at(), [6, 2, -2, -1]);
}

pub(super) fn inverted() -> Story<Personality> {
    dealt(4).with_masks_at(&[6, 0, 0, 0]).proposed().voted("a1,a1,b1,c1").kept()
}

/// PE-21: cards are laid without who is away.
#[test]
fn an_inversion_goes_on_without_who_is_away() {
    let lay = |number| Command::LayCard { card: card(number) };
    let story =
        inverted().told(Notice::Away(DORA)).when(ANNA, lay(2)).when(BELA, lay(8)).told(Notice::Skip(CARO));
    let PhaseView::Voting { question, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(question.cards().len(), 2);
    let story = Seat::first(4).fold(all_away(inverted()), |story, seat| story.told(Notice::Skip(seat)));
    assert_eq!(story.events()[1], Event::InversionDropped { subject: ANNA });
}

/// PE-22: the subject leaves.
#[test]
fn without_its_subject_there_is_no_inversion() {
    let story = inverted().when(BELA, Command::LayCard { card: card(8) }).told(Notice::Left(ANNA));
    assert_eq!(story.events()[1], Event::InversionDropped { subject: ANNA });
    assert!(story.hand(BELA).contains(&card(8)));
    let story = [(ANNA, 2), (BELA, 8), (CARO, 15), (DORA, 22)]
        .into_iter()
        .fold(inverted(), |story, (seat, number)| story.when(seat, Command::LayCard { card: card(number) }));
    let story = story.told(Notice::Left(ANNA)).voted("-,a1,a1,b1");
    assert_eq!(story.portrait(ANNA).len(), 2, "it is played to its end");
    // Waiting for its turn, it is not begun at all.
    let story = dealt(4).with_masks_at(&[6, 6, 0, 0]).proposed().voted("c1,c1,c1,c1").kept();
    let story = story.told(Notice::Left(ANNA));
    assert!(story.stage().inversions.is_empty());
}

pub(super) fn giving() -> Story<Personality> {
    let story = with_hands(4, &[3, 7, 7, 7]).with_masks_at(&[23, 0, 0, 0]);
    story.proposed().voted("a1,a1,a1,a1").kept()
}

pub(super) fn gave() -> Story<Personality> {
    let gifts = vec![Gift { card: card(2), to: BELA }, Gift { card: card(3), to: CARO }];
    giving().when(ANNA, Command::GiveCards { gifts })
}

const CONTEST: Command = Command::AnswerGift { answer: Answer::Contest };

/// PE-25: the giver is waited for, until the table does not any longer.
#[test]
fn the_giver_is_waited_for() {
    let story = giving().told(Notice::Away(ANNA)).then([Event::SeatWentAway { seat: ANNA }]);
    assert_eq!(waited_for(&story), [ANNA]);
    let story = story.told(Notice::Skip(ANNA));
    assert_eq!(story.events()[0], Event::GivingEnded { giver: ANNA, result: GivingResult::Lost });
    assert_eq!((story.at()[0], story.hand(ANNA).len()), (18, 7));
    is_proposing(&story, BELA);
}

/// PE-25: the giver leaves.
#[test]
fn who_leaves_while_giving_has_not_won() {
    let abandoned = Event::GivingEnded { giver: ANNA, result: GivingResult::Abandoned };
    let story = giving().told(Notice::Left(ANNA));
    assert_eq!(story.events()[1], abandoned);
    let story = gave().when(BELA, CONTEST).told(Notice::Left(ANNA));
    assert_eq!(story.events()[1], abandoned);
    assert_eq!((story.portrait(BELA), story.portrait(CARO)), (vec![card(2)], vec![card(3)]));
    is_proposing(&story, BELA);
}

/// PE-26: silence is consent.
#[test]
fn who_does_not_answer_has_accepted() {
    let accepted = Event::GiftAnswered { seat: CARO, answer: Answer::Accept };
    let story = gave().told(Notice::Away(BELA)).told(Notice::Skip(CARO));
    assert_eq!(story.events()[0], accepted);
    assert!(matches!(story.stage().phase, PhaseView::Ending { .. }));
    let story = gave().told(Notice::Left(CARO)).when(BELA, CONTEST);
    assert!(matches!(story.stage().phase, PhaseView::Judging { receiver: BELA, .. }));
    let leaving = [ANNA, DORA, BELA, CARO].map(Notice::Away);
    let story = leaving.into_iter().fold(gave(), Story::told);
    assert_eq!(waited_for(&story), [BELA, CARO], "while nobody is here, nobody has consented");
}

/// PE-27: a contested card is judged by who is here; when nobody is to judge, the giver is in the right.
#[test]
fn a_card_is_judged_by_who_is_here() {
    let judging = || gave().when(CARO, Command::AnswerGift { answer: Answer::Accept }).when(BELA, CONTEST);
    assert_eq!(waited_for(&judging()), [CARO, DORA]);
    let story = judging().told(Notice::Away(DORA)).when(CARO, Command::JudgeGift { player: CARO });
    assert_eq!(story.at()[0], 18);
    let story = judging().told(Notice::Away(DORA)).told(Notice::Away(CARO));
    assert!(matches!(story.stage().phase, PhaseView::Ending { .. }), "nobody is there to judge");
}

/// A game in every phase that waits for somebody, in the order of play.
pub(super) fn every_phase() -> Vec<Story<Personality>> {
    let tied = dealt(4).proposed().voted("a1,a1,b1,b1");
    let laid = [(ANNA, 2), (BELA, 8), (CARO, 15), (DORA, 22)]
        .into_iter()
        .fold(inverted(), |story, (seat, number)| story.when(seat, Command::LayCard { card: card(number) }));
    let accept = Command::AnswerGift { answer: Answer::Accept };
    let judged = gave().when(CARO, accept.clone()).when(BELA, CONTEST);
    let won = gave().when(CARO, accept.clone()).when(BELA, accept);
    vec![
        table(4),
        dealt(4),
        inverted(),
        laid,
        dealt(4).proposed(),
        paired(),
        tied.clone(),
        tied.debated(),
        dealt(4).proposed().voted("a1,a1,a1,a1"),
        giving(),
        gave(),
        judged,
        to_choose(),
        won,
    ]
}

fn name_of(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening => "opening",
        PhaseView::Proposing { .. } => "proposing",
        PhaseView::Laying { .. } => "laying",
        PhaseView::Voting { .. } => "voting",
        PhaseView::Debate { .. } => "debate",
        PhaseView::Runoff { .. } => "runoff",
        PhaseView::Exchanging { .. } => "exchanging",
        PhaseView::Giving { .. } => "giving",
        PhaseView::Answering { .. } => "answering",
        PhaseView::Judging { .. } => "judging",
        PhaseView::Pairing { .. } => "pairing",
        PhaseView::Ending { .. } => "ending",
        PhaseView::Over { .. } => "over",
    }
}

/// What somebody does whom the table waits for.
fn next_move(view: &View) -> Command {
    let hand = view.hand.clone().unwrap_or_default();
    match &view.phase {
        PhaseView::Opening => Command::DealCards,
        PhaseView::Proposing { .. } => Command::ProposeCard { card: hand[0] },
        PhaseView::Laying { .. } => Command::LayCard { card: hand[0] },
        PhaseView::Voting { candidates, .. } => {
            Command::CastVote { choice: candidates[0], bet: Bet::Neutral }
        }
        PhaseView::Debate { .. } => Command::DeclareReady,
        PhaseView::Runoff { tied, .. } => Command::VoteAgain { choice: tied[0] },
        PhaseView::Exchanging { .. } => Command::KeepHand,
        PhaseView::Giving { cards, receivers, .. } => {
            let gifts = hand.into_iter().zip(receivers.iter()).map(|(card, to)| Gift { card, to });
            Command::GiveCards { gifts: gifts.take((*cards).into()).collect() }
        }
        PhaseView::Answering { .. } => Command::AnswerGift { answer: Answer::Accept },
        PhaseView::Judging { receiver, .. } => Command::JudgeGift { player: *receiver },
        PhaseView::Pairing { free, .. } => {
            Command::ChoosePartner { partner: free.iter().next().expect("somebody is free") }
        }
        PhaseView::Ending { .. } => Command::FinishGame,
        PhaseView::Over { .. } => panic!("nobody is waited for any more"),
    }
}

/// In every phase whoever goes away is waited for no longer, and what the others do leads on. Only the giver
/// is, until the table goes on without them (PE-25).
#[test]
fn every_phase_goes_on_without_whoever_is_away() {
    let mut met = std::collections::BTreeSet::new();
    for (before, seat) in
        every_phase().into_iter().flat_map(|story| Seat::first(4).map(move |seat| (story.clone(), seat)))
    {
        let (phase, step) = (before.stage().phase, Personality::step(before.state()));
        met.insert(name_of(&phase));
        let mut story = before.told(Notice::Away(seat));
        let mut moves = 0;
        while Personality::step(story.state()) == step {
            moves += 1;
            assert!(moves < 100, "{phase:?} does not go on without {seat:?}");
            let waited = waited_for(&story);
            if matches!(phase, PhaseView::Giving { giver, .. } if giver == seat) {
                assert_eq!(waited, [seat]);
                story = story.told(Notice::Skip(seat));
                continue;
            }
            assert!(!waited.contains(&seat), "{phase:?} waits for {seat:?}");
            let next = next_move(&story.look(waited[0]));
            story = story.when(waited[0], next);
        }
        assert!(story.stage().away.contains(seat), "{seat:?} had nothing to do with it");
    }
    assert_eq!(met.len(), 12, "all but the end: {met:?}");
}

/// What was meant for one step does not count for the next, and a vote does not make the others' come too
/// late.
#[test]
fn the_step_grows_from_phase_to_phase_only() {
    let step = |story: &Story<Personality>| Personality::step(story.state());
    let proposed = dealt(3).proposed();
    assert!(step(&proposed) > step(&dealt(3)));
    let voted = proposed.clone().voted("a1,a1");
    assert_eq!(step(&voted), step(&proposed));
    assert!(step(&voted.clone().voted("-,-,b1")) > step(&voted));
    let exchanging = voted.voted("-,-,b1");
    assert_eq!(step(&exchanging.clone().when(ANNA, Command::KeepHand)), step(&exchanging));
}
