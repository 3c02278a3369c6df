//! Who is in a game: who plays, who is away, who has gone and who has just come.

use super::{
    game::{Eyes, Notice},
    seat::{Seat, SeatSet},
};

/// The seats of a game as people come and go, in every game. A seat's number is never used for somebody else:
/// who has left may sit down on it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    seats: u8,
    away: SeatSet,
    left: SeatSet,
    newcomers: SeatSet,
}

/// What a notice changes in a roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turnout {
    /// Nobody waits for the seat any longer.
    WentAway(Seat),
    /// The seat is waited for again.
    CameBack(Seat),
    /// The guest has left the game.
    Left(Seat),
    /// Somebody plays again for a seat that has left; whether it can be is the game's to say.
    Returned(Seat),
    /// Somebody would like to have this seat, the next one; whether there is room is the game's to say.
    Asks(Seat),
    /// What it means that nobody waits for this seat any longer is the game's to say.
    Skipped(Seat),
}

impl Roster {
    /// So many seats, all of them there.
    pub fn of(seats: usize) -> Self {
        debug_assert!(seats <= Seat::MOST);
        Roster { seats: seats as u8, away: SeatSet::EMPTY, left: SeatSet::EMPTY, newcomers: SeatSet::EMPTY }
    }

    /// How many ever sat here.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Seats nobody waits for at the moment.
    pub fn away(&self) -> SeatSet {
        self.away
    }

    /// Seats that have left, until somebody plays for them again.
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// Seats that sat down, or came again, in the midst of things and play along from the next round on.
    pub fn newcomers(&self) -> SeatSet {
        self.newcomers
    }

    /// The seats that play: all that ever sat here, but for those that have left.
    pub fn active(&self) -> SeatSet {
        Seat::first(self.seats()).collect::<SeatSet>().without(self.left)
    }

    /// The seats that play and are not away.
    pub fn present(&self) -> SeatSet {
        self.active().without(self.away)
    }

    /// The seat behind these eyes, if it plays. A seat that has left sees what everyone sees.
    pub fn seat_of(&self, eyes: Eyes) -> Option<Seat> {
        match eyes {
            Eyes::Seat(seat) if self.active().contains(seat) => Some(seat),
            Eyes::Seat(_) | Eyes::Everyone => None,
        }
    }

    /// The seats after this one, clockwise, and the seat itself last.
    pub fn onward_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats.max(1);
        (1..=seats).map(move |steps| Seat((seat.0 + steps) % seats))
    }

    /// Whose turn comes after that of this seat, clockwise; before anybody's turn, the first one's. Who has
    /// left is passed over.
    pub fn next_after(&self, last: Option<Seat>) -> Option<Seat> {
        let last = last.unwrap_or(Seat(self.seats.saturating_sub(1)));
        self.onward_from(last).find(|seat| self.active().contains(*seat))
    }

    /// The seat that somebody late would get.
    pub fn next_seat(&self) -> Seat {
        Seat(self.seats)
    }

    /// What a notice means here; nothing when it is no news.
    pub fn turnout(&self, notice: Notice) -> Option<Turnout> {
        match notice {
            Notice::Away(seat) if self.present().contains(seat) => Some(Turnout::WentAway(seat)),
            Notice::Back(seat) if self.away.contains(seat) => Some(Turnout::CameBack(seat)),
            Notice::Back(seat) if self.left.contains(seat) => Some(Turnout::Returned(seat)),
            Notice::Left(seat) if self.active().contains(seat) => Some(Turnout::Left(seat)),
            Notice::Joined(seat) if seat == self.next_seat() => Some(Turnout::Asks(seat)),
            Notice::Skip(seat) => Some(Turnout::Skipped(seat)),
            Notice::Away(_) | Notice::Back(_) | Notice::Left(_) | Notice::Joined(_) => None,
        }
    }

    /// Notes that a seat is away.
    pub fn go_away(&mut self, seat: Seat) {
        self.away.insert(seat);
    }

    /// Notes that a seat is here again.
    pub fn come_back(&mut self, seat: Seat) {
        self.away.remove(seat);
    }

    /// Notes that a seat has left.
    pub fn leave(&mut self, seat: Seat) {
        self.left.insert(seat);
        self.away.remove(seat);
    }

    /// Somebody plays again for a seat that has left.
    pub fn resume(&mut self, seat: Seat) {
        self.left.remove(seat);
    }

    /// The same in the midst of things: they play along from the next round on.
    pub fn resume_as_newcomer(&mut self, seat: Seat) {
        if self.left.contains(seat) {
            self.newcomers.insert(seat);
            self.resume(seat);
        }
    }

    /// Somebody late takes the next seat.
    pub fn join(&mut self) {
        self.seats += 1;
    }

    /// The same in the midst of things: they play along from the next round on.
    pub fn join_as_newcomer(&mut self) {
        self.newcomers.insert(self.next_seat());
        self.join();
    }

    /// A round has ended: everybody plays along.
    pub fn take_in_newcomers(&mut self) {
        self.newcomers = SeatSet::EMPTY;
    }
}
