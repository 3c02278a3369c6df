//! What is promised, as simply as it can be said, and whether it was kept.

use std::{
    collections::{BTreeMap, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use journal::{Journal, KeyChanges, MemoryJournal, NewRecord, Record, Seq};
use rules::GameKind;
use serde_json::Value;
use table::{Code, Command, Dice, EXTENSION, Entry, GuestId, Hall, TableView};

use super::{
    faulty_store::ReadOnly,
    world::{Plan, World},
};

/// A command as its sender knows it.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    pub(super) by: GuestId,
    pub(super) command: Command,
    pub(super) seen: Seq,
    /// What its sender was told. When that is nothing, it may be there once, or not at all.
    pub(super) told: Vec<Fate>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Accepted(Seq),
    /// It had no effect, and never will.
    Refused,
}

#[derive(Debug, Default)]
pub(super) struct Model {
    asked: BTreeMap<String, Asked>,
    /// What each pair of eyes saw at each record.
    seen: HashMap<(Option<usize>, Seq), u64>,
    /// The last record that anybody was told of.
    newest: Seq,
    wrong: Vec<String>,
}

impl Model {
    pub(super) fn complain(&mut self, what: String) {
        self.wrong.push(what);
    }

    pub(super) fn wrong(&self) -> &[String] {
        &self.wrong
    }

    pub(super) fn newest(&self) -> Seq {
        self.newest
    }

    pub(super) fn asks(&mut self, id: &str, asked: Asked) {
        self.asked.insert(id.to_owned(), asked);
    }

    /// Its sender is told what became of it, for the first time or again.
    pub(super) fn is_told(&mut self, id: &str, fate: Fate) {
        let asked = self.asked.get_mut(id).expect("it was asked before");
        asked.told.push(fate);
        if let Fate::Accepted(seq) = fate {
            self.newest = self.newest.max(seq);
        }
    }

    /// Whatever server shows a record to somebody, before or after a crash, shows the same.
    pub(super) fn sees(&mut self, viewer: Option<usize>, view: &TableView) {
        let now = digest(view);
        let before = *self.seen.entry((viewer, view.seq)).or_insert(now);
        if before != now {
            self.wrong.push(format!("viewer {viewer:?} saw two different tables at {}", view.seq));
        }
    }
}

/// A view without what depends on who has a screen open at that very server, and on the time.
fn digest(view: &TableView) -> u64 {
    let mut view = serde_json::to_value(view).unwrap();
    for guest in view["guests"].as_array_mut().unwrap() {
        for field in ["connected", "may_stand_in", "may_skip"] {
            guest[field] = Value::Null;
        }
    }
    view["may"].as_array_mut().unwrap().retain(|ability| ability != "take_over");
    let mut hasher = DefaultHasher::new();
    view.to_string().hash(&mut hasher);
    hasher.finish()
}

/// Looks at what is on the disk in the end.
pub(super) async fn check(world: &World, code: Code) {
    let records = match world.disk.read(code.table_id(), Seq::START).await {
        Ok(records) => records,
        Err(error) => return world.model.lock().unwrap().complain(format!("P3: {error}")),
    };
    let entries: Vec<Entry> =
        records.iter().map(|record| serde_json::from_str(&record.payload).unwrap()).collect();
    let wrong = [in_the_log(world, &entries), in_time(world, code, &records, &entries).await];
    wrong.into_iter().flatten().for_each(|what| world.model.lock().unwrap().complain(what));
}

/// P1 and P2: what was accepted is there, at its place; nothing is there twice; what was refused is not.
fn in_the_log(world: &World, entries: &[Entry]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut places: BTreeMap<String, Vec<(Seq, Option<GuestId>)>> = BTreeMap::new();
    for (number, entry) in entries.iter().enumerate() {
        if let Some(id) = &entry.id {
            let id = serde_json::to_value(id).unwrap().as_str().unwrap().to_owned();
            places.entry(id).or_default().push((Seq(number as u64 + 1), entry.by));
        }
    }
    let model = world.model.lock().unwrap();
    for (id, asked) in &model.asked {
        // What a retry has under another name is the same deed.
        let twin = format!("{id}-again");
        let there: Vec<_> = [id, &twin].into_iter().filter_map(|id| places.get(id)).flatten().collect();
        if there.len() > 1 {
            wrong.push(format!("P2: {id} took effect {} times", there.len()));
        }
        for told in &asked.told {
            match (told, there.first()) {
                (Fate::Accepted(seq), Some((at, by))) if seq != at || Some(asked.by) != *by => {
                    wrong.push(format!("P1: {id} was accepted as {seq} and is at {at}"));
                }
                (Fate::Accepted(seq), None) if must_leave_a_trace(&asked.command) => {
                    wrong.push(format!("P1: {id} was accepted as {seq} and is not there"));
                }
                (Fate::Refused, Some((at, _))) => wrong.push(format!("P2: {id} was refused and is at {at}")),
                _ => {}
            }
        }
    }
    wrong
}

/// What changes nothing is accepted without a record, as a card that is laid where it lies. Names here are
/// always new.
fn must_leave_a_trace(command: &Command) -> bool {
    matches!(command, Command::Rename { .. })
}

/// P2 and P6: a move counts in the step that it was made for, no step ends before its time, and everybody who
/// looked saw what the records say.
async fn in_time(world: &World, code: Code, records: &[Record], entries: &[Entry]) -> Vec<String> {
    let (steps, mut wrong) = replay(world, code, records).await;
    let model = world.model.lock().unwrap();
    for (id, asked) in &model.asked {
        if let (Some(Fate::Accepted(seq)), Command::Play { .. }) = (asked.told.first(), &asked.command) {
            let step = steps[seq.0.saturating_sub(1) as usize];
            if step > asked.seen {
                wrong.push(format!("P2: {id} was made at {} and counted in the step of {step}", asked.seen));
            }
        }
    }
    drop(model);
    wrong.extend(too_early(world, code, &steps, entries));
    wrong
}

/// P6: no step ends by the clock sooner after it began, or after the only server came back, than it must.
fn too_early(world: &World, code: Code, steps: &[Seq], entries: &[Entry]) -> Vec<String> {
    let Plan { servers, pace: Some(pace), .. } = world.plan else { return Vec::new() };
    let fair = u64::from(pace).saturating_mul(1000).min(EXTENSION.0) - 1000;
    let (starts, times) = (world.starts.lock().unwrap(), world.times.decided.lock().unwrap());
    let time_of = |seq: Seq| times.get(&(code.table_id(), seq)).copied();
    let mut wrong = Vec::new();
    for (seq, entry) in (1..).map(Seq).zip(entries) {
        let events = serde_json::to_value(&entry.events).unwrap();
        if !events.as_array().unwrap().iter().any(|event| event["type"] == "deadline_passed") {
            continue;
        }
        let step = steps[seq.0 as usize - 1];
        let (Some(ended), Some(began)) = (time_of(seq), time_of(step)) else { continue };
        let started = starts.iter().copied().filter(|start| *start <= ended && servers == 1).max();
        let from = started.map_or(began, |started| started.max(began));
        if ended.0 < from.0 + fair {
            wrong.push(format!("P6: the step of {step} ended {} ms early", from.0 + fair - ended.0));
        }
    }
    wrong
}

/// The step after each record, as somebody knows it who only reads; and what others saw differently.
async fn replay(world: &World, code: Code, records: &[Record]) -> (Vec<Seq>, Vec<String>) {
    let disk = Arc::new(MemoryJournal::new());
    let hall = Hall::new(Arc::new(ReadOnly(Arc::clone(&disk))), world.clock.clone(), Dice::Seeded(1));
    let table = hall.table(code);
    let (mut steps, mut wrong) = (vec![Seq::START], Vec::new());
    for record in records {
        let copy = NewRecord { at: record.at, payload: record.payload.clone() };
        let before = Seq(record.seq.0 - 1);
        disk.append_with(code.table_id(), before, vec![copy], KeyChanges::none()).await.unwrap();
        let stage = match table.look(None).await {
            Ok(stage) => stage,
            Err(error) => {
                wrong.push(format!("the records cannot be replayed from {}: {error}", record.seq));
                steps.resize(records.len() + 1, Seq::START);
                return (steps, wrong);
            }
        };
        steps.push(stage.step);
        let mut model = world.model.lock().unwrap();
        model.sees(None, &stage);
    }
    // Votes of True Colours are shut, and nobody who only reads has their keys.
    if world.plan.kind != GameKind::Colours {
        for (guest, key) in world.keys.iter().enumerate() {
            if let Ok(view) = table.look(Some(key)).await {
                world.model.lock().unwrap().sees(Some(guest), &view);
            }
        }
    }
    (steps, wrong)
}
