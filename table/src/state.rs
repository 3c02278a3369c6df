//! All there is to know about a table, folded from its journal.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use bots::Level;
use decks::Language;
use journal::{Millis, Record, Seq};
use rules::{Eyes, GameKind, Seat, SeatSet, Seating};

use crate::{
    bot::BotPace,
    code::Code,
    evening::EveningBook,
    event::{Entry, Event},
    face::Face,
    first_guesses::FirstGuesses,
    games::{GameEvent, GameOptions, GameState, GameSupply, written_question},
    guest::{Guest, Hands, Remembered, Standing},
    identity::{GuestId, KeyHash},
    lineup::{Livery, TeamSheet},
    own_cards::OwnCards,
    show::{INTRODUCTION, Showing, Shows},
    skip::Skip,
    view::News,
};

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct State {
    pub(crate) code: Code,
    pub(crate) seq: Seq,
    /// When the last record was written.
    pub(crate) touched: Millis,
    pub(crate) language: Language,
    pub(crate) guests: Vec<Guest>,
    pub(crate) host: Option<GuestId>,
    pub(crate) locked: bool,
    /// Whether screens keep the code to themselves.
    pub(crate) code_hidden: bool,
    pub(crate) bot_pace: BotPace,
    /// Whether guests may react to what they see.
    pub(crate) reactions: bool,
    pub(crate) chosen: GameOptions,
    /// Who begins the next game, if the host has said it.
    pub(crate) beginner: Option<GuestId>,
    /// Who plays with whom, as far as somebody has said it.
    pub(crate) arranged: Vec<TeamSheet>,
    pub(crate) pace: Option<u32>,
    /// After how many seconds who does not answer has left out what can be left out.
    pub(crate) lapse: Option<u32>,
    pub(crate) games_played: u32,
    /// Who began the last game of each kind that was played to its end.
    pub(crate) began: BTreeMap<GameKind, GuestId>,
    pub(crate) game: Option<Playing>,
    /// The game that was played to its end before this lobby, until the next one begins.
    pub(crate) last: Option<Box<Playing>>,
    /// The games that came to their end here, for what came out of them.
    pub(crate) evening: EveningBook,
    /// The record with which the present game began, or the lobby after the last one.
    pub(crate) game_began: Seq,
    /// The cards of every game as this table last left them.
    pub(crate) shelf: BTreeMap<GameKind, GameSupply>,
    /// The cards that the guests have written. Shared with the views.
    pub(crate) own: Arc<OwnCards>,
    /// The record with which the present step began, and when.
    pub(crate) step: Seq,
    pub(crate) step_began: Millis,
    pub(crate) news: Option<News>,
    /// Since when there is this news.
    pub(crate) news_since: Millis,
    /// Whether reveals take their time, which is up to the server and in no record.
    pub(crate) shows: Shows,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Playing {
    pub(crate) state: GameState,
    pub(crate) seats: Vec<GuestId>,
    /// What the teams are known by, in a game that has teams.
    pub(crate) liveries: Vec<Livery>,
    /// Seats whose guests have left, until they or a bot sit down again.
    pub(crate) given_up: SeatSet,
    /// Seats that somebody else had for a while, or nobody: whose guests came late, left, or had a bot play
    /// for them.
    pub(crate) partly: SeatSet,
    pub(crate) deadline: Option<Millis>,
    /// Who has it stand still, and since when.
    pub(crate) pause: Option<Pause>,
    /// Who would like to go on from its end, in the order in which they said so.
    pub(crate) wishes: Vec<GuestId>,
    /// The reveal that lies on the table, long over or not; none where reveals take no time.
    pub(crate) show: Option<Showing>,
    /// When it began, if this table had played no game of its kind before and nobody has moved yet; none
    /// where reveals take no time.
    pub(crate) introduced: Option<Millis>,
    /// Since when somebody may leave out what the present step asks of them; none while nobody may.
    pub(crate) lapsing_since: Option<Millis>,
    /// Whether somebody has asked the bots to go ahead in the present step.
    pub(crate) bots_asked: bool,
    /// What is skipped, while who is alone with bots has them go on without pauses.
    pub(crate) skip: Option<Skip>,
    /// What each has taken a ranking to be at first, for themselves alone.
    pub(crate) first_guesses: FirstGuesses,
    /// Its number among the games of the evening, once it is over.
    pub(crate) kept_as: Option<u16>,
}

/// The game stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pause {
    pub(crate) by: GuestId,
    pub(crate) began: Millis,
}

impl Playing {
    /// Where a guest sits or sat last, whether or not they have left it. Whom a game could not take back on
    /// their old seat may have a newer one.
    pub(crate) fn chair_of(&self, guest: GuestId) -> Option<Seat> {
        self.seats.iter().rposition(|seated| *seated == guest).map(|index| Seat(index as u8))
    }

    /// Where a guest sits who has not left it.
    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.chair_of(guest).filter(|seat| !self.given_up.contains(*seat))
    }

    /// Whether a reveal has not been seen to its end yet.
    pub(crate) fn is_showing(&self, now: Millis) -> bool {
        self.show.is_some_and(|show| now < show.next_at())
    }

    /// Through which eyes a guest sees it.
    pub(crate) fn eyes_of(&self, guest: GuestId) -> Eyes {
        self.seat_of(guest).map_or(Eyes::Everyone, Eyes::Seat)
    }
}

/// How the moves of a record are made in the game: one after another, or all at once with the first where it
/// is known what they lead to.
#[derive(Debug, Default)]
struct Moves {
    lead_to: Option<GameState>,
    are_made: bool,
}

impl Moves {
    fn make(&mut self, game: &mut GameState, play: &GameEvent) {
        if let Some(after) = self.lead_to.take() {
            *game = after;
            self.are_made = true;
        } else if !self.are_made {
            game.evolve(play);
        }
    }
}

/// The record cannot be part of this table's journal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("record {seq} cannot be read: {why}")]
pub(crate) struct Unreadable {
    pub(crate) seq: u64,
    pub(crate) why: String,
}

/// What a record of the journal says.
pub(crate) fn entry_in(record: &Record) -> Result<Entry, Unreadable> {
    serde_json::from_str(&record.payload)
        .map_err(|error| Unreadable { seq: record.seq.0, why: error.to_string() })
}

impl State {
    /// Long enough to look at one's cards, and short enough not to ask who is missing.
    const USUAL_LAPSE: u32 = 20;
    /// How many milliseconds there is news at the least: enough to look up and read a line.
    const NEWS_FOR: u64 = 15_000;
    /// How many commands of each guest are remembered: more than anybody gives in an hour, and few enough
    /// that a guest who gives as many takes six kilobytes.
    const REMEMBERED_COMMANDS: usize = 256;

    pub(crate) fn empty(code: Code) -> State {
        State {
            code,
            seq: Seq(0),
            touched: Millis(0),
            language: Language::default(),
            guests: Vec::new(),
            host: None,
            locked: false,
            code_hidden: false,
            bot_pace: BotPace::default(),
            reactions: true,
            chosen: GameOptions::default_of(GameKind::Happiness),
            beginner: None,
            arranged: Vec::new(),
            pace: None,
            lapse: Some(State::USUAL_LAPSE),
            games_played: 0,
            began: BTreeMap::new(),
            game: None,
            last: None,
            evening: EveningBook::default(),
            game_began: Seq(0),
            shelf: BTreeMap::new(),
            own: Arc::default(),
            step: Seq(0),
            step_began: Millis(0),
            news: None,
            news_since: Millis(0),
            shows: Shows::default(),
        }
    }

    /// Takes in a record.
    pub(crate) fn fold(&mut self, entry: &Entry, seq: Seq, at: Millis) {
        self.fold_with(entry, Moves::default(), seq, at);
    }

    /// Takes in a record that was decided upon this very state, with the game after its moves where deciding
    /// had to know it.
    pub(crate) fn fold_decided(
        &mut self,
        entry: &Entry,
        game_after: Option<GameState>,
        seq: Seq,
        at: Millis,
    ) {
        #[cfg(debug_assertions)]
        let folded = {
            let mut state = self.clone();
            state.fold(entry, seq, at);
            state
        };
        self.fold_with(entry, Moves { lead_to: game_after, are_made: false }, seq, at);
        #[cfg(debug_assertions)]
        assert_eq!(*self, folded, "what was decided is what its events give");
    }

    fn fold_with(&mut self, entry: &Entry, mut moves: Moves, seq: Seq, at: Millis) {
        self.seq = seq;
        self.touched = at;
        let told = self.news.clone();
        for event in &entry.events {
            self.evolve(event, &mut moves, seq, at);
        }
        if self.step == seq {
            self.note_first_guesses();
            self.read_the_end();
        }
        self.forget_old_news(told.as_ref(), seq, at);
        // Looked at when all of the record is folded: what lies between its events is nothing to be seen.
        if let Some(game) = self.game.as_mut().filter(|_| self.step == seq) {
            game.show = Showing::of(&game.state, game.show, at, self.shows);
        }
        self.note_lapse(seq, at);
        self.go_on_skipping(at);
        if let (Some(by), Some(id)) = (entry.by, &entry.id)
            && let Some(guest) = self.guest_mut(by)
        {
            if guest.recent.len() == State::REMEMBERED_COMMANDS {
                guest.recent.pop_front();
            }
            guest.recent.push_back(Remembered { id: id.short(), print: entry.print, seq });
        }
    }

    fn evolve(&mut self, event: &Event, moves: &mut Moves, seq: Seq, at: Millis) {
        match event {
            Event::TableOpened { language, chosen } => {
                self.language = *language;
                self.chosen = chosen.clone();
                self.begin_step(seq, at);
            }
            Event::GuestArrived { guest, key, name, badge, face, language } => {
                self.guests.push(Guest {
                    id: *guest,
                    keys: vec![*key],
                    link: None,
                    name: name.clone(),
                    badge: *badge,
                    face: face.unwrap_or_else(|| Face::unrecorded(*guest)),
                    language: *language,
                    standing: Standing::Here,
                    hands: Hands::Own,
                    recent: VecDeque::new(),
                });
                self.news = Some(News::Arrived { guest: *guest });
            }
            Event::BotArrived { guest, name, badge, face, level } => {
                self.guests.retain(|known| known.id != *guest);
                self.guests.push(Guest {
                    id: *guest,
                    keys: Vec::new(),
                    link: None,
                    name: name.clone(),
                    badge: *badge,
                    face: face.unwrap_or_else(|| Face::unrecorded(*guest)),
                    language: self.language,
                    standing: Standing::Here,
                    hands: Hands::Bot(*level),
                    recent: VecDeque::new(),
                });
                self.guests.sort_unstable_by_key(|guest| guest.id);
                self.news = Some(News::Arrived { guest: *guest });
            }
            Event::BotPaceChosen { pace } => self.bot_pace = *pace,
            Event::ReactionsSwitched { on } => self.reactions = *on,
            Event::GuestReturned { guest } => {
                self.change(*guest, |guest| guest.standing = Standing::Here);
                self.news = Some(News::Returned { guest: *guest });
            }
            Event::GuestRenamed { guest, name } => self.change(*guest, |guest| guest.name = name.clone()),
            Event::GuestRecoloured { guest, badge } => self.change(*guest, |guest| guest.badge = *badge),
            Event::FaceChosen { guest, face } => self.change(*guest, |guest| guest.face = *face),
            Event::LanguageChosen { guest, language } => {
                self.change(*guest, |guest| guest.language = *language);
            }
            Event::DeviceInvited { guest, link, until } => {
                self.change(*guest, |guest| guest.link = Some((*link, *until)));
            }
            Event::DeviceAdded { guest, key } => self.change(*guest, |guest| {
                guest.keys.push(*key);
                guest.link = None;
            }),
            Event::HostChanged { guest } => {
                self.host = *guest;
                self.news = guest.map(|guest| News::HostNow { guest });
            }
            Event::GameChosen { options } => self.chosen = options.clone(),
            Event::BeginnerChosen { guest } => self.beginner = *guest,
            Event::PaceChosen { seconds } => self.pace = *seconds,
            Event::LapseChosen { seconds } => self.lapse = *seconds,
            Event::Locked => self.locked = true,
            Event::Unlocked => self.locked = false,
            Event::CodeHidden => self.code_hidden = true,
            Event::CodeShown => self.code_hidden = false,
            Event::TeamsArranged { teams } => self.arranged = teams.clone(),
            Event::CardsWritten { guest, cards } => {
                let own = Arc::make_mut(&mut self.own);
                cards.iter().for_each(|card| own.add(card.clone(), Some(*guest)));
            }
            Event::CardTakenAway { game, card } => Arc::make_mut(&mut self.own).take_away(*game, *card),
            Event::QuestionAdded { card, text } => {
                // Whoever wrote it was told that nobody would learn it.
                Arc::make_mut(&mut self.own).add(written_question(*card, text), None);
            }
            Event::GameStarted { options, seats, teams, liveries, supply } => {
                self.put_away();
                self.last = None;
                // GH-3: what the host has said is for one game; then it goes round again.
                self.beginner = None;
                Arc::make_mut(&mut self.own).deal(options.kind());
                // What was played before has left its cards on the shelf.
                let is_new = !self.shelf.contains_key(&options.kind()) && self.shows == Shows::Played;
                self.game = Some(Playing {
                    state: options.opening(&Seating::in_teams(seats.len(), teams.clone()), supply),
                    seats: seats.clone(),
                    liveries: liveries.clone(),
                    given_up: SeatSet::EMPTY,
                    partly: SeatSet::EMPTY,
                    deadline: None,
                    pause: None,
                    wishes: Vec::new(),
                    show: None,
                    introduced: is_new.then_some(at),
                    lapsing_since: None,
                    bots_asked: false,
                    skip: None,
                    first_guesses: FirstGuesses::default(),
                    kept_as: None,
                });
                self.news = None;
                self.begin_game(seq, at);
            }
            Event::SeatResumed { guest } => {
                let chair = self.chair_of(*guest);
                if let (Some(game), Some(seat)) = (&mut self.game, chair) {
                    game.given_up.remove(seat);
                }
                self.news = Some(News::SatDown { guest: *guest });
            }
            Event::SeatTaken { guest } => {
                if let Some(game) = &mut self.game {
                    game.partly.insert(Seat(game.seats.len() as u8));
                    game.seats.push(*guest);
                }
                self.news = Some(News::SatDown { guest: *guest });
            }
            Event::Played { play } => {
                let Some(game) = &mut self.game else { return };
                let before = game.state.step();
                game.introduced = None;
                moves.make(&mut game.state, play);
                if let Some(card) = play.written() {
                    // TC-4: what is written in play bears no name.
                    Arc::make_mut(&mut self.own).add(card, None);
                }
                if game.state.step() != before {
                    game.deadline = None;
                    game.bots_asked = false;
                    self.begin_step(seq, at);
                }
            }
            Event::BotsAsked { .. } => {
                if let Some(game) = &mut self.game {
                    game.bots_asked = true;
                }
            }
            Event::SkippedAhead { guest } => self.skip_ahead(*guest, at),
            Event::BluffConfessed { guest, turn, side } => self.confess(*guest, *turn, *side),
            Event::GuestSkipped { guest } => self.news = Some(News::Skipped { guest: *guest }),
            Event::GuestWentAway { guest } => self.news = Some(News::WentAway { guest: *guest }),
            Event::GuestCameBack { guest } => self.news = Some(News::CameBack { guest: *guest }),
            Event::StandInCame { guest, level } => {
                self.change(*guest, |guest| guest.hands = Hands::StandIn(*level));
                let chair = self.chair_of(*guest);
                if let (Some(game), Some(seat)) = (&mut self.game, chair) {
                    game.partly.insert(seat);
                }
                self.news = Some(News::StandInCame { guest: *guest });
            }
            Event::StandInWent { guest } => {
                self.change(*guest, |guest| guest.hands = Hands::Own);
                self.news = Some(News::StandInWent { guest: *guest });
            }
            Event::DeadlineSet { at } => self.set_deadline(*at),
            Event::DeadlineExtended { guest, at } => {
                self.set_deadline(Some(*at));
                self.news = Some(News::MoreTime { guest: *guest });
            }
            Event::DeadlinePassed => {
                self.set_deadline(None);
                self.news = Some(News::TimeUp);
            }
            Event::Paused { guest } => {
                if let Some(game) = &mut self.game {
                    game.pause = Some(Pause { by: *guest, began: at });
                }
            }
            Event::Resumed { guest: _ } => {
                if let Some(game) = &mut self.game
                    && let Some(pause) = game.pause.take()
                {
                    // Nobody has been waited for in the meantime.
                    let lasted = at.0.saturating_sub(pause.began.0);
                    self.step_began = Millis(self.step_began.0 + lasted);
                    game.lapsing_since = game.lapsing_since.map(|since| Millis(since.0 + lasted));
                }
            }
            Event::GameBrokenOff => {
                self.put_away();
                self.news = Some(News::BrokenOff);
                self.begin_game(seq, at);
            }
            Event::GoOnWished { guest } => {
                if let Some(game) = &mut self.game {
                    game.wishes.push(*guest);
                }
            }
            Event::GameClosed => {
                self.put_away();
                self.begin_game(seq, at);
            }
            Event::GuestLeft { guest } => {
                self.give_up_seat(*guest);
                self.change(*guest, |guest| guest.standing = Standing::Left);
                self.news = Some(News::Left { guest: *guest });
            }
            Event::GuestShownOut { guest } => {
                self.news = self.guest(*guest).map(|guest| match guest.is_bot() {
                    true => News::BotSentAway { name: guest.name.clone() },
                    false => News::ShownOut { name: guest.name.clone() },
                });
                self.give_up_seat(*guest);
                self.change(*guest, |guest| {
                    guest.standing = Standing::ShownOut;
                    guest.link = None;
                    if guest.has_stand_in() {
                        guest.hands = Hands::Own;
                    }
                    guest.recent = VecDeque::new();
                });
            }
        }
    }

    /// News is news until the next step, and long enough to be read.
    fn forget_old_news(&mut self, told: Option<&News>, seq: Seq, at: Millis) {
        if self.news.as_ref() != told {
            self.news_since = at;
        } else if self.step == seq && at.0.saturating_sub(self.news_since.0) >= State::NEWS_FOR {
            self.news = None;
        }
    }

    /// Since when something can be left out, which may begin in the middle of a step.
    fn note_lapse(&mut self, seq: Seq, at: Millis) {
        let may = self.game.as_ref().is_some_and(|game| !self.lapses(game).is_empty());
        let is_new = self.step == seq;
        if let Some(game) = &mut self.game {
            let since = game.lapsing_since.filter(|_| !is_new).unwrap_or(at);
            game.lapsing_since = may.then_some(since);
        }
    }

    /// Who may leave out what this step asks of them.
    pub(crate) fn lapses(&self, game: &Playing) -> SeatSet {
        let bots = self.played_by_bots().map(|(_, _, seat)| seat).collect();
        game.state.lapses(bots)
    }

    fn begin_game(&mut self, seq: Seq, at: Millis) {
        self.game_began = seq;
        self.begin_step(seq, at);
    }

    fn begin_step(&mut self, seq: Seq, at: Millis) {
        self.step = seq;
        self.step_began = at;
    }

    fn set_deadline(&mut self, at: Option<Millis>) {
        if let Some(game) = &mut self.game {
            game.deadline = at;
        }
    }

    fn give_up_seat(&mut self, guest: GuestId) {
        let seat = self.seat_of(guest);
        if let (Some(game), Some(seat)) = (&mut self.game, seat) {
            game.given_up.insert(seat);
            game.partly.insert(seat);
        }
    }

    /// Puts the cards of the game back on the shelf, and sends home those who stood in. A game that was
    /// played to its end can be looked at again.
    fn put_away(&mut self) {
        self.read_the_end();
        let Some(game) = self.game.take() else { return };
        if !game.state.is_over() {
            self.note_broken_off(&game);
        }
        for guest in self.guests.iter_mut().filter(|guest| guest.has_stand_in()) {
            guest.hands = Hands::Own;
        }
        let kind = game.state.kind();
        let cards = game.state.pack_up().onto(self.shelf.get(&kind));
        self.shelf.insert(kind, cards);
        if game.state.is_over() {
            self.games_played += 1;
            self.began.extend(game.seats.first().map(|first| (kind, *first)));
            self.last = Some(Box::new(game));
        }
    }

    /// Who began the last game of this kind that was played to its end, the one on the table included.
    pub(crate) fn began_last(&self, kind: GameKind) -> Option<GuestId> {
        let just_over = self.game.as_ref().filter(|game| game.state.is_over() && game.state.kind() == kind);
        just_over.and_then(|game| game.seats.first()).or_else(|| self.began.get(&kind)).copied()
    }

    /// What the table remembers of a game's cards, those on the table included.
    pub(crate) fn cards_of(&self, kind: GameKind) -> Option<GameSupply> {
        let shelf = self.shelf.get(&kind);
        match &self.game {
            Some(game) if game.state.kind() == kind => Some(game.state.pack_up().onto(shelf)),
            _ => shelf.cloned(),
        }
    }

    fn change(&mut self, id: GuestId, change: impl FnOnce(&mut Guest)) {
        if let Some(guest) = self.guest_mut(id) {
            change(guest);
        }
    }

    fn guest_mut(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.id == id)
    }

    pub(crate) fn guest(&self, id: GuestId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// The guest whom a key belongs to, whether or not they are still here.
    pub(crate) fn guest_with(&self, key: KeyHash) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.keys.contains(&key))
    }

    /// Those who are at the table, in the order in which they arrived.
    pub(crate) fn here(&self) -> impl Iterator<Item = &Guest> {
        self.guests.iter().filter(|guest| guest.standing == Standing::Here)
    }

    /// Those of them who are people.
    pub(crate) fn people_here(&self) -> impl Iterator<Item = &Guest> {
        self.here().filter(|guest| !guest.is_bot())
    }

    /// The one person at a table of bots.
    pub(crate) fn lone_person(&self) -> Option<GuestId> {
        let mut people = self.people_here();
        people.next().filter(|_| people.next().is_none()).map(|guest| guest.id)
    }

    /// Those for whom a bot plays in the game being played, with how well it does and where they sit.
    pub(crate) fn played_by_bots(&self) -> impl Iterator<Item = (GuestId, Level, Seat)> {
        let played =
            self.guests.iter().filter(|guest| guest.standing == Standing::Here || guest.has_stand_in());
        played.filter_map(|guest| Some((guest.id, guest.hands.level()?, self.seat_of(guest.id)?)))
    }

    /// When the game began, while it is still shown how a game of its kind is played.
    pub(crate) fn introduced(&self, now: Millis) -> Option<Millis> {
        let began = self.game.as_ref()?.introduced?;
        (now.0 < began.0 + INTRODUCTION.millis()).then_some(began)
    }

    /// When the end of the game had been seen, applause and all.
    pub(crate) fn end_seen(&self, now: Millis) -> Option<Millis> {
        let game = self.game.as_ref().filter(|game| game.state.is_over())?;
        Some(game.show?.next_at()).filter(|seen| *seen <= now)
    }

    /// The reveal that lies on the table, long over or not.
    pub(crate) fn show(&self) -> Option<Showing> {
        self.game.as_ref()?.show
    }

    /// The pause of the game being played, while it stands still.
    pub(crate) fn pause(&self) -> Option<Pause> {
        self.game.as_ref()?.pause
    }

    pub(crate) fn is_here(&self, guest: GuestId) -> bool {
        self.guest(guest).is_some_and(|guest| guest.standing == Standing::Here)
    }

    /// Where a guest sits in the game being played.
    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.game.as_ref()?.seat_of(guest)
    }

    /// Where a guest sits or sat last in the game being played, whether or not they have left it.
    pub(crate) fn chair_of(&self, guest: GuestId) -> Option<Seat> {
        self.game.as_ref()?.chair_of(guest)
    }

    /// The seat that waits for a guest who has left the game being played.
    pub(crate) fn seat_given_up_by(&self, guest: GuestId) -> Option<Seat> {
        let (game, seat) = (self.game.as_ref()?, self.chair_of(guest)?);
        game.given_up.contains(seat).then_some(seat)
    }

    /// Through which eyes a guest sees the game being played.
    pub(crate) fn eyes_of(&self, guest: GuestId) -> Eyes {
        self.game.as_ref().map_or(Eyes::Everyone, |game| game.eyes_of(guest))
    }
}
