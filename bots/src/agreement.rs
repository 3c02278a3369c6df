//! Coming to agree with others who lay the same row.

use rules::Slot;

/// The next token to lay, and where, so that a row becomes the wanted one; none when it is. Every call brings one more token
/// to its place for good, whatever lay there before.
pub(crate) fn next_token(row: &[Slot], wanted: &[Slot]) -> Option<(Slot, u8)> {
    let place = (0..wanted.len()).find(|place| row.get(*place) != wanted.get(*place))?;
    Some((wanted[place], place as u8))
}

/// How often a bot still changes what all others could agree to. People who do not give in never finish, and bots would
/// not tire: so each of them has only so many words in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Words {
    left: u8,
}

impl Words {
    pub(crate) const fn of(left: u8) -> Words {
        Words { left }
    }

    /// Whether there is one left; then it is used up.
    pub(crate) fn spend(&mut self) -> bool {
        let some = self.left > 0;
        self.left = self.left.saturating_sub(1);
        some
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Arrangement;

    #[test]
    fn any_row_becomes_the_wanted_one_in_a_token_for_each_place() {
        let wanted: Vec<Slot> = [2, 0, 3, 1].map(Slot).to_vec();
        for begun in [vec![], vec![1], vec![3, 2], vec![1, 3, 0, 2]] {
            let mut row = Arrangement::of(4);
            begun.into_iter().for_each(|slot| row.lay(Slot(slot), usize::MAX));
            for _ in 0..4 {
                if let Some((card, place)) = next_token(row.row(), &wanted) {
                    row.lay(card, place.into());
                }
            }
            assert_eq!(row.row(), wanted);
        }
    }
}
