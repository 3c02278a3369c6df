//! The moves and the house rules of IMAGE, as forms send them.

use rules::{
    Sealed,
    image::{Calling, Command, Named, Options, Side},
};

use crate::form::{Fields, FormError};

/// A move in IMAGE.
pub(super) fn command(play: &str, fields: &Fields) -> Result<Command, FormError> {
    Ok(match play {
        "deal_cards" => Command::DealCards,
        "lay_card" => lay_card(fields)?,
        "take_back_card" => Command::TakeBackCard { card: fields.word("card")? },
        "take_back_all" => Command::TakeBackAll,
        "write_note" => Command::WriteNote {
            side: fields.word("side")?,
            text: Sealed::new(fields.text("text")?.to_owned()),
        },
        "finish_turn" => {
            let claims = Side::ALL.into_iter().filter_map(|side| {
                let [key, name] = claim_fields(side);
                let person = named(fields, key, name).transpose()?;
                Some(person.map(|person| Calling { side, person }))
            });
            Command::FinishTurn { claims: claims.collect::<Result<_, _>>()?, testimonies: Vec::new() }
        }
        "put_down_cards" => {
            let cards =
                fields.all("card").map(|card| card.parse().map_err(|_| FormError::Unreadable("card")));
            Command::PutDownCards { cards: cards.collect::<Result<_, _>>()? }
        }
        "accept_turn" => Command::AcceptTurn,
        "challenge_turn" => Command::ChallengeTurn { side: fields.word("side")?, testimonies: Vec::new() },
        "name_person" => Command::NamePerson {
            person: named(fields, "key", "name")?.ok_or(FormError::Missing("name"))?,
            testimonies: Vec::new(),
        },
        "cast_vote" => Command::CastVote { voice: fields.word("voice")? },
        _ => return Err(FormError::UnknownDeed),
    })
}

/// Where a card goes is one field, so that a button alone can say it: `north` is the next space of that side,
/// `north plc-001` the card there that it covers.
fn lay_card(fields: &Fields) -> Result<Command, FormError> {
    let unreadable = |_| FormError::Unreadable("to");
    let to = fields.text("to")?;
    let (side, over) = to.split_once(' ').map_or((to, None), |(side, over)| (side, Some(over)));
    Ok(Command::LayCard {
        card: fields.word("card")?,
        side: serde_json::from_value(side.into()).map_err(|_| FormError::Unreadable("to"))?,
        over: over.map(str::parse).transpose().map_err(unreadable)?,
    })
}

/// Whom a form names: whoever was chosen, or else what was typed; nobody when it has neither.
fn named(fields: &Fields, key: &'static str, name: &'static str) -> Result<Option<Named>, FormError> {
    match fields.optional(key)? {
        Some(key) => Ok(Some(Named::Key(key))),
        None => {
            let typed = fields.all(name).find(|text| !text.trim().is_empty());
            Ok(typed.map(|text| Named::Name(Sealed::new(text.to_owned()))))
        }
    }
}

/// The fields that say whose image the one on a side is.
fn claim_fields(side: Side) -> [&'static str; 2] {
    match side {
        Side::North => ["key-north", "name-north"],
        Side::East => ["key-east", "name-east"],
        Side::South => ["key-south", "name-south"],
        Side::West => ["key-west", "name-west"],
    }
}

/// The house rules.
pub(super) fn options(fields: &Fields) -> Result<Options, FormError> {
    Ok(Options {
        initials: fields.word("initials")?,
        judging: fields.word("judging")?,
        fictional: fields.word("fictional")?,
        practice: fields.word("practice")?,
        drafts: fields.word("drafts")?,
        deck: fields.word("deck")?,
    })
}
