//! Driving many tables at once, in two ways, and what is measured meanwhile.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use crate::{
    Outcome,
    face::Face,
    game::Luck,
    gathering::Gathering,
    http::Connection,
    process::{Server, machine_cpu, own_cpu},
    screen::Traffic,
    shape::Shape,
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
    tables: Vec<Gathering>,
    shape: Arc<Shape>,
}

impl Company {
    pub(crate) async fn gather(
        face: Face,
        server: Server,
        count: u64,
        shape: &Arc<Shape>,
    ) -> Outcome<Company> {
        let mut company = Company { face, server, tables: Vec::new(), shape: Arc::clone(shape) };
        company.grow(count).await?;
        Ok(company)
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// The code of a table, where it has one.
    pub(crate) fn code(&self, table: usize) -> Option<&str> {
        self.tables.get(table)?.code()
    }

    /// Opens more tables, until there are so many.
    pub(crate) async fn grow(&mut self, count: u64) -> Outcome<()> {
        let mut door = Connection::to(self.server.address);
        for number in self.tables.len() as u64..count {
            self.tables.push(Gathering::open(self.face, self.server.address, &mut door, number).await?);
        }
        Ok(())
    }

    /// Lets the tables from that one on do so many things each.
    pub(crate) async fn act(&mut self, from: usize, actions: usize) -> Outcome<()> {
        for table in self.tables.iter_mut().skip(from) {
            for _ in 0..actions {
                table.act(&self.shape).await?;
            }
            table.hang_up();
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
        for (number, table) in self.tables.drain(..).enumerate() {
            tasks.spawn(play(table, manner, number as u64, Arc::clone(&self.shape), from, until));
        }
        tokio::time::sleep_until(from.into()).await;
        let (clock, before) = (Instant::now(), self.cpu()?);
        tokio::time::sleep_until(until.into()).await;
        let (span, after) = (clock.elapsed(), self.cpu()?);
        let (mut traffic, mut delays) = (Traffic::default(), Vec::new());
        while let Some(played) = tasks.join_next().await {
            let played = played??;
            traffic = traffic.plus(played.traffic);
            delays.extend(played.delays);
            self.tables.push(played.table);
        }
        delays.sort_unstable();
        let server = after.server.saturating_sub(before.server);
        let driver = after.driver.saturating_sub(before.driver);
        let others = after.machine.saturating_sub(before.machine).saturating_sub(server + driver);
        Ok(Measured { span, server, driver, others, traffic, delays })
    }

    fn cpu(&self) -> Outcome<Cpu> {
        Ok(Cpu { server: self.server.cpu()?, driver: own_cpu()?, machine: machine_cpu()? })
    }
}

/// Processor time that has been used up to one moment.
struct Cpu {
    server: Duration,
    driver: Duration,
    machine: Duration,
}

/// What came of one table.
struct Played {
    table: Gathering,
    traffic: Traffic,
    delays: Vec<Duration>,
}

async fn play(
    mut table: Gathering,
    manner: Manner,
    number: u64,
    shape: Arc<Shape>,
    from: Instant,
    until: Instant,
) -> Outcome<Played> {
    let mut delays = Vec::new();
    let mut before = None;
    let mut due = first_moment(manner, number);
    loop {
        if matches!(manner, Manner::Paced(_)) {
            tokio::time::sleep_until(due.into()).await;
        }
        if Instant::now() >= until {
            break;
        }
        if Instant::now() >= from {
            before.get_or_insert_with(|| table.traffic());
        }
        let action = table.act(&shape).await?;
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
    let traffic = before.map_or(Traffic::default(), |before| table.traffic().minus(before));
    Ok(Played { table, traffic, delays })
}

/// The tables do not act in step.
fn first_moment(manner: Manner, number: u64) -> Instant {
    match manner {
        Manner::Closed => Instant::now(),
        Manner::Paced(pause) => {
            let micros = u64::try_from(pause.as_micros()).unwrap_or(u64::MAX);
            Instant::now() + Duration::from_micros(Luck::new(number).below(micros))
        }
    }
}
