//! A browser without scripts that goes round among several people.

use std::{collections::BTreeMap, sync::Arc};

use journal::{Journal, MemoryJournal};
use serde_json::Value;

use crate::{
    leaks::watched::{HOST, seeded_server},
    support::{
        guest::Guest,
        http::{Request, Response, fetch},
    },
};

/// What the dice of all tables here begin with.
const SEED: u64 = 23;

/// The browser, with its cookies.
#[derive(Debug, Clone)]
pub(crate) struct Phone {
    pub(crate) address: String,
    pub(crate) code: String,
    cookies: BTreeMap<String, String>,
}

/// What a phone shows.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) path: String,
    pub(crate) status: u16,
    pub(crate) html: String,
}

impl Phone {
    /// A table on a server of its own, whose host lends this phone to the others.
    pub(crate) async fn shared_by(names: &[&str], game: &str) -> Phone {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::new());
        let address = seeded_server(SEED, &journal).await;
        let mut phone = Phone { address, code: String::new(), cookies: BTreeMap::new() };
        let opened = phone.post("/start", &[("name", names[0]), ("game", game)]).await;
        phone.code = opened.path.rsplit('/').next().unwrap().to_owned();
        for name in &names[1..] {
            let joined = phone.post(&phone.at("/pass/join"), &[("name", name)]).await;
            assert_eq!((joined.status, joined.path), (200, phone.at("/pass")), "{name} joins at the phone");
        }
        phone
    }

    /// Another browser at the same server.
    pub(crate) fn another(&self) -> Phone {
        Phone { cookies: BTreeMap::new(), ..self.clone() }
    }

    pub(crate) fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.code)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Page {
        self.follow(Request::get(path)).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.follow(Request::form(path, fields)).await
    }

    /// Loads the page of the phone, as a reload does.
    pub(crate) async fn reload(&mut self) -> Page {
        self.get(&self.at("/pass")).await
    }

    /// Somebody taps on the curtain.
    pub(crate) async fn open(&mut self, guest: u16) -> Page {
        self.post(&self.at("/pass"), &[("as", &guest.to_string())]).await
    }

    /// Somebody sends a form of their own part.
    pub(crate) async fn does(&mut self, guest: u16, fields: &[(&str, &str)]) -> Page {
        self.post(&self.at(&format!("/do?as={guest}")), fields).await
    }

    /// The same as the browser module sends it: nothing is shown.
    pub(crate) async fn sends(&mut self, guest: u16, fields: &[(&str, &str)]) -> Response {
        let request = Request::form(&self.at(&format!("/do?as={guest}")), fields).for_json();
        let answer = fetch(&self.address, &self.signed(request)).await;
        self.keep(&answer);
        answer
    }

    /// A request with the cookies of this browser.
    pub(crate) fn signed(&self, request: Request) -> Request {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = request.header("host", HOST).header("sec-fetch-site", "same-origin");
        if cookies.is_empty() { request } else { request.header("cookie", cookies.join("; ")) }
    }

    /// The cookies of seats at the table, by the guests whom they name; none where there is one for all.
    pub(crate) fn seats(&self) -> Vec<Option<u16>> {
        let base = format!("likeness-{}", self.code);
        let seats = self.cookies.keys().filter_map(|name| name.strip_prefix(&base));
        seats.map(|rest| rest.strip_prefix('-').map(|guest| guest.parse().unwrap())).collect()
    }

    /// One of those who share the phone, as a program that has their key.
    pub(crate) fn guest(&self, id: u16) -> Guest {
        let key = self.cookies[&format!("likeness-{}-{id}", self.code)].clone();
        Guest { address: self.address.clone(), table: self.code.clone(), id: u64::from(id), key }
    }

    /// The table as one of them sees it.
    pub(crate) async fn view(&self, id: u16) -> Value {
        self.guest(id).look().await
    }

    async fn follow(&mut self, mut request: Request) -> Page {
        for _ in 0..4 {
            let answer = fetch(&self.address, &self.signed(request.clone())).await;
            self.keep(&answer);
            match answer.header("location").filter(|_| answer.status == 303) {
                Some(place) => request = Request::get(place),
                None => {
                    assert_eq!(answer.header("cache-control"), Some("no-store"), "{}", request.path);
                    return Page { status: answer.status, html: answer.text(), path: request.path };
                }
            }
        }
        panic!("{} leads nowhere", request.path)
    }

    fn keep(&mut self, answer: &Response) {
        for cookie in answer.all("set-cookie") {
            let (pair, rest) = cookie.split_once(';').unwrap_or((cookie, ""));
            let (name, value) = pair.split_once('=').unwrap();
            match rest.contains("Max-Age=0") {
                true => drop(self.cookies.remove(name)),
                false => drop(self.cookies.insert(name.to_owned(), value.to_owned())),
            }
        }
    }
}

impl Page {
    /// For whom the curtain is open.
    pub(crate) fn opened(&self) -> Option<u16> {
        let (_, rest) = self.html.split_once("stream?face=pass&amp;open=")?;
        rest.split('&').next()?.parse().ok()
    }

    /// For whom a closed curtain asks: the one brass button.
    pub(crate) fn asks_for(&self) -> Option<u16> {
        let (before, _) = self.html.split_once("btn-brass")?;
        let (_, seat) = before.rsplit_once("name=\"as\" value=\"")?;
        seat.split('"').next()?.parse().ok()
    }

    /// Everybody for whom it could be opened.
    pub(crate) fn could_open_for(&self) -> Vec<u16> {
        let openers = self.html.split("name=\"as\" value=\"").skip(1);
        openers.map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect()
    }

    /// Nothing of anybody's own part is on it: no form that acts for anybody.
    pub(crate) fn is_closed(&self) {
        assert_eq!((self.status, self.opened()), (200, None), "{}", self.path);
        for own in ["/do?", "data-live", "?as=", "&amp;as=", "&amp;open="] {
            assert!(!self.html.contains(own), "{own} is on a closed curtain: {}", self.html);
        }
    }

    /// It is one guest's part, and nothing on it acts for another.
    pub(crate) fn is_open_for(&self, guest: u16) {
        assert_eq!((self.status, self.opened()), (200, Some(guest)), "{}", self.path);
        for rest in self.html.split("?as=").skip(1) {
            let named: String = rest.chars().take_while(char::is_ascii_digit).collect();
            assert_eq!(named, guest.to_string(), "an address of somebody else");
        }
    }
}
