//! Somebody at the table: looks, does something, asks again until it is clear what became of it.

use std::sync::Arc;

use journal::{Journal, JournalError, Seq};
use table::{Accepted, Attendance, Code, Command, GuestId, Refusal, Sent, TableError, TableView};
use testkit::Seeded;

use super::{
    Plant,
    faulty_store::Dice,
    promises_model::{Asked, Fate},
    world::{Answer, World},
};
use crate::support::{choose, id, newcomer};

/// How often somebody asks again before they give up. In calm weather nobody needs half of it.
const MOST_TRIES: usize = 1_000;

pub(super) struct SimulatedGuest {
    world: Arc<World>,
    code: Code,
    number: usize,
    me: Option<GuestId>,
    dice: Dice,
    screen: Option<Attendance>,
    asked: usize,
}

impl SimulatedGuest {
    pub(super) fn new(world: Arc<World>, code: Code, number: usize) -> SimulatedGuest {
        let dice = world.dice(100 + number as u64);
        SimulatedGuest { world, code, number, me: None, dice, screen: None, asked: 0 }
    }

    fn complain(&self, what: &str) {
        self.world.model.lock().unwrap().complain(format!("guest {}: {what}", self.number));
    }

    fn any_server(&mut self) -> usize {
        self.dice.below(self.world.plan.servers as u64) as usize
    }

    async fn pause(&mut self, most: u64) {
        tokio::time::sleep(self.dice.millis(most)).await;
    }

    /// Asks any server until one answers.
    async fn insist<T>(
        &mut self,
        question: impl AsyncFn(&table::Table, &table::Key) -> Result<T, TableError>,
    ) -> Option<Result<T, TableError>> {
        for _ in 0..MOST_TRIES {
            let (server, code) = (self.any_server(), self.code);
            let key = self.world.keys[self.number];
            let answer = self.world.ask(server, async |hall| question(&hall.table(code), &key).await).await;
            match answer {
                Answer::Yes(yes) => return Some(Ok(yes)),
                Answer::No(TableError::NoSpace) | Answer::Unknown => {}
                Answer::No(error) => return Some(Err(error)),
            }
            self.pause(1_500).await;
        }
        self.complain("nobody answers any more");
        None
    }

    /// Comes in, or comes back: always as the same guest (P6).
    async fn come_in(&mut self) {
        let name = format!("Guest {}", self.number);
        let joined = self.insist(async |table, key| table.join(&newcomer(&name), key).await).await;
        match joined {
            Some(Ok(guest)) => {
                let before = *self.me.get_or_insert(guest);
                if before != guest {
                    self.complain(&format!("P6: was {before:?} and is {guest:?}"));
                }
            }
            // The door was shut before they ever came in.
            Some(Err(TableError::Refused(Refusal::TableLocked))) if self.me.is_none() => {}
            Some(Err(error)) => self.complain(&format!("P6: cannot come in: {error}")),
            None => {}
        }
    }

    async fn look(&mut self) -> Option<Arc<TableView>> {
        let newest = self.world.model.lock().unwrap().newest();
        let looked = self.insist(async |table, key| table.look(Some(key)).await).await?;
        match looked {
            Ok(view) => {
                let number = self.number;
                let viewer = view.me.map(|_| number);
                self.world.model.lock().unwrap().sees(viewer, &view);
                // Another server may not have heard of it yet.
                if self.world.plan.servers == 1 && view.seq < newest {
                    self.complain(&format!("P1: sees {} after {newest} was acknowledged", view.seq));
                }
                Some(view)
            }
            Err(error) => {
                self.complain(&format!("cannot look: {error}"));
                None
            }
        }
    }

    /// An evening of one guest.
    pub(super) async fn play(mut self) -> SimulatedGuest {
        self.pause(3_000).await;
        self.come_in().await;
        for _ in 0..self.world.plan.deeds {
            self.pause(6_000).await;
            self.deed().await;
        }
        self
    }

    pub(super) async fn deed(&mut self) {
        let Some(view) = self.look().await else { return };
        if view.me.is_none() {
            return self.come_in().await;
        }
        self.open_or_close_a_screen().await;
        let Some(command) = self.choice(&view) else { return };
        // Now and then somebody takes a long time over it, and the step is over.
        if self.dice.once_in(6) {
            self.pause(20_000).await;
        }
        self.carry_out(command, view.seq).await;
    }

    async fn open_or_close_a_screen(&mut self) {
        match self.dice.below(4) {
            0 => self.screen = None,
            1 | 2 => {
                if let Some(Ok(screen)) = self.insist(async |table, key| table.attend(Some(key)).await).await
                {
                    self.screen = Some(screen);
                }
            }
            _ => {
                let (number, view) = (self.number, self.screen.as_mut().map(Attendance::view));
                if let Some(view) = view.filter(|view| view.me.is_some()) {
                    self.world.model.lock().unwrap().sees(Some(number), &view);
                }
            }
        }
    }

    fn choice(&mut self, view: &TableView) -> Option<Command> {
        let host = view.host == view.me;
        let anybody = GuestId(self.dice.below(self.world.plan.guests as u64) as u16);
        let rename = Command::Rename { name: format!("N{}x{}", self.number, self.asked) };
        match self.dice.below(40) {
            0 | 1 => return Some(rename),
            2 => return Some(Command::ExtendDeadline),
            3 => return Some(Command::Skip { guest: anybody }),
            4 if host => return Some(Command::Lock),
            5 | 6 if host => return Some(Command::Unlock),
            7 if host => return Some(Command::HandOver { guest: anybody }),
            8 => return Some(Command::TakeOver),
            9 if !host => return Some(Command::Leave),
            10 if host => return Some(Command::BreakOff),
            11 => return Some(Command::SitDown),
            _ => {}
        }
        match &view.game {
            Some(game) if !game.over => choose(&game.view, &mut Seeded::new(self.dice.next())),
            Some(_) if host => Some(Command::CloseGame),
            None if host && view.pace != self.world.plan.pace => {
                Some(Command::ChoosePace { seconds: self.world.plan.pace })
            }
            None if host => Some(Command::StartGame),
            _ => Some(rename),
        }
    }

    /// Sends a command until it is clear what became of it, or gives up; and now and then asks once more.
    pub(super) async fn carry_out(&mut self, command: Command, seen: Seq) {
        self.asked += 1;
        let name = format!("{}-{}", self.number, self.asked);
        let Some(by) = self.me else { return };
        let asked = Asked { by, command: command.clone(), seen, told: Vec::new() };
        self.world.model.lock().unwrap().asks(&name, asked);
        let mut sent = Sent { command, id: id(&name), seen: Some(seen) };
        let mut unclear = false;
        for _ in 0..MOST_TRIES {
            let fate = match self.send(&name, &sent).await {
                Answer::Yes(Accepted { seq }) => Some(Fate::Accepted(seq)),
                Answer::No(TableError::NoSpace) if !unclear && self.dice.once_in(2) => Some(Fate::Refused),
                Answer::No(TableError::Refused(_)) => Some(Fate::Refused),
                Answer::No(TableError::NoSpace) => None,
                Answer::No(error) => return self.complain(&format!("{name} was answered with: {error}")),
                Answer::Unknown => {
                    unclear = true;
                    if self.dice.once_in(10) {
                        return;
                    }
                    None
                }
            };
            if let Some(fate) = fate {
                self.is_told(&name, fate).await;
                if let (Fate::Accepted(_), true) = (fate, self.dice.once_in(4)) {
                    self.ask_again(&name, &sent).await;
                }
                return;
            }
            if self.world.plan.plant == Some(Plant::RetriesUnderAnotherName) {
                sent.id = id(&format!("{name}-again"));
            }
            self.pause(1_500).await;
        }
        self.complain(&format!("{name} is never answered"));
    }

    /// A twin, a little later: at any server it gets the first answer.
    async fn ask_again(&mut self, name: &str, sent: &Sent) {
        self.pause(3_000).await;
        let fate = match self.send(name, sent).await {
            Answer::Yes(Accepted { seq }) => Fate::Accepted(seq),
            Answer::No(TableError::Refused(_)) => Fate::Refused,
            _ => return,
        };
        self.is_told(name, fate).await;
    }

    /// P1: what is accepted is on the disk in this very moment.
    async fn is_told(&self, name: &str, fate: Fate) {
        self.world.model.lock().unwrap().is_told(name, fate);
        if let Fate::Accepted(seq) = fate {
            let last = self.world.disk.append(self.code.table_id(), seq, Vec::new()).await;
            let is_there = match last {
                Ok(_) => true,
                Err(JournalError::Conflict { actual }) => actual > seq,
                Err(_) => false,
            };
            if !is_there {
                self.complain(&format!("P1: {name} was accepted as {seq}, which is not on the disk"));
            }
        }
    }

    /// Once, or to two servers at the same time; and the answer may be lost on the way.
    async fn send(&mut self, name: &str, sent: &Sent) -> Answer<Accepted> {
        let (one, other, code) = (self.any_server(), self.any_server(), self.code);
        let (world, key) = (Arc::clone(&self.world), self.world.keys[self.number]);
        let send =
            async |server| world.ask(server, async |hall| hall.table(code).carry_out(&key, sent).await).await;
        let answer = if self.dice.once_in(8) {
            let (first, second) = futures_util::future::join(send(one), send(other)).await;
            match (first, second) {
                (Answer::Yes(first), Answer::Yes(second)) => {
                    self.is_told(name, Fate::Accepted(second.seq)).await;
                    Answer::Yes(first)
                }
                (yes @ Answer::Yes(_), _) | (_, yes @ Answer::Yes(_)) => yes,
                (Answer::Unknown, _) | (_, Answer::Unknown) => Answer::Unknown,
                (no, _) => no,
            }
        } else {
            send(one).await
        };
        if !self.world.is_calm() && self.dice.once_in(15) { Answer::Unknown } else { answer }
    }
}
