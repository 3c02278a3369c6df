//! Views to look at: every page and every phase, as struct literals.

use decks::{Decks, Language};
use journal::{Millis, Seq};
use maud::Markup;
use rules::{
    Seat, SeatSet, Slot,
    happiness::{
        self, Drawing, Drawn, FaceUp, GuessView, Help, Options, PhaseView, ScoreView, TurnView, View,
    },
};
use table::{Ability, Badge, GameOptions, GameView, GuestId, GuestView, Name, News, PlayingView, TableView};

use super::{AssetPaths, Context, Entry, Plain, Trouble};

/// A page to look at, and what it is called.
pub(super) struct Look {
    pub(super) name: String,
    pub(super) markup: Markup,
}

const NOW: u64 = 1_800_000_000_000;

/// Everything there is to see, in one language.
pub(super) fn looks(language: Language) -> Vec<Look> {
    let assets = AssetPaths {
        style: "../../web/assets/style.css".to_owned(),
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
    looks
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
    ];
    views.map(|(name, view)| look(&format!("stage-{name}"), super::stage_page(context, &view, NOW))).into()
}

// ---- The table

const NAMES: [&str; 10] =
    ["Ada", "Benjamin", "Cléo", "Dev", "محمد", "Wilhelmina-Charlotte", "王小明", "Gus", "Hana", "Ivo"];

fn table(me: Option<u16>, guests: u16) -> TableView {
    let guest = |number: u16| GuestView {
        id: GuestId(number),
        name: Name::new(NAMES[usize::from(number)]).unwrap(),
        badge: Badge::try_from(number as u8).unwrap(),
        language: Language::En,
        connected: number != 3,
        left: number == 6,
        seat: None,
        may_skip: false,
    };
    let mut may = vec![Ability::BeMyself];
    if me == Some(0) {
        may.extend([
            Ability::ChooseGame,
            Ability::ChoosePace,
            Ability::Lock,
            Ability::StartGame,
            Ability::Remove,
            Ability::HandOver,
            Ability::Forget,
        ]);
    }
    TableView {
        code: "KR7WQ4".parse().unwrap(),
        seq: Seq(42),
        step: Seq(40),
        language: Language::En,
        me: me.map(GuestId),
        host: (guests > 0).then_some(GuestId(0)),
        guests: (0..guests).map(guest).collect(),
        locked: guests > 6,
        chosen: GameOptions::Happiness(Options::default()),
        pace: (guests > 6).then_some(120),
        games_played: 0,
        game: None,
        may,
        news: None,
    }
}

fn lobby(me: Option<u16>, guests: u16) -> TableView {
    let mut view = table(me, guests);
    view.news = (guests > 2).then_some(News::Arrived { guest: GuestId(2) });
    view
}

/// A game of three with one who only watches.
fn playing(me: Option<u16>, options: Options, phase: PhaseView) -> TableView {
    let mut view = table(me, 4);
    let seats: Vec<GuestId> = (0..3).map(GuestId).collect();
    for guest in &mut view.guests {
        guest.seat = seats.iter().position(|id| *id == guest.id).map(|seat| Seat(seat as u8));
    }
    let my_seat = view.myself().and_then(|me| me.seat);
    let (waiting_on, may) = acts(my_seat, &phase);
    let game = View {
        options,
        me: my_seat,
        may,
        turn: 1,
        turns: 3,
        phase,
        score: ScoreView { points: 3, perfect: 10, blind: 1.04 },
        history: Vec::new(),
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        waiting_on,
    };
    view.game = Some(PlayingView {
        kind: rules::GameKind::Happiness,
        seats,
        view: GameView::Happiness(game),
        over: false,
        deadline: None,
    });
    if me == Some(3) {
        view.may.push(Ability::SitDown);
    }
    view
}

/// Whom the table waits for in a phase, and what these eyes may do.
fn acts(me: Option<Seat>, phase: &PhaseView) -> (SeatSet, Vec<happiness::Ability>) {
    use happiness::Ability::*;
    let (waiting, mine): (Vec<Seat>, Vec<happiness::Ability>) = match phase {
        PhaseView::Opening { .. } | PhaseView::Revealed { next: Some(_) } => {
            (vec![Seat(0), Seat(1), Seat(2)], vec![DrawCards])
        }
        PhaseView::Revealed { next: None } => (vec![Seat(0), Seat(1), Seat(2)], vec![FinishGame]),
        PhaseView::Ranking { cards, row, .. } => {
            let full = row.as_ref().is_some_and(|row| row.len() == cards.len());
            (vec![Seat(0)], if full { vec![LayToken, SealRanking] } else { vec![LayToken] })
        }
        PhaseView::Guessing { guess, .. } => {
            let guess = guess.as_ref();
            let agreed = guess.map_or(SeatSet::EMPTY, |guess| guess.agreed);
            let mine = match me {
                Some(seat) if agreed.contains(seat) => vec![LayToken, WithdrawAgreement],
                _ if guess.is_some_and(|guess| guess.complete) => vec![LayToken, AgreeToGuess],
                _ => vec![LayToken],
            };
            ([Seat(1), Seat(2)].into_iter().filter(|seat| !agreed.contains(*seat)).collect(), mine)
        }
        PhaseView::Over => (vec![], vec![]),
    };
    let waiting: SeatSet = waiting.into_iter().collect();
    let acts = me.is_some_and(|me| waiting.contains(me) || mine.contains(&WithdrawAgreement));
    (waiting, if acts { mine } else { vec![] })
}

fn game(view: &mut TableView) -> &mut View {
    let GameView::Happiness(game) = &mut view.game.as_mut().expect("a game is being played").view;
    game
}

// ---- Cards

/// The longest card of each category, so that what fits here fits everywhere.
fn longest(count: usize) -> Vec<Drawn> {
    let decks = Decks::embedded();
    let kind = rules::GameKind::Happiness;
    let length = |card: &decks::Card| {
        Language::ALL.map(|language| card.text(language).chars().count()).iter().sum::<usize>()
    };
    let of_pile = |pile: &decks::PileInfo| {
        let cards = decks.sets(kind).iter().flat_map(decks::Set::cards).filter(|card| card.pile == pile.id);
        cards.max_by_key(|card| length(card)).map(|card| Drawn { card: card.id, category: pile.id })
    };
    decks.piles(kind).iter().filter_map(of_pile).take(count).collect()
}

fn drawn(count: usize) -> Vec<Drawn> {
    let decks = Decks::embedded();
    let kind = rules::GameKind::Happiness;
    let of_pile = |(number, pile): (usize, &decks::PileInfo)| {
        let mut cards = decks.sets(kind)[0].cards().iter().filter(|card| card.pile == pile.id);
        cards.nth(number + 1).map(|card| Drawn { card: card.id, category: pile.id })
    };
    decks.piles(kind).iter().enumerate().filter_map(of_pile).take(count).collect()
}

fn row(slots: &[u8]) -> Vec<Slot> {
    slots.iter().copied().map(Slot).collect()
}

// ---- Phases

fn ranking(me: Option<u16>, laid: usize) -> TableView {
    let row = (me == Some(0)).then(|| row(&[3, 0, 4, 1, 2][..laid]));
    playing(me, Options::default(), PhaseView::Ranking { player: Seat(0), cards: drawn(5), row })
}

fn face_up_ranking() -> TableView {
    let options = Options { help: Help::OneFaceUp, ..Options::default() };
    playing(
        Some(0),
        options,
        PhaseView::Ranking { player: Seat(0), cards: longest(5), row: Some(row(&[3, 0, 4, 1, 2])) },
    )
}

fn guess(slots: &[u8], complete: bool) -> GuessView {
    let changed_by = (!slots.is_empty()).then_some(Seat(2));
    GuessView { row: row(slots), complete, edition: 7, changed_by, agreed: SeatSet::EMPTY }
}

fn guessing(me: Option<u16>, laid: usize) -> TableView {
    let mine = me == Some(0);
    playing(
        me,
        Options::default(),
        PhaseView::Guessing {
            player: Seat(0),
            cards: drawn(5),
            row: mine.then(|| row(&[3, 0, 4, 1, 2])),
            face_up: None,
            guess: (!mine).then(|| guess(&[3, 4, 0, 1, 2][..laid], laid == 5)),
        },
    )
}

fn agreed_guess() -> TableView {
    let agreed = GuessView { agreed: [Seat(1)].into_iter().collect(), ..guess(&[3, 4, 0, 1, 2], true) };
    let phase = PhaseView::Guessing {
        player: Seat(0),
        cards: longest(5),
        row: None,
        face_up: None,
        guess: Some(agreed),
    };
    playing(Some(1), Options::default(), phase)
}

fn face_up_guess(me: Option<u16>, laid: usize) -> TableView {
    let phase = PhaseView::Guessing {
        player: Seat(0),
        cards: drawn(5),
        row: None,
        face_up: Some(FaceUp { card: Slot(0), place: 1 }),
        guess: Some(guess(&[3, 4, 1, 2][..laid], laid == 4)),
    };
    playing(me, Options { help: Help::OneFaceUp, ..Options::default() }, phase)
}

fn peeking() -> TableView {
    let phase = PhaseView::Guessing {
        player: Seat(0),
        cards: drawn(5),
        row: Some(row(&[3, 0, 4, 1, 2])),
        face_up: None,
        guess: Some(guess(&[3, 4], false)),
    };
    playing(Some(0), Options { peek: happiness::Peek::Seen, ..Options::default() }, phase)
}

fn one_deck_guess() -> TableView {
    let guess = guess(&[3, 4, 0], false);
    let phase = PhaseView::Guessing {
        player: Seat(0),
        cards: drawn(5),
        row: None,
        face_up: None,
        guess: Some(guess),
    };
    playing(Some(1), Options { drawing: Drawing::OneDeck, ..Options::default() }, phase)
}

fn seven_guess() -> TableView {
    let guess = guess(&[3, 4, 0, 6, 5], false);
    let phase = PhaseView::Guessing {
        player: Seat(0),
        cards: longest(7),
        row: None,
        face_up: None,
        guess: Some(guess),
    };
    playing(None, Options { cards: 7, ..Options::default() }, phase)
}

/// A guesser does not answer while a clock runs.
fn slow_guess() -> TableView {
    let mut view = guessing(Some(1), 5);
    view.guests[2].may_skip = true;
    view.may.push(Ability::ExtendDeadline);
    view.news = Some(News::MoreTime { guest: GuestId(2) });
    if let Some(playing) = &mut view.game {
        playing.deadline = Some(Millis(NOW + 90_000));
    }
    view
}

fn turn(player: u8, cards: Vec<Drawn>) -> TurnView {
    TurnView {
        player: Seat(player),
        cards,
        ranking: row(&[3, 0, 4, 1, 2]),
        guess: row(&[3, 4, 0, 1, 2]),
        right: vec![true, false, false, true, true],
        points: 3,
        perfect: false,
    }
}

fn revealed(me: Option<u16>, drawing: Drawing) -> TableView {
    let options = Options { drawing, ..Options::default() };
    let mut view = playing(me, options, PhaseView::Revealed { next: Some(Seat(1)) });
    game(&mut view).history = vec![turn(0, longest(5))];
    view
}

fn last_reveal() -> TableView {
    let mut view = playing(Some(2), Options::default(), PhaseView::Revealed { next: None });
    let guess = row(&[3, 0, 4, 1, 2]);
    game(&mut view).history =
        vec![TurnView { guess, right: vec![true; 5], points: 10, perfect: true, ..turn(0, drawn(5)) }];
    view
}

fn over(me: Option<u16>, turns: u8) -> TableView {
    let mut view = playing(me, Options { turns_each: turns / 3, ..Options::default() }, PhaseView::Over);
    let game = game(&mut view);
    game.history = (0..turns).map(|number| turn(number % 3, drawn(5))).collect();
    game.score = ScoreView {
        points: 3 * u32::from(turns),
        perfect: 10 * u32::from(turns),
        blind: 1.04 * f64::from(turns),
    };
    if let Some(playing) = &mut view.game {
        playing.over = true;
    }
    view.may.push(Ability::CloseGame);
    view
}
