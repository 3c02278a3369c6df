//! All there is to know about a game under way, and how events change it.

use super::{Drawn, Event, Options, Supply};
use crate::{Arrangement, Ranking, Roster, Sealed, Seat, SeatSet, SharedDraft, Slot};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    /// For each seat that ever sat here, how many turns it has had or lost.
    pub(super) turns_had: Vec<u8>,
    pub(super) roster: Roster,
    /// The cards on the table: those of the turn under way, or of the last one until the next are drawn.
    pub(super) table: Vec<Drawn>,
    pub(super) phase: Phase,
    /// The turns that have been revealed, in order.
    pub(super) history: Vec<PlayedTurn>,
    pub(super) step: u32,
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// No turn is under way and nothing lies revealed: before the first turn, or after one that was lost. There always
    /// is somebody to draw next.
    Opening,
    Ranking {
        player: Seat,
        draft: Sealed<Arrangement>,
    },
    Guessing {
        player: Seat,
        ranking: Sealed<Ranking>,
        /// The card whose token the player shows (GH-9).
        face_up: Option<Slot>,
        /// The row of the tokens that do not lie face up.
        guess: SharedDraft<Arrangement>,
    },
    Revealed,
    Over,
}

/// A turn that has been revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayedTurn {
    pub(super) player: Seat,
    pub(super) cards: Vec<Drawn>,
    pub(super) ranking: Ranking,
    pub(super) guess: Ranking,
    pub(super) points: u8,
}

impl State {
    pub(super) fn opening(options: &Options, seats: usize, supply: Supply) -> State {
        State {
            options: options.clone(),
            supply,
            turns_had: vec![0; seats],
            roster: Roster::of(seats),
            table: Vec::new(),
            phase: Phase::Opening,
            history: Vec::new(),
            step: 0,
        }
    }

    /// The seat whose cards lie on the table and are not revealed yet.
    pub(super) fn player_in_turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Ranking { player, .. } | Phase::Guessing { player, .. } => Some(*player),
            Phase::Opening | Phase::Revealed | Phase::Over => None,
        }
    }

    /// Whose turn comes next when no turn is under way (GH-3): rounds go clockwise, so it is the first of those who
    /// have had the fewest turns.
    pub(super) fn next_to_draw(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening | Phase::Revealed => {
                let due = self.roster.active().iter().filter(|seat| self.turns_due(*seat) > 0);
                due.min_by_key(|seat| self.turns_had[seat.index()])
            }
            Phase::Ranking { .. } | Phase::Guessing { .. } | Phase::Over => None,
        }
    }

    /// How many turns a seat has yet to finish.
    pub(super) fn turns_due(&self, seat: Seat) -> u8 {
        self.options.turns_each.saturating_sub(self.turns_had[seat.index()])
    }

    /// The seats that make the guess of this turn. Newcomers take over when nobody else is left to guess.
    pub(super) fn guessers(&self) -> SeatSet {
        let mut others = self.roster.active();
        self.player_in_turn().inspect(|player| others.remove(*player));
        let guessers = others.without(self.roster.newcomers());
        if guessers.is_empty() { others } else { guessers }
    }

    pub(super) fn present_guessers(&self) -> SeatSet {
        self.guessers().without(self.roster.away())
    }

    /// Whom the table waits for. Empty only when the game is over.
    pub(super) fn waiting_on(&self) -> SeatSet {
        let some_or = |some: SeatSet, otherwise: SeatSet| if some.is_empty() { otherwise } else { some };
        match &self.phase {
            Phase::Opening | Phase::Revealed => match self.next_to_draw() {
                Some(next) => [next].into_iter().collect(),
                None => some_or(self.roster.present(), self.roster.active()),
            },
            Phase::Ranking { player, .. } => [*player].into_iter().collect(),
            Phase::Guessing { guess, .. } => {
                let open = self.present_guessers().without(guess.agreed());
                // Had all those present agreed, the turn would be revealed: so nobody is present.
                some_or(open, self.guessers())
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }
}

/// The guess as a whole row, once every token has its place: a token that lies face up is put in where it truly lies
/// (GH-9).
pub(super) fn completed(guess: &Arrangement, face_up: Option<Slot>, ranking: &Ranking) -> Option<Ranking> {
    let mut whole = guess.clone();
    if let Some(card) = face_up.filter(|_| guess.row().len() + 1 == guess.size()) {
        whole.lay(card, ranking.place_of(card));
    }
    whole.finished()
}

/// Folding events. An event that does not fit the phase changes nothing, so that folding is total.
impl State {
    pub(super) fn evolve(&mut self, event: &Event) {
        let drawer = self.next_to_draw();
        let step = self.step;
        match event {
            Event::TurnBegan { seat, cards } => self.begin_turn(*seat, cards),
            Event::CardPutBack { card, drawn } => self.put_back(*card, *drawn),
            Event::TokenLaid { card, place } => {
                self.change_draft(|draft| draft.lay(*card.open(), usize::from(*place.open())));
            }
            Event::TokenTakenBack { card } => self.change_draft(|draft| draft.take_back(*card.open())),
            Event::RankingSealed { ranking, face_up } => self.seal(ranking, *face_up),
            Event::GuessLaid { seat, card, place } => self.change_guess(|guess| {
                guess.change(*seat, |row| row.lay(*card, usize::from(*place)));
            }),
            Event::GuessTakenBack { seat, card } => {
                self.change_guess(|guess| guess.change(*seat, |row| row.take_back(*card)));
            }
            Event::GuessAgreedTo { seat } => self.change_guess(|guess| guess.agree(*seat)),
            Event::AgreementWithdrawn { seat } => self.change_guess(|guess| guess.disagree(*seat)),
            Event::TurnRevealed { ranking, guess, points, right: _ } => self.reveal(ranking, guess, *points),
            Event::TurnSkipped { seat } => self.lose_turn(*seat),
            Event::SeatWentAway { seat } => self.roster.go_away(*seat),
            Event::SeatCameBack { seat } => self.roster.come_back(*seat),
            Event::SeatLeft { seat } => self.leave(*seat),
            Event::SeatJoined { seat } => self.join(*seat),
            Event::GameFinished => self.enter(Phase::Over),
        }
        // What was meant for one who draws must not count for another.
        if self.step == step && self.next_to_draw() != drawer {
            self.step += 1;
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.step += 1;
    }

    fn begin_turn(&mut self, seat: Seat, cards: &[Drawn]) {
        self.supply.show(cards, cards, self.options.drawing);
        self.table = cards.to_vec();
        let draft = Sealed::new(Arrangement::of(cards.len()));
        self.enter(Phase::Ranking { player: seat, draft });
    }

    fn put_back(&mut self, slot: Slot, drawn: Drawn) {
        if let Some(lies) = self.table.get_mut(slot.index()) {
            *lies = drawn;
            self.supply.show(&[drawn], &self.table, self.options.drawing);
            self.change_draft(|draft| draft.take_back(slot));
        }
    }

    fn change_draft(&mut self, change: impl FnOnce(&mut Arrangement)) {
        if let Phase::Ranking { draft, .. } = &mut self.phase {
            change(draft.open_mut());
        }
    }

    fn seal(&mut self, ranking: &Sealed<Ranking>, face_up: Option<Slot>) {
        if let Phase::Ranking { player, .. } = self.phase {
            let guess = SharedDraft::new(Arrangement::of(self.table.len()));
            self.enter(Phase::Guessing { player, ranking: ranking.clone(), face_up, guess });
        }
    }

    fn change_guess(&mut self, change: impl FnOnce(&mut SharedDraft<Arrangement>)) {
        if let Phase::Guessing { guess, .. } = &mut self.phase {
            change(guess);
        }
    }

    fn reveal(&mut self, ranking: &Ranking, guess: &Ranking, points: u8) {
        if let Phase::Guessing { player, .. } = self.phase {
            let (cards, ranking, guess) = (self.table.clone(), ranking.clone(), guess.clone());
            self.history.push(PlayedTurn { player, cards, ranking, guess, points });
            self.end_turn(player);
            self.enter(Phase::Revealed);
        }
    }

    /// A lost turn leaves what lies revealed where it is, and clears the table of what does not.
    fn lose_turn(&mut self, seat: Seat) {
        self.end_turn(seat);
        let phase = match self.phase {
            Phase::Revealed => Phase::Revealed,
            Phase::Over => Phase::Over,
            Phase::Opening | Phase::Ranking { .. } | Phase::Guessing { .. } => Phase::Opening,
        };
        self.enter(phase);
    }

    fn end_turn(&mut self, seat: Seat) {
        if let Some(had) = self.turns_had.get_mut(seat.index()) {
            *had = had.saturating_add(1);
        }
        self.roster.take_in_newcomers();
    }

    fn leave(&mut self, seat: Seat) {
        self.roster.leave(seat);
        self.change_guess(|guess| guess.disagree(seat));
    }

    /// The newcomer sits behind the last seat: last in the round being played and in all later ones. After the last
    /// turn of all there is still one for them.
    fn join(&mut self, seat: Seat) {
        if seat != self.roster.next_seat() {
            return;
        }
        let round = self.roster.active().iter().map(|seat| self.turns_had[seat.index()]).min().unwrap_or(0);
        self.turns_had.push(round.min(self.options.turns_each - 1));
        match self.player_in_turn() {
            Some(_) => self.roster.join_as_newcomer(),
            None => self.roster.join(),
        }
    }
}
