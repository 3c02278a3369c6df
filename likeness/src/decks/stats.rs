//! How many cards there are, as a table that a person likes to read.

use std::{collections::BTreeMap, fmt::Write};

use decks::{Card, Decks, Language, Rating, Set, Tag};
use rules::{CardFace, GameKind};

/// How wide a line of tags may become before it is broken.
const WIDTH: usize = 96;

/// The cards of every game that has any, by set and category; of one set only, if it is named.
pub(super) fn table(decks: &Decks, only: Option<&str>) -> String {
    let games = GameKind::ALL.map(|game| of_game(decks, game, only));
    games.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

fn of_game(decks: &Decks, game: GameKind, only: Option<&str>) -> Option<String> {
    let sets: Vec<&Set> =
        decks.sets(game).iter().filter(|set| only.is_none_or(|only| set.name == only)).collect();
    if sets.is_empty() {
        return None;
    }
    let mut text = row(game.slug(), "category", ["cards", "everyone", "teens", "adults"]);
    for set in &sets {
        let mut name = set.name.as_str();
        for pile in decks.piles(game) {
            let cards: Vec<&Card> = set.cards().iter().filter(|card| card.pile == pile.id).collect();
            if !cards.is_empty() {
                text += &row(name, &format!("{} {}", pile.id, pile.name(Language::En)), counts(&cards));
                name = "";
            }
        }
        if name.is_empty() {
            text += &row("", "together", counts(&set.cards().iter().collect::<Vec<_>>()));
        }
    }
    let all: Vec<&Card> = sets.iter().flat_map(|set| set.cards()).collect();
    if sets.len() > 1 {
        text += &row("all sets", "", counts(&all));
    }
    let texts = Language::ALL.map(|language| format!("{} {}", texts_in(language, &all), language.own_name()));
    writeln!(text, "  {:<12} {}", "texts", texts.join(" · ")).expect("a string takes all");
    text += &tags(&all);
    Some(text)
}

fn row<T: std::fmt::Display>(first: &str, second: &str, counts: [T; 4]) -> String {
    let [cards, everyone, teens, adults] = counts;
    format!("  {first:<12} {second:<28} {cards:>6} {everyone:>9} {teens:>6} {adults:>7}\n")
}

fn counts(cards: &[&Card]) -> [usize; 4] {
    let rated = |rating: Rating| cards.iter().filter(|card| card.rating == rating).count();
    let [everyone, teens, adults] = Rating::ALL.map(rated);
    [cards.len(), everyone, teens, adults]
}

/// What can be read in a language: the faces of cards that say something in it.
fn texts_in(language: Language, cards: &[&Card]) -> usize {
    let faces = |card: &&Card| {
        let both = [CardFace::Black, CardFace::Gray];
        let faces = &both[..1 + usize::from(card.gray.is_some())];
        faces.iter().filter(|face| !card.text_on(**face, language).is_empty()).count()
    };
    cards.iter().map(faces).sum()
}

/// The tags of either face, those of most cards first.
fn tags(cards: &[&Card]) -> String {
    let mut counted: BTreeMap<&Tag, usize> = BTreeMap::new();
    for card in cards {
        let gray = card.gray.iter().flat_map(|gray| &gray.tags);
        card.tags.iter().chain(gray).for_each(|tag| *counted.entry(tag).or_default() += 1);
    }
    let mut counted: Vec<(&Tag, usize)> = counted.into_iter().collect();
    counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut lines: Vec<String> = Vec::new();
    for (tag, count) in counted {
        let word = format!("#{tag} {count}");
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.len() + 2 <= WIDTH => {
                line.push_str("  ");
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    let line =
        |(number, line): (usize, String)| format!("  {:<12} {line}\n", if number == 0 { "tags" } else { "" });
    lines.into_iter().enumerate().map(line).collect()
}
