//! The keys under which a table's record keeps what it must one day be unable to tell.
//!
//! A game may have secrets that nobody shall learn afterwards either, such as who voted for whom (TC-8). Such
//! a value is stored shut: encrypted and authenticated under a random key of its round, bound to the table,
//! the game, the round and the seat. The key lies in the journal beside the records, so that a crash loses
//! nothing, and is destroyed in the very step that ends the round. From then on the record cannot be opened
//! by anybody.

use std::{collections::BTreeMap, fmt};

use chacha20poly1305::{
    KeyInit, XChaCha20Poly1305, XNonce,
    aead::{Aead, Payload},
};
use journal::{KeyChanges, KeyId, Seq, TableId, VaultKey, overwrite_stack};
use rules::{Sealer, Seat};

use crate::{
    chance::{fill_randomly, random_bytes},
    event::{Entry, Event},
};

/// As long as nobody could ever draw the same one twice.
const NONCE: usize = 24;

/// The keys of one table that are still needed.
pub(crate) struct Vault {
    table: TableId,
    keys: BTreeMap<KeyId, VaultKey>,
}

/// The key of a round. Games are told apart by the record with which they began.
fn key_of(game: Seq, round: u32) -> KeyId {
    KeyId(game.0 << 32 | u64::from(round))
}

impl Vault {
    pub(crate) fn new(table: TableId) -> Vault {
        Vault { table, keys: BTreeMap::new() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Takes over what the journal has.
    pub(crate) fn load(&mut self, keys: Vec<(KeyId, VaultKey)>) {
        self.keys = keys.into_iter().collect();
    }

    /// Makes of an entry what is to be stored in the game that began with that record, and tells the keys it
    /// takes.
    pub(crate) fn shut(&self, entry: &mut Entry, game: Seq) -> Vec<(KeyId, VaultKey)> {
        let mut keeper = Keeper::new(self, game);
        for event in &mut entry.events {
            if let Event::Played { play } = event {
                play.shut(&mut keeper);
            }
        }
        // Most moves have nothing to shut, and then no key has been looked at.
        if keeper.has_shut {
            overwrite_stack();
        }
        let Keeper { mut keys, made, .. } = keeper;
        made.into_iter().filter_map(|id| Some((id, keys.remove(&id)?))).collect()
    }

    /// Opens what can still be opened in an entry that was read from the game that began with that record.
    pub(crate) fn unshut(&self, entry: &mut Entry, game: Seq) {
        if self.is_empty() {
            return;
        }
        let keeper = Keeper::new(self, game);
        for event in &mut entry.events {
            if let Event::Played { play } = event {
                play.unshut(&keeper);
            }
        }
        overwrite_stack();
    }

    /// What happens to the keys when these are made and only that of one round is needed any longer.
    pub(crate) fn changes(
        &self,
        mut made: Vec<(KeyId, VaultKey)>,
        game: Seq,
        round: Option<u32>,
    ) -> KeyChanges {
        let needed = round.map(|round| key_of(game, round));
        made.retain(|(id, _)| Some(*id) == needed);
        let burnt = self.keys.keys().copied().filter(|id| Some(*id) != needed).collect();
        KeyChanges { made, burnt }
    }

    /// The changes are stored.
    pub(crate) fn apply(&mut self, changes: KeyChanges) {
        self.keys.retain(|id, _| !changes.burnt.contains(id));
        self.keys.extend(changes.made);
    }
}

impl fmt::Debug for Vault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Vault({} keys)", self.keys.len())
    }
}

/// Shuts and opens for one game, making keys as rounds need them.
struct Keeper {
    table: TableId,
    game: Seq,
    keys: BTreeMap<KeyId, VaultKey>,
    made: Vec<KeyId>,
    /// Whether anything has been shut.
    has_shut: bool,
}

impl Keeper {
    fn new(vault: &Vault, game: Seq) -> Keeper {
        Keeper { table: vault.table, game, keys: vault.keys.clone(), made: Vec::new(), has_shut: false }
    }

    /// What a value is bound to: it opens nowhere else.
    fn place(&self, round: u32, seat: Seat) -> Vec<u8> {
        let mut place = b"likeness shut\0".to_vec();
        place.extend_from_slice(&self.table.0.to_be_bytes());
        place.extend_from_slice(&self.game.0.to_be_bytes());
        place.extend_from_slice(&round.to_be_bytes());
        place.push(seat.0);
        place
    }
}

fn cipher(key: &VaultKey) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(key.bytes().into())
}

impl Sealer for Keeper {
    fn shut(&mut self, round: u32, seat: Seat, plain: &[u8]) -> Vec<u8> {
        self.has_shut = true;
        let id = key_of(self.game, round);
        let made = &mut self.made;
        let key = self.keys.entry(id).or_insert_with(|| {
            made.push(id);
            VaultKey::filled_by(|bits| fill_randomly(bits))
        });
        let cipher = cipher(key);
        let nonce: [u8; NONCE] = random_bytes();
        let aad = self.place(round, seat);
        let payload = Payload { msg: plain, aad: &aad };
        let shut = cipher.encrypt(&XNonce::from(nonce), payload).expect("a short value can be encrypted");
        [&nonce[..], &shut].concat()
    }

    fn open(&self, round: u32, seat: Seat, shut: &[u8]) -> Option<Vec<u8>> {
        let (nonce, shut) = shut.split_first_chunk::<NONCE>()?;
        let aad = self.place(round, seat);
        let payload = Payload { msg: shut, aad: &aad };
        cipher(self.keys.get(&key_of(self.game, round))?).decrypt(&XNonce::from(*nonce), payload).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Seq = Seq(7);

    fn keeper(table: u64, game: Seq, key: VaultKey) -> Keeper {
        let keys = BTreeMap::from([(key_of(game, 1), key)]);
        Keeper::new(&Vault { table: TableId(table), keys }, game)
    }

    #[test]
    fn what_is_shut_opens_for_its_table_game_round_and_seat_only() {
        let key = || VaultKey::new([7; 32]);
        let mut home = keeper(1, GAME, key());
        let shut = home.shut(1, Seat(2), b"ballot");
        assert_eq!(home.open(1, Seat(2), &shut), Some(b"ballot".to_vec()));
        assert_eq!(home.open(1, Seat(3), &shut), None, "another seat");
        assert_eq!(home.open(2, Seat(2), &shut), None, "another round");
        assert_eq!(keeper(2, GAME, key()).open(1, Seat(2), &shut), None, "another table");
        assert_eq!(keeper(1, Seq(8), key()).open(1, Seat(2), &shut), None, "another game");
        assert_eq!(keeper(1, GAME, VaultKey::new([8; 32])).open(1, Seat(2), &shut), None, "another key");
        for at in 0..shut.len() {
            let mut changed = shut.clone();
            changed[at] ^= 1;
            assert_eq!(home.open(1, Seat(2), &changed), None, "changed at {at}");
        }
        assert_eq!(home.open(1, Seat(2), &shut[..10]), None, "cut short");
    }

    #[test]
    fn the_same_ballot_never_looks_the_same_and_always_has_one_length() {
        let mut keeper = keeper(1, GAME, VaultKey::new([7; 32]));
        let (one, other) = (keeper.shut(1, Seat(2), b"ballot"), keeper.shut(1, Seat(2), b"ballot"));
        assert_ne!(one, other);
        assert_eq!(one.len(), other.len());
        assert!(!one.windows(6).any(|window| window == b"ballot"));
    }

    #[test]
    fn a_round_has_one_key_and_another_round_another() {
        let mut keeper = Keeper::new(&Vault::new(TableId(1)), GAME);
        keeper.shut(1, Seat(0), b"a");
        keeper.shut(1, Seat(1), b"b");
        keeper.shut(2, Seat(0), b"c");
        assert_eq!(keeper.made, [key_of(GAME, 1), key_of(GAME, 2)]);
        assert_ne!(keeper.keys[&key_of(GAME, 1)], keeper.keys[&key_of(GAME, 2)]);
    }

    #[test]
    fn only_the_key_of_the_round_under_way_is_kept() {
        let key = |fill: u8| VaultKey::new([fill; 32]);
        let mut vault = Vault::new(TableId(1));
        let first = vault.changes(vec![(key_of(GAME, 1), key(1))], GAME, Some(1));
        assert_eq!(first.burnt, []);
        vault.apply(first);
        assert_eq!(vault.changes(vec![], GAME, Some(1)), KeyChanges::none(), "the round goes on");
        let counted = vault.changes(vec![], GAME, None);
        assert_eq!(counted.burnt, [key_of(GAME, 1)]);
        vault.apply(counted);
        assert!(vault.is_empty());
        let too_late = vault.changes(vec![(key_of(GAME, 2), key(2))], GAME, None);
        assert!(too_late.is_empty(), "a key that is not needed any more is never stored");
    }

    #[test]
    fn nothing_prints_a_key() {
        let mut vault = Vault::new(TableId(1));
        vault.apply(KeyChanges { made: vec![(KeyId(1), VaultKey::new([0xab; 32]))], burnt: vec![] });
        assert_eq!(format!("{vault:?} {:?}", vault.keys), "Vault(1 keys) {KeyId(1): VaultKey(..)}");
    }
}
