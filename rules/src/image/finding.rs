//! What a reference work says of a person, card by card, and how the rules ask it (IM-18).
//!
//! The rules know no reference work. They say what they would like to know ([`inquiries`](super::inquiries));
//! whoever carries out a command asks, and puts the answers into it
//! ([`Command::with_testimonies`](super::Command::with_testimonies)). The events keep what was answered.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{BilingualText, Claim, FictionalLife, Named};
use crate::CardId;

/// What is said of one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Verdict))]
pub enum Verdict {
    /// Yes.
    Fits,
    /// No.
    DoesNotFit,
    /// A reference work that is silent has not said no: so it is with every place and field that is not
    /// listed.
    NotKnown,
}

impl Verdict {
    /// What is said of several cards together (IM-18): one that does not fit decides, and all that do.
    pub fn on_all(verdicts: impl IntoIterator<Item = Verdict>) -> Verdict {
        let worse = |one: Verdict, other: Verdict| match (one, other) {
            (Verdict::DoesNotFit, _) | (_, Verdict::DoesNotFit) => Verdict::DoesNotFit,
            (Verdict::NotKnown, _) | (_, Verdict::NotKnown) => Verdict::NotKnown,
            (Verdict::Fits, Verdict::Fits) => Verdict::Fits,
        };
        verdicts.into_iter().fold(Verdict::Fits, worse)
    }
}

/// What is said of one card, and what it goes by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Finding))]
pub struct Finding {
    /// Which card it is about.
    pub card: CardId,
    /// Whether it fits the person.
    pub verdict: Verdict,
    /// What that goes by.
    pub evidence: Evidence,
}

/// A year, negative before Christ.
pub type Year = i16;

/// What is shown to all in a challenge: facts, not sentences, so that every screen says them in its own
/// language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Evidence))]
pub enum Evidence {
    /// The reference work knows nobody by that name.
    Nobody,
    /// What binds the person to the place of the card; if nothing does, all that is known.
    Places {
        /// What binds them to places.
        ties: Vec<Tie>,
    },
    /// When the person lived.
    Life {
        /// Their years, as far as they are known.
        life: Life,
    },
    /// The field of the card; if it is not among them, all that are known.
    Fields {
        /// What they are known for.
        fields: Vec<KnownField>,
    },
    /// A real person, or where a character comes from.
    Nature {
        /// The story that a character is from; none for one who has lived.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        story: Option<Story>,
    },
    /// What the person is called.
    Names {
        /// The name whose letters count.
        name: BilingualText,
        /// The part of the English name that the letter comes from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        last_name: Option<Cow<'static, str>>,
        /// The letters that count, such as `DG`.
        letters: String,
        /// Another name, which does begin with the letter although it is not counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        otherwise: Option<String>,
    },
}

/// What binds a person to a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Tie))]
pub struct Tie {
    /// What kind of tie it is.
    pub bond: Bond,
    /// A country, or for a character of no country a continent.
    pub place: BilingualText,
}

/// What binds a person to a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Bond))]
pub enum Bond {
    /// They came from there.
    BornIn,
    /// They lived, worked or ruled there.
    AssociatedWith,
    /// Of a fictional character, or of the work.
    HomeIn,
}

/// When somebody lived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "life", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Life))]
pub enum Life {
    /// Both years are known.
    Lived {
        /// The year of their birth.
        born: Year,
        /// The year of their death.
        died: Year,
    },
    /// Dead, and the year is not known.
    LivedFrom {
        /// The year of their birth.
        born: Year,
    },
    /// Alive, as far as is known.
    Living {
        /// The year of their birth.
        born: Year,
    },
    /// A fictional character.
    Imagined {
        /// In which centuries the story plays: 19 is 1800 to 1899, negative before Christ.
        centuries: Vec<i8>,
        /// It plays in a world or a future of its own, or there as well.
        elsewhere: bool,
        /// Known only where somebody has noted it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vital: Option<Vital>,
    },
}

/// Whether somebody is alive, where no years are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Vital))]
pub enum Vital {
    /// They are.
    Living,
    /// They are not.
    Dead,
}

/// A field that a person is known in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::KnownField))]
pub struct KnownField {
    /// What they are known for.
    pub field: BilingualText,
    /// How much.
    pub renown: Renown,
}

/// How much somebody is known for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Renown))]
pub enum Renown {
    /// It is what they are known for.
    WellKnown,
    /// Nobody's first thought, yet a fact.
    Also,
}

/// Where a fictional character comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Story))]
pub struct Story {
    /// The title of the work.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub work: Cow<'static, str>,
    /// None for myths and whatever has no known author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub creator: Option<Cow<'static, str>>,
    /// The year of the first appearance.
    pub created: Year,
    /// That year is a guess.
    pub about: bool,
}

/// What the rules would like to know of a person before they decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    /// Who it is about.
    pub person: Named,
    /// The cards that they would have to fit.
    pub asked: Vec<Asked>,
    /// Whether a character can be alive.
    pub fictional: FictionalLife,
    /// How many well-known people who fit are to be named as well (the practice aid).
    pub suggestions: usize,
}

/// What is asked about a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Whether it fits. A letter is the last name's.
    Card(CardId),
    /// Whether the first name begins with it (IM-26).
    FirstInitial(CardId),
}

/// What a reference work answers. The default is that of one that knows nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Testimony {
    /// The person, if it knows them.
    pub claim: Option<Claim>,
    /// In the order in which the cards were asked about. A letter that can be no initial of the name does not
    /// fit, whether the person is known or not.
    pub findings: Vec<Finding>,
    /// Some others who would fit all the cards, if they were asked for.
    pub fitting: Vec<BilingualText>,
}

/// What is said of these cards together (IM-18). A card of which nothing is said is not known.
pub(super) fn verdict(cards: &[CardId], findings: &[Finding]) -> Verdict {
    let of_card = |card: &CardId| findings.iter().find(|finding| finding.card == *card);
    Verdict::on_all(cards.iter().map(|card| of_card(card).map_or(Verdict::NotKnown, |found| found.verdict)))
}
