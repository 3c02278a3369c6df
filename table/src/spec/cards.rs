//! Cards of the table's own, for any game.

use decks::{CardDraft, OwnCard, OwnText, Unwritable};
use rules::{CardId, Mixture, PileId, personality};

use super::*;
use crate::{games::GameSupply, own_cards::OwnCards};

fn draft(game: GameKind, category: Option<&str>, text: &str, gray: Option<&str>) -> CardDraft {
    let category = category.map(|category| category.parse().unwrap());
    CardDraft { game, category, text: text.to_owned(), gray: gray.map(str::to_owned) }
}

fn writes<const N: usize>(cards: [CardDraft; N]) -> Command {
    Command::WriteCards { cards: cards.into() }
}

fn own(number: u16) -> CardId {
    CardId::own(number).unwrap()
}

fn written(game: GameKind, number: u16, category: &str, words: &str, gray: Option<&str>) -> OwnCard {
    let text = |words: &str| OwnText::new(words, game).unwrap();
    OwnCard {
        game,
        card: own(number),
        category: category.parse().unwrap(),
        text: text(words),
        gray: gray.map(text),
    }
}

fn nap(text: &str) -> CardDraft {
    draft(GameKind::Happiness, Some("hom"), text, None)
}

/// The piles of the game of Happiness that is being played, or was last.
fn pile(story: &Story, category: &str) -> Vec<CardId> {
    let category: PileId = category.parse().unwrap();
    match story.state.cards_of(GameKind::Happiness) {
        Some(GameSupply::Happiness(supply)) => {
            supply.piles.get(&category).map_or(Vec::new(), |pile| pile.fresh().to_vec())
        }
        other => panic!("there are no cards of Happiness, but {other:?}"),
    }
}

#[test]
fn anybody_writes_cards_for_any_game() {
    let cards = [
        nap(" A\u{202e} nap\nat noon "),
        draft(GameKind::Happiness, None, "A song", None),
        draft(GameKind::Preference, Some("foo"), "Soup", Some("Stew")),
        draft(GameKind::Personality, None, "Hums", None),
        draft(GameKind::Colours, None, "Who hums?", None),
    ];
    let expected = vec![
        written(GameKind::Happiness, 1, "hom", "A nap at noon", None),
        written(GameKind::Happiness, 2, "own", "A song", None),
        written(GameKind::Preference, 1, "foo", "Soup", Some("Stew")),
        written(GameKind::Personality, 1, "own", "Hums", None),
        written(GameKind::Colours, 1, "own", "Who hums?", None),
    ];
    let story =
        lobby(3).when(CLEO, writes(cards)).then([Event::CardsWritten { guest: CLEO, cards: expected }]);
    let view = build_view::view(&story.state, Viewer::Stage, &story.company(), story.now);
    assert_eq!(view.own_cards[&GameKind::Happiness], 2);
    assert!(!serde_json::to_string(&view).unwrap().contains("nap"), "what they say is not sent unasked");
}

#[test]
pub(super) fn what_cannot_be_written_is_refused_with_its_number_and_nothing_is_kept() {
    let long = "n".repeat(71);
    for (bad, why) in [
        (nap("  "), Unwritable::Empty),
        (nap(&long), Unwritable::TooLong { limit: 70 }),
        (draft(GameKind::Happiness, Some("foo"), "A nap", None), Unwritable::NoSuchCategory),
        (draft(GameKind::Happiness, None, "A nap", Some("A doze")), Unwritable::GrayNotPlayed),
        (draft(GameKind::Image, None, "Atlantis", None), Unwritable::OfTheAlmanac),
        (draft(GameKind::Preference, None, "Soup", Some("Stew")), Unwritable::BoxMissing),
        (draft(GameKind::Preference, Some("hom"), "Soup", Some("Stew")), Unwritable::NoSuchCategory),
        (draft(GameKind::Preference, Some("foo"), "Soup", Some(" ")), Unwritable::GrayMissing),
    ] {
        let story = lobby(2).when(BEN, writes([nap("A nap"), bad])).refused(Refusal::Card { number: 2, why });
        assert_eq!(*story.state.own, OwnCards::default());
    }
}

#[test]
fn what_a_card_says_already_is_not_written_twice() {
    let story = lobby(2).when(BEN, writes([nap("A nap"), nap("a NAP")])).done();
    let story = story.when(ADA, writes([nap("A nap")])).then([]);
    let story = story.when(ADA, writes([])).then([]);
    let soup = |gray| writes([draft(GameKind::Preference, Some("foo"), "Soup", Some(gray))]);
    let story =
        story.when(ADA, soup("Stew")).done().when(ADA, soup("stew")).then([]).when(ADA, soup("Tea")).done();
    assert_eq!((story.state.own.of(GameKind::Happiness).count(), story.state.own.all().count()), (1, 3));
}

#[test]
fn own_cards_lie_in_the_pile_of_their_category_or_in_one_of_their_own() {
    let song = draft(GameKind::Happiness, None, "A song", None);
    let story = lobby(2).when(BEN, writes([nap("A nap"), song])).done().when(ADA, Command::StartGame).done();
    assert!(pile(&story, "hom").contains(&own(1)) && pile(&story, "hom").len() > 1);
    assert_eq!(pile(&story, "own"), [own(2)]);
}

#[test]
fn a_table_plays_with_nothing_but_its_own_where_there_are_enough() {
    let only = |own_cards| GameOptions::Happiness(Options { cards: 3, own_cards, ..Options::default() });
    let chooses = Command::ChooseGame { options: only(Mixture::OnlyOurs) };
    let story =
        lobby(2).when(BEN, writes([nap("A nap"), draft(GameKind::Happiness, None, "A song", None)])).done();
    let too_few = happiness::Refusal::TooFewCards;
    let story = story.when(ADA, chooses.clone()).refused(GameRefusal::Happiness(too_few));
    let tea = draft(GameKind::Happiness, Some("eat"), "Tea", None);
    let story =
        story.when(BEN, writes([tea])).done().when(ADA, chooses).done().when(ADA, Command::StartGame).done();
    assert_eq!(["hom", "eat", "own", "out"].map(|category| pile(&story, category).len()), [1, 1, 1, 0]);
}

#[test]
pub(super) fn who_wrote_a_card_and_the_host_take_it_away() {
    let story = lobby(3).when(BEN, writes([nap("A nap"), nap("A doze")])).done();
    let take = |number| Command::TakeAwayCard { game: GameKind::Happiness, card: own(number) };
    let gone = |number| Event::CardTakenAway { game: GameKind::Happiness, card: own(number) };
    let story = story.when(CLEO, take(1)).refused(Refusal::NotYourCard);
    let story = story.when(BEN, take(1)).then([gone(1)]).when(ADA, take(2)).then([gone(2)]);
    let story =
        story.when(BEN, take(1)).refused(Refusal::NoSuchCard).when(BEN, take(9)).refused(Refusal::NoSuchCard);
    assert_eq!(story.state.own.all().count(), 0);
    // What was seen is remembered by number, so no number comes again.
    let story = story.when(BEN, writes([nap("A nap")])).done();
    assert_eq!(story.state.own.of(GameKind::Happiness).next().unwrap().card, own(3));
}

#[test]
fn a_card_that_is_taken_away_in_play_keeps_its_words_until_the_game_is_over() {
    let story = lobby(2).when(BEN, writes([nap("A nap")])).done().when(ADA, Command::StartGame).done();
    let take = Command::TakeAwayCard { game: GameKind::Happiness, card: own(1) };
    let story = story.when(BEN, take).done();
    assert!(pile(&story, "hom").contains(&own(1)));
    assert!(story.state.own.card(GameKind::Happiness, own(1)).is_some());
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::StartGame);
    let Some(Ok(events)) = &story.answer else { panic!("a game has started") };
    let [Event::GameStarted { supply: GameSupply::Happiness(supply), .. }] = &events[..] else {
        panic!("{events:?}")
    };
    assert!(!supply.piles.values().any(|pile| pile.fresh().contains(&own(1))));
}

#[test]
pub(super) fn blank_cards_run_out_for_each_game_by_itself() {
    let all = (0..OwnCards::MOST).map(|number| nap(&format!("Nap {number}"))).collect();
    let story = lobby(2).when(BEN, Command::WriteCards { cards: all }).done();
    let story = story.when(BEN, writes([nap("One more")])).refused(Refusal::NoBlankCards);
    story.when(BEN, writes([draft(GameKind::Personality, None, "Hums", None)])).done();
}

#[test]
fn who_writes_and_takes_away_all_evening_leaves_blank_cards_to_the_others() {
    let take = |number| Command::TakeAwayCard { game: GameKind::Happiness, card: own(number) };
    let story = lobby(2).when(BEN, writes([nap("A nap")])).done().when(ADA, Command::StartGame).done();
    let story = story.when(BEN, take(1)).done();
    let story = (2..=500).fold(story, |story, number| {
        let story = story.when(BEN, writes([nap("A doze")])).done();
        assert_eq!(story.state.own.of(GameKind::Happiness).next().unwrap().card, own(number));
        story.when(BEN, take(number)).done()
    });
    let story = story.when(ADA, writes([nap("A bath"), nap("A song")])).done();
    let numbers: Vec<CardId> = story.state.own.of(GameKind::Happiness).map(|card| card.card).collect();
    assert_eq!(numbers, [own(2), own(3)], "the first one is in play");
    assert_eq!(story.state.own.card(GameKind::Happiness, own(1)).unwrap().text.as_str(), "A nap");
}

#[test]
fn a_list_that_no_table_could_keep_is_refused_before_it_is_read() {
    let naps = |count| Command::WriteCards { cards: vec![nap("A nap"); count] };
    let story = lobby(2).when(BEN, naps(CardDraft::MOST_AT_ONCE + 1)).refused(Refusal::NoBlankCards);
    let story = story.when(BEN, naps(usize::from(u16::MAX) + 1)).refused(Refusal::NoBlankCards);
    let story = story.when(BEN, naps(CardDraft::MOST_AT_ONCE)).done();
    assert_eq!(story.state.own.all().count(), 1, "they all say the same");
    let bad = [vec![nap("A nap"); CardDraft::MOST_AT_ONCE - 1], vec![nap("")]].concat();
    let last = Refusal::Card { number: CardDraft::MOST_AT_ONCE as u16, why: Unwritable::Empty };
    story.when(BEN, Command::WriteCards { cards: bad }).refused(last);
}

#[test]
fn options_of_an_older_day_mean_everyone_and_mixed_in() {
    let old = r#"{"game":"personality","options":{"board":"short","sets":["base"]}}"#;
    let GameOptions::Personality(options) = serde_json::from_str(old).unwrap() else { panic!("Personality") };
    let board = personality::Board::Short;
    assert_eq!(options, personality::Options { board, ..personality::Options::default() });
}
