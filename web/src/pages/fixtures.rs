//! Pages to look at: every kind of page, and every phase of play on a hand and on the stage.

mod bots;
mod colours;
mod happiness;
mod image;
mod image_hands;
mod image_stages;
mod personality;
mod personality_hands;
mod personality_stages;
mod played;
mod preference;
mod preference_hands;
mod views;

use decks::{Decks, Language};
use maud::Markup;
use rules::{
    CardId, GameKind, Notice, Seat,
    happiness::{Drawing, Options, PhaseView},
};

use table::TableView;

use self::{
    colours::{Round, before_colours, quietly},
    happiness::*,
    personality::Masks,
    preference::{Evening, longest},
    views::*,
};
use super::{AssetPaths, Context, Desk, Entry, Plain, Trouble};
use crate::brought::Brought;

/// A page to look at, and what it is called.
pub(super) struct Look {
    pub(super) name: String,
    pub(super) markup: Markup,
}

/// Who sits at a table that is looked at.
type Cast = fn(TableView) -> TableView;

/// Where the pages of tables are drawn.
struct Easel<'a> {
    context: &'a Context<'a>,
    cast: Cast,
}

impl Easel<'_> {
    fn hand(&self, view: TableView) -> Markup {
        super::hand_page(self.context, &(self.cast)(view), NOW)
    }

    fn stage(&self, view: TableView) -> Markup {
        super::stage_page(self.context, &(self.cast)(view), NOW)
    }
}

/// Everything there is to see, in one language.
pub(super) fn looks(language: Language) -> Vec<Look> {
    seen_with(language, |view| view)
}

/// The same where nobody but the host and whoever looks is a person.
pub(super) fn looks_with_bots(language: Language) -> Vec<Look> {
    let renamed = |look: Look| Look { name: format!("{}-among-bots", look.name), ..look };
    seen_with(language, bots::seated).into_iter().map(renamed).collect()
}

/// What bots are called there, and nobody and nothing else is.
pub(super) fn bot_names() -> impl Iterator<Item = String> {
    (0..bots::MOST).map(bots::name)
}

fn seen_with(language: Language, cast: Cast) -> Vec<Look> {
    with_context(language, |context| {
        let easel = &Easel { context, cast };
        let mut looks = doors(easel);
        looks.extend(hands(easel));
        looks.extend(stages(easel));
        looks.extend(preference_hands(easel));
        looks.extend(preference_stages(easel));
        looks.extend(colours_hands(easel));
        looks.extend(colours_stages(easel));
        looks.extend(personality_hands(easel));
        looks.extend(personality_stages(easel));
        looks.extend(image_hands(easel));
        looks.extend(image_words(easel));
        looks.extend(image_stages(easel));
        looks
    })
}

/// For every pair of votes that somebody can cast: what they see of it, what another player sees, and the stage.
pub(super) fn ballots() -> Vec<[String; 3]> {
    with_context(Language::En, |context| {
        let seen = |round: &Round| {
            let hand = |me| super::hand_page(context, &round.seen(Some(me)), NOW).into_string();
            [hand(1), hand(2), super::stage_page(context, &round.seen(None), NOW).into_string()]
        };
        Round::with_every_ballot_of(Seat(1)).iter().map(seen).collect()
    })
}

/// For every secret that one can have in Personality, a choice or a card: what they see of it, what another player sees, and
/// the stage.
pub(super) fn masked() -> [Vec<[String; 3]>; 2] {
    with_context(Language::En, |context| {
        let seen = |masks: &Masks| {
            let hand = |me| super::hand_page(context, &masks.seen(Some(me)), NOW).into_string();
            [hand(1), hand(2), super::stage_page(context, &masks.seen(None), NOW).into_string()]
        };
        [Masks::with_every_vote_of(Seat(1)), Masks::with_every_card_of(Seat(1))]
            .map(|secrets| secrets.iter().map(seen).collect())
    })
}

/// Everybody's page while a card is voted on, and the cards in everybody's hand.
pub(super) fn hands_of_personality() -> Vec<(String, Vec<CardId>)> {
    let masks = Masks::dealt(6).proposed();
    let page =
        |context: &Context<'_>, me| super::hand_page(context, &masks.seen(Some(me)), NOW).into_string();
    let hand = |seat| masks.seen_by(Some(Seat(seat))).hand.unwrap();
    with_context(Language::En, |context| {
        (0..6u8).map(|seat| (page(context, seat.into()), hand(seat))).collect()
    })
}

/// What only the second player of IMAGE has written down.
pub(super) const IMAGE_NOTE: &str = image_hands::NOTE;

/// Everybody's page of IMAGE and the stage, and the cards in everybody's hand: before the player in turn has laid and noted
/// something, and after.
pub(super) fn secrets_of_image() -> [Vec<(String, Vec<CardId>)>; 2] {
    image_hands::secrets().map(|evening| {
        let hand = |seat: Option<u8>| {
            seat.and_then(|seat| evening.seen_by(Some(Seat(seat))).hand).unwrap_or_default()
        };
        with_context(Language::En, |context| {
            let page = |seat: Option<u8>| match seat {
                Some(seat) => super::hand_page(context, &evening.seen(Some(seat.into())), NOW).into_string(),
                None => super::stage_page(context, &evening.seen(None), NOW).into_string(),
            };
            (0..4).map(Some).chain([None]).map(|seat| (page(seat), hand(seat))).collect()
        })
    })
}

/// A portrait to keep, in both languages.
pub(super) fn pictures() -> Vec<(String, Markup)> {
    let (_, view) = personality_hands::views().into_iter().find(|(name, _)| *name == "over").unwrap();
    let picture =
        |language| with_context(language, |context| crate::games::portrait(context, &view).unwrap());
    Language::ALL.map(|language| (format!("portrait.{language}"), picture(language))).into()
}

/// The page of own cards with a list of so many cards.
pub(super) fn long_list(cards: usize) -> String {
    let (game, decks) = (GameKind::Happiness, Decks::embedded());
    let list: String = (0..cards).map(|n| format!("happiness,,  Nap\u{202e} {n},\n")).collect();
    let view = table(Some(0), 3);
    let drafts = decks::read_list(&list, game, Language::En, decks).unwrap();
    let brought = Some(Brought::to(&view.own, drafts, decks));
    let desk = Desk { brought, ..Desk::at(game) };
    with_context(Language::En, |context| super::cards(context, &view, &desk).into_string())
}

fn with_context<T>(language: Language, work: impl FnOnce(&Context<'_>) -> T) -> T {
    let assets = AssetPaths { folder: "../../web/assets".to_owned(), version: "looks".to_owned() };
    let context = Context {
        language,
        base_url: "https://likeness.example",
        assets: &assets,
        decks: Decks::embedded(),
        plain: Plain::Live,
    };
    work(&context)
}

fn preference_hands(easel: &Easel<'_>) -> Vec<Look> {
    let page = |(name, view): (&str, TableView)| look(&format!("hand-preference-{name}"), easel.hand(view));
    preference_hands::views().into_iter().map(page).collect()
}

fn preference_stages(easel: &Easel<'_>) -> Vec<Look> {
    use rules::preference::{Board, Options};
    let drawn = || Evening::of(5, 2, Options::default()).rounds(1).drawn();
    let guessed = || drawn().sealed().guessed(&[3, 2, 0, 1], 2).guessed(&[0, 1, 2, 3], 0);
    let eight = || Evening::of(8, 4, Options::default());
    let long = |seats| Evening::of(seats, 4, Options { board: Board::Long, ..Options::default() });
    let four_guesses = [[3, 2, 0, 1], [0, 1, 2, 3], [3, 1, 2, 0], [1, 2, 3, 0]];
    let views = [
        ("opening", Evening::short(4, 2).seen(None)),
        ("lost", eight().rounds(1).drawn().told(rules::Notice::Left(Seat(1))).seen(None)),
        ("ranking", drawn().seen(None)),
        ("guessing", drawn().sealed().guessed(&[3, 2, 0, 1], 2).seen(None)),
        ("passed", eight().rounds(1).drawn().sealed().passed().guessed(&[3, 2, 0, 1], 1).seen(None)),
        ("long-names", eight().rounds(5).drawn().sealed().guessed(&[3, 2, 0, 1], 1).seen_with_long_names()),
        ("revealing", guessed().revealed(2).seen(None)),
        ("round-over", Evening::short(4, 2).rounds(2).seen(None)),
        ("eight", eight().rounds(3).drawn().sealed().seen(None)),
        ("three", Evening::short(3, 3).rounds(1).seen(None)),
        ("two-guessing", Evening::short(2, 2).rounds(1).drawn().sealed().seen(None)),
        ("sealed", guessed().seen(None)),
        ("at-once", Evening::at_once(6, 3).drawn().sealed().guessed(&[0, 1, 2, 3], 1).seen(None)),
        (
            "longest",
            longest(
                Evening::short(8, 4)
                    .level_rounds(1)
                    .drawn()
                    .sealed()
                    .all_guessed(&four_guesses, [4, 2, 4, 0])
                    .revealed(3)
                    .seen(None),
            ),
        ),
        (
            "all-doubled",
            longest(
                long(24)
                    .rounds(2)
                    .drawn()
                    .sealed()
                    .all_guessed(&[[3, 2, 0, 1]; 4], [4; 4])
                    .revealed(1)
                    .seen(None),
            ),
        ),
        ("crowd", long(16).rounds(4).drawn().sealed().all_guessed(&four_guesses, [0; 4]).seen(None)),
        ("tie", Evening::short(8, 4).level_rounds(5).seen(None)),
        ("won", Evening::short(8, 4).level_rounds(5).won().seen(None)),
        ("over", Evening::short(8, 4).level_rounds(5).won().finished().seen(None)),
        ("over-long", long(16).won().finished().seen(None)),
        ("over-three", Evening::short(3, 3).won().finished().seen(None)),
    ];
    views.map(|(name, view)| look(&format!("stage-preference-{name}"), easel.stage(view))).into()
}

fn look(name: &str, markup: Markup) -> Look {
    Look { name: name.to_owned(), markup }
}

fn doors(easel: &Easel<'_>) -> Vec<Look> {
    let context = easel.context;
    let seats = |view| (easel.cast)(view);
    let stranger = seats(lobby(None, 4));
    let host = seats(lobby(Some(0), 4));
    let mut pages = vec![
        look("page-home", super::home(context, &Entry::default())),
        look("page-home-fault", super::home(context, &Entry { name: "A", code: "KR", fault: Some("…") })),
        look("page-join", super::join(context, &stranger, &Entry::default())),
        look("page-come-back", super::come_back(context, &host)),
        look("page-come-back-bot", super::come_back(context, &kept_by_a_bot(lobby(Some(0), 4)))),
        look("page-about", super::about(context)),
        look("page-rules", super::rules(context, rules::GameKind::Happiness)),
        look("page-rules-now", super::table_rules(context, &seats(guessing(Some(1), 4)))),
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
        look(
            "page-menu-bots",
            super::menu(context, &seats(with_stand_ins(with_bots(lobby(Some(0), 6), 2))), None),
        ),
        look("page-menu-guest", super::menu(context, &seats(lobby(Some(1), 4)), Some("…"))),
        look("page-refused", super::refusing_hand_page(context, &seats(ranking(Some(0), 2)), NOW, "…")),
    ];
    pages.extend(
        Trouble::ALL.map(|trouble| {
            look(&format!("page-trouble-{trouble:?}"), super::trouble(context, trouble, None))
        }),
    );
    pages
}

fn hands(easel: &Easel<'_>) -> Vec<Look> {
    let views = [
        ("lobby-alone", lobby(Some(0), 1)),
        ("lobby-alone-bots", may_have_bots(lobby(Some(0), 1))),
        ("lobby-host", lobby(Some(0), 4)),
        ("lobby-bots", with_bots(lobby(Some(0), 5), 3)),
        ("lobby-bots-guest", with_bots(lobby(Some(1), 5), 3)),
        ("lobby-bots-teams", with_bots(teamed(Some(0), 7, 3), 4)),
        ("lobby-guest", lobby(Some(1), 7)),
        ("lobby-full", lobby(Some(0), 10)),
        ("lobby-alone-three", each_alone(Some(0), 3)),
        ("lobby-teams-4", teamed(Some(0), 4, 2)),
        ("lobby-teams-7", teamed(Some(0), 7, 3)),
        ("lobby-teams-16", teamed(Some(0), 16, 4)),
        ("lobby-teams-24", teamed(Some(0), 24, 4)),
        ("lobby-teams-guest-7", teamed(Some(1), 7, 2)),
        ("lobby-teams-guest-16", teamed(Some(1), 16, 4)),
        ("lobby-teams-lopsided", lopsided(teamed(Some(0), 6, 3))),
        ("opening", playing(Some(0), Options::default(), PhaseView::Opening { next: Seat(0) })),
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
        ("guessing-stand-ins", with_stand_ins(slow_guess())),
        ("revealed", revealed(Some(1), Drawing::ByCategory)),
        ("revealed-one-deck", revealed(Some(0), Drawing::OneDeck)),
        ("revealed-last", last_reveal()),
        ("over", over(Some(0), 3)),
        ("revealed-full", full_house(revealed(Some(0), Drawing::ByCategory))),
        ("over-many", over(Some(1), 9)),
    ];
    views.map(|(name, view)| look(&format!("hand-{name}"), easel.hand(view))).into()
}

fn stages(easel: &Easel<'_>) -> Vec<Look> {
    let views = [
        ("lobby-empty", lobby(None, 0)),
        ("lobby", lobby(None, 6)),
        ("lobby-bots", with_bots(lobby(None, 5), 3)),
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
        ("lobby-teams-4", teamed(None, 4, 2)),
        ("lobby-teams-7", teamed(None, 7, 3)),
        ("lobby-teams-16", teamed(None, 16, 4)),
        ("lobby-teams-24", teamed(None, 24, 4)),
        ("lobby-teams-24-in-2", teamed(None, 24, 2)),
        ("lobby-teams-lopsided", lopsided(teamed(None, 24, 3))),
        ("ranking-full-house", full_house(seven_ranking())),
        ("guessing-full-house", full_house(seven_guess())),
        ("revealed-full-house", full_house(revealed(None, Drawing::ByCategory))),
        ("revealed-seven", seven_revealed()),
        ("revealed-seven-full-house", full_house(seven_revealed())),
        ("over-full-house", full_house(over(None, 30))),
    ];
    views.map(|(name, view)| look(&format!("stage-{name}"), easel.stage(view))).into()
}

fn colours_hands(easel: &Easel<'_>) -> Vec<Look> {
    use rules::{
        Notice,
        colours::{Options, Questions, Space},
    };
    let five = || Round::of(5, Options::default());
    let of = |seats: usize| Round::of(seats, Options::default());
    let picked = || Round::of(5, Options { questions: Questions::Picked, ..Options::default() });
    let short = || Round::of(5, Options { goal: Space(12), ..Options::default() });
    let views = [
        ("opening", five().seen(Some(0))),
        ("opening-others", five().seen(Some(1))),
        ("opening-for", five().told(Notice::Away(Seat(0))).seen(Some(1))),
        ("opening-lost", of(4).asked().told(Notice::Left(Seat(3))).told(Notice::Skip(Seat(2))).seen(Some(1))),
        ("picking", picked().asked().seen(Some(0))),
        ("picking-others", picked().asked().seen(Some(1))),
        ("voting-first", five().asked().seen(Some(0))),
        ("voting", five().asked().voted(2).seen(Some(3))),
        ("voting-three", of(3).asked().seen(Some(1))),
        ("voting-four", of(4).asked().seen(Some(1))),
        ("voting-six", of(6).asked().seen(Some(0))),
        ("voting-own", of(6).own_question().asked().seen_with_long_names(Some(1))),
        ("voting-done", five().asked().voted(3).seen(Some(1))),
        ("voting-double", of(6).asked().voted(6 - 1).told(Notice::Away(Seat(3))).seen(Some(4))),
        ("predicting", five().asked().voted(5).predicted(2).seen(Some(4))),
        ("predicting-done", five().asked().voted(5).predicted(2).seen(Some(0))),
        ("predicting-watcher", five().asked().voted(5).predicted(2).seen(Some(5))),
        ("newcomer", of(4).asked().voted(1).told(Notice::Joined(Seat(4))).seen(Some(4))),
        ("round-over", five().rounds(1).seen(Some(1))),
        ("round-over-most", five().clear_round().seen(Some(1))),
        ("round-over-next", five().rounds(2).clear_round().seen(Some(3))),
        ("round-over-six", of(6).rounds(3).seen_with_long_names(Some(5))),
        ("round-over-watcher", five().clear_round().seen(Some(5))),
        ("outcome-only", Round::outcome_only(3).rounds(2).seen(Some(1))),
        ("watcher", five().asked().voted(2).seen(Some(5))),
        ("over-nobody", of(3).asked().told(Notice::Left(Seat(2))).seen(Some(1))),
        ("over", short().played_out().seen(Some(0))),
        ("over-won", short().played_out().seen(Some(1))),
    ];
    let mut looks: Vec<Look> =
        views.map(|(name, view)| look(&format!("hand-colours-{name}"), easel.hand(view))).into();
    let lobbies = [
        ("two", before_colours(Some(0), 2)),
        ("three", before_colours(Some(0), 3)),
        ("three-guest", before_colours(Some(1), 3)),
        ("four", before_colours(Some(0), 4)),
        ("kept", quietly(before_colours(Some(0), 3))),
        ("many", before_colours(Some(0), 8)),
    ];
    looks.extend(lobbies.map(|(name, view)| look(&format!("hand-colours-lobby-{name}"), easel.hand(view))));
    looks.push(look("page-rules-colours", super::rules(easel.context, rules::GameKind::Colours)));
    looks
}

fn colours_stages(easel: &Easel<'_>) -> Vec<Look> {
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
    views.map(|(name, view)| look(&format!("stage-colours-{name}"), easel.stage(view))).into()
}

fn personality_hands(easel: &Easel<'_>) -> Vec<Look> {
    let page = |(name, view): (&str, TableView)| look(&format!("hand-personality-{name}"), easel.hand(view));
    let mut looks: Vec<Look> = personality_hands::views().into_iter().map(page).collect();
    looks.push(look("page-rules-personality", super::rules(easel.context, rules::GameKind::Personality)));
    looks
}

fn personality_stages(easel: &Easel<'_>) -> Vec<Look> {
    let page =
        |(name, view): (&str, TableView)| look(&format!("stage-personality-{name}"), easel.stage(view));
    personality_stages::views().into_iter().map(page).collect()
}

fn image_hands(easel: &Easel<'_>) -> Vec<Look> {
    let page = |(name, view): (&str, TableView)| look(&format!("hand-image-{name}"), easel.hand(view));
    image_hands::views().into_iter().map(page).collect()
}

/// Before a game of IMAGE, and its rules.
fn image_words(easel: &Easel<'_>) -> Vec<Look> {
    let before = |me, guests| {
        let mut view = lobby(Some(me), guests);
        view.chosen = table::GameOptions::default_of(rules::GameKind::Image);
        look(&format!("hand-image-lobby-{guests}-{me}"), easel.hand(view))
    };
    let now = moment_of_image("voting");
    vec![
        before(0, 4),
        before(1, 4),
        before(0, 8),
        look("page-rules-image", super::rules(easel.context, rules::GameKind::Image)),
        look("page-rules-image-now", super::table_rules(easel.context, &now)),
    ]
}

/// What the stage sees at a moment of IMAGE that is there to be looked at.
pub(crate) fn moment_of_image(name: &str) -> TableView {
    let found = image_stages::views().into_iter().find(|(moment, _)| *moment == name);
    found.unwrap_or_else(|| panic!("there is no moment {name}")).1
}

fn image_stages(easel: &Easel<'_>) -> Vec<Look> {
    let hand = |(name, view): (&str, TableView)| look(&format!("hand-image-{name}"), easel.hand(view));
    let page = |(name, view): (&str, TableView)| look(&format!("stage-image-{name}"), easel.stage(view));
    let stages = image_stages::views().into_iter().map(page);
    stages.chain(image_stages::ends_in_hand().into_iter().map(hand)).collect()
}
