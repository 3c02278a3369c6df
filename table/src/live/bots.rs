//! The bots at a live table, who do what guests do in the way that guests do it.

use rules::SeatSet;
use tokio::time::Instant;

use super::Live;
use crate::{
    command::Command, decide, error::TableError, games::GameCommand, guest::Guest, identity::GuestId,
    presence::Whereabouts, refusal::Refusal, timed_actions::Errand,
};

impl Live {
    /// Every bot that has made up its mind acts, while there is a person to play with.
    pub(super) async fn let_bots_act(&mut self) -> Result<(), TableError> {
        loop {
            if self.is_left_to_bots() || self.state.pause().is_some() {
                self.minds.rest();
                return Ok(());
            }
            if self.minds.is_new(self.state.step) && self.has_bots_playing() {
                self.errand(Errand::BringBotsBack).await?;
            }
            let seen = self.state.show().map(|show| self.clock.instant_of(show.next_at()));
            let people = self.people_who_play();
            self.minds.look(&self.state, (seen, people), self.almanac, &mut self.chance);
            let Some(guest) = self.minds.ready() else { return Ok(()) };
            // People come first: when enough bots think already, this one takes a little longer.
            let Ok(thinking) = self.thinking.try_acquire() else {
                self.minds.hesitate(guest);
                continue;
            };
            let chosen = self.minds.act(guest, &self.state);
            drop(thinking);
            if let Some(play) = chosen {
                self.carry_out_for_bot(guest, play).await?;
            }
        }
    }

    /// An ordinary command, decided like everybody's.
    async fn carry_out_for_bot(&mut self, guest: GuestId, play: GameCommand) -> Result<(), TableError> {
        let (command, seen) = (Command::Play { play }, self.state.seq);
        if self.admits_a_record().is_err() {
            self.minds.rest();
            return Ok(());
        }
        let done = self.settle(Some(guest), None, |live| {
            let mut chance = live.chance.fork();
            let me = live.state.guest(guest).ok_or(Refusal::NotAGuest)?;
            decide::in_time(&live.state, &command, Some(seen))?;
            let company = live.company();
            let situation = live.situation(&company);
            decide::decide(&live.state, me, &command, situation, &mut chance)
        });
        match done.await {
            Ok(_) => Ok(()),
            Err(error) => {
                // What could not be stored is thought over again, after a while.
                self.minds.rest();
                match error {
                    // Somebody else was faster, on another server.
                    TableError::Refused(refusal) => {
                        tracing::debug!(%refusal, "a bot was refused");
                        Ok(())
                    }
                    error => Err(error),
                }
            }
        }
    }

    fn has_bots_playing(&self) -> bool {
        self.state.played_by_bots().next().is_some()
    }

    /// Whether bots play and no person is here. A table that all people have left does not go on playing by
    /// itself: neither do bots act, nor does time run out, nor is the last to go passed over. That somebody
    /// was here before the table woke is not enough.
    pub(super) fn is_left_to_bots(&self) -> bool {
        self.has_bots_playing() && !self.state.people_here().any(|guest| self.looks_on(guest))
    }

    /// The seats of people who are here and play themselves.
    fn people_who_play(&self) -> SeatSet {
        let here = self.state.people_here().filter(|guest| !guest.has_stand_in() && self.looks_on(guest));
        here.filter_map(|guest| self.state.seat_of(guest.id)).collect()
    }

    fn looks_on(&self, guest: &Guest) -> bool {
        self.presence.whereabouts(guest.id) == Some(Whereabouts::Here)
    }

    /// When next a bot acts, if nobody goes.
    pub(super) fn bots_act_at(&self) -> Option<Instant> {
        self.minds.next_ready().filter(|_| !self.is_left_to_bots() && self.state.pause().is_none())
    }
}
