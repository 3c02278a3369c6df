//! How events change the game. An event that does not fit the phase changes nothing, so that folding is
//! total.

use std::sync::Arc;

use super::{
    Drawn, Event, Guess, Guessing, Move, Tokens,
    state::{Phase, PlayedRound, State},
};
use crate::{Arrangement, FirstGuesses, Ranking, Sealed, Seat, SharedDraft, Slot, Team};

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
            Event::FirstGuessLaid { seat, card, place } => {
                self.change_first_guess(*seat, |row| row.lay(*card.open(), usize::from(*place.open())));
            }
            Event::FirstGuessTakenBack { seat, card } => {
                self.change_first_guess(*seat, |row| row.take_back(*card.open()));
            }
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
            Event::FinishReached => self.finish_reached = true,
            Event::RoundLost { it } => self.lose_round(*it),
            Event::SeatWentAway { seat } => self.roster.go_away(*seat),
            Event::SeatCameBack { seat } => self.roster.come_back(*seat),
            Event::SeatLeft { seat } => self.leave(*seat),
            Event::SeatReturned { seat } => self.resume(*seat),
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
        self.first_guesses = FirstGuesses::default();
        self.enter(Phase::Ranking { it, draft: Sealed::new(Arrangement::of(cards.len())) });
    }

    fn put_back(&mut self, section: Slot, drawn: Drawn) {
        if let Some(lies) = self.table.get_mut(section.index()) {
            *lies = drawn;
            self.supply.show(drawn, &self.table);
            self.change_ranking(|draft| draft.take_back(section));
            self.first_guesses.take_out(section);
        }
    }

    fn change_ranking(&mut self, change: impl FnOnce(&mut Arrangement)) {
        if let Phase::Ranking { draft, .. } = &mut self.phase {
            change(draft.open_mut());
        }
    }

    fn change_first_guess(&mut self, seat: Seat, change: impl FnOnce(&mut Arrangement)) {
        if let Phase::Ranking { .. } = self.phase {
            self.first_guesses.change(seat, self.table.len(), change);
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

    /// The step goes on with the turn. When all guess at once there are no turns, and a team that is done
    /// must not make what the others are doing come too late.
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
        self.history.push(Arc::new(PlayedRound {
            it: *it,
            cards: self.table.clone(),
            ranking: ranking.open().clone(),
            guesses: std::mem::take(guesses),
            pieces: self.pieces.clone(),
            closest: std::mem::take(&mut self.first_guesses).closest_to(ranking.open()),
        }));
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

    /// Who was IT is it still, until the envelope is open; anybody else comes as a newcomer does.
    fn resume(&mut self, seat: Seat) {
        match self.it() {
            Some(it) if it != seat => self.roster.resume_as_newcomer(seat),
            Some(_) | None => self.roster.resume(seat),
        }
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
