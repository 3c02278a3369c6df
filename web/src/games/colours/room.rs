//! Everything a page of this game looks at: people, questions, predictions.

use rules::{
    GameKind, Seat, SeatSet, Ticks,
    colours::{Moment, PhaseView, Question, RoundView, Symbol, View, show},
};
use table::GuestView;

use crate::games::room;

pub(super) type Room<'a> = room::Room<'a, View>;

impl<'a> Room<'a> {
    /// What a question says: the table's own words, or those of the decks. One that the decks do not know any
    /// more shows its id.
    pub(super) fn question(&self, question: &'a Question) -> &'a str {
        match &question.own {
            Some(text) => text.as_str(),
            None => self
                .decks
                .card(GameKind::Colours, question.card)
                .map_or(question.card.as_str(), |card| card.text(self.words.language)),
        }
    }

    /// The round whose count lies on the table.
    pub(super) fn counted(&self) -> Option<&'a RoundView> {
        match self.game.phase {
            PhaseView::RoundOver { .. } => self.game.last_round.as_ref(),
            _ => None,
        }
    }

    /// The classes of what is seen from that moment of the count on.
    pub(super) fn seen_from(&self, moment: Moment) -> String {
        self.beat(self.moment(moment))
    }

    /// When that is seen in the count that lies on the table.
    pub(super) fn moment(&self, moment: Moment) -> Ticks {
        show(self.game).map_or(Ticks(0), |beats| beats.at(&moment))
    }

    /// How a prediction is written.
    pub(super) const fn sign(symbol: Symbol) -> &'static str {
        match symbol {
            Symbol::Plus => "+",
            Symbol::PlusMinus => "±",
            Symbol::Zero => "0",
        }
    }
}

/// What a hand asks of the room.
impl Room<'_> {
    /// The picture on a question of the decks.
    pub(super) fn emoji(&self, question: &Question) -> Option<&str> {
        let card = self.decks.card(GameKind::Colours, question.card).filter(|_| question.own.is_none());
        card.and_then(|card| card.emoji.as_deref())
    }

    /// Everybody in the game, in the order of the seats.
    pub(super) fn everybody(&self) -> impl Iterator<Item = (Seat, &GuestView)> {
        Seat::first(self.game.pawns.len()).filter_map(|seat| Some((seat, self.player(seat)?)))
    }

    /// The colours in the round under way (TC-2).
    pub(super) fn in_play(&self) -> SeatSet {
        match &self.game.phase {
            PhaseView::Voting { colours, .. } | PhaseView::Predicting { colours, .. } => *colours,
            PhaseView::Opening { .. }
            | PhaseView::Picking { .. }
            | PhaseView::RoundOver { .. }
            | PhaseView::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Whether I sit here and play along from the next round on.
    pub(super) fn am_newcomer(&self) -> bool {
        self.game.me.is_some_and(|me| self.game.newcomers.contains(me))
    }

    /// How many have given theirs, and how many that will be when nobody is missing any more.
    pub(super) fn given(&self, given: SeatSet) -> (usize, usize) {
        (given.len(), given.with(self.game.waiting_on).len())
    }

    /// What a prediction is called.
    pub(super) fn symbol_name(&self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Plus => self.words.tc_most(),
            Symbol::PlusMinus => self.words.tc_some(),
            Symbol::Zero => self.words.tc_none(),
        }
    }
}
