//! The ways in which a table can be driven, and how each writes its requests.

use crate::{
    gathering::Request,
    http::request,
    process::Program,
    seat::{Guest, SEATS},
};

/// Through which address a table is played, and what its screens are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// The ceiling of the API: records and frames of the same bytes, to the same screens.
    RawApi,
    /// Commands and streams of the JSON API.
    Api,
    /// The ceiling of the pages.
    RawPage,
    /// Forms, and the hand's stream of regions, as a browser has them.
    Page,
}

impl Face {
    pub(crate) const ALL: [Face; 4] = [Face::RawApi, Face::Api, Face::RawPage, Face::Page];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Face::RawApi => "raw, the API's bytes",
            Face::Api => "Likeness, JSON API",
            Face::RawPage => "raw, the pages' bytes",
            Face::Page => "Likeness, pages",
        }
    }

    /// The word on the command line that asks for this face.
    pub(crate) fn slug(self) -> &'static str {
        match self {
            Face::RawApi => "raw-api",
            Face::Api => "api",
            Face::RawPage => "raw-page",
            Face::Page => "page",
        }
    }

    /// What it is held against.
    pub(crate) fn ceiling(self) -> Face {
        match self {
            Face::RawApi | Face::Api => Face::RawApi,
            Face::RawPage | Face::Page => Face::RawPage,
        }
    }

    pub(crate) fn is_ours(self) -> bool {
        matches!(self, Face::Api | Face::Page)
    }

    /// The server that plays tapes through this face.
    pub(crate) fn program(self) -> Program {
        if self.is_ours() { Program::Alike } else { Program::Raw }
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

/// The request for a stream: a guest's, or that of the stage.
pub(crate) fn stream(face: Face, way: &Way, guest: Guest) -> String {
    match way {
        Way::Raw { number } => request("GET", &format!("/tables/{number}/streams/{}", guest.0), "", ""),
        Way::Likeness { code, keys } => match (face, keys.get(guest.index())) {
            (Face::Page, Some(key)) => {
                request("GET", &format!("/t/{code}/stream?face=hand"), &cookie(code, key), "")
            }
            (Face::Page, None) => request("GET", &format!("/t/{code}/stream?face=stage"), "", ""),
            (_, key) => {
                let headers = key.map_or_else(String::new, |key| bearer(key));
                request("GET", &format!("/api/v1/tables/{code}/stream"), &headers, "")
            }
        },
    }
}

/// The request for a command.
pub(crate) fn command(face: Face, way: &Way, errand: Errand, asked: &Request<'_>) -> String {
    let Errand { step, id } = errand;
    let body = match face {
        Face::Api | Face::RawApi => json(errand, asked.body),
        Face::Page | Face::RawPage => format!("{}&step={step}&id={id:032x}", asked.body),
    };
    let kind = if matches!(face, Face::Api | Face::RawApi) { JSON } else { FORM };
    match way {
        Way::Raw { number } => {
            let [a, b, c, d] = asked.frames.0;
            let path = format!("/tables/{number}?record={}&frames={a}.{b}.{c}.{d}", asked.record);
            request("POST", &path, kind, &body)
        }
        Way::Likeness { code, keys } => {
            let key = &keys[asked.guest.index()];
            if face == Face::Page {
                let headers = format!(
                    "{}Accept: application/json\r\nSec-Fetch-Site: same-origin\r\n{kind}",
                    cookie(code, key)
                );
                request("POST", &format!("/t/{code}/do"), &headers, &body)
            } else {
                to_the_api(code, key, &body)
            }
        }
    }
}

/// A command's body for the API.
pub(crate) fn json(Errand { step, id }: Errand, command: &str) -> String {
    format!(r#"{{"id":"{id:032x}","step":{step},"command":{command}}}"#)
}

/// The request for a command through the API.
pub(crate) fn to_the_api(code: &str, key: &str, body: &str) -> String {
    request("POST", &format!("/api/v1/tables/{code}/commands"), &format!("{}{JSON}", bearer(key)), body)
}

pub(crate) const JSON: &str = "Content-Type: application/json\r\n";
const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

fn bearer(key: &str) -> String {
    format!("Authorization: Bearer {key}\r\n")
}

fn cookie(code: &str, key: &str) -> String {
    format!("Cookie: likeness-{code}={key}\r\n")
}
