//! Whole games at random, looked at from all sides at every step.

use std::panic::{AssertUnwindSafe, catch_unwind};

use almanac::Almanac;
use bots::{Player, Seeded};
use rules::{Decided, Eyes, Notice, Seat, SeatSet, Seating, shuffle, testing::Vault};

use crate::{
    finding::{Check, Finding},
    leaks::{self, Tried},
    trial::Trial,
};

/// One game to be played.
#[derive(Debug, Clone)]
pub struct Setting<G: Trial> {
    pub options: G::Options,
    pub seating: Seating,
    pub seed: u64,
}

/// What a battery got to see. A test looks at it to be sure that the battery was not idle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Report {
    pub games: u64,
    pub accepted: u64,
    pub refused: u64,
    /// Notices that had an effect.
    pub noticed: u64,
    /// Seats that had left and were played for again.
    pub returned: u64,
    /// Resealed states that differed from the true one.
    pub resealed: u64,
    /// Commands and notices of the longest game.
    pub longest: usize,
}

/// A game that has taken so many commands and notices will not end. The longest honest ones take a tenth of
/// it.
const MOST_ACTIONS: usize = 10_000;
/// So many notices a game: enough for every phase, too few to end a game that would not end by itself.
const MOST_NOTICES: u32 = 12;
/// One action in so many is a notice.
const NOTICE_EVERY: u32 = 12;
/// Once in so many actions the record is read from its beginning, as after a crash.
const RESTART_EVERY: usize = 16;
/// One player in so many acts without being waited for.
const UNASKED_EVERY: u32 = 6;

/// Plays every combination of options, each with `rounds` other seeds, over all seatings in turn.
pub fn battery<G: Trial>(rounds: u64) -> Result<Report, Finding> {
    let mut report = Report::default();
    let mut seatings = G::every_seating().into_iter().cycle();
    for round in 0..rounds {
        for (nth, options) in G::every_option().into_iter().enumerate() {
            let seating = seatings.next().expect("a game has at least one seating");
            play(&Setting::<G> { options, seating, seed: round << 32 | nth as u64 }, &mut report)?;
        }
    }
    Ok(report)
}

/// Plays one game and adds what it saw to the report.
pub fn play<G: Trial>(setting: &Setting<G>, report: &mut Report) -> Result<(), Finding> {
    let mut run = Run::open(setting)?;
    while !G::waiting_on(&run.state).is_empty() {
        run.inspect(report)?;
        if run.actions > MOST_ACTIONS {
            return Err(run.finding(Check::PlayEnds, format!("still going after {MOST_ACTIONS} actions")));
        }
        run.act(report)?;
    }
    run.inspect(report)?;
    run.stays_over()?;
    run.evolve_is_total()?;
    report.games += 1;
    report.longest = report.longest.max(run.actions);
    Ok(())
}

struct Run<'a, G: Trial> {
    setting: &'a Setting<G>,
    chance: Seeded,
    state: G::State,
    /// The same game, folded from what the journal would hold.
    replay: G::State,
    events: Vec<G::Event>,
    /// What the journal would hold, shut, and the keys to it.
    journal: Vec<String>,
    vault: Vault,
    /// How many seats there are by now.
    seats: usize,
    /// Those of them that have left.
    gone: SeatSet,
    actions: usize,
    notices_left: u32,
}

impl<'a, G: Trial> Run<'a, G> {
    fn open(setting: &'a Setting<G>) -> Result<Self, Finding> {
        let Setting { options, seating, seed } = setting;
        let state = G::opening(options, seating, G::supply());
        let run = Run {
            setting,
            chance: Seeded::new(*seed),
            replay: state.clone(),
            state,
            events: Vec::new(),
            journal: Vec::new(),
            vault: Vault::default(),
            seats: seating.seats(),
            gone: SeatSet::EMPTY,
            actions: 0,
            notices_left: MOST_NOTICES,
        };
        match G::admit(options, seating, &G::supply()) {
            Ok(()) => Ok(run),
            Err(refusal) => Err(run.finding(Check::SettingIsAdmitted, refusal.to_string())),
        }
    }

    fn finding(&self, check: Check, what: String) -> Finding {
        let Setting { options, seating, seed } = self.setting;
        Finding {
            check,
            what,
            options: format!("{options:?}"),
            seating: seating.clone(),
            seed: *seed,
            step: self.actions,
        }
    }

    fn act(&mut self, report: &mut Report) -> Result<(), Finding> {
        self.actions += 1;
        if self.notices_left > 0 && self.chance.one_in(NOTICE_EVERY) {
            self.notices_left -= 1;
            let notice = self.any_notice();
            let decided = G::notice(&self.state, notice, &mut self.chance);
            if !decided.is_empty() {
                report.noticed += 1;
                self.note_turnout(notice, report);
            }
            return self.fold(decided);
        }
        let seat = self.any_actor();
        let view = G::view(&self.state, Eyes::Seat(seat));
        let Some(command) = G::RandomPlayer::default().choose(&view, &mut self.chance) else { return Ok(()) };
        let command = G::consult(&self.state, seat, &command, Almanac::embedded());
        match G::decide(&self.state, seat, &command, &mut self.chance) {
            Ok(decided) => {
                report.accepted += 1;
                self.fold(decided)
            }
            Err(refusal) => {
                Err(self.finding(Check::ChoiceIsAccepted, format!("{seat} chose {command:?}: {refusal}")))
            }
        }
    }

    /// Mostly one who is waited for, so that play moves on.
    fn any_actor(&mut self) -> Seat {
        let all = Seat::first(self.seats);
        if self.chance.one_in(UNASKED_EVERY) {
            return self.chance.pick(all).expect("a game has seats");
        }
        self.chance
            .pick(G::waiting_on(&self.state).iter())
            .expect("somebody is waited for until the game is over")
    }

    /// Keeps count of who sits here, after a notice that had an effect.
    fn note_turnout(&mut self, notice: Notice, report: &mut Report) {
        match notice {
            Notice::Joined(_) => self.seats += 1,
            Notice::Left(seat) => self.gone.insert(seat),
            Notice::Back(seat) if self.gone.contains(seat) => {
                self.gone.remove(seat);
                report.returned += 1;
            }
            Notice::Away(_) | Notice::Back(_) | Notice::Skip(_) => {}
        }
    }

    /// Everything the table can say, leaving least often. One seat too many is named, too. Who has left comes
    /// again one time in two.
    fn any_notice(&mut self) -> Notice {
        if let Some(seat) = self.chance.pick(self.gone.iter()).filter(|_| self.chance.one_in(2)) {
            return Notice::Back(seat);
        }
        let seat = self.chance.pick(Seat::first(self.seats + 1)).expect("a game has seats");
        let waited = self.chance.pick(G::waiting_on(&self.state).iter()).unwrap_or(seat);
        let kinds = [
            Notice::Away(seat),
            Notice::Away(waited),
            Notice::Back(seat),
            Notice::Back(seat),
            Notice::Skip(waited),
            Notice::Skip(seat),
            Notice::Joined(Seat(self.seats as u8)),
            Notice::Left(seat),
        ];
        self.chance.pick(kinds).expect("there are kinds of notices")
    }

    /// Moves on to the state that was decided, while the replay folds what was stored.
    fn fold(&mut self, decided: Decided<G::State, G::Event>) -> Result<(), Finding> {
        let step = G::step(&self.state);
        let events = decided.fold_into(&mut self.state, G::evolve);
        for event in &events {
            let stored = serde_json::to_string(event).expect("events are stored as JSON");
            match serde_json::from_str(&stored) {
                Ok(read) => G::evolve(&mut self.replay, &read),
                Err(error) => {
                    return Err(
                        self.finding(Check::ReplayEqualsLive, format!("{stored} cannot be read: {error}"))
                    );
                }
            }
            self.journal.push(self.vault.store::<G>(event));
            if let Some(round) = G::burns(event) {
                self.vault.burn(round);
            }
        }
        if self.state != self.replay {
            let what = format!("after {events:?}\n  live:   {:?}\n  replay: {:?}", self.state, self.replay);
            return Err(self.finding(Check::ReplayEqualsLive, what));
        }
        if G::step(&self.state) < step {
            let what = format!("from {step} to {} by {events:?}", G::step(&self.state));
            return Err(self.finding(Check::StepNeverShrinks, what));
        }
        self.events.extend(events);
        let opened = G::cards(&G::supply());
        let now = G::holdings(&self.state).unwrap_or_else(|| G::cards(&G::pack_up(&self.state)));
        if opened != now {
            return Err(
                self.finding(Check::CardsAreConserved, format!("opened with {opened:?}, has {now:?}"))
            );
        }
        Ok(())
    }

    /// Reads the whole journal with the keys that are left: the state is the same as the one that has seen
    /// everything, and no other keys are left than the one that is still needed.
    fn restart(&mut self) -> Result<(), Finding> {
        let Setting { options, seating, .. } = self.setting;
        let mut state = G::opening(options, seating, G::supply());
        for stored in &self.journal {
            match self.vault.read::<G>(stored) {
                Ok(event) => G::evolve(&mut state, &event),
                Err(error) => {
                    let what = format!("{stored} cannot be read: {error}");
                    return Err(self.finding(Check::BurntKeysAreNotMissed, what));
                }
            }
        }
        if state != self.state {
            let what = format!("\n  live:   {:?}\n  replay: {state:?}", self.state);
            return Err(self.finding(Check::BurntKeysAreNotMissed, what));
        }
        let kept = G::secret_ballots().and_then(|ballots| ballots.keeps(&state));
        if let Some(round) = self.vault.rounds().find(|round| kept != Some(*round)) {
            return Err(self.finding(Check::KeysAreBurnt, format!("the key of round {round} is left")));
        }
        Ok(())
    }

    /// Looks through all eyes and tries everything.
    fn inspect(&mut self, report: &mut Report) -> Result<(), Finding> {
        let due = self.actions.is_multiple_of(RESTART_EVERY) || G::waiting_on(&self.state).is_empty();
        // A game that shuts nothing is read all along.
        if due && self.vault.has_shut() > 0 {
            self.restart()?;
        }
        // Its own chance, so that looking does not change how the game goes on.
        let mut chance = self.chance.aside();
        let before = self.state.clone();
        let one_too_many = Seat::first(self.seats + 1).map(Eyes::Seat);
        for eyes in one_too_many.chain([Eyes::Everyone]) {
            let view = G::view(&self.state, eyes);
            let tried = match eyes {
                Eyes::Seat(seat) => self.try_everything(seat, &view)?,
                Eyes::Everyone => vec![],
            };
            report.refused += tried.iter().filter(|tried| tried.refusal.is_some()).count() as u64;
            let searched = leaks::search::<G>(&self.state, eyes, &view, &tried, &mut chance);
            let differed = searched.map_err(|(check, what)| self.finding(check, what))?;
            report.resealed += u64::from(differed);
        }
        let late = Notice::Joined(Seat(self.seats as u8));
        let let_in = !G::notice(&self.state, late, &mut chance).is_empty();
        if G::welcomes(&self.state) != let_in {
            return Err(self.finding(Check::WelcomeIsMeant, format!("{late:?} is let in: {let_in}")));
        }
        for seat in Seat::first(self.seats + 1) {
            let again = !G::notice(&self.state, Notice::Back(seat), &mut chance).is_empty();
            let meant = self.gone.contains(seat) && again;
            if G::welcomes_back(&self.state, seat) != meant {
                return Err(self.finding(Check::WelcomeIsMeant, format!("{seat} may come again: {meant}")));
            }
        }
        if self.state != before {
            return Err(self.finding(Check::RefusalChangesNothing, "the state changed".to_owned()));
        }
        Ok(())
    }

    /// What the view lists can be done, what it does not list is refused, and who is waited for can do
    /// something.
    fn try_everything(&self, seat: Seat, view: &G::View) -> Result<Vec<Tried<G>>, Finding> {
        let listed = G::abilities(view);
        let mut shown_possible: Vec<G::Ability> = Vec::new();
        let mut tried = Vec::new();
        for command in G::attempts(view) {
            let ability = G::ability(&command);
            let mut chance = self.chance.aside();
            let refusal = G::decide(&self.state, seat, &command, &mut chance).err();
            match &refusal {
                None if !listed.contains(&ability) => {
                    let what = format!("{seat} may {listed:?}, yet {command:?} is accepted");
                    return Err(self.finding(Check::AbilitiesAreExact, what));
                }
                None => shown_possible.push(ability),
                Some(_) if chance.asked() > 0 => {
                    let what = format!("{command:?} of {seat} asked chance and was refused");
                    return Err(self.finding(Check::RefusalChangesNothing, what));
                }
                Some(_) => {}
            }
            tried.push(Tried { command, refusal });
        }
        if let Some(ability) = listed.iter().find(|ability| !shown_possible.contains(ability)) {
            let what = format!("{seat} may {ability:?}, yet no such command is accepted");
            return Err(self.finding(Check::AbilitiesAreExact, what));
        }
        if G::waiting_on(&self.state).contains(seat) && shown_possible.is_empty() {
            let what = format!("{seat} has no command that is accepted");
            return Err(self.finding(Check::WaitedForCanAct, what));
        }
        Ok(tried)
    }

    /// After the end, nothing happens any more.
    fn stays_over(&self) -> Result<(), Finding> {
        let mut chance = self.chance.aside();
        for seat in Seat::first(self.seats) {
            let view = G::view(&self.state, Eyes::Seat(seat));
            let done = |command: &G::Command| {
                G::decide(&self.state, seat, command, &mut self.chance.aside()).is_ok()
            };
            if let Some(command) = G::attempts(&view).into_iter().find(done) {
                return Err(self.finding(Check::OverIsOver, format!("{command:?} of {seat} is accepted")));
            }
            for notice in [Notice::Away(seat), Notice::Back(seat), Notice::Skip(seat), Notice::Left(seat)] {
                let decided = G::notice(&self.state, notice, &mut chance);
                if !decided.is_empty() {
                    let what = format!("{notice:?} gives {:?}", decided.events());
                    return Err(self.finding(Check::OverIsOver, what));
                }
            }
        }
        Ok(())
    }

    /// The events of this game in any order, as no journal has them: folding is bookkeeping and may not mind.
    fn evolve_is_total(&mut self) -> Result<(), Finding> {
        let mut events = self.events.clone();
        shuffle(&mut events, &mut self.chance);
        let mut state = G::opening(&self.setting.options, &self.setting.seating, G::supply());
        for event in &events {
            if catch_unwind(AssertUnwindSafe(|| G::evolve(&mut state, event))).is_err() {
                return Err(self.finding(Check::EvolveIsTotal, format!("{event:?} out of order")));
            }
        }
        Ok(())
    }
}
