//! The cards in both languages.

use std::collections::BTreeMap;

use axum::{Json, extract::Path};
use decks::{Decks, Language};
use rules::{CardId, GameKind, PileId, Rating, image::Kind};
use serde::Serialize;
use table::{Code, WrittenCard};
use utoipa::ToSchema;

use crate::{
    games::{card_name, kind_name, name},
    table_visitor::TableVisitor,
    trouble::Trouble,
    words::Words,
};

/// The cards of one game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Deck {
    game: GameKind,
    sets: Vec<SetOfCards>,
    categories: Vec<Category>,
    /// Cards that are in no set any more; games that began earlier may still show them.
    retired: Vec<CardWords>,
}

#[derive(Debug, Serialize, ToSchema)]
struct SetOfCards {
    /// As it is named in the options of a game.
    name: String,
    title: BTreeMap<&'static str, String>,
    cards: Vec<CardWords>,
}

#[derive(Debug, Serialize, ToSchema)]
struct Category {
    #[schema(value_type = PileId)]
    id: String,
    name: BTreeMap<&'static str, String>,
}

/// A card. What stands on a card of two faces is its black one, which is played first.
#[derive(Debug, Serialize, ToSchema)]
struct CardWords {
    #[schema(value_type = CardId)]
    id: String,
    #[schema(value_type = PileId)]
    category: String,
    #[schema(value_type = Rating)]
    rating: &'static str,
    emoji: Option<String>,
    text: BTreeMap<&'static str, String>,
    /// The other face; none for a card that has only one.
    gray: Option<GrayFace>,
}

/// The other face of a card that has two.
#[derive(Debug, Serialize, ToSchema)]
struct GrayFace {
    emoji: Option<String>,
    text: BTreeMap<&'static str, String>,
}

fn in_all_languages(text: impl Fn(Language) -> String) -> BTreeMap<&'static str, String> {
    Language::ALL.into_iter().map(|language| (language.code(), text(language))).collect()
}

/// The cards of IMAGE, which say what the almanac can answer: five kinds, and several cards that say the
/// same.
fn of_the_almanac() -> Deck {
    let deck = almanac::deck();
    // An id begins with the letters of its kind (IM-2).
    let letters = |card: CardId| card.as_str()[..3].to_owned();
    let card = |card: &CardId| CardWords {
        id: card.to_string(),
        category: letters(*card),
        rating: Rating::Everyone.code(),
        emoji: None,
        text: in_all_languages(|language| card_name(Words::of(language), *card)),
        gray: None,
    };
    let category = |kind: Kind| {
        let first = deck.iter().find(|card| Kind::of(**card) == Some(kind));
        Category {
            id: letters(*first.expect("the deck has cards of every kind")),
            name: in_all_languages(|language| kind_name(Words::of(language), kind)),
        }
    };
    let set = SetOfCards {
        name: GameKind::Image.slug().to_owned(),
        title: in_all_languages(|language| name(Words::of(language), GameKind::Image)),
        cards: deck.iter().map(card).collect(),
    };
    Deck {
        game: GameKind::Image,
        sets: vec![set],
        categories: Kind::ALL.map(category).into(),
        retired: Vec::new(),
    }
}

/// The cards of a game in all languages.
#[utoipa::path(
    get,
    path = "/decks/{game}",
    tag = "decks",
    params(("game" = GameKind, Path, description = "The short name of the game.")),
    responses(
        (status = 200, description = "The sets, categories and cards.", body = Deck),
    ),
)]
pub(crate) async fn deck(Path(game): Path<String>) -> Result<Json<Deck>, Trouble> {
    let game: GameKind = game.parse().map_err(|_| Trouble::NoSuchPage)?;
    if game == GameKind::Image {
        return Ok(Json(of_the_almanac()));
    }
    let decks = Decks::embedded();
    let card = |card: &decks::Card| CardWords {
        id: card.id.to_string(),
        category: card.pile.to_string(),
        rating: card.rating.code(),
        emoji: card.emoji.clone(),
        text: in_all_languages(|language| card.text(language).to_owned()),
        gray: card.gray.as_ref().map(|gray| GrayFace {
            emoji: gray.emoji.clone(),
            text: in_all_languages(|language| gray.text(language).to_owned()),
        }),
    };
    let sets = decks.sets(game).iter().map(|set| SetOfCards {
        name: set.name.clone(),
        title: in_all_languages(|language| set.title(language).to_owned()),
        cards: set.cards().iter().map(card).collect(),
    });
    let categories = decks.piles(game).iter().map(|pile| Category {
        id: pile.id.to_string(),
        name: in_all_languages(|language| pile.name(language).to_owned()),
    });
    let retired = decks.retired(game).iter().map(card).collect();
    Ok(Json(Deck { game, sets: sets.collect(), categories: categories.collect(), retired }))
}

/// The cards that the table has written itself, for its guests: each says the same in all languages.
#[utoipa::path(
    get,
    path = "/tables/{code}/cards",
    tag = "decks",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 200, description = "The cards, by game.", body = Vec<WrittenCard>),
    ),
)]
pub(crate) async fn own_cards(visitor: TableVisitor) -> Result<Json<Vec<WrittenCard>>, Trouble> {
    visitor.require_key()?;
    let guest = visitor.require_guest().await?;
    Ok(Json(guest.view.own.all().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_the_almanac_are_told_in_both_languages() {
        let deck = of_the_almanac();
        let kinds: Vec<&str> = deck.categories.iter().map(|category| category.id.as_str()).collect();
        assert_eq!(kinds, ["plc", "tim", "act", "sta", "let"]);
        let cards = &deck.sets[0].cards;
        assert_eq!(cards.len(), 112, "IM-2");
        let dead = cards.iter().find(|card| card.text["en"] == "Dead").expect("a card that says Dead");
        assert_eq!((dead.text["fr"].as_str(), dead.category.as_str()), ("Mort", "sta"));
    }
}
