//! All there is to know about a game under way, and how events change it.

use super::{Draw, Drawn, Event, Guess, Guessing, Move, Options, Space, Supply, Tokens, scoring};
use crate::{Arrangement, Ranking, Roster, Sealed, Seat, SeatSet, Seating, SharedDraft, Slot, Team};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    /// For each team, everybody who ever sat in it.
    pub(super) teams: Vec<SeatSet>,
    /// For each team, how far its piece has come.
    pub(super) pieces: Vec<Space>,
    pub(super) roster: Roster,
    /// Who was IT last, or is; also who should have been and lost the round.
    pub(super) last_it: Option<Seat>,
    /// The cards on the sections: those of the round under way, or of the last one until the next are drawn.
    pub(super) table: Vec<Drawn>,
    pub(super) phase: Phase,
    /// The rounds that have been revealed, in order.
    pub(super) history: Vec<PlayedRound>,
    pub(super) step: u32,
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// No round is under way and nothing lies revealed: before the first round, or after one that was lost.
    Opening,
    Ranking {
        it: Seat,
        draft: Sealed<Arrangement>,
    },
    Guessing {
        it: Seat,
        ranking: Sealed<Ranking>,
        /// The teams that have yet to guess, in their order.
        to_guess: Vec<Team>,
        /// The team that has passed (PP-16).
        passed: Option<Team>,
        /// For each team, what its tokens show.
        drafts: Vec<SharedDraft<Tokens>>,
        /// For each team, its guess once it is final.
        guesses: Vec<Option<Guess>>,
    },
    Revealing {
        it: Seat,
        ranking: Sealed<Ranking>,
        guesses: Vec<Option<Guess>>,
        /// How many preferences have been revealed, from the most preferred on.
        revealed: u8,
    },
    RoundOver,
    Over {
        winner: Option<Team>,
    },
}

/// A round that has been revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayedRound {
    pub(super) it: Seat,
    pub(super) cards: Vec<Drawn>,
    pub(super) ranking: Ranking,
    pub(super) guesses: Vec<Option<Guess>>,
    /// Where the pieces stood at its end.
    pub(super) pieces: Vec<Space>,
}

impl State {
    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        State {
            options: options.clone(),
            supply,
            teams: seating.teams().to_vec(),
            pieces: vec![Space::START; seating.teams().len()],
            roster: Roster::of(seating.seats()),
            last_it: None,
            table: Vec::new(),
            phase: Phase::Opening,
            history: Vec::new(),
            step: 0,
        }
    }

    pub(super) fn all_teams(&self) -> impl DoubleEndedIterator<Item = Team> + Clone + use<> {
        Team::first(self.teams.len())
    }

    /// The team that a seat plays in.
    pub(super) fn team_of(&self, seat: Seat) -> Option<Team> {
        self.all_teams().find(|team| self.teams[team.index()].contains(seat))
    }

    /// Those of a team who have not left.
    pub(super) fn members(&self, team: Team) -> SeatSet {
        self.teams.get(team.index()).map_or(SeatSet::EMPTY, |team| team.without(self.roster.left()))
    }

    /// Whether anybody is left in a team (PP-23).
    pub(super) fn plays(&self, team: Team) -> bool {
        !self.members(team).is_empty()
    }

    /// Who is IT in the round under way.
    pub(super) fn it(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Ranking { it, .. } | Phase::Guessing { it, .. } | Phase::Revealing { it, .. } => Some(*it),
            Phase::Opening | Phase::RoundOver | Phase::Over { .. } => None,
        }
    }

    /// Who is IT next when no round is under way and nobody has won (PP-5). Who has left is passed over, and so is a
    /// team of which all have (PP-23).
    pub(super) fn next_it(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening | Phase::RoundOver if self.decided().is_none() => {
                // Before the first round it is the turn of the seat after the last.
                let last = self.last_it.unwrap_or(Seat((self.roster.seats() as u8).saturating_sub(1)));
                self.roster.onward_from(last).find(|seat| self.roster.active().contains(*seat))
            }
            Phase::Opening
            | Phase::RoundOver
            | Phase::Ranking { .. }
            | Phase::Guessing { .. }
            | Phase::Revealing { .. }
            | Phase::Over { .. } => None,
        }
    }

    /// Where the cards come from when this seat is IT (PP-6).
    pub(super) fn draw_for(&self, it: Seat) -> Draw {
        let at = self.team_of(it).and_then(|team| self.pieces.get(team.index()));
        self.options.board.draw(at.copied().unwrap_or(Space::START))
    }

    /// The team that has won at the end of a round, before the table has moved on to the end of the game.
    pub(super) fn decided(&self) -> Option<Team> {
        match self.phase {
            Phase::RoundOver => {
                let ends = self.history.iter().map(|round| round.pieces.as_slice());
                scoring::winner(self.options.board, ends)
            }
            Phase::Opening
            | Phase::Ranking { .. }
            | Phase::Guessing { .. }
            | Phase::Revealing { .. }
            | Phase::Over { .. } => None,
        }
    }

    /// Those who make the guess of a team in this round: all of it but IT, and but those who have just sat down. With two
    /// or three players, IT's team has none (PP-2).
    pub(super) fn guessers(&self, team: Team) -> SeatSet {
        let mut guessers = self.members(team).without(self.roster.newcomers());
        self.it().inspect(|it| guessers.remove(*it));
        guessers
    }

    pub(super) fn present_guessers(&self, team: Team) -> SeatSet {
        self.guessers(team).without(self.roster.away())
    }

    /// The teams that guess right now: the first of those that have yet to (PP-14), or with the option all of them
    /// (PP-17).
    pub(super) fn guessing_now(&self) -> &[Team] {
        match &self.phase {
            Phase::Guessing { to_guess, .. } => match self.options.guessing {
                Guessing::InTurn => &to_guess[..to_guess.len().min(1)],
                Guessing::AtOnce => to_guess,
            },
            _ => &[],
        }
    }

    /// What the tokens of a team show while guesses are made.
    pub(super) fn draft(&self, team: Team) -> Option<&SharedDraft<Tokens>> {
        match &self.phase {
            Phase::Guessing { drafts, .. } => drafts.get(team.index()),
            _ => None,
        }
    }

    /// Whether IT is not there to open the envelope, so that anybody may.
    pub(super) fn it_is_gone(&self) -> bool {
        self.it().is_some_and(|it| !self.roster.present().contains(it))
    }

    /// Whom the table waits for. Empty only when the game is over.
    pub(super) fn waiting_on(&self) -> SeatSet {
        self.waiting_as_seen(|team| self.draft(team).map_or(SeatSet::EMPTY, SharedDraft::agreed))
    }

    /// Whom the table waits for, when these of a team are known to have agreed to its guess.
    pub(super) fn waiting_as_seen(&self, agreed: impl Fn(Team) -> SeatSet) -> SeatSet {
        let some_or = |some: SeatSet, otherwise: SeatSet| if some.is_empty() { otherwise } else { some };
        let anybody = || some_or(self.roster.present(), self.roster.active());
        match &self.phase {
            Phase::Opening | Phase::RoundOver => match self.next_it() {
                Some(next) => [next].into_iter().collect(),
                None => anybody(),
            },
            Phase::Ranking { it, .. } => [*it].into_iter().collect(),
            Phase::Guessing { .. } => {
                // Had all those present agreed, the guess would be final: so where nobody is open, nobody is present.
                let open = |team: &Team| {
                    let open = self.present_guessers(*team).without(agreed(*team));
                    some_or(open, self.guessers(*team))
                };
                self.guessing_now().iter().flat_map(|team| open(team).iter()).collect()
            }
            Phase::Revealing { .. } if self.it_is_gone() => anybody(),
            Phase::Revealing { it, .. } => [*it].into_iter().collect(),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}

/// Folding events. An event that does not fit the phase changes nothing, so that folding is total.
impl State {
    pub(super) fn evolve(&mut self, event: &Event) {
        let (next, step) = (self.next_it(), self.step);
        match event {
            Event::RoundBegan { it, cards } => self.begin_round(*it, cards),
            Event::CardPutBack { section, drawn } => self.put_back(*section, *drawn),
            Event::CardRanked { card, place } => {
                self.change_ranking(|draft| draft.lay(*card.open(), usize::from(*place.open())));
            }
            Event::CardUnranked { card } => self.change_ranking(|draft| draft.take_back(*card.open())),
            Event::RankingSealed { ranking, order } => self.seal(ranking, order),
            Event::GuessChanged { seat, tokens } => {
                self.with_draft(*seat, |draft| draft.change(*seat, |now| *now = *tokens.open()));
            }
            Event::GuessAgreedTo { seat } => self.with_draft(*seat, |draft| draft.agree(*seat)),
            Event::AgreementWithdrawn { seat } => self.with_draft(*seat, |draft| draft.disagree(*seat)),
            Event::TurnPassed { team } => self.pass(*team),
            Event::GuessPlaced { team, guess } => self.end_guess(*team, Some(*guess.open())),
            Event::GuessForgone { team } => self.end_guess(*team, None),
            Event::PreferenceRevealed { moves, .. } => self.reveal(moves),
            Event::RoundLost { it } => self.lose_round(*it),
            Event::SeatWentAway { seat } => self.roster.go_away(*seat),
            Event::SeatCameBack { seat } => self.roster.come_back(*seat),
            Event::SeatLeft { seat } => self.leave(*seat),
            Event::SeatJoined { seat, team } => self.join(*seat, *team),
            Event::GameFinished { winner } => self.enter(Phase::Over { winner: *winner }),
        }
        // What was meant for one who is about to be IT must not count for another.
        if self.step == step && self.next_it() != next {
            self.step += 1;
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.step += 1;
    }

    fn begin_round(&mut self, it: Seat, cards: &[Drawn]) {
        cards.iter().for_each(|drawn| self.supply.show(*drawn, cards));
        self.table = cards.to_vec();
        self.last_it = Some(it);
        self.enter(Phase::Ranking { it, draft: Sealed::new(Arrangement::of(cards.len())) });
    }

    fn put_back(&mut self, section: Slot, drawn: Drawn) {
        if let Some(lies) = self.table.get_mut(section.index()) {
            *lies = drawn;
            self.supply.show(drawn, &self.table);
            self.change_ranking(|draft| draft.take_back(section));
        }
    }

    fn change_ranking(&mut self, change: impl FnOnce(&mut Arrangement)) {
        if let Phase::Ranking { draft, .. } = &mut self.phase {
            change(draft.open_mut());
        }
    }

    fn seal(&mut self, ranking: &Sealed<Ranking>, order: &[Team]) {
        if let Phase::Ranking { it, .. } = self.phase {
            self.enter(Phase::Guessing {
                it,
                ranking: ranking.clone(),
                to_guess: order.to_vec(),
                passed: None,
                drafts: vec![SharedDraft::new(Tokens::default()); self.teams.len()],
                guesses: vec![None; self.teams.len()],
            });
            self.open_envelope_after_last_guess();
        }
    }

    fn with_draft(&mut self, seat: Seat, change: impl FnOnce(&mut SharedDraft<Tokens>)) {
        let Some(team) = self.team_of(seat) else { return };
        if let Phase::Guessing { drafts, .. } = &mut self.phase
            && let Some(draft) = drafts.get_mut(team.index())
        {
            change(draft);
        }
    }

    fn pass(&mut self, team: Team) {
        if let Phase::Guessing { to_guess, passed, drafts, .. } = &mut self.phase {
            to_guess.retain(|waiting| *waiting != team);
            to_guess.push(team);
            *passed = Some(team);
            // Who agreed did so before they saw what the others would do.
            if let Some(draft) = drafts.get_mut(team.index()) {
                draft.agreed().iter().for_each(|seat| draft.disagree(seat));
            }
            self.step += 1;
        }
    }

    /// The step goes on with the turn. When all guess at once there are no turns, and a team that is done must not make
    /// what the others are doing come too late.
    fn end_guess(&mut self, team: Team, guess: Option<Guess>) {
        let in_turn = self.options.guessing == Guessing::InTurn;
        if let Phase::Guessing { to_guess, drafts, guesses, .. } = &mut self.phase {
            to_guess.retain(|waiting| *waiting != team);
            if let (Some(draft), Some(placed)) = (drafts.get_mut(team.index()), guesses.get_mut(team.index()))
            {
                *draft = SharedDraft::new(Tokens::default());
                *placed = guess;
            }
            self.step += u32::from(in_turn && !to_guess.is_empty());
            self.open_envelope_after_last_guess();
        }
    }

    fn open_envelope_after_last_guess(&mut self) {
        if let Phase::Guessing { it, ranking, to_guess, guesses, .. } = &mut self.phase
            && to_guess.is_empty()
        {
            let (it, ranking, guesses) = (*it, ranking.clone(), std::mem::take(guesses));
            self.enter(Phase::Revealing { it, ranking, guesses, revealed: 0 });
        }
    }

    fn reveal(&mut self, moves: &[Move]) {
        let Phase::Revealing { it, ranking, guesses, revealed } = &mut self.phase else { return };
        for Move { team, to, .. } in moves {
            if let Some(at) = self.pieces.get_mut(team.index()) {
                *at = *to;
            }
        }
        *revealed += 1;
        self.step += 1;
        if usize::from(*revealed) < ranking.open().len() {
            return;
        }
        self.history.push(PlayedRound {
            it: *it,
            cards: self.table.clone(),
            ranking: ranking.open().clone(),
            guesses: std::mem::take(guesses),
            pieces: self.pieces.clone(),
        });
        self.roster.take_in_newcomers();
        self.enter(Phase::RoundOver);
    }

    /// A lost round leaves what lies revealed where it is, and clears the board of what does not.
    fn lose_round(&mut self, it: Seat) {
        self.last_it = Some(it);
        self.roster.take_in_newcomers();
        let phase = match &self.phase {
            Phase::RoundOver => Phase::RoundOver,
            Phase::Over { winner } => Phase::Over { winner: *winner },
            Phase::Opening | Phase::Ranking { .. } | Phase::Guessing { .. } | Phase::Revealing { .. } => {
                Phase::Opening
            }
        };
        self.enter(phase);
    }

    fn leave(&mut self, seat: Seat) {
        self.roster.leave(seat);
        self.with_draft(seat, |draft| draft.disagree(seat));
    }

    fn join(&mut self, seat: Seat, team: Team) {
        if seat != self.roster.next_seat() {
            return;
        }
        if let Some(members) = self.teams.get_mut(team.index()) {
            members.insert(seat);
            match self.it() {
                Some(_) => self.roster.join_as_newcomer(),
                None => self.roster.join(),
            }
        }
    }
}
