//! Building a view of the table from nothing.

use std::collections::BTreeSet;

use journal::Millis;
use rules::Eyes;

use crate::{
    decide,
    guest::GuestId,
    state::{Guest, Playing, Standing, State},
    view::{Ability, GuestView, PlayingView, TableView, Viewer},
};

/// Everything this viewer may know of the table at this moment.
pub(crate) fn view(state: &State, viewer: Viewer, connected: &BTreeSet<GuestId>, now: Millis) -> TableView {
    let State {
        code,
        seq,
        touched: _,
        language,
        guests,
        host,
        locked,
        chosen,
        pace,
        games_played,
        game,
        shelf: _,
        step,
        step_began: _,
        news,
    } = state;
    let me = match viewer {
        Viewer::Guest(id) => {
            state.guest(id).filter(|guest| guest.standing == Standing::Here).map(|guest| guest.id)
        }
        Viewer::Stage => None,
    };
    let seen = guests.iter().filter(|guest| guest.standing != Standing::ShownOut);
    TableView {
        code: *code,
        seq: *seq,
        step: *step,
        language: *language,
        me,
        host: *host,
        guests: seen.map(|guest| guest_view(state, guest, me, connected, now)).collect(),
        locked: *locked,
        chosen: chosen.clone(),
        pace: *pace,
        games_played: *games_played,
        game: game.as_ref().map(|game| playing_view(state, game, me)),
        may: me.map(|me| abilities(state, me, connected)).unwrap_or_default(),
        news: news.clone(),
    }
}

fn guest_view(
    state: &State,
    guest: &Guest,
    me: Option<GuestId>,
    connected: &BTreeSet<GuestId>,
    now: Millis,
) -> GuestView {
    let Guest { id, keys: _, link: _, name, badge, language, standing, recent: _ } = guest;
    let waited_for = state.is_waited_for(*id);
    GuestView {
        id: *id,
        name: name.clone(),
        badge: *badge,
        language: *language,
        connected: connected.contains(id),
        left: *standing == Standing::Left,
        seat: state.seat_of(*id),
        may_skip: waited_for && me.is_some_and(|me| me != *id && decide::may_skip(state, me, now)),
    }
}

fn playing_view(state: &State, game: &Playing, me: Option<GuestId>) -> PlayingView {
    let Playing { state: play, seats, given_up: _, deadline } = game;
    let eyes = me.and_then(|me| state.seat_of(me)).map_or(Eyes::Everyone, Eyes::Seat);
    PlayingView {
        kind: play.kind(),
        seats: seats.clone(),
        view: play.view(eyes),
        over: play.is_over(),
        deadline: *deadline,
    }
}

/// In the order of an evening.
fn abilities(state: &State, me: GuestId, connected: &BTreeSet<GuestId>) -> Vec<Ability> {
    let host = state.host == Some(me);
    let host_here = state.host.is_some_and(|host| connected.contains(&host));
    let (playing, over) = match &state.game {
        Some(game) => (!game.state.is_over(), game.state.is_over()),
        None => (false, false),
    };
    let clock = state.game.as_ref().is_some_and(|game| game.deadline.is_some());
    [
        (Ability::BeMyself, true),
        (Ability::ChooseGame, host),
        (Ability::ChoosePace, host),
        (Ability::Lock, host),
        (Ability::StartGame, host && !playing),
        (Ability::SitDown, decide::may_sit_down(state, me)),
        (Ability::ExtendDeadline, playing && clock),
        (Ability::BreakOff, host && playing),
        (Ability::CloseGame, over),
        (Ability::Remove, host),
        (Ability::HandOver, host),
        (Ability::TakeOver, !host && !host_here),
        (Ability::Forget, decide::may_forget(state, me)),
    ]
    .into_iter()
    .filter_map(|(ability, may)| may.then_some(ability))
    .collect()
}
