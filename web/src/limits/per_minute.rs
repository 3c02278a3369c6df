//! Counting by the minute, for as many as there may be and in no more memory than is set aside.

use std::{
    hash::Hash,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use moka::{policy::EvictionPolicy, sync::Cache};

use super::TooMany;

const MINUTE: Duration = Duration::from_secs(60);
/// How many are kept in mind at once: the longest silent are forgotten first. Counts for everybody together
/// go on even when that happens.
const MOST_KEPT: u64 = 10_000;

/// How often something happened in the minute since it first did, for each who did it.
///
/// A limiter that lets tokens drip cannot be asked without taking one, and a right code must not count: so
/// this counts, and a cache sees to it that a minute is over and that counts do not pile up.
#[derive(Debug)]
pub(super) struct PerMinute<K: Hash + Eq + Send + Sync + 'static> {
    most: u32,
    counts: Cache<K, Arc<AtomicU32>>,
}

impl<K: Hash + Eq + Send + Sync + 'static> PerMinute<K> {
    pub(super) fn at_most(most: u32) -> PerMinute<K> {
        PerMinute::keeping(most, MOST_KEPT)
    }

    fn keeping(most: u32, kept: u64) -> PerMinute<K> {
        let counts = Cache::builder()
            .max_capacity(kept)
            .time_to_live(MINUTE)
            // Otherwise a newcomer among many would not be kept in mind at all.
            .eviction_policy(EvictionPolicy::lru())
            .build();
        PerMinute { most, counts }
    }

    /// Whether there is nothing left to take. Takes nothing.
    pub(super) fn are_spent(&self, who: &K) -> bool {
        self.counts.get(who).is_some_and(|count| count.load(Ordering::Relaxed) >= self.most)
    }

    /// Counts one, and says how many that makes.
    pub(super) fn count(&self, who: K) -> u32 {
        self.of(who).fetch_add(1, Ordering::Relaxed).saturating_add(1)
    }

    /// Counts one, unless there are too many already.
    pub(super) fn take(&self, who: K) -> Result<(), TooMany> {
        let room = |count: u32| (count < self.most).then_some(count + 1);
        match self.of(who).fetch_update(Ordering::Relaxed, Ordering::Relaxed, room) {
            Ok(_) => Ok(()),
            Err(_) => Err(TooMany),
        }
    }

    fn of(&self, who: K) -> Arc<AtomicU32> {
        self.counts.get_with(who, Arc::default)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_are_taken_and_no_more() {
        let quota = PerMinute::at_most(3);
        assert!(!quota.are_spent(&"a"));
        assert_eq!([(); 4].map(|()| quota.take("a")), [Ok(()), Ok(()), Ok(()), Err(TooMany)]);
        assert!(quota.are_spent(&"a") && !quota.are_spent(&"b"));
        assert_eq!(quota.count("b"), 1);
        assert_eq!([(); 3].map(|()| quota.take("b")), [Ok(()), Ok(()), Err(TooMany)]);
    }

    /// However many there are, memory is not, and who came last is kept in mind.
    #[test]
    fn a_flood_of_others_fills_no_memory() {
        let quota = PerMinute::keeping(1, 100);
        for who in 0..10_000_u32 {
            quota.count(who);
            assert!(quota.are_spent(&who));
        }
        quota.counts.run_pending_tasks();
        assert!(quota.counts.entry_count() <= 100, "{}", quota.counts.entry_count());
        assert!(quota.are_spent(&9_999));
    }
}
