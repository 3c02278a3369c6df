//! A game looked through again, round by round, as everybody saw it when the round was over.

use rules::{
    CardFace, CardId,
    colours::{Question, Symbol},
    image::BilingualText,
    personality::Bet,
};
use serde::Serialize;

use crate::{finding::HungImage, finished_game::Who};

/// A round or a turn. Somebody who is not known any more is none.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "round", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Round))]
pub enum Round {
    /// A ranking, and what all the others took it to be.
    Ranked {
        /// Whose ranking it is.
        who: Option<Who>,
        /// From what makes them most unhappy to what makes them most happy.
        ranking: Vec<CardId>,
        /// In the same order.
        guess: Vec<CardId>,
        /// Whose first guess came nearest, and how many places it had right.
        #[serde(skip_serializing_if = "Option::is_none")]
        closest: Option<Nearest>,
    },
    /// A ranking, and what each team took it to be.
    GuessedInTeams {
        /// Whose ranking it is.
        who: Option<Who>,
        /// What is preferred most comes first.
        ranking: Vec<Subject>,
        /// By team.
        guesses: Vec<TeamGuess>,
        /// Whose first guess came nearest, and how many places it had right.
        #[serde(skip_serializing_if = "Option::is_none")]
        closest: Option<Nearest>,
    },
    /// A question, and how the table has seen everybody, as it was counted: of votes there is nothing but
    /// how many.
    Counted {
        /// What was asked.
        question: Question,
        /// In the order of the seats.
        results: Vec<SeenAs>,
    },
    /// A card or several that were voted on, openly.
    Voted {
        /// What was asked.
        asked: Asked,
        /// In the order of the seats, at the first vote.
        votes: Vec<OpenVote>,
        /// The same at the second one, after a tie.
        second: Vec<OpenChoice>,
        /// Whom or what the turn elected, if anything.
        elected: Option<Chosen>,
    },
    /// What came of a turn: what was laid, the images that were taken, and what was doubted.
    Built {
        /// Whose turn it was.
        who: Option<Who>,
        /// The cards that they laid, in that order.
        laid: Vec<CardId>,
        /// Those that they put on the board instead.
        put_down: Vec<CardId>,
        /// The images that they took.
        taken: Vec<HungImage>,
        /// The claims that somebody challenged.
        doubts: Vec<Doubt>,
    },
}

/// A card with the face that lay open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Subject))]
pub struct Subject {
    /// The card.
    pub card: CardId,
    /// Which side of it lay open.
    pub face: CardFace,
}

/// What a team took a ranking to be.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::TeamGuess))]
pub struct TeamGuess {
    /// Who belongs to it.
    pub team: Vec<Who>,
    /// In the order of the ranking.
    pub guess: Vec<Subject>,
    /// For each of them, whether the token on it was doubled.
    pub doubled: Vec<bool>,
}

/// Whose first guesses came nearest to a ranking.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Nearest))]
pub struct Nearest {
    /// All who came equally near.
    pub who: Vec<Who>,
    /// How many places they had right.
    pub right: u8,
}

/// What a round of True Colours brought to one player, and what they had predicted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::SeenAs))]
pub struct SeenAs {
    /// The player.
    pub who: Option<Who>,
    /// None where the table plays without numbers.
    pub votes: Option<u8>,
    /// How the table sees them.
    pub got: Symbol,
    /// How they thought that it does.
    pub predicted: Option<Symbol>,
}

/// What a turn of Personality asks.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "asked", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Asked))]
pub enum Asked {
    /// Whom a card fits best.
    Whom {
        /// The card.
        card: CardId,
    },
    /// Which card fits somebody best.
    Which {
        /// Of whom it is said.
        whom: Option<Who>,
        /// What everybody had laid.
        cards: Vec<LaidBy>,
    },
}

/// A card, and who laid it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::LaidBy))]
pub struct LaidBy {
    /// Which card it is.
    pub card: CardId,
    /// Who laid it.
    pub by: Option<Who>,
}

/// Whom or what a vote was for.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(tag = "chosen", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Chosen))]
pub enum Chosen {
    /// Somebody.
    Player {
        /// Who.
        who: Option<Who>,
    },
    /// A card.
    Card {
        /// Which.
        card: CardId,
    },
}

/// A vote of Personality, where votes are open.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::OpenVote))]
pub struct OpenVote {
    /// Whose vote it was.
    pub who: Option<Who>,
    /// What it was for.
    pub choice: Chosen,
    /// How much was risked on it.
    pub bet: Bet,
}

/// A second vote of Personality, on which nothing is risked.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::OpenChoice))]
pub struct OpenChoice {
    /// Whose vote it was.
    pub who: Option<Who>,
    /// What it was for.
    pub choice: Chosen,
}

/// A challenge of IMAGE.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Doubt))]
pub struct Doubt {
    /// Who did not believe it.
    pub by: Option<Who>,
    /// Whom the image was said to be of; none if nobody was named.
    pub name: Option<BilingualText>,
    /// Whether it was a bluff.
    pub bluff: bool,
}
