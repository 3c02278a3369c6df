//! What the passing of time brings, and when to look next.

use std::time::Duration;

use tokio::time::Instant;

use super::{Ending, Live};
use crate::{
    decide,
    error::TableError,
    guest::Guest,
    identity::GuestId,
    presence::Whereabouts,
    timed_actions::{self, Errand},
};

/// A host who has been gone this long hands the role on.
const HOST_GRACE: Duration = Duration::from_secs(60);
/// A table that nobody looks at leaves memory after this long.
const HIBERNATE_AFTER: Duration = Duration::from_secs(120);
/// An idle lobby of one closes after half an hour.
const LONELY_LOBBY: Duration = Duration::from_secs(30 * 60);
/// Who has just found the server again has this long to leave something out.
const AFTER_WAKING: Duration = Duration::from_secs(10);
/// How long errands rest when the journal did not take one.
const REST: Duration = Duration::from_secs(5);
/// However much there is to do, a table leaves this much time for its guests.
const BREATH: Duration = Duration::from_millis(50);
/// Look again now and then, even with nothing to wait for.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// While a clock runs, more often: who misses one of these alarms has stood still, and knows it.
const HEARTBEAT: Duration = Duration::from_secs(5);

impl Live {
    /// What the passing of time brings.
    pub(super) async fn tick(&mut self) {
        self.ticked = Instant::now();
        self.resting_until = None;
        self.keep_up().await;
        // Time alone changes some views: who waited long enough may skip.
        self.announce();
        if self.ending.is_some() || self.idle_until().is_none_or(|moment| moment > Instant::now()) {
            return;
        }
        if !self.is_lonely_lobby() || self.delete().await.is_err() {
            self.ending = Some(Ending::Hibernated);
        }
    }

    /// Does what is due, and announces who came and went. What fails is tried again after a rest.
    pub(super) async fn keep_up(&mut self) {
        if self.exists()
            && self.resting_until.is_none()
            && let Err(error) = self.run_errands().await
        {
            // Of a full disk the journal tells, once a minute for all tables.
            if error != TableError::NoSpace {
                tracing::warn!(%error, "the table could not do an errand");
            }
            self.resting_until = Some(Instant::now() + REST);
        }
        if self.announced != self.company() {
            self.announce();
        }
    }

    async fn run_errands(&mut self) -> Result<(), TableError> {
        if self.uncertain {
            self.catch_up().await?;
        }
        if self.owes_time && !self.is_left_to_bots() {
            self.errand(Errand::ForgiveOutage).await?;
            self.owes_time = false;
        }
        for (guest, whereabouts) in self.unannounced() {
            self.errand(match whereabouts {
                Whereabouts::Here => Errand::NoteBack(guest),
                Whereabouts::Away => Errand::NoteAway(guest),
            })
            .await?;
            self.presence.note_announced(guest, whereabouts);
        }
        if self.host_moves_on_at().is_some_and(|moment| moment <= Instant::now()) {
            self.errand(Errand::MoveHostOn).await?;
        }
        if self.deadline().is_some_and(|moment| moment <= Instant::now()) {
            self.errand(Errand::EndStep).await?;
        }
        if self.lapses_at().is_some_and(|moment| moment <= Instant::now()) {
            self.errand(Errand::Lapse).await?;
        }
        self.owes_time |= self.is_left_to_bots();
        self.let_bots_act().await
    }

    fn unannounced(&self) -> Vec<(GuestId, Whereabouts)> {
        // The game has been told nothing of who has a stand-in. That they are away is no news; who is back
        // takes over from the bot.
        let mut unannounced = self.presence.unannounced(self.state.people_here().map(|guest| guest.id));
        let stood_in_for = |guest| self.state.guest(guest).is_some_and(Guest::has_stand_in);
        // The game waits for the last to go, as it waits for everybody at a table without bots.
        let stands_still = self.is_left_to_bots() || self.state.pause().is_some();
        unannounced
            .retain(|(guest, now)| *now == Whereabouts::Here || !(stands_still || stood_in_for(*guest)));
        unannounced
    }

    /// When time is up for the step. It does not run while only bots are here, nor in a pause.
    fn deadline(&self) -> Option<Instant> {
        let deadline = self.state.game.as_ref()?.deadline?;
        if self.is_left_to_bots() || self.state.pause().is_some() {
            return None;
        }
        Some(self.clock.instant_of(deadline))
    }

    /// When what can be left out is, by who does not answer. After a restart they have a while all the same.
    fn lapses_at(&self) -> Option<Instant> {
        let at = decide::lapses_at(&self.state).filter(|_| !self.is_left_to_bots())?;
        Some(self.clock.instant_of(at).max(self.woke + AFTER_WAKING))
    }

    /// When the host's role moves on, if they stay away and somebody else is here. Who has just been given it
    /// has all that time, too: servers that each see other people would hand it to and fro without end.
    fn host_moves_on_at(&self) -> Option<Instant> {
        let gone = self.presence.gone_since(self.state.host?)?;
        let company = self.company();
        let situation = self.situation(&company);
        timed_actions::successor(&self.state, situation).map(|_| gone.max(self.hosting.1) + HOST_GRACE)
    }

    /// When this table may leave memory, if nobody comes.
    fn idle_until(&self) -> Option<Instant> {
        if !self.feeds.is_empty() {
            return None;
        }
        let patience = if self.is_lonely_lobby() { LONELY_LOBBY } else { HIBERNATE_AFTER };
        Some(self.idle_since + patience)
    }

    fn is_lonely_lobby(&self) -> bool {
        self.exists()
            && self.state.game.is_none()
            && self.state.games_played == 0
            && self.state.guests.iter().filter(|guest| !guest.is_bot()).count() == 1
    }

    /// When next the reveal on the table looks different: at its end, and when somebody may go on.
    fn show_changes_at(&self) -> Option<Instant> {
        let show = self.state.show()?;
        let moments = show.changes().map(|moment| self.clock.instant_of(moment));
        moments.into_iter().find(|moment| *moment > Instant::now())
    }

    /// When next something is due.
    pub(super) fn next_alarm(&self) -> Instant {
        let now = Instant::now();
        let patience = self.clock.instant_of(decide::patience_ends(&self.state));
        let moments = [
            self.presence.next_change(),
            self.host_moves_on_at(),
            self.deadline(),
            self.lapses_at(),
            self.bots_act_at(),
            self.idle_until(),
            Some(patience).filter(|moment| *moment > now && self.state.game.is_some()),
            self.show_changes_at(),
            self.nudge_ends(),
            self.deadline().map(|_| now + HEARTBEAT),
            Some(now).filter(|_| !self.unannounced().is_empty()),
        ];
        let soonest = moments.into_iter().flatten().fold(now + LOOK_AGAIN, Instant::min);
        let breath = self.ticked + BREATH;
        soonest.max(self.resting_until.unwrap_or(breath)).max(breath)
    }
}
