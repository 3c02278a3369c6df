//! A guest without a browser, who plays through the JSON API: company for tests that look at one screen.

use serde_json::{Value, json};

use crate::support::{
    Server,
    guest::{Guest, cards, game},
    http::{Request, fetch},
    preference::{agree, place, plays, seal},
};

/// A guest at a table. Whatever they do must be accepted.
#[derive(Debug)]
pub(crate) struct Friend(Guest);

impl Friend {
    /// Opens a table and is its host.
    pub(crate) async fn opens(server: &Server, name: &str) -> Friend {
        Friend(Guest::open(server.address(), name).await)
    }

    /// Takes a seat at a table.
    pub(crate) async fn joins(server: &Server, code: &str, name: &str) -> Friend {
        let request = Request::json(&format!("/api/v1/tables/{code}/guests"), &json!({ "name": name }));
        Friend(Guest::seated(server.address(), &fetch(server.address(), &request).await))
    }

    /// The same, with all that a guest can do.
    pub(crate) fn guest(&self) -> &Guest {
        &self.0
    }

    /// The code of the table.
    pub(crate) fn code(&self) -> &str {
        &self.0.table
    }

    /// The table as this guest sees it.
    pub(crate) async fn table(&self) -> Value {
        self.0.look().await
    }

    /// The game as this guest sees it.
    pub(crate) async fn game(&self) -> Value {
        game(&self.0.look().await).clone()
    }

    /// How many cards lie on the table.
    pub(crate) async fn cards(&self) -> usize {
        usize::try_from(cards(&self.0.look().await)).expect("a handful")
    }

    /// The number of the guest of this name.
    pub(crate) async fn id_of(&self, name: &str) -> Value {
        let view = self.0.look().await;
        let guests = view["guests"].as_array().expect("a table has guests");
        guests.iter().find(|guest| guest["name"] == name).expect("the guest is here")["id"].clone()
    }

    /// Asks something of the table.
    pub(crate) async fn asks(&self, command: Value) {
        self.0.must(command).await;
    }

    pub(crate) async fn chooses(&self, options: Value) {
        let options = json!({ "game": "happiness", "options": options });
        self.asks(json!({ "command": "choose_game", "options": options })).await;
    }

    pub(crate) async fn starts(&self) {
        self.asks(json!({ "command": "start_game" })).await;
    }

    pub(crate) async fn draws(&self) {
        self.0.play(json!({ "do": "draw_cards" })).await;
    }

    pub(crate) async fn lays(&self, card: usize, place: usize) {
        self.0.play(json!({ "do": "lay_token", "card": card, "place": place })).await;
    }

    /// Lays cards one behind the other from the first place on.
    pub(crate) async fn lays_row(&self, cards: impl IntoIterator<Item = usize>) {
        for (place, card) in cards.into_iter().enumerate() {
            self.lays(card, place).await;
        }
    }

    pub(crate) async fn seals(&self) {
        self.0.play(json!({ "do": "seal_ranking" })).await;
    }

    pub(crate) async fn seals_showing(&self, card: usize) {
        self.0.play(json!({ "do": "seal_ranking", "face_up": card })).await;
    }

    /// The host chooses Personal Preference on a short board.
    pub(crate) async fn chooses_preference(&self) {
        let options = json!({ "game": "preference", "options": { "board": "short" } });
        self.asks(json!({ "command": "choose_game", "options": options })).await;
    }

    /// A move in Personal Preference.
    pub(crate) async fn prefers(&self, play: Value) {
        plays(&self.0, play).await;
    }

    /// IT of Personal Preference chooses a box, ranks the cards as they lie, and seals it.
    pub(crate) async fn is_it(&self) {
        self.prefers(json!({ "do": "choose_category", "category": "food" })).await;
        seal(&self.0, &[0, 1, 2, 3]).await;
    }

    /// Lays the team's tokens on these sections, from token 1 on.
    pub(crate) async fn places(&self, sections: &[u8]) {
        place(&self.0, sections).await;
    }

    /// Agrees to the guess of their team in Personal Preference.
    pub(crate) async fn agrees_with_team(&self) {
        agree(&self.0).await;
    }

    /// Agrees to the guess as it is now.
    pub(crate) async fn agrees(&self) {
        let edition = self.game().await["phase"]["guess"]["edition"].take();
        self.0.play(json!({ "do": "agree_to_guess", "edition": edition })).await;
    }

    /// Deletes the table with everything that was played.
    pub(crate) async fn forgets(&self) {
        let request = Request::new("DELETE", &self.0.api("")).key(&self.0.key);
        fetch(&self.0.address, &request).await.expect(204);
    }
}
