//! What a seat may not know is in no byte, size or number of anything sent to it, to the stage, to the log,
//! to the metrics or to an export (P4).
//!
//! Two of the four leak tests are made here, over real HTTP: canaries, which are looked for in everybody
//! else's bytes, and twins, two tables that differ only in a secret and must look the same to all others,
//! frame by frame.

mod colours;
mod evening;
mod happiness;
mod image;
mod personality;
mod preference;
pub(crate) mod watched;

use std::{collections::BTreeMap, fmt, sync::Mutex, thread};

use futures_util::{FutureExt, future::LocalBoxFuture};
use serde_json::json;

/// Under this name a recording keeps what everybody can read about the server as a whole.
const METRICS: &str = "the metrics";
/// And under this one what can be taken home from the table.
const EXPORT: &str = "the export";

/// What reached one pair of eyes, in order: the frames of a stream, or the answers to what it asked.
type Recording = BTreeMap<String, Vec<Vec<u8>>>;

/// Every way in which the twins looked different to somebody.
fn differences(one: &Recording, other: &Recording) -> Vec<String> {
    let mut found = Vec::new();
    if !one.keys().eq(other.keys()) {
        found.push("others were looking on".to_owned());
    }
    for (who, frames) in one {
        let Some(twins) = other.get(who) else { continue };
        if frames.len() != twins.len() {
            found.push(format!("{who}: {} frames, {} at the twin", frames.len(), twins.len()));
        }
        for (number, (frame, twin)) in frames.iter().zip(twins).enumerate() {
            if frame.len() != twin.len() {
                found.push(format!(
                    "{who}, frame {number}: {} bytes, {} at the twin",
                    frame.len(),
                    twin.len()
                ));
            } else if frame != twin {
                let at = frame.iter().zip(twin).position(|(one, other)| one != other).unwrap();
                let near = |bytes: &[u8]| {
                    String::from_utf8_lossy(&bytes[at.saturating_sub(60)..bytes.len().min(at + 60)])
                        .into_owned()
                };
                found.push(format!("{who}, frame {number}: {:?} and {:?}", near(frame), near(twin)));
            }
        }
    }
    found
}

/// Two tables that differ in a secret.
struct Twins {
    /// What is told when they look different.
    names: String,
    /// Those who may know and are listened to all the same: they see the difference.
    insiders: &'static [usize],
    /// Whether at least the sizes of what the insiders are sent are the same.
    of_one_size: bool,
    /// Plays both, and tells what everybody saw.
    watch: Box<dyn FnOnce() -> LocalBoxFuture<'static, (Recording, Recording)> + Send>,
}

impl Twins {
    fn new<S, W>((one, other): (S, S), watch: W) -> Twins
    where
        S: fmt::Debug + Send + 'static,
        W: AsyncFn(&S) -> Recording + Send + 'static,
    {
        let names = format!("{one:?}\n{other:?}");
        let watch = move || async move { (watch(&one).await, watch(&other).await) }.boxed_local();
        Twins { names, insiders: &[], of_one_size: false, watch: Box::new(watch) }
    }

    /// In what they look different to somebody who may not know.
    fn faults(self) -> Vec<String> {
        // On one thread, so that no frame overtakes another and no two become one by chance.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (recorded, twin) = runtime.block_on((self.watch)());
        let frames: usize = recorded.values().map(Vec::len).sum();
        assert!(frames > 100 && recorded.contains_key(METRICS), "everybody heard something: {frames}");
        let told = differences(&recorded, &twin);
        for insider in self.insiders {
            for how in ["program", "page", "answers"] {
                let who = format!("guest {insider}, {how}");
                assert!(told.iter().any(|line| line.starts_with(&who)), "{who}: {}\n{told:#?}", self.names);
            }
        }
        let is_shared = |line: &String| {
            self.insiders.iter().any(|insider| line.starts_with(&format!("guest {insider},")))
        };
        let mut faults: Vec<String> = told.into_iter().filter(|line| !is_shared(line)).collect();
        if self.of_one_size {
            let streams = |insider: &usize| ["program", "page"].map(|how| format!("guest {insider}, {how}"));
            for who in self.insiders.iter().flat_map(streams) {
                let sizes = |recording: &Recording| recording[&who].iter().map(Vec::len).collect::<Vec<_>>();
                if sizes(&recorded) != sizes(&twin) {
                    faults.push(format!("{who}: {:?} bytes, and {:?}", sizes(&recorded), sizes(&twin)));
                }
            }
        }
        faults
    }
}

/// All pairs of all games, the longest first.
fn all_twins() -> Vec<Twins> {
    let mut all = Vec::new();
    for pair in personality::twins() {
        let (insiders, of_one_size) = (personality::insiders(&pair.0), personality::are_of_one_size(&pair.0));
        all.push(Twins { insiders, of_one_size, ..Twins::new(pair, personality::watch) });
    }
    for pair in image::twins() {
        let (insiders, of_one_size) = (image::insiders(&pair.0), image::are_of_one_size(&pair.0));
        all.push(Twins { insiders, of_one_size, ..Twins::new(pair, image::watch) });
    }
    for pair in colours::twins() {
        let insiders = colours::insiders(&pair.0, &pair.1);
        all.push(Twins::new(pair, async move |round| colours::watch(round, &insiders).await));
    }
    all.extend(preference::twins().into_iter().map(|pair| Twins::new(pair, preference::watch)));
    all.extend(happiness::twins().into_iter().map(|pair| Twins::new(pair, happiness::watch)));
    all
}

/// The metrics are among what is compared, and where both twins make as many changes so are the sizes of the
/// owners' own frames (L4). Each of the twins of Personality and of IMAGE would be told apart if their secret
/// were told: those see the difference whose secret it is, over their own streams and in what they are
/// answered, and nobody else does.
#[test]
fn twins_that_differ_in_a_secret_look_the_same_to_all_others() {
    const AT_A_TIME: usize = 3;
    let twins = Mutex::new(all_twins().into_iter());
    let told = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..AT_A_TIME {
            scope.spawn(|| {
                loop {
                    let Some(next) = twins.lock().unwrap().next() else { break };
                    let names = next.names.clone();
                    let found = next.faults();
                    if !found.is_empty() {
                        told.lock().unwrap().push((names, found));
                    }
                }
            });
        }
    });
    let told = told.into_inner().unwrap();
    assert!(told.is_empty(), "{told:#?}");
}

/// A leak planted in any frame is found: the row in an attribute, a byte more, a frame more, another number.
#[tokio::test]
async fn a_planted_leak_would_be_found() {
    let options = json!({ "cards": 3 });
    let evening = happiness::Evening { options, rows: vec![vec![2, 0, 1]], face_up: None, first: None };
    would_be_found(&happiness::watch(&evening).await);
}

/// So it is with votes: who listens to what is sent to the voters themselves learns nothing from its sizes
/// either.
#[tokio::test]
async fn a_planted_vote_would_be_found() {
    let (round, other) = colours::twins().swap_remove(0);
    let sound = colours::watch(&round, &[0, 1]).await;
    would_be_found(&sound);
    // Everybody's votes differ, and only those of two are held to be a secret: the others see their own.
    let told = differences(&sound, &colours::watch(&other, &[0, 1]).await);
    // Whoever votes last closes the box, and does not see them on the page any more.
    for who in ["guest 2, program", "guest 2, page", "guest 2, answers", "guest 3, program"] {
        assert!(told.iter().any(|line| line.starts_with(who)), "{who}: sees their own votes");
    }
    assert!(told.iter().all(|line| line.starts_with("guest 2") || line.starts_with("guest 3")), "{told:#?}");
}

/// PP-17: what a team talks over openly is everybody's: all who look on are told how its guess is made,
/// those who made it aside, whose own streams are not compared.
#[tokio::test]
async fn what_is_talked_over_openly_is_seen_by_all() {
    let secretly = preference::twins().into_iter().find(|(one, _)| preference::is_talk_in_turn(one));
    let (one, other) = secretly.expect("there are twins that differ in a draft");
    let told = differences(
        &preference::watch_with(&one, "open").await,
        &preference::watch_with(&other, "open").await,
    );
    for who in ["guest 1, page", "guest 1, program", "guest 3, page", "guest 4, page", "stage, page"] {
        assert!(told.iter().any(|line| line.starts_with(who)), "{who}: sees it\n{told:#?}");
    }
}

fn would_be_found(sound: &Recording) {
    assert_eq!(differences(sound, sound), Vec::<String>::new());
    for who in sound.keys() {
        let plant = |leak: &dyn Fn(&mut Vec<Vec<u8>>)| {
            let mut leaky = sound.clone();
            leak(leaky.get_mut(who).unwrap());
            differences(sound, &leaky)
        };
        let in_attribute = plant(&|frames| {
            let frame = frames.last_mut().unwrap();
            let end = frame.len() / 2;
            frame.splice(end..end, *b"<i data-row=\"201\"></i>");
        });
        let changed = plant(&|frames| frames.last_mut().unwrap()[0] ^= 1);
        let longer = plant(&|frames| frames[0].push(b' '));
        let one_more = plant(&|frames| frames.push(b"event: beat\n\n".to_vec()));
        let one_less = plant(&|frames| drop(frames.pop()));
        for found in [in_attribute, changed, longer, one_more, one_less] {
            assert_eq!(found.len(), 1, "{who}: {found:?}");
        }
    }
}
