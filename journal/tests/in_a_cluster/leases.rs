//! One server leads a table at a time, and an old leader that does not know of the new one cannot write.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use journal::{Journal, JournalError, Leases, NatsSettings, Seq, TableId, Whereabouts};
use testcluster::{Cluster, Setup, steps};

use crate::common::record;

const HANGING: Duration = Duration::from_secs(60);
const GLANCE: Duration = Duration::from_millis(50);

/// Whether the old leader shows its claim: not to do so is a planted fault.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fencing {
    On,
    Off,
}

/// A server that leads a table stands still, all of it, as a process does after SIGSTOP. Another takes the
/// table over. Then the first goes on and, before it hears of anything, appends behind the last record that
/// it knows, which is the last one indeed.
async fn late_append(
    cluster: &Cluster,
    settings: &NatsSettings,
    table: TableId,
    fencing: Fencing,
) -> Result<Seq, JournalError> {
    let other = cluster.open(settings).await;
    let leases = other.share("127.0.0.1:2").await.unwrap();
    let (led, is_led) = tokio::sync::oneshot::channel();
    let (go_on, stands_still) = mpsc::channel::<()>();
    let settings = settings.clone();
    let old = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let old = journal::NatsJournal::open(&settings).await.unwrap();
            let leases = match fencing {
                Fencing::On => Some(old.share("127.0.0.1:1").await.unwrap()),
                Fencing::Off => None,
            };
            if let Some(leases) = &leases {
                assert!(matches!(leases.take(table).await, Ok(Whereabouts::Here)));
            }
            assert_eq!(old.append(table, Seq(0), vec![record("mine")]).await, Ok(Seq(1)));
            led.send(()).unwrap();
            // The whole thread waits here, and with it everything that this server does.
            stands_still.recv().unwrap();
            loop {
                match old.append(table, Seq(1), vec![record("late")]).await {
                    // Its line was thought dead meanwhile.
                    Err(JournalError::Unavailable { .. }) => {}
                    answer => break answer,
                }
            }
        })
    });
    is_led.await.unwrap();
    let took_over = async {
        while !matches!(leases.seek(table).await, Ok(Whereabouts::Here)) {
            tokio::time::sleep(GLANCE).await;
        }
    };
    tokio::time::timeout(HANGING, took_over).await.expect("a silent server is replaced");
    go_on.send(()).unwrap();
    tokio::task::spawn_blocking(|| old.join().unwrap()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_leader_cannot_write_behind_a_new_one() {
    let cluster = Cluster::start(Setup::Sound, 3).await;
    let settings = cluster.settings("fenced");
    drop(cluster.open(&settings).await);
    let (fenced, unfenced) = tokio::join!(
        late_append(&cluster, &settings, TableId(1), Fencing::On),
        late_append(&cluster, &settings, TableId(2), Fencing::Off),
    );
    assert_eq!(fenced, Err(JournalError::LedElsewhere));
    assert_eq!(unfenced, Ok(Seq(2)), "without fencing this scene finds nothing");
    let context = cluster.administrator(&settings).await;
    let written = steps(&context, &settings, TableId(1)).await;
    assert_eq!(written.len(), 2, "a record, and the claim of the new leader");
    assert!(written[0].writer != written[1].writer && written[0].fence < written[1].fence, "{written:?}");
    let counted = cluster.open(&settings).await.read(TableId(1), Seq(0)).await.unwrap();
    assert_eq!(counted.len(), 1, "a claim is no record");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_led_by_one_server_and_handed_over() {
    let cluster = Cluster::start(Setup::Sound, 3).await;
    let settings = cluster.settings("led");
    let (one, other) = (cluster.open(&settings).await, cluster.open(&settings).await);
    let (ours, theirs) = (one.share("127.0.0.1:1").await.unwrap(), other.share("127.0.0.1:2").await.unwrap());
    let table = TableId(5);
    assert!(matches!(ours.seek(table).await, Ok(Whereabouts::Nowhere)), "nobody leads what is not there");
    assert_eq!(one.append(table, Seq(0), vec![record("unled")]).await, Err(JournalError::LedElsewhere));
    assert!(matches!(ours.take(table).await, Ok(Whereabouts::Here)));
    assert_eq!(one.append(table, Seq(0), vec![record("one")]).await, Ok(Seq(1)));
    let Ok(Whereabouts::There(mut peer)) = theirs.seek(table).await else { panic!("it is led elsewhere") };
    assert_eq!(peer.address, "127.0.0.1:1");
    assert!(ours.admits(peer.secret.0.as_bytes()) && !theirs.admits(peer.secret.0.as_bytes()));
    assert_eq!(other.append(table, Seq(1), vec![record("no")]).await, Err(JournalError::LedElsewhere));

    // Many tables at once change hands without a record, and whoever waits for that is told.
    let mut hold = ours.hold(table).expect("it is led here");
    let held = tokio::spawn(async move { hold.ended().await });
    // The table's task lets it go as soon as it hears.
    tokio::join!(ours.resign(), async {
        held.await.unwrap();
        ours.release(table);
    });
    tokio::time::timeout(HANGING, peer.leads.ended()).await.expect("whoever waits hears of it");
    assert!(matches!(theirs.seek(table).await, Ok(Whereabouts::Here)));
    assert_eq!(other.append(table, Seq(1), vec![record("two")]).await, Ok(Seq(2)));
    assert_eq!(one.append(table, Seq(2), vec![record("no")]).await, Err(JournalError::LedElsewhere));
    assert!(ours.seek(table).await.is_ok_and(|at| matches!(at, Whereabouts::There(_))));
    let (before, after) = (ours.counts(), theirs.counts());
    assert_eq!((before.taken, before.given_back, before.held, before.lost), (1, 1, 0, 0));
    assert_eq!((after.taken, after.taken_over, after.held), (1, 0, 1));
}
