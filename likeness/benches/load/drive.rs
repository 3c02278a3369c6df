//! Driving many tables at once, in two ways, and what is measured meanwhile.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::Seeded;
use tokio::task::JoinSet;

use crate::{
    Outcome,
    face::Face,
    party::Party,
    process::{Server, machine_cpu, own_cpu},
    screen::Traffic,
    tape::Tapes,
};

/// How busy the tables are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Each table acts again as soon as every screen has the last action: the server has all it can take.
    Closed,
    /// Each table acts at fixed moments, that far apart, whatever the server does. Delays count from those
    /// moments.
    Paced(Duration),
}

/// How long a measurement takes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span {
    /// Played before anything counts.
    pub(crate) warm_up: Duration,
    pub(crate) measured: Duration,
}

/// What was measured in one span.
#[derive(Debug, Clone)]
pub(crate) struct Measured {
    pub(crate) span: Duration,
    /// Processor time of the server.
    pub(crate) server: Duration,
    /// Processor time of the driver.
    pub(crate) driver: Duration,
    /// Processor time of everything else on this machine: what spoils delays.
    pub(crate) others: Duration,
    /// How often the server asked for memory; none where nobody counted.
    pub(crate) allocations: Option<u64>,
    pub(crate) traffic: Traffic,
    /// From each command to the last screen that it changes, in order of length.
    pub(crate) delays: Vec<Duration>,
}

impl Measured {
    pub(crate) fn actions(&self) -> f64 {
        self.delays.len() as f64
    }

    pub(crate) fn actions_a_second(&self) -> f64 {
        self.actions() / self.span.as_secs_f64()
    }

    /// Processor seconds of the server for a thousand accepted actions.
    pub(crate) fn cpu_per_thousand(&self) -> f64 {
        self.server.as_secs_f64() * 1000.0 / self.actions()
    }

    /// How often the server asked for memory for one action.
    pub(crate) fn allocations_an_action(&self) -> f64 {
        self.allocations.map_or(f64::NAN, |count| count as f64 / self.actions())
    }

    pub(crate) fn frames_an_action(&self) -> f64 {
        self.traffic.frames as f64 / self.actions()
    }

    pub(crate) fn bytes_a_frame(&self) -> f64 {
        self.traffic.bytes as f64 / self.traffic.frames as f64
    }

    /// Processor time in percent of one core.
    pub(crate) fn share(&self, time: Duration) -> f64 {
        time.as_secs_f64() / self.span.as_secs_f64() * 100.0
    }

    /// The delay that this share of the actions stays within, in milliseconds.
    pub(crate) fn delay(&self, share: f64) -> f64 {
        let place = (self.delays.len() as f64 * share) as usize;
        self.delays
            .get(place.min(self.delays.len().saturating_sub(1)))
            .map_or(f64::NAN, |delay| delay.as_secs_f64() * 1e3)
    }
}

/// Tables of one face on a server of their own.
#[derive(Debug)]
pub(crate) struct Company {
    pub(crate) face: Face,
    server: Server,
    parties: Vec<Party>,
    /// What is played: the tables have these games in turn.
    tapes: Vec<Arc<Tapes>>,
}

impl Company {
    pub(crate) async fn gather(
        face: Face,
        server: Server,
        count: u64,
        tapes: &[Arc<Tapes>],
    ) -> Outcome<Company> {
        let mut company = Company { face, server, parties: Vec::new(), tapes: tapes.to_vec() };
        company.grow(count).await?;
        Ok(company)
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// The code of a table, where it has one.
    pub(crate) fn code(&self, table: usize) -> Option<&str> {
        self.parties.get(table)?.code()
    }

    /// Opens more tables, until there are so many.
    pub(crate) async fn grow(&mut self, count: u64) -> Outcome<()> {
        for number in self.parties.len() as u64..count {
            let kinds = self.tapes.len() as u64;
            let tapes = &self.tapes[(number % kinds) as usize];
            self.parties
                .push(Party::open(self.face, self.server.address, tapes, number / kinds, number).await?);
        }
        Ok(())
    }

    /// Sets a stage up at every table.
    pub(crate) async fn set_up_stages(&mut self) -> Outcome<()> {
        for party in &mut self.parties {
            party.set_up_stage().await?;
        }
        Ok(())
    }

    /// Lets the tables from that one on do so many things each.
    pub(crate) async fn act(&mut self, from: usize, actions: usize) -> Outcome<()> {
        for party in self.parties.iter_mut().skip(from) {
            for _ in 0..actions {
                party.act().await?;
            }
            party.hang_up();
        }
        Ok(())
    }

    /// Plays until the tables are anywhere in their games.
    pub(crate) async fn scatter(&mut self) -> Outcome<()> {
        let mut tasks = JoinSet::new();
        for mut party in self.parties.drain(..) {
            tasks.spawn(async move {
                party.take_the_lead().await?;
                Ok::<_, Box<dyn std::error::Error + Send + Sync>>(party)
            });
        }
        while let Some(party) = tasks.join_next().await {
            self.parties.push(party??);
        }
        Ok(())
    }

    /// Everybody goes away and leaves the server to itself.
    pub(crate) fn leave(self) -> Server {
        self.server
    }

    /// Plays at all tables at once and measures.
    pub(crate) async fn play(&mut self, manner: Manner, span: Span) -> Outcome<Measured> {
        let from = Instant::now() + span.warm_up;
        let until = from + span.measured;
        let mut tasks = JoinSet::new();
        for party in self.parties.drain(..) {
            tasks.spawn(play(party, manner, from, until));
        }
        tokio::time::sleep_until(from.into()).await;
        let (clock, before) = (Instant::now(), self.used()?);
        tokio::time::sleep_until(until.into()).await;
        let (span, after) = (clock.elapsed(), self.used()?);
        let (mut traffic, mut delays) = (Traffic::default(), Vec::new());
        while let Some(played) = tasks.join_next().await {
            let played = played??;
            traffic = traffic.plus(played.traffic);
            delays.extend(played.delays);
            self.parties.push(played.party);
        }
        delays.sort_unstable();
        let server = after.server.saturating_sub(before.server);
        let driver = after.driver.saturating_sub(before.driver);
        let others = after.machine.saturating_sub(before.machine).saturating_sub(server + driver);
        let allocations = after.allocations.zip(before.allocations).map(|(after, before)| after - before);
        Ok(Measured { span, server, driver, others, allocations, traffic, delays })
    }

    fn used(&mut self) -> Outcome<Used> {
        Ok(Used {
            server: self.server.cpu()?,
            driver: own_cpu()?,
            machine: machine_cpu()?,
            allocations: self.server.allocations()?,
        })
    }
}

/// What has been used up to one moment.
struct Used {
    server: Duration,
    driver: Duration,
    machine: Duration,
    allocations: Option<u64>,
}

/// What came of one table.
struct Played {
    party: Party,
    traffic: Traffic,
    delays: Vec<Duration>,
}

async fn play(mut party: Party, manner: Manner, from: Instant, until: Instant) -> Outcome<Played> {
    let mut delays = Vec::new();
    let mut before = None;
    let mut due = first_moment(manner, party.number());
    loop {
        if matches!(manner, Manner::Paced(_)) {
            tokio::time::sleep_until(due.into()).await;
        }
        if Instant::now() >= until {
            break;
        }
        if Instant::now() >= from {
            before.get_or_insert_with(|| party.traffic());
        }
        let action = party.act().await?;
        let began = match manner {
            Manner::Closed => action.sent,
            Manner::Paced(pause) => {
                let next = due + pause;
                std::mem::replace(&mut due, next)
            }
        };
        if (from..until).contains(&action.shown) {
            delays.push(action.shown - began);
        }
    }
    let traffic = before.map_or(Traffic::default(), |before| party.traffic().minus(before));
    Ok(Played { party, traffic, delays })
}

/// The tables do not act in step.
fn first_moment(manner: Manner, number: u64) -> Instant {
    match manner {
        Manner::Closed => Instant::now(),
        Manner::Paced(pause) => {
            let micros = u64::try_from(pause.as_micros()).unwrap_or(u64::MAX);
            Instant::now() + Duration::from_micros(Seeded::new(number).bits() % micros)
        }
    }
}
