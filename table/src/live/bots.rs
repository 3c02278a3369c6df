//! The bots at a live table, who do what guests do in the way that guests do it.

use tokio::time::Instant;

use super::Live;
use crate::{
    command::Command, decide, errand::Errand, error::TableError, guest::GuestId, presence::Whereabouts,
    refusal::Refusal, state::Guest,
};

impl Live {
    /// Every bot that has made up its mind acts, while there is a person to play with.
    pub(super) async fn let_bots_act(&mut self) -> Result<(), TableError> {
        if self.minds.is_new(self.state.step) && self.state.played_by_bots().next().is_some() {
            self.errand(Errand::BringBotsBack).await?;
        }
        self.minds.look(&self.state, &mut self.chance);
        if self.minds.next_ready().is_none() {
            return Ok(());
        }
        if !self.has_company() {
            self.minds.put_off(&self.state);
            return Ok(());
        }
        while let Some(guest) = self.minds.ready() {
            self.let_bot_act(guest).await?;
            self.minds.look(&self.state, &mut self.chance);
        }
        Ok(())
    }

    /// An ordinary command, decided like everybody's.
    async fn let_bot_act(&mut self, guest: GuestId) -> Result<(), TableError> {
        let Some(play) = self.minds.act(guest, &self.state) else { return Ok(()) };
        let command = Command::Play { play };
        let done = self.settle(Some(guest), None, |live| {
            let mut chance = live.chance.fork();
            let company = live.company();
            let situation = live.situation(&company);
            let me = live.state.guest(guest).ok_or(Refusal::NotAGuest)?;
            decide::decide(&live.state, me, &command, situation, &mut chance)
        });
        match done.await {
            Ok(_) => Ok(()),
            // Somebody else was faster, on another server.
            Err(TableError::Refused(refusal)) => {
                tracing::debug!(%refusal, "a bot was refused");
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// A table that all people have left does not go on playing by itself. That somebody was here before the table woke is not
    /// enough.
    fn has_company(&self) -> bool {
        let here = |guest: &Guest| self.presence.whereabouts(guest.id) == Some(Whereabouts::Here);
        self.state.people_here().any(here)
    }

    /// When next a bot acts, if nobody goes.
    pub(super) fn bots_act_at(&self) -> Option<Instant> {
        self.minds.next_ready().filter(|_| self.has_company())
    }
}
