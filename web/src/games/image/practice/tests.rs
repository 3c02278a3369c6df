//! The page as a browser without a script uses it.

use std::sync::{Arc, atomic::Ordering};

use almanac::{Almanac, PracticeImage};
use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, StatusCode, header},
};
use decks::Language;
use journal::MemoryJournal;
use rules::image::{FictionalLife, Verdict};
use serde_json::Value;
use table::{Clock, Dice, Hall};
use tokio::sync::watch;
use tower::ServiceExt;

use super::{Outcome, Progress};
use crate::{Settings, app::App, words::Words};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A server at noon of a day.
struct Scene {
    router: Router,
    hand: Arc<std::sync::atomic::AtomicU64>,
}

/// What came back.
struct Page {
    status: StatusCode,
    html: String,
    /// What the cookie remembers from now on.
    progress: Option<String>,
}

impl Scene {
    fn on(day: u64) -> Scene {
        let (clock, hand) = Clock::adjustable();
        hand.store(day * DAY + DAY / 2, Ordering::SeqCst);
        let hall = Hall::new(Arc::new(MemoryJournal::default()), clock, Dice::System);
        let (_, closing) = watch::channel(false);
        Scene { router: App::new(hall, Settings::default(), closing).router(), hand }
    }

    async fn get(&self, query: &str, cookie: &str) -> Page {
        let request = Request::get(format!("/who-are-they{query}"))
            .header(header::COOKIE, format!("likeness-who={cookie}"))
            .body(Body::empty())
            .unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let cookies = parts.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
        let kept = cookies.filter_map(|cookie| cookie.strip_prefix("likeness-who="));
        let progress = kept.map(|rest| rest.split(';').next().unwrap().to_owned()).next();
        let html = String::from_utf8(to_bytes(body, 256 * 1024).await.unwrap().to_vec()).unwrap();
        Page { status: parts.status, html, progress }
    }
}

const TODAY: u64 = 20_773;

fn image(number: usize) -> PracticeImage {
    Almanac::embedded().practice_images(TODAY).remove(number)
}

/// As it may stand in an address.
fn named(image: &PracticeImage, language: Language) -> String {
    let name = Almanac::embedded().person(image.person).name();
    let name = match language {
        Language::En => name.en,
        Language::Fr => name.fr,
    };
    form_urlencoded::byte_serialize(name.as_bytes()).collect()
}

fn address(number: usize, rest: &str) -> String {
    format!("?day={TODAY}&image={}{rest}", number + 1)
}

#[tokio::test]
async fn an_image_is_shown_and_the_person_is_not() {
    let scene = Scene::on(TODAY);
    for number in 0..PracticeImage::A_DAY {
        let page = scene.get(&address(number, ""), "").await;
        assert_eq!(page.status, StatusCode::OK);
        let cards = page.html.split("pr-image").nth(1).unwrap().split("</ul>").next().unwrap();
        assert_eq!(cards.matches("<li>").count(), image(number).criteria.len(), "{cards}");
        let name = Almanac::embedded().person(image(number).person).name();
        assert!(!page.html.contains(&*name.en), "{}", name.en);
    }
}

#[tokio::test]
async fn whoever_fits_every_card_is_right_in_either_language() {
    let scene = Scene::on(TODAY);
    for language in Language::ALL {
        for number in 0..PracticeImage::A_DAY {
            let query = format!("&lang={language}&name={}", named(&image(number), language));
            let page = scene.get(&address(number, &query), "").await;
            let mut progress = Progress::on(TODAY);
            progress.note(number, Outcome::Guessed);
            assert_eq!(page.progress, Some(progress.to_string()), "{query}");
            assert_eq!(page.html.matches("btn-brass").count(), 1, "on to the next image");
            assert!(page.html.contains(&Words::of(language).practice_next()), "{query}");
        }
    }
}

#[tokio::test]
async fn a_wrong_guess_is_told_which_cards_fit() {
    let scene = Scene::on(TODAY);
    let almanac = Almanac::embedded();
    let verdict = |id| almanac.verdict(id, image(0).criteria, FictionalLife::Never);
    let another = almanac.people().find(|person| verdict(person.id()) == Verdict::DoesNotFit).unwrap();
    let name: String = form_urlencoded::byte_serialize(another.english_name().as_bytes()).collect();
    let page = scene.get(&address(0, &format!("&name={name}&key={}", another.key())), "").await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.progress, Some(Progress::on(TODAY).to_string()));
    let findings = page.html.split("ih-findings").nth(1).unwrap().split("</ul>").next().unwrap();
    assert_eq!(findings.matches("<li>").count(), image(0).criteria.len());
    assert!(findings.contains("tick-wrong"), "something does not fit: {findings}");
    let name = Almanac::embedded().person(image(0).person).name();
    assert!(!page.html.contains(&*name.en), "and nothing is given away");
}

#[tokio::test]
async fn hints_come_one_by_one_and_are_remembered_with_the_guess() {
    let scene = Scene::on(TODAY);
    for hints in 0..=3 {
        let page = scene.get(&address(0, &format!("&hints={hints}")), "").await;
        let told =
            page.html.split_once("pr-hints").map_or("", |(_, rest)| rest.split("</ul>").next().unwrap());
        assert_eq!(told.matches("<li>").count(), hints, "{told}");
        let words = Words::of(Language::En);
        let next = if hints < 3 { words.practice_hint() } else { words.practice_tell() };
        assert!(page.html.contains(&next), "{hints}");
    }
    let query = format!("&hints=1&name={}", named(&image(0), Language::En));
    assert_eq!(scene.get(&address(0, &query), "").await.progress.as_deref(), Some("20773.20000"));
    assert_eq!(scene.get(&address(0, "&hints=200"), "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn who_gives_up_is_told_and_who_comes_back_goes_on() {
    let scene = Scene::on(TODAY);
    let page = scene.get(&address(0, "&tell=yes"), "20773.01000").await;
    assert_eq!(page.progress.as_deref(), Some("20773.31000"));
    let name = Almanac::embedded().person(image(0).person).name();
    assert!(page.html.contains(&*maud::html! { (name.en) }.into_string()));
    let later = scene.get("", "20773.31000").await;
    assert!(later.html.contains(&Words::of(Language::En).practice_which(3, PracticeImage::A_DAY)));
    let done = scene.get(&address(4, ""), "20773.31121").await;
    assert!(done.html.contains(&Words::of(Language::En).practice_done(4, PracticeImage::A_DAY)));
    assert_eq!(done.html.matches("btn-brass").count(), 0);
    // Whoever goes back and guesses again is not told that it is right.
    let again = scene.get(&address(0, "&name=Barney+Rubble"), "20773.11000").await;
    assert!(!again.html.contains("Rubble"));
}

#[tokio::test]
async fn a_day_is_followed_by_another() {
    let scene = Scene::on(TODAY);
    let begun = scene.get("", "").await;
    scene.hand.fetch_add(DAY, Ordering::SeqCst);
    // Who began before midnight may finish.
    let page = scene.get(&address(2, ""), "20773.11000").await;
    assert_eq!(page.progress.as_deref(), Some("20773.11000"));
    assert!(!page.html.contains(&Words::of(Language::En).practice_new_day()));
    let next = scene.get("", "20773.11000").await;
    assert_eq!(next.progress.as_deref(), Some("20774.00000"));
    assert_ne!(begun.html, next.html);
    scene.hand.fetch_add(DAY, Ordering::SeqCst);
    let late = scene.get(&address(2, "&name=Plato"), "20773.11000").await;
    assert_eq!((late.status, late.progress.as_deref()), (StatusCode::OK, Some("20775.00000")));
    assert!(late.html.contains(&Words::of(Language::En).practice_new_day()));
}

#[tokio::test]
async fn what_makes_no_sense_is_answered_with_a_sentence() {
    let scene = Scene::on(TODAY);
    for (query, status) in [
        ("?image=0", StatusCode::NOT_FOUND),
        ("?image=6", StatusCode::NOT_FOUND),
        ("?image=x", StatusCode::BAD_REQUEST),
        ("?hints=-1", StatusCode::BAD_REQUEST),
        ("?image=1&image=2", StatusCode::BAD_REQUEST),
        ("?name=Plato&key=nobody", StatusCode::BAD_REQUEST),
        ("?day=18446744073709551616", StatusCode::BAD_REQUEST),
        ("?day=18446744073709551615", StatusCode::OK),
        ("?name=", StatusCode::OK),
        ("?name=%00%E2%80%AE%3Cscript%3E", StatusCode::OK),
        ("?name=Plato&key=0000000000000000", StatusCode::OK),
        ("?lang=xx&other=1", StatusCode::OK),
    ] {
        let page = scene.get(query, "odd").await;
        assert_eq!(page.status, status, "{query}");
        assert_eq!(page.html.matches("<h1").count(), 1, "{query}");
        assert!(!page.html.contains("<script>"), "{query}");
    }
    let page = scene.get("?name=Zzyzx+Qwv", "").await;
    assert!(page.html.contains("knows nobody called <bdi>Zzyzx Qwv</bdi>"));
    let long = format!("?name={}", "x".repeat(4000));
    assert!(scene.get(&long, "").await.html.len() < 40_000);
}

#[tokio::test]
async fn names_are_completed_for_whoever_guesses() {
    let scene = Scene::on(TODAY);
    let page = scene.get("/people?q=cleopatr&lang=fr", "").await;
    let answer: Value = serde_json::from_str(&page.html).unwrap();
    assert!(answer["people"][0]["name"].as_str().unwrap().starts_with("Cléopâtre"), "{answer}");
}
