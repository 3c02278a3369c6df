//! The end of a game as it is shown, for all games in one place: from the third to the first they come up,
//! and then it rains. Until then no page has anything else of how it ended.

use maud::{Markup, html};
use rules::{Finale, Seat, Show};
use table::{ShowView, TableView};

use super::{GamePages, Room, company::Company};
use crate::{
    look::{Symbol, guest_badge, name, symbol},
    pages::{Context, Hand, Stage},
};

/// How many are ahead of those on a step, from the left: the first stands in the middle, and whoever is level
/// shares a step.
const STEPS: [u8; 3] = [1, 0, 2];

/// What there is to celebrate.
pub(super) enum Celebration {
    /// Those who may stand on the podium.
    Podium(Vec<Standee>),
    /// Nobody wins alone: what the table has come to, and what rains on all if that is well done.
    Together { board: Markup, rain: Option<&'static str> },
}

/// Somebody who may stand on the podium, or a team.
pub(super) struct Standee {
    /// How many are ahead of them.
    pub(super) ahead: u8,
    /// The colour that rains on them if they have won.
    pub(super) colour: &'static str,
    pub(super) badge: Markup,
    pub(super) name: Markup,
    /// What is counted up, if anything is.
    pub(super) points: Option<i64>,
    /// Whether whoever looks is one of them.
    pub(super) mine: bool,
}

/// A person who may stand on it.
pub(super) fn standee(company: &Company<'_>, seat: Seat, ahead: u8, points: Option<i64>) -> Option<Standee> {
    let guest = company.player(seat)?;
    Some(Standee {
        ahead,
        colour: guest.badge.colour().slug(),
        badge: guest_badge(guest),
        name: name(guest, company.words),
        points,
        mine: company.is_me(seat),
    })
}

/// The end of the game that is being shown, until somebody may go on.
pub(super) fn shown(view: &TableView) -> Option<ShowView> {
    view.show.filter(|show| show.finale)
}

/// The same until all has been told.
pub(super) fn under_way(view: &TableView) -> Option<ShowView> {
    shown(view).filter(|show| !show.over)
}

/// A guest's page meanwhile, where no stage leads.
pub(super) fn hand<G: GamePages>(context: &Context<'_>, view: &TableView, game: &G::View) -> Option<Hand> {
    under_way(view)?;
    let show = G::finale(game)?;
    let told = untimed(view);
    let ask = G::hand(&Room::new(context, &told, game)).ask;
    let room = Room::<G::View>::new(context, view, game);
    Some(Hand {
        ask: said(&room, &show, &ask),
        play: G::celebration(&room).board(&room, &show),
        act: html! {},
    })
}

/// The stage meanwhile, and while it rains.
pub(super) fn stage<G: GamePages>(context: &Context<'_>, view: &TableView, game: &G::View) -> Option<Stage> {
    shown(view)?;
    let show = G::finale(game)?;
    let told = untimed(view);
    let headline = G::stage(&Room::new(context, &told, game)).headline;
    let room = Room::<G::View>::new(context, view, game);
    let celebration = G::celebration(&room);
    Some(Stage {
        headline: said(&room, &show, &headline),
        board_class: "board-podium",
        board: html! { (celebration.board(&room, &show)) (rain(view, &celebration.colours())) },
        standing: html! {},
    })
}

/// What rains on a guest's page from the moment on in which all has been told.
pub(super) fn rain_on_hand<G: GamePages>(room: &Room<'_, G::View>) -> Markup {
    let is_seated = room.table.myself().is_some_and(|me| me.seat.is_some());
    match shown(room.table).filter(|_| is_seated) {
        Some(_) => rain(room.table, &G::celebration(room).my_colours()),
        None => html! {},
    }
}

/// The table as it is when all of it has been seen.
fn untimed(view: &TableView) -> TableView {
    TableView { show: None, ..view.clone() }
}

/// How it has ended, from the moment on in which the first come up.
fn said(company: &Company<'_>, show: &Show<Finale>, outcome: &Markup) -> Markup {
    let first = show.at(&Finale::Step(0));
    html! {
        div.in-turn {
            @if company.table.show_under_way().is_some() {
                h1 class=(company.until(first)) { (company.words.finale_title()) }
            }
            div class=(company.beat(first)) data-hear { (outcome) }
        }
    }
}

/// Colours for the browser, and since when it rains; nothing before all has been told, and once somebody may
/// have gone on.
fn rain(view: &TableView, colours: &[&str]) -> Markup {
    let over = shown(view).filter(|show| show.over && !colours.is_empty());
    html! {
        @if let Some(show) = over {
            span hidden data-party=(colours.join(" ")) data-rains=(show.ends.0) {}
        }
    }
}

impl Celebration {
    fn board(&self, company: &Company<'_>, show: &Show<Finale>) -> Markup {
        match self {
            Celebration::Podium(standees) => podium(company, show, standees),
            Celebration::Together { board, .. } => html! {
                div #podium class={ "podium together " (company.beat(show.at(&Finale::Step(0)))) } { (board) }
            },
        }
    }

    /// All who have won.
    fn colours(&self) -> Vec<&'static str> {
        match self {
            Celebration::Podium(standees) => {
                standees.iter().filter(|standee| standee.ahead == 0).map(|standee| standee.colour).collect()
            }
            Celebration::Together { rain, .. } => rain.iter().copied().collect(),
        }
    }

    /// Whoever looks, if they have won.
    fn my_colours(&self) -> Vec<&'static str> {
        match self {
            Celebration::Podium(standees) => {
                let won = standees.iter().filter(|standee| standee.ahead == 0 && standee.mine);
                won.map(|standee| standee.colour).collect()
            }
            Celebration::Together { .. } => self.colours(),
        }
    }
}

/// The first three, the second on the left of the first.
fn podium(company: &Company<'_>, show: &Show<Finale>, standees: &[Standee]) -> Markup {
    let on = |step: u8| standees.iter().filter(move |standee| standee.ahead == step);
    html! {
        div #podium .podium aria-hidden="true" {
            @for step in STEPS.into_iter().filter(|step| on(*step).next().is_some()) {
                @let at = show.at(&Finale::Step(step));
                div class={ "step step-" (step + 1) " " (company.beat(at)) }
                    data-hear=[(step > 0).then_some("")] {
                    ul class=(company.cue(at, if step == 0 { "cue walks" } else { "cue" })) {
                        @for standee in on(step) { (standing(standee)) }
                    }
                    p { (step + 1) }
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
