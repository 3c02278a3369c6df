//! *Who are they?* on the way: what an address asks for, and the cookie that remembers the day.

use axum::{
    extract::{Query, State, rejection::QueryRejection},
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use rules::image::PersonKey;
use serde::Deserialize;

use crate::{
    app::App,
    games::practice::{self, Hints, Progress, Quiz},
    name_completion::{self, Typed},
    trouble::Trouble,
    visitor::{PRACTICE_COOKIE, Visitor, practice_cookie},
    words::Words,
};

const MILLIS_A_DAY: u64 = 24 * 60 * 60 * 1000;

/// What an address asks for. Everything may be missing.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    /// The day that the images are of, as the page was made.
    day: Option<u64>,
    /// Which of them, from 1.
    image: Option<usize>,
    hints: Option<u8>,
    name: Option<String>,
    key: Option<String>,
    tell: Option<String>,
}

/// The page, whatever has been guessed. An address says what is being done, so going back and loading again
/// do no harm, and all of it works without a script.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Trouble> {
    let Query(wanted) = wanted?;
    let words = Words::of(visitor.language);
    let today = app.hall.now().0 / MILLIS_A_DAY;
    // Who began before midnight may finish; whoever comes with an older page gets today's.
    let day = wanted.day.filter(|day| (today.saturating_sub(1)..=today).contains(day)).unwrap_or(today);
    let is_late = wanted.day.is_some_and(|asked| asked != day);
    let wanted = if is_late { Wanted::default() } else { wanted };
    let remembered = jar.get(PRACTICE_COOKIE).map(|cookie| cookie.value().to_owned());
    let progress = Progress::remembered(remembered.as_deref(), day);
    let number = match wanted.image {
        Some(image) => image.checked_sub(1).ok_or(Trouble::NoSuchPage)?,
        None => progress.next_open(0).unwrap_or(0),
    };
    let hints = Hints::of(wanted.hints.unwrap_or_default());
    let almanac = app.settings.almanac;
    let images = app.calendar.images(almanac, day);
    let mut quiz = Quiz::new(almanac, &images, progress, number, hints).ok_or(Trouble::NoSuchPage)?;
    quiz.notice = is_late.then(|| words.practice_new_day());
    match (wanted.name.as_deref().map(str::trim), wanted.tell) {
        (_, Some(_)) => quiz.give_up(),
        (Some(""), None) => quiz.notice = Some(words.practice_no_name()),
        (Some(name), None) => {
            app.limits.ask_almanac(visitor.address)?;
            quiz.guess(name, chosen(wanted.key.as_deref())?);
        }
        (None, None) => {}
    }
    let jar = jar.add(practice_cookie(&app, quiz.progress.to_string()));
    Ok((jar, practice::page(&visitor.context(), &quiz)).into_response())
}

/// Whom somebody has chosen from the list; without a script nobody.
fn chosen(key: Option<&str>) -> Result<Option<PersonKey>, Trouble> {
    let key = key.filter(|key| !key.is_empty());
    key.map(str::parse).transpose().map_err(|_| Trouble::Unreadable("`key` is no person's key".to_owned()))
}

/// Completes names for whoever guesses, at no table.
pub(crate) async fn complete(
    State(app): State<App>,
    visitor: Visitor,
    typed: Result<Query<Typed>, QueryRejection>,
) -> Result<Response, Trouble> {
    app.limits.ask_almanac(visitor.address)?;
    let Query(typed) = typed?;
    Ok(name_completion::offered(&app, visitor.language, &typed))
}
