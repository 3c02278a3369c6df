//! The clauses of RULES.md, one test or more for each. Here: what the tests share, setting up and counting.

use crate::{
    CardId, Eyes, Game, Notice, Pile, Sealed, Seat, SeatSet, Slot,
    personality::{
        Ability, Answer, Bet, Board, Candidate, Command, Event, Gift, Giving, GivingResult, Landing, Laying,
        Mark, Move, OpenChoice, OpenVote, Options, Origin, Pair, Personality, PhaseView, PlayedTurn,
        PortraitCard, Question, Refusal, Space, Supply, Verdict, View, Vote, scoring,
    },
    testing::{Story, given},
};

mod beats;
mod end;
mod missing;
mod returning;
mod spaces;
mod turn;
mod vote;

// Around the table, clockwise.
const ANNA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const CARO: Seat = Seat(2);
const DORA: Seat = Seat(3);
const EMIL: Seat = Seat(4);

/// A usual table of so many, before the cards are dealt.
fn table(seats: usize) -> Story<Personality> {
    given(&Options::default(), seats, Supply::small())
}

/// The card of that number; there are 49.
fn card(number: usize) -> CardId {
    format!("per-{number:03}").parse().expect("the name of a card")
}

/// Seven cards each: 1 to 7 are Anna's, 8 to 14 Bela's, and so on.
fn dealt(seats: usize) -> Story<Personality> {
    with_hands(seats, &vec![Options::HAND; seats])
}

/// The same with so many cards each: Anna's first ones, and so on.
fn with_hands(seats: usize, sizes: &[usize]) -> Story<Personality> {
    let hand =
        |(seat, size): (usize, &usize)| (1..=*size).map(|nth| card(seat * Options::HAND + nth)).collect();
    let hands: Vec<Vec<CardId>> = sizes.iter().enumerate().map(hand).collect();
    table(seats).and([Event::CardsDealt { proposer: ANNA, hands: Sealed::new(hands) }])
}

/// Whom a letter means: `a` is the first player, or the first card of an inversion.
fn number(letter: &str) -> u8 {
    letter.as_bytes()[0] - b'a'
}

fn bet(digit: &str) -> Bet {
    match digit {
        "1" => Bet::Neutral,
        "2" => Bet::Two,
        "3" => Bet::Three,
        other => panic!("{other} is no bet"),
    }
}

fn player(seat: Seat) -> Candidate {
    Candidate::Player(seat)
}

fn seats<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

fn moved(seat: Seat, steps: i8, to: i8) -> Move {
    Move { seat, steps, to: Space(to), landing: Landing::Plain }
}

/// Steps of a turn, so that a test can begin where it has something to say.
trait Turn: Sized {
    /// The player in turn lays the first card of their hand, or the top of the pile.
    fn proposed(self) -> Self;
    /// Everybody votes in the order of seats: a letter for the choice and a digit for the bet; a dash
    /// abstains so far.
    fn voted(self, votes: &str) -> Self;
    /// Everybody votes again: a letter for the choice, a dash abstains so far.
    fn voted_again(self, votes: &str) -> Self;
    /// Everybody is ready for the second vote.
    fn debated(self) -> Self;
    /// All who may exchange a card keep their hand.
    fn kept(self) -> Self;
    /// A turn after which the masks stand there; nobody has voted in it, and the player in turn is Anna.
    fn with_masks_at(self, spaces: &[i8]) -> Self;
    fn look(&self, seat: Seat) -> View;
    fn stage(&self) -> View;
    fn at(&self) -> Vec<i8>;
    fn hand(&self, seat: Seat) -> Vec<CardId>;
    fn portrait(&self, seat: Seat) -> Vec<CardId>;
}

impl Turn for Story<Personality> {
    #[track_caller]
    fn proposed(self) -> Self {
        let PhaseView::Proposing { proposer } = self.stage().phase else { panic!("nobody proposes") };
        match self.hand(proposer).first() {
            Some(card) => self.when(proposer, Command::ProposeCard { card: *card }),
            None => self.when(proposer, Command::ProposeFromPile),
        }
    }

    #[track_caller]
    fn voted(mut self, votes: &str) -> Self {
        let inverted =
            matches!(self.stage().phase, PhaseView::Voting { question: Question::Which { .. }, .. });
        for (seat, vote) in (0..).map(Seat).zip(votes.split(',')).filter(|(_, vote)| *vote != "-") {
            let choice = number(&vote[..1]);
            let choice = if inverted { Candidate::Card(Slot(choice)) } else { player(Seat(choice)) };
            self = self.when(seat, Command::CastVote { choice, bet: bet(&vote[1..]) });
        }
        self
    }

    #[track_caller]
    fn voted_again(mut self, votes: &str) -> Self {
        let PhaseView::Runoff { question, .. } = self.stage().phase else { panic!("no second vote") };
        for (seat, vote) in (0..).map(Seat).zip(votes.split(',')).filter(|(_, vote)| *vote != "-") {
            let choice = match question {
                Question::Whom { .. } => player(Seat(number(vote))),
                Question::Which { .. } => Candidate::Card(Slot(number(vote))),
            };
            self = self.when(seat, Command::VoteAgain { choice });
        }
        self
    }

    #[track_caller]
    fn debated(self) -> Self {
        let all = self.stage().waiting_on;
        all.iter().fold(self, |story, seat| story.when(seat, Command::DeclareReady))
    }

    #[track_caller]
    fn kept(self) -> Self {
        match self.stage().phase {
            PhaseView::Exchanging { open } => {
                open.iter().fold(self, |story, seat| story.when(seat, Command::KeepHand))
            }
            _ => self,
        }
    }

    fn with_masks_at(self, spaces: &[i8]) -> Self {
        let moves = (0..).map(Seat).zip(spaces).map(|(seat, to)| moved(seat, 0, *to)).collect();
        let tied = Verdict::Tied { candidates: vec![] };
        self.and([
            Event::CardTurnedUp { card: card(49) },
            Event::VotesRevealed { votes: vec![], layers: vec![], verdict: tied, moves: vec![] },
            Event::DebateEnded,
            Event::SecondVotesRevealed { votes: vec![], elected: None, moves },
            Event::TurnBegan { proposer: ANNA },
        ])
    }

    fn look(&self, seat: Seat) -> View {
        self.seen_by(Eyes::Seat(seat))
    }

    fn stage(&self) -> View {
        self.seen_by(Eyes::Everyone)
    }

    fn at(&self) -> Vec<i8> {
        self.stage().players.iter().map(|player| player.at.0).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<CardId> {
        self.look(seat).hand.expect("a seat sees its hand")
    }

    fn portrait(&self, seat: Seat) -> Vec<CardId> {
        self.stage().players[seat.index()].portrait.iter().map(|given| given.card).collect()
    }
}

/// Everybody's eyes but this seat's, and the stage's.
fn others(story: &Story<Personality>, seat: Seat) -> Vec<View> {
    let players = story.stage().players.len();
    let others = Seat::first(players).filter(|other| *other != seat).map(Eyes::Seat);
    others.chain([Eyes::Everyone]).map(|eyes| story.seen_by(eyes)).collect()
}

#[track_caller]
fn is_proposing(story: &Story<Personality>, seat: Seat) {
    assert_eq!(story.stage().phase, PhaseView::Proposing { proposer: seat });
}

/// PE-1
#[test]
fn three_to_six_can_play() {
    let admit = |seats: usize| Personality::admit(&Options::default(), &seats.into(), &Supply::small());
    for seats in [0, 1, 2, 7, 300] {
        assert_eq!(admit(seats), Err(Refusal::WrongNumberOfPlayers { least: 3, most: 6 }), "{seats}");
    }
    for seats in 3..=6 {
        assert_eq!(admit(seats), Ok(()), "{seats}");
    }
}

/// PE-2: seven cards each that nobody else sees, and all masks on Départ.
#[test]
fn everybody_begins_on_start_with_seven_cards_of_their_own() {
    let story = table(4);
    assert_eq!(story.stage().phase, PhaseView::Opening);
    assert_eq!(story.look(CARO).may, [Ability::DealCards]);
    let story = story.when(CARO, Command::DealCards);
    assert_eq!(story.at(), [0; 4]);
    let mut hands: Vec<CardId> = Seat::first(4).flat_map(|seat| story.hand(seat)).collect();
    for seat in Seat::first(4) {
        assert_eq!(story.hand(seat).len(), 7);
        assert_eq!(story.stage().players[seat.index()].cards, 7);
        assert!(story.stage().players[seat.index()].portrait.is_empty());
    }
    hands.sort();
    hands.dedup();
    assert_eq!(hands.len(), 28, "no card is dealt twice");
    assert_eq!(story.stage().hand, None);
    // What the others hold is in no view but as a number.
    let seen = serde_json::to_string(&story.look(ANNA)).expect("views are sent as JSON");
    assert!(story.hand(ANNA).iter().all(|card| seen.contains(card.as_str())));
    assert!(story.hand(BELA).iter().all(|card| !seen.contains(card.as_str())));
    story.when(ANNA, Command::DealCards).refused(Refusal::CardsAlreadyDealt);
}

/// PE-2: two pieces, worth 2 and 3. PE-9: without one the bet is neutral.
#[test]
fn there_are_two_pieces_to_bet_with() {
    assert_eq!(Bet::ALL.map(Bet::stake), [1, 2, 3]);
}

/// PE-3: what is not dealt is the pile, which needs a hand of its own.
#[test]
fn the_rest_is_the_pile() {
    let story = table(4).when(ANNA, Command::DealCards);
    assert_eq!(story.stage().pile, 49 - 28);
    let few = |cards: usize| Supply { pile: Pile::new((1..=cards).map(card)) };
    let admit = |cards| Personality::admit(&Options::default(), &4.into(), &few(cards));
    assert_eq!(admit(34), Err(Refusal::TooFewCards { least: 35 }));
    assert_eq!(admit(35), Ok(()));
}

/// PE-3: cards that this table has seen come last, in the next game, too.
#[test]
fn a_table_remembers_the_cards_it_has_seen() {
    let mut supply = Supply::small();
    (1..=21).for_each(|number| supply.pile.show(card(number)));
    let story: Story<Personality> = given(&Options::default(), 3, supply);
    let story = story.when(ANNA, Command::DealCards);
    let dealt: Vec<CardId> = Seat::first(3).flat_map(|seat| story.hand(seat)).collect();
    assert!(dealt.iter().all(|dealt| (1..=21).all(|number| *dealt != card(number))));
    let left = Personality::pack_up(story.state());
    assert_eq!((left.pile.fresh().len(), left.pile.len()), (7, 49));
}

/// PE-4: the path and its marked spaces, long and short and for a taste.
#[test]
fn the_path_has_its_marks() {
    assert_eq!(Options::default().board, Board::Normal);
    let marked = |board: Board, mark: Mark| -> Vec<i8> {
        board.spaces().filter(|(_, marked)| *marked == mark).map(|(space, _)| space.0).collect()
    };
    for (board, summit, door, face_to_face, inversions) in [
        (Board::Normal, 24, 18, &[4, 10, 15, 21][..], &[7, 13, 20][..]),
        (Board::Short, 16, 12, &[3, 7, 10, 14], &[5, 9, 13]),
        (Board::Taste, 8, 6, &[3], &[5]),
    ] {
        assert_eq!(marked(board, Mark::Pit), [-3]);
        assert_eq!(marked(board, Mark::Start), [0]);
        assert_eq!(marked(board, Mark::Summit), [summit]);
        assert_eq!(marked(board, Mark::Door), [door]);
        assert_eq!(marked(board, Mark::FaceToFace), face_to_face);
        assert_eq!(marked(board, Mark::Inversion), inversions);
        assert_eq!(board.spaces().count(), 4 + summit as usize);
    }
}

/// PE-4: the option is the table's, and a game is played on it.
#[test]
fn a_short_board_is_played_by_choice() {
    let options = Options { board: Board::Short, ..Options::default() };
    let story: Story<Personality> = given(&options, 3, Supply::small());
    let story = story.when(ANNA, Command::DealCards).with_masks_at(&[14, 0, 0]);
    let story = story.proposed().voted("a3,a1,a1").kept();
    assert!(matches!(story.stage().phase, PhaseView::Giving { giver: ANNA, .. }));
    assert_eq!(story.at(), [16, 1, 1]);
}

/// PE-5: the first seat, where the host sits, and then on round.
#[test]
fn the_turn_goes_round() {
    let mut story = table(3).when(BELA, Command::DealCards);
    for seat in [ANNA, BELA, CARO, ANNA] {
        is_proposing(&story, seat);
        story = story.proposed().voted("a1,b1,c1");
    }
}

/// PE-11, PE-13, PE-15, PE-16: the cases of scoring.txt, for players and for cards.
#[test]
fn votes_are_counted_as_in_the_table() {
    let cases = include_str!("scoring.txt").lines().filter(|line| !line.starts_with('#'));
    let mut counted = 0;
    for case in cases {
        let [votes, expected, steps, ..] = case.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{case}: votes, verdict and steps")
        };
        for candidate in [|nth| Candidate::Player(Seat(nth)), |nth| Candidate::Card(Slot(nth))] {
            let votes: Vec<(Candidate, Bet)> =
                votes.split(',').map(|vote| (candidate(number(&vote[..1])), bet(&vote[1..]))).collect();
            let verdict = scoring::verdict(votes.iter().map(|(choice, _)| *choice));
            let tied = expected.trim_matches(['[', ']', '-']);
            let candidates: Vec<Candidate> =
                tied.chars().map(|letter| candidate(number(&letter.to_string()))).collect();
            let wanted = match expected {
                "-" => Verdict::Nobody,
                _ if expected.starts_with('[') => Verdict::Tied { candidates },
                _ => Verdict::Elected { candidate: candidates[0] },
            };
            assert_eq!(verdict, wanted, "{case}");
            let walked = votes.iter().map(|(choice, bet)| match verdict {
                Verdict::Elected { candidate } => scoring::steps(*choice, *bet, candidate),
                Verdict::Tied { .. } | Verdict::Nobody => 0,
            });
            let walked: Vec<String> = walked.map(|steps| steps.to_string()).collect();
            assert_eq!(walked.join(","), steps, "{case}");
        }
        counted += 1;
    }
    assert!(counted >= 10);
}
