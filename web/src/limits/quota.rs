//! Counting by the minute or the hour, for as many as there may be and in no more memory than is set aside.

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

pub(super) const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
/// How many are kept in mind at once: the longest silent are forgotten first. Counts for everybody together
/// go on even when that happens.
pub(super) const MOST_KEPT: u64 = 10_000;

/// A memory of bounded size that forgets after a time.
pub(super) fn forgetful<K, V>(span: Duration, kept: u64) -> Cache<K, V>
where
    K: Hash + Eq + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    Cache::builder()
        .max_capacity(kept)
        .time_to_live(span)
        // Otherwise a newcomer among many would not be kept in mind at all.
        .eviction_policy(EvictionPolicy::lru())
        .build()
}

/// How often something happened in the span since it first did, for each who did it.
///
/// A limiter that lets tokens drip cannot be asked without taking one: so this counts, and a cache sees to it
/// that a span is over and that counts do not pile up.
#[derive(Debug)]
pub(super) struct Quota<K: Hash + Eq + Send + Sync + 'static> {
    most: u32,
    counts: Cache<K, Arc<AtomicU32>>,
}

impl<K: Hash + Eq + Send + Sync + 'static> Quota<K> {
    pub(super) fn a_minute(most: u32) -> Quota<K> {
        Quota { most, counts: forgetful(MINUTE, MOST_KEPT) }
    }

    pub(super) fn an_hour(most: u32) -> Quota<K> {
        Quota { most, counts: forgetful(HOUR, MOST_KEPT) }
    }

    /// Whether there is nothing left to take. Takes nothing.
    pub(super) fn is_spent(&self, who: &K) -> bool {
        self.counts.get(who).is_some_and(|count| count.load(Ordering::Relaxed) >= self.most)
    }

    /// Counts one, however many there are already.
    pub(super) fn count(&self, who: K) {
        let _ = self.of(who).fetch_update(Ordering::Relaxed, Ordering::Relaxed, |count| count.checked_add(1));
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
        let quota = Quota::a_minute(3);
        assert!(!quota.is_spent(&"a"));
        assert_eq!([(); 4].map(|()| quota.take("a")), [Ok(()), Ok(()), Ok(()), Err(TooMany)]);
        assert!(quota.is_spent(&"a") && !quota.is_spent(&"b"));
        quota.count("b");
        assert_eq!([(); 3].map(|()| quota.take("b")), [Ok(()), Ok(()), Err(TooMany)]);
    }

    /// However many there are, memory is not, and who came last is kept in mind.
    #[test]
    fn a_flood_of_others_fills_no_memory() {
        let quota = Quota { most: 1, counts: forgetful(MINUTE, 100) };
        for who in 0..10_000_u32 {
            quota.count(who);
            assert!(quota.is_spent(&who));
        }
        quota.counts.run_pending_tasks();
        assert!(quota.counts.entry_count() <= 100, "{}", quota.counts.entry_count());
        assert!(quota.is_spent(&9_999));
    }
}
