//! What cannot even be decoded.

use super::{
    cases::{Case, filled, proper_body, with_form},
    routes,
    scene::Scene,
};
use crate::support::http::Request;

/// What cannot even be decoded: bytes that are no text, parameters that come twice, files that are not there.
pub(crate) fn undecodable(scene: &Scene, language: &str) -> Vec<Case> {
    let guest = scene.reader(language);
    let code = &scene.host.table;
    let mut cases = Vec::new();
    for (method, path) in routes::templates().filter(|(_, path)| path.contains('{')) {
        for parameter in path.split('/').filter(|part| part.starts_with('{')) {
            let path = filled(&path.replace(parameter, "%FF%FE"), code);
            cases.push(Case::refused(proper_body(&path, Request::new(method, &path).key(&guest.key))));
        }
    }
    for path in ["/assets/0/nothing.css", "/assets/0/..%2f..%2fCargo.toml", "/join?code=a&code=b"] {
        cases.push(Case::refused(Request::get(path)));
    }
    for rest in ["/stage?lang=xx", "/stage?lang=%FF", "/stage?lang=fr&lang=en"] {
        cases.push(Case::either(Request::get(&scene.host.page(rest))));
    }
    for name in [&b"%FF%FE"[..], b"\xff\xfe", b"A%EF%BF%BDa"] {
        let named = |before: &str| [before.as_bytes(), name].concat();
        cases.push(Case::refused(with_form(Request::post("/start"), named("name="))));
        cases.push(Case::refused(with_form(Request::post("/try"), named("game=happiness&name="))));
        cases.push(Case::refused(with_form(Request::post(&scene.host.page("/join")), named("name="))));
        let rename =
            with_form(Request::post(&guest.page("/do")), named("do=rename&name=")).cookie(&guest.key);
        cases.push(Case::refused(rename.clone()));
        cases.push(Case::refused(rename.for_json()));
    }
    for case in &mut cases {
        case.request = case.request.clone().in_language(language);
    }
    cases
}
