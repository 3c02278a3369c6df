//! Who asks: the key in their cookie, their language, their address.

use std::{
    borrow::Cow,
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, OnceLock},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, HeaderValue, Uri, header, request::Parts},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use decks::Language;
use table::{Code, GuestId, Key, StagePass, TableView};

use crate::{
    app::App,
    limits::{Try, lock},
    look::AS,
    pages::{Context, MetBefore, Plain, StageLight},
    passed_seats::{self, PassedSeat},
    peers::FromPeer,
    server::Proxy,
    tell_trouble::Manner,
    trouble::Trouble,
    words,
};

/// Browsers keep a cookie for at most 400 days; every visit renews it.
const COOKIE_LIFE: i64 = 400;
const LANGUAGE_COOKIE: &str = "likeness-language";
const STAGE_COOKIE: &str = "likeness-stage";
const LIGHT_COOKIE: &str = "likeness-light";
const PLAIN_COOKIE: &str = "likeness-plain";
/// Written by the browser module.
const MET_COOKIE: &str = "likeness-met";
/// What somebody has guessed today: nobody else needs to know it.
pub(crate) const PRACTICE_COOKIE: &str = "likeness-who";
/// A day, and the one after it for who began late.
const PRACTICE_COOKIE_LIFE: i64 = 2;

/// Whoever the proxy does not name: they share one quota, and are nobody's own machine.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
/// So many seats a browser keeps; the oldest are let go.
const MOST_SEATS_KEPT: usize = 24;

#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) key: Option<Key>,
    /// Where the key comes from.
    pub(crate) shown_in: ShownIn,
    /// The seats of that table for which this browser has a key, where it goes round among several people.
    pub(crate) passed: Vec<PassedSeat>,
    /// Cookies of seats that are one too many when there is a new one.
    surplus: Vec<String>,
    /// For a shared screen that looked on while the door was open.
    pub(crate) pass: Option<StagePass>,
    /// What they chose, or what their browser asks for.
    pub(crate) language: Language,
    pub(crate) address: IpAddr,
    /// The address by which they reached us, for links.
    pub(crate) base_url: String,
    /// How they want pages to keep up with the table. Whoever lacks the module may ask for pages that load
    /// themselves again; nobody gets them unasked, because they tear a reader away.
    pub(crate) script: Plain,
    /// The phases of games that this browser has met before.
    pub(crate) met: String,
    /// How they are told what went wrong.
    pub(crate) manner: Manner,
    /// The language that they have chosen at the table, once it is known. Whoever tells trouble knows it,
    /// too.
    at_the_table: Arc<OnceLock<Language>>,
    /// The code that they try, until the answer tells whether it was right.
    tried: Arc<Mutex<Option<Try>>>,
}

impl Visitor {
    /// The key that a program has chosen for itself.
    pub(crate) fn program_key(&self) -> Option<Key> {
        self.key.filter(|_| self.shown_in == ShownIn::Header)
    }

    /// A program that shows a key means it: one that cannot be a key is refused, not overlooked.
    pub(crate) fn require_readable_key(&self) -> Result<(), Trouble> {
        match (self.shown_in, self.key) {
            (ShownIn::Header, None) => Err(Trouble::NoKey),
            (ShownIn::Header, Some(_)) | (ShownIn::Cookie, _) => Ok(()),
        }
    }

    /// Notes a try that has been taken for them.
    pub(crate) fn try_once(&self, tried: Try) {
        let before = lock(&self.tried).replace(tried);
        if let Some(before) = before {
            before.give_back();
        }
    }

    /// The try that was taken for them, if any.
    pub(crate) fn finish_try(&self) -> Option<Try> {
        lock(&self.tried).take()
    }

    /// For whom the pages are made.
    pub(crate) fn context(&self) -> Context<'_> {
        let live = Context::live(self.language, &self.base_url);
        Context { plain: self.script, met: MetBefore(&self.met), ..live }
    }

    /// Each guest reads in their own language, whatever their browser asks for.
    pub(crate) fn read_as_in(&mut self, view: &TableView) {
        if let Some(me) = view.myself() {
            self.language = *self.at_the_table.get_or_init(|| me.language);
        }
    }

    /// Their language at the table if it is known by now, otherwise the one that they asked for.
    pub(crate) fn own_language(&self) -> Language {
        self.at_the_table.get().copied().unwrap_or(self.language)
    }

    pub(crate) fn of(parts: &Parts, manner: Manner, app: &App) -> Visitor {
        let jar = CookieJar::from_headers(&parts.headers);
        let bearer = bearer(&parts.headers);
        let shown_in = if bearer.is_some() { ShownIn::Header } else { ShownIn::Cookie };
        let passed = if bearer.is_some() { Vec::new() } else { passed_seats::held(parts, app) };
        let passed_key = passed_seats::named(&passed, query(&parts.uri, AS).as_deref());
        let key = bearer.or_else(|| seat_cookie(&jar, parts, app)).and_then(|text| text.parse().ok());
        let key = passed_key.or(key);
        let language = asked_language(&parts.uri)
            .or_else(|| jar.get(LANGUAGE_COOKIE).and_then(|cookie| cookie.value().parse().ok()))
            .unwrap_or_else(|| preferred_language(&parts.headers));
        let asks = |wish: &str| query(&parts.uri, wish).is_some();
        let plain = asks("plain") || (jar.get(PLAIN_COOKIE).is_some() && !asks("live"));
        let script = if plain { Plain::Refreshing } else { Plain::Live };
        let pass = jar.get(STAGE_COOKIE).map(|cookie| StagePass::shown(cookie.value()));
        Visitor {
            key,
            shown_in,
            passed,
            surplus: surplus_seats(parts, app),
            pass,
            language,
            address: address(parts, app),
            base_url: base_url(parts, app),
            script,
            met: jar.get(MET_COOKIE).map_or_else(String::new, |cookie| cookie.value().to_owned()),
            manner,
            at_the_table: Arc::default(),
            tried: Arc::default(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(parts
            .extensions
            .get::<Visitor>()
            .cloned()
            .expect("every request passes the layer that reads who asks"))
    }
}

/// Leaves out cookies that are not written in ASCII. Somebody else on the same host may have set one, and a
/// header with one of them could not be read at all: the seat beside it would be lost.
pub(crate) fn keep_readable_cookies(headers: &mut HeaderMap) {
    let is_readable = |value: &HeaderValue| value.to_str().is_ok();
    if headers.get_all(header::COOKIE).iter().all(is_readable) {
        return;
    }
    let pairs =
        headers.get_all(header::COOKIE).iter().flat_map(|value| value.as_bytes().split(|b| *b == b';'));
    let readable: Vec<&[u8]> = pairs.filter(|pair| pair.is_ascii()).collect();
    let kept = HeaderValue::from_bytes(&readable.join(&b';'));
    headers.remove(header::COOKIE);
    if let Ok(kept) = kept {
        headers.insert(header::COOKIE, kept);
    }
}

/// The value of a parameter in the address; empty when it has none.
pub(crate) fn query<'a>(uri: &'a Uri, name: &str) -> Option<Cow<'a, str>> {
    let mut pairs = form_urlencoded::parse(uri.query()?.as_bytes());
    pairs.find(|(known, _)| known == name).map(|(_, value)| value)
}

/// The language that a link on a page asks for.
pub(crate) fn asked_language(uri: &Uri) -> Option<Language> {
    query(uri, "lang")?.parse().ok()
}

/// By which light a stage is wanted: as its address says, or else as it was wanted last in this browser. It
/// is dark unless somebody wishes for day.
pub(crate) fn stage_light(uri: &Uri, jar: &CookieJar) -> StageLight {
    let day =
        query(uri, "light").is_some() || (jar.get(LIGHT_COOKIE).is_some() && query(uri, "dark").is_none());
    if day { StageLight::Day } else { StageLight::Dark }
}

/// Keeps in mind by which light this browser has a stage.
pub(crate) fn keeping_light(app: &App, jar: CookieJar, light: StageLight) -> CookieJar {
    let mut cookie = lasting(app, LIGHT_COOKIE, "day".to_owned());
    match (light, jar.get(LIGHT_COOKIE).is_some()) {
        (StageLight::Dark, false) => return jar,
        (StageLight::Dark, true) => cookie.make_removal(),
        (StageLight::Day, _) => {}
    }
    jar.add(cookie)
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Some(value.strip_prefix("Bearer ")?.trim().to_owned())
}

pub(crate) fn has_bearer(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

fn address(parts: &Parts, app: &App) -> IpAddr {
    if let Some(FromPeer(address)) = parts.extensions.get() {
        return *address;
    }
    let peer = parts
        .extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    match app.settings.behind_proxy {
        Proxy::Direct => peer,
        Proxy::Trusted => forwarded_for(&parts.headers).unwrap_or(UNKNOWN),
    }
}

/// The last entry is what our own proxy saw; those before it are hearsay.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    // Some proxies tell the port, too.
    last.parse().or_else(|_| last.parse().map(|socket: SocketAddr| socket.ip())).ok()
}

/// The host that the visitor asked for, as it may stand in an address.
pub(crate) fn asked_host(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
    (!host.is_empty() && host.bytes().all(plain)).then_some(host)
}

fn base_url(parts: &Parts, app: &App) -> String {
    if let Some(url) = &app.settings.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = asked_host(&parts.headers).unwrap_or("localhost");
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    match &app.settings.lan_url {
        // A phone cannot reach the host's own "localhost".
        Some(lan) if matches!(name, "localhost" | "127.0.0.1" | "[::1]") => {
            lan.trim_end_matches('/').to_owned()
        }
        _ => format!("http://{host}"),
    }
}

/// The best of the languages that the browser asks for, by its own weights.
fn preferred_language(headers: &HeaderMap) -> Language {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    asked.map(words::negotiated).unwrap_or_default()
}

/// How a key is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ShownIn {
    /// By a program, which knows what it does.
    Header,
    /// By a browser, in which somebody else may have put it.
    Cookie,
}

/// The name of the cookie that held the seats at all tables before each had its own, and the beginning of the
/// names of these.
fn key_cookie_name(app: &App) -> &'static str {
    if app.settings.is_secure() { "__Host-likeness" } else { "likeness" }
}

/// The cookie of a seat at a table; the guest is named where a browser has several.
pub(crate) fn seat_cookie_name(app: &App, table: Code, guest: Option<GuestId>) -> String {
    let base = key_cookie_name(app);
    match guest {
        None => format!("{base}-{table}"),
        Some(guest) => format!("{base}-{table}-{guest}"),
    }
}

/// The key of the seat at the table that the address names.
fn seat_cookie(jar: &CookieJar, parts: &Parts, app: &App) -> Option<String> {
    let own = table_in(&parts.uri).and_then(|table| jar.get(&seat_cookie_name(app, table, None)));
    own.or_else(|| jar.get(key_cookie_name(app))).map(|cookie| cookie.value().to_owned())
}

pub(crate) fn table_in(uri: &Uri) -> Option<Code> {
    let mut segments = uri.path().split('/').skip_while(|segment| !matches!(*segment, "t" | "tables"));
    segments.nth(1)?.parse().ok()
}

/// A cookie that holds a seat.
pub(crate) struct SeatCookie<'a> {
    name: &'a str,
    pub(crate) table: Code,
    /// Named where the browser goes round among several people.
    pub(crate) guest: Option<GuestId>,
    pub(crate) value: &'a str,
}

/// The cookies of seats. Browsers send older ones first.
pub(crate) fn seat_cookies<'a>(headers: &'a HeaderMap, app: &App) -> impl Iterator<Item = SeatCookie<'a>> {
    let base = key_cookie_name(app);
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).filter_map(move |pair| {
        let (name, value) = pair.trim().split_once('=')?;
        let seat = name.strip_prefix(base)?.strip_prefix('-')?;
        let (table, guest) = match seat.split_once('-') {
            None => (seat, None),
            Some((table, guest)) => (table, Some(GuestId(guest.parse().ok()?))),
        };
        Some(SeatCookie { name, table: table.parse().ok()?, guest, value })
    })
}

/// Where this browser has a seat, and a key that holds one there, the last one first.
pub(crate) fn kept_seats(headers: &HeaderMap, app: &App) -> Vec<(Code, Key)> {
    let mut seats: Vec<(Code, Key)> = Vec::new();
    for SeatCookie { table, value, .. } in seat_cookies(headers, app) {
        if let Ok(key) = value.parse()
            && seats.iter().all(|(known, _)| *known != table)
        {
            seats.push((table, key));
        }
    }
    seats.reverse();
    seats
}

/// Those of the table that the address names are none of them.
fn surplus_seats(parts: &Parts, app: &App) -> Vec<String> {
    let here = table_in(&parts.uri);
    let others = seat_cookies(&parts.headers, app).filter(|seat| Some(seat.table) != here);
    let mut seats: Vec<String> = others.map(|seat| seat.name.to_owned()).collect();
    let kept = MOST_SEATS_KEPT - 1;
    seats.truncate(seats.len().saturating_sub(kept));
    seats
}

/// The cookie that holds a guest's seat at one table, and an end to those that are too many. Nothing in the
/// page can read it.
pub(crate) fn keep_seat(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    table: Code,
    (guest, key): (GuestId, &Key),
) -> CookieJar {
    let jar = visitor.surplus.iter().fold(jar, |jar, name| jar.add(removal(app, name.clone())));
    let several = !visitor.passed.is_empty();
    let name = seat_cookie_name(app, table, several.then_some(guest));
    jar.add(lasting(app, name, key.to_string()))
}

/// An end to a cookie.
pub(crate) fn removal(app: &App, name: impl Into<Cow<'static, str>>) -> Cookie<'static> {
    let mut cookie = lasting(app, name, String::new());
    cookie.make_removal();
    cookie
}

pub(crate) fn language_cookie(app: &App, language: Language) -> Cookie<'static> {
    lasting(app, LANGUAGE_COOKIE, language.code().to_owned())
}

/// Lets a shared screen look on after the door was shut.
pub(crate) fn stage_cookie(app: &App, pass: &StagePass) -> Cookie<'static> {
    lasting(app, STAGE_COOKIE, pass.as_str().to_owned())
}

/// Remembers what somebody has guessed today.
pub(crate) fn practice_cookie(app: &App, progress: String) -> Cookie<'static> {
    let mut cookie = lasting(app, PRACTICE_COOKIE, progress);
    cookie.set_max_age(time::Duration::days(PRACTICE_COOKIE_LIFE));
    cookie
}

/// Keeps in mind how this guest wants pages to keep up.
pub(crate) fn keeping_up(app: &App, jar: CookieJar, wish: Plain) -> CookieJar {
    match (wish, jar.get(PLAIN_COOKIE).is_some()) {
        (Plain::Refreshing, false) => jar.add(plain_cookie(app)),
        (Plain::Live, true) => jar.add(no_plain_cookie(app)),
        (Plain::Refreshing, true) | (Plain::Live, false) => jar,
    }
}

fn plain_cookie(app: &App) -> Cookie<'static> {
    let mut cookie = lasting(app, PLAIN_COOKIE, "1".to_owned());
    cookie.set_max_age(None);
    cookie
}

/// Takes the wish back, once the module runs at the latest.
pub(crate) fn no_plain_cookie(app: &App) -> Cookie<'static> {
    removal(app, PLAIN_COOKIE)
}

pub(crate) fn lasting(app: &App, name: impl Into<Cow<'static, str>>, value: String) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.settings.is_secure())
        .max_age(time::Duration::days(COOKIE_LIFE))
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_proxy_s_own_word_counts_and_nothing_before_it() {
        let of = |values: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append("x-forwarded-for", value.parse().unwrap());
            }
            forwarded_for(&headers).map(|address| address.to_string())
        };
        assert_eq!(of(&["192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(of(&["127.0.0.1, 192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(of(&["127.0.0.1", "192.0.2.1:4711"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(of(&["[2001:db8::1]:4711"]).as_deref(), Some("2001:db8::1"));
        for unreadable in [&[][..], &[""], &["unknown"], &["192.0.2.1, "], &["192.0.2.1", "_hidden"]] {
            assert_eq!(of(unreadable), None, "{unreadable:?}");
        }
    }

    #[test]
    fn a_seat_is_kept_beside_a_cookie_that_cannot_be_read() {
        let mut headers = HeaderMap::new();
        let sent = "a=1; other=l\u{2019}été; seat=ff".as_bytes();
        headers.insert(header::COOKIE, HeaderValue::from_bytes(sent).unwrap());
        assert!(CookieJar::from_headers(&headers).get("seat").is_none(), "as the library reads it");
        keep_readable_cookies(&mut headers);
        let jar = CookieJar::from_headers(&headers);
        let of = |name| jar.get(name).map(|cookie| cookie.value().to_owned());
        assert_eq!((of("a").as_deref(), of("seat").as_deref()), (Some("1"), Some("ff")));
        assert_eq!(of("other"), None);
    }

    #[test]
    fn the_address_names_the_table_whose_seat_is_meant() {
        let table = |path: &'static str| table_in(&Uri::from_static(path)).map(|code| code.to_string());
        for path in ["/t/KR7WQ4", "/t/kr7wq4/do", "/api/v1/tables/KR7WQ4/commands?x=/t/ZZZZZZ"] {
            assert_eq!(table(path).as_deref(), Some("KR7WQ4"), "{path}");
        }
        assert_eq!(["/", "/t", "/t/x", "/start", "/api/v1/tables"].map(table), [const { None }; 5]);
    }

    #[test]
    fn the_browser_s_own_weights_choose_the_language() {
        let language = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, text.parse().unwrap());
            preferred_language(&headers)
        };
        assert_eq!(language("fr-CA,fr;q=0.9,en;q=0.8"), Language::Fr);
        assert_eq!(language("de, en;q=0.5, fr;q=0.7"), Language::Fr);
        assert_eq!(language("de, en-GB;q=0.7, fr;q=0.5"), Language::En);
        assert_eq!(language("pt;q=x,,;q="), Language::En);
        assert_eq!(preferred_language(&HeaderMap::new()), Language::En);
    }
}
