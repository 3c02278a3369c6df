//! What a seat may not know is in no byte, size or number of anything sent to it, to the stage, to the log,
//! to the metrics or to an export (P4).
//!
//! Two of the four leak tests are made here, over real HTTP: canaries, which are looked for in everybody
//! else's bytes, and twins, two tables that differ only in a secret and must look the same to all others,
//! frame by frame.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;
mod watched;

use std::collections::BTreeMap;

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

/// Both twins of every pair, as all others saw them, and what is told when they differ.
async fn recordings() -> Vec<(String, Recording, Recording)> {
    let mut recordings = Vec::new();
    for (one, other) in happiness::twins() {
        let names = format!("{one:?}\n{other:?}");
        recordings.push((names, happiness::watch(&one).await, happiness::watch(&other).await));
    }
    for (one, other) in preference::twins() {
        let names = format!("{one:?}\n{other:?}");
        recordings.push((names, preference::watch(&one).await, preference::watch(&other).await));
    }
    for (one, other) in image::twins() {
        let names = format!("{one:?}\n{other:?}");
        let insiders = image::insiders(&one);
        recordings.push((names, image::watch(&one, insiders).await, image::watch(&other, insiders).await));
    }
    for (one, other) in personality::twins() {
        let names = format!("{one:?}\n{other:?}");
        let insiders = personality::insiders(&one);
        let watched = (personality::watch(&one, insiders).await, personality::watch(&other, insiders).await);
        recordings.push((names, watched.0, watched.1));
    }
    for (one, other) in colours::twins() {
        let names = format!("{one:?}\n{other:?}");
        let insiders = colours::insiders(&one, &other);
        let watched = (colours::watch(&one, &insiders).await, colours::watch(&other, &insiders).await);
        recordings.push((names, watched.0, watched.1));
    }
    recordings
}

/// On one thread, so that no frame overtakes another and no two become one by chance. The metrics are among
/// what is compared, and where both twins make as many changes so are the sizes of the owners' own frames
/// (L4).
#[tokio::test]
async fn twins_that_differ_in_a_secret_look_the_same_to_all_others() {
    let mut told = Vec::new();
    for (names, recorded, twin) in recordings().await {
        let frames: usize = recorded.values().map(Vec::len).sum();
        assert!(frames > 100 && recorded.contains_key(METRICS), "everybody heard something: {frames}");
        let found = differences(&recorded, &twin);
        if !found.is_empty() {
            told.push((names, found));
        }
    }
    assert!(told.is_empty(), "{told:#?}");
}

/// A leak planted in any frame is found: the row in an attribute, a byte more, a frame more, another number.
#[tokio::test]
async fn a_planted_leak_would_be_found() {
    let options = json!({ "cards": 3 });
    let evening = happiness::Evening { options, rows: vec![vec![2, 0, 1]], face_up: None };
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

/// Each of the twins of Personality would be told apart if their secret were told: those see the difference
/// whose secret it is, over their own streams and in what they are answered, and nobody else does.
#[tokio::test]
async fn the_secrets_of_personality_are_seen_by_those_who_share_them() {
    for (one, other) in personality::twins() {
        let told = differences(&personality::watch(&one, &[]).await, &personality::watch(&other, &[]).await);
        are_seen_by(personality::insiders(&one), &told, &format!("{one:?}"));
    }
}

/// So it is with those of IMAGE.
#[tokio::test]
async fn the_secrets_of_image_are_seen_by_those_who_share_them() {
    for (one, other) in image::twins() {
        let told = differences(&image::watch(&one, &[]).await, &image::watch(&other, &[]).await);
        are_seen_by(image::insiders(&one), &told, &format!("{one:?}"));
    }
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

fn are_seen_by(insiders: &[usize], told: &[String], secret: &str) {
    for insider in insiders {
        for how in ["program", "page", "answers"] {
            let who = format!("guest {insider}, {how}");
            assert!(told.iter().any(|line| line.starts_with(&who)), "{who}: {secret}\n{told:#?}");
        }
    }
    let shared = |line: &String| {
        let mut insiders = insiders.iter();
        insiders.any(|insider| line.starts_with(&format!("guest {insider},")))
    };
    assert!(told.iter().all(shared), "{secret}\n{told:#?}");
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
