//! The end of the path.

use super::*;
use crate::personality::podium;

/// Anna comes to the end of the path with so many cards left, all of which are hers to give.
fn arrived(players: usize, cards: usize) -> Story<Personality> {
    let sizes: Vec<usize> = std::iter::once(cards + 1).chain(vec![7; players - 1]).collect();
    let votes = ["a1"; 6][..players].join(",");
    let spaces: Vec<i8> = std::iter::once(23).chain(vec![0; players - 1]).collect();
    with_hands(players, &sizes).with_masks_at(&spaces).proposed().voted(&votes).kept()
}

fn gifts(gifts: &[(usize, Seat)]) -> Command {
    let gift = |(number, to): &(usize, Seat)| Gift { card: card(*number), to: *to };
    Command::GiveCards { gifts: gifts.iter().map(gift).collect() }
}

const ACCEPT: Command = Command::AnswerGift { answer: Answer::Accept };
const CONTEST: Command = Command::AnswerGift { answer: Answer::Contest };

/// Five players; Anna gives cards to Bela, Caro and Dora.
fn given_three() -> Story<Personality> {
    arrived(5, 5).when(ANNA, gifts(&[(2, BELA), (3, CARO), (4, DORA)]))
}

/// Bela contests, the others accept.
fn contested() -> Story<Personality> {
    given_three().when(BELA, CONTEST).when(CARO, ACCEPT).when(DORA, ACCEPT)
}

/// These seats say whom the contested card fits.
fn judge(story: Story<Personality>, votes: &[(Seat, Seat)]) -> Story<Personality> {
    votes
        .iter()
        .fold(story, |story, (seat, player)| story.when(*seat, Command::JudgeGift { player: *player }))
}

#[track_caller]
fn won(story: &Story<Personality>, winners: SeatSet) {
    let PhaseView::Ending { winners: won, .. } = story.stage().phase else {
        panic!("nobody has won in {:?}", story.stage().phase)
    };
    assert_eq!(won, winners);
}

/// PE-24: landing there or passing it, without a card left.
#[test]
fn who_arrives_without_cards_has_won() {
    for bet in ["a1", "a2", "a3"] {
        let story = with_hands(3, &[1, 7, 7]).with_masks_at(&[23, 0, 0]);
        let story = story.proposed().voted(&format!("{bet},a1,b1")).kept();
        assert_eq!(story.at()[0], 24);
        won(&story, seats([ANNA]));
        let [.., Event::ArrivedWithoutCards { seat: ANNA }, Event::GameWon { .. }] = story.events() else {
            panic!("Anna arrives, not {:?}", story.events())
        };
    }
    let story = with_hands(3, &[1, 7, 7]).with_masks_at(&[22, 0, 0]).proposed().voted("a1,a1,b1").kept();
    is_proposing(&story, BELA);
}

/// PE-24: the exchange comes first.
#[test]
fn the_exchange_comes_before_the_end() {
    let story = with_hands(3, &[2, 7, 7]).with_masks_at(&[23, 0, 0]).proposed().voted("a1,a1,b1");
    assert_eq!(story.stage().phase, PhaseView::Exchanging { open: seats([ANNA, BELA]) });
    assert_eq!(story.stage().arrivals, [ANNA]);
    let story = story.when(ANNA, Command::ExchangeCard { card: card(2) }).when(BELA, Command::KeepHand);
    let PhaseView::Giving { giver: ANNA, cards: 1, .. } = story.stage().phase else { panic!("Anna gives") };
    assert!(!story.hand(ANNA).contains(&card(2)));
}

/// PE-25: one of one, two of two, three of three or more, and no more than there are others.
#[test]
fn so_many_cards_are_given_to_different_players() {
    for (players, cards, due) in [(5, 1, 1), (5, 2, 2), (5, 3, 3), (5, 6, 3), (3, 6, 2), (4, 3, 3)] {
        let story = arrived(players, cards);
        let PhaseView::Giving { cards, receivers, .. } = story.stage().phase else { panic!("Anna gives") };
        assert_eq!((cards, receivers.len()), (due, players - 1));
    }
    let story = arrived(5, 5);
    assert_eq!((story.look(ANNA).may, story.look(BELA).may), (vec![Ability::GiveCards], vec![]));
    story
        .when(BELA, gifts(&[(8, ANNA)]))
        .refused(Refusal::NothingToGive)
        .when(ANNA, gifts(&[(2, BELA), (3, CARO)]))
        .refused(Refusal::WrongNumberOfGifts { cards: 3 })
        .when(ANNA, gifts(&[(2, BELA), (3, CARO), (4, CARO)]))
        .refused(Refusal::WrongReceivers)
        .when(ANNA, gifts(&[(2, BELA), (3, CARO), (4, ANNA)]))
        .refused(Refusal::WrongReceivers)
        .when(ANNA, gifts(&[(2, BELA), (3, CARO), (3, DORA)]))
        .refused(Refusal::NotInYourHand)
        .when(ANNA, gifts(&[(2, BELA), (3, CARO), (8, DORA)]))
        .refused(Refusal::NotInYourHand)
        .when(ANNA, gifts(&[(2, BELA), (3, CARO), (4, DORA)]))
        .then([Event::GiftsGiven {
            gifts: vec![
                Gift { card: card(2), to: BELA },
                Gift { card: card(3), to: CARO },
                Gift { card: card(4), to: DORA },
            ],
        }]);
}

/// PE-26: if all accept, the giver has won. PE-28: the cards are theirs.
#[test]
fn when_all_accept_the_giver_has_won() {
    let story = given_three();
    assert_eq!(story.look(BELA).may, [Ability::AnswerGift]);
    assert_eq!(story.stage().waiting_on, seats([BELA, CARO, DORA]));
    let story = story.when(EMIL, ACCEPT).refused(Refusal::NoGiftForYou);
    // An answer can be changed until all have answered.
    let story = story.when(BELA, CONTEST).when(BELA, ACCEPT).when(BELA, ACCEPT).then([]);
    let story = story.when(CARO, ACCEPT).when(DORA, ACCEPT);
    won(&story, seats([ANNA]));
    for (seat, number) in [(BELA, 2), (CARO, 3), (DORA, 4)] {
        let given = PortraitCard { card: card(number), origin: Origin::Gift { giver: ANNA } };
        assert_eq!(story.stage().players[seat.index()].portrait, [given]);
    }
    let giving: Giving = story.stage().last_giving.expect("cards were given");
    assert_eq!((giving.giver, giving.result), (ANNA, Some(GivingResult::Won)));
}

/// PE-27: neither giver nor receiver votes; nobody sees another's vote before all are in.
#[test]
fn a_contested_card_is_judged_by_the_others() {
    let story = contested();
    let PhaseView::Judging { card: judged, receiver, judges, .. } = story.stage().phase else {
        panic!("they vote about the card")
    };
    assert_eq!((judged, receiver, judges), (card(2), BELA, seats([CARO, DORA, EMIL])));
    let name = |player| Command::JudgeGift { player };
    let story = story
        .when(ANNA, name(BELA))
        .refused(Refusal::NotAJudge)
        .when(BELA, name(CARO))
        .refused(Refusal::NotAJudge)
        .when(CARO, name(Seat(5)))
        .refused(Refusal::NoSuchPlayer);
    let (one, other) = (story.clone().when(CARO, name(BELA)), story.when(CARO, name(EMIL)));
    assert_eq!(others(&one, CARO), others(&other, CARO));
    let PhaseView::Judging { mine, voted, .. } = one.look(CARO).phase else { panic!("they vote") };
    assert_eq!((mine, voted), (Some(BELA), seats([CARO])));
    let cast = || Event::JudgmentCast { seat: CARO, player: Sealed::new(DORA) };
    let changed = one.when(CARO, name(DORA)).then([cast()]).when(CARO, name(DORA)).then([cast()]);
    judged_openly(&judge(changed, &[(DORA, BELA), (EMIL, BELA)]));
}

#[track_caller]
fn judged_openly(story: &Story<Personality>) {
    let giving = story.stage().last_giving.expect("cards were given");
    let judgment = giving.gifts[0].judgment.as_ref().expect("it was judged");
    assert_eq!(judgment.votes[0], OpenChoice { seat: CARO, choice: player(DORA) });
    assert_eq!(judgment.named, Some(BELA));
}

/// PE-27: the card is another's: back to the door with a full hand. PE-28: and it goes to the player that was
/// named.
#[test]
fn who_gave_in_error_goes_back_to_the_door() {
    let story = judge(contested(), &[(CARO, EMIL), (DORA, EMIL), (EMIL, BELA)]);
    assert_eq!(story.at()[0], 18);
    assert_eq!(story.hand(ANNA).len(), 7);
    is_proposing(&story, BELA);
    let players = story.stage().players;
    let lost = PortraitCard { card: card(2), origin: Origin::Judgment { giver: ANNA } };
    assert_eq!((players[4].portrait.as_slice(), players[1].portrait.len()), ([lost].as_slice(), 0));
    assert_eq!(story.portrait(CARO), [card(3)], "what was accepted stays");
    assert_eq!(story.stage().last_giving.expect("cards were given").result, Some(GivingResult::Lost));
}

/// PE-27: for the receiver, or in a tie, the giver is in the right. PE-28: the card stays.
#[test]
fn the_giver_is_in_the_right_unless_another_is_named() {
    for votes in [
        [(CARO, BELA), (DORA, BELA), (EMIL, CARO)],
        [(CARO, EMIL), (DORA, CARO), (EMIL, BELA)],
        [(CARO, EMIL), (DORA, CARO), (EMIL, ANNA)],
    ] {
        let story = judge(contested(), &votes);
        won(&story, seats([ANNA]));
        assert_eq!(story.portrait(BELA), [card(2)]);
    }
}

/// PE-27: with three players one vote decides, and it may name the giver.
#[test]
fn one_vote_is_enough_about_a_card() {
    let story = arrived(3, 1).when(ANNA, gifts(&[(2, BELA)])).when(BELA, CONTEST);
    let story = judge(story, &[(CARO, ANNA)]);
    assert_eq!(story.at()[0], 18);
    assert_eq!(story.portrait(ANNA).last(), Some(&card(2)));
}

/// PE-27: all contested cards are voted on, one after another, and all of them must stand.
#[test]
fn contested_cards_are_judged_one_after_another() {
    let story = given_three().when(BELA, CONTEST).when(CARO, CONTEST).when(DORA, ACCEPT);
    let step = Personality::step(story.state());
    let story = judge(story, &[(CARO, CARO), (DORA, CARO), (EMIL, BELA)]);
    let PhaseView::Judging { card: second, judges, voted, .. } = story.stage().phase else {
        panic!("they vote about the next card")
    };
    assert_eq!((second, judges, voted), (card(3), seats([BELA, DORA, EMIL]), SeatSet::EMPTY));
    assert!(Personality::step(story.state()) > step, "a vote about the first is not one about the second");
    let story = judge(story, &[(BELA, CARO), (DORA, CARO), (EMIL, CARO)]);
    assert_eq!(story.at()[0], 18, "one was lost");
    assert_eq!(story.portrait(CARO), [card(2), card(3)]);
}

/// Anna and Bela come to the end in the same turn.
fn two_arrived() -> Story<Personality> {
    let story = with_hands(4, &[2, 1, 7, 7]).with_masks_at(&[23, 22, 0, 0]);
    story.proposed().voted("a1,a2,a1,a1").kept()
}

/// PE-29: in the order of play, and all who succeed win.
#[test]
fn several_can_win_together() {
    let story = two_arrived();
    assert!(matches!(story.stage().phase, PhaseView::Giving { giver: BELA, cards: 1, .. }));
    assert_eq!(story.stage().arrivals, [ANNA]);
    let story = story.when(BELA, gifts(&[(8, CARO)])).when(CARO, ACCEPT);
    assert!(matches!(story.stage().phase, PhaseView::Giving { giver: ANNA, .. }));
    let story = story.when(ANNA, gifts(&[(2, DORA)]));
    won(&story.clone().when(DORA, ACCEPT), seats([ANNA, BELA]));
    let story = judge(story.when(DORA, CONTEST), &[(BELA, CARO), (CARO, CARO)]);
    won(&story, seats([BELA]));
}

/// PE-30: everybody's portrait, with how each card came to them, to be turned to one after another.
#[test]
fn portraits_are_read_out_at_the_end() {
    let story = given_three().when(BELA, ACCEPT).when(CARO, ACCEPT).when(DORA, ACCEPT);
    let read = |player| Command::ReadPortrait { player };
    let story = story
        .when(EMIL, read(BELA))
        .then([Event::PortraitRead { player: BELA }])
        .when(EMIL, read(BELA))
        .then([])
        .when(ANNA, read(Seat(5)))
        .refused(Refusal::NoSuchPlayer)
        .when(ANNA, read(CARO));
    let PhaseView::Ending { reading, history, .. } = story.stage().phase else { panic!("it is the end") };
    assert_eq!((reading, history.len()), (Some(CARO), 2));
    let ahead = |seat| podium(&story.stage()).iter().find(|(on, _)| *on == seat).map(|(_, ahead)| *ahead);
    assert_eq!(ahead(ANNA), Some(0), "who has won is first, and known before portraits are read");
    assert!(Personality::finale(&story.stage()).is_some());
    let Origin::Vote { turn } = story.stage().players[0].portrait[0].origin else { panic!("by a vote") };
    let elected = &history[usize::from(turn) - 1];
    assert_eq!(elected.question, Question::Whom { proposer: ANNA, card: card(1) });
    assert_eq!(elected.elected(), Some(player(ANNA)));
    let story = story.when(CARO, Command::FinishGame);
    let story = story.then([Event::GameFinished { winners: seats([ANNA]) }]);
    let PhaseView::Over { winners, history } = story.stage().phase else { panic!("it is over") };
    assert_eq!((winners, history.len()), (seats([ANNA]), 2));
    assert_eq!(story.portrait(DORA), [card(4)]);
    story.when(ANNA, read(ANNA)).refused(Refusal::GameOver);
    dealt(3)
        .when(ANNA, read(ANNA))
        .refused(Refusal::NobodyHasWon)
        .when(ANNA, Command::FinishGame)
        .refused(Refusal::NobodyHasWon);
}

/// The rest of the pile is in this seat's hand.
fn pile_run_out(
    story: Story<Personality>,
    seat: Seat,
    rest: impl IntoIterator<Item = usize>,
) -> Story<Personality> {
    let cards = rest.into_iter().map(card).collect();
    let story = story.and([Event::CardsDrawn { seat, cards: Sealed::new(cards) }]);
    assert_eq!(story.stage().pile, 0);
    story
}

/// PE-31: no card is drawn and none exchanged while there is none.
#[test]
fn without_a_pile_nothing_is_drawn_or_exchanged() {
    let story = with_hands(3, &[7, 6, 7]).with_masks_at(&[0, -2, 0]);
    let story = pile_run_out(story, CARO, (22..=49).chain([14])).proposed().voted("a1,b1,a1");
    use Event::{CardsDrawn, ExchangesClosed, VotesRevealed};
    let [_, VotesRevealed { .. }, CardsDrawn { seat: BELA, cards }, ExchangesClosed, ..] = story.events()
    else {
        panic!("nothing is drawn and nothing exchanged, but {:?}", story.events())
    };
    assert_eq!(cards.open().len(), 0, "there is none to be drawn after the pit");
    assert_eq!(story.at(), [1, 0, 1]);
    is_proposing(&story, BELA);
}

/// PE-3, PE-31: a pile that begins anew is a pile: what goes under it then comes after the others.
#[test]
fn what_goes_under_a_pile_comes_after_the_others() {
    for seed in 0..20 {
        let story = pile_run_out(dealt(4), CARO, 29..=49).by_chance(seed);
        // Seven cards return, and each that fits nobody goes under them.
        let mut story = story.told(Notice::Left(DORA));
        for (seat, under) in [(ANNA, vec![1]), (BELA, vec![8]), (CARO, vec![8, 15])] {
            story = story.proposed().voted("a1,b1,c1");
            let drawn = *story.hand(seat).last().expect("another card is drawn");
            assert!(under.into_iter().all(|number| drawn != card(number)), "{drawn} was under the pile");
        }
    }
}

/// PE-31: what has returned to the pile is drawn again.
#[test]
fn a_pile_that_has_run_out_begins_anew_with_what_returns() {
    let story = pile_run_out(with_hands(3, &[7, 7, 7]), CARO, 22..=49).proposed().voted("a1,b1,c1");
    let [_, _, Event::CardsDrawn { seat: ANNA, cards }, ..] = story.events() else { panic!("Anna draws") };
    assert_eq!(cards.open(), &[card(1)], "the only one there is");
}

/// PE-31: who has nothing to propose is passed over; when nobody has anything, the game is over.
#[test]
fn who_has_nothing_to_propose_is_passed_over() {
    let story = pile_run_out(with_hands(3, &[7, 0, 7]), CARO, (22..=49).chain(8..=14));
    let story = story.proposed().voted("a1,a1,b1");
    is_proposing(&story, CARO);

    let rest: Vec<CardId> = (2..=49).map(card).collect();
    let all_given = rest.iter().map(|card| Gift { card: *card, to: BELA }).collect();
    let story = with_hands(3, &[1, 0, 0]).and([
        Event::CardsDrawn { seat: CARO, cards: Sealed::new(rest) },
        Event::GivingBegan { giver: CARO },
        Event::GiftsGiven { gifts: all_given },
        Event::AnswersClosed,
        Event::GivingEnded { giver: CARO, result: GivingResult::Abandoned },
        Event::TurnBegan { proposer: ANNA },
    ]);
    let story = story.proposed().voted("a1,a1,b1");
    assert_eq!(story.events().last(), Some(&Event::GameWon { winners: SeatSet::EMPTY }));
    // PE-30
    let story = story.when(BELA, Command::ReadPortrait { player: ANNA }).when(ANNA, Command::FinishGame);
    story.then([Event::GameFinished { winners: SeatSet::EMPTY }]);
}

/// PE-30: however the game ends, the portraits are read, if there is anything on them.
#[test]
fn portraits_are_read_however_it_ends() {
    let nobody = SeatSet::EMPTY;
    let story = dealt(3).proposed().voted("a1,a1,b1").kept().told(Notice::Left(CARO));
    let story = story.then([Event::SeatLeft { seat: CARO }, Event::GameWon { winners: nobody }]);
    assert_eq!(story.look(BELA).may, [Ability::ReadPortrait, Ability::FinishGame]);
    let read = |player| Command::ReadPortrait { player };
    // Also that of one who has left.
    let story = story.when(BELA, read(CARO)).then([Event::PortraitRead { player: CARO }]);
    let story = story.when(BELA, read(ANNA)).then([Event::PortraitRead { player: ANNA }]);
    assert!(matches!(story.stage().phase, PhaseView::Ending { winners, reading: Some(ANNA), .. }
        if winners == nobody));
    let story = story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winners: nobody }]);
    assert_eq!(story.portrait(ANNA).len(), 1, "and they stay");
    // Where nothing lies before anybody there is nothing to read.
    let story = dealt(3).told(Notice::Left(CARO));
    story.then([Event::SeatLeft { seat: CARO }, Event::GameFinished { winners: nobody }]);
}

/// PE-30: also when the host breaks the game off, in whatever it is doing; but not twice.
#[test]
fn portraits_are_read_when_the_game_is_broken_off() {
    let left = |story: &Story<Personality>| Personality::break_off(story.state()).events().to_vec();
    assert_eq!(left(&dealt(3)), [], "nothing lies before anybody");
    let story = dealt(3).proposed().voted("a1,a1,b1");
    let voting = story.clone().kept().proposed();
    for story in [story, voting] {
        let ended = left(&story);
        assert_eq!(ended, [Event::GameWon { winners: SeatSet::EMPTY }]);
        let story = story.and(ended);
        assert!(matches!(story.stage().phase, PhaseView::Ending { .. }));
        assert_eq!(left(&story), [], "they are being read");
        assert_eq!(left(&story.when(ANNA, Command::FinishGame)), []);
    }
}
