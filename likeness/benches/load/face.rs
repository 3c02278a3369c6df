//! The ways in which a table can be driven, and how each writes its requests.

use crate::{
    game::{Deed, Guest, Guests, Move, SEATS},
    http::request,
    process::Program,
    shape::Shape,
};

/// Through which address a table is played, and what its screens are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// The ceiling with the same messages: the frames go to those screens that change in Likeness too.
    Raw,
    /// The ceiling with every frame pushed to all four streams.
    RawToAll,
    /// Commands and streams of the JSON API.
    Api,
    /// Forms, and the hand's stream of regions, as a browser has them.
    Page,
}

impl Face {
    pub(crate) const ALL: [Face; 4] = [Face::Raw, Face::RawToAll, Face::Api, Face::Page];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Face::Raw => "raw ceiling, same messages",
            Face::RawToAll => "raw ceiling, all to all four",
            Face::Api => "Likeness, JSON API",
            Face::Page => "Likeness, pages",
        }
    }

    /// The word on the command line that asks for this face alone.
    pub(crate) fn option(self) -> &'static str {
        match self {
            Face::Raw => "--raw",
            Face::RawToAll => "--raw-to-all",
            Face::Api => "--api",
            Face::Page => "--page",
        }
    }

    pub(crate) fn program(self) -> Program {
        match self {
            Face::Raw | Face::RawToAll => Program::Raw,
            Face::Api | Face::Page => Program::Likeness,
        }
    }
}

/// How the four reach their table.
#[derive(Debug)]
pub(crate) enum Way {
    Raw { number: u64 },
    Likeness { code: String, keys: [String; SEATS] },
}

/// A move on its way: what it was made for, so that it is refused when late, and the name by which it counts
/// once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Errand {
    pub(crate) step: u64,
    pub(crate) id: u64,
}

/// The request for a guest's stream.
pub(crate) fn stream(face: Face, way: &Way, guest: Guest) -> String {
    match way {
        Way::Raw { number } => request("GET", &format!("/tables/{number}/streams/{}", guest.0), "", ""),
        Way::Likeness { code, keys } => {
            let key = &keys[guest.index()];
            if face == Face::Page {
                request("GET", &format!("/t/{code}/stream?face=hand"), &cookie(key), "")
            } else {
                request("GET", &format!("/api/v1/tables/{code}/stream"), &bearer(key), "")
            }
        }
    }
}

/// The request for a move.
pub(crate) fn command(face: Face, way: &Way, errand: Errand, play: &Move, shape: &Shape) -> String {
    match way {
        Way::Raw { number } => {
            let to = if face == Face::RawToAll { Guests::ALL } else { play.shown_to };
            let weight = shape.of(play.deed);
            let path =
                format!("/tables/{number}?to={}&record={}&frame={}", to.bits(), weight.record, weight.frame);
            request("POST", &path, JSON, &json(errand, play.deed))
        }
        Way::Likeness { code, keys } => {
            let key = &keys[play.guest.index()];
            if face == Face::Page {
                let headers = format!(
                    "{}Accept: application/json\r\nSec-Fetch-Site: same-origin\r\n{FORM}",
                    cookie(key)
                );
                request("POST", &format!("/t/{code}/do"), &headers, &form(errand, play.deed))
            } else {
                let headers = format!("{}{JSON}", bearer(key));
                request(
                    "POST",
                    &format!("/api/v1/tables/{code}/commands"),
                    &headers,
                    &json(errand, play.deed),
                )
            }
        }
    }
}

pub(crate) const JSON: &str = "Content-Type: application/json\r\n";
const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

fn bearer(key: &str) -> String {
    format!("Authorization: Bearer {key}\r\n")
}

fn cookie(key: &str) -> String {
    format!("Cookie: likeness={key}\r\n")
}

fn json(Errand { step, id }: Errand, deed: Deed) -> String {
    let play =
        |play: &str| format!(r#"{{"command":"play","play":{{"game":"happiness","move":{{"do":{play}}}}}}}"#);
    let command = match deed {
        Deed::StartGame => r#"{"command":"start_game"}"#.to_owned(),
        Deed::DrawCards => play(r#""draw_cards""#),
        Deed::LayToken { card, place } | Deed::LayGuess { card, place } => {
            play(&format!(r#""lay_token","card":{card},"place":{place}"#))
        }
        Deed::SealRanking => play(r#""seal_ranking""#),
        Deed::AgreeToGuess { edition } | Deed::AgreeAtLast { edition } => {
            play(&format!(r#""agree_to_guess","edition":{edition}"#))
        }
        Deed::FinishGame => play(r#""finish_game""#),
    };
    format!(r#"{{"id":"{id:032x}","step":{step},"command":{command}}}"#)
}

fn form(Errand { step, id }: Errand, deed: Deed) -> String {
    let deed = match deed {
        Deed::StartGame => "start_game".to_owned(),
        Deed::DrawCards => "draw_cards".to_owned(),
        Deed::LayToken { card, place } | Deed::LayGuess { card, place } => {
            format!("lay_token&card={card}&place={place}")
        }
        Deed::SealRanking => "seal_ranking".to_owned(),
        Deed::AgreeToGuess { edition } | Deed::AgreeAtLast { edition } => {
            format!("agree_to_guess&edition={edition}")
        }
        Deed::FinishGame => "finish_game".to_owned(),
    };
    format!("do={deed}&step={step}&id={id:032x}")
}
