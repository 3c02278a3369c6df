//! The cards of a turn, laid one after another and taken back until the turn is finished (IM-15).

use serde::{Deserialize, Serialize};

use super::{
    Initials, Options, Refusal,
    card::{Kind, is_letter, is_wild},
    side::{Images, Side},
    state::Shaken,
};
use crate::CardId;

/// Where a card that is laid comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Source))]
pub enum Source {
    /// A player's own hand.
    Hand,
    /// The board, which is everybody's.
    Board,
}

/// A card that has been laid on an image.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Laid))]
pub struct Laid {
    /// Which card it is.
    pub card: CardId,
    /// Where it came from.
    pub from: Source,
    /// Where it lies now.
    pub side: Side,
    /// The card that it covers (IM-10); none when it lies on the next space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<CardId>,
}

/// The images as they are when these cards lie on them.
pub(super) fn with_cards(images: &Images, laid: &[Laid]) -> Images {
    let mut images = images.clone();
    for Laid { card, side, over, .. } in laid {
        let image = &mut images[side.index()];
        match over {
            Some(covered) => image.cover(*covered, *card),
            None => image.append(*card),
        }
    }
    images
}

/// Whether a card may be laid after these, and if not, why not. Where the card comes from is taken to be
/// true.
pub(super) fn legal(options: &Options, images: &Images, laid: &[Laid], next: &Laid) -> Result<(), Refusal> {
    legal_on(options, &with_cards(images, laid), laid, next)
}

/// The same where it is known what the images are with these cards, for whoever asks about many.
pub(super) fn legal_on(
    options: &Options,
    images: &Images,
    laid: &[Laid],
    next: &Laid,
) -> Result<(), Refusal> {
    let of_hand = || laid.iter().filter(|laid| laid.from == Source::Hand);
    match next.from {
        // IM-6
        Source::Hand if of_hand().count() >= Options::FROM_HAND => return Err(Refusal::ThreeFromHand),
        // IM-7: whether the others come with a card of the hand is looked at when the turn is finished.
        Source::Board if is_letter(next.card) && !of_hand().any(|laid| laid.side == next.side) => {
            return Err(Refusal::HandCardFirst);
        }
        Source::Hand | Source::Board => {}
    }
    let image = &images[next.side.index()];
    if let Some(covered) = next.over {
        if !image.open_cards().any(|card| card == covered) {
            return Err(Refusal::NotOnThatSide);
        }
        // IM-13
        if is_letter(covered) {
            return Err(Refusal::LetterNotCovered);
        }
    }
    let letters = image.letters();
    match (next.over, &letters[..]) {
        // IM-10
        (Some(covered), []) if Kind::of(covered) == Kind::of(next.card) => Ok(()),
        (Some(_), []) => Err(Refusal::NotTheSameKind),
        (None, []) if is_letter(next.card) => {
            // IM-11
            let long_enough = image.profile_cards() >= Options::LEAST_TO_END;
            if long_enough { Ok(()) } else { Err(Refusal::TooShortToEnd) }
        }
        // IM-27
        (None, []) if image.len() >= Options::SPACES - 1 => Err(Refusal::OnlyALetterFits),
        (None, []) => Ok(()),
        (None, [first]) if options.initials == Initials::Both && is_letter(next.card) => {
            second_initial(*first, next.card, image.len())
        }
        (_, [_, ..]) => Err(Refusal::ImageEnded),
    }
}

/// IM-7: the sides that have got cards of the board in a turn, and none of the hand.
pub(super) fn lacking_hand_card(laid: &[Laid]) -> Vec<Side> {
    let gets = |side: Side, from: Source| laid.iter().any(|laid| laid.side == side && laid.from == from);
    let lacks = |side: &Side| gets(*side, Source::Board) && !gets(*side, Source::Hand);
    Side::ALL.into_iter().filter(lacks).collect()
}

/// IM-26: the last name's letter after the first name's, on a space of its own, and neither of them wild.
fn second_initial(first: CardId, second: CardId, taken: usize) -> Result<(), Refusal> {
    if is_wild(first) || is_wild(second) {
        Err(Refusal::NoWildInitials)
    } else if taken >= Options::SPACES {
        Err(Refusal::ImageEnded)
    } else {
        Ok(())
    }
}

/// Which cards go back when one is taken back: that card, and those that could not have been laid without it.
pub(super) fn taken_back(options: &Options, images: &Images, laid: &[Laid], card: CardId) -> Vec<CardId> {
    going_back(options, images, laid, |laid| laid.card == card)
}

/// Which cards of a draft go back when a challenge has changed what lies there (IM-16): those for an image
/// that is another one now, and those that cannot lie there any more.
pub(super) fn sent_back(options: &Options, images: &Images, laid: &[Laid], shaken: Shaken) -> Vec<CardId> {
    going_back(options, images, laid, |laid| shaken == Shaken::Another(laid.side))
}

/// These cards, and those that could not have been laid without them, in the order in which they were laid.
fn going_back(
    options: &Options,
    images: &Images,
    laid: &[Laid],
    goes: impl Fn(&Laid) -> bool,
) -> Vec<CardId> {
    let mut kept: Vec<Laid> = Vec::new();
    for next in laid.iter().filter(|laid| !goes(laid)) {
        if legal(options, images, &kept, next).is_ok() {
            kept.push(*next);
        }
    }
    let goes = |laid: &&Laid| !kept.iter().any(|kept| kept.card == laid.card);
    laid.iter().filter(goes).map(|laid| laid.card).collect()
}
