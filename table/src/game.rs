//! The games as the table sees them: one closed set, matched in one place.

use std::{borrow::Cow, collections::BTreeSet};

use almanac::Almanac;
use bots::{Character, Player, Tempo};
use decks::{Choice, Decks, OwnCard, Rating, UnknownSet};
use rules::{
    CardId, Chance, Eyes, Game, GameKind, Notice, Sealer, Seat, SeatSet, Seating, Secrecy,
    colours::{self, Colours, QuestionText},
    happiness::{self, Happiness},
    image::{self, Image},
    personality::{self, Personality},
    preference::{self, Preference},
};
use serde::{Deserialize, Serialize};

use crate::{own_cards::OwnCards, refusal::Refusal};

/// Who has the first seat of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FirstSeat {
    /// Somebody else each time.
    GoesRound,
    /// The host, who had the idea (PE-5).
    Host,
}

/// What a table needs to know of a game besides its rules.
trait AtTable: Game {
    type Bot: Player<Self>;

    /// A bot that goes by the same reference work as the table, in a game that asks one.
    fn bot(character: Character, almanac: &'static Almanac) -> Self::Bot;

    const FIRST_SEAT: FirstSeat = FirstSeat::GoesRound;

    /// Takes the chosen cards from the decks and those of the table's own, remembering what this table has
    /// seen.
    fn deal(
        decks: &Decks,
        choice: &Choice<'_>,
        shelf: Option<&Self::Supply>,
    ) -> Result<Self::Supply, UnknownSet>;

    /// The sets of cards that are in the box; none for a game that has one deck.
    fn sets(options: &mut Self::Options) -> Option<&mut Vec<String>>;

    /// The command with what the reference work says about it, in a game that asks one.
    fn consult<'a>(
        _state: &Self::State,
        _seat: Seat,
        command: &'a Self::Command,
        _almanac: &Almanac,
    ) -> Cow<'a, Self::Command> {
        Cow::Borrowed(command)
    }

    /// What the options choose of the decks and of the table's own cards.
    fn choice<'a>(options: &'a Self::Options, own: &'a [&'a OwnCard]) -> Choice<'a>;

    /// The card that was written in play, in a game in which that is a move.
    fn written(_event: &Self::Event) -> Option<OwnCard> {
        None
    }

    /// Whom the game waits for, as far as these eyes may know.
    fn waited_for(view: &Self::View) -> SeatSet;

    /// Those who play together with a seat, itself included; nobody in a game without teams.
    fn team_of(_view: &Self::View, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }
}

impl AtTable for Happiness {
    type Bot = bots::happiness::Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Self::Bot {
        bots::happiness::Bot::new(character)
    }

    fn deal(
        decks: &Decks,
        choice: &Choice<'_>,
        shelf: Option<&happiness::Supply>,
    ) -> Result<happiness::Supply, UnknownSet> {
        decks.happiness(choice, shelf)
    }

    fn choice<'a>(options: &'a happiness::Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let happiness::Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut happiness::Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn waited_for(view: &happiness::View) -> SeatSet {
        view.waiting_on
    }
}

impl AtTable for Preference {
    type Bot = bots::preference::Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Self::Bot {
        bots::preference::Bot::new(character)
    }

    fn deal(
        decks: &Decks,
        choice: &Choice<'_>,
        shelf: Option<&preference::Supply>,
    ) -> Result<preference::Supply, UnknownSet> {
        decks.preference(choice, shelf)
    }

    fn choice<'a>(options: &'a preference::Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let preference::Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut preference::Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn waited_for(view: &preference::View) -> SeatSet {
        view.waiting_on
    }

    fn team_of(view: &preference::View, seat: Seat) -> SeatSet {
        let mut teams = view.pieces.iter().map(|piece| piece.members);
        teams.find(|team| team.contains(seat)).unwrap_or(SeatSet::EMPTY)
    }
}

impl AtTable for Colours {
    type Bot = bots::colours::Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Self::Bot {
        bots::colours::Bot::new(character)
    }

    fn deal(
        decks: &Decks,
        choice: &Choice<'_>,
        shelf: Option<&colours::Supply>,
    ) -> Result<colours::Supply, UnknownSet> {
        decks.colours(choice, shelf)
    }

    fn choice<'a>(options: &'a colours::Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let colours::Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn written(event: &colours::Event) -> Option<OwnCard> {
        match event {
            colours::Event::QuestionAdded { question, text } => Some(written_question(*question, text)),
            _ => None,
        }
    }

    fn sets(options: &mut colours::Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn waited_for(view: &colours::View) -> SeatSet {
        view.waiting_on
    }
}

impl AtTable for Personality {
    type Bot = bots::personality::Bot;

    const FIRST_SEAT: FirstSeat = FirstSeat::Host;

    fn bot(character: Character, _almanac: &'static Almanac) -> Self::Bot {
        bots::personality::Bot::new(character)
    }

    fn deal(
        decks: &Decks,
        choice: &Choice<'_>,
        shelf: Option<&personality::Supply>,
    ) -> Result<personality::Supply, UnknownSet> {
        decks.personality(choice, shelf)
    }

    fn choice<'a>(options: &'a personality::Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let personality::Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut personality::Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn waited_for(view: &personality::View) -> SeatSet {
        view.waiting_on
    }
}

impl AtTable for Image {
    type Bot = bots::image::Bot;

    fn bot(character: Character, almanac: &'static Almanac) -> Self::Bot {
        bots::image::Bot::reading(almanac, character)
    }

    /// The deck is the almanac's: it knows which cards it can answer for.
    fn deal(
        _decks: &Decks,
        _choice: &Choice<'_>,
        _shelf: Option<&image::Supply>,
    ) -> Result<image::Supply, UnknownSet> {
        Ok(image::Supply { cards: almanac::deck() })
    }

    /// Nothing is chosen of the one deck, and no table writes cards that the almanac cannot judge.
    fn choice<'a>(_options: &'a image::Options, _own: &'a [&'a OwnCard]) -> Choice<'a> {
        Choice::of(&[], Rating::Everyone)
    }

    fn sets(_options: &mut image::Options) -> Option<&mut Vec<String>> {
        None
    }

    /// IM-18: here and nowhere else does what the almanac says get into a command.
    fn consult<'a>(
        state: &image::State,
        seat: Seat,
        command: &'a image::Command,
        almanac: &Almanac,
    ) -> Cow<'a, image::Command> {
        Cow::Owned(almanac.consult(state, seat, command))
    }

    fn waited_for(view: &image::View) -> SeatSet {
        view.waiting_on
    }
}

/// A question that the table has written, as one of its own cards.
pub(crate) fn written_question(card: CardId, text: &QuestionText) -> OwnCard {
    let category = decks::OWN.parse().expect("three small letters");
    OwnCard { game: GameKind::Colours, card, category, text: text.into(), gray: None }
}

/// Options and cards come from one choice, and are stored together.
const OTHER_CARDS: &str = "a game is opened with its own cards";
const OTHER_MIND: &str = "a mind is made for the game being played";
const OTHER_GAME: &str = "a move for another game has been refused";

/// Everything that is one of several games, and what is done with it whichever it is.
macro_rules! games {
    ($($Game:ident in $module:ident),+ $(,)?) => {
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "options", rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum GameOptions { $($Game($module::Options)),+ }

        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "move", rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum GameCommand { $($Game($module::Command)),+ }

        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "event", rename_all = "snake_case")]
        pub enum GameEvent { $($Game($module::Event)),+ }

        /// The cards of a game on the table's shelf.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "cards", rename_all = "snake_case")]
        pub enum GameSupply { $($Game($module::Supply)),+ }

        /// The state of the game being played. Not serializable: it never leaves the server.
        #[derive(Debug, Clone, PartialEq)]
        pub(crate) enum GameState { $($Game($module::State)),+ }

        #[derive(Debug, Clone, PartialEq, Serialize)]
        #[serde(tag = "game", content = "view", rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum GameView { $($Game($module::View)),+ }

        /// A bot in the game being played.
        #[derive(Debug)]
        pub(crate) enum GamePlayer { $($Game(Box<bots::$module::Bot>)),+ }

        #[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
        #[serde(tag = "game", content = "why", rename_all = "snake_case")]
        pub enum GameRefusal {
            $(#[error("{0}")] $Game(#[from] $module::Refusal)),+
        }

        impl GameOptions {
            pub fn kind(&self) -> GameKind {
                match self { $(GameOptions::$Game(_) => GameKind::$Game),+ }
            }

            /// The options that a game has when nobody has chosen any.
            pub fn default_of(kind: GameKind) -> GameOptions {
                match kind { $(GameKind::$Game => GameOptions::$Game($module::Options::default())),+ }
            }

            /// How many can play this game.
            pub fn seats(&self) -> std::ops::RangeInclusive<u8> {
                match self { $(GameOptions::$Game(_) => $Game::SEATS),+ }
            }

            /// How so many sit when nobody has said it.
            pub(crate) fn usual_seating(&self, seats: usize) -> Seating {
                match self { $(GameOptions::$Game(_) => $Game::usual_seating(seats)),+ }
            }

            /// Who has the first seat.
            pub(crate) fn first_seat(&self) -> FirstSeat {
                match self { $(GameOptions::$Game(_) => $Game::FIRST_SEAT),+ }
            }

            /// The same options, with every set of cards named once.
            pub(crate) fn tidy(&self) -> GameOptions {
                let mut tidy = self.clone();
                let sets = match &mut tidy { $(GameOptions::$Game(options) => $Game::sets(options)),+ };
                let mut named = BTreeSet::new();
                if let Some(sets) = sets {
                    sets.retain(|set| named.insert(set.clone()));
                }
                tidy
            }

            /// Takes the chosen cards from the decks and those of the table's own, remembering what this
            /// table has seen.
            pub(crate) fn supply(
                &self,
                decks: &Decks,
                own: &OwnCards,
                shelf: Option<&GameSupply>,
            ) -> Result<GameSupply, Refusal> {
                let own: Vec<&OwnCard> = own.of(self.kind()).collect();
                let supply = match self {
                    $(GameOptions::$Game(options) => {
                        let shelf = shelf.and_then(GameSupply::$module);
                        $Game::deal(decks, &$Game::choice(options, &own), shelf).map(GameSupply::$Game)
                    })+
                };
                supply.map_err(|_| Refusal::NoSuchSet)
            }

            pub(crate) fn admit(&self, seating: &Seating, supply: &GameSupply) -> Result<(), GameRefusal> {
                match (self, supply) {
                    $((GameOptions::$Game(options), GameSupply::$Game(supply)) => {
                        Ok($Game::admit(options, seating, supply)?)
                    })+
                    _ => unreachable!("{OTHER_CARDS}"),
                }
            }

            pub(crate) fn opening(&self, seating: &Seating, supply: &GameSupply) -> GameState {
                match (self, supply) {
                    $((GameOptions::$Game(options), GameSupply::$Game(supply)) => {
                        GameState::$Game($Game::opening(options, seating, supply.clone()))
                    })+
                    _ => unreachable!("{OTHER_CARDS}"),
                }
            }
        }

        impl GameCommand {
            pub fn kind(&self) -> GameKind {
                match self { $(GameCommand::$Game(_) => GameKind::$Game),+ }
            }
        }

        impl GamePlayer {
            pub(crate) fn new(
                kind: GameKind,
                character: Character,
                almanac: &'static Almanac,
            ) -> GamePlayer {
                match kind {
                    $(GameKind::$Game => GamePlayer::$Game(Box::new($Game::bot(character, almanac)))),+
                }
            }

            pub(crate) fn observe(&mut self, view: &GameView) {
                match (self, view) {
                    $((GamePlayer::$Game(bot), GameView::$Game(view)) => bot.observe(view),)+
                    _ => unreachable!("{OTHER_MIND}"),
                }
            }

            pub(crate) fn tempo(&self, view: &GameView) -> Tempo {
                match (self, view) {
                    $((GamePlayer::$Game(bot), GameView::$Game(view)) => bot.tempo(view),)+
                    _ => unreachable!("{OTHER_MIND}"),
                }
            }

            pub(crate) fn choose(&mut self, view: &GameView, chance: &mut dyn Chance) -> Option<GameCommand> {
                match (self, view) {
                    $((GamePlayer::$Game(bot), GameView::$Game(view)) => {
                        bot.choose(view, chance).map(GameCommand::$Game)
                    })+
                    _ => unreachable!("{OTHER_MIND}"),
                }
            }
        }

        impl GameEvent {
            /// For how long this is nobody's business.
            pub(crate) fn secrecy(&self) -> Secrecy {
                match self { $(GameEvent::$Game(event) => $Game::secrecy(event)),+ }
            }

            /// The card that was written in play.
            pub(crate) fn written(&self) -> Option<OwnCard> {
                match self { $(GameEvent::$Game(event) => $Game::written(event)),+ }
            }

            /// Whether events of this game are stored shut.
            pub(crate) fn confides(&self) -> bool {
                match self { $(GameEvent::$Game(_) => $Game::CONFIDES),+ }
            }

            /// Shuts what it tells in secret.
            pub(crate) fn shut(&mut self, sealer: &mut dyn Sealer) {
                match self { $(GameEvent::$Game(event) => $Game::shut(event, sealer)),+ }
            }

            /// Opens what can still be opened.
            pub(crate) fn unshut(&mut self, sealer: &dyn Sealer) {
                match self { $(GameEvent::$Game(event) => $Game::unshut(event, sealer)),+ }
            }
        }

        impl GameSupply {
            pub fn kind(&self) -> GameKind {
                match self { $(GameSupply::$Game(_) => GameKind::$Game),+ }
            }

            /// These cards as a game leaves them, beside what the shelf remembers of cards that were not in
            /// that game.
            pub(crate) fn onto(self, shelf: Option<&GameSupply>) -> GameSupply {
                match self {
                    $(GameSupply::$Game(supply) => {
                        let shelf = shelf.and_then(GameSupply::$module);
                        GameSupply::$Game(decks::put_away(shelf, &supply))
                    })+
                }
            }

            $(pub(crate) fn $module(&self) -> Option<&$module::Supply> {
                match self {
                    GameSupply::$Game(supply) => Some(supply),
                    _ => None,
                }
            })+
        }

        impl GameView {
            /// Whom the game waits for, as far as these eyes may know.
            pub fn waiting_on(&self) -> SeatSet {
                match self { $(GameView::$Game(view) => $Game::waited_for(view)),+ }
            }

            /// Those who play together with a seat, itself included; nobody in a game without teams.
            pub(crate) fn team_of(&self, seat: Seat) -> SeatSet {
                match self { $(GameView::$Game(view) => $Game::team_of(view, seat)),+ }
            }
        }

        impl GameState {
            pub(crate) fn kind(&self) -> GameKind {
                match self { $(GameState::$Game(_) => GameKind::$Game),+ }
            }

            pub(crate) fn decide(
                &self,
                seat: Seat,
                command: &GameCommand,
                almanac: &Almanac,
                chance: &mut dyn Chance,
            ) -> Result<Vec<GameEvent>, GameRefusal> {
                match (self, command) {
                    $((GameState::$Game(state), GameCommand::$Game(command)) => {
                        let command = $Game::consult(state, seat, command, almanac);
                        let events = $Game::decide(state, seat, &command, chance)?;
                        Ok(events.into_iter().map(GameEvent::$Game).collect())
                    })+
                    _ => unreachable!("{OTHER_GAME}"),
                }
            }

            pub(crate) fn notice(&self, notice: Notice, chance: &mut dyn Chance) -> Vec<GameEvent> {
                match self {
                    $(GameState::$Game(state) => {
                        $Game::notice(state, notice, chance).into_iter().map(GameEvent::$Game).collect()
                    })+
                }
            }

            /// An event that does not fit changes nothing.
            pub(crate) fn evolve(&mut self, event: &GameEvent) {
                match (self, event) {
                    $((GameState::$Game(state), GameEvent::$Game(event)) => $Game::evolve(state, event),)+
                    _ => {}
                }
            }

            pub(crate) fn view(&self, eyes: Eyes) -> GameView {
                match self { $(GameState::$Game(state) => GameView::$Game($Game::view(state, eyes))),+ }
            }

            pub(crate) fn waiting_on(&self) -> SeatSet {
                match self { $(GameState::$Game(state) => $Game::waiting_on(state)),+ }
            }

            pub(crate) fn is_over(&self) -> bool {
                self.waiting_on().is_empty()
            }

            pub(crate) fn welcomes(&self) -> bool {
                match self { $(GameState::$Game(state) => $Game::welcomes(state)),+ }
            }

            pub(crate) fn welcomes_back(&self, seat: Seat) -> bool {
                match self { $(GameState::$Game(state) => $Game::welcomes_back(state, seat)),+ }
            }

            pub(crate) fn step(&self) -> u32 {
                match self { $(GameState::$Game(state) => $Game::step(state)),+ }
            }

            /// The round whose key is still needed.
            pub(crate) fn keeps(&self) -> Option<u32> {
                match self { $(GameState::$Game(state) => $Game::keeps(state)),+ }
            }

            pub(crate) fn pack_up(&self) -> GameSupply {
                match self { $(GameState::$Game(state) => GameSupply::$Game($Game::pack_up(state))),+ }
            }
        }
    };
}

games! {
    Happiness in happiness,
    Preference in preference,
    Colours in colours,
    Personality in personality,
    Image in image,
}
