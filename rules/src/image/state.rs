//! All there is to know about a game under way.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Challenge, FinishedTurn, Fitting, HandCount, Laid, Line, Options, Refusal, Side, Source, Supply,
    TakenImage, Voice,
    draft::{legal, with_cards},
    side::Images,
};
use crate::{Ballots, CardId, Chance, Roster, Sealed, Seat, SeatSet, Seating};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    pub(super) roster: Roster,
    /// Face down, and without an order: chance picks when a card is drawn, so there is no next card to leak.
    pub(super) deck: Sealed<Vec<CardId>>,
    /// For each seat, the cards that only it sees. What it has laid in a turn under way is among them. The
    /// hand of a seat that has left lies there face down: nobody sees it until somebody plays for the seat
    /// again (IM-3).
    pub(super) hands: Vec<Sealed<Vec<CardId>>>,
    /// The board cards.
    pub(super) board: Vec<CardId>,
    /// What lies on each side, without what is laid in a turn under way.
    pub(super) images: Images,
    pub(super) scores: Vec<i16>,
    /// For each seat, the images in its pile.
    pub(super) taken: Vec<Vec<TakenImage>>,
    /// For each seat, what it has noted for each side (IM-8).
    pub(super) notes: Vec<Sealed<Notes>>,
    /// Whose turn it was last, or is now.
    pub(super) last_player: Option<Seat>,
    /// Cards that are to be drawn before anything else happens.
    pub(super) owed: Vec<Owed>,
    /// Who still has a turn, in order, once the deck has run out (IM-23).
    pub(super) last_round: Option<Vec<Seat>>,
    pub(super) phase: Phase,
    /// The last turn that nobody can challenge any more.
    pub(super) last_turn: Option<Box<FinishedTurn>>,
    /// All such turns, in order. Shared, since a state is copied for every decision.
    pub(super) history: Vec<Arc<FinishedTurn>>,
    /// Who laid each card last that lies on an image, or has lain on one.
    pub(super) laid_by: BTreeMap<CardId, Seat>,
    /// How many turns have begun.
    pub(super) turns: u16,
    /// How many had when a challenge was settled last: what came of it is shown while it is still the same.
    pub(super) settled_in: Option<u16>,
    pub(super) step: u32,
}

/// What one seat has noted, by side.
pub(super) type Notes = [Option<Line>; Side::ALL.len()];

/// Cards that are to be drawn from the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owed {
    /// So many for a seat.
    Hand(Seat, usize),
    /// So many for the board.
    Board(usize),
    /// As many as the board lacks of ten.
    FullBoard,
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// The cards are not dealt yet.
    Opening,
    Turn {
        turn: TurnUnderWay,
        /// The one before, while it can be challenged (IM-16).
        before: Option<Box<OpenTurn>>,
    },
    /// The last turn of all is finished, and may be challenged until all others have let it pass (IM-16). In
    /// records of a time when every turn was, another one may follow.
    Window {
        turn: Box<OpenTurn>,
        accepted: SeatSet,
    },
    /// The challenged is to name somebody (IM-17).
    Naming {
        turn: Box<OpenTurn>,
        challenge: Challenge,
        /// The turn that has begun meanwhile.
        next: Option<Box<TurnUnderWay>>,
    },
    /// Whether the person fits is to be settled (IM-18).
    Judging {
        turn: Box<OpenTurn>,
        challenge: Challenge,
        ballots: Ballots<Voice>,
        /// The turn that has begun meanwhile.
        next: Option<Box<TurnUnderWay>>,
    },
    /// What comes next follows of itself: nothing ever waits here.
    TurnOver,
    Over {
        hands: Vec<HandCount>,
        winners: SeatSet,
    },
}

/// A turn in which cards are laid.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TurnUnderWay {
    pub(super) player: Seat,
    pub(super) draft: Sealed<Vec<Laid>>,
    /// What a challenge of the turn before has sent back last, until something is laid or taken back.
    pub(super) sent_back: Sealed<Vec<CardId>>,
    /// What a challenge has just changed, until it is seen to what of the draft can stay: nothing ever waits
    /// with it.
    pub(super) shaken: Option<Shaken>,
}

impl TurnUnderWay {
    pub(super) fn of(player: Seat) -> TurnUnderWay {
        TurnUnderWay {
            player,
            draft: Sealed::new(Vec::new()),
            sent_back: Sealed::new(Vec::new()),
            shaken: None,
        }
    }
}

/// How a challenge has changed what lies on a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shaken {
    /// The same image lies there with fewer cards.
    Shorter,
    /// An image is gone from this side, or is there again.
    Another(Side),
}

/// A finished turn that may still be undone.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OpenTurn {
    pub(super) turn: FinishedTurn,
    /// Which turn of the game it is, counted from 1.
    pub(super) number: u16,
    /// The images as they were before it (IM-19).
    pub(super) before: Images,
    /// What the practice aid will show.
    pub(super) fitting: Sealed<Vec<Fitting>>,
}

impl State {
    /// Whether nothing more can be played.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        let seats = seating.seats();
        let mut deck = supply.cards.clone();
        deck.sort_unstable();
        State {
            options: options.clone(),
            supply,
            roster: Roster::of(seats),
            deck: Sealed::new(deck),
            hands: vec![Sealed::new(Vec::new()); seats],
            board: Vec::new(),
            images: Images::default(),
            scores: vec![0; seats],
            taken: vec![Vec::new(); seats],
            notes: vec![Sealed::new(Notes::default()); seats],
            last_player: None,
            owed: Vec::new(),
            last_round: None,
            phase: Phase::Opening,
            last_turn: None,
            history: Vec::new(),
            laid_by: BTreeMap::new(),
            turns: 0,
            settled_in: None,
            step: 0,
        }
    }

    /// What a seat holds, or what lies face down at it since it has left.
    pub(super) fn hand(&self, seat: Seat) -> &[CardId] {
        self.hands.get(seat.index()).map_or(&[], |hand| hand.open())
    }

    /// How many cards can still be drawn: all that lie there but those that stay in the box (IM-28).
    pub(super) fn deck_size(&self) -> usize {
        let all = self.supply.cards.len();
        self.deck.open().len().saturating_sub(all - self.options.deck.of(all))
    }

    /// Who laid a card last that lies on an image or has lain on one: for those who count who has built what.
    pub fn laid_by(&self, card: CardId) -> Option<Seat> {
        self.laid_by.get(&card).copied()
    }

    /// Whether a card is still in the deck: for a referee, who says himself what is drawn.
    pub fn can_draw(&self, card: CardId) -> bool {
        self.deck.open().contains(&card)
    }

    /// Every card wherever it lies, in a fixed order, for tests that count them.
    pub fn all_cards(&self) -> Vec<CardId> {
        let hands = self.hands.iter().flat_map(|hand| hand.open());
        let hidden = self.deck.open().iter().chain(hands).chain(&self.board);
        let taken = self.taken.iter().flatten().map(|taken| &taken.image);
        let laid = self.images.iter().chain(taken).flat_map(|image| image.cards());
        let mut cards: Vec<CardId> = hidden.copied().chain(laid).collect();
        cards.sort_unstable();
        cards
    }

    /// So many cards from the deck, or as many as there are. Takes nothing off it.
    pub(super) fn draw(&self, count: usize, without: &[CardId], chance: &mut dyn Chance) -> Vec<CardId> {
        let mut deck: Vec<CardId> =
            self.deck.open().iter().filter(|card| !without.contains(card)).copied().collect();
        let mut drawn = Vec::new();
        let count = count.min(self.deck_size().saturating_sub(without.len()));
        while drawn.len() < count && !deck.is_empty() {
            drawn.push(deck.swap_remove(chance.below(deck.len() as u32) as usize));
        }
        drawn
    }

    /// The next cards that are to be drawn, and how many, unless the deck has run out (IM-13, IM-14).
    pub(super) fn next_owed(&self) -> Option<(Owed, usize)> {
        let missing = |owed: &Owed| match owed {
            Owed::Hand(_, count) | Owed::Board(count) => *count,
            Owed::FullBoard => Options::BOARD.saturating_sub(self.board.len()),
        };
        let mut owed = self.owed.iter().map(|owed| (*owed, missing(owed)));
        owed.find(|(_, count)| *count > 0).filter(|_| self.deck_size() > 0)
    }

    /// Whose turn comes next; nobody's when the last round is over (IM-23). Who is away is waited for, and
    /// can be skipped.
    pub(super) fn next_player(&self) -> Option<Seat> {
        match &self.last_round {
            Some(order) => order.iter().copied().find(|seat| self.roster.active().contains(*seat)),
            None => self.roster.next_after(self.last_player),
        }
    }

    /// What has been laid in the turn of this seat; none when it is not, and cannot become, its turn now, or
    /// while a challenge is settled (IM-16).
    pub(super) fn draft_of(&self, seat: Seat) -> Result<&[Laid], Refusal> {
        match &self.phase {
            Phase::Turn { turn, .. } if turn.player == seat => Ok(turn.draft.open()),
            Phase::Window { .. } if self.next_player() == Some(seat) => Ok(&[]),
            Phase::Turn { .. } | Phase::Window { .. } => Err(Refusal::NotYourTurn),
            Phase::Naming { .. } | Phase::Judging { .. } => Err(Refusal::ChallengeUnderWay),
            _ => Err(Refusal::NoPlayNow),
        }
    }

    /// The images as this seat has them before its eyes: with what it has laid itself.
    pub(super) fn images_for(&self, seat: Option<Seat>) -> Images {
        let draft = seat.and_then(|seat| self.draft_of(seat).ok());
        with_cards(&self.images, draft.unwrap_or(&[]))
    }

    /// Where a card is that this seat may lay.
    pub(super) fn source_of(&self, seat: Seat, card: CardId) -> Result<Source, Refusal> {
        if self.draft_of(seat)?.iter().any(|laid| laid.card == card) {
            Err(Refusal::CardAlreadyLaid)
        } else if self.hand(seat).contains(&card) {
            Ok(Source::Hand)
        } else if self.board.contains(&card) {
            Ok(Source::Board)
        } else {
            Err(Refusal::CardNotAtHand)
        }
    }

    /// Whether this seat may lay that card there now, and if not, why not.
    pub(super) fn legal(
        &self,
        seat: Seat,
        card: CardId,
        side: Side,
        over: Option<CardId>,
    ) -> Result<Laid, Refusal> {
        let laid = Laid { card, from: self.source_of(seat, card)?, side, over };
        legal(&self.options, &self.images, self.draft_of(seat)?, &laid)?;
        Ok(laid)
    }

    /// The sides whose images the draft of this seat ends.
    pub(super) fn ended_by(&self, seat: Seat) -> Vec<Side> {
        let images = self.images_for(Some(seat));
        Side::ALL.into_iter().filter(|side| !images[side.index()].letters().is_empty()).collect()
    }

    /// The finished turn that somebody may challenge now (IM-16).
    pub(super) fn open_turn(&self) -> Option<&OpenTurn> {
        match &self.phase {
            Phase::Turn { before, .. } => before.as_deref(),
            Phase::Window { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// Whether a seat could challenge something now, in another's turn, too (IM-16).
    pub fn can_challenge(&self, seat: Seat) -> bool {
        let of_another = |open: &OpenTurn| open.turn.player != seat && !open.turn.unchallenged().is_empty();
        self.roster.active().contains(seat) && self.open_turn().is_some_and(of_another)
    }

    /// Who may challenge a turn: everybody else (IM-16).
    pub(super) fn others(&self, player: Seat) -> SeatSet {
        self.roster.active().without([player].into_iter().collect())
    }

    /// Whom the table waits for. Empty only when the game is over.
    pub(super) fn waiting_on(&self) -> SeatSet {
        let here = self.roster.present();
        let some_or = |some: SeatSet, otherwise: SeatSet| if some.is_empty() { otherwise } else { some };
        let one = |seat: Seat| [seat].into_iter().collect();
        match &self.phase {
            Phase::Opening => {
                let first = here.iter().next().or_else(|| self.roster.active().iter().next());
                first.map_or(SeatSet::EMPTY, one)
            }
            Phase::Turn { turn, .. } => one(turn.player),
            Phase::Window { turn, accepted } => {
                let open = self.others(turn.turn.player).without(*accepted);
                some_or(open.and(here), open)
            }
            Phase::Naming { challenge, .. } => one(challenge.challenged),
            Phase::Judging { ballots, .. } => ballots.awaited(self.roster.active(), here),
            Phase::TurnOver | Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}
