//! Everything a page of this game looks at: player_choices, cards, the path.

use maud::Markup;
use rules::{
    CardFace, CardId, GameKind, Seat, SeatSet, Ticks,
    personality::{Giving, Landing, Mark, Moment, PhaseView, PlayerView, Space, View, show},
};
use table::GuestView;

use crate::games::{printed::printed, room};

pub(super) type Room<'a> = room::Room<'a, View>;

impl<'a> Room<'a> {
    /// What a card says. One that the decks do not know any more shows its id.
    pub(super) fn card<'b>(&self, card: &'b CardId) -> &'b str
    where
        'a: 'b,
    {
        self.printed(GameKind::Personality, card, CardFace::Black).words
    }

    /// The picture on a card.
    pub(super) fn emoji(&self, card: CardId) -> Option<&'a str> {
        printed(self.words, self.decks, self.table, GameKind::Personality, card, CardFace::Black)?.emoji
    }

    /// The words with the picture before them.
    pub(super) fn text(&self, card: &CardId) -> Markup {
        self.printed(GameKind::Personality, card, CardFace::Black).text()
    }

    /// The picture as it stands on a page.
    pub(super) fn picture(&self, card: CardId) -> Markup {
        self.printed(GameKind::Personality, &card, CardFace::Black).picture()
    }
}

/// What a reveal asks of the room.
impl Room<'_> {
    /// Whether votes are being shown: then nothing is on any screen that has come of them since.
    pub(super) fn is_showing(&self) -> bool {
        self.table.show_under_way().is_some() && self.game.revealed.is_some()
    }

    /// Whether there is a tie, which is debated once all have seen it.
    pub(super) fn is_tie(&self) -> bool {
        matches!(self.game.phase, PhaseView::Debate { .. })
    }

    /// The classes of what is seen from that moment of the reveal on.
    pub(super) fn seen_from(&self, moment: Moment) -> String {
        self.beat(self.moment(moment))
    }

    /// The same for what comes last of all.
    pub(super) fn seen_last(&self) -> String {
        self.beat(show(self.game).map_or(Ticks(0), |beats| beats.end()))
    }

    /// When that is seen in the reveal that lies on the table.
    pub(super) fn moment(&self, moment: Moment) -> Ticks {
        show(self.game).map_or(Ticks(0), |beats| beats.at(&moment))
    }

    /// The moment at which somebody's mask opens its eyes.
    pub(super) fn opening_of(&self, seat: Seat) -> Moment {
        if self.game.judged().is_some() { Moment::Judge(seat) } else { Moment::Eyes(seat) }
    }

    /// Where a mask stood before the reveal that is being shown.
    pub(super) fn stood(&self, seat: Seat) -> Option<Space> {
        let revealed = self.game.revealed.as_ref().filter(|_| self.is_showing())?;
        revealed.stood.get(seat.index()).copied()
    }

    /// The classes of who or what stands out from that moment on, and of the others, who step back.
    pub(super) fn spotlight(&self, moment: Moment, stands_out: bool) -> String {
        self.cue(self.moment(moment), if stands_out { " hero cue" } else { " dims cue" })
    }
}

/// What a hand asks of the room.
impl Room<'_> {
    /// My cards; none for who only watches.
    pub(super) fn hand(&self) -> &[CardId] {
        self.game.hand.as_deref().unwrap_or_default()
    }

    /// What lies before me, and where my mask stands.
    pub(super) fn mine(&self) -> Option<&PlayerView> {
        self.game.players.iter().find(|player| self.is_me(player.seat))
    }

    /// Everybody in the game, in the order of the seats.
    pub(super) fn everybody(&self) -> impl Iterator<Item = (&PlayerView, &GuestView)> {
        self.game.players.iter().filter_map(|player| Some((player, self.player(player.seat)?)))
    }

    /// Whether I sit here and play along from the next turn on.
    pub(super) fn am_newcomer(&self) -> bool {
        self.game.me.is_some_and(|me| self.game.newcomers.contains(me))
    }
}

/// What the stage asks of the room.
impl<'a> Room<'a> {
    /// How many have given theirs or are still waited for: whoever is away does not count.
    pub(super) fn taking_part(&self, given: SeatSet) -> usize {
        given.with(self.game.waiting_on).len()
    }

    /// What a place of the path is called.
    pub(super) fn place(&self, space: Space) -> String {
        let words = self.words;
        match (self.game.options.board.mark(space), space.0) {
            (Mark::Summit, _) => words.pe_stage_at_summit(),
            (Mark::Start, _) => words.pe_stage_at_start(),
            (Mark::Door, _) => words.pe_stage_at_gate(),
            (_, ..=-1) => words.pe_stage_behind(space.0.unsigned_abs()),
            (_, number) => words.pe_stage_space(number),
        }
    }

    /// The giving under way, or the one that has followed the last turn, while it is looked at.
    pub(super) fn giving_shown(&self) -> Option<&'a Giving> {
        let game = self.game;
        if self.is_showing() {
            return game.judged().map(|(giving, _)| giving);
        }
        match &game.phase {
            PhaseView::Answering { giving } | PhaseView::Judging { giving, .. } => Some(giving),
            PhaseView::Proposing { .. } | PhaseView::Pairing { .. } => {
                let arrived = |giving: &&Giving| {
                    game.last_turn.as_ref().is_some_and(|turn| {
                        turn.moves
                            .iter()
                            .any(|moved| moved.seat == giving.giver && moved.landing == Landing::Summit)
                    })
                };
                game.last_giving.as_ref().filter(arrived)
            }
            _ => None,
        }
    }
}
