//! Who stands where, whose turn it is, and what the round has brought.

use std::cmp::Ordering;

use maud::{Markup, PreEscaped, html};
use rules::{
    Seat, SeatSet, Team,
    preference::{Draw, GuessView, Guessing, Moment, Options, PhaseView, PieceView, all_right},
};

use super::{laid::Laid, room::Room};
use crate::look::{Symbol, name, name_letters, symbol};

/// As many letters of names as fit beside a team's place, by the number of teams: the fewer, the more lines
/// each has.
const fn most_letters(teams: usize) -> usize {
    match teams {
        0..=2 => 60,
        3 => 44,
        _ => 22,
    }
}

/// While a preference is being shown, everything is first as it was before.
pub(super) fn standing(room: &Room<'_>, laid: &Laid<'_>, before: Option<&Room<'_>>) -> Markup {
    let teams = room.game.pieces.len();
    html! {
        section class={ "teams-standing teams-" (teams) } {
            @if laid.it.is_some() {
                div.round-head {
                    h2 { (room.words.pp_stage_round(room.game.round)) }
                    (envelope(room))
                }
            }
            @match laid.draw() {
                Some(Draw::From(category)) => p.box-line {
                    (symbol(room.category_symbol(category))) span { (room.category_name(category)) }
                },
                Some(draw) => p.box-line { (symbol(Symbol::Mixed)) span { (room.draw_line(draw)) } },
                None => {},
            }
            ul { @for piece in &room.game.pieces { (row(room, laid, before, piece)) } }
        }
    }
}

/// What has become of the envelope.
fn envelope(room: &Room<'_>) -> Markup {
    let words = room.words;
    let line = match &room.game.phase {
        PhaseView::Guessing { .. } => words.pp_stage_sealed(),
        PhaseView::Revealing { revealed, .. } if revealed.is_empty() => words.pp_stage_sealed(),
        PhaseView::Revealing { revealed, .. } => words.pp_stage_opened(revealed.len(), Options::SECTIONS),
        PhaseView::RoundOver { .. } if room.is_showing() => {
            words.pp_stage_opened(Options::SECTIONS, Options::SECTIONS)
        }
        PhaseView::Opening { .. }
        | PhaseView::Ranking { .. }
        | PhaseView::RoundOver { .. }
        | PhaseView::Over { .. } => return html! {},
    };
    html! { span.envelope { (symbol(Symbol::Envelope)) " " (line) } }
}

fn row(room: &Room<'_>, laid: &Laid<'_>, before: Option<&Room<'_>>, piece: &PieceView) -> Markup {
    let turn = turn_of(room, laid, piece.team);
    let it = who_is_it(room, laid);
    let leads = leads(room, piece.team);
    let led = before.map_or(leads, |before| self::leads(before, piece.team));
    // Who leads is told after the last preference in a moment of its own.
    let last = laid.revealed.len() == Options::SECTIONS;
    let crowned = if last { Moment::Lead } else { Moment::Moves };
    let comes = if led { String::new() } else { room.seen_from(crowned) };
    html! {
        li class={ "team-row" @if turn == Some(Turn::Now) { " team-now" } (shining(room, piece.team)) } {
            span.team-badge {
                (room.badge(piece.team))
                @if leads {
                    span class={ "crown " (comes) } { (symbol(Symbol::Crown)) }
                } @else if led {
                    span class={ "crown " (room.seen_until(crowned)) } { (symbol(Symbol::Crown)) }
                }
            }
            div.team-who {
                p.team-name {
                    @if let Some(crew) = room.crew(piece.team) { (crew.title(room.words)) }
                    @if leads {
                        span class={ "visually-hidden " (comes) } { ", " (room.words.pp_stage_leads()) }
                    }
                    @if room.alone() && it.is_some_and(|it| piece.members.contains(it)) { (it_tag(room)) }
                }
                @if !room.alone() { (people(room, it, piece)) }
            }
            (place(room, before, piece))
            @match (laid.guess_of(piece.team).filter(|_| !laid.revealed.is_empty()), turn) {
                (Some(guess), _) => (moves(room, laid, before, guess)),
                (None, Some(turn)) => p.turn-line { (turn.symbol()) " " (turn.words(room)) },
                (None, None) => {},
            }
        }
    }
}

fn leads(room: &Room<'_>, team: Team) -> bool {
    let behind = |team: Team| room.game.pieces.get(team.index()).map(|piece| piece.behind);
    behind(team) == Some(0) && room.game.pieces.iter().any(|other| other.behind > 0)
}

/// Who has doubled everything and was right stands out for a moment.
fn shining(room: &Room<'_>, team: Team) -> String {
    match room.is_showing() && all_right(room.game).contains(&team) {
        true => format!(" {}", room.cue(room.moment(Moment::AllRight), "cue shines")),
        false => String::new(),
    }
}

/// IT of the round on the board, or of the one that begins.
fn who_is_it(room: &Room<'_>, laid: &Laid<'_>) -> Option<Seat> {
    match &room.game.phase {
        PhaseView::Opening { next } => Some(next.it),
        _ => laid.it,
    }
}

fn it_tag(room: &Room<'_>) -> Markup {
    html! { " " span.it-tag { (room.words.pp_stage_it_tag()) } }
}

/// The people of a team, IT before all and then those we wait for; who does not fit is counted.
fn people(room: &Room<'_>, it: Option<Seat>, piece: &PieceView) -> Markup {
    // While something is being shown nobody is waited for, and so nobody is seen to be next.
    let lit = if room.is_showing() { SeatSet::EMPTY } else { room.game.waiting_on };
    let mut members: Vec<Seat> = piece.members.iter().collect();
    members.sort_by_key(|seat| (it != Some(*seat), !lit.contains(*seat)));
    let shown = that_fit(room, it, &members);
    html! {
        p.team-people {
            @for (nth, seat) in members.iter().take(shown).enumerate() {
                @if nth > 0 { " " }
                span class={ "team-person" @if lit.contains(*seat) { " lit-name" } } {
                    @if let Some(guest) = room.player(*seat) { (name(guest, room.words)) }
                    @if it == Some(*seat) { (it_tag(room)) }
                    // The mark stands apart by itself, and a comma behind it would begin a line at times.
                    @if nth + 1 < shown {
                        @if it == Some(*seat) { span.visually-hidden { "," } } @else { "," }
                    }
                }
            }
            @if members.len() > shown { " " span.more { (room.words.pp_stage_more(members.len() - shown)) } }
            @if members.is_empty() { (room.words.pp_stage_all_left()) }
        }
    }
}

/// How many of these names fit; the first one always does.
fn that_fit(room: &Room<'_>, it: Option<Seat>, members: &[Seat]) -> usize {
    let most = most_letters(room.game.pieces.len());
    let letters = |seat: &Seat| {
        let called = room.player(*seat).map_or(0, name_letters);
        let tag = if it == Some(*seat) { room.words.pp_stage_it_tag().chars().count() + 1 } else { 0 };
        // A comma and a space follow.
        called + tag + 2
    };
    let ends = members.iter().scan(0, |end, seat| {
        *end += letters(seat);
        Some(*end)
    });
    ends.take_while(|end| *end <= most + 2).count().max(1)
}

/// How far a team has come. The number is new whenever it changes, so that it turns over.
fn place(room: &Room<'_>, before: Option<&Room<'_>>, piece: &PieceView) -> Markup {
    let stood = before.and_then(|before| before.game.pieces.get(piece.team.index()));
    let now = html! {
        b #{ "at-" (piece.team.0) "-" (piece.at.0) } { (piece.at.0) }
        span { (of_board(room, piece)) }
    };
    html! {
        @match stood.filter(|stood| stood.at != piece.at) {
            Some(stood) => div.takes {
                p class={ "place-now " (room.seen_until(Moment::Moves)) } aria-hidden="true" {
                    b { (stood.at.0) } span { (of_board(room, stood)) }
                }
                p class={ "place-now " (room.seen_from(Moment::Moves)) } { (now) }
            },
            None => p.place-now { (now) },
        }
    }
}

fn of_board(room: &Room<'_>, piece: &PieceView) -> String {
    let (words, length) = (room.words, room.game.options.board.length());
    match piece.at.0.cmp(&length) {
        Ordering::Less => words.pp_stage_of(length),
        Ordering::Equal => words.pp_stage_at_finish(),
        Ordering::Greater => words.pp_stage_past_finish(),
    }
}

/// "+2", "0", "−1": with a true minus, as wide as the plus.
pub(super) fn signed(steps: i32) -> String {
    match steps {
        0 => "0".to_owned(),
        1.. => format!("+{steps}"),
        _ => format!("−{}", -steps),
    }
}

/// Whether the last reveal moved a team.
fn walks(guess: &GuessView) -> bool {
    guess.steps.last().is_some_and(|steps| *steps != 0)
}

pub(super) fn sum(guess: &GuessView) -> i32 {
    guess.steps.iter().copied().map(i32::from).sum()
}

/// What each token has brought so far, and the sum.
fn moves(room: &Room<'_>, laid: &Laid<'_>, before: Option<&Room<'_>>, guess: &GuessView) -> Markup {
    let last = laid.revealed.len().saturating_sub(1);
    let moved = room.seen_from(Moment::Moves);
    // One step is heard, however many walk.
    let heard = laid.guesses.iter().find(|guess| walks(guess)).is_some_and(|first| first.team == guess.team);
    let was = before.and_then(|before| Laid::of(before.game).guess_of(guess.team));
    html! {
        div.moves-line {
            ol {
                @for index in 0..Options::SECTIONS {
                    @match guess.steps.get(index) {
                        Some(steps) => li #{ "move-" (guess.team.0) "-" (index) }
                            class={ "move" (move_class(*steps)) @if index == last { " " (moved) } }
                            data-sound-cue=[(heard && index == last).then_some("step")]
                            { (signed((*steps).into())) },
                        None => li.move.move-open aria-hidden="true" {},
                    }
                }
            }
            div.takes {
                @if let Some(was) = was {
                    p class={ "sum " (room.seen_until(Moment::Moves)) } aria-hidden="true" {
                        "= " (signed(sum(was)))
                    }
                }
                p class={ "sum " (moved) } id={ "sum-" (guess.team.0) "-" (guess.steps.len()) } {
                    span.visually-hidden { (room.words.pp_stage_sum()) " " } "= " (signed(sum(guess)))
                }
            }
        }
    }
}

const fn move_class(steps: i8) -> &'static str {
    match steps {
        0 => "",
        1.. => " move-on",
        _ => " move-back",
    }
}

/// When a team guesses (PP-14 to PP-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Now,
    Next,
    Later,
    /// It has passed and goes last.
    Passed,
    Done,
}

impl Turn {
    fn symbol(self) -> PreEscaped<&'static str> {
        match self {
            Turn::Now => symbol(Symbol::People),
            Turn::Done => symbol(Symbol::Check),
            Turn::Next | Turn::Later | Turn::Passed => symbol(Symbol::Clock),
        }
    }

    fn words(self, room: &Room<'_>) -> String {
        let words = room.words;
        match self {
            Turn::Now => words.pp_stage_turn_now(),
            Turn::Next => words.pp_stage_turn_next(),
            Turn::Later => words.pp_stage_turn_later(),
            Turn::Passed => words.pp_stage_turn_passed(),
            Turn::Done => words.pp_stage_turn_done(),
        }
    }
}

fn turn_of(room: &Room<'_>, laid: &Laid<'_>, team: Team) -> Option<Turn> {
    let PhaseView::Guessing { to_guess, passed, .. } = &room.game.phase else { return None };
    let nth = to_guess.iter().position(|waiting| *waiting == team);
    match (nth, room.game.options.guessing) {
        (Some(_), Guessing::AtOnce) | (Some(0), Guessing::InTurn) => Some(Turn::Now),
        (Some(_), Guessing::InTurn) if *passed == Some(team) => Some(Turn::Passed),
        (Some(1), Guessing::InTurn) => Some(Turn::Next),
        (Some(_), Guessing::InTurn) => Some(Turn::Later),
        // Tokens that nobody sees yet are done all the same; a lone IT and a deserted team have none.
        (None, Guessing::AtOnce) => room.guesses_at_all(laid.it, team).then_some(Turn::Done),
        (None, Guessing::InTurn) => laid.guess_of(team).map(|_| Turn::Done),
    }
}

#[cfg(test)]
mod tests {
    use super::signed;

    #[test]
    fn steps_are_written_with_their_sign() {
        assert_eq!([2, 0, -1].map(signed), ["+2", "0", "−1"]);
    }
}
