//! The tables that bad requests are sent to, and what must stay as it is.

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

use super::support::{
    Server,
    guest::Guest,
    http::{Request, fetch},
};

/// A server behind a pretended proxy, a table in the middle of a ranking, and another one.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) server: Server,
    /// In turn, and the host.
    pub(crate) host: Guest,
    /// Guesses, and reads English.
    pub(crate) english: Guest,
    /// Guesses, and reads French.
    pub(crate) french: Guest,
    /// Sits at another table.
    pub(crate) elsewhere: Guest,
}

impl Scene {
    pub(crate) async fn set() -> Self {
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
        host.must(json!({ "command": "start_game" })).await;
        host.play(json!({ "do": "draw_cards" })).await;
        host.play(json!({ "do": "lay_token", "card": 2, "place": 0 })).await;
        let elsewhere = Guest::open(server.address(), "Zoe").await;
        Self { server, host, english, french, elsewhere }
    }

    /// The guest who reads in that language.
    pub(crate) fn reader(&self, language: &str) -> &Guest {
        if language == "fr" { &self.french } else { &self.english }
    }

    /// The tables as everybody sees them, the number of the last record included. Who looks on right now, and for how
    /// long, is not the requests' doing.
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

/// An address that has not been used up by wrong codes yet.
pub(crate) fn unused_address() -> std::net::Ipv4Addr {
    static USED: AtomicU32 = AtomicU32::new(0);
    std::net::Ipv4Addr::from(0x0a00_0000 + USED.fetch_add(1, Ordering::Relaxed))
}
