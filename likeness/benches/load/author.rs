//! Plays whole games in this program, without a server, and writes down what everybody did.

use std::sync::Arc;

use bots::{BotGame, Player, Seeded};
use decks::Language;
use journal::{Journal, MemoryJournal, Seq};
use rules::{Chance, GameKind, match_game};
use table::{
    Clock, Command, Dice, GameOptions, GameView, Hall, HallSettings, Key, Limits, Newcomer, Sent, Shows,
    Table, TableView,
};

use crate::{
    Outcome,
    gathering::NAMES,
    house::SEED,
    seat::{Guest, Guests},
};

/// What a table did, from the first start of a game on.
#[derive(Debug)]
pub(crate) struct Script {
    pub(crate) game: GameKind,
    pub(crate) lines: Vec<Line>,
    /// How many records the table had before.
    pub(crate) before: u64,
    pub(crate) games: usize,
}

#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) guest: Guest,
    pub(crate) command: Command,
    /// The table's last record after it.
    pub(crate) seq: Seq,
    /// What it stored, in bytes; nothing when it changed nothing.
    pub(crate) record: usize,
    /// Who sees a difference. A page need not show it.
    pub(crate) seen_by: Guests,
}

/// The four in this program.
struct Evening {
    table: Table,
    keys: Vec<Key>,
}

/// Plays at least so many commands, and then to the end of the game.
pub(crate) async fn write(game: GameKind, seed: u64, least: usize) -> Outcome<Script> {
    let journal = Arc::new(MemoryJournal::new());
    let settings = HallSettings {
        clock: Clock::System,
        dice: Dice::Alike(SEED),
        limits: Limits::NONE,
        shows: Shows::AtOnce,
        ..HallSettings::default()
    };
    let hall = Hall::with_settings(journal.clone(), settings);
    let evening = Evening::gather(&hall, game).await?;
    let mut here = Vec::new();
    for key in &evening.keys {
        here.push(evening.table.attend_as_guest(Some(key)).await?);
    }
    let id = evening.table.code().table_id();
    let before = journal.read(id, Seq::START).await?.len();
    let mut chance = Seeded::new(seed);
    let (mut lines, mut games) = (Vec::new(), 0);
    let mut views = evening.views().await?;
    let mut last = views[0].seq;
    loop {
        let is_over = views[0].game.as_ref().is_none_or(|game| game.over);
        if is_over && lines.len() >= least {
            break;
        }
        games += usize::from(is_over);
        let (guest, command) =
            if is_over { (Guest::HOST, Command::StartGame) } else { choose(&views, &mut chance)? };
        let seq = evening.carry_out(guest, command.clone(), last).await?;
        let after = evening.views().await?;
        let sees = |guest: &Guest| !after[guest.index()].looks_like(&views[guest.index()]);
        let seen_by = Guests::ALL.iter().filter(sees).collect();
        lines.push(Line { guest, command, seq, record: 0, seen_by });
        (views, last) = (after, seq);
    }
    let records = journal.read(id, Seq::START).await?;
    let mut before_it = Seq(before as u64);
    for line in &mut lines {
        // Who lays a card where it lies has changed nothing, and nothing is stored.
        if line.seq == before_it.next() {
            line.record = records.get(line.seq.0 as usize - 1).map_or(0, |record| record.payload.len());
        } else if line.seq != before_it {
            return Err(format!("a command of {game} made more than one record").into());
        }
        before_it = line.seq;
    }
    Ok(Script { game, lines, before: before as u64, games })
}

/// What somebody does without thought, who is not always the first who could.
fn choose(views: &[Arc<TableView>], chance: &mut Seeded) -> Outcome<(Guest, Command)> {
    /// Players without thought now and then hesitate; so often in a row they do not.
    const PATIENCE: usize = 1_000;
    for _ in 0..PATIENCE {
        let number = chance.below(views.len() as u32) as usize;
        let game = views[number].game.as_ref().ok_or("a game is being played")?;
        let play = match_game!(&game.view, GameView::G(view) => {
            <G as BotGame>::RandomPlayer::default().choose(view, chance).map(Into::into)
        });
        if let Some(play) = play {
            return Ok((Guest(number as u8), Command::Play { play }));
        }
    }
    Err("nobody does anything".into())
}

impl Evening {
    /// In the same order as at the tables that are measured, so that their records are the same.
    async fn gather(hall: &Hall, game: GameKind) -> Outcome<Evening> {
        let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
        let keys: Vec<Key> = NAMES.iter().map(|_| Key::random()).collect();
        let usual = GameOptions::default_of(GameKind::Happiness);
        let (table, _) = hall.open(&newcomer(NAMES[0]), &keys[0], &usual).await?;
        for (name, key) in NAMES.iter().zip(&keys).skip(1) {
            table.join(&newcomer(name), key).await?;
        }
        let evening = Evening { table, keys };
        let options = GameOptions::default_of(game);
        evening.carry_out(Guest::HOST, Command::ChooseGame { options }, Seq::START).await?;
        Ok(evening)
    }

    /// Gives the table's last record after it.
    async fn carry_out(&self, guest: Guest, command: Command, seen: Seq) -> Outcome<Seq> {
        let sent = Sent { command, id: None, seen: Some(seen) };
        Ok(self.table.carry_out(&self.keys[guest.index()], &sent).await?.seq)
    }

    async fn views(&self) -> Outcome<Vec<Arc<TableView>>> {
        let mut views = Vec::new();
        for key in &self.keys {
            views.push(self.table.look(Some(key)).await?);
        }
        Ok(views)
    }
}
