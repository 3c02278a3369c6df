//! The winding path, and the pawns that walk on it.

use maud::{Markup, html};
use rules::{
    Seat,
    colours::{Moment, PawnView, Space},
};

use super::room::Room;
use crate::look::glyph;

/// The middle of the path from the first space to the last, in the units of its drawing. The stylesheet lets
/// stones and pawns stand along the same line, the spaces at equal distances whatever their number.
const WAY: &str = "M48 188C143 188 53 64 148 64S153 180 249 180S254 72 349 72S354 192 449 192\
                   S454 60 550 60S555 182 650 182S655 70 751 70S756 190 851 190S856 64 951 64\
                   S956 178 1052 178S1057 58 1152 58";

/// The path with everybody on it. Where they stand is told in words beside their names.
pub(super) fn track(room: &Room<'_>) -> Markup {
    let goal = room.game.options.goal;
    html! {
        svg class={ "path goal-" (goal.0) } viewBox="0 0 1200 216" aria-hidden="true" {
            path.path-bed d=(WAY) {}
            path.path-cord d=(WAY) {}
            @for space in Space::FIRST.0..=goal.0 { (stone(Space(space), goal)) }
            @for pawn in &room.game.pawns { (standing_on(room, pawn)) }
        }
    }
}

fn stone(space: Space, goal: Space) -> Markup {
    let class = match space {
        Space::FIRST => " stone-end",
        last if last == goal => " stone-end stone-goal",
        _ => "",
    };
    html! {
        g class={ "stone on-" (space.0) (class) } {
            circle r="23" {}
            text { (space.0) }
        }
    }
}

/// A pawn. It keeps its id for the whole game, so that it is seen to walk when its space changes.
fn standing_on(room: &Room<'_>, pawn: &PawnView) -> Markup {
    let Some(guest) = room.player(pawn.seat) else { return html! {} };
    let (together, nth) = company(room, pawn, |pawn| pawn.at);
    let heard = steps_of(room, pawn).filter(|_| first_to_walk(room) == Some(pawn.seat));
    html! {
        g #{ "pawn-" (pawn.seat.0) }
            class={
                "pawn " (guest.badge.colour().slug()) " on-" (pawn.at.0) " crowd-" (together) " spot-" (nth)
                (way_of(room, pawn))
                @if room.game.left.contains(pawn.seat) { " pawn-gone" }
            }
            data-sound-cue=[heard.map(|_| "step")]
        {
            g.pawn-body {
                ellipse.pawn-shade rx="15" ry="6" {}
                path d="M-13 0c0-12 5-14 5-26H8c0 12 5 14 5 26a13 5 0 0 1-26 0z" {}
                @if guest.is_played_by_a_bot() { path d="M-16-38h-8v12h8zM16-38h8v12h-8z" {} }
                circle cy="-32" r="19" {}
                use href={ "#s-" (glyph(guest.badge).slug()) } x="-14" y="-46" width="28" height="28" {}
            }
        }
    }
}

/// How many stand on a pawn's space, wherever that is, and the how many-th of them it is.
fn company(room: &Room<'_>, pawn: &PawnView, space: impl Fn(&PawnView) -> Space) -> (usize, usize) {
    let here = |other: &&PawnView| space(other) == space(pawn);
    let nth = room.game.pawns.iter().filter(here).position(|other| other.seat == pawn.seat);
    (room.game.pawns.iter().filter(here).count(), nth.unwrap_or(0))
}

/// The classes of a pawn that comes from where it stood before the count, alone or beside others.
fn way_of(room: &Room<'_>, pawn: &PawnView) -> String {
    let (together, nth) = company(room, pawn, |pawn| space_before(room, pawn));
    let steps = steps_of(room, pawn).unwrap_or(0);
    if steps == 0 && (together, nth) == company(room, pawn, |pawn| pawn.at) {
        return String::new();
    }
    format!(" walks-{steps} was-{together}-{nth}{}", room.cue(room.moment(Moment::Walk), " walks cue"))
}

/// How far a pawn walks after the count; none if it stays where it is.
fn steps_of(room: &Room<'_>, pawn: &PawnView) -> Option<u8> {
    let steps = pawn.at.0 - space_before(room, pawn).0;
    (steps > 0).then_some(steps)
}

/// Where a pawn stood before the count that lies on the table.
pub(super) fn space_before(room: &Room<'_>, pawn: &PawnView) -> Space {
    let outcomes = room.counted().map_or(&[][..], |round| &round.outcomes);
    let points =
        outcomes.iter().find(|outcome| outcome.seat == pawn.seat).map_or(0, |outcome| outcome.points);
    Space::of(pawn.points.saturating_sub(points.into()), room.game.options.goal)
}

/// The one whose steps are heard; together they would only be louder.
fn first_to_walk(room: &Room<'_>) -> Option<Seat> {
    room.game.pawns.iter().find(|pawn| steps_of(room, pawn).is_some()).map(|pawn| pawn.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions may not be written into the page (PROMISES.md), so the line stands in two places.
    #[test]
    fn pawns_walk_on_the_line_that_is_drawn() {
        // A string goes on in the next line after a backslash.
        let sheet = include_str!("../../../assets/colours-stage.css").replace("\\\n", "");
        assert!(sheet.contains(&format!("path(\"{WAY}\")")));
    }

    #[test]
    fn every_space_has_its_place_in_the_stylesheet() {
        for space in 1..=*rules::colours::Options::GOALS.end() {
            assert!(
                include_str!("../../../assets/colours-stage.css").contains(&format!(".on-{space} ")),
                "space {space}"
            );
        }
        for goal in rules::colours::Options::GOALS {
            assert!(
                include_str!("../../../assets/colours-stage.css").contains(&format!(".goal-{goal} ")),
                "goal {goal}"
            );
        }
    }
}
