//! As much as a hand, a draft, notes and a vote can take of a page.

use std::sync::LazyLock;

use decks::Language;
use rules::{
    CardId,
    image::{
        Ability, CardMoves, DraftView, EndingView, Kind, Laid, Line, Options, PhaseView, Refusal, Side,
        SideMoves, SideView, Source, View, Voice, is_letter,
    },
};
use table::TableView;

use super::cards;
use crate::words::Words;

/// A hand of the longest cards and a note at every side. In one's own turn cards may go everywhere or
/// nowhere, or three images are ended.
pub(super) fn fullest(table: &TableView, view: &View) -> Vec<View> {
    let (Some(me), Some(_)) = (view.me, &view.hand) else { return Vec::new() };
    let held = view.players.get(me.index()).map_or(0, |player| usize::from(player.cards));
    let language = table.myself().map_or(table.language, |me| me.language);
    let full = View {
        hand: Some(LONGEST[language as usize].into_iter().cycle().take(held).collect()),
        board: view.board.iter().copied().chain(of_board(laid(view)).map(|laid| laid.card)).collect(),
        sides: view.sides.iter().map(|side| before_turn(side, laid(view))).collect(),
        phase: voted(&view.phase),
        may: view.may.iter().copied().filter(|ability| !OF_TURN.contains(ability)).collect(),
        ..view.clone()
    };
    match &view.draft {
        None => vec![full],
        Some(_) => vec![ending(&full), with_moves(&full, anywhere), with_moves(&full, nowhere)],
    }
}

/// What may be done in a turn follows from the hand and the draft.
const OF_TURN: [Ability; 5] = [
    Ability::LayCard,
    Ability::TakeBackCard,
    Ability::TakeBackAll,
    Ability::FinishTurn,
    Ability::PutDownCards,
];

/// The card that takes most, in each language.
static LONGEST: LazyLock<[Option<CardId>; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let length = |card: &CardId| cards::face(Words::of(language), *card).into_string().len();
        almanac::deck().into_iter().max_by_key(length)
    })
});

static LETTERS: LazyLock<Vec<CardId>> =
    LazyLock::new(|| almanac::deck().into_iter().filter(|card| is_letter(*card)).collect());

/// As long as a note can be in letters of one byte.
static NOTE: LazyLock<Option<Line>> = LazyLock::new(|| Line::new(&"m".repeat(Line::LONGEST)).ok());

fn laid(view: &View) -> &[Laid] {
    view.draft.as_ref().map_or(&[], |draft| &draft.laid)
}

fn of_board(laid: &[Laid]) -> impl Iterator<Item = &Laid> {
    laid.iter().filter(|laid| laid.from == Source::Board)
}

/// A side as everybody sees it, with the longest note.
fn before_turn(seen: &SideView, laid: &[Laid]) -> SideView {
    let cards: Vec<CardId> = laid.iter().map(|laid| laid.card).collect();
    SideView { side: seen.side, image: seen.image.without(&cards), note: NOTE.clone() }
}

fn voted(phase: &PhaseView) -> PhaseView {
    let mut phase = phase.clone();
    if let PhaseView::Voting { mine: Some(voice), .. } = &mut phase {
        *voice = Voice::DoesNotFit;
    }
    phase
}

/// Nothing is laid, and every card can do as much.
fn with_moves(full: &View, on_side: fn(&SideView, Option<Kind>) -> SideMoves) -> View {
    let hand = full.hand.iter().flatten().map(|card| (*card, Source::Hand));
    let board = full.board.iter().map(|card| (*card, Source::Board));
    let most = most_open(full);
    let moves = hand.chain(board).map(|(card, from)| {
        let kind = if from == Source::Hand { most } else { Kind::of(card) };
        CardMoves { card, from, sides: full.sides.iter().map(|side| on_side(side, kind)).collect() }
    });
    let draft = DraftView {
        laid: Vec::new(),
        sent_back: full.board.first().into_iter().copied().collect(),
        from_hand: Options::FROM_HAND as u8,
        lacking: Vec::new(),
        endings: Vec::new(),
        moves: moves.collect(),
    };
    View { draft: Some(draft), may: full.may.iter().copied().chain(OF_TURN).collect(), ..full.clone() }
}

/// The kind of which most cards lie open, so that a card of it could cover most.
fn most_open(view: &View) -> Option<Kind> {
    let open = || view.sides.iter().flat_map(|side| side.image.open_cards()).filter(|card| !is_letter(*card));
    let count = |kind: &Option<Kind>| open().filter(|card| Kind::of(*card) == *kind).count();
    open().map(Kind::of).max_by_key(count).flatten()
}

fn anywhere(seen: &SideView, kind: Option<Kind>) -> SideMoves {
    let covers: Vec<CardId> = seen.image.open_cards().filter(|card| Kind::of(*card) == kind).collect();
    let no_cover = covers.is_empty().then_some(Refusal::NotTheSameKind);
    SideMoves { side: seen.side, next_space: None, covers, no_cover }
}

fn nowhere(seen: &SideView, _: Option<Kind>) -> SideMoves {
    SideMoves {
        side: seen.side,
        next_space: Some(Refusal::OnlyALetterFits),
        covers: Vec::new(),
        no_cover: Some(Refusal::NotTheSameKind),
    }
}

/// Three letters lie on three sides, and three names are to be called.
fn ending(full: &View) -> View {
    // They come out of the hand.
    let hand = full.hand.as_ref().map(|hand| hand.iter().copied().skip(Options::FROM_HAND).collect());
    let mut ended = with_moves(&View { hand, ..full.clone() }, anywhere);
    let Some(draft) = &mut ended.draft else { return ended };
    let sides = ended.sides.iter_mut().rev();
    for (seen, &letter) in sides.zip(&*LETTERS).take(Options::FROM_HAND) {
        draft.laid.push(Laid { card: letter, from: Source::Hand, side: seen.side, over: None });
        draft.endings.push(EndingView { side: seen.side, letters: vec![letter, letter], points: -99 });
        seen.image.append(letter);
    }
    // The one side that is left has got board cards only, and the turn cannot be finished like that (IM-7).
    draft.lacking.push(Side::North);
    ended.may.retain(|ability| *ability != Ability::FinishTurn);
    ended
}
