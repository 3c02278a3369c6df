//! Our own small drawings, all in one stroke: 24 units wide, readable at 20 pixels.

use std::{borrow::Cow, fmt::Write, sync::LazyLock};

use maud::{Markup, PreEscaped, html};
use memchr::memmem;
use rules::GameKind;

macro_rules! symbols {
    ($($name:ident $slug:literal $($drawing:literal)+)*) => {
        /// A drawing. Those of categories are named in the decks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Symbol { $($name),* }

        impl Symbol {
            const ALL: &[Symbol] = &[$(Symbol::$name),*];

            pub(crate) const fn slug(self) -> &'static str {
                match self { $(Symbol::$name => $slug),* }
            }

            /// How pages point at it. They have so many that it is written as short as it can be, and once.
            const fn pointer(self) -> &'static str {
                match self {
                    $(Symbol::$name => concat!(
                        "<svg class=sym aria-hidden=true><use href=#s-", $slug, " /></svg>"
                    )),*
                }
            }

            /// The strokes themselves, for a picture that stands on its own.
            pub(crate) const fn drawing(self) -> &'static str {
                match self { $(Symbol::$name => concat!($($drawing),+)),* }
            }
        }
    };
}

symbols! {
    // Categories.
    House "house" r#"<path d="m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>"#
    Fork "fork"
        r#"<path d="M7.5 11v10M4 3v4.5a3.5 3.5 0 0 0 7 0V3M7.5 3v5M17 14v7M17 3v11h-3c0-5 .5-9 3-11"#
        r#"z"/>"#
    Leaf "leaf" r#"<path d="M6.5 18C3.5 10 9 4.5 20.5 4c.5 11.5-5 17-14 14zM3.5 21c2-5 5.5-8.5 10-10.5"/>"#
    People "people"
        r#"<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.8a3.3 3.3 "#
        r#"0 0 1 0 6.4M18 14.3c2.3.7 3.5 2.6 3.5 5.7"/>"#
    Briefcase "briefcase"
        r#"<rect x="3" y="7.5" width="18" height="12.5" rx="2"/>"#
        r#"<path d="M8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 13h18M12 12v2.5"/>"#
    Compass "compass" r#"<circle cx="12" cy="12" r="9"/><path d="m16 8-2.3 5.7L8 16l2.3-5.7z"/>"#
    Plug "plug" r#"<path d="M9 3v5M15 3v5M5.5 8h13v2.5a6.5 6.5 0 0 1-13 0zM12 17v4"/>"#
    Moon "moon" r#"<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5zM17 3.5v4M15 5.5h4"/>"#
    Ball "ball"
        r#"<circle cx="12" cy="12" r="9"/><path d="M12 3v18M5.7 5.6a9.5 9.5 0 0 1 0 12.8M18.3 5.6a9.5 "#
        r#"9.5 0 0 0 0 12.8"/>"#
    Mixed "mixed"
        r#"<path d="M12 12V3.5A8.5 8.5 0 0 1 20.5 12zM12 12h8.5a8.5 8.5 0 0 1-8.5 8.5zM12 12v8.5A8.5 "#
        r#"8.5 0 0 1 3.5 12zM12 12H3.5A8.5 8.5 0 0 1 12 3.5z"/>"#
    // Sections of a board.
    Heart "heart"
        r#"<path d="M12 20C5.5 15 3.5 12 3.5 8.8a4.4 4.4 0 0 1 8.5-1.6 4.4 4.4 0 0 1 8.5 1.6c0 3.2-2 "#
        r#"6.2-8.5 11.2z"/>"#
    Drop "drop" r#"<path d="M12 3c4 5 6.5 8.3 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11.3 8 8 12 3z"/>"#
    Clover "clover"
        r#"<circle cx="12" cy="7.3" r="3.8"/><circle cx="7.4" cy="13.2" r="3.8"/>"#
        r#"<circle cx="16.6" cy="13.2" r="3.8"/><path d="M12 12v9"/>"#
    Sun "sun"
        r#"<circle cx="12" cy="12" r="4.5"/>"#
        r#"<path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7"#
        r#"M7 17l-1.7 1.7"/>"#
    Flag "flag" r#"<path d="M6 21.5V3.5c4-2 7.5 2 12.5 0v9c-5 2-8.5-2-12.5 0"/>"#
    // Shapes of badges.
    Disc "disc" r#"<circle cx="12" cy="12" r="6.5"/>"#
    Square "square" r#"<rect x="6" y="6" width="12" height="12" rx=".5"/>"#
    Triangle "triangle" r#"<path d="m12 4.5 7.8 13.5H4.2z"/>"#
    Diamond "diamond" r#"<path d="m12 3.5 6.8 8.5-6.8 8.5L5.2 12z"/>"#
    Star "star"
        r#"<path d="m12 3.2 2.6 5.7 6.2.7-4.6 4.2 1.2 6.1L12 16.8l-5.4 3.1 1.2-6.1-4.6-4.2 6.2-.7z"/>"#
    Pentagon "pentagon" r#"<path d="m12 4 8.1 5.9L17 19.4H7L3.9 9.9z"/>"#
    // What stands at the name of a bot.
    Bot "bot"
        r#"<rect x="5" y="8" width="14" height="11.5" rx="3"/>"#
        r#"<path d="M12 8V4M2 12v3.5M22 12v3.5M9.5 12.5v1.5M14.5 12.5v1.5M10 17h4"/>"#
        r#"<circle cx="12" cy="3.5" r=".5"/>"#
    // What the games speak of.
    Smile "smile"
        r#"<circle cx="12" cy="12" r="9"/><path d="M7.5 13.5c1 2.3 2.5 3.5 4.5 3.5s3.5-1.2 4.5-3.5M9 "#
        r#"9v.5M15 9v.5"/>"#
    Frown "frown"
        r#"<circle cx="12" cy="12" r="9"/><path d="M7.5 17c1-2.3 2.5-3.5 4.5-3.5s3.5 1.2 4.5 3.5M9 9"#
        r#"v.5M15 9v.5"/>"#
    Envelope "envelope"
        r#"<rect x="3" y="5.5" width="18" height="13.5" rx="2"/><path d="m3.5 7 8.5 6.5L20.5 7"/>"#
    Mask "mask"
        r#"<path d="M2.5 7c3.5-2 7-1.5 9.5.5 2.5-2 6-2.5 9.5-.5.7 4.5-.8 9-4 10-2.3.7-4-1-5.5-3-1.5 "#
        r#"2-3.2 3.7-5.5 3-3.2-1-4.7-5.5-4-10zM6.5 10.5c1.5-1 2.7-.7 3.5.7M17.5 10.5"#
        r#"c-1.5-1-2.7-.7-3.5.7"/>"#
    Portrait "portrait" r#"<path d="M5 3h14v18H5zM8 18c.5-5.5 7.5-5.5 8 0z"/><circle cx="12" cy="9" r="3"/>"#
    Duet "duet" r#"<path d="m3 5.5 6.5 6.5L3 18.5M21 5.5 14.5 12l6.5 6.5"/>"#
    Dot "dot" r#"<circle cx="12" cy="12" r="7" fill="currentColor"/>"#
    Pit "pit" r#"<path d="M2.5 7.5h4l3 5 1 7h3l1-7 3-5h4M8.5 4.5v-2M12 7.5v-4M15.5 4.5v-2"/>"#
    Gate "gate" r#"<path d="M4 21V10a8 8 0 0 1 16 0v11M2.5 21h19M8.5 21V11a3.5 3.5 0 0 1 7 0v10M12 8v13"/>"#
    Summit "summit" r#"<path d="m2.5 20 7-12 3.5 5.5 2-3L21.5 20zM9.5 8V3l4 1.5-4 1.5"/>"#
    Gift "gift"
        r#"<path d="M4 11.5h16V20H4zM3 7.5h18v4H3zM12 7.5V20M12 7.5C9 7.5 7 6 7.5 4.5S10.5 3 12 7.5"#
        r#"c1.5-4.5 4-4.5 4.5-3S15 7.5 12 7.5z"/>"#
    Save "save" r#"<path d="M12 3.5v11.5M7.5 10.5 12 15l4.5-4.5M4.5 16.5v4h15v-4"/>"#
    Eye "eye"
        r#"<path d="M2.5 12c2.3-4.5 5.5-6.5 9.5-6.5s7.2 2 9.5 6.5c-2.3 4.5-5.5 6.5-9.5 6.5S4.8 16.5 "#
        r#"2.5 12z"/><circle cx="12" cy="12" r="2.8"/>"#
    Check "check" r#"<path d="m4.5 12.5 5 5 10-11"/>"#
    Close "close" r#"<path d="m6 6 12 12M18 6 6 18"/>"#
    // The kinds of cards of IMAGE, and its wild letter.
    Globe "globe"
        r#"<circle cx="12" cy="12" r="9"/><path d="M3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18 "#
        r#"5-5.5 5-12.5 0-18z"/>"#
    Hourglass "hourglass"
        r#"<path d="M5.5 3h13M5.5 21h13M7 3c0 5 3.5 6.5 5 9-1.5 2.5-5 4-5 9M17 3c0 5-3.5 6.5-5 9 1.5 "#
        r#"2.5 5 4 5 9M9.5 19h5"/>"#
    Laurel "laurel"
        r#"<circle cx="12" cy="9" r="5.5"/>"#
        r#"<path d="m8.5 13.5-2 7.5 5.5-3 5.5 3-2-7.5M12 6.5v5M9.8 9h4.4"/>"#
    Bust "bust" r#"<circle cx="12" cy="8" r="4.5"/><path d="M3.5 21c0-5 3.3-7.5 8.5-7.5s8.5 2.5 8.5 7.5z"/>"#
    Wild "wild" r#"<path d="M12 3.5v17M4.6 7.75l14.8 8.5M19.4 7.75l-14.8 8.5"/>"#
    Query "query" r#"<path d="M8 8.5a4 4 0 1 1 5.8 3.6c-1.3.7-1.8 1.4-1.8 2.9M12 19v.5"/>"#
    // What controls speak of.
    Up "up" r#"<path d="m5.5 15 6.5-6.5 6.5 6.5"/>"#
    Down "down" r#"<path d="m5.5 9 6.5 6.5L18.5 9"/>"#
    Another "another" r#"<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.5 2.5v4.3h-4.3"/>"#
    Back "back" r#"<path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"/>"#
    Pass "pass" r#"<path d="M4 16a8 8 0 0 1 15-3.5M20.5 6.5v6.3h-6.3"/>"#
    Menu "menu" r#"<path d="M4 6.5h16M4 12h16M4 17.5h16"/>"#
    Book "book"
        r#"<path d="M12 6.5c-2-1.5-4.7-2-8.5-2V18c3.8 0 6.5.5 8.5 2 2-1.5 4.7-2 8.5-2V4.5c-3.8 "#
        r#"0-6.5.5-8.5 2zM12 6.5V20"/>"#
    Crown "crown" r#"<path d="M4 18.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1 11z"/>"#
    Shuffle "shuffle"
        r#"<path d="M3 7h3.5c4 0 6.5 10 10.5 10h4M3 17h3.5c1.6 0 2.9-1.6 4.1-3.6M13.5 9.9c1.1-1.7 "#
        r#"2.2-2.9 3.5-2.9h4M18 4l3 3-3 3M18 14l3 3-3 3"/>"#
    Level "level" r#"<path d="M12 4v16M8 20h8M4 7.5h16M4 7.5l-2 6h4zM20 7.5l-2 6h4z"/>"#
    Pencil "pencil" r#"<path d="m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5"/>"#
    Clock "clock" r#"<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.5 2.5"/>"#
    Link "link"
        r#"<path d="M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0"#
        r#"l-3.5 3.5a4 4 0 0 0 5.7 5.7L12 17.7"/>"#
    Share "share" r#"<path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8"/>"#
    Phone "phone" r#"<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M11 18h2"/>"#
    Tv "tv" r#"<rect x="2.5" y="4" width="19" height="13" rx="2"/><path d="M8 20.5h8"/>"#
    Lock "lock"
        r#"<rect x="5" y="10.5" width="14" height="10" rx="2"/>"#
        r#"<path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>"#
    Sound "sound"
        r#"<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 "#
        r#"11"/>"#
    Language "language"
        r#"<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-6 5.5-6 12.5 0 18 6-5.5 6-12.5 0-18"#
        r#"z"/>"#
}

/// A face of a table, as far as its drawings go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    Hand,
    Stage,
}

/// Where something is drawn: on a face, and in which game. None is the lobby.
type Place = (Face, Option<GameKind>);

impl Symbol {
    /// What stands for people, whoever they are and wherever: every live page has these from the beginning.
    const OF_PEOPLE: [Symbol; 7] = [
        Symbol::Disc,
        Symbol::Square,
        Symbol::Triangle,
        Symbol::Diamond,
        Symbol::Star,
        Symbol::Pentagon,
        Symbol::Bot,
    ];

    /// Whether a face may show it there, besides what stands for people. It is the same for everybody at all
    /// times, so that nothing can be told by what a page brings along.
    fn is_drawn_in(self, (face, game): Place) -> bool {
        use GameKind::{Happiness, Image, Personality, Preference};
        use Symbol::*;
        let is_hand = face == Face::Hand;
        let in_one_of = |games: &[GameKind]| game.is_some_and(|game| games.contains(&game));
        match self {
            // Only on the menu and on other pages that do not live.
            Language => false,
            // The games themselves, as they are chosen and wished for.
            Heart | Drop | Mask | Portrait | Smile => {
                is_hand || in_one_of(&[Preference]) || (self == Smile && in_one_of(&[Happiness]))
            }
            Menu | Phone => is_hand,
            Level | Link | Share | Shuffle | Tv => is_hand && game.is_none(),
            Lock => true,
            Book | Close | Crown => is_hand || game.is_some(),
            Pencil => is_hand || in_one_of(&[Image]),
            Check | Clock => game.is_some(),
            Flag => game.is_some() && (!is_hand || in_one_of(&[Preference])),
            Another => in_one_of(&[Happiness, Preference, Personality]),
            Up | Down => is_hand && game.is_some(),
            Back => is_hand && in_one_of(&[Image, Preference]),
            Eye => is_hand && in_one_of(&[Happiness]),
            House | Fork | Leaf | People | Briefcase | Compass | Plug | Moon | Ball | Mixed | Frown
            | Envelope => in_one_of(&[Happiness, Preference]),
            Clover | Sun => in_one_of(&[Preference]),
            Pass => is_hand && in_one_of(&[Preference]),
            Duet | Dot | Pit | Gate | Summit | Gift | Save | Sound => in_one_of(&[Personality]),
            Globe | Hourglass | Laurel | Bust | Wild | Query => in_one_of(&[Image]),
            Disc | Square | Triangle | Diamond | Star | Pentagon | Bot => false,
        }
    }

    /// The drawing of a category, by its name in the decks. Decks refuse a name that we do not draw.
    pub(crate) fn named(slug: &str) -> Option<Symbol> {
        /// In the order of their names: a page asks for dozens.
        static SORTED: LazyLock<Vec<Symbol>> = LazyLock::new(|| {
            let mut symbols = Symbol::ALL.to_vec();
            symbols.sort_unstable_by_key(|symbol| symbol.slug());
            symbols
        });
        SORTED.binary_search_by_key(&slug, |symbol| symbol.slug()).ok().map(|at| SORTED[at])
    }
}

/// A drawing in the size of the text around it. It says nothing by itself: words stand beside it.
pub(crate) fn symbol(symbol: Symbol) -> PreEscaped<&'static str> {
    PreEscaped(symbol.pointer())
}

/// The same where it does say something: a word.
pub(crate) fn telling_symbol(symbol: Symbol, word: &str) -> Markup {
    let label = html! { (word) }.into_string();
    let slug = symbol.slug();
    PreEscaped(format!(r##"<svg class=sym role=img aria-label="{label}"><use href="#s-{slug}"/></svg>"##))
}

/// The region of a live page that has the drawings of its game.
pub(crate) const GAME_SPRITE: &str = "r-symbols";

/// The outline of a mask, 48 wide and 32 high. Pages show so many that it is in the sprite.
pub(crate) const MASK: &str =
    "M4 8c7-5 14-4 20 0 6-4 13-5 20 0 2 7 0 16-6 19-6 2.5-10-2-14-7-4 5-8 9.5-14 7C4 24 2 15 4 8z";
/// What the mask of a bot has besides.
const EARS: &str = "M3 10.5h-4v8h4zM45 10.5h4v8h-4z";

/// The drawings that a page shows which does not live, for its parts to point at: those that it has, and no
/// other.
pub(crate) fn sprite_for(content: &str) -> Markup {
    let shown: Vec<Symbol> = drawn_by(content).collect();
    let drawings = drawings(|symbol| shown.contains(symbol));
    let mask = if content.contains("#mask") { masks() } else { String::new() };
    PreEscaped(format!(r#"<svg class="sprite" aria-hidden="true">{drawings}{mask}</svg>"#))
}

/// What every live page has in its document: the frames of reactions, too, show people.
pub(crate) fn people_sprite() -> PreEscaped<&'static str> {
    static SPRITE: LazyLock<String> = LazyLock::new(|| {
        let drawings = drawings(|symbol| Symbol::OF_PEOPLE.contains(symbol));
        format!(r#"<svg class="sprite" aria-hidden="true">{drawings}</svg>"#)
    });
    PreEscaped(&SPRITE)
}

/// What a live page has besides: the drawings of a face in a game or in the lobby, as a region that changes
/// with it. Whatever its other regions show and nobody has thought of is added, lest its place stays empty.
pub(crate) fn game_sprite<'a>(
    face: Face,
    game: Option<GameKind>,
    regions: impl Iterator<Item = &'a str>,
) -> Cow<'static, str> {
    static USUAL: LazyLock<Vec<(Place, String)>> = LazyLock::new(|| {
        let games = || GameKind::ALL.into_iter().map(Some).chain([None]);
        let places =
            [Face::Hand, Face::Stage].into_iter().flat_map(|face| games().map(move |game| (face, game)));
        places.map(|place| (place, usual_sprite(place))).collect()
    });
    let place = (face, game);
    let usual = USUAL.iter().find(|(known, _)| *known == place).map_or("", |(_, usual)| usual.as_str());
    let is_there = |symbol: &Symbol| symbol.is_drawn_in(place) || Symbol::OF_PEOPLE.contains(symbol);
    let unusual: Vec<Symbol> = regions.flat_map(drawn_by).filter(|symbol| !is_there(symbol)).collect();
    if unusual.is_empty() {
        return Cow::Borrowed(usual);
    }
    let usual = usual.strip_suffix(SPRITE_END).unwrap_or(usual);
    let more = drawings(|symbol| unusual.contains(symbol));
    Cow::Owned(format!("{usual}{more}{SPRITE_END}"))
}

const SPRITE_END: &str = "</svg>";

fn usual_sprite(place: Place) -> String {
    let usual = usual(place);
    format!(r#"<svg id="{GAME_SPRITE}" class="sprite" aria-hidden="true" data-region>{usual}{SPRITE_END}"#)
}

fn usual(place: Place) -> String {
    let mask = if place.1 == Some(GameKind::Personality) { masks() } else { String::new() };
    drawings(|symbol| symbol.is_drawn_in(place)) + &mask
}

/// What a part of a page points at.
fn drawn_by(html: &str) -> impl Iterator<Item = Symbol> {
    let named = |at: usize| {
        let ends = |letter: char| !letter.is_ascii_lowercase() && letter != '-';
        Symbol::named(html[at + REFERENCE.len()..].split(ends).next().unwrap_or_default())
    };
    static FINDER: LazyLock<memmem::Finder<'static>> = LazyLock::new(|| memmem::Finder::new(REFERENCE));
    FINDER.find_iter(html.as_bytes()).filter_map(named)
}

/// How a page points at a drawing.
const REFERENCE: &str = "#s-";

fn masks() -> String {
    format!(
        concat!(
            r#"<path id="mask" d="{mask}"/>"#,
            r##"<g id="mask-bot"><path d="{ears}"/><use href="#mask"/></g>"##
        ),
        mask = MASK,
        ears = EARS
    )
}

fn drawings(wanted: impl Fn(&Symbol) -> bool) -> String {
    let mut drawings = String::new();
    for symbol in Symbol::ALL.iter().filter(|symbol| wanted(symbol)) {
        let (slug, drawing) = (symbol.slug(), unquoted(symbol.drawing()));
        write!(drawings, r#"<symbol id=s-{slug} viewBox=0,0,24,24>{drawing}</symbol>"#)
            .expect("a string takes everything");
    }
    drawings
}

/// Numbers need no marks in HTML, but for the last of an element, which would take the slash along.
fn unquoted(drawing: &str) -> String {
    let mut parts = drawing.split('"');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    while let (Some(value), Some(after)) = (parts.next(), parts.next()) {
        let is_number = value.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let mark = if is_number && after.starts_with(' ') { "" } else { "\"" };
        plain.extend([mark, value, mark, after]);
    }
    plain
}

/// Two who overlap: what they share is what the games are about.
pub(crate) const BRAND: PreEscaped<&str> = PreEscaped(concat!(
    r#"<svg viewBox="0 0 32 32" aria-hidden="true">"#,
    r#"<circle cx="12" cy="16" r="9.5" fill="none" stroke="currentColor" stroke-width="2.5"/>"#,
    r#"<circle cx="20" cy="16" r="9.5" fill="none" stroke="currentColor" stroke-width="2.5"/>"#,
    r#"<path class="brass-fill" d="M16 7.4a9.5 9.5 0 0 1 0 17.2 9.5 9.5 0 0 1 0-17.2z"/></svg>"#
));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lose_their_marks_where_they_can() {
        let drawing = r#"<circle cx="9" cy="8.5" r="3"/><path d="M1 2"/>"#;
        assert_eq!(unquoted(drawing), r#"<circle cx=9 cy=8.5 r="3"/><path d="M1 2"/>"#);
    }

    #[test]
    fn a_page_has_what_it_points_at_and_what_nobody_thought_of() {
        let region = "<svg><use href=#s-tv /></svg><svg><use href=\"#s-check\"/></svg>";
        let sprite = game_sprite(Face::Stage, Some(GameKind::Personality), [region].into_iter());
        for (slug, times) in [("tv", 1), ("check", 1), ("disc", 0), ("globe", 0)] {
            assert_eq!(sprite.matches(&format!("<symbol id=s-{slug} ")).count(), times, "{slug}");
        }
        let sprite = sprite_for(region).into_string();
        assert_eq!(sprite.matches("<symbol").count(), 2, "{sprite}");
    }

    #[test]
    fn every_category_of_the_decks_is_drawn() {
        for name in decks::SYMBOLS {
            assert!(Symbol::named(name).is_some(), "{name}");
        }
    }
}
