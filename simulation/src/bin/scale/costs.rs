//! What one of each thing costs, measured where it could be. BENCHMARKS.md says how, and on what.

/// The unit costs of a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Costs {
    /// How long the leader of a stream is busy with one append, in seconds: one over the most that a stream
    /// takes in a second while many wait. The disk of the measuring machine is in it.
    pub(crate) append: f64,
    /// What a command takes of a core of a server, in seconds: among many others, to pages, on average over
    /// the five games.
    pub(crate) command: f64,
    /// What waking a table takes of a core of a server, in seconds for each of its records.
    pub(crate) wake_record: f64,
    /// The memory of a server for a table with four screens, in bytes.
    pub(crate) live_memory: f64,
    /// The memory of every NATS server that has a copy of the stream, for a table that sleeps, in bytes.
    pub(crate) subject_memory: f64,
    /// What a stored table takes of the disk, in bytes and copy: an evening of one game.
    pub(crate) table_disk: f64,
    /// How many records that is: an estimate.
    pub(crate) table_records: f64,
    /// What an append sends to every server that follows the stream, in bytes: taken to be what it takes of a
    /// NATS server's disk.
    pub(crate) append_bytes: f64,
    /// What a server asks of the cluster for every stored table in an hour, to find those that nobody has
    /// touched.
    pub(crate) questions_an_hour: f64,
}

/// As measured on two cores that three NATS servers and whoever asked them shared: machines of their own do
/// better.
pub(crate) const MEASURED: Costs = Costs {
    append: 1.0 / 16_500.0,
    command: 0.000_28,
    wake_record: 0.000_05,
    live_memory: 33.0 * 1024.0,
    subject_memory: 895.0,
    table_disk: 1024.0 * 1024.0,
    table_records: 500.0,
    append_bytes: 464.0,
    questions_an_hour: 1.0,
};

/// How long a stream is without a leader when the machine of its leader is lost: 5 to 10 seconds were seen.
pub(crate) const OUTAGE: f64 = 10.0;
/// How many copies there are of everything.
pub(crate) const REPLICAS: f64 = 3.0;
/// How often a table of four acts while it plays, in commands a second.
pub(crate) const PACE: f64 = 0.2;
