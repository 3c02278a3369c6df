//! Whatever guests ask, in whatever order: nothing panics, what is refused writes nothing, and the journal
//! knows all.

use std::{sync::Arc, time::Duration};

use bots::Level;
use decks::Language;
use journal::{MemoryJournal, Seq};
use proptest::{collection::vec, prelude::*};
use rules::{
    Slot, Team,
    colours::{self, Counts, Questions, Space},
    happiness::{Command as Move, Help, Options, Peek},
    image::{self, Initials, Judging},
    personality,
    preference::{self, Guessing},
};
use serde_json::Value;
use table::{
    Attendance, Badge, BotPace, Clock, Command, Dice, Entry, Face, GameOptions, GuestId, Hall, Key, Refusal,
    Sent, TableError, TableView,
};
use testkit::Seeded;

use crate::support::{self, Evening, choose, id, newcomer, pass, play, settle};

/// What somebody does. Guests are counted round, so that every number means one.
#[derive(Debug, Clone)]
enum Deed {
    Join(usize),
    Send {
        guest: usize,
        command: Command,
        id: Option<u8>,
        seen: Option<u64>,
    },
    /// Something that makes sense to a player who looks at the game.
    PlayOn {
        guest: usize,
        seed: u64,
    },
    Attend(Option<usize>),
    Depart(usize),
    Pass(u64),
    Invite {
        guest: usize,
        device: usize,
    },
    Restart,
}

const GUESTS: usize = 6;

fn moves() -> impl Strategy<Value = Move> {
    let slot = || (0..9u8).prop_map(Slot);
    prop_oneof![
        3 => Just(Move::DrawCards),
        4 => (slot(), 0..9u8).prop_map(|(card, place)| Move::LayToken { card, place }),
        1 => slot().prop_map(|card| Move::TakeBackToken { card }),
        1 => proptest::option::of(slot()).prop_map(|face_up| Move::SealRanking { face_up }),
        1 => (0..9u32).prop_map(|edition| Move::AgreeToGuess { edition }),
        1 => Just(Move::WithdrawAgreement),
        1 => Just(Move::FinishGame),
    ]
}

fn options() -> impl Strategy<Value = GameOptions> {
    let set = prop_oneof![4 => Just("base"), 1 => Just("nowhere"), 1 => Just("")];
    let sets = || vec(set.clone(), 0..3).prop_map(|sets| sets.into_iter().map(str::to_owned).collect());
    let preference = (0..3usize, any::<bool>(), sets()).prop_map(|(board, at_once, sets)| {
        GameOptions::Preference(preference::Options {
            board: preference::Board::ALL[board],
            guessing: if at_once { Guessing::AtOnce } else { Guessing::InTurn },
            sets,
            ..preference::Options::default()
        })
    });
    let happiness = (proptest::option::of(0..7u8), 0..11u8, any::<bool>(), any::<bool>(), sets()).prop_map(
        |(turns_each, cards, help, peek, sets)| {
            GameOptions::Happiness(Options {
                turns_each,
                cards,
                help: if help { Help::OneFaceUp } else { Help::None },
                peek: if peek { Peek::Seen } else { Peek::Hidden },
                sets,
                ..Options::default()
            })
        },
    );
    let colours =
        (0..40u8, any::<bool>(), any::<bool>(), sets()).prop_map(|(goal, picked, numbers, sets)| {
            GameOptions::Colours(colours::Options {
                goal: Space(goal),
                questions: if picked { Questions::Picked } else { Questions::Drawn },
                counts: if numbers { Counts::Shown } else { Counts::OutcomeOnly },
                sets,
                ..colours::Options::default()
            })
        });
    let personality = (0..2usize, sets()).prop_map(|(board, sets)| {
        let board = personality::Board::ALL[board];
        GameOptions::Personality(personality::Options { board, sets, ..personality::Options::default() })
    });
    let image = (any::<bool>(), any::<bool>()).prop_map(|(both, vote)| {
        GameOptions::Image(image::Options {
            initials: if both { Initials::Both } else { Initials::Last },
            judging: if vote { Judging::AlwaysVote } else { Judging::Almanac },
            ..image::Options::default()
        })
    });
    prop_oneof![happiness, preference, colours, personality, image]
}

fn guest() -> impl Strategy<Value = GuestId> {
    (0..GUESTS as u16 + 2).prop_map(GuestId)
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Z][a-z]{2,6}", "\\PC{0,24}", Just("Ada".to_owned())]
}

fn badge() -> impl Strategy<Value = Badge> {
    (0..Badge::COUNT as u8).prop_map(|number| Badge::try_from(number).unwrap())
}

/// Whatever can be asked of the teams of the next game.
fn arrangements() -> impl Strategy<Value = Command> {
    let team = || (0..6u8).prop_map(Team);
    let place = proptest::option::of(0..9u8);
    prop_oneof![
        Just(Command::ShuffleTeams),
        Just(Command::EvenOutTeams),
        (0..6u8).prop_map(|count| Command::ChooseTeams { count }),
        (guest(), team(), place).prop_map(|(guest, team, place)| Command::MoveToTeam { guest, team, place }),
        (team(), name()).prop_map(|(team, name)| Command::NameTeam { team, name }),
        (team(), badge()).prop_map(|(team, badge)| Command::ColourTeam { team, badge }),
    ]
}

/// Whatever can be asked about bots.
fn about_bots() -> impl Strategy<Value = Command> {
    let level = || (0..3usize).prop_map(|level| Level::ALL[level]);
    prop_oneof![
        3 => level().prop_map(|level| Command::AddBot { level }),
        1 => (0..3usize).prop_map(|pace| Command::ChooseBotPace { pace: BotPace::ALL[pace] }),
        1 => Just(Command::AskBots),
        1 => Just(Command::SkipAhead),
        1 => proptest::bool::ANY.prop_map(|on| Command::SwitchReactions { on }),
        3 => (guest(), level()).prop_map(|(guest, level)| Command::CallStandIn { guest, level }),
        1 => guest().prop_map(|guest| Command::DismissStandIn { guest }),
    ]
}

fn commands() -> impl Strategy<Value = Command> {
    prop_oneof![
        5 => about_bots(),
        2 => name().prop_map(|name| Command::Rename { name }),
        1 => badge().prop_map(|badge| Command::Recolour { badge }),
        1 => proptest::sample::select(Face::ALL).prop_map(|face| Command::ChooseFace { face }),
        5 => arrangements(),
        1 => prop_oneof![Just(Language::En), Just(Language::Fr)]
            .prop_map(|language| Command::ChooseLanguage { language }),
        2 => options().prop_map(|options| Command::ChooseGame { options }),
        2 => proptest::option::of(20..100u32).prop_map(|seconds| Command::ChoosePace { seconds }),
        1 => Just(Command::Lock),
        1 => Just(Command::Unlock),
        6 => Just(Command::StartGame),
        2 => Just(Command::SitDown),
        8 => moves().prop_map(play),
        3 => guest().prop_map(|guest| Command::Skip { guest }),
        1 => Just(Command::ExtendDeadline),
        1 => Just(Command::BreakOff),
        1 => Just(Command::CloseGame),
        1 => proptest::option::of(1..60u32).prop_map(|seconds| Command::ChooseLapse { seconds }),
        1 => Just(Command::Pause),
        2 => Just(Command::Resume),
        1 => Just(Command::Nudge),
        1 => prop_oneof![Just(Command::HideCode), Just(Command::ShowCode)],
        1 => options().prop_map(|options| Command::NextGame { options }),
        1 => guest().prop_map(|guest| Command::Remove { guest }),
        1 => guest().prop_map(|guest| Command::HandOver { guest }),
        1 => Just(Command::TakeOver),
        2 => Just(Command::Leave),
    ]
}

fn deeds() -> impl Strategy<Value = Deed> {
    let guest = || 0..GUESTS;
    let seen = proptest::option::of(prop_oneof![3 => 0..200u64, 1 => Just(u64::MAX)]);
    let sent = (guest(), commands(), proptest::option::of(0..6u8), seen);
    prop_oneof![
        4 => guest().prop_map(Deed::Join),
        20 => sent.prop_map(|(guest, command, id, seen)| Deed::Send { guest, command, id, seen }),
        20 => (guest(), any::<u64>()).prop_map(|(guest, seed)| Deed::PlayOn { guest, seed }),
        4 => proptest::option::of(guest()).prop_map(Deed::Attend),
        3 => (0..8usize).prop_map(Deed::Depart),
        3 => (1..90u64).prop_map(Deed::Pass),
        1 => (guest(), guest()).prop_map(|(guest, device)| Deed::Invite { guest, device }),
        1 => Just(Deed::Restart),
    ]
}

/// One evening, and the server that it happens at.
struct Run {
    evening: Evening,
    clock: Clock,
    screens: Vec<Attendance>,
}

impl Run {
    async fn new() -> Run {
        let clock = Clock::paused();
        let journal = Arc::new(MemoryJournal::new());
        let hall = Hall::new(journal.clone(), clock.clone(), Dice::Seeded(3));
        let keys: Vec<Key> = (0..GUESTS).map(|number| format!("{number:032x}").parse().unwrap()).collect();
        let (table, _) = hall.open(&newcomer("Ada"), &keys[0], &support::options()).await.unwrap();
        Run { evening: Evening { journal, hall, table, keys }, clock, screens: Vec::new() }
    }

    async fn does(&mut self, deed: Deed) {
        let before = self.evening.seq().await;
        let bots = self.played_by_bots().await;
        let refused = match deed {
            Deed::Join(guest) => {
                let newcomer = newcomer(&format!("Guest {guest}"));
                self.evening.table.join(&newcomer, &self.evening.keys[guest]).await.map(|_| ())
            }
            Deed::Send { guest, command, id: name, seen } => {
                let sent =
                    Sent { command, id: name.and_then(|name| id(&name.to_string())), seen: seen.map(Seq) };
                self.evening.send(guest, sent).await.map(|_| ())
            }
            Deed::PlayOn { guest, seed } => self.play_on(guest, seed).await,
            Deed::Attend(guest) => {
                let key = guest.map(|guest| &self.evening.keys[guest]);
                self.evening.table.attend(key).await.map(|screen| self.screens.push(screen))
            }
            Deed::Depart(number) => {
                if !self.screens.is_empty() {
                    self.screens.swap_remove(number % self.screens.len());
                }
                Ok(())
            }
            Deed::Pass(seconds) => {
                pass(Duration::from_secs(seconds)).await;
                Ok(())
            }
            Deed::Invite { guest, device } => self.invite(guest, device).await,
            Deed::Restart => {
                self.restart();
                Ok(())
            }
        };
        self.check(before, &bots, refused).await;
    }

    async fn play_on(&self, guest: usize, seed: u64) -> Result<(), TableError> {
        let view = self.evening.view(guest).await;
        let Some(game) = &view.game else { return Ok(()) };
        match choose(&game.view, &mut Seeded::new(seed)) {
            Some(command) => self.evening.does(guest, command).await.map(|_| ()),
            None => Ok(()),
        }
    }

    /// A link is made and used; the device may be somebody else's already.
    async fn invite(&self, guest: usize, device: usize) -> Result<(), TableError> {
        let Evening { table, keys, .. } = &self.evening;
        let link = table.invite_device(&keys[guest]).await?;
        match table.redeem(&link, &keys[device]).await {
            Ok(_) | Err(TableError::Refused(Refusal::LinkExpired)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn restart(&mut self) {
        let Evening { journal, table, keys, .. } = &self.evening;
        let hall = Hall::new(journal.clone(), self.clock.clone(), Dice::Seeded(4));
        let table = hall.table(table.code());
        self.evening = Evening { journal: journal.clone(), table, hall, keys: keys.clone() };
        self.screens.clear();
    }

    async fn played_by_bots(&self) -> Vec<GuestId> {
        let view = self.evening.stage().await;
        view.guests.iter().filter(|guest| guest.is_played_by_a_bot()).map(|guest| guest.id).collect()
    }

    /// Errands may write, by nobody, and so may bots; a command that is refused may not.
    async fn check(&self, before: Seq, bots: &[GuestId], answer: Result<(), TableError>) {
        let new = self.evening.records().await.into_iter().filter(|record| record.seq > before);
        let by_somebody = new.filter(|record| {
            let entry: Entry = serde_json::from_str(&record.payload).unwrap();
            entry.by.is_some_and(|by| !bots.contains(&by))
        });
        match answer {
            Ok(()) => {}
            Err(TableError::Refused(refusal)) => {
                assert_eq!(by_somebody.count(), 0, "refused with {refusal:?}, and yet stored");
            }
            Err(error) => panic!("{error}"),
        }
    }

    async fn views(&self) -> Vec<Value> {
        let mut views = vec![comparable(&*self.evening.stage().await)];
        for guest in 0..GUESTS {
            views.push(comparable(&*self.evening.view(guest).await));
        }
        views
    }
}

/// A view without what depends on who has a screen open at that very server.
fn comparable(view: &TableView) -> Value {
    let mut view = serde_json::to_value(view).unwrap();
    for guest in view["guests"].as_array_mut().unwrap() {
        guest["connected"] = Value::Null;
        guest["may_stand_in"] = Value::Null;
    }
    // Nor is it stored who is away, or has been reminded.
    view["may"].as_array_mut().unwrap().retain(|ability| ability != "take_over" && ability != "resume");
    view.as_object_mut().unwrap().remove("nudged_by");
    view
}

async fn evening(deeds: Vec<Deed>) {
    let mut run = Run::new().await;
    for deed in deeds {
        run.does(deed).await;
    }
    // Another server reads the journal. Looking in may itself write: a guest is back, the clock forgives the
    // outage.
    let mut replay = Run { evening: run.evening.elsewhere(), clock: run.clock.clone(), screens: Vec::new() };
    replay.restart();
    run.views().await;
    replay.views().await;
    settle().await;
    for (viewer, (live, replayed)) in run.views().await.iter().zip(replay.views().await).enumerate() {
        assert_eq!(*live, replayed, "viewer {viewer}");
    }
    assert_eq!(run.evening.hall.quarantined_tables() + replay.evening.hall.quarantined_tables(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_evening_can_be_replayed(deeds in vec(deeds(), 1..120)) {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_time().start_paused(true).build().unwrap();
        runtime.block_on(evening(deeds));
    }
}
