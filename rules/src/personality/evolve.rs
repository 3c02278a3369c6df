//! How events change the game. An event that does not fit the phase changes nothing, so that folding is
//! total.

use std::sync::Arc;

use super::{
    Candidate, Event, Gift, Giving, GivingResult, Landing, Move, OpenVote, Options, Origin, Pair, PlayedTurn,
    PortraitCard, Question, Revealed, SecondVote, Space, Turned, Verdict, Vote,
    gift::Judgment,
    state::{Owed, PairVote, Phase, State},
    vote::LaidCard,
};
use crate::{Ballots, CardId, Sealed, Seat, SeatSet, SharedDraft};

impl State {
    pub(super) fn evolve(&mut self, event: &Event) {
        match event {
            Event::CardsDealt { proposer, hands } => self.deal(*proposer, hands.open()),
            Event::TurnBegan { proposer } => self.begin_turn(*proposer),
            Event::CardProposed { card } => self.propose(*card),
            Event::CardTurnedUp { card } => self.turn_up(*card),
            Event::CardPutBack { drawn } => self.put_back(*drawn),
            Event::InversionBegan { subject } => self.begin_inversion(*subject),
            Event::CardLaid { seat, card } => {
                if let Phase::Laying { laid, .. } = &mut self.phase {
                    laid.cast(*seat, *card.open());
                }
            }
            Event::CardsShown { cards } => self.show_laid(cards),
            Event::InversionDropped { .. } => self.end_turn(),
            Event::PairVoteDrafted { seat, vote } => self.draft_pair_vote(*seat, *vote.open()),
            Event::PairVoteAgreedTo { seat } => self.with_pair_vote(*seat, |draft| draft.agree(*seat)),
            Event::VoteCast { seat, vote } => {
                if let Phase::Voting { ballots, .. } = &mut self.phase {
                    ballots.cast(*seat, *vote.open());
                }
            }
            Event::SeatAbstained { seat } => match &mut self.phase {
                Phase::Laying { laid, .. } => laid.excuse(*seat),
                Phase::Voting { ballots, .. } => ballots.excuse(*seat),
                Phase::Runoff { ballots, .. } => ballots.excuse(*seat),
                Phase::Judging { ballots, .. } => ballots.excuse(*seat),
                _ => {}
            },
            Event::VotesRevealed { votes, layers, verdict, moves } => {
                self.reveal(votes, layers, verdict, moves);
            }
            Event::DebaterReady { seat } => {
                if let Phase::Debate { ready, .. } = &mut self.phase {
                    ready.insert(*seat);
                }
            }
            Event::DebateEnded => self.end_debate(),
            Event::SecondVoteCast { seat, choice } => {
                if let Phase::Runoff { ballots, .. } = &mut self.phase {
                    ballots.cast(*seat, *choice.open());
                }
            }
            Event::SecondVotesRevealed { votes, elected, moves } => {
                self.reveal_second(SecondVote { votes: votes.clone(), elected: *elected }, moves);
            }
            Event::CardsDrawn { seat, cards } => self.draw(*seat, cards.open()),
            Event::CardExchanged { seat, given, drawn } => self.exchange(*seat, *given.open(), *drawn.open()),
            Event::HandKept { seat } => self.close_exchange(*seat),
            Event::ExchangesClosed | Event::TurnLost { .. } => self.end_turn(),
            Event::GivingBegan { giver } => {
                self.arrivals.retain(|seat| seat != giver);
                self.enter(Phase::Giving { giver: *giver });
            }
            Event::ArrivedWithoutCards { seat } => {
                self.arrivals.retain(|arrived| arrived != seat);
                self.winners.insert(*seat);
            }
            Event::GiftsGiven { gifts } => self.give(gifts),
            Event::GiftAnswered { seat, answer } => {
                if let Phase::Answering { giving } = &mut self.phase {
                    let gifts = giving.gifts.iter_mut().filter(|gift| gift.to == *seat);
                    gifts.for_each(|gift| gift.answer = Some(*answer));
                }
            }
            Event::AnswersClosed => self.close_answers(),
            Event::JudgmentCast { seat, player } => {
                if let Phase::Judging { ballots, .. } = &mut self.phase {
                    ballots.cast(*seat, *player.open());
                }
            }
            Event::GiftJudged { votes, named } => {
                self.judge(Judgment { votes: votes.clone(), named: *named });
            }
            Event::GivingEnded { giver, result } => self.end_giving(*giver, *result),
            Event::PairingBegan { chooser } => self.enter(Phase::Pairing { chooser: *chooser }),
            Event::PairFormed { leader, partner } => {
                self.pairs.push(Pair { leader: *leader, partner: *partner });
                self.end_pairing(*leader);
            }
            Event::PairForgone { seat } => self.end_pairing(*seat),
            Event::GameWon { winners } => {
                self.winners = *winners;
                self.enter(Phase::Ending { reading: None });
            }
            Event::PortraitRead { player } => {
                if let Phase::Ending { reading } = &mut self.phase {
                    *reading = Some(*player);
                }
            }
            Event::SeatWentAway { seat } => self.roster.go_away(*seat),
            Event::SeatCameBack { seat } => self.roster.come_back(*seat),
            Event::SeatLeft { seat } => self.leave(*seat),
            Event::SeatReturned { seat } => self.resume(*seat),
            Event::SeatJoined { seat } => self.join(*seat),
            Event::GameFinished { winners } => {
                self.winners = *winners;
                self.revealed = None;
                self.enter(Phase::Over);
            }
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.pair_votes.clear();
        self.step += 1;
    }

    fn end_turn(&mut self) {
        self.roster.take_in_newcomers();
        self.enter(Phase::TurnOver);
    }

    /// Takes cards off the pile into a hand.
    fn take(&mut self, seat: Seat, cards: &[CardId]) {
        for card in cards {
            let out = self.out();
            self.supply.take(*card, &out);
            if let Some(hand) = self.hands.get_mut(seat.index()) {
                hand.open_mut().push(*card);
            }
        }
    }

    fn lose(&mut self, seat: Seat, card: CardId) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.open_mut().retain(|held| *held != card);
        }
    }

    fn owe(&mut self, owed: Owed) {
        let due = match owed {
            // Who has left since and come again has a new hand, and nothing is missing in it.
            Owed::One(seat) => self.players().contains(seat),
            Owed::FullHand(seat) => {
                self.roster.active().contains(seat) && self.hand(seat).len() < Options::HAND
            }
        };
        if due {
            self.owed.push(owed);
        }
    }

    fn deal(&mut self, proposer: Seat, hands: &[Vec<CardId>]) {
        for (seat, cards) in Seat::first(hands.len()).zip(hands) {
            self.take(seat, cards);
        }
        self.begin_turn(proposer);
    }

    fn begin_turn(&mut self, proposer: Seat) {
        self.last_proposer = Some(proposer);
        self.enter(Phase::Proposing { proposer });
    }

    fn propose(&mut self, card: CardId) {
        if let Phase::Proposing { proposer } = self.phase {
            self.lose(proposer, card);
            self.ask(Question::Whom { proposer, card }, Vec::new());
        }
    }

    fn turn_up(&mut self, card: CardId) {
        if let Phase::Proposing { proposer } = self.phase {
            let out = self.out();
            self.supply.take(card, &out);
            self.ask(Question::Whom { proposer, card }, Vec::new());
        }
    }

    fn put_back(&mut self, drawn: CardId) {
        if let Phase::Voting { question: Question::Whom { proposer, .. }, .. } = self.phase {
            let out = self.out();
            self.supply.take(drawn, &out);
            self.ask(Question::Whom { proposer, card: drawn }, Vec::new());
        }
    }

    fn ask(&mut self, question: Question, layers: Vec<Seat>) {
        self.revealed = None;
        self.enter(Phase::Voting { question, layers: Sealed::new(layers), ballots: Ballots::new() });
    }

    fn begin_inversion(&mut self, subject: Seat) {
        if let Some(next) = self.inversions.iter().position(|seat| *seat == subject) {
            self.inversions.remove(next);
        }
        self.enter(Phase::Laying { subject, laid: Ballots::new() });
    }

    fn show_laid(&mut self, cards: &[CardId]) {
        let Phase::Laying { subject, laid } = &self.phase else { return };
        let subject = *subject;
        let by = |card: &CardId| laid.open().find(|(_, laid)| *laid == card).map(|(seat, _)| seat);
        let layers: Vec<Seat> = cards.iter().filter_map(by).collect();
        for (seat, card) in layers.iter().zip(cards) {
            self.lose(*seat, *card);
        }
        let cards = cards.iter().map(|card| LaidCard { card: *card, by: None }).collect();
        self.ask(Question::Which { subject, cards }, layers);
    }

    fn reveal(&mut self, votes: &[OpenVote], layers: &[Seat], verdict: &Verdict, moves: &[Move]) {
        let Phase::Voting { question, .. } = &self.phase else { return };
        let mut question = question.clone();
        if let Question::Which { cards, .. } = &mut question {
            cards.iter_mut().zip(layers).for_each(|(laid, by)| laid.by = Some(*by));
        }
        let votes = votes.to_vec();
        match verdict {
            Verdict::Tied { candidates } => {
                let tied = candidates.clone();
                self.turn_over(Turned::Votes);
                self.enter(Phase::Debate { question, votes, tied, ready: SeatSet::EMPTY });
            }
            Verdict::Elected { .. } | Verdict::Nobody => {
                let (verdict, moves) = (verdict.clone(), moves.to_vec());
                self.conclude(PlayedTurn { question, votes, verdict, second: None, moves });
            }
        }
    }

    fn end_debate(&mut self) {
        if let Phase::Debate { question, votes, tied, .. } = &self.phase {
            let (question, votes, tied) = (question.clone(), votes.clone(), tied.clone());
            self.revealed = None;
            self.enter(Phase::Runoff { question, votes, tied, ballots: Ballots::new() });
        }
    }

    fn reveal_second(&mut self, second: SecondVote, moves: &[Move]) {
        if let Phase::Runoff { question, votes, tied, .. } = &self.phase {
            let verdict = Verdict::Tied { candidates: tied.clone() };
            let (question, votes, moves) = (question.clone(), votes.clone(), moves.to_vec());
            self.conclude(PlayedTurn { question, votes, verdict, second: Some(second), moves });
        }
    }

    /// The vote has come to its end: cards and masks go where they belong. A card that is neither in a hand
    /// nor before anybody is under the pile.
    fn conclude(&mut self, turn: PlayedTurn) {
        let number = self.history.len() as u16 + 1;
        self.turn_over(Turned::Votes);
        let given = match (&turn.question, turn.elected()) {
            (Question::Whom { card, .. }, Some(Candidate::Player(seat))) => Some((seat, *card)),
            (Question::Which { subject, cards }, Some(Candidate::Card(slot))) => {
                cards.get(slot.index()).map(|laid| (*subject, laid.card))
            }
            _ => None,
        };
        if let Some((seat, card)) = given {
            self.add_to_portrait(seat, PortraitCard { card, origin: Origin::Vote { turn: number } });
        }
        self.pairs.clear();
        if turn.verdict == Verdict::Nobody {
            match &turn.question {
                Question::Whom { proposer, .. } => self.owe(Owed::One(*proposer)),
                Question::Which { cards, .. } => {
                    cards.iter().filter_map(|laid| laid.by).for_each(|seat| self.owe(Owed::One(seat)));
                }
            }
        }
        turn.moves.iter().for_each(|moved| self.walk(*moved));
        let advanced = turn.moves.iter().filter(|moved| moved.steps > 0).map(|moved| moved.seat);
        let open: SeatSet = advanced.filter(|seat| !self.hand(*seat).is_empty()).collect();
        self.history.push(Arc::new(turn));
        if open.is_empty() { self.end_turn() } else { self.enter(Phase::Exchanging { open }) }
    }

    /// Something lies open that everybody looks at, and the masks have not moved yet.
    fn turn_over(&mut self, what: Turned) {
        self.revealed = Some(Revealed { what, stood: self.masks.clone() });
    }

    fn add_to_portrait(&mut self, seat: Seat, card: PortraitCard) {
        if let Some(portrait) = self.portraits.get_mut(seat.index()) {
            portrait.push(card);
        }
    }

    fn walk(&mut self, moved: Move) {
        let Move { seat, to, landing, .. } = moved;
        self.put_mask(seat, to);
        match landing {
            Landing::Plain => {}
            Landing::FaceToFace => self.to_pair.push(seat),
            Landing::Inversion => self.inversions.push(seat),
            Landing::Pit => self.owe(Owed::FullHand(seat)),
            Landing::Summit => self.arrivals.push(seat),
        }
    }

    /// What one of a pair has chosen takes the vote of both back until the other agrees, unless it lies there
    /// already.
    fn draft_pair_vote(&mut self, seat: Seat, vote: Vote) {
        let Some(pair) = self.pair_of(seat) else { return };
        match self.pair_vote(pair.leader) {
            Some(draft) if *draft.value() == Some(vote) => return,
            Some(_) => {}
            None => self.pair_votes.push((pair.leader, SharedDraft::new(None))),
        }
        self.with_pair_vote(seat, |draft| draft.change(seat, |now| *now = Some(vote)));
        match &mut self.phase {
            Phase::Voting { ballots, .. } => ballots.take_back(pair.leader),
            Phase::Runoff { ballots, .. } => ballots.take_back(pair.leader),
            _ => {}
        }
    }

    fn with_pair_vote(&mut self, seat: Seat, change: impl FnOnce(&mut PairVote)) {
        let Some(pair) = self.pair_of(seat) else { return };
        let mut votes = self.pair_votes.iter_mut();
        if let Some((_, draft)) = votes.find(|(leader, _)| *leader == pair.leader) {
            change(draft);
        }
    }

    fn put_mask(&mut self, seat: Seat, to: Space) {
        if let Some(at) = self.masks.get_mut(seat.index()) {
            *at = to;
        }
    }

    fn draw(&mut self, seat: Seat, cards: &[CardId]) {
        self.take(seat, cards);
        if !self.owed.is_empty() {
            self.owed.remove(0);
        }
    }

    fn exchange(&mut self, seat: Seat, given: CardId, drawn: CardId) {
        self.take(seat, &[drawn]);
        self.lose(seat, given);
        self.close_exchange(seat);
    }

    fn close_exchange(&mut self, seat: Seat) {
        if let Phase::Exchanging { open } = &mut self.phase {
            open.remove(seat);
        }
    }

    fn give(&mut self, gifts: &[Gift]) {
        if let Phase::Giving { giver } = self.phase {
            gifts.iter().for_each(|gift| self.lose(giver, gift.card));
            self.revealed = None;
            self.enter(Phase::Answering { giving: Giving::new(giver, gifts) });
        }
    }

    fn close_answers(&mut self) {
        if let Phase::Answering { giving } = &mut self.phase {
            let mut giving = giving.clone();
            for gift in &mut giving.gifts {
                gift.answer = gift.answer.or(Some(super::Answer::Accept));
            }
            self.enter(Phase::Judging { giving, ballots: Ballots::new() });
        }
    }

    fn judge(&mut self, judgment: Judgment) {
        if let Phase::Judging { giving, ballots } = &mut self.phase {
            let giver = giving.giver;
            let judged = giving.contested_mut().map(|gift| {
                gift.judgment = Some(judgment);
                Turned::Judgment { giver, to: gift.to }
            });
            *ballots = Ballots::new();
            self.step += 1;
            if let Some(judged) = judged {
                self.turn_over(judged);
            }
        }
    }

    fn end_giving(&mut self, giver: Seat, result: GivingResult) {
        let mut giving = match &self.phase {
            Phase::Answering { giving } | Phase::Judging { giving, .. } => giving.clone(),
            Phase::Giving { .. } => Giving::new(giver, &[]),
            _ => return,
        };
        for gift in &giving.gifts {
            let keeper = gift.keeper();
            let origin = if keeper == gift.to { Origin::Gift { giver } } else { Origin::Judgment { giver } };
            self.add_to_portrait(keeper, PortraitCard { card: gift.card, origin });
        }
        match result {
            GivingResult::Won => self.winners.insert(giver),
            GivingResult::Lost => {
                self.put_mask(giver, self.options.board.door());
                self.owe(Owed::FullHand(giver));
            }
            GivingResult::Abandoned => {}
        }
        giving.result = Some(result);
        self.last_giving = Some(giving);
        self.end_turn();
    }

    fn end_pairing(&mut self, chooser: Seat) {
        self.to_pair.retain(|seat| *seat != chooser);
        self.end_turn();
    }

    fn leave(&mut self, seat: Seat) {
        self.roster.leave(seat);
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.open_mut().clear();
        }
        let leader = self.pair_of(seat).map(|pair| pair.leader);
        self.pair_votes.retain(|(of, _)| Some(*of) != leader);
        self.pairs.retain(|pair| !pair.has(seat));
        for waiting in [&mut self.to_pair, &mut self.inversions, &mut self.arrivals] {
            waiting.retain(|other| *other != seat);
        }
        match &mut self.phase {
            Phase::Laying { laid, .. } => laid.take_back(seat),
            Phase::Voting { ballots, .. } => ballots.take_back(seat),
            Phase::Runoff { ballots, .. } => ballots.take_back(seat),
            Phase::Judging { ballots, .. } => ballots.take_back(seat),
            Phase::Exchanging { open } => open.remove(seat),
            _ => {}
        }
    }

    /// What they had coming when they left does not come again: who had come to the end of the path stands at
    /// the door.
    fn resume(&mut self, seat: Seat) {
        if !self.roster.left().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Opening | Phase::Proposing { .. } | Phase::Ending { .. } => self.roster.resume(seat),
            _ => self.roster.resume_as_newcomer(seat),
        }
        if self.mask(seat) == self.options.board.summit() && !self.winners.contains(seat) {
            self.put_mask(seat, self.options.board.door());
        }
        self.deal_in(seat);
    }

    fn join(&mut self, seat: Seat) {
        if seat != self.roster.next_seat() || seat.index() >= Seat::MOST {
            return;
        }
        self.masks.push(Space::START);
        self.hands.push(Sealed::new(Vec::new()));
        self.portraits.push(Vec::new());
        match self.phase {
            Phase::Opening | Phase::Proposing { .. } => self.roster.join(),
            _ => self.roster.join_as_newcomer(),
        }
        self.deal_in(seat);
    }

    /// A hand for who comes while hands are held: not before the cards are dealt, nor when all that is left
    /// to do is to read the portraits.
    fn deal_in(&mut self, seat: Seat) {
        if !matches!(self.phase, Phase::Opening | Phase::Ending { .. } | Phase::Over) {
            self.owe(Owed::FullHand(seat));
        }
    }
}
