//! Laying rows, and coming to agree with others who lay the same one.
//!
//! A bot cannot see who is a person, and need not: it treats everybody as one. Whoever lays the first token
//! of what several lay together is the author. A bot that is the author lays its whole proposal; as soon as
//! anybody else has changed anything it moves nothing any more, and agrees to whatever is complete. So bots
//! never undo what people have done, whatever people lay stands, and bots among themselves agree to what the
//! first of them proposes.

use rules::{Seat, SeatSet, Slot};

/// The next token to lay, and where, in a row that is to become the wanted one as far as that goes without
/// moving what lies there already; none when all tokens lie.
pub(crate) fn next_token(row: &[Slot], wanted: &[Slot]) -> Option<(Slot, u8)> {
    let mut numbered = wanted.iter().enumerate();
    numbered.find(|(_, slot)| !row.contains(slot)).map(|(place, slot)| (*slot, place as u8))
}

/// What lies there of an answer that several make together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) edition: u32,
    pub(crate) changed_by: Option<Seat>,
}

/// What a bot has to do with such an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Nothing lies there yet, or nothing that is not the bot's own: it lays what it likes.
    Author,
    /// Whoever laid what lies there is gone, or had the bot's seat before it: it lays what is missing and
    /// moves nothing.
    Heir,
    /// Somebody else is at it: it agrees once all is laid.
    Reader,
}

impl Part {
    /// Whoever was asked to go ahead lays what is missing of what somebody else has begun.
    pub(crate) fn when(self, asked: Asked) -> Part {
        match (self, asked) {
            (Part::Reader, Asked::ToGoAhead) => Part::Heir,
            (part, _) => part,
        }
    }
}

/// Whether somebody has asked the bots to go ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Nothing,
    ToGoAhead,
}

/// A bot's memory of what it has proposed in the round under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Authorship {
    /// The edition that its last change made, if all before it were its own.
    own: Option<u32>,
}

impl Authorship {
    pub(crate) fn part(self, draft: Draft, me: Seat, gone: SeatSet) -> Part {
        match draft.changed_by {
            None => Part::Author,
            Some(seat) if seat == me && self.own == Some(draft.edition) => Part::Author,
            Some(seat) if seat == me || gone.contains(seat) => Part::Heir,
            Some(_) => Part::Reader,
        }
    }

    /// The bot changes the draft as its author, which makes the next edition.
    pub(crate) fn change(&mut self, draft: Draft) {
        self.own = Some(draft.edition + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Arrangement;

    #[test]
    fn an_empty_row_becomes_the_wanted_one() {
        let wanted: Vec<Slot> = [2, 0, 3, 1].map(Slot).to_vec();
        let mut row = Arrangement::of(4);
        while let Some((card, place)) = next_token(row.row(), &wanted) {
            row.lay(card, place.into());
        }
        assert_eq!(row.row(), wanted);
    }

    #[test]
    fn what_lies_there_keeps_its_order() {
        let wanted: Vec<Slot> = [2, 0, 3, 1].map(Slot).to_vec();
        for begun in [vec![1], vec![3, 2], vec![1, 0, 2], vec![1, 3, 0, 2]] {
            let begun: Vec<Slot> = begun.into_iter().map(Slot).collect();
            let mut row = Arrangement::of(4);
            begun.iter().for_each(|slot| row.lay(*slot, usize::MAX));
            let mut tokens = 0;
            while let Some((card, place)) = next_token(row.row(), &wanted) {
                row.lay(card, place.into());
                tokens += 1;
            }
            let still: Vec<Slot> = row.row().iter().copied().filter(|slot| begun.contains(slot)).collect();
            assert_eq!((still, tokens), (begun.clone(), 4 - begun.len()));
        }
    }

    #[test]
    fn whoever_changes_a_draft_has_it() {
        let (me, other) = (Seat(1), Seat(2));
        let draft = |edition, changed_by| Draft { edition, changed_by };
        let here = SeatSet::EMPTY;
        let mut authorship = Authorship::default();
        assert_eq!(authorship.part(draft(0, None), me, here), Part::Author);
        authorship.change(draft(0, None));
        assert_eq!(authorship.part(draft(1, Some(me)), me, here), Part::Author);
        assert_eq!(authorship.part(draft(2, Some(other)), me, here), Part::Reader);
        assert_eq!(authorship.part(draft(2, Some(other)), me, SeatSet::only(other)), Part::Heir);
        // Somebody else has had this seat in the meantime.
        assert_eq!(authorship.part(draft(3, Some(me)), me, here), Part::Heir);
    }
}
