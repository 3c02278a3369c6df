//! What one pair of eyes may know.

use serde::Serialize;

use super::{
    Challenge, Drafts, FinishedTurn, HandCount, Laid, Line, Options, Picture, Refusal, Side, Source,
    TakenImage, Voice,
    card::Kind,
    draft::{lacking_hand_card, legal_on},
    side::Images,
    state::{OpenTurn, Phase, State},
};
use crate::{CardId, Eyes, Seat, SeatSet};

/// Everything that one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::View))]
pub struct View {
    /// The house rules of this game.
    pub options: Options,
    /// Whose eyes these are; none for the stage and for guests who only watch.
    pub me: Option<Seat>,
    /// What may be done now through these eyes. Empty for those who only watch.
    pub may: Vec<Ability>,
    /// The cards in one's own hand, without those that one has laid in this turn; none for those who only
    /// watch.
    pub hand: Option<Vec<CardId>>,
    /// The board cards, in the order in which they came; without those that one has laid oneself in this
    /// turn, or another openly.
    pub board: Vec<CardId>,
    /// The four sides, with what one has laid oneself in this turn.
    pub sides: Vec<SideView>,
    /// What one has laid in one's own turn, and what one could lay; none when it is not one's turn.
    pub draft: Option<DraftView>,
    /// What another has laid in the turn under way, in that order; empty while nobody plays, and in one's own
    /// turn (IM-15).
    pub lying: Vec<LyingView>,
    /// For each seat, what everybody can see of it.
    pub players: Vec<PlayerView>,
    /// How many cards are left to draw.
    pub deck: u16,
    /// Once the deck has run out: who still has a turn after the one under way, in order (IM-23).
    pub last_round: Option<Vec<Seat>>,
    /// How many turns have begun.
    pub turns: u16,
    /// What is going on.
    pub phase: PhaseView,
    /// The last turn that nobody can challenge any more, with how its images were challenged. A turn that was
    /// lost is one without cards.
    pub last_turn: Option<Box<FinishedTurn>>,
    /// Seats that nobody waits for at the moment, but for their turn.
    pub away: SeatSet,
    /// Seats that have left. They wait for their guests.
    pub left: SeatSet,
    /// Whom the table waits for.
    pub waiting_on: SeatSet,
}

/// What a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Ability))]
pub enum Ability {
    /// Deal everybody their first cards.
    DealCards,
    /// Some card can be laid somewhere: see the draft.
    LayCard,
    /// Take back a card that was laid in this turn.
    TakeBackCard,
    /// Take back all of them.
    TakeBackAll,
    /// Say that the turn is over.
    FinishTurn,
    /// Put cards on the board instead of playing.
    PutDownCards,
    /// Let another's turn pass.
    AcceptTurn,
    /// Doubt an image of another's turn.
    ChallengeTurn,
    /// Name whom one had in mind.
    NamePerson,
    /// Vote, or change one's vote.
    CastVote,
    /// Note whom one has in mind.
    WriteNote,
}

/// One side of the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::SideView))]
pub struct SideView {
    /// Which side it is.
    pub side: Side,
    /// For each space from the dot on its cards, the open one last. Space n is worth n points (IM-4).
    pub image: Picture,
    /// What one has noted for oneself (IM-8).
    pub note: Option<Line>,
}

/// One's own turn under way (IM-15).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::DraftView))]
pub struct DraftView {
    /// In the order in which the cards were laid.
    pub laid: Vec<Laid>,
    /// What a challenge of the turn before has just sent back, because what lay there has changed (IM-16);
    /// until something is laid or taken back.
    pub sent_back: Vec<CardId>,
    /// How many more cards of the hand may be laid (IM-6).
    pub from_hand: u8,
    /// The sides that have got cards of the board in this turn and still need one of the hand before the turn
    /// can be finished (IM-7).
    pub lacking: Vec<Side>,
    /// The sides whose images are ended in this turn: each needs a name (IM-11), and scores so much.
    pub endings: Vec<EndingView>,
    /// For each card of the hand and then of the board, where it could be laid.
    pub moves: Vec<CardMoves>,
}

/// A card that another has laid in the turn under way (IM-15).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::LyingView))]
pub struct LyingView {
    /// On which side it lies.
    pub side: Side,
    /// The card of a finished turn that it covers; none when it lies on the next space. A card that covers
    /// another one of the same turn is not told from one that covers what that covers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<CardId>,
    /// Which it is, where drafts are open; none of one that lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
}

/// An image that is ended in the turn under way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::EndingView))]
pub struct EndingView {
    /// Where the image lies.
    pub side: Side,
    /// One, or with the option both initials two: the first name's and the last name's.
    pub letters: Vec<CardId>,
    /// What ending it would score.
    pub points: i16,
}

/// Where one card could be laid.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::CardMoves))]
pub struct CardMoves {
    /// Which card it is.
    pub card: CardId,
    /// Where it lies.
    pub from: Source,
    /// For each side, in order.
    pub sides: Vec<SideMoves>,
}

/// Where one card could be laid on one side.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::SideMoves))]
pub struct SideMoves {
    /// Which side it is.
    pub side: Side,
    /// Why it cannot lie on the next space; none when it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_space: Option<Refusal>,
    /// The cards that it can cover.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<CardId>,
    /// Why it can cover none; none when it can, or when nothing lies there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_cover: Option<Refusal>,
}

/// What lies before a player.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::PlayerView))]
pub struct PlayerView {
    /// Who it is.
    pub seat: Seat,
    /// Their points so far.
    pub score: i16,
    /// How many cards they hold; none when they have left. What is laid in a turn under way is counted until
    /// the turn is finished.
    pub cards: u8,
    /// The images in their pile, in the order in which they were taken (IM-12).
    pub taken: Vec<TakenImage>,
}

/// What is going on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::PhaseView))]
pub enum PhaseView {
    /// The cards are not dealt yet.
    Opening,
    /// A player lays cards, of which the others see where they lie.
    Turn {
        /// Whose turn it is.
        player: Seat,
        /// The turn before, which can be challenged until this one is finished (IM-16); none when there is
        /// nothing to challenge in it any more.
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<OpenTurnView>,
    },
    /// The last turn of all is finished and may be challenged, until all others have let it pass (IM-16).
    Window {
        /// What was played.
        turn: FinishedTurn,
        /// The images that can be challenged.
        sides: Vec<Side>,
        /// Who has let it pass.
        accepted: SeatSet,
        /// Who has yet to.
        open: SeatSet,
        /// Whose turn comes next; nobody's after the last.
        next: Option<Seat>,
    },
    /// The challenged names whom they have in mind (IM-17).
    Naming {
        /// What was played.
        turn: FinishedTurn,
        /// Who doubts what.
        challenge: Challenge,
    },
    /// The players vote whether the person fits (IM-18).
    Voting {
        /// What was played.
        turn: FinishedTurn,
        /// Who doubts what, and who was named.
        challenge: Challenge,
        /// Who votes.
        voters: SeatSet,
        /// Whose votes are in.
        voted: SeatSet,
        /// One's own vote.
        mine: Option<Voice>,
    },
    /// The end.
    Over {
        /// What everybody held (IM-24).
        hands: Vec<HandCount>,
        /// Who has the highest score.
        winners: SeatSet,
        /// All turns, in order; one that was lost is one without cards.
        history: Vec<FinishedTurn>,
    },
}

/// A finished turn that can be challenged (IM-16).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::OpenTurnView))]
pub struct OpenTurnView {
    /// What was played.
    pub turn: FinishedTurn,
    /// The images that can be challenged.
    pub sides: Vec<Side>,
}

pub(super) fn view(state: &State, eyes: Eyes) -> View {
    // Without `..`: a new field does not compile until somebody rules who may see it.
    let State {
        options,
        supply: _,
        roster,
        deck: _,
        hands: _,
        board,
        images: _,
        scores: _,
        taken: _,
        notes,
        last_player: _,
        owed: _,
        last_round,
        phase,
        last_turn,
        history: _,
        laid_by: _,
        turns,
        settled_in: _,
        step: _,
    } = state;
    let me = roster.seat_of(eyes);
    let draft = me.and_then(|me| draft_view(state, me));
    let lying = lying(state, me);
    let laid = |card: &CardId| {
        let mine = draft.iter().flat_map(|draft| &draft.laid).any(|laid| laid.card == *card);
        mine || lying.iter().any(|lies| lies.card == Some(*card))
    };
    let images = state.images_for(me);
    let still_plays = |seat: &Seat| roster.active().contains(*seat);
    let note = |side: Side| me.and_then(|me| notes[me.index()].open()[side.index()].clone());
    View {
        options: options.clone(),
        me,
        may: me.map(|seat| abilities(state, seat, draft.as_ref())).unwrap_or_default(),
        hand: me.map(|seat| state.hand(seat).iter().filter(|card| !laid(card)).copied().collect()),
        board: board.iter().filter(|card| !laid(card)).copied().collect(),
        sides: Side::ALL
            .into_iter()
            .zip(images)
            .map(|(side, image)| SideView { side, image, note: note(side) })
            .collect(),
        players: Seat::first(roster.seats()).map(|seat| player_view(state, seat)).collect(),
        deck: state.deck_size() as u16,
        last_round: last_round.as_ref().map(|order| order.iter().copied().filter(still_plays).collect()),
        turns: *turns,
        phase: phase_view(state, phase, me),
        last_turn: last_turn.clone(),
        away: roster.away(),
        left: roster.left(),
        waiting_on: state.waiting_on(),
        lying,
        draft,
    }
}

/// IM-15: what the others see of a turn under way.
fn lying(state: &State, me: Option<Seat>) -> Vec<LyingView> {
    let Phase::Turn { turn, .. } = &state.phase else { return Vec::new() };
    if me == Some(turn.player) {
        return Vec::new();
    }
    let draft = turn.draft.open();
    let lies = |laid: &Laid| LyingView {
        side: laid.side,
        over: covered(draft, laid),
        card: (state.options.drafts == Drafts::Open).then_some(laid.card),
    };
    draft.iter().map(lies).collect()
}

/// The card of a finished turn that a card of a draft covers, whatever of the draft lies between them.
pub(super) fn covered(draft: &[Laid], laid: &Laid) -> Option<CardId> {
    let below = laid.over?;
    match draft.iter().find(|other| other.card == below) {
        Some(other) => covered(draft, other),
        None => Some(below),
    }
}

fn draft_view(state: &State, me: Seat) -> Option<DraftView> {
    let laid = state.draft_of(me).ok()?;
    let sent_back = match &state.phase {
        Phase::Turn { turn, .. } => turn.sent_back.open().clone(),
        _ => Vec::new(),
    };
    let of_hand = laid.iter().filter(|laid| laid.from == Source::Hand).count();
    let images = state.images_for(Some(me));
    let ending = |side: Side| {
        let image = &images[side.index()];
        EndingView { side, letters: image.letters(), points: super::scoring::ending(image) }
    };
    let free = |card: &&CardId| !laid.iter().any(|laid| laid.card == **card);
    let cards = state.hand(me).iter().chain(&state.board).filter(free);
    Some(DraftView {
        laid: laid.to_vec(),
        sent_back,
        from_hand: Options::FROM_HAND.saturating_sub(of_hand) as u8,
        lacking: lacking_hand_card(laid),
        endings: state.ended_by(me).into_iter().map(ending).collect(),
        moves: cards.filter_map(|card| card_moves(state, me, &images, *card)).collect(),
    })
}

/// Where a card may lie on the images as this seat sees them.
fn card_moves(state: &State, me: Seat, images: &Images, card: CardId) -> Option<CardMoves> {
    let (from, laid) = (state.source_of(me, card).ok()?, state.draft_of(me).ok()?);
    let may_lie = |side: Side, over: Option<CardId>| {
        legal_on(&state.options, images, laid, &Laid { card, from, side, over })
    };
    let on_side = |side: Side| {
        let open: Vec<CardId> = images[side.index()].open_cards().collect();
        let may_cover = |covered: CardId| may_lie(side, Some(covered));
        let covers: Vec<CardId> =
            open.iter().copied().filter(|covered| may_cover(*covered).is_ok()).collect();
        // Of several reasons, the one for a card of the same kind says most.
        let alike = open.iter().find(|other| Kind::of(**other) == Kind::of(card)).or(open.first());
        let no_cover = alike.filter(|_| covers.is_empty()).and_then(|covered| may_cover(*covered).err());
        SideMoves { side, next_space: may_lie(side, None).err(), covers, no_cover }
    };
    Some(CardMoves { card, from, sides: Side::ALL.into_iter().map(on_side).collect() })
}

fn abilities(state: &State, me: Seat, draft: Option<&DraftView>) -> Vec<Ability> {
    let challenge = state.can_challenge(me).then_some(Ability::ChallengeTurn);
    let mut may = match &state.phase {
        Phase::Opening => vec![Ability::DealCards],
        Phase::Window { turn, accepted } if turn.turn.player != me => {
            let accept = (!accepted.contains(me)).then_some(Ability::AcceptTurn);
            accept.into_iter().chain(challenge).collect()
        }
        Phase::Turn { .. } => challenge.into_iter().collect(),
        Phase::Naming { challenge, .. } if challenge.challenged == me => vec![Ability::NamePerson],
        Phase::Judging { .. } => vec![Ability::CastVote],
        Phase::Over { .. } => return vec![],
        Phase::Window { .. } | Phase::Naming { .. } | Phase::TurnOver => vec![],
    };
    if let Some(draft) = draft {
        let somewhere = |on: &SideMoves| on.next_space.is_none() || !on.covers.is_empty();
        if draft.moves.iter().any(|card| card.sides.iter().any(somewhere)) {
            may.push(Ability::LayCard);
        }
        may.extend(if draft.laid.is_empty() {
            vec![Ability::PutDownCards]
        } else {
            let finish = draft.lacking.is_empty().then_some(Ability::FinishTurn);
            [Ability::TakeBackCard, Ability::TakeBackAll].into_iter().chain(finish).collect()
        });
    }
    may.push(Ability::WriteNote);
    may
}

fn player_view(state: &State, seat: Seat) -> PlayerView {
    let held = if state.roster.left().contains(seat) { &[] } else { state.hand(seat) };
    PlayerView {
        seat,
        score: state.scores[seat.index()],
        cards: held.len() as u8,
        taken: state.taken[seat.index()].clone(),
    }
}

fn phase_view(state: &State, phase: &Phase, me: Option<Seat>) -> PhaseView {
    match phase {
        Phase::Opening => PhaseView::Opening,
        Phase::Turn { turn, before } => {
            let open =
                |open: &OpenTurn| OpenTurnView { turn: open.turn.clone(), sides: open.turn.unchallenged() };
            PhaseView::Turn { player: turn.player, before: before.as_deref().map(open) }
        }
        Phase::Window { turn, accepted } => PhaseView::Window {
            turn: turn.turn.clone(),
            sides: turn.turn.unchallenged(),
            accepted: *accepted,
            open: state.others(turn.turn.player).without(*accepted),
            next: state.next_player(),
        },
        Phase::Naming { turn, challenge, .. } => {
            PhaseView::Naming { turn: turn.turn.clone(), challenge: challenge.clone() }
        }
        Phase::Judging { turn, challenge, ballots, .. } => PhaseView::Voting {
            turn: turn.turn.clone(),
            challenge: challenge.clone(),
            voters: state.roster.active(),
            voted: ballots.given(),
            mine: me.and_then(|me| ballots.of(me)).copied(),
        },
        Phase::TurnOver => unreachable!("what comes after a turn follows of itself"),
        Phase::Over { hands, winners } => PhaseView::Over {
            hands: hands.clone(),
            winners: *winners,
            history: state.history.iter().map(|turn| FinishedTurn::clone(turn)).collect(),
        },
    }
}
