//! `likeness serve`: the server, and what it says when it starts.

mod clock_watch;
mod descriptors;
mod janitor;
mod lan;
mod limit;
mod log;
mod peers;
mod public_url;
mod size;
mod stop;
mod welcome;

use std::{
    io::{self, IsTerminal, Write},
    net::SocketAddr,
    num::NonZero,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

use almanac::Almanac;
use clap::{Args, ValueEnum};
use journal::{Journal, JournalError, Loss, Measured, MissingStream, SqliteJournal};
use table::{Hall, HallSettings, Limits, PutAside, Rate, Retention, Shows};
use tokio::{net::TcpListener, runtime::Runtime};
use web::Peers;

use crate::{cluster::Cluster, data::Data, failure::Failure, origin::Named};
use clock_watch::{ClockWatch, Trust};
use janitor::{Janitor, KeepDays, UndoDays};
use log::Log;
use peers::Among;
use public_url::PublicUrl;
use welcome::{Screen, Welcome};

pub(crate) use size::Size;

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness                                   everybody on this network can play
  likeness serve --listen 127.0.0.1:8080     only this computer, on another port
  likeness serve --data /srv/likeness        keep the tables there
  likeness serve --listen 127.0.0.1:7447 --public-url https://play.example.org --behind-proxy
                                             behind a web server that speaks TLS
  likeness serve --journal nats://a,b,c --nats-credentials likeness.creds
                                             keep the tables in a cluster that outlives any one machine

The server prints `listening on http://ADDRESS:PORT` on stdout once it takes connections, and writes its log \
to \
stderr. It ends cleanly on Ctrl-C and SIGTERM; the tables are there again at the next start.";

/// The status that sysexits.h gives to an error of input or output.
const EXIT_IO_ERROR: i32 = 74;
/// A table's work is done in microseconds; more threads than this would only take memory.
const MOST_WORKERS: usize = 8;
/// Reading the journal is all that blocks, and it reads with few connections at once.
const MOST_BLOCKING_THREADS: usize = 16;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where to take connections: 0.0.0.0 stands for everybody on this network, 127.0.0.1 for this computer
    /// only, and port 0 for any free one
    #[arg(
        long,
        env = "LIKENESS_LISTEN",
        value_name = "ADDRESS:PORT",
        default_value_t = DEFAULT_LISTEN,
        value_parser = parse_listen
    )]
    listen: SocketAddr,
    #[command(flatten)]
    data: Data,
    /// The address that people type when it is not this computer's own; with https, cookies are kept for TLS
    #[arg(long, env = "LIKENESS_PUBLIC_URL", value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// A proxy of yours stands in front: believe its X-Forwarded-For about who is asking, and lead guests to
    /// the address by which they came, never past it
    #[arg(
        long,
        env = "LIKENESS_BEHIND_PROXY",
        value_parser = clap::builder::BoolishValueParser::new()
    )]
    behind_proxy: bool,
    /// Set a limit that protects guests from one another, as often as needed: SECURITY.md has them all
    #[arg(
        long = "limit",
        env = "LIKENESS_LIMITS",
        value_name = "NAME=NUMBER",
        value_delimiter = ',',
        value_parser = limit::parse
    )]
    limits: Vec<String>,
    /// Put tables aside that nobody has touched for so many days: nobody finds them any more
    #[arg(long, env = "LIKENESS_KEEP_DAYS", value_name = "DAYS", default_value_t = KeepDays::USUAL)]
    keep_days: KeepDays,
    /// Delete for good what was put aside so many days ago; until then `likeness bring-back` brings it back
    #[arg(long, env = "LIKENESS_UNDO_DAYS", value_name = "DAYS", default_value_t = UndoDays::USUAL)]
    undo_days: UndoDays,
    /// The clock of this computer is right: put aside and delete tables even when it has jumped by weeks
    #[arg(
        long,
        env = "LIKENESS_TRUST_CLOCK",
        value_parser = clap::builder::BoolishValueParser::new()
    )]
    trust_clock: bool,
    /// Put nothing aside in the first so many seconds after the start
    #[arg(long, value_name = "SECONDS", default_value_t = Janitor::FIRST_ROUND.as_secs(), hide = true)]
    tidy_after: u64,
    /// Use no more of the disk than this, 500MiB or 20GiB for example; when it is used up, nothing more is
    /// stored until tables are deleted or there is more of it, and everybody is told so
    #[arg(long, env = "LIKENESS_DISK_BUDGET", value_name = "SIZE", default_value_t = DEFAULT_DISK_BUDGET)]
    disk_budget: Size,
    /// How many commands a guest may give in a second, after some hundreds at once
    #[arg(
        long,
        env = "LIKENESS_COMMANDS_A_SECOND",
        value_name = "COUNT",
        default_value_t = Limits::default().commands.a_second,
        hide = true
    )]
    commands_a_second: u32,
    /// Whether reveals take their time on all screens, or are over at once, for programs that play
    #[arg(long, env = "LIKENESS_SHOWS", value_name = "HOW", value_enum, default_value_t)]
    shows: Reveals,
    /// Go on without records that were accepted and are lost, because a file is damaged or missing; the
    /// files as they are found are copied into the folder `set-aside-…` first
    #[arg(long, conflicts_with = "journal")]
    accept_loss: bool,
    /// A file that corrects the almanac of IMAGE: deaths since, further places and fields
    #[arg(long, env = "LIKENESS_ALMANAC_CORRECTIONS", value_name = "FILE")]
    almanac_corrections: Option<PathBuf>,
    #[command(flatten)]
    log: Log,
    #[command(flatten)]
    cluster: Cluster,
    #[command(flatten)]
    among: Among,
}

/// How reveals are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Reveals {
    #[default]
    Played,
    AtOnce,
}

impl From<Reveals> for Shows {
    fn from(reveals: Reveals) -> Shows {
        match reveals {
            Reveals::Played => Shows::Played,
            Reveals::AtOnce => Shows::AtOnce,
        }
    }
}

/// Ten thousand games, and more than any attack should take.
pub(crate) const DEFAULT_DISK_BUDGET: Size = Size(10 << 30);

/// Everybody on this network, on a port that nothing well known uses.
const DEFAULT_LISTEN: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED), 7447);

fn parse_listen(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "write an address and a port, such as 0.0.0.0:7447 or 127.0.0.1:8080")
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    log::start(&arguments.log);
    let folder = arguments.data.folder()?;
    let almanac = almanac(arguments.almanac_corrections.as_deref())?;
    let runtime =
        runtime().map_err(|error| Failure::Failed(format!("no threads can be started: {error}")))?;
    runtime.block_on(async {
        let (journal, peers) = journal(arguments, &folder).await?;
        serve(arguments, (Measured::new(journal), peers), almanac, &folder).await
    })
}

/// The cluster, when one is named, with the other servers there; or else what lies in the data folder.
async fn journal(arguments: &Arguments, folder: &Path) -> Result<(Arc<dyn Journal>, Option<Peers>), Failure> {
    let max_bytes = Some(arguments.disk_budget.0);
    if let Some(journal) = arguments.cluster.open(MissingStream::Make { max_bytes }).await? {
        // What is put aside, and what the clock showed, is noted there.
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::Failed(format!("{} cannot be used: {error}", folder.display())))?;
        let peers = arguments.among.join(&arguments.cluster, &journal).await?;
        return Ok((Arc::new(journal), Some(peers)));
    }
    let loss = if arguments.accept_loss { Loss::Accept } else { Loss::Refuse };
    let on_fatal = Box::new(end_the_process);
    let settings = journal::Settings { on_fatal, max_bytes, loss, ..journal::Settings::default() };
    let journal = SqliteJournal::open_with(folder, settings).map_err(|error| Failure::failed(&error))?;
    Ok((Arc::new(journal), None))
}

/// The almanac with the corrections of a file, if there is one. It is read once, and lives as long as the
/// process.
fn almanac(corrections: Option<&Path>) -> Result<&'static Almanac, Failure> {
    let Some(file) = corrections else { return Ok(Almanac::embedded()) };
    match Almanac::with_corrections(file) {
        Ok(almanac) => Ok(Box::leak(Box::new(almanac))),
        Err(errors) => {
            let list: String = errors.iter().map(|error| format!("\n  {error}")).collect();
            Err(Failure::Failed(format!("the corrections of the almanac cannot be used:{list}")))
        }
    }
}

fn runtime() -> io::Result<Runtime> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.min(MOST_WORKERS))
        .max_blocking_threads(MOST_BLOCKING_THREADS)
        .enable_all()
        .build()
}

async fn serve(
    arguments: &Arguments,
    (journal, peers): (Measured, Option<Peers>),
    almanac: &'static Almanac,
    folder: &Path,
) -> Result<(), Failure> {
    let listener = bind(arguments.listen).await?;
    let address = listener.local_addr().map_err(|error| cannot_listen(arguments.listen, &error))?;
    // Before anybody is told that we are here, so that a signal from now on is a clean stop.
    let asked =
        stop::asked().map_err(|error| Failure::Failed(format!("signals cannot be heard: {error}")))?;
    let put_aside = PutAside::in_folder(folder)
        .map_err(|error| Failure::Failed(format!("which tables are put aside cannot be read: {error}")))?;
    let figures = journal.figures();
    let hall = Hall::with_settings(
        Arc::new(journal),
        HallSettings {
            almanac,
            put_aside,
            limits: limits(arguments.commands_a_second),
            shows: arguments.shows.into(),
            leases: peers.as_ref().map(|peers| Arc::clone(&peers.leases)),
            ..HallSettings::default()
        },
    );
    let janitor = tokio::spawn(janitor(arguments, hall.clone(), folder).work());
    let kept_in = Named(&arguments.data, &arguments.cluster).to_string();
    let public_url = arguments.public_url.as_ref().map(ToString::to_string);
    let (behind_proxy, neighbours) = (arguments.behind_proxy, lan::addresses(address.ip()));
    let welcome = Welcome { address, public_url, behind_proxy, neighbours, kept_in };
    let settings = web::Settings {
        public_url: welcome.public_url.clone(),
        lan_url: welcome.lan_url(),
        behind_proxy: if behind_proxy { web::Proxy::Trusted } else { web::Proxy::Direct },
        bounds: descriptors::within(limit::bounds(&arguments.limits)),
        almanac,
        figures,
    };
    announce(&welcome);
    let served = web::serve_among(peers, listener, hall, settings, asked).await;
    janitor.abort();
    tracing::info!("the server has stopped");
    served.map_err(|error| Failure::Failed(format!("the server cannot take connections any more: {error}")))
}

/// The usual limits, with a guest's rate of commands as it is wanted.
fn limits(a_second: u32) -> Limits {
    let usual = Limits::default();
    let at_once = usual.commands.at_once.max(a_second);
    let records = Rate { a_second: usual.records.a_second.max(a_second), ..usual.records };
    Limits { commands: Rate { at_once, a_second }, records, ..usual }
}

fn janitor(arguments: &Arguments, hall: Hall, folder: &Path) -> Janitor {
    let Arguments { keep_days, undo_days, trust_clock, tidy_after, .. } = arguments;
    let trust = if *trust_clock { Trust::Always } else { Trust::WhenPlausible };
    Janitor {
        hall,
        retention: Retention { life: keep_days.millis(), grace: undo_days.millis() },
        clock: ClockWatch::new(folder, trust, keep_days.most_ahead()),
        first_round: Duration::from_secs(*tidy_after),
    }
}

async fn bind(listen: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, &error))
}

/// What to do about it, where we know.
fn cannot_listen(listen: SocketAddr, error: &io::Error) -> Failure {
    let port = listen.port();
    Failure::Failed(match error.kind() {
        io::ErrorKind::AddrInUse => {
            let free = SocketAddr::new(listen.ip(), 0);
            format!(
                "port {port} is taken by another program, perhaps by Likeness itself; \
                 end that one, or choose another port: --listen {free} takes any that is free"
            )
        }
        io::ErrorKind::PermissionDenied => {
            format!(
                "port {port} is not for everyone on this computer; take one above 1023, such as {}",
                SocketAddr::new(listen.ip(), DEFAULT_LISTEN.port())
            )
        }
        io::ErrorKind::AddrNotAvailable => {
            format!("{} is not an address of this computer; 0.0.0.0 stands for all of them", listen.ip())
        }
        _ => format!("connections cannot be taken at {listen}: {error}"),
    })
}

/// The line that programs look for, and then a welcome for people.
fn announce(welcome: &Welcome) {
    let mut stdout = io::stdout().lock();
    let screen = if stdout.is_terminal() { Screen::Terminal } else { Screen::Plain };
    // The server is there for its guests, whether or not anybody reads this.
    let _ = write!(stdout, "listening on http://{}\n{}", welcome.address, welcome.text(screen));
    let _ = stdout.flush();
}

/// The journal cannot promise anything any more. Nobody has been answered yet, and what was is on disk.
fn end_the_process(error: &JournalError) {
    eprintln!(
        "likeness: {error}; the server ends here, so that nothing is promised that is not kept. \
         What was accepted is on disk: see to the disk and start the server again."
    );
    std::process::exit(EXIT_IO_ERROR);
}
