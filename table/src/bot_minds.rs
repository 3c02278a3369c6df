//! What goes on in the bots at a live table: what each remembers, and when it acts next.
//!
//! Minds live in memory only and are drawn anew when a table wakes. A stored seed would let whoever reads it
//! work out a bot's secret choices, and in True Colours, from them and the count, those of people (P5).

use std::{collections::BTreeMap, time::Duration};

use almanac::Almanac;
use bots::{Character, Level, Tempo};
use journal::Seq;
use rules::{Eyes, Seat, SeatSet};
use tokio::time::Instant;

use crate::{
    bot::{BotPace, Others},
    chance::TableChance,
    games::{GameCommand, GamePlayer, GameView},
    identity::GuestId,
    state::{Playing, State},
};

/// How much longer a bot takes when enough others think.
const HESITATION: Duration = Duration::from_millis(100);

/// All bots that play in the present game.
#[derive(Debug, Default)]
pub(crate) struct Minds {
    awake: BTreeMap<GuestId, Mind>,
    /// Who each of them is, for as long as the table is awake.
    seeds: BTreeMap<GuestId, u64>,
    /// The record that they have seen last, and the step it was in.
    seen: Option<(Seq, Seq)>,
}

/// One bot in one game.
#[derive(Debug)]
struct Mind {
    player: GamePlayer,
    chance: TableChance,
    level: Level,
    /// The record with which its game began.
    game: Seq,
    seat: Seat,
    next: Next,
}

/// What a bot is up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Nothing, until something happens.
    Wait,
    /// It will have made up its mind on this occasion.
    Act { at: Instant, occasion: Occasion },
}

/// What a bot's pause was made for: while nothing of it changes, it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Occasion {
    /// The record with which the step began.
    step: Seq,
    pace: BotPace,
    tempo: Tempo,
    /// Whose portrait is being read.
    portrait: Option<Seat>,
    /// Whether somebody has asked the bots to go ahead.
    asked: bool,
    /// Whether the only person here skips ahead.
    skipped: bool,
}

impl Minds {
    /// Has every bot look at the table, once for every record. Who is waited for will act after a while,
    /// which begins when the reveal on the table has been seen, and is longer where one of the people could
    /// do it, too.
    pub(crate) fn look(
        &mut self,
        state: &State,
        (seen, people): (Option<Instant>, SeatSet),
        almanac: &'static Almanac,
        chance: &mut TableChance,
    ) {
        if self.seen == Some((state.seq, state.step)) {
            return;
        }
        self.seen = Some((state.seq, state.step));
        let playing = state.game.as_ref().filter(|game| !game.state.is_over());
        let Some(game) = playing else { return self.awake.clear() };
        let bots: Vec<(GuestId, Level, Seat)> = state.played_by_bots().collect();
        self.awake.retain(|guest, mind| {
            let same = (*guest, mind.level, mind.seat);
            mind.game == state.game_began && bots.contains(&same)
        });
        for (guest, level, seat) in bots {
            let seed = *self.seeds.entry(guest).or_insert_with(|| chance.seed());
            let character = Character::new(seed, level);
            let mind = self.awake.entry(guest).or_insert_with(|| {
                let player = GamePlayer::new(game.state.kind(), character, almanac);
                Mind { player, chance: chance.fork(), level, game: state.game_began, seat, next: Next::Wait }
            });
            mind.look(state, game, (seen, people));
        }
    }

    /// Whether they have seen nothing of a step yet.
    pub(crate) fn is_new(&self, step: Seq) -> bool {
        self.seen.is_none_or(|(_, seen)| seen != step)
    }

    /// The first bot that has made up its mind by now.
    pub(crate) fn ready(&self) -> Option<GuestId> {
        let now = Instant::now();
        self.awake
            .iter()
            .find(|(_, mind)| mind.acts_at().is_some_and(|at| at <= now))
            .map(|(guest, _)| *guest)
    }

    /// When the next one will have.
    pub(crate) fn next_ready(&self) -> Option<Instant> {
        self.awake.values().filter_map(Mind::acts_at).min()
    }

    /// What a bot that is ready does. It looks once more before it does it, and then waits for something to
    /// happen.
    pub(crate) fn act(&mut self, guest: GuestId, state: &State) -> Option<GameCommand> {
        let mind = self.awake.get_mut(&guest)?;
        mind.next = Next::Wait;
        let game = state.game.as_ref()?;
        let view = game.state.view(Eyes::Seat(mind.seat));
        match game.bots_asked {
            true => mind.player.help(&view, &mut mind.chance),
            false => mind.player.choose(&view, &mut mind.chance),
        }
    }

    /// A bot that is ready takes a little longer.
    pub(crate) fn hesitate(&mut self, guest: GuestId) {
        if let Some(mind) = self.awake.get_mut(&guest)
            && let Next::Act { at, .. } = &mut mind.next
        {
            *at = Instant::now() + HESITATION;
        }
    }

    /// What they were about to do they do a while after they look again.
    pub(crate) fn rest(&mut self) {
        self.seen = None;
        self.awake.values_mut().for_each(|mind| mind.next = Next::Wait);
    }
}

impl Mind {
    fn acts_at(&self) -> Option<Instant> {
        match self.next {
            Next::Wait => None,
            Next::Act { at, .. } => Some(at),
        }
    }

    fn look(&mut self, state: &State, game: &Playing, (seen, people): (Option<Instant>, SeatSet)) {
        let view = game.state.view(Eyes::Seat(self.seat));
        self.player.observe(&view);
        let now = Occasion {
            step: state.step,
            pace: state.bot_pace,
            tempo: view.tempo(),
            portrait: view.portrait_shown(),
            asked: game.bots_asked,
            skipped: game.skip.is_some(),
        };
        self.next = match self.next {
            _ if !view.waiting_on().contains(self.seat) && !self.player.speaks_up(&view) => Next::Wait,
            unchanged @ Next::Act { occasion, .. } if occasion == now => unchanged,
            Next::Wait | Next::Act { .. } => {
                let others = others(&view, game, people);
                let pause = self.pause(now, others);
                let now_or_seen = seen.map_or(Instant::now(), |seen| seen.max(Instant::now()));
                Next::Act { at: now_or_seen + pause, occasion: now }
            }
        };
    }

    fn pause(&mut self, occasion: Occasion, others: Others) -> Duration {
        match occasion {
            Occasion { skipped: true, .. } => Duration::ZERO,
            Occasion { asked: true, .. } => BotPace::pause_when_asked(&mut self.chance),
            Occasion { .. } => occasion.pace.pause(occasion.tempo, others, &mut self.chance),
        }
    }
}

/// Who else could make the move that is due for a bot with this view, or does something until it is made.
fn others(bot: &GameView, game: &Playing, people: SeatSet) -> Others {
    let could = |seat: Seat| bot.could_be_done_by(&game.state.view(Eyes::Seat(seat)));
    if people.iter().any(could) { Others::People } else { Others::Bots }
}
