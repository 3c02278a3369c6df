//! Deletes tables that nobody has touched for long.

use std::{fmt, str::FromStr, time::Duration};

use journal::Millis;
use table::Hall;
use tokio::time::MissedTickBehavior;

/// Often enough that a table goes within the day, seldom enough to cost nothing.
const ROUND: Duration = Duration::from_secs(60 * 60);

/// After how many days without a touch a table is deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeepDays(u32);

impl KeepDays {
    /// A hundred years: for ever, as far as anybody can tell.
    const MOST: u32 = 36_500;

    fn millis(self) -> Millis {
        Millis(u64::from(self.0) * 24 * 60 * 60 * 1000)
    }
}

impl Default for KeepDays {
    /// A season: long enough for a table that meets every few weeks.
    fn default() -> Self {
        KeepDays(90)
    }
}

impl fmt::Display for KeepDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for KeepDays {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let days = text.parse().ok().filter(|days| (1..=KeepDays::MOST).contains(days));
        days.map(KeepDays).ok_or_else(|| format!("write a number of days from 1 to {}", KeepDays::MOST))
    }
}

/// Goes round at the start and then every hour, for as long as it is let.
pub(super) async fn tidy(hall: Hall, keep: KeepDays) {
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        match hall.forget_untouched(keep.millis()).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, days = keep.0, "deleted tables that nobody had touched"),
            Err(error) => tracing::warn!(%error, "untouched tables could not be deleted; trying again later"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_one() {
        assert_eq!("90".parse(), Ok(KeepDays::default()));
        assert_eq!(KeepDays(1).millis(), Millis(86_400_000));
        for wrong in ["0", "-1", "36501", "a year", ""] {
            assert!(wrong.parse::<KeepDays>().is_err(), "{wrong}");
        }
    }
}
