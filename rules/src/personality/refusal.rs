//! Why a command is not carried out. The screen has a sentence for each, in the guest's language.

use serde::Serialize;

use crate::NoAgreement;

/// Why a command is not carried out. Each says so in a sentence of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum Refusal {
    // Opening a game.
    #[error("this game is for {least} to {most} players")]
    WrongNumberOfPlayers { least: u8, most: u8 },
    #[error("so many players need at least {least} cards")]
    TooFewCards { least: u16 },
    // In play.
    #[error("the game is over")]
    GameOver,
    #[error("you are not in this game")]
    NotSeated,
    #[error("you play along from the next turn on")]
    NotPlayingYet,
    #[error("the cards are dealt already")]
    CardsAlreadyDealt,
    #[error("no card can be proposed now")]
    NoProposalNow,
    #[error("another player proposes a card")]
    NotYourTurn,
    #[error("that card is not in your hand")]
    NotInYourHand,
    #[error("you have cards of your own to propose")]
    HandNotEmpty,
    #[error("that is not the card that was proposed")]
    NotTheProposedCard,
    #[error("somebody has chosen already")]
    VotingHasBegun,
    #[error("no cards are laid for anybody now")]
    NoInversionNow,
    #[error("there is no vote now")]
    NoVoteNow,
    #[error("there is no such choice in this vote")]
    NoSuchCandidate,
    #[error("you have no partner in this vote")]
    NoPairVote,
    #[error("nobody of your pair has chosen yet")]
    NothingChosenYet,
    #[error("your pair has chosen otherwise since you looked")]
    PairVoteHasChanged,
    #[error("you have agreed already")]
    AlreadyAgreed,
    #[error("there is no debate now")]
    NoDebateNow,
    #[error("you have said that you are ready")]
    AlreadyReady,
    #[error("there is no second vote now")]
    NoSecondVoteNow,
    #[error("in the second vote only those who share the lead can be chosen")]
    NotTied,
    #[error("you have no card to exchange now")]
    NoExchangeNow,
    #[error("the pile has run out")]
    PileEmpty,
    #[error("you have no partner to choose now")]
    NoPartnerToChoose,
    #[error("that player is not free to vote with you")]
    PartnerNotFree,
    #[error("you have no cards to give now")]
    NothingToGive,
    #[error("you give {cards} of your cards now")]
    WrongNumberOfGifts { cards: u8 },
    #[error("each card goes to a different player, and none to yourself")]
    WrongReceivers,
    #[error("nobody has given you a card now")]
    NoGiftForYou,
    #[error("there is no vote about a card now")]
    NoJudgingNow,
    #[error("neither giver nor receiver votes about the card")]
    NotAJudge,
    #[error("there is no such player")]
    NoSuchPlayer,
    #[error("nobody has won yet")]
    NobodyHasWon,
}

impl From<NoAgreement> for Refusal {
    fn from(why: NoAgreement) -> Self {
        match why {
            NoAgreement::Changed => Refusal::PairVoteHasChanged,
            NoAgreement::Already => Refusal::AlreadyAgreed,
        }
    }
}
