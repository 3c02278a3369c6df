//! A table at which everybody listens and asks who may not know a secret.

use std::{ops::Deref, sync::Arc, time::Duration};

use journal::{Journal, MemoryJournal, Millis, NewRecord, Seq};
use serde_json::{Value, json};
use table::{Clock, Dice, Hall, export};
use tokio::{net::TcpListener, time::Instant};

use super::{EXPORT, METRICS, Recording};
use crate::support::{
    guest::{self, Guest},
    http::{Request, Response, fetch},
    tap::Tap,
};

/// The name under which both twins are asked, so that links do not differ by a port.
pub(crate) const HOST: &str = "likeness.test";

/// Who plays; whoever comes later only watches.
pub(crate) const SEATS: usize = 4;

/// What the dice of all twins begin with.
const SEED: u64 = 11;

/// A server in this process whose dice and clock are known, so that two of them deal the same cards. It goes
/// on from what is on record.
pub(crate) async fn seeded_server(seed: u64, journal: &Arc<dyn Journal>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    // A clock that begins in the far future stands still until then.
    let clock =
        Clock::Paused { began: Instant::now() + Duration::from_secs(86_400), at: Millis(1_700_000_000_000) };
    let hall = Hall::new(journal.clone(), clock, Dice::Seeded(seed));
    tokio::spawn(web::serve(listener, hall, web::Settings::default(), std::future::pending()));
    address
}

/// Everybody at a table, and its record.
#[derive(Debug)]
pub(crate) struct Gathering {
    party: Vec<Guest>,
    journal: Arc<dyn Journal>,
}

impl Deref for Gathering {
    type Target = [Guest];

    fn deref(&self) -> &[Guest] {
        &self.party
    }
}

impl Gathering {
    /// The record as it can be taken home.
    pub(crate) async fn exported(&self) -> Vec<u8> {
        let code = self.party[0].table.parse().unwrap();
        serde_json::to_vec(&export(&*self.journal, code).await.unwrap()).unwrap()
    }

    /// The same table on another server, where these two words have changed places wherever they are on
    /// record. Twins whose dice fell otherwise are made like this.
    pub(crate) async fn with_swapped(self, one: &str, other: &str) -> Gathering {
        let code: table::Code = self.party[0].table.parse().unwrap();
        let swapped = |text: &str| text.split(one).map(|part| part.replace(other, one)).collect::<Vec<_>>();
        let records = self.journal.read(code.table_id(), Seq(0)).await.unwrap();
        let records = records
            .into_iter()
            .map(|record| NewRecord { at: record.at, payload: swapped(&record.payload).join(other) });
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::new());
        journal.append(code.table_id(), Seq(0), records.collect()).await.unwrap();
        let address = seeded_server(SEED, &journal).await;
        let party = self.party.into_iter().map(|guest| Guest { address: address.clone(), ..guest }).collect();
        Gathering { party, journal }
    }
}

/// What is asked in the hope of learning something.
#[derive(Debug, Clone)]
pub(crate) struct Questions {
    /// Commands that are refused, whoever but the owners of the secret sends them.
    pub(crate) commands: Vec<Value>,
    /// Forms that are refused likewise.
    pub(crate) forms: Vec<Vec<(&'static str, &'static str)>>,
}

/// A table at which some share a secret, and everybody else listens and asks.
#[derive(Debug)]
pub(crate) struct Watched {
    pub(crate) party: Gathering,
    /// Those who may know.
    insiders: Vec<usize>,
    taps: Vec<Tap>,
    /// The insiders' own screens are there as well, so that the metrics count them.
    own: Vec<Tap>,
    questions: Questions,
    answers: Recording,
}

/// A table on a server of its own, with that game under way, and one more guest who came too late to play.
pub(crate) async fn gather(options: &Value) -> Gathering {
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::new());
    let address = seeded_server(SEED, &journal).await;
    let mut party = seat_everybody(&address).await;
    party[0].must(json!({ "command": "choose_game", "options": options })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    let late = Request::json(&party[0].api("/guests"), &json!({ "name": "Eve" }));
    let late = late.key(&format!("{SEATS:032x}")).header("host", HOST);
    party.push(Guest::seated(&address, &fetch(&address, &late).await));
    Gathering { party, journal }
}

/// Four guests with keys that are the same at both tables.
async fn seat_everybody(address: &str) -> Vec<Guest> {
    let mut party: Vec<Guest> = Vec::new();
    for (number, name) in ["Ana", "Bo", "Cleo", "Dan"].into_iter().enumerate() {
        let path = party.first().map_or("/api/v1/tables".to_owned(), |host| host.api("/guests"));
        let language = if number == 2 { "fr" } else { "en" };
        let request = Request::json(&path, &json!({ "name": name, "language": language }));
        let request = request.key(&format!("{number:032x}")).header("host", HOST);
        party.push(Guest::seated(address, &fetch(address, &request).await));
    }
    party
}

/// The answer's bytes as they came, without the time of day.
fn answer(response: &Response) -> Vec<u8> {
    let headers = response.headers.iter().filter(|(name, _)| name != "date");
    format!("{} {headers:?}\n{}", response.status, response.text(), headers = headers.collect::<Vec<_>>())
        .into_bytes()
}

impl Watched {
    /// From now on everybody listens; these guests have a secret that the others may not know.
    pub(crate) async fn begin(party: Gathering, insiders: &[usize], questions: Questions) -> Watched {
        let mut watched = Watched {
            party,
            insiders: insiders.to_vec(),
            taps: Vec::new(),
            own: Vec::new(),
            questions,
            answers: Recording::new(),
        };
        watched.taps = watched.outsiders().await;
        for insider in insiders {
            let guest = watched.party[*insider].clone();
            watched.own.extend(screens(&guest, &format!("guest {insider}, whose secret it is")).await);
        }
        watched.settle().await;
        watched
    }

    /// Everybody but those whose secret it is, over all the ways in which a table can be watched.
    async fn outsiders(&self) -> Vec<Tap> {
        let host = &self.party[0];
        let mut taps = Vec::new();
        for (number, guest) in self.party.iter().enumerate() {
            if !self.insiders.contains(&number) {
                taps.extend(screens(guest, &format!("guest {number}")).await);
            }
        }
        for (name, path) in [
            ("stage, program", host.api("/stream")),
            ("stage, page", host.page("/stream?face=stage")),
            ("French stage, page", host.page("/stream?face=stage&lang=fr")),
        ] {
            taps.push(Tap::open(name, &host.address, &Request::get(&path).header("host", HOST)).await);
        }
        taps
    }

    /// An insider does something that nobody else may notice.
    pub(crate) async fn secretly(&self, guest: usize, command: Value) {
        self.party[guest].must(command).await;
        self.settle().await;
    }

    /// Something happens that everybody sees: whatever was to come before it has come.
    pub(crate) async fn settle(&self) {
        let seq = guest::settle(&self.party).await;
        for tap in &self.taps {
            tap.reach(seq).await;
        }
    }

    /// All outsiders ask for every page, and for every move that is not theirs.
    pub(crate) async fn inquire(&mut self) {
        for (number, guest) in self.party.iter().enumerate() {
            if self.insiders.contains(&number) {
                continue;
            }
            let answers = self.answers.entry(format!("guest {number}, answers")).or_default();
            for question in self.questions.of(guest) {
                let response = fetch(&guest.address, &question).await;
                assert!(response.status < 500, "{}: {}", question.path, response.text());
                answers.push(answer(&response));
            }
        }
        let metrics = fetch(&self.party[0].address, &Request::get("/metrics")).await;
        self.answers.entry(METRICS.to_owned()).or_default().push(answer(&metrics));
    }

    /// The record is taken home, in games in which it is no secret who moved.
    pub(crate) async fn export(&mut self) {
        let exported = self.party.exported().await;
        self.answers.entry(EXPORT.to_owned()).or_default().push(exported);
    }

    /// What was a secret is gone: those who shared it ask, too.
    pub(crate) fn nobody_knows(&mut self) {
        self.insiders.clear();
    }

    /// As [`recording`](Self::recording), with the sizes of what was sent to the insiders themselves: whoever
    /// listens on the line sees them, though not what they say.
    pub(crate) fn recording_with_sizes(self) -> Recording {
        let sizes = |tap: &Tap| tap.events().iter().map(|event| event.raw.len().to_string().into()).collect();
        let own: Vec<_> = self.own.iter().map(|tap| (format!("{}, sizes", tap.name), sizes(tap))).collect();
        let mut recording = self.recording();
        recording.extend(own);
        recording
    }

    pub(crate) fn recording(self) -> Recording {
        let frames = |tap: &Tap| tap.events().into_iter().map(|event| event.raw).collect();
        let mut recording = self.answers;
        recording.extend(self.taps.iter().map(|tap| (tap.name.clone(), frames(tap))));
        recording
    }
}

/// A guest's program and a guest's page.
async fn screens(guest: &Guest, who: &str) -> [Tap; 2] {
    let program = Request::get(&guest.api("/stream")).key(&guest.key).header("host", HOST);
    let page = Request::get(&guest.page("/stream?face=hand")).cookie(&guest.key).header("host", HOST);
    [
        Tap::open(&format!("{who}, program"), &guest.address, &program).await,
        Tap::open(&format!("{who}, page"), &guest.address, &page).await,
    ]
}

impl Questions {
    fn of(&self, guest: &Guest) -> Vec<Request> {
        let mut questions: Vec<Request> =
            ["", "/stage", "/menu", "/face", "/rules", "/qr.svg", "/portrait.svg"]
                .into_iter()
                .map(|page| Request::get(&guest.page(page)).cookie(&guest.key))
                .collect();
        questions.push(Request::get(&guest.api("")).key(&guest.key));
        questions.push(Request::get(&guest.api("")));
        for command in &self.commands {
            questions.push(guest.order(&json!({ "command": command })));
        }
        for fields in &self.forms {
            let form = Request::form(&guest.page("/do"), fields).cookie(&guest.key);
            questions.extend([form.clone(), form.for_json()]);
        }
        questions.into_iter().map(|question| question.header("host", HOST)).collect()
    }
}
