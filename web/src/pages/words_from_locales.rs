//! Every word on a page comes from `locales/`, from the cards and the almanac, or from somebody who typed it.
//! With sentences between brackets it shows: what stands outside of them is none of ours.

use std::collections::{BTreeMap, BTreeSet};

use almanac::Criterion;
use decks::{Decks, Language};
use rules::GameKind;

use super::{fixtures::OWN_CARDS, looks::LONGER_LOOKS};
use crate::words::longer_sentences::{CLOSING, OPENING};

/// Attributes that somebody reads or hears.
const READ: [&str; 6] = ["alt", "aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];
/// Elements whose words are no sentences: names that people have given themselves, what they are typing, and
/// what nobody reads.
const SKIPPED: [&str; 5] = ["bdi", "pre", "script", "style", "textarea"];

/// What is the same in every language, or in one of its own: names of languages, our name, this server's;
/// licences; how a list of cards is written.
const SAME_EVERYWHERE: [&str; 10] = [
    "https://likeness.example/t/KR7WQ4/device/0123456789abcdef0123456789abcdef",
    "https://likeness.example/t/KR7WQ4",
    "likeness.example",
    "KR7 WQ4",
    "Likeness",
    "English",
    "Français",
    "CC BY 4.0 (creativecommons.org/licenses/by/4.0)",
    "happiness,,…\ncolours,,…",
    almanac::ATTRIBUTION,
];

/// How questions begin that somebody at the table has written.
const WRITTEN: [&str; 2] =
    ["Who would plan a weekend for all of us", "Who of us would sail round the world with a cat"];

/// The pieces of text on a page that stand outside of brackets, as they follow each other.
fn outside_brackets(look: &str, html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut depth = 0_usize;
    let mut skipped = 0_usize;
    for piece in html.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("every tag is closed, and marks in texts are escaped");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if SKIPPED.contains(&name) {
            skipped = if tag.starts_with('/') { skipped - 1 } else { skipped + 1 };
        }
        for attribute in READ {
            let start = format!(" {attribute}=\"");
            if let Some((_, value)) = tag.split_once(&start) {
                found.extend(outside(value.split('"').next().unwrap_or_default(), &mut 0));
            }
        }
        if skipped == 0 {
            found.extend(outside(text, &mut depth));
        }
    }
    assert_eq!(depth, 0, "{look}: as many brackets are opened as closed");
    found
}

/// The pieces of one text that stand outside of brackets and have words in them.
fn outside(text: &str, depth: &mut usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in text.replace("&amp;", "&").replace("&quot;", "\"").replace("&lt;", "<").chars() {
        match letter {
            OPENING => *depth += 1,
            CLOSING => *depth -= 1,
            _ if *depth == 0 => pieces.last_mut().expect("there is one").push(letter),
            _ if pieces.last().is_some_and(|piece| !piece.is_empty()) => pieces.push(String::new()),
            _ => {}
        }
    }
    let pieces = pieces.into_iter().map(|piece| piece.trim().to_owned());
    pieces.filter(|piece| has_word(piece)).collect()
}

/// Letters alone, as those of a code or of the cards of IMAGE, are no words.
fn has_word(text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() > 1)
}

/// Whether somebody at the table has written it on a card of their own.
fn is_written(text: &str) -> bool {
    let card = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ' ');
    WRITTEN.iter().any(|beginning| text.starts_with(beginning))
        || OWN_CARDS.iter().any(|own| own.starts_with(card))
}

/// Everything in English that cards of all games say.
fn said_by_cards() -> BTreeSet<String> {
    let decks = Decks::embedded();
    let mut said = BTreeSet::new();
    for game in GameKind::ALL {
        said.extend(decks.sets(game).iter().map(|set| set.title(Language::En).to_owned()));
        said.extend(decks.piles(game).iter().map(|pile| pile.name(Language::En).to_owned()));
        for card in decks.cards_ever(game) {
            said.insert(card.text(Language::En).to_owned());
            said.extend(card.gray.iter().map(|face| face.text(Language::En).to_owned()));
        }
    }
    said.extend(Criterion::all().filter_map(Criterion::text).map(|text| text.en.into()));
    said
}

/// What people have called themselves and written on these pages: it stands apart at least once.
fn typed() -> BTreeSet<String> {
    let apart = |html: &str| -> Vec<String> {
        let names = html.split("<bdi>").skip(1).filter_map(|rest| rest.split("</bdi>").next());
        names.map(str::to_owned).collect()
    };
    LONGER_LOOKS.iter().flat_map(|(_, html)| apart(html)).collect()
}

#[test]
fn every_word_on_a_page_comes_from_where_it_is_translated() {
    let cards = said_by_cards();
    let mut names: Vec<String> = typed().into_iter().chain(SAME_EVERYWHERE.map(str::to_owned)).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut elsewhere: BTreeMap<String, &str> = BTreeMap::new();
    let mut found = 0;
    for (look, html) in &*LONGER_LOOKS {
        for piece in outside_brackets(look, html) {
            found += 1;
            // Long words of IMAGE may be broken.
            let mut rest = piece.replace('\u{ad}', "");
            if !cards.contains(&rest) && !is_written(&rest) {
                names.iter().for_each(|name| rest = rest.replace(name.as_str(), ""));
                if has_word(&rest) {
                    elsewhere.insert(piece, look);
                }
            }
        }
    }
    assert!(found > 1_000, "{found} pieces stand outside of brackets");
    assert!(elsewhere.is_empty(), "words that are in no locale:\n{elsewhere:#?}");
}

#[test]
fn what_stands_outside_of_brackets_is_found() {
    let page = "<p title=\"[Góó] now\">[Ít íís <bdi>Ada</bdi>~] and <b>[óné [óf twó]]</b>, A 3</p>\
                <script>let x</script>";
    assert_eq!(outside_brackets("page", page), ["now", "and"]);
}
