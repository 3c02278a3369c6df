//! The tables that bad requests are sent to, and what must stay as it is.

use std::sync::atomic::{AtomicU32, Ordering};

use rules::GameKind;
use serde_json::{Value, json};

use crate::support::{
    Server, colours,
    guest::Guest,
    http::{Request, fetch},
    image, personality, preference,
};

/// A server behind a pretended proxy, a table in the middle of a game, and another one.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) game: GameKind,
    pub(crate) server: Server,
    pub(crate) host: Guest,
    /// Guesses, and reads English.
    pub(crate) english: Guest,
    /// Guesses, and reads French.
    pub(crate) french: Guest,
    /// Sits at another table.
    pub(crate) elsewhere: Guest,
}

impl Scene {
    pub(crate) async fn set(game: GameKind) -> Self {
        let server = Server::start_with(&["--behind-proxy"]);
        let host = Guest::open(server.address(), "Ana").await;
        let arrive = async |name: &str, language: &str| {
            let arrival = json!({ "name": name, "language": language });
            Guest::seated(
                server.address(),
                &fetch(server.address(), &Request::json(&host.api("/guests"), &arrival)).await,
            )
        };
        let (english, french) = (arrive("Bob", "en").await, arrive("Cléo", "fr").await);
        match game {
            GameKind::Happiness => {
                host.must(json!({ "command": "start_game" })).await;
                host.play(json!({ "do": "draw_cards" })).await;
                host.play(json!({ "do": "lay_token", "card": 2, "place": 0 })).await;
            }
            GameKind::Personality => a_choice_in_secret(&host, &arrive("Dan", "en").await).await,
            GameKind::Image => a_draft_in_secret(&host).await,
            GameKind::Colours => a_vote_in_the_box(&host, &arrive("Dan", "en").await).await,
            GameKind::Preference => their_turn(&host, &arrive("Dan", "en").await, [&english, &french]).await,
        }
        let elsewhere = Guest::open(server.address(), "Zoe").await;
        Self { game, server, host, english, french, elsewhere }
    }

    /// The guest who reads in that language.
    pub(crate) fn reader(&self, language: &str) -> &Guest {
        if language == "fr" { &self.french } else { &self.english }
    }

    /// The tables as everybody sees them, the number of the last record included. Who looks on right now, and
    /// for how long, is not the requests' doing.
    pub(crate) async fn snapshot(&self) -> Vec<Value> {
        let mut views = vec![self.host.stage().await, self.elsewhere.stage().await];
        for guest in [&self.host, &self.english, &self.french, &self.elsewhere] {
            views.push(guest.look().await);
        }
        for guest in views.iter_mut().flat_map(|view| view["guests"].as_array_mut().unwrap()) {
            let guest = guest.as_object_mut().unwrap();
            guest.remove("connected");
            guest.remove("may_skip");
        }
        views
    }
}

/// The two readers are a team and guess; somebody of the host's team is IT.
async fn their_turn(host: &Guest, mate: &Guest, readers: [&Guest; 2]) {
    preference::choose(host, &json!({})).await;
    for (guest, team) in [(host, 0), (mate, 0), (readers[0], 1), (readers[1], 1)] {
        host.must(json!({ "command": "move_to_team", "guest": guest.id, "team": team })).await;
    }
    host.must(json!({ "command": "start_game" })).await;
    // The first to be IT is a reader, who sits on the host's left.
    let first = preference::it(host).await;
    host.must(json!({ "command": "skip", "guest": first })).await;
    assert_eq!(preference::it(host).await as u64, mate.id);
    preference::plays(mate, json!({ "do": "choose_category", "category": "food" })).await;
    preference::seal(mate, &[2, 0, 3, 1]).await;
}

/// The host has laid a card that nobody else sees yet.
async fn a_draft_in_secret(host: &Guest) {
    image::choose(host, &json!({})).await;
    host.must(json!({ "command": "start_game" })).await;
    image::plays(host, json!({ "do": "deal_cards" })).await;
    let card = image::profile_cards(host).await.remove(0);
    image::plays(host, json!({ "do": "lay_card", "card": card, "side": "north" })).await;
}

/// A question is on the table, and one of four has voted.
async fn a_vote_in_the_box(host: &Guest, friend: &Guest) {
    colours::choose(host, &json!({})).await;
    let card = json!({ "game": "colours", "text": "Who hums?" });
    host.must(json!({ "command": "write_cards", "cards": [card] })).await;
    host.must(json!({ "command": "start_game" })).await;
    colours::plays(host, json!({ "do": "turn_question" })).await;
    colours::vote(friend, [0, 0]).await;
}

/// The host's card is on the table, and one of four has chosen.
async fn a_choice_in_secret(host: &Guest, friend: &Guest) {
    personality::choose(host, &json!({})).await;
    host.must(json!({ "command": "start_game" })).await;
    personality::plays(host, json!({ "do": "deal_cards" })).await;
    personality::propose(host).await;
    personality::vote(friend, 0, "two").await;
}

/// An address that has not been used up by wrong codes yet.
pub(crate) fn unused_address() -> std::net::Ipv4Addr {
    static USED: AtomicU32 = AtomicU32::new(0);
    std::net::Ipv4Addr::from(0x0a00_0000 + USED.fetch_add(1, Ordering::Relaxed))
}
