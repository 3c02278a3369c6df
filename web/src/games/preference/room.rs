//! Everything a page of this game looks at: people, teams, sections, cards.

use maud::{Markup, html};
use rules::{
    GameKind, Seat, Slot, Team, Ticks,
    preference::{Category, Draw, Drawn, Moment, Options, View, show},
};
use table::Livery;

use crate::{
    games::{printed::Printed, room},
    look::{Crew, Symbol, symbol},
    words::Words,
};

pub(super) type Room<'a> = room::Room<'a, View>;

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(super) struct Face<'a> {
    pub(super) words: &'a str,
    pub(super) printed: Printed<'a>,
    pub(super) category: Category,
    pub(super) section: Section,
}

/// A coloured part of the board, on which one card lies (PP-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Section {
    pub(super) const ALL: [Section; 4] = [Section::Red, Section::Blue, Section::Green, Section::Yellow];

    pub(super) fn of(slot: Slot) -> Section {
        Section::ALL[slot.index() % Section::ALL.len()]
    }

    /// Its colour in the stylesheet.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Section::Red => "section-red",
            Section::Blue => "section-blue",
            Section::Green => "section-green",
            Section::Yellow => "section-yellow",
        }
    }

    pub(super) const fn symbol(self) -> Symbol {
        match self {
            Section::Red => Symbol::Heart,
            Section::Blue => Symbol::Drop,
            Section::Green => Symbol::Clover,
            Section::Yellow => Symbol::Sun,
        }
    }

    pub(super) fn name(self, words: &Words) -> String {
        match self {
            Section::Red => words.pp_section_red(),
            Section::Blue => words.pp_section_blue(),
            Section::Green => words.pp_section_green(),
            Section::Yellow => words.pp_section_yellow(),
        }
    }

    /// Its colour is never alone: the shape stands on it.
    pub(super) fn mark(self) -> Markup {
        html! { span class={ "section-mark " (self.class()) } { (symbol(self.symbol())) } }
    }
}

impl<'a> Room<'a> {
    pub(super) fn is_my_team(&self, team: Team) -> bool {
        self.game.my_team == Some(team)
    }

    pub(super) fn livery(&self, team: Team) -> Option<&'a Livery> {
        self.table.game.as_ref()?.liveries.get(team.index())
    }

    pub(super) fn crew(&self, team: Team) -> Option<Crew<'a>> {
        // Who played alone and has left is still whom the team is named after.
        let people = if self.alone() { [Seat(team.0)].into_iter().collect() } else { self.members(team) };
        let members = people.iter().filter_map(|seat| self.player(seat)).collect();
        self.livery(team).map(|livery| Crew { livery, members })
    }

    /// The pennant of a team, or the peg of one who plays alone. Whoever uses it says in words whose it is.
    pub(super) fn badge(&self, team: Team) -> Markup {
        let crew = self.crew(team);
        crew.map_or_else(|| html! {}, |crew| if self.alone() { crew.peg() } else { crew.badge() })
    }

    /// What a team is called, ready to begin a sentence.
    pub(super) fn team_name(&self, team: Team) -> String {
        self.crew(team).map_or_else(|| self.words.somebody(), |crew| crew.name(self.words))
    }

    /// The same where a sentence does not begin with it.
    pub(super) fn team_within(&self, team: Team) -> String {
        self.crew(team).map_or_else(|| self.words.somebody(), |crew| crew.name_within(self.words))
    }

    /// The face of a card in a section. One that the decks do not know any more shows its id.
    pub(super) fn face(&self, slot: Slot, drawn: &'a Drawn) -> Face<'a> {
        let card = self.printed(GameKind::Preference, &drawn.card, drawn.face);
        Face { words: card.words, printed: card, category: drawn.category, section: Section::of(slot) }
    }

    pub(super) fn faces(&self, cards: &'a [Drawn]) -> impl Iterator<Item = (Slot, Face<'a>)> {
        (0..).map(Slot).zip(cards).map(|(slot, drawn)| (slot, self.face(slot, drawn)))
    }

    pub(super) fn category_symbol(&self, category: Category) -> Symbol {
        match category {
            Category::Food => Symbol::Fork,
            Category::Activities => Symbol::Ball,
            Category::People => Symbol::People,
            Category::Potpourri => Symbol::Leaf,
        }
    }

    /// The tint of a box and of its squares; the symbol stands on it.
    pub(super) const fn category_hue(category: Category) -> &'static str {
        match category {
            Category::Food => "hue-0",
            Category::Activities => "hue-3",
            Category::People => "hue-6",
            Category::Potpourri => "hue-2",
        }
    }

    /// What the decks call a box.
    pub(super) fn category_name(&self, category: Category) -> String {
        let mut boxes = self.decks.piles(GameKind::Preference).iter();
        let named = boxes.find(|pile| pile.id == category.pile());
        named.map(|pile| pile.name(self.words.language).to_owned()).unwrap_or_default()
    }

    /// Where the cards of a round come from, in a line.
    pub(super) fn draw_line(&self, draw: Draw) -> String {
        match draw {
            Draw::Choice => self.words.pp_draw_choice(),
            Draw::From(category) => self.words.pp_draw_from(self.category_name(category)),
            Draw::Mixed => self.words.pp_draw_mixed(),
        }
    }
}

/// The preference that is being shown.
impl Room<'_> {
    pub(super) fn is_showing(&self) -> bool {
        self.table.show_under_way().is_some()
    }

    /// When that is seen of it.
    pub(super) fn moment(&self, moment: Moment) -> Ticks {
        show(self.game).map_or(Ticks(0), |beats| beats.at(&moment))
    }

    /// The classes of what is seen from that moment on.
    pub(super) fn seen_from(&self, moment: Moment) -> String {
        self.beat(self.moment(moment))
    }

    /// The same for what takes the place of something like it and does not turn over.
    pub(super) fn swapped_at(&self, moment: Moment) -> String {
        self.cue(self.moment(moment), "cue beat swaps")
    }

    /// The same for what comes with its end.
    pub(super) fn seen_at_the_end(&self) -> String {
        self.beat(show(self.game).map_or(Ticks(0), |beats| beats.end()))
    }

    /// The classes of what is seen until that moment.
    pub(super) fn seen_until(&self, moment: Moment) -> String {
        self.until(self.moment(moment))
    }

    /// What is seen until that moment and then makes room; nothing once all of it has been seen. Who listens
    /// is told when something comes, not what goes.
    #[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
    pub(super) fn meanwhile(&self, moment: Moment, part: Markup) -> Markup {
        html! {
            @if self.is_showing() { div class=(self.seen_until(moment)) aria-hidden="true" { (part) } }
        }
    }

    /// A headline that is there until that moment and then makes room for the next: a page has one
    /// throughout, for who listens as well.
    #[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
    pub(super) fn headed_until(&self, moment: Moment, headline: Markup) -> Markup {
        html! {
            @if self.is_showing() { div class=(self.seen_until(moment)) { (headline) } }
        }
    }
}

/// Teams, and who is in them.
impl Room<'_> {
    /// Whether each plays alone, so that teams carry their player's name (PP-2).
    pub(super) fn alone(&self) -> bool {
        let seats = self.table.game.as_ref().map_or(0, |playing| playing.seats.len());
        u8::try_from(seats).is_ok_and(|seats| Options::ALONE.contains(&seats))
    }

    /// The team that somebody plays in, as long as they have not left.
    pub(super) fn team_with(&self, seat: Seat) -> Option<Team> {
        self.game.pieces.iter().find(|piece| piece.members.contains(seat)).map(|piece| piece.team)
    }

    /// Whether a team guesses in this round: somebody is there who is not IT (PP-2, PP-23).
    pub(super) fn guesses_at_all(&self, it: Option<Seat>, team: Team) -> bool {
        let piece = self.game.pieces.get(team.index());
        piece.is_some_and(|piece| piece.members.iter().any(|seat| it != Some(seat)))
    }
}
