//! What the table does when a guest asks something of it. Pure: nothing here acts.

mod bot_seats;
mod going_on;
mod lapse;
mod pausing;
mod skip_ahead;
mod teams;
mod whom_to_nudge;

use almanac::Almanac;
use decks::Decks;
use journal::{Millis, Seq};
use rules::{CardId, Chance, GameKind, Notice, Seat};

use crate::{
    command::{Command, Scope},
    decided::TableDecided,
    door::{free_badge, free_face, free_name},
    event::Event,
    games::{FirstSeat, GameCommand, GameDecided, GameEvent, GameOptions, GameState},
    guest::{Guest, Standing},
    identity::GuestId,
    lineup::Places,
    presence::Company,
    refusal::Refusal,
    show::Showing,
    state::{Playing, State},
};

pub(crate) use bot_seats::{bots_to_ask, has_room_for_a_bot, may_stand_in};
use going_on::{close_game, confess, end_is_seen, next_game};
pub use lapse::LAPSE;
use lapse::choose_lapse;
pub(crate) use lapse::lapses_at;
pub(crate) use pausing::may_resume;
use pausing::{clock_time, not_paused, pause, resume};
pub(crate) use skip_ahead::may_skip_ahead;
use skip_ahead::skip_ahead;
pub(crate) use teams::lineup;
use teams::{arrange, dress, joined_team, kept_teams, newly_arranged, places};
pub(crate) use whom_to_nudge::{nudged, nudged_of};

/// How long a step may take when the table plays with a clock, in seconds.
pub const PACE: std::ops::RangeInclusive<u32> = 30..=3600;
/// After this long anybody may go on without a guest who does not answer.
pub const PATIENCE: Millis = Millis(60_000);
/// What "a little longer" adds to the clock.
pub const EXTENSION: Millis = Millis(60_000);

/// What is true around the table at the moment of deciding.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Situation<'a> {
    pub(crate) now: Millis,
    pub(crate) company: &'a Company,
    pub(crate) decks: &'a Decks,
    pub(crate) almanac: &'a Almanac,
}

pub(crate) type Decision = Result<TableDecided, Refusal>;

/// This happens.
fn happens<const N: usize>(events: [Event; N]) -> Decision {
    Ok(events.into())
}

/// This happens, unless it is so already.
fn unless(so_already: bool, event: Event) -> Decision {
    if so_already { Ok(TableDecided::nothing()) } else { happens([event]) }
}

/// Refuses what was made for an earlier game or step (P2). Who does not say what they saw is taken at their
/// word.
pub(crate) fn in_time(state: &State, command: &Command, seen: Option<Seq>) -> Result<(), Refusal> {
    let Some(seen) = seen else { return Ok(()) };
    match command.scope() {
        Scope::Table => Ok(()),
        Scope::Game | Scope::Step if seen < state.game_began => Err(Refusal::AnotherGame),
        Scope::Step if seen < state.step => Err(Refusal::TooLate),
        Scope::Game | Scope::Step => Ok(()),
    }
}

pub(crate) fn decide(
    state: &State,
    me: &Guest,
    command: &Command,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let guest = me.id;
    match command {
        Command::Rename { name } => {
            let name = free_name(state, name, Some(guest))?;
            unless(name == me.name, Event::GuestRenamed { guest, name })
        }
        Command::Recolour { badge } => {
            let badge = free_badge(state, *badge, Some(guest))?;
            unless(badge == me.badge, Event::GuestRecoloured { guest, badge })
        }
        Command::ChooseFace { face } => {
            let face = free_face(state, *face, guest)?;
            unless(face == me.face, Event::FaceChosen { guest, face })
        }
        Command::ChooseLanguage { language } => {
            unless(*language == me.language, Event::LanguageChosen { guest, language: *language })
        }
        Command::ChooseGame { options } => choose_game(state, me, options, situation.decks),
        Command::ChooseBeginner { guest } => choose_beginner(state, me, *guest),
        Command::ChoosePace { seconds } => choose_pace(state, me, *seconds, situation.now),
        Command::ChooseLapse { seconds } => choose_lapse(state, me, *seconds),
        Command::Lock => {
            host_only(state, me)?;
            unless(state.locked, Event::Locked)
        }
        Command::Unlock => {
            host_only(state, me)?;
            unless(!state.locked, Event::Unlocked)
        }
        Command::AddBot { level } => bot_seats::add_bot(state, me, *level, situation, chance),
        Command::ChooseBotPace { pace } => bot_seats::choose_pace(state, me, *pace),
        Command::SwitchReactions { on } => {
            host_only(state, me)?;
            unless(*on == state.reactions, Event::ReactionsSwitched { on: *on })
        }
        Command::ShuffleTeams => {
            host_only(state, me)?;
            arrange(state, |lineup| Ok(lineup.shuffled(chance)))
        }
        Command::EvenOutTeams => {
            host_only(state, me)?;
            arrange(state, |lineup| Ok(lineup.evened_out()))
        }
        Command::ChooseTeams { count } => {
            host_only(state, me)?;
            arrange(state, |lineup| lineup.in_teams((*count).into()))
        }
        Command::MoveToTeam { guest, team, place } => {
            if *guest != me.id {
                host_only(state, me)?;
            }
            arrange(state, |lineup| lineup.moved(*guest, *team, *place))
        }
        Command::NameTeam { team, name } => dress(state, me, *team, |lineup| lineup.named(*team, name)),
        Command::ColourTeam { team, badge } => {
            dress(state, me, *team, |lineup| lineup.recoloured(*team, *badge))
        }
        Command::WriteCards { cards } => {
            let cards = state.own.blank_for(cards, situation.decks)?;
            unless(cards.is_empty(), Event::CardsWritten { guest, cards })
        }
        Command::TakeAwayCard { game, card } => take_away_card(state, me, *game, *card),
        Command::StartGame => start_game(state, me, situation),
        Command::SitDown => sit_down(state, me, situation, chance),
        Command::Play { play } => play_on(state, me, play, situation, chance),
        Command::AskBots => bot_seats::ask(state, me),
        Command::SkipAhead => skip_ahead(state, me, situation.now),
        Command::Skip { guest } => skip(state, me, *guest, situation, chance),
        Command::CallStandIn { guest, level } => {
            bot_seats::call_stand_in(state, me, *guest, *level, situation, chance)
        }
        Command::DismissStandIn { guest } => {
            bot_seats::dismiss_stand_in(state, me, *guest, situation, chance)
        }
        Command::ExtendDeadline => extend(state, me, situation.now),
        Command::Pause => pause(state, me),
        Command::Resume => resume(state, me, situation),
        // That somebody is reminded is presence, which no record has.
        Command::Nudge => nudged(state, me, situation.now).map(|_| TableDecided::nothing()),
        Command::HideCode => {
            host_only(state, me)?;
            unless(state.code_hidden, Event::CodeHidden)
        }
        Command::ShowCode => {
            host_only(state, me)?;
            unless(!state.code_hidden, Event::CodeShown)
        }
        Command::BreakOff => {
            host_only(state, me)?;
            match &state.game {
                Some(game) if !game.state.is_over() => break_off(state, game, situation.now),
                Some(_) => {
                    end_is_seen(state, situation.now)?;
                    happens([Event::GameClosed])
                }
                None => Err(Refusal::NoGame),
            }
        }
        Command::CloseGame => close_game(state, me, situation),
        Command::Confess { turn, side } => confess(state, me, *turn, *side, situation.now),
        Command::NextGame { options } => next_game(state, me, options, situation),
        Command::Remove { guest } => remove(state, me, *guest, situation, chance),
        Command::ShowOut { guest } => {
            let lock = (!state.locked).then_some(Event::Locked);
            Ok(remove(state, me, *guest, situation, chance)?.and(lock))
        }
        Command::HandOver { guest } => {
            host_only(state, me)?;
            let heir = state.here().find(|here| here.id == *guest).ok_or(Refusal::NoSuchGuest)?;
            if heir.is_bot() {
                return Err(Refusal::NotForBots);
            }
            unless(heir.id == me.id, Event::HostChanged { guest: Some(heir.id) })
        }
        Command::TakeOver => match state.host {
            Some(host) if host != guest && !situation.company.is_away(host) => Err(Refusal::HostIsHere),
            host => unless(host == Some(guest), Event::HostChanged { guest: Some(guest) }),
        },
        Command::Leave => Ok(leave(state, Event::GuestLeft { guest }, guest, situation, chance)),
    }
}

fn host_only(state: &State, me: &Guest) -> Result<(), Refusal> {
    if state.host == Some(me.id) { Ok(()) } else { Err(Refusal::NotTheHost) }
}

fn choose_game(state: &State, me: &Guest, options: &GameOptions, decks: &Decks) -> Decision {
    host_only(state, me)?;
    let options = playable(state, options, decks)?;
    unless(options == state.chosen, Event::GameChosen { options })
}

/// GH-3: any player may begin, and the host may say who. Where the rules name somebody, nobody chooses.
fn choose_beginner(state: &State, me: &Guest, beginner: Option<GuestId>) -> Decision {
    host_only(state, me)?;
    if !may_choose_beginner(state) {
        return Err(Refusal::BeginnerIsFixed);
    }
    if beginner.is_some_and(|guest| !state.here().any(|here| here.id == guest)) {
        return Err(Refusal::NoSuchGuest);
    }
    unless(beginner == state.beginner, Event::BeginnerChosen { guest: beginner })
}

pub(crate) fn may_choose_beginner(state: &State) -> bool {
    state.chosen.first_seat() == FirstSeat::GoesRound
}

/// The options, tidied up, unless no game could ever be played with them.
pub(crate) fn playable(state: &State, options: &GameOptions, decks: &Decks) -> Result<GameOptions, Refusal> {
    let options = options.tidy();
    let supply = options.supply(decks, &state.own, state.shelf.get(&options.kind()))?;
    // How many will play is not known yet.
    let (fewest, most) = options.seats().into_inner();
    let seats = state.here().count().clamp(fewest.into(), most.into());
    options.admit(&options.usual_seating(seats), &supply)?;
    Ok(options)
}

fn choose_pace(state: &State, me: &Guest, seconds: Option<u32>, now: Millis) -> Decision {
    host_only(state, me)?;
    if seconds.is_some_and(|seconds| !PACE.contains(&seconds)) {
        return Err(Refusal::PaceOutOfRange);
    }
    if seconds == state.pace {
        return Ok(TableDecided::nothing());
    }
    let mut events = vec![Event::PaceChosen { seconds }];
    if state.game.as_ref().is_some_and(|game| !game.state.is_over()) {
        let now = clock_time(state, now);
        events.push(Event::DeadlineSet { at: seconds.map(|seconds| in_seconds(now, seconds)) });
    }
    Ok(events.into())
}

fn start_game(state: &State, me: &Guest, situation: Situation<'_>) -> Decision {
    host_only(state, me)?;
    if state.game.as_ref().is_some_and(|game| !game.state.is_over()) {
        return Err(Refusal::GameUnderWay);
    }
    end_is_seen(state, situation.now)?;
    let kind = state.chosen.kind();
    let supply = state.chosen.supply(situation.decks, &state.own, state.cards_of(kind).as_ref())?;
    let playing = players(state, |guest| guest == me.id || situation.company.is_dealt_in(guest));
    let teams = kept_teams(state, &playing);
    let Places { seats, seating, liveries } = places(state, me, playing, teams.as_ref());
    state.chosen.admit(&seating, &supply)?;
    let mut events: Vec<Event> = teams.and_then(|teams| newly_arranged(state, teams)).into_iter().collect();
    let (options, teams) = (state.chosen.clone(), seating.teams().to_vec());
    events.push(Event::GameStarted { options, seats, teams, liveries, supply });
    events.extend(clock_for_new_step(state, situation.now));
    Ok(events.into())
}

/// From the next game on: what is in play stays in play.
fn take_away_card(state: &State, me: &Guest, game: GameKind, card: CardId) -> Decision {
    let writer = state.own.writer(game, card)?;
    if writer != Some(me.id) && state.host != Some(me.id) {
        return Err(Refusal::NotYourCard);
    }
    happens([Event::CardTakenAway { game, card }])
}

/// Who of these would play now, the first to begin first.
fn players(state: &State, dealt_in: impl Fn(GuestId) -> bool) -> Vec<GuestId> {
    let mut playing: Vec<GuestId> =
        state.here().map(|guest| guest.id).filter(|guest| dealt_in(*guest)).collect();
    // Somebody else begins each time, and who had to watch for want of seats comes sooner in the next game.
    let just_over = state.game.as_ref().is_some_and(|game| game.state.is_over());
    let played = state.games_played as usize + usize::from(just_over);
    let named = state.beginner.filter(|_| may_choose_beginner(state));
    let named = playing.iter().position(|guest| named == Some(*guest));
    // Who is alone with bots has come to play, not to look on.
    let alone = state.lone_person();
    let alone = playing.iter().position(|guest| alone == Some(*guest));
    let starter = named.or(alone).unwrap_or(played % playing.len().max(1));
    playing.rotate_left(starter);
    // Bots make room for people.
    let is_bot = |guest: &GuestId| state.guest(*guest).is_some_and(Guest::is_bot);
    let most = (*state.chosen.seats().end()).into();
    while playing.len() > most {
        let last_bot = playing.iter().rposition(is_bot);
        playing.remove(last_bot.unwrap_or(playing.len() - 1));
    }
    playing
}

pub(crate) fn clock_for_new_step(state: &State, now: Millis) -> Option<Event> {
    state.pace.map(|seconds| Event::DeadlineSet { at: Some(in_seconds(now, seconds)) })
}

fn in_seconds(now: Millis, seconds: u32) -> Millis {
    Millis(now.0 + u64::from(seconds) * 1000)
}

fn sit_down(state: &State, me: &Guest, situation: Situation<'_>, chance: &mut dyn Chance) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    if let Some(seat) = state.seat_given_up_by(me.id) {
        let plays = game.state.notice(Notice::Back(seat), chance);
        if !plays.is_empty() {
            return Ok(played(state, vec![Event::SeatResumed { guest: me.id }], plays, situation.now));
        }
    }
    if let Some(events) = take_seat(state, game, me.id, situation.now, chance) {
        return Ok(events);
    }
    Err(if state.seat_of(me.id).is_some() { Refusal::AlreadySeated } else { Refusal::DoorsClosed })
}

/// On the seat that a guest has left, which waits for them, or on a new one.
pub(crate) fn may_sit_down(state: &State, guest: GuestId) -> bool {
    let Some(game) = &state.game else { return false };
    state.seat_given_up_by(guest).is_some_and(|seat| game.state.welcomes_back(seat))
        || may_take_seat(state, game, guest)
}

/// Somebody late gets the next seat, if the game takes them in.
fn take_seat(
    state: &State,
    game: &Playing,
    guest: GuestId,
    now: Millis,
    chance: &mut dyn Chance,
) -> Option<TableDecided> {
    if !may_take_seat(state, game, guest) {
        return None;
    }
    let mut plays = game.state.notice(Notice::Joined(Seat(game.seats.len() as u8)), chance);
    if plays.is_empty() {
        return None;
    }
    let after = plays.after(&game.state, GameState::evolve);
    let team = joined_team(state, game, guest, after);
    Some(played(state, vec![Event::SeatTaken { guest }], plays, now).and(team))
}

fn may_take_seat(state: &State, game: &Playing, guest: GuestId) -> bool {
    state.seat_of(guest).is_none() && game.seats.len() < Seat::MOST && game.state.welcomes()
}

fn play_on(
    state: &State,
    me: &Guest,
    play: &GameCommand,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    if game.state.kind() != play.kind() {
        return Err(Refusal::AnotherGame);
    }
    let seat = state.seat_of(me.id).ok_or(Refusal::NotSeated)?;
    not_paused(state)?;
    if play.waits_for_show() {
        all_have_seen(state, situation.now)?;
    }
    let plays = game.state.decide(seat, play, situation.almanac, chance)?;
    if let Some(card) = plays.events().iter().find_map(GameEvent::written)
        && !state.own.wants(&card)?
        // TC-5: what is asked at once is asked, though a card beside the game says the same.
        && plays.events().len() == 1
    {
        return Ok(TableDecided::nothing());
    }
    Ok(played(state, Vec::new(), plays, situation.now))
}

/// Moves in the game, and the clock of the step that they lead to.
pub(crate) fn played(state: &State, events: Vec<Event>, mut plays: GameDecided, now: Millis) -> TableDecided {
    let clock = state.pace.and_then(|_| {
        let game = state.game.as_ref()?;
        let after = plays.after(&game.state, GameState::evolve);
        let new_step = after.step() != game.state.step() && !after.is_over();
        // The clock of a step starts once its reveal has been seen.
        let show = Showing::of(after, game.show, now, state.shows);
        let begins = show.map_or(now, |show| show.next_at().max(now));
        if new_step { clock_for_new_step(state, clock_time(state, begins)) } else { None }
    });
    TableDecided::played(events, plays).and(clock)
}

/// What the game still has to do comes first; whoever does not want it breaks off once more.
fn break_off(state: &State, game: &Playing, now: Millis) -> Decision {
    let plays = game.state.break_off();
    if plays.is_empty() { happens([Event::GameBrokenOff]) } else { Ok(played(state, vec![], plays, now)) }
}

fn skip(
    state: &State,
    me: &Guest,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    let seat = state.seat_of(guest).ok_or(Refusal::NoSuchGuest)?;
    if !seems_waited_for(state, game, me.id, seat) {
        return Err(Refusal::NotWaitedFor);
    }
    not_paused(state)?;
    all_have_seen(state, situation.now)?;
    if !may_skip(state, me.id, situation.now) {
        return Err(Refusal::TooSoonToSkip);
    }
    let mut plays = game.state.notice(Notice::Skip(seat), chance);
    if plays.is_empty() {
        // Who may not know for whom the game truly waits must not learn it from what skipping does.
        plays = game.state.notice(Notice::Away(seat), chance);
    }
    if plays.is_empty() {
        return Err(Refusal::NotWaitedFor);
    }
    Ok(played(state, vec![Event::GuestSkipped { guest }], plays, situation.now))
}

/// Whether the game waits for a seat, as far as this guest may know.
fn seems_waited_for(state: &State, game: &Playing, me: GuestId, seat: Seat) -> bool {
    game.state.view(state.eyes_of(me)).waiting_on().contains(seat)
}

/// Nobody takes a reveal away from the others before its end.
fn all_have_seen(state: &State, now: Millis) -> Result<(), Refusal> {
    let seen = state.show().is_none_or(|show| now >= show.next_at());
    if seen { Ok(()) } else { Err(Refusal::StillShowing) }
}

/// The host may go on without somebody at once, anybody after a while. A reveal has its time first.
pub(crate) fn may_skip(state: &State, me: GuestId, now: Millis) -> bool {
    let moves = not_paused(state).is_ok() && all_have_seen(state, now).is_ok();
    moves && (state.host == Some(me) || now >= patience_ends(state))
}

/// When the table has waited long enough for who does not answer.
pub(crate) fn patience_ends(state: &State) -> Millis {
    let seen = state.show().map_or(Millis(0), Showing::next_at);
    Millis(state.step_began.max(seen).0 + PATIENCE.0)
}

fn extend(state: &State, me: &Guest, now: Millis) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    let deadline = game.deadline.ok_or(Refusal::NoClock)?;
    not_paused(state)?;
    happens([Event::DeadlineExtended { guest: me.id, at: Millis(deadline.0.max(now.0) + EXTENSION.0) }])
}

fn remove(
    state: &State,
    me: &Guest,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    host_only(state, me)?;
    let known = state.guest(guest).filter(|guest| guest.standing != Standing::ShownOut);
    if guest == me.id || known.is_none() {
        return Err(Refusal::NoSuchGuest);
    }
    Ok(leave(state, Event::GuestShownOut { guest }, guest, situation, chance))
}

/// Somebody goes, by themselves or not: the game goes on without them, and somebody is host.
fn leave(
    state: &State,
    goodbye: Event,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> TableDecided {
    let plays = match (&state.game, state.seat_of(guest)) {
        (Some(game), Some(seat)) => game.state.notice(Notice::Left(seat), chance),
        _ => GameDecided::nothing(),
    };
    let stand_in = state.guest(guest).filter(|guest| guest.has_stand_in());
    let stand_in = stand_in.map(|_| Event::StandInWent { guest });
    let goodbyes = stand_in.into_iter().chain([goodbye]).collect();
    let heir = || Event::HostChanged { guest: heir(state, guest, situation.company) };
    played(state, goodbyes, plays, situation.now).and((state.host == Some(guest)).then(heir))
}

/// Who becomes host when somebody goes: the one who has been here longest, connected guests first, and never
/// a bot.
pub(crate) fn heir(state: &State, goes: GuestId, company: &Company) -> Option<GuestId> {
    let others = || state.people_here().map(|guest| guest.id).filter(|id| *id != goes);
    others().find(|id| company.is_connected(*id)).or_else(|| others().next())
}

/// Who may delete the table with all its records.
pub(crate) fn may_forget(state: &State, me: GuestId) -> bool {
    state.host == Some(me)
}
