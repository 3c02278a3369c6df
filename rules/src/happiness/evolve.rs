//! How events change the game. An event that does not fit the phase changes nothing, so that folding is
//! total.

use std::sync::Arc;

use super::{
    Drawn, Event, Help,
    state::{Phase, PlayedTurn, State},
};
use crate::{Arrangement, FirstGuesses, Ranking, Sealed, Seat, SharedDraft, Slot};

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
            Event::FirstGuessLaid { seat, card, place } => {
                self.change_first_guess(*seat, |row| row.lay(*card.open(), usize::from(*place.open())));
            }
            Event::FirstGuessTakenBack { seat, card } => {
                self.change_first_guess(*seat, |row| row.take_back(*card.open()));
            }
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
            Event::SeatReturned { seat } => self.resume(*seat),
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
        self.first_guesses = FirstGuesses::default();
        let draft = Sealed::new(Arrangement::of(cards.len()));
        self.enter(Phase::Ranking { player: seat, draft });
    }

    fn put_back(&mut self, slot: Slot, drawn: Drawn) {
        if let Some(lies) = self.table.get_mut(slot.index()) {
            let seen = std::mem::replace(lies, drawn);
            // GH-13: the card that goes back has been seen, also when the pile is turned over for the one in
            // its place.
            let lying = [&self.table[..], &[seen]].concat();
            self.supply.show(&[drawn], &lying, self.options.drawing);
            self.change_draft(|draft| draft.take_back(slot));
            self.first_guesses.take_out(slot);
            // A token that was meant for the old card does not come to lie on the new one.
            self.step += 1;
        }
    }

    fn change_draft(&mut self, change: impl FnOnce(&mut Arrangement)) {
        if let Phase::Ranking { draft, .. } = &mut self.phase {
            change(draft.open_mut());
        }
    }

    fn change_first_guess(&mut self, seat: Seat, change: impl FnOnce(&mut Arrangement)) {
        if let Phase::Ranking { .. } = self.phase {
            self.first_guesses.change(seat, self.table.len(), change);
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
        if let Phase::Guessing { player, face_up, .. } = self.phase {
            let help = if face_up.is_some() { Help::OneFaceUp } else { Help::None };
            let (cards, ranking, guess) = (self.table.clone(), ranking.clone(), guess.clone());
            let closest = std::mem::take(&mut self.first_guesses).closest_to(&ranking);
            let turn = PlayedTurn { player, cards, ranking, guess, help, points, closest };
            self.history.push(Arc::new(turn));
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

    /// Whose ranking is being guessed has it still. Anybody else comes as a newcomer does, but turns that
    /// they have had or lost do not come again, nor do those that went by.
    fn resume(&mut self, seat: Seat) {
        if !self.roster.left().contains(seat) {
            return;
        }
        let gone_by = self.turns_gone_by();
        match self.player_in_turn() {
            Some(player) if player == seat => return self.roster.resume(seat),
            Some(_) => self.roster.resume_as_newcomer(seat),
            None => self.roster.resume(seat),
        }
        if let Some(had) = self.turns_had.get_mut(seat.index()) {
            *had = gone_by.max(*had);
        }
    }

    /// The newcomer sits behind the last seat: last in the round being played and in all later ones. After
    /// the last turn of all there is still one for them.
    fn join(&mut self, seat: Seat) {
        if seat != self.roster.next_seat() {
            return;
        }
        self.turns_had.push(self.turns_gone_by());
        match self.player_in_turn() {
            Some(_) => self.roster.join_as_newcomer(),
            None => self.roster.join(),
        }
    }

    /// As many turns as everybody has had, but not all there are: who comes now has a turn in the round being
    /// played, or one after the last.
    fn turns_gone_by(&self) -> u8 {
        let round = self.roster.active().iter().map(|seat| self.turns_had[seat.index()]).min().unwrap_or(0);
        round.min(self.turns_each - 1)
    }
}
