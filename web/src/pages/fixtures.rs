//! Pages to look at: every kind of page, and every phase of play on a hand and on the stage.

mod colours;
mod preference;
mod views;

use decks::{Decks, Language};
use maud::Markup;
use rules::{
    Notice, Seat,
    happiness::{self, Drawing, Options, PhaseView},
};

use self::{colours::Round, preference::Evening, views::*};
use super::{AssetPaths, Context, Entry, Plain, Trouble};

/// A page to look at, and what it is called.
pub(super) struct Look {
    pub(super) name: String,
    pub(super) markup: Markup,
}

/// Everything there is to see, in one language.
pub(super) fn looks(language: Language) -> Vec<Look> {
    let assets = AssetPaths {
        style: "style.css".to_owned(),
        script: "../../web/assets/none.js".to_owned(),
        modules: Vec::new(),
        version: "looks".to_owned(),
        icon: "../../web/assets/icon.svg".to_owned(),
        manifest: "../../web/assets/manifest.webmanifest".to_owned(),
    };
    let context = Context {
        language,
        base_url: "https://likeness.example",
        assets: &assets,
        decks: Decks::embedded(),
        plain: Plain::Live,
    };
    let mut looks = doors(&context);
    looks.extend(hands(&context));
    looks.extend(stages(&context));
    looks.extend(preference_hands(&context));
    looks.extend(preference_stages(&context));
    looks.extend(colours_hands(&context));
    looks.extend(colours_stages(&context));
    looks
}

fn preference_hands(context: &Context<'_>) -> Vec<Look> {
    let drawn = || Evening::of(5, 2, rules::preference::Options::default()).drawn();
    let views = [
        ("opening", Evening::short(4, 2).seen(Some(0))),
        ("opening-others", Evening::short(4, 2).seen(Some(1))),
        ("ranking", drawn().ranked(2).seen(Some(0))),
        ("ranking-full", drawn().ranked(4).seen(Some(0))),
        ("ranking-others", drawn().seen(Some(1))),
        ("guessing", drawn().sealed().placed(&[3, 2], 1).seen(Some(1))),
        ("guessing-full", drawn().sealed().placed(&[3, 2, 0, 1], 2).agreed(1).seen(Some(3))),
        ("guessing-it", drawn().sealed().seen(Some(0))),
        ("guessing-last", drawn().sealed().guessed(&[3, 2, 0, 1], 2).seen(Some(2))),
        ("guessing-others", drawn().sealed().placed(&[3], 0).seen(Some(2))),
        (
            "revealing-it",
            drawn().sealed().guessed(&[3, 2, 0, 1], 2).guessed(&[0, 1, 2, 3], 0).revealed(1).seen(Some(0)),
        ),
        (
            "revealing",
            drawn().sealed().guessed(&[3, 2, 0, 1], 2).guessed(&[0, 1, 2, 3], 0).revealed(2).seen(Some(1)),
        ),
        ("round-over", Evening::short(4, 2).rounds(1).seen(Some(1))),
        ("three-guessing", Evening::short(3, 3).drawn().sealed().placed(&[0], 0).seen(Some(1))),
        ("at-once", Evening::at_once(6, 3).drawn().sealed().placed(&[0, 1], 0).seen(Some(1))),
        ("watcher", drawn().sealed().placed(&[3], 0).seen(Some(5))),
    ];
    views
        .map(|(name, view)| look(&format!("hand-preference-{name}"), super::hand_page(context, &view, NOW)))
        .into()
}

fn preference_stages(context: &Context<'_>) -> Vec<Look> {
    let drawn = || Evening::of(5, 2, rules::preference::Options::default()).rounds(1).drawn();
    let guessed = || drawn().sealed().guessed(&[3, 2, 0, 1], 2).guessed(&[0, 1, 2, 3], 0);
    let views = [
        ("opening", Evening::short(4, 2).seen(None)),
        ("ranking", drawn().seen(None)),
        ("guessing", drawn().sealed().guessed(&[3, 2, 0, 1], 2).seen(None)),
        ("revealing", guessed().revealed(2).seen(None)),
        ("round-over", Evening::short(4, 2).rounds(2).seen(None)),
        (
            "eight",
            Evening::of(8, 4, rules::preference::Options::default()).rounds(3).drawn().sealed().seen(None),
        ),
        ("three", Evening::short(3, 3).rounds(1).seen(None)),
    ];
    views
        .map(|(name, view)| look(&format!("stage-preference-{name}"), super::stage_page(context, &view, NOW)))
        .into()
}

fn look(name: &str, markup: Markup) -> Look {
    Look { name: name.to_owned(), markup }
}

fn doors(context: &Context<'_>) -> Vec<Look> {
    let stranger = lobby(None, 4);
    let host = lobby(Some(0), 4);
    let mut pages = vec![
        look("page-home", super::home(context, &Entry::default())),
        look("page-home-fault", super::home(context, &Entry { name: "A", code: "KR", fault: Some("…") })),
        look("page-join", super::join(context, &stranger, &Entry::default())),
        look("page-come-back", super::come_back(context, &host)),
        look("page-about", super::about(context)),
        look("page-rules", super::rules(context, rules::GameKind::Happiness)),
        look("page-rules-now", super::table_rules(context, &guessing(Some(1), 4))),
        look(
            "page-device",
            super::device(
                context,
                &host,
                "https://likeness.example/t/KR7WQ4/device/0123456789abcdef0123456789abcdef",
            ),
        ),
        look("page-device-landing", super::device_landing(context, "/t/KR7WQ4/device/0123")),
        look("page-menu-host", super::menu(context, &host, None)),
        look("page-menu-guest", super::menu(context, &lobby(Some(1), 4), Some("…"))),
        look("page-refused", super::refusing_hand_page(context, &ranking(Some(0), 2), NOW, "…")),
    ];
    pages.extend(
        Trouble::ALL.map(|trouble| {
            look(&format!("page-trouble-{trouble:?}"), super::trouble(context, trouble, None))
        }),
    );
    pages
}

fn hands(context: &Context<'_>) -> Vec<Look> {
    let views = [
        ("lobby-alone", lobby(Some(0), 1)),
        ("lobby-host", lobby(Some(0), 4)),
        ("lobby-guest", lobby(Some(1), 7)),
        ("lobby-full", lobby(Some(0), 10)),
        ("opening", playing(Some(0), happiness::Options::default(), PhaseView::Opening { next: Seat(0) })),
        ("ranking-empty", ranking(Some(0), 0)),
        ("ranking-half", ranking(Some(0), 2)),
        ("ranking-full", ranking(Some(0), 5)),
        ("ranking-face-up", face_up_ranking()),
        ("ranking-others", ranking(Some(1), 0)),
        ("guessing-empty", guessing(Some(1), 0)),
        ("guessing-half", guessing(Some(1), 3)),
        ("guessing-full", guessing(Some(1), 5)),
        ("guessing-agreed", agreed_guess()),
        ("guessing-face-up", face_up_guess(Some(1), 2)),
        ("guessing-player", guessing(Some(0), 3)),
        ("guessing-peek", peeking()),
        ("guessing-watcher", guessing(Some(3), 3)),
        ("guessing-one-deck", one_deck_guess()),
        ("guessing-slow", slow_guess()),
        ("revealed", revealed(Some(1), Drawing::ByCategory)),
        ("revealed-one-deck", revealed(Some(0), Drawing::OneDeck)),
        ("revealed-last", last_reveal()),
        ("over", over(Some(0), 3)),
        ("revealed-full", full_house(revealed(Some(0), Drawing::ByCategory))),
        ("over-many", over(Some(1), 9)),
    ];
    views.map(|(name, view)| look(&format!("hand-{name}"), super::hand_page(context, &view, NOW))).into()
}

fn stages(context: &Context<'_>) -> Vec<Look> {
    let views = [
        ("lobby-empty", lobby(None, 0)),
        ("lobby", lobby(None, 6)),
        ("opening", playing(None, Options::default(), PhaseView::Opening { next: Seat(1) })),
        ("ranking", ranking(None, 0)),
        ("guessing-empty", guessing(None, 0)),
        ("guessing-half", guessing(None, 3)),
        ("guessing-full", guessing(None, 5)),
        ("guessing-face-up", face_up_guess(None, 2)),
        ("guessing-seven", seven_guess()),
        ("revealed", revealed(None, Drawing::ByCategory)),
        ("revealed-one-deck", revealed(None, Drawing::OneDeck)),
        ("over", over(None, 3)),
        ("over-many", over(None, 9)),
        ("lobby-full", lobby(None, 10)),
        ("ranking-full-house", full_house(seven_ranking())),
        ("guessing-full-house", full_house(seven_guess())),
        ("revealed-full-house", full_house(revealed(None, Drawing::ByCategory))),
        ("revealed-seven", seven_revealed()),
        ("revealed-seven-full-house", full_house(seven_revealed())),
        ("over-full-house", full_house(over(None, 30))),
    ];
    views.map(|(name, view)| look(&format!("stage-{name}"), super::stage_page(context, &view, NOW))).into()
}

fn colours_hands(context: &Context<'_>) -> Vec<Look> {
    let five = || Round::of(5, rules::colours::Options::default());
    let views = [
        ("opening", five().seen(Some(0))),
        ("opening-others", five().seen(Some(1))),
        ("voting", five().asked().voted(2).seen(Some(3))),
        ("voting-done", five().asked().voted(3).seen(Some(1))),
        ("predicting", five().asked().voted(5).predicted(2).seen(Some(4))),
        ("predicting-done", five().asked().voted(5).predicted(2).seen(Some(0))),
        ("round-over", five().rounds(1).seen(Some(1))),
        ("outcome-only", Round::outcome_only(3).rounds(2).seen(Some(1))),
        ("watcher", five().asked().voted(2).seen(Some(5))),
    ];
    views
        .map(|(name, view)| look(&format!("hand-colours-{name}"), super::hand_page(context, &view, NOW)))
        .into()
}

fn colours_stages(context: &Context<'_>) -> Vec<Look> {
    let five = || Round::of(5, rules::colours::Options::default());
    let six = || Round::of(6, rules::colours::Options::default());
    let views = [
        ("opening", five().seen(None)),
        ("opening-six", six().seen(None)),
        ("lost", Round::short(3, 12).rounds(1).asked().told(Notice::Skip(Seat(1))).seen(None)),
        ("picking", Round::picked(4).wordy().asked().seen(None)),
        ("voting", five().rounds(2).asked().voted(2).seen(None)),
        ("voting-wordy", six().rounds(3).wordy().asked().voted(4).seen(None)),
        ("predicting", five().rounds(2).asked().voted(5).predicted(2).seen(None)),
        ("predicting-wordy", six().rounds(5).wordy().asked().voted(6).predicted(4).seen(None)),
        ("predicting-last", five().rounds(2).asked().voted(5).predicted(4).seen(None)),
        ("round-over", five().rounds(3).seen(None)),
        ("round-over-wordy", six().rounds(7).wordy().rounds(1).seen(None)),
        ("outcome-only", Round::outcome_only(3).rounds(2).seen(None)),
        ("outcome-only-six", Round::outcome_only(6).rounds(6).seen(None)),
        ("hurried", six().rounds(2).asked().voted(3).seen_hurried()),
        ("short", Round::short(4, 12).rounds(2).seen(None)),
        ("decided", Round::short(4, 20).decided().seen(None)),
        ("over", five().decided().finished().seen(None)),
        ("over-six", six().wordy().decided().finished().seen(None)),
    ];
    views
        .map(|(name, view)| look(&format!("stage-colours-{name}"), super::stage_page(context, &view, NOW)))
        .into()
}
