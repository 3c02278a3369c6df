//! What all routes share, and where each address leads.

use std::{net::IpAddr, sync::Arc};

use axum::{Router, middleware, routing::MethodRouter};
use table::Hall;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::{
    Settings, api, assets, card_routes, entry_routes, evening_routes,
    games::practice,
    guard, installed,
    limits::{Bounds, Limits},
    name_completion,
    operator::{self, Metrics},
    pass_routes, peers,
    peers::Messenger,
    practice_routes, reactions, stream, table_routes,
    trouble::Trouble,
    try_alone,
};

/// Everything a request may need. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct App {
    inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) hall: Hall,
    pub(crate) settings: Settings,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) calendar: practice::Calendar,
    /// Hands on what other servers lead, where there are any.
    pub(crate) messenger: Option<Messenger>,
    /// Turns true when the server is about to stop, so that streams end.
    pub(crate) closing: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.inner
    }
}

impl App {
    /// On one machine.
    #[cfg(test)]
    pub(crate) fn new(hall: Hall, settings: Settings, closing: watch::Receiver<bool>) -> App {
        App::among(None, hall, settings, closing)
    }

    /// The same where other servers may lead a table.
    pub(crate) fn among(
        messenger: Option<Messenger>,
        hall: Hall,
        settings: Settings,
        closing: watch::Receiver<bool>,
    ) -> App {
        let limits = Limits::new(&settings.bounds);
        let (metrics, calendar) = Default::default();
        let inner = Inner { hall, settings, limits, metrics, calendar, messenger, closing };
        App { inner: Arc::new(inner) }
    }

    /// Whether there is room for one more table of that address; if so, it counts.
    pub(crate) fn make_room_for_table(&self, address: IpAddr) -> Result<(), Trouble> {
        if self.hall.live_tables() >= self.bounds().live_tables as usize {
            return Err(Trouble::HouseFull);
        }
        Ok(self.limits.open_table(address)?)
    }

    pub(crate) fn bounds(&self) -> &Bounds {
        &self.settings.bounds
    }

    pub(crate) fn router(self) -> Router {
        let routes = Router::new()
            // Only pages without a guest's secrets are compressed: a compressed size can tell what is in it.
            // Own cards are no secret among guests, and a whole list of them is long.
            .merge(leaflets().merge(own_cards()).layer(CompressionLayer::new()))
            .merge(tables())
            .merge(others())
            .nest(api::ROOT, api::router().into())
            .fallback(entry_routes::nowhere)
            .method_not_allowed_fallback(entry_routes::wrong_method);
        // On one machine no request passes it.
        let routes = match &self.messenger {
            Some(_) => routes.layer(middleware::from_fn_with_state(self.clone(), peers::hand_on)),
            None => routes,
        };
        routes.layer(middleware::from_fn_with_state(self.clone(), guard::dress)).with_state(self)
    }
}

/// Makes routers of a list of addresses, and a list of all of them.
macro_rules! addresses {
    ($($router:ident { $($path:literal $($method:ident $handler:path),+;)* })*) => {
        $(fn $router() -> Router<App> {
            Router::new()$(.route($path, MethodRouter::new()$(.$method($handler))+))*
        })*

        /// Every method and address of the pages and what belongs to them.
        const ADDRESSES: &[(&str, &str)] = &[$($($((stringify!($method), $path),)+)*)*];
    };
}

addresses! {
    leaflets {
        "/about" get entry_routes::about;
        "/no-line/{language}" get installed::no_line;
        "/method" get entry_routes::method;
        "/rules/{game}" get entry_routes::rules;
        "/cards" get card_routes::landing;
        "/who-are-they" get practice_routes::page;
        "/who-are-they/people" get practice_routes::complete;
    }
    own_cards {
        "/t/{code}/cards" get card_routes::page, post card_routes::act;
        "/t/{code}/cards.csv" get card_routes::csv;
        "/t/{code}/cards.txt" get card_routes::plain;
    }
    tables {
        "/t/{code}" get table_routes::hand;
        "/t/{code}/stage" get table_routes::stage;
        "/t/{code}/pass" get pass_routes::page, post pass_routes::turn;
        "/t/{code}/pass/join" get pass_routes::join_page, post pass_routes::join;
        "/t/{code}/rules" get table_routes::rules;
        "/t/{code}/stream" get stream::stream;
        "/t/{code}/do" post table_routes::act;
        "/t/{code}/react" post reactions::react;
        "/t/{code}/join" post entry_routes::join;
        "/t/{code}/qr.svg" get table_routes::qr;
        "/t/{code}/portrait.svg" get table_routes::portrait;
        "/t/{code}/menu" get table_routes::menu;
        "/t/{code}/face" get table_routes::face;
        "/t/{code}/last" get table_routes::last_game;
        "/t/{code}/evening" get evening_routes::evening;
        "/t/{code}/evening/page" get evening_routes::kept_page;
        "/t/{code}/evening/picture.svg" get evening_routes::picture;
        "/t/{code}/evening/{number}" get evening_routes::game;
        "/t/{code}/people" get name_completion::complete;
        "/t/{code}/return" post entry_routes::join;
        "/t/{code}/device/{link}" get entry_routes::device_landing, post entry_routes::redeem;
    }
    others {
        "/" get entry_routes::home;
        "/start" post entry_routes::open;
        "/try" post try_alone::begin;
        "/join" get entry_routes::find;
        "/assets/{version}/{file}" get assets::asset;
        "/favicon.ico" get assets::favicon;
        "/apple-touch-icon.png" get assets::touch_icon;
        "/manifest/{language}" get installed::manifest;
        "/worker.js" get installed::worker;
        "/healthz" get operator::health;
        "/readyz" get operator::ready;
        "/metrics" get operator::metrics;
    }
}

/// Every method and address that this server answers, parameters in braces: made of the very lists that lead
/// there.
pub fn addresses() -> Vec<(String, String)> {
    let pages = ADDRESSES.iter().map(|(method, path)| (method.to_uppercase(), (*path).to_owned()));
    let api = api::DOCUMENT.paths.paths.iter().flat_map(|(path, item)| {
        let methods = [
            ("GET", &item.get),
            ("POST", &item.post),
            ("PUT", &item.put),
            ("PATCH", &item.patch),
            ("DELETE", &item.delete),
        ];
        methods
            .into_iter()
            .filter(|(_, operation)| operation.is_some())
            .map(move |(method, _)| (method.to_owned(), format!("{}{path}", api::ROOT)))
    });
    pages.chain(api).collect()
}

#[cfg(test)]
mod tests {
    use axum::{
        body::Body,
        http::{Request, header},
    };
    use decks::Language;
    use journal::MemoryJournal;
    use rules::GameKind;
    use table::{Clock, Dice, GameOptions, Key, Newcomer};
    use tower::ServiceExt;

    use super::*;

    /// A compressed length tells what is in it, so what a guest may keep to themselves never is compressed.
    #[tokio::test]
    async fn of_a_table_nothing_but_its_own_cards_is_compressed() {
        let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, Dice::System);
        let (_, closing) = watch::channel(false);
        let key = Key::random();
        let newcomer = Newcomer { name: "Ada".to_owned(), badge: None, language: Language::En };
        let options = GameOptions::default_of(GameKind::Happiness);
        let (table, _) = hall.open(&newcomer, &key, &options).await.unwrap();
        let router = App::new(hall, Settings::default(), closing).router();
        let mut packed = Vec::new();
        let gets = ADDRESSES.iter().filter(|(method, path)| *method == "get" && path.starts_with("/t/"));
        for (_, path) in gets.filter(|(_, path)| !path.ends_with("/stream")) {
            let address = path.replace("{code}", &table.code().to_string());
            let request = Request::get(address)
                .header(header::AUTHORIZATION, format!("Bearer {key}"))
                .header(header::ACCEPT_ENCODING, "gzip, deflate, br, zstd");
            let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            if response.headers().contains_key(header::CONTENT_ENCODING) {
                packed.push(*path);
            }
        }
        assert!(packed.contains(&"/t/{code}/cards"), "{packed:?}");
        assert!(packed.iter().all(|path| path.starts_with("/t/{code}/cards")), "{packed:?}");
    }
}
