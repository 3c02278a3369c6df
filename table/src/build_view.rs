//! Building a view of the table from nothing.

use journal::Millis;
use rules::{Eyes, SeatSet, Team};

use crate::{
    decide,
    guest::{Guest, Standing},
    identity::GuestId,
    lineup::{TEAMS, TeamSheet},
    presence::Company,
    reaction::may_react,
    state::{Playing, State},
    view::{Ability, GuestView, LineupView, PlayingView, TableView, Viewer},
};

/// Everything this viewer may know of the table at this moment.
pub(crate) fn view(state: &State, viewer: Viewer, company: &Company, now: Millis) -> TableView {
    let State {
        code,
        seq,
        touched: _,
        language,
        guests,
        host,
        locked,
        code_hidden,
        bot_pace,
        reactions,
        chosen,
        beginner,
        arranged: _,
        pace,
        lapse,
        games_played,
        began: _,
        game,
        last: _,
        evening: _,
        game_began: _,
        shelf: _,
        own,
        step,
        step_began: _,
        news,
        news_since: _,
        shows: _,
    } = state;
    let me = match viewer {
        Viewer::Guest(id) => {
            state.guest(id).filter(|guest| guest.standing == Standing::Here).map(|guest| guest.id)
        }
        Viewer::Stage => None,
    };
    let at = decide::lapses_at(state);
    let on_table = game.as_ref();
    let game = on_table.map(|game| PlayingView { lapses_at: at, ..playing_view(game, me) });
    let waiting_on = game.as_ref().map_or(SeatSet::EMPTY, |game| game.view.waiting_on());
    let show = state.show().and_then(|show| show.view(now, company.has_stage()));
    let mut may = me.map(|me| abilities(state, me, game.as_ref(), (company, now))).unwrap_or_default();
    let is_showing = show.is_some_and(|show| !show.over);
    if me.and_then(|me| state.guest(me)).is_some_and(|me| may_react(state, me, company, is_showing)) {
        may.push(Ability::React);
    }
    let seen = guests.iter().filter(|guest| guest.standing != Standing::ShownOut);
    TableView {
        code: *code,
        seq: *seq,
        step: *step,
        language: *language,
        me,
        own_screen: me.is_some_and(|me| company.has_own_screen(me)),
        host: *host,
        guests: seen.map(|guest| guest_view(state, guest, me, waiting_on, company, now)).collect(),
        locked: *locked,
        code_hidden: *code_hidden,
        bot_pace: *bot_pace,
        reactions: *reactions,
        chosen: chosen.clone(),
        beginner: *beginner,
        lineup: lineup_view(state, me),
        own_cards: own.counts(),
        own: own.clone(),
        pace: *pace,
        lapse: *lapse,
        games_played: *games_played,
        game,
        came_out: on_table.and_then(|game| state.came_out(game)),
        show,
        introduced: state.introduced(now),
        end_seen: state.end_seen(now),
        paused: state.pause().map(|pause| pause.by),
        nudged_by: me.and_then(|me| company.nudged_by(me)),
        may,
        news: news.clone(),
        now,
    }
}

fn guest_view(
    state: &State,
    guest: &Guest,
    me: Option<GuestId>,
    waiting_on: SeatSet,
    company: &Company,
    now: Millis,
) -> GuestView {
    let Guest { id, keys: _, link: _, name, badge, face, language, standing, hands, recent: _ } = guest;
    let seat = state.seat_of(*id);
    // Built on what this viewer may know: a button to skip must not tell for whom the game truly waits.
    let waited_for = seat.is_some_and(|seat| waiting_on.contains(seat));
    GuestView {
        id: *id,
        name: name.clone(),
        badge: *badge,
        face: *face,
        language: *language,
        connected: company.is_connected(*id),
        left: *standing == Standing::Left,
        bot: hands.level().filter(|_| guest.is_bot()),
        stand_in: hands.level().filter(|_| guest.has_stand_in()),
        seat,
        may_skip: waited_for && me.is_some_and(|me| me != *id && decide::may_skip(state, me, now)),
        may_stand_in: me.is_some_and(|me| decide::may_stand_in(state, me, guest, company, now)),
    }
}

fn playing_view(game: &Playing, me: Option<GuestId>) -> PlayingView {
    let Playing {
        state: play,
        seats,
        liveries,
        given_up: _,
        partly: _,
        deadline,
        pause: _,
        wishes,
        show: _,
        introduced: _,
        bots_asked: _,
        skip: _,
        lapsing_since: _,
        first_guesses: _,
        kept_as: _,
    } = game;
    let eyes = me.map_or(Eyes::Everyone, |me| game.eyes_of(me));
    PlayingView {
        kind: play.kind(),
        seats: seats.clone(),
        liveries: liveries.clone(),
        view: play.view(eyes),
        over: play.is_over(),
        deadline: *deadline,
        lapses_at: None,
        wishes: wishes.clone(),
    }
}

fn lineup_view(state: &State, me: Option<GuestId>) -> Vec<LineupView> {
    let Some(lineup) = decide::lineup(state) else { return Vec::new() };
    let my_team = me.and_then(|me| lineup.team_of(me));
    let steers = me.is_some() && state.host == me;
    let teams = lineup.into_teams().into_iter();
    Team::first(*TEAMS.end())
        .zip(teams)
        .map(|(team, TeamSheet { livery, members })| LineupView {
            team,
            livery,
            members,
            may_dress: steers || my_team == Some(team),
        })
        .collect()
}

/// The same, with the last game in the place of the one that is played while there is none: the results as
/// this viewer saw them when the table went on. Nothing can be done there, and who did not sit in it sees
/// none.
pub(crate) fn last_game(state: &State, viewer: Viewer, company: &Company, now: Millis) -> TableView {
    let mut view = view(state, viewer, company, now);
    if state.game.is_some() {
        return view;
    }
    view.may.clear();
    let last = view.me.and_then(|me| last_game_of(state, me));
    if let Some(last) = last {
        for guest in &mut view.guests {
            guest.seat = last.seat_of(guest.id);
        }
        view.game = Some(PlayingView { wishes: Vec::new(), ..playing_view(last, view.me) });
        view.came_out = state.came_out(last);
    }
    view
}

/// The last game, for somebody who sat in it, while the lobby is back.
fn last_game_of(state: &State, me: GuestId) -> Option<&Playing> {
    let last = state.last.as_deref().filter(|_| state.game.is_none());
    last.filter(|last| last.chair_of(me).is_some())
}

/// In the order of an evening.
fn abilities(
    state: &State,
    me: GuestId,
    playing_view: Option<&PlayingView>,
    (company, now): (&Company, Millis),
) -> Vec<Ability> {
    let host = state.host == Some(me);
    let host_away = state.host.is_none_or(|host| company.is_away(host));
    let (playing, over) = match &state.game {
        Some(game) => (!game.state.is_over(), game.state.is_over()),
        None => (false, false),
    };
    let teams = decide::lineup(state).is_some();
    let paused = state.pause().is_some();
    // What this very guest sees is there already.
    let waited = |_: &Playing| playing_view.map_or(SeatSet::EMPTY, |game| game.view.waiting_on());
    let nudges = state.guest(me).is_some_and(|me| decide::nudged_of(state, me, now, waited).is_ok());
    let clock = state.game.as_ref().is_some_and(|game| game.deadline.is_some());
    let abilities = [
        (Ability::BeMyself, true),
        (Ability::ChooseGame, host),
        (Ability::ChooseBeginner, host && !playing && decide::may_choose_beginner(state)),
        (Ability::ChoosePace, host),
        (Ability::ChooseLapse, host),
        (Ability::Lock, host),
        (Ability::AddBot, host && decide::has_room_for_a_bot(state)),
        (Ability::ChooseBotPace, host),
        (Ability::ArrangeTeams, host && teams),
        (Ability::ChangeTeams, teams),
        (Ability::StartGame, host && !playing),
        (Ability::SitDown, decide::may_sit_down(state, me)),
        (Ability::AskBots, playing_view.is_some_and(|game| decide::bots_to_ask(state, &game.view))),
        (Ability::SkipAhead, decide::may_skip_ahead(state, me, now)),
        (Ability::ExtendDeadline, playing && clock && !paused),
        (Ability::Pause, host && playing && !paused),
        (Ability::Resume, decide::may_resume(state, me, company)),
        (Ability::Nudge, nudges),
        (Ability::HideCode, host),
        (Ability::BreakOff, host && playing),
        (Ability::CloseGame, over),
        (Ability::NextGame, host),
        (Ability::LookBack, last_game_of(state, me).is_some()),
        (Ability::LookAtEvening, !state.evening.is_empty()),
        (Ability::Remove, host),
        (Ability::HandOver, host),
        (Ability::TakeOver, !host && host_away),
        (Ability::Forget, decide::may_forget(state, me)),
    ];
    let mut may = Vec::with_capacity(abilities.len() + 1);
    may.extend(abilities.into_iter().filter_map(|(ability, may)| may.then_some(ability)));
    may
}
