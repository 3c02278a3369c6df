//! A plan: so many tables on so many machines, and what arithmetic says of it.

use crate::costs::{Costs, OUTAGE, PACE, REPLICAS};

/// What is to be carried, and by how much.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    /// Tables that are stored, most of them asleep.
    pub(crate) stored: u64,
    /// Tables at which somebody plays in the busiest hour.
    pub(crate) live: u64,
    /// Into how many streams the tables are split, by a hash of their codes.
    pub(crate) streams: u64,
    /// Servers of Likeness, each with so many cores.
    pub(crate) servers: u64,
    pub(crate) cores: u64,
    /// Machines with a NATS server and a disk each. A stream has a copy on three of them.
    pub(crate) nodes: u64,
}

/// The plans of docs/scale.md, from what there is today to what the title says.
pub(crate) const PLANS: [Plan; 4] = [
    Plan { name: "a town", stored: 10_000, live: 100, streams: 1, servers: 3, cores: 2, nodes: 3 },
    Plan { name: "a country", stored: 100_000, live: 1_000, streams: 1, servers: 3, cores: 2, nodes: 3 },
    Plan {
        name: "a million tables",
        stored: 1_000_000,
        live: 10_000,
        streams: 8,
        servers: 3,
        cores: 4,
        nodes: 6,
    },
    Plan {
        name: "a million at once",
        stored: 10_000_000,
        live: 1_000_000,
        streams: 64,
        servers: 16,
        cores: 8,
        nodes: 24,
    },
];

/// What the formulas say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sums {
    /// Commands a second of all tables.
    pub(crate) commands: f64,
    /// How much of its time the leader of a usual stream is busy.
    pub(crate) busy: f64,
    /// How long an append waits for those before it, in the middle of all, in seconds.
    pub(crate) wait: f64,
    /// How long a stream needs to catch up after a change of leaders, in seconds.
    pub(crate) catching_up: f64,
    /// How much of a server's cores is busy.
    pub(crate) server_busy: f64,
    /// The memory of a server, in bytes.
    pub(crate) server_memory: f64,
    /// What a NATS server needs of memory for the tables, in bytes.
    pub(crate) node_memory: f64,
    /// What a NATS server needs of its disk, in bytes.
    pub(crate) node_disk: f64,
    /// How many messages a NATS server writes in a second, each of which somebody waits for.
    pub(crate) node_writes: f64,
    /// What a server hears of all others' appends, in bytes a second.
    pub(crate) followed: f64,
    /// How many questions a second the cluster is asked about tables that nobody touches.
    pub(crate) questions: f64,
}

impl Plan {
    pub(crate) fn sums(&self, costs: &Costs) -> Sums {
        let [stored, live, streams, servers, cores, nodes] =
            [self.stored, self.live, self.streams, self.servers, self.cores, self.nodes].map(|n| n as f64);
        let commands = live * PACE;
        let busy = commands / streams * costs.append;
        Sums {
            commands,
            busy,
            wait: mean_wait(busy, costs.append),
            catching_up: if busy < 1.0 { OUTAGE * busy / (1.0 - busy) } else { f64::INFINITY },
            server_busy: commands * costs.command / (servers * cores),
            server_memory: live / servers * costs.live_memory,
            node_memory: stored * costs.subject_memory * REPLICAS / nodes,
            node_disk: stored * costs.table_disk * REPLICAS / nodes,
            node_writes: commands * REPLICAS / nodes,
            followed: commands * costs.append_bytes,
            questions: servers * stored * costs.questions_an_hour / 3600.0,
        }
    }
}

/// How long the middle of all waits in a queue whose service takes always the same time, and to which people
/// come whenever they like (Pollaczek and Khinchine).
pub(crate) fn mean_wait(busy: f64, service: f64) -> f64 {
    if busy < 1.0 { busy * service / (2.0 * (1.0 - busy)) } else { f64::INFINITY }
}
