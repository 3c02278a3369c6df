//! What the pages need of a game; each game says it in its own folder. Everybody else asks here.

pub(crate) mod came_out;
mod colours;
mod company;
mod end;
mod first_time;
mod happiness;
mod image;
mod length;
mod options;
mod page_plan;
mod personality;
mod podium;
mod preference;
mod printed;
mod rank;
mod room;
mod rulebook;
#[cfg(test)]
pub(crate) mod shows;
mod why_moved;

use std::sync::OnceLock;

use decks::{GAMES_WITH_OWN_CARDS, Language};
use maud::{Markup, html};
use rules::{Game, GameKind, Ticks, match_game};
use table::{
    Ability, GameCommand, GameOptions, GameRefusal, GameView, GuestId, LineupView, PlayingView, TableView,
};

#[cfg(test)]
use crate::pages::fixtures::{Easel, Look};
use crate::{
    form::{Fields, FormError},
    look::{self, Symbol},
    pages::{Context, Dress, Hand, Plain, Stage},
    words::{Words, called, say},
};

pub(crate) use end::{next_game, wishes};
use first_time::FirstTime;
pub(crate) use image::{Candidate, card_name, kind_name, practice};
pub(crate) use length::{minutes, minutes_here};
pub(crate) use options::HouseRules;
use page_plan::page_plan;
use podium::Celebration;
pub(crate) use printed::OWN_MARK;
use room::{Room, Seen};
pub(crate) use rulebook::{RuleLine, Rules, RulesSection};
use why_moved::WhyMoved;

/// A game as the pages know it. Implemented in the game's own folder.
trait GamePages: Game<View: Seen> {
    /// The drawing that stands for it.
    const SYMBOL: Symbol;
    /// Whether the stage shows in pictures how a game is played that is new to its table. A game may tell it
    /// in a way of its own.
    const INTRODUCED_BY_PICTURES: bool = true;

    fn name(words: &Words) -> String;

    /// The game in one breath.
    fn line(words: &Words) -> String;

    /// Whoever looks through a game again: whether they are shown what they had to themselves, or what became
    /// of it.
    fn looked_back(words: &Words) -> String;

    /// The rules as they are read.
    fn rules(language: Language) -> Rules;

    /// What is enough to play with these house rules, in at most six lines.
    fn six_lines(words: &Words, options: &Self::Options) -> Vec<RuleLine>;

    /// Which of these has the picture that stands for the game.
    const PICTURED_LINE: usize = 1;

    /// The section of the rules that is being played.
    fn section_now(view: &Self::View) -> &'static str;

    /// A move as a form sends it.
    fn command(play: &str, fields: &Fields) -> Result<Self::Command, FormError>;

    /// The house rules as a form sends them.
    fn options(fields: &Fields) -> Result<Self::Options, FormError>;

    /// Why a move is not carried out.
    fn refusal(words: &Words, refusal: &Self::Refusal) -> String;

    /// The house rules, as these options have them.
    fn house_rules<'a>(words: &Words, options: &'a Self::Options) -> HouseRules<'a>;

    /// How many half minutes a round takes, or a turn in a game that has turns.
    const HALF_MINUTES_A_ROUND: usize = 3;

    /// About how many rounds or turns the game has for so many people, by `docs/balance`.
    fn rounds(options: &Self::Options, people: usize) -> usize;

    /// How those who are here would sit down, where that is worth a line.
    fn seating(_words: &Words, _table: &TableView) -> Option<String> {
        None
    }

    /// Why the game cannot begin with the people as they sit.
    fn hindrance(_words: &Words, _table: &TableView) -> Option<String> {
        None
    }

    /// How many a team still needs.
    fn missing(_team: &LineupView) -> usize {
        0
    }

    /// What those who are here should know before they begin, and what they can do about it.
    fn caution(_context: &Context<'_>, _table: &TableView, _options: &Self::Options) -> Markup {
        html! {}
    }

    /// What can be got ready before the game besides cards of the table's own.
    fn preparation(_context: &Context<'_>, _table: &TableView) -> Markup {
        html! {}
    }

    /// What somebody might write on a card of the table's own; none where nobody writes any.
    fn own_card_example(_words: &Words) -> Option<String> {
        None
    }

    /// What there is to try beside the rules.
    fn exercise(_words: &Words) -> Markup {
        html! {}
    }

    /// What a guest sees and does.
    fn hand(room: &Room<'_, Self::View>) -> Hand;

    /// What to do, for whoever meets this phase for the first time; none where there is nothing to do, or
    /// where it is shown how it went.
    fn first_time(room: &Room<'_, Self::View>) -> Option<FirstTime>;

    /// Why one's score or pawn changed last, or did not; none where nothing has, or where the page tells it.
    fn why_moved(_room: &Room<'_, Self::View>) -> Option<WhyMoved> {
        None
    }

    /// What lies on a guest's page while a reveal is shown on the stage: what was on the table before it, and
    /// nothing of what comes of it.
    fn while_shown(_room: &Room<'_, Self::View>) -> Markup {
        html! {}
    }

    /// What everybody sees.
    fn stage(room: &Room<'_, Self::View>) -> Stage;

    /// What there is to celebrate at the end. Asked once somebody has won.
    fn celebration(room: &Room<'_, Self::View>) -> Celebration;

    /// What the browser's tab says: whether it is my turn.
    fn title(room: &Room<'_, Self::View>) -> String;

    /// The same view with as much in place of what only these eyes may know as that can take of a page: one,
    /// or several where one is longest here and another there. Nothing of the secret is in them. None where
    /// these eyes know no more than others, or where a secret has one length whatever it is.
    fn fullest(_table: &TableView, _view: &Self::View) -> Vec<Self::View> {
        Vec::new()
    }

    /// What happens in so many seconds if whoever looks does not answer, where that can be left out.
    fn lapse_line(_words: &Words, _game: &Self::View, _seconds: &str) -> Option<String> {
        None
    }

    /// Whether everybody who plays has the button that all wait for.
    fn anybody_goes_on(_game: &Self::View) -> bool {
        false
    }

    /// What just happened in the game, in a line; none where the pages themselves tell it.
    fn latest_news(_words: &Words, _table: &TableView, _game: &Self::View) -> Option<String> {
        None
    }

    /// What the others have seen in a guest, as a picture to keep; none where nothing is seen in anybody, or
    /// not yet.
    fn portrait(_room: &Room<'_, Self::View>) -> Option<Markup> {
        None
    }

    /// Everything there is to see of it, to be looked at and checked.
    #[cfg(test)]
    fn looks(easel: &Easel<'_>) -> Vec<Look>;

    /// Its reveals, with what must not be seen of them too early; none while it has no show.
    #[cfg(test)]
    fn shows(_language: Language) -> Vec<shows::ShowCase> {
        Vec::new()
    }

    /// A game that somebody has won, as everybody and as one guest sees it.
    #[cfg(test)]
    fn ending() -> [TableView; 2];

    /// The pictures to keep, by their names.
    #[cfg(test)]
    fn pictures() -> Vec<(String, Markup)> {
        Vec::new()
    }
}

pub(crate) fn name(words: &Words, kind: GameKind) -> String {
    match_game!(kind, G => G::name(words))
}

/// The drawing that stands for a game.
pub(crate) const fn symbol(kind: GameKind) -> Symbol {
    match_game!(kind, G => G::SYMBOL)
}

/// What becomes of what one had to oneself in such a game, for who looks through it again.
pub(crate) fn looked_back(words: &Words, kind: GameKind) -> String {
    match_game!(kind, G => G::looked_back(words))
}

/// The game in one breath.
pub(crate) fn line(words: &Words, kind: GameKind) -> String {
    match_game!(kind, G => G::line(words))
}

/// A move in a game, as a form sends it.
pub(crate) fn command(kind: GameKind, play: &str, fields: &Fields) -> Result<GameCommand, FormError> {
    match_game!(kind, G => G::command(play, fields).map(GameCommand::from))
}

/// The house rules of a game, as a form sends them.
pub(crate) fn options(kind: GameKind, fields: &Fields) -> Result<GameOptions, FormError> {
    match_game!(kind, G => G::options(fields).map(GameOptions::from))
}

/// Why a move is not carried out.
pub(crate) fn refusal(words: &Words, refusal: &GameRefusal) -> String {
    match_game!(refusal, GameRefusal::G(why) => G::refusal(words, why))
}

/// The house rules of a game, as these options have them.
pub(crate) fn house_rules<'a>(words: &Words, options: &'a GameOptions) -> HouseRules<'a> {
    match_game!(options, GameOptions::G(options) => G::house_rules(words, options))
}

/// How those who are here would sit down to the chosen game, where that is worth a line.
pub(crate) fn seating(words: &Words, view: &TableView) -> Option<String> {
    match_game!(view.chosen.kind(), G => G::seating(words, view))
}

/// Why the chosen game cannot begin with the people as they sit.
pub(crate) fn hindrance(words: &Words, view: &TableView) -> Option<String> {
    match_game!(view.chosen.kind(), G => G::hindrance(words, view))
}

/// How many a team of the chosen game still needs.
pub(crate) fn missing(view: &TableView, team: &LineupView) -> usize {
    match_game!(view.chosen.kind(), G => G::missing(team))
}

/// What those who are here should know before they begin, and what they can do about it.
pub(crate) fn caution(context: &Context<'_>, view: &TableView) -> Markup {
    match_game!(&view.chosen, GameOptions::G(options) => G::caution(context, view, options))
}

/// What can be got ready for the chosen game: cards of the table's own.
pub(crate) fn preparation(context: &Context<'_>, view: &TableView) -> Markup {
    let (words, kind) = (context.words(), view.chosen.kind());
    let own = view.own_cards.get(&kind).copied().unwrap_or_default();
    html! {
        @if view.me.is_some() && GAMES_WITH_OWN_CARDS.contains(&kind) {
            (match_game!(kind, G => G::preparation(context, view)))
            p {
                a href=(look::own_address(view, &format!("cards?game={kind}"))) {
                    (look::symbol(Symbol::Pencil)) " " (words.cards_link())
                }
                @if own > 0 { span.soft { " · " (words.cards_count(own)) } }
            }
            @if let Some(example) = own_card_example(words, kind) { p.soft { (words.cards_invite(example)) } }
        }
    }
}

/// What somebody might write on a card of the table's own; none where nobody writes any.
pub(crate) fn own_card_example(words: &Words, kind: GameKind) -> Option<String> {
    match_game!(kind, G => G::own_card_example(words))
}

pub(crate) fn hand(context: &Context<'_>, view: &TableView, playing: &PlayingView) -> Hand {
    if let Some(by) = view.stands_still() {
        return standing_still(context.words(), view, by);
    }
    match_game!(&playing.view, GameView::G(game) => {
        let room = Room::new(context, view, game);
        let finale = podium::under_way(view).is_some();
        match (is_concealed(context, view), podium::hand::<G>(context, view, game)) {
            (true, _) if finale => looking_up(room.words, html! {}),
            (true, _) => looking_up(room.words, G::while_shown(&room)),
            (false, Some(hand)) => hand,
            (false, None) => {
                // What could be done after a reveal tells how it ends.
                let first = G::first_time(&room).filter(|_| view.show_under_way().is_none());
                let hand = G::hand(&room);
                let line = first.map_or_else(|| html! {}, |first| first.line(context.met, view));
                let why = G::why_moved(&room).filter(|_| view.show_under_way().is_none());
                let why = why.map_or_else(|| html! {}, |why| why.fold());
                let rain = podium::rain_on_hand::<G>(&room);
                let ask = html! { (hand.ask) (line) (rain) };
                Hand { ask, play: html! { (hand.play) (why) }, act: hand.act }
            }
        }
    })
}

/// Whether a reveal is under way that a guest's page leaves to others: to the stage, or where it cannot play
/// the beats itself, to whoever can. Then no byte of what comes of it is on the page.
pub(crate) fn is_concealed(context: &Context<'_>, view: &TableView) -> bool {
    view.show_under_way().is_some_and(|show| show.led_by_stage || context.plain == Plain::Refreshing)
}

/// A guest's page while the stage has the word.
fn looking_up(words: &Words, play: Markup) -> Hand {
    let ask = html! { h1 { (words.look_at_screen()) } p { (words.look_at_screen_why()) } };
    Hand { ask, play, act: html! {} }
}

/// A guest's page while the game is paused: there is nothing to do but to go on, for whoever may.
fn standing_still(words: &Words, view: &TableView, by: GuestId) -> Hand {
    Hand {
        ask: pause_lines(words, view, by),
        play: html! {},
        act: html! {
            @if view.i_may(Ability::Resume) {
                (look::deed(view, "resume", html! { button class=(look::BRASS) { (words.pause_over()) } }))
            }
        },
    }
}

/// Who has paused the game, and who lets it go on.
fn pause_lines(words: &Words, view: &TableView, by: GuestId) -> Markup {
    let who = if view.me == Some(by) { words.paused_you() } else { paused_by(words, view, by) };
    html! {
        h1 { (say(who)) }
        p { @if view.i_may(Ability::Resume) { (words.paused_how_you()) } @else { (words.paused_how()) } }
    }
}

fn paused_by(words: &Words, view: &TableView, by: GuestId) -> String {
    words.paused_by(view.guest(by).map_or_else(|| words.somebody(), called))
}

/// What everybody sees. While the game is paused, the board stays as it is.
pub(crate) fn stage(context: &Context<'_>, view: &TableView, playing: &PlayingView) -> Stage {
    let stage = match_game!(&playing.view, GameView::G(game) => {
        let finale = podium::stage::<G>(context, view, game);
        let stage = finale.unwrap_or_else(|| {
            let room = Room::new(context, view, game);
            let stage = G::stage(&room);
            Stage { board: html! { (stage.board) (came_out::on_stage(&room)) }, ..stage }
        });
        match view.introduced.filter(|_| G::INTRODUCED_BY_PICTURES) {
            Some(began) => {
                let lines = G::six_lines(context.words(), &game.options);
                Stage { board: html! { (stage.board) (first_time::picture(&lines, began)) }, ..stage }
            }
            None => stage,
        }
    });
    match view.stands_still() {
        Some(by) => Stage { headline: pause_lines(context.words(), view, by), ..stage },
        None => stage,
    }
}

/// What the browser's tab says: whether it is my turn.
pub(crate) fn title(context: &Context<'_>, view: &TableView, playing: &PlayingView) -> String {
    if is_concealed(context, view) && view.me.is_some() {
        return context.words().look_at_screen();
    }
    if podium::under_way(view).is_some() {
        return context.words().finale_title();
    }
    if let Some(by) = view.stands_still() {
        return paused_by(context.words(), view, by);
    }
    match_game!(&playing.view, GameView::G(game) => G::title(&Room::new(context, view, game)))
}

/// The table with as much in place of a guest's own secrets as those can take: see [`GamePages::fullest`].
pub(crate) fn fullest(view: &TableView) -> Vec<TableView> {
    let at_table = |game| {
        let mut table = view.clone();
        if let Some(playing) = &mut table.game {
            playing.view = game;
        }
        table
    };
    fullest_games(view).into_iter().map(at_table).collect()
}

/// The same, and only the game of them.
pub(crate) fn fullest_games(view: &TableView) -> Vec<GameView> {
    let Some(playing) = &view.game else { return Vec::new() };
    match_game!(&playing.view, GameView::G(game) => {
        G::fullest(view, game).into_iter().map(GameView::from).collect()
    })
}

/// What happens in so many seconds if whoever looks does not answer, where that can be left out.
pub(crate) fn lapse_line(words: &Words, view: &GameView, seconds: &str) -> Option<String> {
    match_game!(view, GameView::G(game) => G::lapse_line(words, game, seconds))
}

/// Whether everybody who plays has the button that all wait for.
pub(crate) fn anybody_goes_on(view: &GameView) -> bool {
    match_game!(view, GameView::G(game) => G::anybody_goes_on(game))
}

/// Whether something has been revealed that lies on the table for everybody.
pub(crate) fn is_revealed(view: &GameView) -> bool {
    match_game!(view, GameView::G(game) => G::show_length(game) > Ticks(0))
}

/// What just happened in the game, in a line; none where the pages themselves tell it.
pub(crate) fn latest_news(words: &Words, view: &TableView) -> Option<String> {
    let playing = view.game.as_ref().filter(|_| podium::under_way(view).is_none())?;
    match_game!(&playing.view, GameView::G(game) => G::latest_news(words, view, game))
}

/// What the others have seen in a guest, as a picture to keep.
pub(crate) fn portrait(context: &Context<'_>, view: &TableView) -> Option<Markup> {
    match_game!(&view.game.as_ref()?.view, GameView::G(game) => G::portrait(&Room::new(context, view, game)))
}

/// What a guest's page wears.
pub(crate) fn hand_dress(view: &TableView) -> Dress {
    view.game.as_ref().map_or(Dress::HandInLobby, |playing| Dress::Hand(playing.kind))
}

/// The same for the stage.
pub(crate) fn stage_dress(view: &TableView) -> Dress {
    view.game.as_ref().map_or(Dress::StageInLobby, |playing| Dress::Stage(playing.kind))
}

/// The rules of a game, put together when they are first read.
pub(crate) fn rules(language: Language, kind: GameKind) -> &'static Rules {
    // They are put together but once, in sentences of the usual length.
    #[cfg(test)]
    if crate::words::longer_sentences::are_wanted() {
        return Box::leak(Box::new(match_game!(kind, G => G::rules(language))));
    }
    type InAllLanguages = [Rules; Language::ALL.len()];
    static RULES: [OnceLock<InAllLanguages>; GameKind::ALL.len()] =
        [const { OnceLock::new() }; GameKind::ALL.len()];
    let rules = RULES[kind as usize].get_or_init(|| match_game!(kind, G => Language::ALL.map(G::rules)));
    &rules[language as usize]
}

/// What is enough to play a game with these house rules, in at most six lines.
pub(crate) fn six_lines(words: &Words, options: &GameOptions) -> Vec<RuleLine> {
    match_game!(options, GameOptions::G(options) => G::six_lines(words, options))
}

/// The picture that stands for a game.
pub(crate) fn picture(words: &Words, options: &GameOptions) -> Markup {
    let line = match_game!(options.kind(), G => G::PICTURED_LINE);
    six_lines(words, options).swap_remove(line).picture
}

/// The same for a game that is being played.
pub(crate) fn six_lines_now(words: &Words, view: &GameView) -> Vec<RuleLine> {
    match_game!(view, GameView::G(game) => G::six_lines(words, &game.options))
}

/// What there is to try beside the rules of a game.
pub(crate) fn exercise(words: &Words, kind: GameKind) -> Markup {
    match_game!(kind, G => G::exercise(words))
}

/// The section of the rules that is being played.
pub(crate) fn section_now(view: &GameView) -> &'static str {
    match_game!(view, GameView::G(game) => G::section_now(game))
}

#[cfg(test)]
pub(crate) fn looks(kind: GameKind, easel: &Easel<'_>) -> Vec<Look> {
    match_game!(kind, G => G::looks(easel))
}

/// A game that somebody has won, as everybody and as one guest sees it.
#[cfg(test)]
pub(crate) fn ending(kind: GameKind) -> [TableView; 2] {
    match_game!(kind, G => G::ending())
}

#[cfg(test)]
pub(crate) fn pictures(kind: GameKind) -> Vec<(String, Markup)> {
    match_game!(kind, G => G::pictures())
}
