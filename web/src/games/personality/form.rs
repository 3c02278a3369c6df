//! The moves and the house rules of Personality, as forms send them.

use rules::{
    Seat, Slot,
    personality::{Candidate, Command, Gift, Options},
};

use crate::form::{Fields, FormError};

/// A move in Personality.
pub(super) fn command(play: &str, fields: &Fields) -> Result<Command, FormError> {
    Ok(match play {
        "deal_cards" => Command::DealCards,
        "propose_card" => Command::ProposeCard { card: fields.word("card")? },
        "propose_from_pile" => Command::ProposeFromPile,
        "put_back_card" => Command::PutBackCard { card: fields.word("card")? },
        "lay_card" => Command::LayCard { card: fields.word("card")? },
        "cast_vote" => Command::CastVote { choice: candidate(fields)?, bet: fields.word("bet")? },
        "agree_to_pair_vote" => Command::AgreeToPairVote { edition: fields.parsed("edition")? },
        "declare_ready" => Command::DeclareReady,
        "vote_again" => Command::VoteAgain { choice: candidate(fields)? },
        "exchange_card" => Command::ExchangeCard { card: fields.word("card")? },
        "keep_hand" => Command::KeepHand,
        "choose_partner" => Command::ChoosePartner { partner: fields.seat("partner")? },
        "give_cards" => Command::GiveCards { gifts: gifts(fields)? },
        "answer_gift" => Command::AnswerGift { answer: fields.word("answer")? },
        "judge_gift" => Command::JudgeGift { player: fields.seat("player")? },
        "read_portrait" => Command::ReadPortrait { player: fields.seat("player")? },
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// The house rules.
pub(super) fn options(fields: &Fields) -> Result<Options, FormError> {
    Ok(Options {
        board: fields.word("board")?,
        laying: match fields.all("laying").next() {
            Some(_) => fields.word("laying")?,
            None => Options::default().laying,
        },
        sets: fields.sets(),
        rating: fields.rating()?,
        own_cards: fields.mixture()?,
    })
}

/// Whom or what somebody votes for: a player, or a card by its place on the table.
fn candidate(fields: &Fields) -> Result<Candidate, FormError> {
    match fields.optional("slot")? {
        Some(slot) => Ok(Candidate::Card(Slot(slot))),
        None => Ok(Candidate::Player(fields.seat("player")?)),
    }
}

/// Cards for players: a field has the card in its name and a seat for its value. A card that stays has an
/// empty one.
fn gifts(fields: &Fields) -> Result<Vec<Gift>, FormError> {
    let gift = |(card, seat): (&str, &str)| {
        let unreadable = |_| FormError::Unreadable(GIFT);
        let to = Seat(seat.parse().map_err(|_| FormError::Unreadable(GIFT))?);
        Ok(Gift { card: card.parse().map_err(unreadable)?, to })
    };
    fields.starting(GIFT).filter(|(_, seat)| !seat.is_empty()).map(gift).collect()
}

/// How the name of a field begins that says for whom a card is.
const GIFT: &str = "gift-";
