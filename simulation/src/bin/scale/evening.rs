//! The busiest minutes of a plan, simulated: every command of every table, in the queues of the streams.
//!
//! Every table acts whenever its people like, and its commands wait in the queue of its stream. Nobody holds
//! back because the last command has not been answered, which is more than real tables ask for.

use crate::{
    chance::{Luck, mixed},
    costs::{Costs, OUTAGE, PACE},
    plan::Plan,
};

/// How long is simulated, in seconds, and how many commands of one stream at most.
const LENGTH: f64 = 300.0;
/// When the leader of every stream is lost, in the second of two evenings.
const LOST_AT: f64 = 60.0;
/// Of how many streams the queues are played, the fullest among them: the others are like them.
const STREAMS_PLAYED: usize = 4;

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evening {
    /// The tables of the fullest stream, against the usual one.
    pub(crate) fullest: f64,
    /// How long commands waited for those before them, in seconds: on average, and 99 of 100 at most.
    pub(crate) mean_wait: f64,
    pub(crate) most_wait: f64,
    /// How long after a leader was lost the last command had waited, in the fullest stream, in seconds from
    /// the new leader on.
    pub(crate) catching_up: f64,
    /// The fullest server, against the usual one; and when one of them has been lost, against the usual one
    /// before.
    pub(crate) fullest_server: f64,
    pub(crate) fullest_without_one: f64,
    /// How long the others need to wake the tables of a lost server with half of their cores, in seconds.
    pub(crate) waking: f64,
}

pub(crate) fn play(plan: &Plan, costs: &Costs, seed: u64) -> Evening {
    let mut luck = Luck::new(seed);
    let tables: Vec<u64> = (0..plan.live).map(|_| luck.next()).collect();
    let streams = counted(tables.iter().map(|table| mixed(*table) % plan.streams), plan.streams);
    let usual = plan.live as f64 / plan.streams as f64;
    let mut by_size = streams.clone();
    by_size.sort_unstable_by(|one, other| other.cmp(one));
    let (mut waits, mut catching_up) = (Vec::new(), 0.0_f64);
    for tables in by_size.iter().take(STREAMS_PLAYED) {
        let rate = *tables as f64 * PACE;
        waits.extend(queue(rate, costs.append, None, &mut luck).into_iter().map(|(_, wait)| wait));
        let hurt = queue(rate, costs.append, Some(LOST_AT), &mut luck);
        catching_up = catching_up.max(caught_up(&hurt, costs.append) - LOST_AT - OUTAGE);
    }
    waits.sort_unstable_by(f64::total_cmp);
    let servers: Vec<u64> = (1..=plan.servers).map(mixed).collect();
    let led: Vec<usize> = tables.iter().map(|table| leads(*table, &servers)).collect();
    let all = counted(led.iter().map(|server| *server as u64), plan.servers);
    // Only the tables of the lost one find another.
    let moved = tables.iter().zip(&led).filter(|(_, server)| **server == 0);
    let mut others = counted(moved.map(|(table, _)| 1 + leads(*table, &servers[1..]) as u64), plan.servers);
    others.iter_mut().zip(&all).skip(1).for_each(|(count, own)| *count += own);
    let fullest = |led: &[u64]| led.iter().max().map_or(0.0, |most| *most as f64);
    let per_server = plan.live as f64 / plan.servers as f64;
    Evening {
        fullest: by_size[0] as f64 / usual,
        mean_wait: waits.iter().sum::<f64>() / waits.len().max(1) as f64,
        most_wait: waits.get(waits.len() * 99 / 100).copied().unwrap_or_default(),
        catching_up: catching_up.max(0.0),
        fullest_server: fullest(&all) / per_server,
        fullest_without_one: fullest(&others) / per_server,
        waking: all[0] as f64 * costs.table_records / 2.0 * costs.wake_record
            / ((plan.servers - 1) as f64 * plan.cores as f64 / 2.0),
    }
}

fn counted(places: impl Iterator<Item = u64>, count: u64) -> Vec<u64> {
    let mut counted = vec![0; count as usize];
    for place in places {
        counted[place as usize] += 1;
    }
    counted
}

/// Which of these servers has a table: the one that draws the highest number for it, so that no other table
/// moves when one is lost.
fn leads(table: u64, servers: &[u64]) -> usize {
    let draw = |place: &usize| mixed(table ^ servers[*place]);
    (0..servers.len()).max_by_key(draw).unwrap_or_default()
}

/// When each command came, and how long it waited for its turn.
fn queue(a_second: f64, service: f64, lost_at: Option<f64>, luck: &mut Luck) -> Vec<(f64, f64)> {
    let (mut now, mut free_at, mut waited) = (0.0, 0.0_f64, Vec::new());
    if a_second <= 0.0 {
        return waited;
    }
    loop {
        now += luck.until_next(a_second);
        if now > LENGTH {
            return waited;
        }
        let mut begins = free_at.max(now);
        if let Some(lost_at) = lost_at
            && begins >= lost_at
            && begins < lost_at + OUTAGE
        {
            begins = lost_at + OUTAGE;
        }
        waited.push((now, begins - now));
        free_at = begins + service;
    }
}

/// When the first command came, after a leader was lost, that hardly had to wait any more.
fn caught_up(waited: &[(f64, f64)], service: f64) -> f64 {
    let behind = waited.iter().filter(|(came, wait)| *came > LOST_AT && *wait > 20.0 * service);
    behind.map(|(came, _)| *came).fold(LOST_AT + OUTAGE, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{costs::MEASURED, plan::mean_wait};

    #[test]
    fn a_queue_waits_as_long_as_the_formula_says() {
        let mut luck = Luck::new(1);
        for busy in [0.2, 0.5, 0.8] {
            let (service, mut waits) = (0.001, Vec::new());
            for _ in 0..4 {
                waits.extend(queue(busy / service, service, None, &mut luck));
            }
            let mean = waits.iter().map(|(_, wait)| wait).sum::<f64>() / waits.len() as f64;
            let formula = mean_wait(busy, service);
            assert!((mean / formula - 1.0).abs() < 0.05, "{busy}: {mean} and {formula}");
        }
    }

    #[test]
    fn a_stream_catches_up_as_the_formula_says() {
        let (busy, service) = (0.5, 0.001);
        let waited = queue(busy / service, service, Some(LOST_AT), &mut Luck::new(2));
        let took = caught_up(&waited, service) - LOST_AT - OUTAGE;
        let formula = OUTAGE * busy / (1.0 - busy);
        assert!((took / formula - 1.0).abs() < 0.1, "{took} and {formula}");
        let longest = waited.iter().map(|(_, wait)| *wait).fold(0.0, f64::max);
        assert!((longest - OUTAGE).abs() < 0.2, "who came first waited longest: {longest}");
    }

    #[test]
    fn who_is_lost_takes_no_other_servers_tables_along() {
        let all: Vec<u64> = (1..=4).map(mixed).collect();
        for table in (0..1000).map(mixed) {
            let before = leads(table, &all);
            assert!(before == 0 || leads(table, &all[1..]) + 1 == before);
        }
    }

    #[test]
    fn an_evening_is_the_same_every_time() {
        let plan = crate::plan::PLANS[0];
        let once = format!("{:?}", play(&plan, &MEASURED, 7));
        assert_eq!(once, format!("{:?}", play(&plan, &MEASURED, 7)));
    }
}
