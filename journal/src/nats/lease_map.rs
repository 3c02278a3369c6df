//! What a server knows of who leads what, as the bucket tells it.
//!
//! No clock is asked. Every server puts a beat into the bucket once a second, and the bucket has an order:
//! a server that lets so many of our beats pass without one of its own is gone.

use std::collections::{HashMap, HashSet};

use tokio::sync::watch;

use crate::leases::{Hold, Peer, Secret, Whereabouts};
use crate::record::TableId;

/// So many of our beats may pass: the last of these is five seconds younger than what we heard last, at
/// least, and a server that did not get a beat through for four leads nothing any more.
pub(super) const SILENCE: u32 = 6;
/// Whoever is silent for so long does not come back under the same name, and what it leaves is cleared away.
pub(super) const LONG_SILENCE: u32 = 60;

/// A server between one start and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ServerId(pub(super) u64);

#[derive(Debug)]
pub(super) struct LeaseMap {
    me: ServerId,
    servers: HashMap<ServerId, Server>,
    tables: HashMap<TableId, Lease>,
}

#[derive(Debug)]
struct Server {
    address: String,
    secret: Secret,
    /// How many of our beats have come since its last.
    silence: u32,
}

#[derive(Debug)]
struct Lease {
    holder: ServerId,
    revision: u64,
    /// Ours, and our claim to lead the table is stored.
    claimed: bool,
    /// Goes when the holder does not lead the table any more.
    leads: watch::Sender<()>,
}

impl Lease {
    fn new(holder: ServerId, revision: u64) -> Lease {
        Lease { holder, revision, claimed: false, leads: watch::channel(()).0 }
    }
}

/// How a table stands.
#[derive(Debug)]
pub(super) enum Standing {
    /// Somebody leads it.
    Led(Whereabouts),
    /// The lease of that revision is ours, and nothing has been made of it yet.
    Unclaimed(u64),
    /// The lease of that revision is of a server that has fallen silent.
    Deserted(u64),
    /// Nobody has a lease of it, as far as we know.
    Free,
}

impl LeaseMap {
    pub(super) fn new(me: ServerId) -> LeaseMap {
        LeaseMap { me, servers: HashMap::new(), tables: HashMap::new() }
    }

    pub(super) fn standing(&self, table: TableId) -> Standing {
        let Some(lease) = self.tables.get(&table) else { return Standing::Free };
        if lease.holder == self.me {
            return if lease.claimed {
                Standing::Led(Whereabouts::Here)
            } else {
                Standing::Unclaimed(lease.revision)
            };
        }
        match self.servers.get(&lease.holder).filter(|server| server.silence < SILENCE) {
            Some(Server { address, secret, .. }) => Standing::Led(Whereabouts::There(Peer {
                address: address.clone(),
                secret: secret.clone(),
                leads: Hold::new(&lease.leads),
            })),
            None => Standing::Deserted(lease.revision),
        }
    }

    /// Our own hold on a table.
    pub(super) fn hold(&self, table: TableId) -> Option<Hold> {
        let lease = self.tables.get(&table)?;
        (lease.holder == self.me && lease.claimed).then(|| Hold::new(&lease.leads))
    }

    pub(super) fn led_here(&self) -> u64 {
        self.mine().filter(|(_, lease)| lease.claimed).count() as u64
    }

    fn mine(&self) -> impl Iterator<Item = (TableId, &Lease)> {
        self.tables.iter().filter(|(_, lease)| lease.holder == self.me).map(|(table, lease)| (*table, lease))
    }

    /// A server is there. Says who has been silent for very long, if this is our own beat.
    pub(super) fn beat(&mut self, id: ServerId, address: String, secret: Secret) -> Vec<ServerId> {
        // Two servers do not listen at one address: the older one has gone.
        let replaced =
            self.servers.iter().filter(|(other, server)| **other != id && server.address == address);
        let replaced: Vec<ServerId> = replaced.map(|(other, _)| *other).collect();
        for other in replaced {
            self.left(other);
        }
        if id != self.me {
            self.servers.insert(id, Server { address, secret, silence: 0 });
            return Vec::new();
        }
        for server in self.servers.values_mut() {
            server.silence = server.silence.saturating_add(1);
        }
        let silent = |silence: u32| {
            let servers = self.servers.iter().filter(move |(_, server)| server.silence == silence);
            servers.map(|(id, _)| *id).collect::<HashSet<ServerId>>()
        };
        let (gone, long_gone) = (silent(SILENCE), silent(LONG_SILENCE));
        for lease in self.tables.values_mut().filter(|lease| gone.contains(&lease.holder)) {
            lease.leads = watch::channel(()).0;
        }
        long_gone.into_iter().collect()
    }

    /// A server has said goodbye, or has been cleared away.
    pub(super) fn left(&mut self, id: ServerId) {
        self.servers.remove(&id);
        for lease in self.tables.values_mut().filter(|lease| lease.holder == id) {
            lease.leads = watch::channel(()).0;
        }
    }

    /// Somebody has the lease of a table. Says whether it was ours before.
    pub(super) fn taken(&mut self, table: TableId, holder: ServerId, revision: u64) -> bool {
        match self.tables.get(&table) {
            Some(known) if known.revision >= revision => false,
            known => {
                let was_ours = known.is_some_and(|known| known.claimed);
                self.tables.insert(table, Lease::new(holder, revision));
                was_ours
            }
        }
    }

    /// Nobody has it since then. Says whether it was ours before.
    pub(super) fn freed(&mut self, table: TableId, revision: u64) -> bool {
        match self.tables.get(&table) {
            Some(known) if known.revision < revision => {
                self.tables.remove(&table).is_some_and(|known| known.claimed)
            }
            _ => false,
        }
    }

    /// Our claim under that lease is stored. False when the lease is not ours any more.
    pub(super) fn claimed(&mut self, table: TableId, revision: u64) -> bool {
        let lease = self.tables.get_mut(&table);
        let ours = lease.filter(|lease| lease.holder == self.me && lease.revision == revision);
        ours.map(|lease| lease.claimed = true).is_some()
    }

    /// We do not lead a table any more, and the lease is still ours to give back. Says its revision.
    pub(super) fn let_go(&mut self, table: TableId) -> Option<u64> {
        let lease = self.tables.get_mut(&table).filter(|lease| lease.holder == self.me)?;
        lease.claimed = false;
        lease.leads = watch::channel(()).0;
        Some(lease.revision)
    }

    /// The lease of a table that we do not lead any more.
    pub(super) fn unclaimed(&self, table: TableId) -> Option<u64> {
        match self.standing(table) {
            Standing::Unclaimed(revision) => Some(revision),
            Standing::Led(_) | Standing::Deserted(_) | Standing::Free => None,
        }
    }

    /// All tables that we lead, and whether somebody has them awake.
    pub(super) fn all_mine(&self) -> Vec<(TableId, bool)> {
        self.mine().map(|(table, lease)| (table, lease.leads.receiver_count() > 0)).collect()
    }

    /// The leases of a server.
    pub(super) fn leases_of(&self, id: ServerId) -> Vec<(TableId, u64)> {
        let its = self.tables.iter().filter(|(_, lease)| lease.holder == id);
        its.map(|(table, lease)| (*table, lease.revision)).collect()
    }

    /// The bucket has been looked through up to that revision, and this is all that there is. Says which
    /// tables we have lost.
    pub(super) fn keep_only(
        &mut self,
        servers: &HashSet<ServerId>,
        tables: &HashSet<TableId>,
        up_to: u64,
    ) -> Vec<TableId> {
        let left: Vec<ServerId> = self.servers.keys().filter(|id| !servers.contains(*id)).copied().collect();
        for id in left {
            self.left(id);
        }
        let over = |(table, lease): &(&TableId, &Lease)| !tables.contains(*table) && lease.revision <= up_to;
        let over: Vec<TableId> = self.tables.iter().filter(over).map(|(table, _)| *table).collect();
        let lost = over.iter().filter(|table| self.tables.remove(*table).is_some_and(|lease| lease.claimed));
        lost.copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: ServerId = ServerId(1);
    const OTHER: ServerId = ServerId(2);
    const TABLE: TableId = TableId(7);

    fn beats(map: &mut LeaseMap, id: ServerId, count: u32) -> Vec<ServerId> {
        let beat = |_| map.beat(id, format!("a:{}", id.0), Secret("s".to_owned()));
        (0..count).flat_map(beat).collect()
    }

    fn map() -> LeaseMap {
        let mut map = LeaseMap::new(ME);
        beats(&mut map, OTHER, 1);
        map
    }

    fn is_there(map: &LeaseMap) -> bool {
        matches!(map.standing(TABLE), Standing::Led(Whereabouts::There(_)))
    }

    async fn has_ended(hold: &mut Hold) -> bool {
        tokio::time::timeout(std::time::Duration::ZERO, hold.ended()).await.is_ok()
    }

    #[tokio::test]
    async fn a_server_that_lets_our_beats_pass_is_gone() {
        let mut map = map();
        map.taken(TABLE, OTHER, 3);
        let Standing::Led(Whereabouts::There(Peer { mut leads, .. })) = map.standing(TABLE) else {
            panic!("the other leads it")
        };
        beats(&mut map, ME, SILENCE - 1);
        assert!(is_there(&map) && !has_ended(&mut leads).await);
        beats(&mut map, OTHER, 1);
        beats(&mut map, ME, SILENCE - 1);
        assert!(is_there(&map), "it is counted from its last beat");
        beats(&mut map, ME, 1);
        assert!(matches!(map.standing(TABLE), Standing::Deserted(3)));
        assert!(has_ended(&mut leads).await, "who waits for it is told");
        beats(&mut map, OTHER, 1);
        assert!(is_there(&map), "it was only slow, and nobody has taken the table over");
        assert_eq!(beats(&mut map, ME, LONG_SILENCE), [OTHER]);
        map.left(OTHER);
        assert!(matches!(map.standing(TABLE), Standing::Deserted(3)));
    }

    #[tokio::test]
    async fn a_lease_is_held_from_its_claim_until_it_is_anothers() {
        let mut map = map();
        assert!(matches!(map.standing(TABLE), Standing::Free));
        assert!(!map.taken(TABLE, ME, 3));
        assert!(matches!(map.standing(TABLE), Standing::Unclaimed(3)) && map.hold(TABLE).is_none());
        assert!(!map.claimed(TABLE, 2), "that was another lease");
        assert!(map.claimed(TABLE, 3));
        let mut hold = map.hold(TABLE).unwrap();
        assert!(!map.taken(TABLE, OTHER, 2), "old news");
        assert!(!has_ended(&mut hold).await);
        assert!(map.taken(TABLE, OTHER, 5));
        assert!(is_there(&map) && has_ended(&mut hold).await && !map.claimed(TABLE, 5));
    }

    #[tokio::test]
    async fn what_is_given_back_is_ours_until_it_is_freed() {
        let mut map = map();
        map.taken(TABLE, ME, 3);
        map.claimed(TABLE, 3);
        let mut hold = map.hold(TABLE).unwrap();
        assert_eq!(map.all_mine(), [(TABLE, true)]);
        assert_eq!((map.let_go(TABLE), map.unclaimed(TABLE)), (Some(3), Some(3)));
        assert!(has_ended(&mut hold).await);
        assert_eq!((map.all_mine(), map.led_here()), (vec![(TABLE, false)], 0));
        assert!(!map.freed(TABLE, 3) && !map.freed(TABLE, 4), "we knew");
        assert!(matches!(map.standing(TABLE), Standing::Free));
    }

    #[test]
    fn a_server_that_starts_again_is_another_and_the_old_one_has_gone() {
        let mut map = map();
        map.taken(TABLE, OTHER, 3);
        assert!(is_there(&map));
        map.beat(ServerId(9), "a:2".to_owned(), Secret("new".to_owned()));
        assert!(matches!(map.standing(TABLE), Standing::Deserted(3)));
    }

    #[test]
    fn what_the_bucket_does_not_have_is_over() {
        let mut map = map();
        map.taken(TABLE, ME, 3);
        map.claimed(TABLE, 3);
        map.taken(TableId(8), ME, 9);
        let lost = map.keep_only(&HashSet::new(), &HashSet::new(), 5);
        assert_eq!(lost, [TABLE]);
        assert!(matches!(map.standing(TableId(8)), Standing::Unclaimed(9)), "it came later");
    }
}
