//! The podium at the end of a game: for some seconds it stands before everything else on the stage, then the
//! finale has the board again. It tells nothing that the finale does not.

use maud::{Markup, html};
use rules::{Seat, SeatSet};

use super::company::Company;
use crate::look::{Symbol, guest_badge, name, symbol};

/// How many are ahead of those on a step, from the left: the first stands in the middle, and whoever is level
/// shares a step.
const STEPS: [usize; 3] = [1, 0, 2];

/// Somebody who may stand on it, or a team.
pub(super) struct Standee {
    /// How many are ahead of them.
    pub(super) ahead: usize,
    /// The colour that rains on them if they have won.
    pub(super) colour: &'static str,
    pub(super) badge: Markup,
    pub(super) name: Markup,
    /// What is counted up, if anything is.
    pub(super) points: Option<i64>,
}

/// The first three, the second on the left of the first. None where nobody has won.
pub(super) fn podium(standees: &[Standee]) -> Markup {
    let on = |step: usize| standees.iter().filter(move |standee| standee.ahead == step);
    let colours: Vec<&str> = on(0).map(|standee| standee.colour).collect();
    html! {
        @if !colours.is_empty() {
            div #podium .podium aria-hidden="true" data-region-exempt data-party=(colours.join(" ")) {
                @for step in STEPS.into_iter().filter(|step| on(*step).next().is_some()) {
                    div class={ "step step-" (step + 1) } {
                        ul {
                            @for standee in on(step) { (standing(standee)) }
                        }
                        p { (step + 1) }
                    }
                }
            }
        }
    }
}

fn standing(Standee { ahead, badge, name, points, .. }: &Standee) -> Markup {
    html! {
        li {
            @if *ahead == 0 { (symbol(Symbol::Crown)) }
            (badge) (name)
            @if let Some(points) = points { b data-count=(points) { (points) } }
        }
    }
}

/// A person who may stand on it.
pub(super) fn standee(
    company: &Company<'_>,
    seat: Seat,
    ahead: usize,
    points: Option<i64>,
) -> Option<Standee> {
    let guest = company.player(seat)?;
    Some(Standee {
        ahead,
        colour: guest.badge.colour().slug(),
        badge: guest_badge(guest),
        name: name(guest, company.words),
        points,
    })
}

/// The colour that rains on the phone of somebody who has won.
pub(super) fn party(company: &Company<'_>, winners: SeatSet) -> Option<&'static str> {
    let me = company.table.myself()?;
    let won = me.seat.is_some_and(|seat| winners.contains(seat));
    won.then(|| me.badge.colour().slug())
}
