//! The way round the board, and the pieces that walk on it.

use std::cmp::Ordering;

use maud::{Markup, html};
use rules::{
    Team,
    preference::{Board, Moment, PhaseView, PieceView, Square},
};

use super::{laid::Laid, room::Room};
use crate::look::{Symbol, symbol};

/// The four sides, clockwise from Start, which lies at the lower left.
const SIDES: [&str; 4] = ["left", "top", "right", "bottom"];

/// The ring of squares with what lies inside it. Where the pieces stand is told in the standing; while they
/// are on their way, they come from where they stood before.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(super) fn track(room: &Room<'_>, laid: &Laid<'_>, before: Option<&Room<'_>>, inside: Markup) -> Markup {
    let board = room.game.options.board;
    let squares: Vec<Square> = board.squares().collect();
    let deciding = deciding_team(room, laid).and_then(|team| square_of(room, team));
    let start_is_free = [Some(room), before].into_iter().flatten().all(|room| !is_occupied(room, 0));
    let mut numbered = squares.iter().enumerate();
    html! {
        div class={ "ring " (size_class(board)) } {
            @for side in SIDES {
                ol class={ "way way-" (side) } aria-hidden="true" {
                    @for (number, square) in numbered.by_ref().take(squares.len() / SIDES.len()) {
                        (tile(room, *square, deciding == Some(number), start_is_free))
                    }
                }
            }
            (inside)
            ul.pieces aria-hidden="true" {
                @for piece in &room.game.pieces { (pawn(room, before, piece)) }
            }
        }
    }
}

const fn size_class(board: Board) -> &'static str {
    match board {
        Board::Taste => "ring-8",
        Board::Short => "ring-20",
        Board::Normal => "ring-32",
        Board::Long => "ring-44",
    }
}

/// The team whose square decides, or has decided, where the cards come from (PP-6).
fn deciding_team(room: &Room<'_>, laid: &Laid<'_>) -> Option<Team> {
    match &room.game.phase {
        // Whose it will be is told when all have seen how the round went.
        PhaseView::RoundOver { .. } if room.is_showing() => None,
        PhaseView::Opening { next } | PhaseView::RoundOver { next: Some(next), .. } => Some(next.team),
        PhaseView::Ranking { .. } | PhaseView::Guessing { .. } => room.team_with(laid.it?),
        // From the first reveal on the pieces walk away from it.
        PhaseView::Revealing { .. } | PhaseView::RoundOver { .. } | PhaseView::Over { .. } => None,
    }
}

fn square_of(room: &Room<'_>, team: Team) -> Option<usize> {
    let piece = room.game.pieces.get(team.index())?;
    Some(usize::from(piece.at.0 % room.game.options.board.length()))
}

fn is_occupied(room: &Room<'_>, square: usize) -> bool {
    room.game.pieces.iter().any(|piece| square_of(room, piece.team) == Some(square))
}

fn tile(room: &Room<'_>, square: Square, decides: bool, start_is_free: bool) -> Markup {
    let (class, drawing) = match square {
        Square::Start => ("corner", Symbol::Flag),
        Square::Corner => ("corner", Symbol::Star),
        Square::Symbol(category) => (Room::category_hue(category), room.category_symbol(category)),
        Square::Mixed => ("sq-mixed", Symbol::Mixed),
    };
    html! {
        li class={ "sq " (class) @if decides { " decides" } } {
            (symbol(drawing))
            // Pieces would cover it but for a letter or two.
            @if square == Square::Start && start_is_free { span { (room.words.pp_stage_start()) } }
        }
    }
}

/// A piece. It keeps its id for the whole game, so that it is seen to walk when its square changes.
fn pawn(room: &Room<'_>, before: Option<&Room<'_>>, piece: &PieceView) -> Markup {
    let length = room.game.options.board.length();
    let (lap, number) = (piece.at.0 / length, piece.at.0 % length);
    let (together, nth) = company(room, piece);
    html! {
        li #{ "piece-" (piece.team.0) }
            class={
                "piece lap-" (lap) " tens-" (number / 10) " ones-" (number % 10)
                " share-" (together) " nth-" (nth)
                @if let Some(before) = before { (walk(room, before, piece)) }
            }
        { (room.badge(piece.team)) }
    }
}

/// How many stand on its square, and the how many-th of them it is.
fn company(room: &Room<'_>, piece: &PieceView) -> (usize, usize) {
    let length = room.game.options.board.length();
    let here = |other: &&PieceView| other.at.0 % length == piece.at.0 % length;
    let together = room.game.pieces.iter().filter(here).count();
    let nth = room.game.pieces.iter().filter(here).position(|other| other.team == piece.team);
    (together, nth.unwrap_or(0))
}

/// The classes of a piece that comes from where it stood before, alone or beside others.
fn walk(room: &Room<'_>, before: &Room<'_>, piece: &PieceView) -> String {
    let Some(stood) = before.game.pieces.get(piece.team.index()) else { return String::new() };
    let (together, nth) = company(before, stood);
    let stride = match piece.at.0.cmp(&stood.at.0) {
        Ordering::Less => " strides strides-back",
        Ordering::Equal => "",
        Ordering::Greater if piece.at.0 - stood.at.0 > 1 => " strides strides-2",
        Ordering::Greater => " strides",
    };
    let moves = room.cue(room.moment(Moment::Moves), "cue moves-over");
    format!(" was-{together}-{nth}{stride} {moves}")
}
