//! Why a command is not carried out. The screen has a sentence for each, in the guest's language.

use serde::Serialize;

use super::Side;

/// Why a command is not carried out. Each says so in a sentence of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Refusal))]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum Refusal {
    // Opening a game.
    #[error("this game is for {least} to {most} players")]
    WrongNumberOfPlayers { least: u8, most: u8 },
    #[error("these cards belong to another game")]
    CardsOfAnotherGame,
    #[error("so many players need at least {least} cards")]
    TooFewCards { least: u16 },
    // In play.
    #[error("the game is over")]
    GameOver,
    #[error("you are not in this game")]
    NotSeated,
    #[error("the cards are dealt already")]
    CardsAlreadyDealt,
    #[error("no cards are played now")]
    NoPlayNow,
    #[error("a challenge is settled first")]
    ChallengeUnderWay,
    #[error("it is another player's turn")]
    NotYourTurn,
    #[error("that card is neither in your hand nor on the board")]
    CardNotAtHand,
    #[error("that card lies on an image already")]
    CardAlreadyLaid,
    #[error("three cards of the hand are the most in a turn")]
    ThreeFromHand,
    #[error("an image gets a card of your hand before it gets a letter of the board")]
    HandCardFirst,
    #[error("an image that gets cards of the board also gets one of your hand")]
    HandCardMissing { side: Side },
    #[error("that card does not lie open on that side")]
    NotOnThatSide,
    #[error("a letter cannot be covered")]
    LetterNotCovered,
    #[error("a card covers only one of its own kind")]
    NotTheSameKind,
    #[error("an image is ended when it has three cards or more")]
    TooShortToEnd,
    #[error("only a letter fits on the last space")]
    OnlyALetterFits,
    #[error("that image is ended")]
    ImageEnded,
    #[error("both initials count without a wild letter only")]
    NoWildInitials,
    #[error("that card was not laid in this turn")]
    CardNotLaid,
    #[error("nothing has been laid in this turn")]
    NothingLaid,
    #[error("say whose image it is that you have ended")]
    NameMissing { side: Side },
    #[error("there is nobody to name for that side")]
    NothingToName { side: Side },
    #[error("a name needs a letter")]
    NameEmpty,
    #[error("that name is too long")]
    NameTooLong,
    #[error("nobody is known by that key")]
    NoSuchPerson,
    #[error("that note is too long")]
    NoteTooLong,
    #[error("take back what you have laid first")]
    CardsAreLaid,
    #[error("that card is not in your hand")]
    NotInYourHand,
    #[error("put down at most three different cards")]
    WrongNumberToPutDown,
    #[error("no turn can be challenged now")]
    NoChallengeNow,
    #[error("this is your own turn")]
    OwnTurn,
    #[error("only the last turn of all has to be let pass")]
    NothingToLetPass,
    #[error("you have let that turn pass")]
    TurnAlreadyAccepted,
    #[error("that image has been challenged already")]
    AlreadyChallenged { side: Side },
    #[error("nothing was played on that image in this turn")]
    NotPlayedOn,
    #[error("there is nobody to name now")]
    NoNamingNow,
    #[error("the challenged player names the person")]
    NotChallenged,
    #[error("there is no vote now")]
    NoVoteNow,
}
