//! The games' own faces: one closed set, matched in one place.

mod colours;
mod company;
mod end;
mod happiness;
mod image;
mod options;
mod personality;
mod preference;
mod printed;
mod rank;
mod room;
mod rulebook;

use decks::{GAMES_WITH_OWN_CARDS, Language};
use maud::{Markup, html};
use rules::GameKind;
use table::{GameOptions, GameView, LineupView, PlayingView, TableView};

use crate::{
    look::{self, Symbol},
    pages::{Context, Dress, Hand, Stage},
    words::Words,
};

pub(crate) use image::{Candidate, card_name, kind_name};
pub(crate) use options::HouseRules;
pub(crate) use printed::OWN_MARK;

pub(crate) use rulebook::{Rules, RulesSection};

pub(crate) fn name(words: &Words, kind: GameKind) -> String {
    match kind {
        GameKind::Happiness => words.game_happiness(),
        GameKind::Preference => words.game_preference(),
        GameKind::Colours => words.game_colours(),
        GameKind::Personality => words.game_personality(),
        GameKind::Image => words.game_image(),
    }
}

/// The drawing that stands for a game.
pub(crate) const fn symbol(kind: GameKind) -> Symbol {
    match kind {
        GameKind::Happiness => Symbol::Smile,
        GameKind::Preference => Symbol::Heart,
        GameKind::Colours => Symbol::Drop,
        GameKind::Personality => Symbol::Mask,
        GameKind::Image => Symbol::Portrait,
    }
}

/// The game in one breath.
pub(crate) fn line(words: &Words, kind: GameKind) -> String {
    match kind {
        GameKind::Happiness => words.game_happiness_line(),
        GameKind::Preference => words.game_preference_line(),
        GameKind::Colours => words.game_colours_line(),
        GameKind::Personality => words.game_personality_line(),
        GameKind::Image => words.game_image_line(),
    }
}

/// The house rules of a game, as these options have them.
pub(crate) fn house_rules<'a>(words: &Words, options: &'a GameOptions) -> HouseRules<'a> {
    match options {
        GameOptions::Happiness(options) => happiness::house_rules(words, options),
        GameOptions::Preference(options) => preference::house_rules(words, options),
        GameOptions::Colours(options) => colours::house_rules(words, options),
        GameOptions::Personality(options) => personality::house_rules(words, options),
        GameOptions::Image(options) => image::house_rules(words, options),
    }
}

/// The house rules of the chosen game: for the host to choose, for the others to read.
pub(crate) fn options(context: &Context<'_>, view: &TableView) -> Markup {
    house_rules(context.words(), &view.chosen).offered(context, view)
}

/// How those who are here would sit down to the chosen game, where that is worth a line.
pub(crate) fn seating(words: &Words, view: &TableView) -> Option<String> {
    match view.chosen.kind() {
        GameKind::Happiness => None,
        GameKind::Preference => Some(preference::seating(words, view)),
        GameKind::Colours => colours::seating(words, view),
        GameKind::Personality => personality::seating(words, view),
        GameKind::Image => image::seating(words, view),
    }
}

/// Why the chosen game cannot begin with the people as they sit.
pub(crate) fn hindrance(words: &Words, view: &TableView) -> Option<String> {
    match view.chosen.kind() {
        GameKind::Happiness => None,
        GameKind::Preference => preference::hindrance(words, view),
        GameKind::Colours => colours::hindrance(words, view),
        GameKind::Personality => personality::hindrance(words, view),
        GameKind::Image => None,
    }
}

/// How many a team of the chosen game still needs.
pub(crate) fn missing(view: &TableView, team: &LineupView) -> usize {
    match view.chosen.kind() {
        GameKind::Happiness | GameKind::Colours | GameKind::Personality | GameKind::Image => 0,
        GameKind::Preference => preference::missing(team),
    }
}

/// What those who are here should know before they begin, and what they can do about it.
pub(crate) fn caution(context: &Context<'_>, view: &TableView) -> Markup {
    match &view.chosen {
        GameOptions::Happiness(_)
        | GameOptions::Preference(_)
        | GameOptions::Personality(_)
        | GameOptions::Image(_) => html! {},
        GameOptions::Colours(options) => colours::caution(context, view, options),
    }
}

/// What can be got ready for the chosen game: cards of the table's own.
pub(crate) fn preparation(context: &Context<'_>, view: &TableView) -> Markup {
    let (words, kind) = (context.words(), view.chosen.kind());
    let own = view.own_cards.get(&kind).copied().unwrap_or_default();
    html! {
        @if view.me.is_some() && GAMES_WITH_OWN_CARDS.contains(&kind) {
            @if kind == GameKind::Colours { (colours::preparation(context, view)) }
            p {
                a href={ "/t/" (view.code) "/cards?game=" (kind) } { (look::symbol(Symbol::Pencil)) " " (words.cards_link()) }
                @if own > 0 { span.soft { " · " (words.cards_count(own)) } }
            }
        }
    }
}

pub(crate) fn hand(context: &Context<'_>, view: &TableView, playing: &PlayingView) -> Hand {
    match &playing.view {
        GameView::Happiness(game) => happiness::hand(context, view, game),
        GameView::Preference(game) => preference::hand(context, view, game),
        GameView::Colours(game) => colours::hand(context, view, game),
        GameView::Personality(game) => personality::hand(context, view, game),
        GameView::Image(game) => image::hand(context, view, game),
    }
}

pub(crate) fn stage(context: &Context<'_>, view: &TableView, playing: &PlayingView) -> Stage {
    match &playing.view {
        GameView::Happiness(game) => happiness::stage(context, view, game),
        GameView::Preference(game) => preference::stage(context, view, game),
        GameView::Colours(game) => colours::stage(context, view, game),
        GameView::Personality(game) => personality::stage(context, view, game),
        GameView::Image(game) => image::stage(context, view, game),
    }
}

/// What just happened in the game, in a line; none where the pages themselves tell it.
pub(crate) fn told(words: &Words, view: &TableView) -> Option<String> {
    match &view.game.as_ref()?.view {
        GameView::Image(game) => image::told(words, view, game),
        GameView::Happiness(_)
        | GameView::Preference(_)
        | GameView::Colours(_)
        | GameView::Personality(_) => None,
    }
}

/// The stylesheets of what a guest's page shows.
pub(crate) fn hand_dress(view: &TableView) -> Dress {
    match view.game.as_ref().map(|playing| playing.kind) {
        None => &["teams.css", "bots.css"],
        Some(GameKind::Happiness) => &[],
        Some(GameKind::Preference) => &["preference.css"],
        Some(GameKind::Colours) => &["colours.css"],
        Some(GameKind::Personality) => &["personality.css"],
        Some(GameKind::Image) => &["image.css", "image-hand.css"],
    }
}

/// The same for the stage.
pub(crate) fn stage_dress(view: &TableView) -> Dress {
    match view.game.as_ref().map(|playing| playing.kind) {
        None => &["teams.css"],
        Some(GameKind::Happiness) => &[],
        Some(GameKind::Preference) => &["preference.css", "preference-stage.css"],
        Some(GameKind::Colours) => &["colours.css", "colours-stage.css"],
        Some(GameKind::Personality) => &["personality.css", "personality-stage.css"],
        Some(GameKind::Image) => &["image.css", "image-stage.css"],
    }
}

/// What the browser's tab says: whether it is my turn.
pub(crate) fn title(context: &Context<'_>, view: &TableView, playing: &PlayingView) -> String {
    match &playing.view {
        GameView::Happiness(game) => happiness::title(context, view, game),
        GameView::Preference(game) => preference::title(context, view, game),
        GameView::Colours(game) => colours::title(context, view, game),
        GameView::Personality(game) => personality::title(context, view, game),
        GameView::Image(game) => image::title(context, view, game),
    }
}

pub(crate) fn rules(language: Language, kind: GameKind) -> &'static Rules {
    match kind {
        GameKind::Happiness => happiness::rules(language),
        GameKind::Preference => preference::rules(language),
        GameKind::Colours => colours::rules(language),
        GameKind::Personality => personality::rules(language),
        GameKind::Image => image::rules(language),
    }
}

/// The section of the rules that is being played.
pub(crate) fn section_now(view: &GameView) -> &'static str {
    match view {
        GameView::Happiness(game) => happiness::section_now(&game.phase),
        GameView::Preference(game) => preference::section_now(&game.phase),
        GameView::Colours(game) => colours::section_now(&game.phase),
        GameView::Personality(game) => personality::section_now(&game.phase),
        GameView::Image(game) => image::section_now(&game.phase),
    }
}

/// What the others have seen in a guest, as a picture to keep; none where nothing is seen in anybody, or not
/// yet.
pub(crate) fn portrait(context: &Context<'_>, view: &TableView) -> Option<Markup> {
    match &view.game.as_ref()?.view {
        GameView::Personality(game) => personality::portrait(context, view, game),
        GameView::Happiness(_) | GameView::Preference(_) | GameView::Colours(_) | GameView::Image(_) => None,
    }
}
