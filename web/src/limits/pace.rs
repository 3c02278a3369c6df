//! How fast a household may ask. Who asks faster waits for their turn among their own, not among all.

use std::{
    net::IpAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use moka::sync::Cache;
use tokio::time::{Instant, sleep_until};

use super::{
    Bounds, TooMany, lock,
    network::Network,
    quota::{MINUTE, MOST_KEPT, forgetful},
};

#[derive(Debug)]
pub(crate) struct Pace {
    step: Duration,
    /// What may come at once.
    burst: Duration,
    longest: Duration,
    /// When the next request of a household is due, if it came at an even pace.
    due: Cache<Network, Arc<Mutex<Instant>>>,
}

impl Pace {
    pub(super) fn new(bounds: &Bounds) -> Pace {
        let step = Duration::from_secs(1) / bounds.requests_per_second;
        let (burst, longest) = (step * bounds.requests_at_once, bounds.longest_queue);
        Pace { step, burst, longest, due: forgetful(MINUTE, MOST_KEPT) }
    }

    /// Waits until it is this address's turn.
    pub(crate) async fn keep(&self, address: IpAddr) -> Result<(), TooMany> {
        let now = Instant::now();
        let turn = {
            let due = self.due.get_with(Network::of(address), || Arc::new(Mutex::new(now)));
            let mut due = lock(&due);
            let evenly = now.max(*due);
            let turn = now.max(evenly.checked_sub(self.burst).unwrap_or(now));
            if turn - now > self.longest {
                return Err(TooMany);
            }
            *due = evenly + self.step;
            turn
        };
        if turn > now {
            sleep_until(turn).await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_asks_without_end_is_answered_at_a_pace_and_others_at_once() {
        let bounds = Bounds { requests_per_second: 10, requests_at_once: 20, ..Bounds::default() };
        let pace = Pace::new(&bounds);
        let [busy, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let began = Instant::now();
        for _ in 0..20 {
            assert_eq!(pace.keep(busy).await, Ok(()));
        }
        assert_eq!(began.elapsed(), Duration::ZERO, "a page with all that belongs to it");
        for _ in 0..10 {
            assert_eq!(pace.keep(busy).await, Ok(()));
        }
        let elapsed = began.elapsed();
        assert!((Duration::from_millis(800)..Duration::from_millis(1200)).contains(&elapsed), "{elapsed:?}");
        let before = Instant::now();
        assert_eq!(pace.keep(other).await, Ok(()));
        assert_eq!(before.elapsed(), Duration::ZERO);
        // Nobody waits for longer than makes sense.
        let crowd = join_all((0..200).map(|_| pace.keep(busy))).await;
        let answered = crowd.iter().filter(|kept| kept.is_ok()).count();
        assert!((45..=55).contains(&answered), "{answered}");
    }
}
