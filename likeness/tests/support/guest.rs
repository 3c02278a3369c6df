//! Guests who play through the JSON API, as a program would.

use serde_json::{Value, json};

use super::http::{Request, Response, Stream, fetch, try_fetch};

/// Somebody at a table.
#[derive(Debug, Clone)]
pub(crate) struct Guest {
    pub(crate) address: String,
    pub(crate) table: String,
    pub(crate) id: u64,
    pub(crate) key: String,
}

impl Guest {
    /// Opens a table and is its host.
    pub(crate) async fn open(address: &str, name: &str) -> Self {
        let request = Request::json("/api/v1/tables", &json!({ "name": name }));
        Self::seated(address, &fetch(address, &request).await)
    }

    /// Comes to the same table.
    pub(crate) async fn join(&self, name: &str) -> Self {
        let path = format!("/api/v1/tables/{}/guests", self.table);
        Self::seated(
            &self.address,
            &fetch(&self.address, &Request::json(&path, &json!({ "name": name }))).await,
        )
    }

    /// The guest that an answer to opening or joining made.
    pub(crate) fn seated(address: &str, response: &Response) -> Self {
        assert_eq!(response.status, 201, "{}", response.text());
        let seated = response.json();
        let text = |name: &str| seated[name].as_str().expect("a text").to_owned();
        Self {
            address: address.to_owned(),
            table: text("table"),
            id: seated["guest"].as_u64().expect("a guest has a number"),
            key: text("key"),
        }
    }

    /// A table of so many guests, the host first.
    pub(crate) async fn party(address: &str, guests: usize) -> Vec<Self> {
        let mut party = vec![Self::open(address, "Guest 0").await];
        for number in 1..guests {
            let guest = party[0].join(&format!("Guest {number}")).await;
            party.push(guest);
        }
        party
    }

    /// An address of this table in the API: `/api/v1/tables/CODE` and what follows.
    pub(crate) fn api(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.table)
    }

    /// An address of this table for browsers: `/t/CODE` and what follows.
    pub(crate) fn page(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.table)
    }

    /// The table as this guest sees it.
    pub(crate) async fn look(&self) -> Value {
        fetch(&self.address, &Request::get(&self.api("")).key(&self.key)).await.expect(200).json()
    }

    /// The table as the stage shows it.
    pub(crate) async fn stage(&self) -> Value {
        fetch(&self.address, &Request::get(&self.api(""))).await.expect(200).json()
    }

    pub(crate) async fn stream(&self) -> Stream {
        let request = Request::get(&self.api("/stream")).key(&self.key);
        Stream::open(&self.address, &request).await.expect("a stream")
    }

    pub(crate) fn order(&self, order: &Value) -> Request {
        Request::json(&self.api("/commands"), order).key(&self.key)
    }

    /// Carries out a command that must be accepted. The record that it became.
    pub(crate) async fn must(&self, command: Value) -> u64 {
        let response = self.ask(command.clone()).await;
        assert_eq!(response.status, 200, "{command}: {}", response.text());
        response.json()["seq"].as_u64().expect("a seq")
    }

    /// Asks for a command that may be refused.
    pub(crate) async fn ask(&self, command: Value) -> Response {
        fetch(&self.address, &self.order(&json!({ "command": command }))).await
    }

    /// Asks for a command of that id, of a server that may be gone.
    pub(crate) async fn try_ask(&self, id: &str, command: &Value) -> std::io::Result<Response> {
        try_fetch(&self.address, &self.order(&json!({ "id": id, "command": command }))).await
    }

    /// A move in the game that must be accepted.
    pub(crate) async fn play(&self, play: Value) -> u64 {
        self.must(happiness(play)).await
    }
}

/// The host hands the role on to the last of these or, when they have it, to the first, which every page
/// tells: whatever was to be seen before it has been seen. The record that it became.
pub(crate) async fn settle(party: &[Guest]) -> u64 {
    let (first, last) = (&party[0], &party[party.len() - 1]);
    let (host, heir) = if first.look().await["host"] == first.id { (first, last) } else { (last, first) };
    host.must(json!({ "command": "hand_over", "guest": heir.id })).await
}

/// A move in The Game of Happiness as a command.
pub(crate) fn happiness(play: Value) -> Value {
    a_move("happiness", play)
}

/// A move in Personal Preference as a command.
pub(crate) fn preference(play: Value) -> Value {
    a_move("preference", play)
}

/// A move in True Colours as a command.
pub(crate) fn colours(play: Value) -> Value {
    a_move("colours", play)
}

/// A move in Personality as a command.
pub(crate) fn personality(play: Value) -> Value {
    a_move("personality", play)
}

/// A move in IMAGE as a command.
pub(crate) fn image(play: Value) -> Value {
    a_move("image", play)
}

#[expect(clippy::needless_pass_by_value, reason = "reads better with a literal")]
pub(crate) fn a_move(game: &str, play: Value) -> Value {
    json!({ "command": "play", "play": { "game": game, "move": play } })
}

/// The game's own view in a view of the table.
pub(crate) fn game(view: &Value) -> &Value {
    &view["game"]["view"]["view"]
}

/// Whether the view says that this may be done now, at the table or in the game.
pub(crate) fn may(view: &Value, ability: &str) -> bool {
    let has = |list: &Value| list.as_array().is_some_and(|list| list.iter().any(|it| it == ability));
    has(&view["may"]) || has(&game(view)["may"])
}

/// How many cards lie on the table.
pub(crate) fn cards(view: &Value) -> u64 {
    game(view)["phase"]["cards"].as_array().map_or(0, |cards| cards.len() as u64)
}

/// Numbers that look random and are the same every time: a failure can be repeated.
#[derive(Debug, Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number (SplitMix64).
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub(crate) fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len() as u64) as usize]
    }
}
