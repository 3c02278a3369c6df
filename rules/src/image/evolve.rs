//! Folding what happened into the state.

use std::sync::Arc;

use super::{
    Challenge, Claim, Ending, Event, FinishedTurn, HandCount, Laid, Note, Options, Ruling, Settlement, Side,
    Source, Stolen, TakenImage,
    draft::with_cards,
    side::{Images, Picture},
    state::{Notes, OpenTurn, Owed, Phase, Shaken, State, TurnUnderWay},
};
use crate::{Ballots, CardId, Sealed, Seat, SeatSet};

impl State {
    pub(super) fn evolve(&mut self, event: &Event) {
        match event {
            Event::HandsDealt { hands } => {
                for (seat, cards) in (0..).map(Seat).zip(hands.open()) {
                    self.take_from_deck(cards);
                    self.give(seat, cards);
                }
            }
            Event::BoardFilled { cards } => {
                self.take_from_deck(cards);
                self.board.extend(cards);
                self.owed.retain(|owed| matches!(owed, Owed::Hand(..)));
                if self.phase == Phase::Opening {
                    self.phase = Phase::TurnOver;
                }
            }
            Event::TurnBegan { player } => self.begin_turn(*player, None),
            Event::NextTurnBegan { player } => self.begin_next_turn(*player),
            Event::CardLaid { seat, laid } => {
                if let Some(turn) = self.turn_of(*seat) {
                    turn.draft.open_mut().push(*laid.open());
                    turn.sent_back = Sealed::new(Vec::new());
                }
            }
            Event::CardsTakenBack { seat, cards } => {
                if let Some(turn) = self.turn_of(*seat) {
                    turn.draft.open_mut().retain(|laid| !cards.open().contains(&laid.card));
                    turn.sent_back = Sealed::new(Vec::new());
                }
            }
            Event::CardsSentBack { seat, cards } => {
                if let Some(turn) = self.turn_of(*seat) {
                    turn.draft.open_mut().retain(|laid| !cards.open().contains(&laid.card));
                    turn.sent_back = cards.clone();
                    turn.shaken = None;
                }
            }
            Event::NoteWritten { seat, note } => {
                let Note { side, text } = note.open();
                if let Some(notes) = self.notes.get_mut(seat.index()) {
                    notes.open_mut()[side.index()].clone_from(text);
                }
            }
            Event::TurnFinished { player, laid, endings, refill } => {
                let board = refill.map_or(Owed::FullBoard, |count| Owed::Board(count.into()));
                self.finish_turn(*player, laid, endings, board);
            }
            Event::FittingFound { fitting } => {
                if let Phase::Window { turn, .. } = &mut self.phase {
                    turn.fitting = fitting.clone();
                }
            }
            Event::CardsPutDown { player, cards } => self.put_down(*player, cards),
            Event::CardsDrawn { seat, cards } => {
                self.take_from_deck(cards.open());
                self.give(*seat, cards.open());
                self.owed.retain(|owed| !matches!(owed, Owed::Hand(to, _) if to == seat));
            }
            Event::LastRoundBegan { order } => self.last_round = Some(order.clone()),
            Event::TurnAccepted { seat } => {
                if let Phase::Window { accepted, .. } = &mut self.phase {
                    accepted.insert(*seat);
                }
            }
            Event::TurnStood | Event::ChallengeDropped => self.let_stand(),
            Event::TurnChallenged { challenger, side, findings } => {
                self.challenge(*challenger, *side, findings.as_deref());
            }
            Event::PersonNamed { claim, findings } => {
                if let Phase::Naming { turn, challenge, next } = &self.phase {
                    let (turn, mut challenge, next) = (turn.clone(), challenge.clone(), next.clone());
                    challenge.claim = Some(claim.clone());
                    challenge.findings.clone_from(findings);
                    self.move_on(Phase::Judging { turn, challenge, ballots: Ballots::new(), next });
                }
            }
            Event::VoteCast { seat, voice } => {
                if let Phase::Judging { ballots, .. } = &mut self.phase {
                    ballots.cast(*seat, *voice.open());
                }
            }
            Event::SeatAbstained { seat } => {
                if let Phase::Judging { ballots, .. } = &mut self.phase {
                    ballots.excuse(*seat);
                }
            }
            Event::ChallengeSettled { settlement, still_open } => self.settle(settlement, still_open),
            Event::TurnLost { seat } => {
                self.remember(FinishedTurn::without_images(*seat, Vec::new()));
                self.move_on(Phase::TurnOver);
            }
            Event::SeatWentAway { seat } => self.roster.go_away(*seat),
            Event::SeatCameBack { seat } => self.roster.come_back(*seat),
            Event::SeatLeft { seat } => self.leave(*seat),
            Event::SeatReturned { seat } => self.resume(*seat),
            Event::SeatJoined { seat } => self.join(*seat),
            Event::GameFinished { hands, winners } => self.finish_game(hands, *winners),
        }
    }

    /// On to another step.
    fn move_on(&mut self, phase: Phase) {
        self.phase = phase;
        self.step += 1;
    }

    fn take_from_deck(&mut self, cards: &[CardId]) {
        self.deck.open_mut().retain(|card| !cards.contains(card));
    }

    fn give(&mut self, seat: Seat, cards: &[CardId]) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.open_mut().extend(cards);
        }
    }

    fn take_from_hand(&mut self, seat: Seat, cards: &[CardId]) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.open_mut().retain(|card| !cards.contains(card));
        }
    }

    fn add_score(&mut self, seat: Seat, points: i16) {
        if let Some(score) = self.scores.get_mut(seat.index()) {
            *score = score.saturating_add(points);
        }
    }

    fn turn_of(&mut self, seat: Seat) -> Option<&mut TurnUnderWay> {
        match &mut self.phase {
            Phase::Turn { turn, .. } if turn.player == seat => Some(turn),
            _ => None,
        }
    }

    /// IM-16: the turn before stays open.
    fn begin_next_turn(&mut self, player: Seat) {
        let Phase::Window { turn, .. } = &self.phase else { return self.begin_turn(player, None) };
        let turn = turn.clone();
        self.forget_notes(&turn.turn);
        self.begin_turn(player, Some(turn));
    }

    fn begin_turn(&mut self, player: Seat, before: Option<Box<OpenTurn>>) {
        self.owed.clear();
        self.last_player = Some(player);
        if let Some(order) = &mut self.last_round {
            let gone = order.iter().position(|seat| *seat == player).map_or(0, |place| place + 1);
            order.drain(..gone);
        }
        self.turns += 1;
        self.move_on(Phase::Turn { turn: TurnUnderWay::of(player), before });
    }

    /// IM-12, IM-13
    fn finish_turn(&mut self, player: Seat, laid: &[Laid], endings: &[Ending], board: Owed) {
        let of_hand: Vec<CardId> = from(laid, Source::Hand);
        let of_board: Vec<CardId> = from(laid, Source::Board);
        self.take_from_hand(player, &of_hand);
        self.board.retain(|card| !of_board.contains(card));
        let after = with_cards(&self.images, laid);
        let before: Images = std::mem::replace(&mut self.images, after);
        self.laid_by.extend(laid.iter().map(|laid| (laid.card, player)));
        let stolen = endings.iter().filter_map(|ending| self.stolen(player, ending.side)).collect();
        for Ending { side, claim, points } in endings {
            let image = std::mem::take(&mut self.images[side.index()]);
            self.take_image(player, self.turns, *side, image, claim, *points);
            self.add_score(player, *points);
        }
        let missing = Options::HAND.saturating_sub(self.hand(player).len());
        self.owed = vec![Owed::Hand(player, missing), board];
        let (laid, endings) = (laid.to_vec(), endings.to_vec());
        let (put_down, challenges) = (Vec::new(), Vec::new());
        let turn = FinishedTurn { player, laid, put_down, endings, stolen, challenges };
        let fitting = Sealed::new(Vec::new());
        let turn = Box::new(OpenTurn { turn, number: self.turns, before, fitting });
        self.move_on(Phase::Window { turn, accepted: SeatSet::EMPTY });
    }

    /// Whose open cards lie on an image that this player ends, besides their own.
    fn stolen(&self, player: Seat, side: Side) -> Option<Stolen> {
        let layers = self.images[side.index()].open_cards().filter_map(|card| self.laid_by.get(&card));
        let from: SeatSet = layers.copied().filter(|layer| *layer != player).collect();
        (!from.is_empty()).then_some(Stolen { side, from })
    }

    fn take_image(
        &mut self,
        player: Seat,
        turn: u16,
        side: Side,
        image: Picture,
        claim: &Claim,
        points: i16,
    ) {
        let (letters, claim) = (image.letters(), claim.clone());
        if let Some(pile) = self.taken.get_mut(player.index()) {
            pile.push(TakenImage { turn, side, image, letters, claim, points, fitting: Vec::new() });
        }
    }

    /// IM-14
    fn put_down(&mut self, player: Seat, cards: &[CardId]) {
        self.take_from_hand(player, cards);
        self.board.extend(cards);
        self.owed = vec![Owed::Hand(player, cards.len())];
        self.remember(FinishedTurn::without_images(player, cards.to_vec()));
        self.move_on(Phase::TurnOver);
    }

    fn challenge(&mut self, challenger: Seat, side: Side, findings: Option<&[super::Finding]>) {
        let (turn, next) = match &self.phase {
            Phase::Window { turn, .. } => (turn.clone(), None),
            Phase::Turn { turn, before: Some(open) } => (open.clone(), Some(Box::new(turn.clone()))),
            _ => return,
        };
        let ended = turn.turn.endings.iter().find(|ending| ending.side == side);
        let claim = ended.map(|ending| ending.claim.clone());
        let image = self.image_played_on(&turn, side);
        let challenge = Challenge {
            challenger,
            challenged: turn.turn.player,
            side,
            cards: image.open_cards().collect(),
            claim,
            findings: findings.unwrap_or_default().to_vec(),
            settlement: None,
        };
        self.move_on(match challenge.claim {
            Some(_) => Phase::Judging { turn, challenge, ballots: Ballots::new(), next },
            None => Phase::Naming { turn, challenge, next },
        });
    }

    /// The image on a side as the turn has left it, in the pile if it was ended.
    pub(super) fn image_played_on(&self, turn: &OpenTurn, side: Side) -> Picture {
        let images = with_cards(&turn.before, &turn.turn.laid);
        images[side.index()].clone()
    }

    /// Nobody can undo the turn any more.
    fn let_stand(&mut self) {
        match self.phase.clone() {
            Phase::Turn { turn, before: Some(open) } => {
                self.close(*open);
                // Whoever lays cards goes on with the same step.
                self.phase = Phase::Turn { turn, before: None };
            }
            Phase::Window { turn, .. }
            | Phase::Naming { turn, next: None, .. }
            | Phase::Judging { turn, next: None, .. } => {
                self.forget_notes(&turn.turn);
                self.close(*turn);
                self.move_on(Phase::TurnOver);
            }
            Phase::Naming { turn, next: Some(next), .. } | Phase::Judging { turn, next: Some(next), .. } => {
                self.close(*turn);
                self.move_on(Phase::Turn { turn: *next, before: None });
            }
            _ => {}
        }
    }

    /// What the practice aid has to say is told, and the turn is history.
    fn close(&mut self, open: OpenTurn) {
        let OpenTurn { turn, number, fitting, .. } = open;
        for fitting in fitting.open() {
            let pile = self.taken.get_mut(turn.player.index()).into_iter().flatten();
            let ended = pile.filter(|taken| taken.turn == number && taken.side == fitting.side);
            ended.for_each(|taken| taken.fitting.clone_from(&fitting.people));
        }
        self.remember(turn);
    }

    /// Nobody can challenge it any more.
    fn remember(&mut self, turn: FinishedTurn) {
        self.history.push(Arc::new(turn.clone()));
        self.last_turn = Some(Box::new(turn));
    }

    /// What was noted for an image that is gone means nothing for the next one.
    fn forget_notes(&mut self, turn: &FinishedTurn) {
        let gone = |side: &Side| turn.played_on(*side) && self.images[side.index()].is_empty();
        for side in Side::ALL.into_iter().filter(gone) {
            self.notes.iter_mut().for_each(|notes| notes.open_mut()[side.index()] = None);
        }
    }

    fn settle(&mut self, settlement: &Settlement, still_open: &[Side]) {
        let (mut open, challenge, mut next) = match self.phase.clone() {
            Phase::Naming { turn, challenge, next } | Phase::Judging { turn, challenge, next, .. } => {
                (turn, challenge, next)
            }
            _ => return,
        };
        let before = self.images[challenge.side.index()].clone();
        self.rule(&open, &challenge, settlement);
        self.add_score(challenge.challenged, settlement.points);
        let after = &self.images[challenge.side.index()];
        if let Some(next) = next.as_mut().filter(|_| *after != before) {
            let another = before.is_empty() || after.is_empty();
            next.shaken = Some(if another { Shaken::Another(challenge.side) } else { Shaken::Shorter });
        }
        self.settled_in = Some(self.turns);
        open.turn.challenges.push(Challenge { settlement: Some(settlement.clone()), ..challenge });
        if still_open.is_empty() {
            if next.is_none() {
                self.forget_notes(&open.turn);
            }
            self.close(*open);
            self.move_on(next.map_or(Phase::TurnOver, |turn| Phase::Turn { turn: *turn, before: None }));
        } else {
            self.move_on(match next {
                Some(turn) => Phase::Turn { turn: *turn, before: Some(open) },
                None => Phase::Window { turn: open, accepted: SeatSet::EMPTY },
            });
        }
    }

    /// What becomes of the challenged image.
    fn rule(&mut self, open: &OpenTurn, challenge: &Challenge, settlement: &Settlement) {
        let Challenge { challenged, side, .. } = *challenge;
        let ended = open.turn.endings.iter().any(|ending| ending.side == side);
        let taken_now = |taken: &TakenImage| taken.turn == open.number && taken.side == side;
        match settlement.ruling {
            // IM-19
            Ruling::Upheld => {
                if let Some(pile) = self.taken.get_mut(challenged.index()) {
                    pile.retain(|taken| !taken_now(taken));
                }
                self.images[side.index()] = open.before[side.index()].clone();
                let laid = open.turn.laid.iter().filter(|laid| laid.side == side);
                self.board.extend(laid.map(|laid| laid.card));
            }
            // IM-20
            Ruling::NotUpheld if ended => {
                let pile = self.taken.get_mut(challenged.index()).into_iter().flatten();
                pile.filter(|taken| taken_now(taken)).for_each(|taken| taken.points += settlement.points);
            }
            Ruling::NotUpheld => {
                let image = std::mem::take(&mut self.images[side.index()]);
                if let Some(claim) = &challenge.claim {
                    self.take_image(challenged, open.number, side, image, claim, settlement.points);
                }
            }
        }
    }

    /// The hand stays where it is, with what was laid in a turn under way (IM-3).
    fn leave(&mut self, seat: Seat) {
        self.roster.leave(seat);
        if let Some(notes) = self.notes.get_mut(seat.index()) {
            *notes.open_mut() = Notes::default();
        }
        self.owed.retain(|owed| !matches!(owed, Owed::Hand(to, _) if *to == seat));
        match &mut self.phase {
            Phase::Turn { turn, .. } if turn.player == seat => *turn = TurnUnderWay::of(seat),
            Phase::Naming { next, .. } => drop_draft(next, seat),
            Phase::Judging { ballots, next, .. } => {
                ballots.take_back(seat);
                drop_draft(next, seat);
            }
            _ => {}
        }
    }

    fn resume(&mut self, seat: Seat) {
        if self.roster.left().contains(seat) {
            self.roster.resume(seat);
            self.deal_in(seat);
        }
    }

    fn join(&mut self, seat: Seat) {
        if seat != self.roster.next_seat() || seat.index() >= Seat::MOST {
            return;
        }
        self.roster.join();
        self.hands.push(Sealed::new(Vec::new()));
        self.scores.push(0);
        self.taken.push(Vec::new());
        self.notes.push(Sealed::new(Notes::default()));
        self.deal_in(seat);
    }

    /// What a seat lacks of a hand while there are cards to draw: all of it when it is new, and when a
    /// record's deal passed over who had left; nothing when a hand lay there.
    fn deal_in(&mut self, seat: Seat) {
        if self.phase != Phase::Opening {
            let missing = Options::HAND.saturating_sub(self.hand(seat).len());
            self.owed.push(Owed::Hand(seat, missing));
        }
    }

    /// IM-24
    fn finish_game(&mut self, hands: &[HandCount], winners: SeatSet) {
        hands.iter().for_each(|count| self.add_score(count.seat, count.points));
        self.move_on(Phase::Over { hands: hands.to_vec(), winners });
    }
}

/// What had been laid is where it was.
fn drop_draft(next: &mut Option<Box<TurnUnderWay>>, seat: Seat) {
    if let Some(turn) = next.as_mut().filter(|turn| turn.player == seat) {
        **turn = TurnUnderWay::of(seat);
    }
}

fn from(laid: &[Laid], source: Source) -> Vec<CardId> {
    laid.iter().filter(|laid| laid.from == source).map(|laid| laid.card).collect()
}
