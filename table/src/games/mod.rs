//! The games as the table sees them: what it needs of each, and what is one of several games.
//!
//! Everything here is made from the list in `rules`. What a game does in a way of its own is in the file of
//! its name.

mod colours;
mod game_player;
mod game_state;
mod happiness;
mod image;
mod personality;
mod preference;

use std::{any::Any, collections::BTreeSet};

use bots::{BotGame, Level, Tempo};
use decks::{Choice, Decks, OwnCard, Rating, UnknownSet};
use rules::{Game, GameKind, Sealer, Seat, SeatSet, Seating, Secrecy, for_each_game, match_game};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::Value;

use crate::{first_guesses::FirstGuess, own_cards::OwnCards, refusal::Refusal};

pub(crate) use colours::written_question;
pub(crate) use game_player::GamePlayer;
pub(crate) use game_state::{GameDecided, GameState};

/// What a table needs of a game besides its rules and its bots. Implemented in the file of the game's name.
pub(crate) trait TableGame: BotGame {
    /// How somebody tries it alone in a few minutes: the house rules, how many bots, and how well they play.
    fn tried_alone() -> (Self::Options, usize, Level);

    /// Who has the first seat.
    const FIRST_SEAT: FirstSeat = FirstSeat::GoesRound;

    /// The house rules that came later, with what a record was played with that does not name them, where
    /// that is not what is usual now.
    const BEFORE_IT_WAS_CHOSEN: &[(&str, &str)] = &[];

    /// Takes the chosen cards from the decks and those of the table's own, remembering what this table has
    /// seen.
    fn deal(
        decks: &Decks,
        choice: &Choice<'_>,
        shelf: Option<&Self::Supply>,
    ) -> Result<Self::Supply, UnknownSet>;

    /// What the options choose of the decks and of the table's own cards; nothing in a game that has one
    /// deck.
    fn choice<'a>(_options: &'a Self::Options, _own: &'a [&'a OwnCard]) -> Choice<'a> {
        Choice::of(&[], Rating::Everyone)
    }

    /// The sets of cards that are in the box; none for a game that has one deck.
    fn sets(_options: &mut Self::Options) -> Option<&mut Vec<String>> {
        None
    }

    /// The card that was written in play, in a game in which that is a move.
    fn written(_event: &Self::Event) -> Option<OwnCard> {
        None
    }

    /// Those who play together with a seat, itself included; nobody in a game without teams.
    fn team_of(_view: &Self::View, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whose thoughts others are guessing at, or doubting.
    fn being_guessed(_view: &Self::View) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whether there are first guesses, which everybody keeps to themselves.
    const FIRST_GUESSES: bool = false;

    /// One's own, of the round under way, once it stays as it is.
    fn first_guess(_view: &Self::View) -> Option<FirstGuess> {
        None
    }
}

/// Who has the first seat of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FirstSeat {
    /// Somebody else each time.
    GoesRound,
    /// In the first game of its kind the host, who had the idea (PE-5); then it moves on.
    Host,
    /// In the first game of its kind the player on the host's left (PP-5); then it moves on.
    LeftOfHost,
}

/// Types that have one variant a game, and what cannot be said of them without its name.
macro_rules! one_of_the_games {
    ($($Game:ident in $module:ident),+) => {
        /// The house rules of a game.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "options", rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[expect(missing_docs, reason = "a game is what it is called")]
        pub enum GameOptions { $($Game(rules::$module::Options)),+ }

        /// What a seat asks for in the game being played.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "move", rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[expect(missing_docs, reason = "a game is what it is called")]
        pub enum GameCommand { $($Game(rules::$module::Command)),+ }

        /// What happened in the game being played.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "event", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "a game is what it is called")]
        pub enum GameEvent { $($Game(rules::$module::Event)),+ }

        /// The cards of a game on the table's shelf.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "cards", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "a game is what it is called")]
        pub enum GameSupply { $($Game(rules::$module::Supply)),+ }

        /// What one pair of eyes may know of the game being played.
        #[derive(Debug, Clone, PartialEq, Serialize)]
        #[serde(tag = "game", content = "view", rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[expect(missing_docs, reason = "a game is what it is called")]
        pub enum GameView { $($Game(rules::$module::View)),+ }

        /// Why a move in the game being played is not carried out.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
        #[serde(tag = "game", content = "why", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "a game is what it is called")]
        pub enum GameRefusal {
            $(#[error("{0}")] $Game(#[from] rules::$module::Refusal)),+
        }

        $(
            one_of_the_games!(@from $Game: GameOptions(rules::$module::Options));
            one_of_the_games!(@from $Game: GameCommand(rules::$module::Command));
            one_of_the_games!(@from $Game: GameEvent(rules::$module::Event));
            one_of_the_games!(@from $Game: GameSupply(rules::$module::Supply));
            one_of_the_games!(@from $Game: GameView(rules::$module::View));
        )+
    };
    (@from $Game:ident: $Sum:ident($part:ty)) => {
        impl From<$part> for $Sum {
            fn from(part: $part) -> $Sum {
                $Sum::$Game(part)
            }
        }
    };
}

for_each_game!(one_of_the_games);

impl GameOptions {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match_game!(self, GameOptions::G(_) => G::KIND)
    }

    /// The options that a game has when nobody has chosen any.
    pub fn default_of(kind: GameKind) -> GameOptions {
        match_game!(kind, G => <G as Game>::Options::default().into())
    }

    /// Reads the house rules of a record: what it does not name is as it was on the day of the record. Where
    /// somebody chooses a game now, what is not named is as it is usual now.
    pub(crate) fn on_record<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameOptions, D::Error> {
        let mut stored = Value::deserialize(deserializer)?;
        let kind = stored.get("game").and_then(|game| GameKind::deserialize(game).ok());
        if let (Some(kind), Some(Value::Object(options))) = (kind, stored.get_mut("options")) {
            for (field, meant) in match_game!(kind, G => G::BEFORE_IT_WAS_CHOSEN) {
                options.entry(*field).or_insert_with(|| (*meant).into());
            }
        }
        serde_json::from_value(stored).map_err(D::Error::custom)
    }

    /// How many can play this game.
    pub fn seats(&self) -> std::ops::RangeInclusive<u8> {
        match_game!(self, GameOptions::G(_) => G::SEATS)
    }

    /// How so many sit when nobody has said it.
    pub(crate) fn usual_seating(&self, seats: usize) -> Seating {
        match_game!(self, GameOptions::G(_) => G::usual_seating(seats))
    }

    /// Who has the first seat.
    pub(crate) fn first_seat(&self) -> FirstSeat {
        match_game!(self, GameOptions::G(_) => G::FIRST_SEAT)
    }

    /// The same options, with every set of cards named once.
    pub(crate) fn tidy(&self) -> GameOptions {
        let mut tidy = self.clone();
        let mut named = BTreeSet::new();
        if let Some(sets) = match_game!(&mut tidy, GameOptions::G(options) => G::sets(options)) {
            sets.retain(|set| named.insert(set.clone()));
        }
        tidy
    }

    /// Takes the chosen cards from the decks and those of the table's own, remembering what this table has
    /// seen.
    pub(crate) fn supply(
        &self,
        decks: &Decks,
        own: &OwnCards,
        shelf: Option<&GameSupply>,
    ) -> Result<GameSupply, Refusal> {
        let own: Vec<&OwnCard> = own.of(self.kind()).collect();
        match_game!(self, GameOptions::G(options) => {
            let supply = G::deal(decks, &G::choice(options, &own), shelf.and_then(GameSupply::of::<G>));
            supply.map(GameSupply::from).map_err(|_| Refusal::NoSuchSet)
        })
    }

    pub(crate) fn admit(&self, seating: &Seating, supply: &GameSupply) -> Result<(), GameRefusal> {
        match_game!(
            (self, supply),
            (GameOptions::G(options), GameSupply::G(supply)) => Ok(G::admit(options, seating, supply)?),
            _ => unreachable!("{OTHER_CARDS}"),
        )
    }

    pub(crate) fn opening(&self, seating: &Seating, supply: &GameSupply) -> GameState {
        match_game!(
            (self, supply),
            (GameOptions::G(options), GameSupply::G(supply)) =>
                G::opening(options, seating, supply.clone()).into(),
            _ => unreachable!("{OTHER_CARDS}"),
        )
    }
}

/// Options and cards come from one choice, and are stored together.
const OTHER_CARDS: &str = "a game is opened with its own cards";

impl GameCommand {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match_game!(self, GameCommand::G(_) => G::KIND)
    }

    /// Whether it takes away what is being shown.
    pub(crate) fn waits_for_show(&self) -> bool {
        match_game!(self, GameCommand::G(command) => G::waits_for_show(command))
    }
}

impl GameEvent {
    /// For how long this is nobody's business.
    pub(crate) fn secrecy(&self) -> Secrecy {
        match_game!(self, GameEvent::G(event) => G::secrecy(event))
    }

    /// The card that was written in play.
    pub(crate) fn written(&self) -> Option<OwnCard> {
        match_game!(self, GameEvent::G(event) => G::written(event))
    }

    /// Whether events of this game are stored shut.
    pub(crate) fn confides(&self) -> bool {
        match_game!(self, GameEvent::G(_) => G::secret_ballots().is_some())
    }

    /// Shuts what it tells in secret.
    pub(crate) fn shut(&mut self, sealer: &mut dyn Sealer) {
        match_game!(self, GameEvent::G(event) => {
            if let Some(ballots) = G::secret_ballots() {
                ballots.shut(event, sealer);
            }
        });
    }

    /// Opens what can still be opened.
    pub(crate) fn unshut(&mut self, sealer: &dyn Sealer) {
        match_game!(self, GameEvent::G(event) => {
            if let Some(ballots) = G::secret_ballots() {
                ballots.unshut(event, sealer);
            }
        });
    }
}

impl GameSupply {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match_game!(self, GameSupply::G(_) => G::KIND)
    }

    /// These cards as a game leaves them, beside what the shelf remembers of cards that were not in that
    /// game.
    pub(crate) fn onto(self, shelf: Option<&GameSupply>) -> GameSupply {
        match_game!(self, GameSupply::G(supply) => {
            decks::put_away(shelf.and_then(GameSupply::of::<G>), &supply).into()
        })
    }

    /// The cards, if they are those of this game.
    fn of<Wanted: Game>(&self) -> Option<&Wanted::Supply> {
        match_game!(self, GameSupply::G(supply) => (supply as &dyn Any).downcast_ref())
    }
}

impl GameView {
    /// Whom the game waits for, as far as these eyes may know.
    pub fn waiting_on(&self) -> SeatSet {
        match_game!(self, GameView::G(view) => view.waiting_on)
    }

    /// How long people should be left with what a bot sees here before it moves.
    pub(crate) fn tempo(&self) -> Tempo {
        match_game!(self, GameView::G(view) => G::tempo(view))
    }

    /// Whose portrait people are looking at.
    pub(crate) fn portrait_shown(&self) -> Option<Seat> {
        match_game!(self, GameView::G(view) => G::portrait_shown(view))
    }

    /// Whether somebody with another view could do in a bot's place what it holds back from.
    pub(crate) fn could_be_done_by(&self, other: &GameView) -> bool {
        match_game!(
            (self, other),
            (GameView::G(bot), GameView::G(other)) => G::could_do_it(bot, other),
            _ => false,
        )
    }

    /// The seats that would go ahead at once if bots sat there and were asked to, as far as these eyes may
    /// know.
    pub(crate) fn could_be_asked(&self) -> SeatSet {
        match_game!(self, GameView::G(view) => G::could_be_asked(view))
    }

    /// Whose thoughts others are guessing at, or doubting: they keep a straight face.
    pub(crate) fn being_guessed(&self) -> SeatSet {
        match_game!(self, GameView::G(view) => G::being_guessed(view))
    }

    /// Those who play together with a seat, itself included; nobody in a game without teams.
    pub(crate) fn team_of(&self, seat: Seat) -> SeatSet {
        match_game!(self, GameView::G(view) => G::team_of(view, seat))
    }
}
