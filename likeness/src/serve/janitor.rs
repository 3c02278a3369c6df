//! Puts aside tables that nobody has touched for long, and deletes them some days later.

use std::{fmt, str::FromStr, time::Duration};

use journal::Millis;
use table::{Hall, Retention, Tidied};
use tokio::time::MissedTickBehavior;

use super::clock_watch::{ClockWatch, DAY, Verdict};

/// Often enough that a table goes within the day, seldom enough to cost nothing.
const ROUND: Duration = Duration::from_secs(60 * 60);
/// Whoever starts a server with a wrong clock has this long to notice.
const FIRST_ROUND: Duration = ROUND;
/// A server that runs for one evening a month has a clock that is this far ahead each time.
const MOST_AHEAD_DAYS: u32 = 31;

/// A number of days from `LEAST` to a hundred years: for ever, as far as anybody can tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Days<const LEAST: u32>(pub(super) u32);

/// After how many days without a touch a table is put aside.
pub(super) type KeepDays = Days<1>;
/// After how many more days it is deleted.
pub(super) type UndoDays = Days<0>;

impl<const LEAST: u32> Days<LEAST> {
    const MOST: u32 = 36_500;

    pub(super) fn millis(self) -> Millis {
        Millis(u64::from(self.0) * DAY.0)
    }
}

impl KeepDays {
    /// A season: long enough for a table that meets every few weeks.
    pub(super) const USUAL: KeepDays = Days(90);

    /// How far ahead the clock may be of what it showed last. By a third, so that whatever is put aside has
    /// not been touched for two thirds of the time at least.
    pub(super) fn most_ahead(self) -> Millis {
        Days::<1>((self.0 / 3).clamp(1, MOST_AHEAD_DAYS)).millis()
    }
}

impl UndoDays {
    /// Long enough for somebody to miss their table and for the operator to hear of it.
    pub(super) const USUAL: UndoDays = Days(7);
}

impl<const LEAST: u32> fmt::Display for Days<LEAST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const LEAST: u32> FromStr for Days<LEAST> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let days = text.parse().ok().filter(|days| (LEAST..=Days::<LEAST>::MOST).contains(days));
        days.map(Days)
            .ok_or_else(|| format!("write a number of days from {LEAST} to {}", Days::<LEAST>::MOST))
    }
}

/// When the janitor goes round, and what they do.
#[derive(Debug)]
pub(super) struct Janitor {
    pub(super) hall: Hall,
    pub(super) retention: Retention,
    pub(super) clock: ClockWatch,
    /// How long nothing is put aside after the start.
    pub(super) first_round: Duration,
}

impl Janitor {
    /// How long after the start the first round is, unless somebody is in a hurry.
    pub(super) const FIRST_ROUND: Duration = FIRST_ROUND;

    /// Looks at the clock at once and every hour from then on, and goes round when it can be believed, for as
    /// long as they are let.
    pub(super) async fn work(self) {
        self.believes_the_clock();
        let mut rounds = tokio::time::interval_at(tokio::time::Instant::now() + self.first_round, ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            if self.believes_the_clock() {
                self.go_round().await;
            }
        }
    }

    async fn go_round(&self) {
        match self.hall.tidy(self.retention).await {
            Ok(Tidied { put_aside: 0, deleted: 0 }) => {}
            Ok(Tidied { put_aside, deleted }) => tracing::info!(
                put_aside,
                deleted,
                "tables that nobody has touched for long are put aside, and later deleted; `likeness \
                 bring-back` brings back those that are put aside"
            ),
            Err(error) => {
                tracing::warn!(%error, "untouched tables could not be put aside; trying again later");
            }
        }
    }

    /// Nothing is deleted for good because a clock is wrong.
    fn believes_the_clock(&self) -> bool {
        const WHAT_NOW: &str = "no table is put aside or deleted until the clock is right; if it is, start \
                                the server once with --trust-clock";
        match self.clock.look(self.hall.now()) {
            Ok(Verdict::Plausible) => true,
            // Remembered now: there is something to go by in the next round.
            Ok(Verdict::Unknown) => false,
            Ok(Verdict::Ahead(by)) => {
                let days = by.0 / DAY.0;
                tracing::error!(
                    days,
                    "the clock of this computer has jumped ahead by {days} days; {WHAT_NOW}"
                );
                false
            }
            Ok(Verdict::Behind(by)) => {
                let days = by.0 / DAY.0;
                tracing::error!(days, "the clock of this computer has gone back by {days} days; {WHAT_NOW}");
                false
            }
            Err(error) => {
                tracing::warn!(%error, "what the clock showed cannot be kept; no table is put aside");
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, atomic::Ordering};

    use journal::MemoryJournal;
    use rules::GameKind;
    use table::{Clock, Dice, GameOptions, Key, Newcomer, Table};

    use super::{super::clock_watch::Trust, *};

    const HOUR: Duration = Duration::from_secs(3600);

    #[test]
    fn days_are_counted_from_one() {
        assert_eq!("90".parse(), Ok(KeepDays::USUAL));
        assert_eq!("0".parse(), Ok(Days::<0>(0)));
        assert_eq!(Days::<1>(1).millis(), Millis(86_400_000));
        for wrong in ["0", "-1", "36501", "a year", ""] {
            assert!(wrong.parse::<KeepDays>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_clock_may_be_ahead_by_a_third_of_what_is_kept() {
        let most = |days| Days::<1>(days).most_ahead().0 / DAY.0;
        assert_eq!([1, 6, 90, 36_500].map(most), [1, 2, 30, 31]);
    }

    /// A server with a table, in a folder that was served from before.
    struct Scene {
        data: tempfile::TempDir,
        hall: Hall,
        hand: Arc<std::sync::atomic::AtomicU64>,
        table: Table,
    }

    impl Scene {
        async fn set() -> Scene {
            let (clock, hand) = Clock::adjustable();
            let hall = Hall::new(Arc::new(MemoryJournal::new()), clock, Dice::System);
            let newcomer =
                |name: &str| Newcomer { name: name.to_owned(), badge: None, language: decks::Language::En };
            let chosen = GameOptions::default_of(GameKind::Happiness);
            let (table, _) = hall.open(&newcomer("Ada"), &Key::random(), &chosen).await.unwrap();
            table.join(&newcomer("Ben"), &Key::random()).await.unwrap();
            let scene = Scene { data: tempfile::tempdir().unwrap(), hall, hand, table };
            scene.janitor(Trust::WhenPlausible).believes_the_clock();
            scene
        }

        fn janitor(&self, trust: Trust) -> Janitor {
            let retention = Retention { life: KeepDays::USUAL.millis(), grace: UndoDays::USUAL.millis() };
            let clock = ClockWatch::new(self.data.path(), trust, KeepDays::USUAL.most_ahead());
            Janitor { hall: self.hall.clone(), retention, clock, first_round: FIRST_ROUND }
        }

        fn set_ahead(&self, days: i64) {
            self.hand.fetch_add((days * DAY.0 as i64) as u64, Ordering::SeqCst);
        }

        async fn is_there(&self) -> bool {
            self.table.look(None).await.is_ok()
        }
    }

    async fn pass(time: Duration) {
        for _ in 0..time.as_secs() / 600 {
            tokio::time::advance(Duration::from_secs(600)).await;
            for _ in 0..32 {
                tokio::task::yield_now().await;
            }
        }
    }

    // F6
    #[tokio::test(start_paused = true)]
    async fn a_clock_that_jumped_deletes_nothing_until_it_is_right_or_somebody_says_that_it_is() {
        let scene = Scene::set().await;
        scene.set_ahead(100);
        let work = tokio::spawn(scene.janitor(Trust::WhenPlausible).work());
        pass(50 * HOUR).await;
        assert!(scene.is_there().await, "a hundred days after a jump are no hundred days");
        scene.set_ahead(-100);
        pass(3 * HOUR).await;
        assert!(scene.is_there().await, "nor when it is right again");
        scene.set_ahead(100);
        work.abort();
        let work = tokio::spawn(scene.janitor(Trust::Always).work());
        pass(3 * HOUR).await;
        assert!(!scene.is_there().await, "who says that it is right is believed");
        work.abort();
    }

    // F6
    #[tokio::test(start_paused = true)]
    async fn nothing_is_put_aside_in_the_first_while_after_the_start() {
        let scene = Scene::set().await;
        for _ in 0..4 {
            scene.set_ahead(25);
            scene.janitor(Trust::WhenPlausible).believes_the_clock();
        }
        let work = tokio::spawn(scene.janitor(Trust::WhenPlausible).work());
        pass(HOUR / 2).await;
        assert!(scene.is_there().await);
        pass(HOUR).await;
        assert!(!scene.is_there().await);
        work.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_nobody_has_looked_at_before_is_not_believed_at_once() {
        let scene = Scene::set().await;
        scene.set_ahead(100);
        let fresh = Scene { data: tempfile::tempdir().unwrap(), ..scene };
        assert!(!fresh.janitor(Trust::WhenPlausible).believes_the_clock());
        assert!(fresh.janitor(Trust::WhenPlausible).believes_the_clock());
    }
}
