//! Nobody finds a table by trying codes, and nobody who sits at one is kept out because somebody tries.
//!
//! A try is taken before the code is looked up and given back when the code was right, so that a thousand
//! tries at once are no more than ten. Those who come while all are lent out wait for one to come back: a
//! class that scans a code in the same instant gets in.

use std::{
    hash::{BuildHasher, RandomState},
    net::IpAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use moka::sync::Cache;
use table::Code;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, sleep_until},
};

use super::{
    Bounds, TooMany,
    network::Network,
    quota::{MINUTE, MOST_KEPT, Quota, forgetful},
};

/// For how long somebody is known who has not been here.
const KNOWN_FOR: Duration = Duration::from_secs(24 * 60 * 60);
/// Everybody at five thousand full tables, with room to spare; a few megabytes.
const MOST_KNOWN: u64 = 200_000;

#[derive(Debug)]
pub(crate) struct Guesses {
    by_address: Tries,
    by_network: Tries,
    in_all: Arc<Quota<()>>,
    queue: Queue,
    unknown_keys: Quota<Network>,
    /// Keys and passes that tables have recognized, as prints that nobody can make elsewhere.
    known: Cache<u64, ()>,
    printer: RandomState,
}

/// A code that may be tried. It counts as wrong unless it is given back, even when nobody waits for the
/// answer.
#[derive(Debug)]
#[must_use]
pub(crate) struct Try {
    taken: Option<[Taken; 2]>,
    in_all: Arc<Quota<()>>,
}

impl Try {
    /// The code was right, or nobody learnt whether it was.
    pub(crate) fn give_back(mut self) {
        for taken in self.taken.take().into_iter().flatten() {
            taken.give_back();
        }
    }
}

impl Drop for Try {
    fn drop(&mut self) {
        if self.taken.is_some() {
            self.in_all.count(());
        }
    }
}

impl Guesses {
    pub(crate) fn new(bounds: &Bounds) -> Guesses {
        Guesses {
            by_address: Tries::a_minute(bounds.wrong_codes_per_address),
            by_network: Tries::a_minute(bounds.wrong_codes_per_network),
            in_all: Arc::new(Quota::a_minute(bounds.wrong_codes_in_all)),
            queue: Queue::new(bounds.queue_step, bounds.longest_queue),
            unknown_keys: Quota::a_minute(bounds.unknown_keys_per_address),
            known: Cache::builder().max_capacity(MOST_KNOWN).time_to_idle(KNOWN_FOR).build(),
            printer: RandomState::new(),
        }
    }

    /// Takes a try, and waits where there are many.
    pub(crate) async fn take(&self, address: IpAddr) -> Result<Try, TooMany> {
        let own = self.by_address.take(Network::of(address)).await?;
        let network = match self.by_network.take(Network::neighbourhood_of(address)).await {
            Ok(network) => network,
            Err(too_many) => {
                own.give_back();
                return Err(too_many);
            }
        };
        let tried = Try { taken: Some([own, network]), in_all: self.in_all.clone() };
        if self.in_all.is_spent(&())
            && let Err(too_many) = self.queue.stand().await
        {
            tried.give_back();
            return Err(too_many);
        }
        Ok(tried)
    }

    /// Whether an address without a try left may still show a key that nobody knows yet.
    pub(crate) fn show_unknown_key(&self, address: IpAddr) -> Result<(), TooMany> {
        self.unknown_keys.take(Network::of(address))
    }

    /// Keeps in mind that a table knows this key or pass. Who is known already is kept for longer by being
    /// asked for, which is far less work than to write them down again.
    pub(crate) fn remember(&self, table: Code, shown: &str) {
        if !self.remembers(table, shown) {
            self.known.insert(self.print(table, shown), ());
        }
    }

    pub(crate) fn remembers(&self, table: Code, shown: &str) -> bool {
        self.known.get(&self.print(table, shown)).is_some()
    }

    fn print(&self, table: Code, shown: &str) -> u64 {
        self.printer.hash_one((table, shown))
    }
}

/// So many tries in a minute for each.
#[derive(Debug)]
struct Tries {
    most: u32,
    purses: Cache<Network, Arc<Purse>>,
}

#[derive(Debug)]
struct Purse {
    left: Arc<Semaphore>,
    wrong: AtomicU32,
    most: u32,
}

/// One try out of a purse; it stays taken when it is dropped.
#[derive(Debug)]
struct Taken {
    purse: Arc<Purse>,
    permit: Option<OwnedSemaphorePermit>,
}

impl Tries {
    fn a_minute(most: u32) -> Tries {
        Tries { most, purses: forgetful(MINUTE, MOST_KEPT) }
    }

    async fn take(&self, who: Network) -> Result<Taken, TooMany> {
        let fresh = || {
            let left = Arc::new(Semaphore::new(self.most as usize));
            Arc::new(Purse { left, wrong: AtomicU32::new(0), most: self.most })
        };
        let purse = self.purses.get_with(who, fresh);
        let permit = purse.left.clone().acquire_owned().await.map_err(|_| TooMany)?;
        Ok(Taken { purse, permit: Some(permit) })
    }
}

impl Taken {
    fn give_back(mut self) {
        self.permit = None;
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let Some(permit) = self.permit.take() else { return };
        permit.forget();
        if self.purse.wrong.fetch_add(1, Ordering::Relaxed) + 1 >= self.purse.most {
            // Whoever still waits for one waits in vain.
            self.purse.left.close();
        }
    }
}

/// One after another, in equal steps.
#[derive(Debug)]
struct Queue {
    step: Duration,
    longest: Duration,
    next: Mutex<Instant>,
}

impl Queue {
    fn new(step: Duration, longest: Duration) -> Queue {
        Queue { step, longest, next: Mutex::new(Instant::now()) }
    }

    async fn stand(&self) -> Result<(), TooMany> {
        let now = Instant::now();
        let turn = {
            let mut next = super::lock(&self.next);
            let turn = now.max(*next);
            if turn - now > self.longest {
                return Err(TooMany);
            }
            *next = turn + self.step;
            turn
        };
        sleep_until(turn).await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    async fn wrong(guesses: &Guesses, address: IpAddr) -> Result<(), TooMany> {
        let tried = guesses.take(address).await?;
        // As if the journal were asked.
        tokio::task::yield_now().await;
        drop(tried);
        Ok(())
    }

    /// Issue: three hundred at once got 236 tries, because they were counted after the look.
    #[tokio::test(start_paused = true)]
    async fn three_hundred_at_once_are_ten_tries() {
        let guesses = Guesses::new(&Bounds::default());
        let guesser = address("2001:db8::1");
        let tried = join_all((0..300).map(|_| wrong(&guesses, guesser))).await;
        assert_eq!(tried.iter().filter(|tried| tried.is_ok()).count(), 10);
        let same_household = address("2001:db8::2");
        assert_eq!(wrong(&guesses, same_household).await, Err(TooMany));
        assert_eq!(wrong(&guesses, address("192.0.2.1")).await, Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_class_with_the_right_code_gets_in_at_once() {
        let guesses = Guesses::new(&Bounds::default());
        let school = address("192.0.2.1");
        let right = async || {
            let tried = guesses.take(school).await?;
            tokio::task::yield_now().await;
            tried.give_back();
            Ok::<_, TooMany>(())
        };
        let before = Instant::now();
        let class = join_all((0..100).map(|_| right())).await;
        assert!(class.iter().all(Result::is_ok), "{class:?}");
        assert_eq!(Instant::now(), before, "nobody had to wait for the clock");
    }

    #[tokio::test(start_paused = true)]
    async fn a_network_has_no_more_tries_than_one_may_have_to_oneself() {
        let guesses = Guesses::new(&Bounds::default());
        for (prefix, elsewhere) in [("192.0.2.", "192.0.3.1"), ("2001:db8:1:", "2001:db8:2::1")] {
            let mut tried = 0;
            for host in 1..=20 {
                let text = if prefix.contains('.') {
                    format!("{prefix}{host}")
                } else {
                    format!("{prefix}{host}::1")
                };
                for _ in 0..10 {
                    tried += u32::from(wrong(&guesses, address(&text)).await.is_ok());
                }
            }
            assert_eq!(tried, 50, "{prefix}");
            assert_eq!(wrong(&guesses, address(elsewhere)).await, Ok(()));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn many_addresses_that_guess_together_queue() {
        let bounds = Bounds::default();
        let guesses = Guesses::new(&bounds);
        let began = Instant::now();
        let somewhere = |number: u32| IpAddr::from([198, (number / 200) as u8, (number % 200) as u8, 7]);
        for number in 0..bounds.wrong_codes_in_all {
            assert_eq!(wrong(&guesses, somewhere(number)).await, Ok(()));
        }
        assert_eq!(Instant::now(), began, "so many are nobody's business");
        // A thousand addresses go on for ten seconds, as fast as they are answered.
        let guessing = async |number: u32| {
            let mut tried = 0;
            while began.elapsed() < Duration::from_secs(10) {
                match wrong(&guesses, somewhere(1000 + number)).await {
                    Ok(()) => tried += 1,
                    Err(TooMany) => tokio::time::sleep(Duration::from_secs(1)).await,
                }
            }
            tried
        };
        let tried: u32 = join_all((0..1000).map(guessing)).await.into_iter().sum();
        assert!((50..=80).contains(&tried), "{tried} codes were tried in ten seconds");
    }

    #[tokio::test(start_paused = true)]
    async fn who_gives_up_in_the_middle_has_tried() {
        let guesses = Guesses::new(&Bounds::default());
        let guesser = address("192.0.2.1");
        for _ in 0..10 {
            drop(guesses.take(guesser).await.unwrap());
        }
        assert_eq!(wrong(&guesses, guesser).await, Err(TooMany));
    }

    #[test]
    fn a_key_is_known_at_its_table_and_nowhere_else() {
        let guesses = Guesses::new(&Bounds::default());
        let [here, there] = ["KR7WQ4", "KR7WQ5"].map(|code| code.parse().unwrap());
        guesses.remember(here, "a key");
        assert!(guesses.remembers(here, "a key"));
        assert!(!guesses.remembers(there, "a key") && !guesses.remembers(here, "another"));
    }
}
