//! The description of this API, for programs and their authors.

use std::sync::LazyLock;

use axum::{http::header, response::IntoResponse};
use bytes::Bytes;
use serde_json::{Map, Value};
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};

use super::{
    answers,
    fitting::{Choices, Schemas},
    links,
};

/// What is said of the whole API, with a guide for whoever writes a program that plays.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Likeness",
        description = include_str!("guide.md"),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = super::ROOT)),
    modifiers(&SeatKey),
)]
pub(super) struct Description;

/// The whole description, made of the list of addresses.
pub(crate) static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> =
    LazyLock::new(|| super::router().into_openapi());

/// The description as it is sent: with every answer of every address, and the bounds by which requests are
/// refused.
pub(super) static EXACT: LazyLock<Value> = LazyLock::new(|| {
    let mut document = serde_json::to_value(&*DOCUMENT).expect("a description is plain data");
    answers::complete(&mut document);
    links::add(&mut document);
    document
});

/// Where what somebody sent does not fit the schema of that name, and how.
pub(crate) fn misfit(schema: &str, sent: &Value) -> Option<String> {
    static CHOICES: LazyLock<Choices<'static>> = LazyLock::new(|| Choices::among(schemas()));
    let fits = Schemas::of(schemas()).knowing(&CHOICES).check(schema, sent);
    fits.err().map(|misfit| misfit.to_string())
}

fn schemas() -> &'static Map<String, Value> {
    EXACT["components"]["schemas"].as_object().expect("a document has schemas")
}

/// How a guest shows who they are.
#[derive(Debug)]
struct SeatKey;

impl Modify for SeatKey {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The key that opening or joining a table gave."))
            .build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(scheme));
    }
}

/// This description.
#[utoipa::path(
    get,
    path = "/openapi.json",
    tag = "description",
    responses(
        (
            status = 200,
            description = "An OpenAPI document.",
            content_type = "application/json",
            body = serde_json::Value,
        ),
    ),
)]
pub(super) async fn openapi() -> impl IntoResponse {
    static JSON: LazyLock<Bytes> =
        LazyLock::new(|| serde_json::to_vec(&*EXACT).expect("a description is plain data").into());
    ([(header::CONTENT_TYPE, "application/json")], JSON.clone())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::GameKind;

    use super::{super::table_endpoints, *};

    fn document() -> Value {
        EXACT.clone()
    }

    /// Every schema that is spoken of anywhere in a part of the document.
    fn spoken_of(part: &Value, found: &mut BTreeSet<String>) {
        match part {
            Value::Object(fields) => {
                let named = fields.get("$ref").and_then(Value::as_str);
                found.extend(named.map(|named| named.trim_start_matches("#/components/schemas/").to_owned()));
                fields.values().for_each(|part| spoken_of(part, found));
            }
            Value::Array(parts) => parts.iter().for_each(|part| spoken_of(part, found)),
            _ => {}
        }
    }

    /// To make it takes longer than to answer anything else, and whoever asks for it without end would keep
    /// the server busy.
    #[tokio::test]
    async fn it_is_made_once() {
        let sent = async || {
            let response = openapi().await.into_response();
            axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap()
        };
        let (one, other) = (sent().await, sent().await);
        assert!(one.len() > 10_000);
        assert!(std::ptr::eq(one.as_ptr(), other.as_ptr()), "they are the same bytes in the same place");
    }

    #[test]
    fn every_schema_that_is_spoken_of_is_there_and_the_other_way_round() {
        let document = document();
        let mut spoken = BTreeSet::new();
        spoken_of(&document, &mut spoken);
        let described: BTreeSet<String> =
            document["components"]["schemas"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(spoken, described);
    }

    /// The words of a game bear its name, so that two games can call different things the same.
    #[test]
    fn every_game_has_its_own_options_moves_and_views() {
        let document = document();
        let schemas = &document["components"]["schemas"];
        for game in GameKind::ALL {
            for name in ["Options", "Command", "View", "PhaseView", "Ability"] {
                assert!(schemas[format!("{game}.{name}")].is_object(), "{game}.{name} is not described");
            }
        }
        let mut of_preference = BTreeSet::new();
        for name in ["Options", "Command", "View"] {
            spoken_of(&schemas[format!("preference.{name}")], &mut of_preference);
        }
        // What all games share: who sits where, with whom, which card lies where, and whom it suits.
        let shared = ["CardId", "Mixture", "Rating", "Seat", "SeatSet", "Slot", "Team"];
        let foreign: Vec<&String> = of_preference
            .iter()
            .filter(|name| !name.starts_with("preference.") && !shared.contains(&name.as_str()))
            .collect();
        assert!(foreign.is_empty(), "{foreign:?} do not say whose they are");
    }

    /// A program knows bots from people, sees what it may ask about them, and learns nothing else of them.
    #[test]
    fn bots_are_described_by_their_level_alone() {
        let document = document();
        let schemas = &document["components"]["schemas"];
        let words = |of: &str| schemas[of]["enum"].clone();
        assert_eq!(words("Level"), serde_json::json!(["easy", "normal", "sharp"]));
        assert_eq!(words("BotPace"), serde_json::json!(["quick", "usual", "leisurely"]));
        let guest = schemas["GuestView"]["properties"].as_object().unwrap();
        for field in ["bot", "stand_in", "may_stand_in"] {
            assert!(guest.contains_key(field), "{field}");
        }
        let abilities = schemas["Ability"].to_string();
        assert!(abilities.contains("add_bot") && abilities.contains("choose_bot_pace"), "{abilities}");
        for name in ["Mind", "Character", "Taste", "seed"] {
            assert!(!document.to_string().contains(&format!("\"{name}\"")), "{name} is nobody's business");
        }
    }

    /// What the description shows is what the API takes.
    #[test]
    fn the_examples_can_be_sent() {
        let description = document()["info"]["description"].as_str().unwrap().to_owned();
        let lines = description.lines().filter(|line| line.starts_with("{ \"command\""));
        let orders: Vec<table_endpoints::Order> =
            lines.map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(orders.len(), 3, "{description}");
    }

    /// What programs have to write in a command is told for each.
    #[test]
    fn every_command_is_described() {
        let document = document();
        let commands = &document["components"]["schemas"]["Command"]["oneOf"];
        let named: BTreeSet<&str> = commands
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|command| command["properties"]["command"]["enum"][0].as_str())
            .collect();
        for name in [
            "shuffle_teams",
            "even_out_teams",
            "choose_teams",
            "move_to_team",
            "name_team",
            "colour_team",
            "write_cards",
            "take_away_card",
            "add_bot",
            "choose_bot_pace",
            "ask_bots",
            "skip_ahead",
            "switch_reactions",
            "call_stand_in",
            "dismiss_stand_in",
            "close_game",
            "confess",
            "next_game",
            "choose_lapse",
            "pause",
            "resume",
            "nudge",
            "hide_code",
            "show_code",
            "play",
        ] {
            assert!(named.contains(name), "{name} is not among {named:?}");
        }
    }
}
