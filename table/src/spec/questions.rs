//! A table's own questions in True Colours, from game to game.

use std::sync::Arc;

use journal::{Journal, MemoryJournal, NewRecord};
use rules::{
    CardId, PileId, Rating,
    colours::{self, QuestionText},
};

use decks::{CardDraft, OwnCard, OwnText, Unwritable};

use super::*;
use crate::{export::export, games::GameSupply};

fn chosen() -> GameOptions {
    GameOptions::default_of(GameKind::Colours)
}

fn move_on(command: colours::Command) -> Command {
    Command::Play { play: GameCommand::Colours(command) }
}

fn shelf(story: &Story) -> colours::Supply {
    match story.state.cards_of(GameKind::Colours) {
        Some(GameSupply::Colours(supply)) => supply,
        other => panic!("the questions are on the shelf, not {other:?}"),
    }
}

fn writes(text: &str) -> Command {
    let card = CardDraft { game: GameKind::Colours, category: None, text: text.to_owned(), gray: None };
    Command::WriteCards { cards: vec![card] }
}

fn question(number: u16, text: &str) -> OwnCard {
    OwnCard {
        game: GameKind::Colours,
        card: CardId::own(number).unwrap(),
        category: PileId::OWN,
        text: OwnText::new(text, GameKind::Colours).unwrap(),
        gray: None,
    }
}

fn added(guest: GuestId, number: u16, text: &str) -> Event {
    Event::CardsWritten { guest, cards: vec![question(number, text)] }
}

/// How many questions of the table's own a guest is told of.
fn own_questions(story: &Story, guest: GuestId) -> u16 {
    build_view::view(&story.state, Viewer::Guest(guest), &story.company(), story.now).own_cards
        [&GameKind::Colours]
}

// TC-4
#[test]
fn anybody_writes_questions_before_a_game_of_true_colours() {
    let story = lobby(3).when(CLEO, writes("Who hums?")).then([added(CLEO, 1, "Who hums?")]);
    let story = story.when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(BEN, writes("Qui ronfle ?")).then([added(BEN, 2, "Qui ronfle ?")]);
    assert_eq!((own_questions(&story, ADA), own_questions(&story, CLEO)), (2, 2));
    let view = build_view::view(&story.state, Viewer::Stage, &story.company(), story.now);
    assert!(
        !serde_json::to_string(&view).unwrap().contains("hums"),
        "what they say is seen when they are asked"
    );
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(shelf(&story).own.len(), 2, "they are shuffled in with the rest");
}

// TC-4
#[test]
fn a_card_that_says_it_already_needs_no_second_one() {
    let story = lobby(2).when(ADA, writes("Who hums?")).done();
    let story = story.when(BEN, writes("Who hums?")).then([]);
    let story = story.when(BEN, writes("  WHO\u{202e} hums? ")).then([]);
    assert_eq!(own_questions(&story, ADA), 1);
    story.when(BEN, writes("Who hums!")).then([added(BEN, 2, "Who hums!")]);
}

// TC-4
#[test]
fn what_is_written_is_one_clean_line_or_nothing() {
    let odd = " Who\u{202e}\thums\r\n\u{7}in\0 the\u{200b} rain?\u{2066} ";
    let story = lobby(2).when(ADA, writes(odd)).then([added(ADA, 1, "Who hums in the rain?")]);
    let refused = |story: Story, text: &str, why| {
        story.when(ADA, writes(text)).refused(Refusal::Card { number: 1, why })
    };
    let too_long = Unwritable::TooLong { limit: 140 };
    let story = refused(story, "", Unwritable::Empty);
    let story = refused(story, " \u{200b}?!\n ", Unwritable::Empty);
    let story = refused(story, &"n".repeat(QuestionText::LONGEST + 1), too_long);
    let story = refused(story, &"n".repeat(15_000), too_long);
    story.when(ADA, writes(&"n".repeat(QuestionText::LONGEST))).done();
}

// TC-4
#[test]
fn there_are_so_many_blank_cards_and_no_more() {
    let most = colours::Options::MOST_OWN_QUESTIONS;
    let full =
        (0..most).fold(lobby(2), |story, number| story.when(ADA, writes(&format!("Q{number}?"))).done());
    assert_eq!(usize::from(own_questions(&full, BEN)), most);
    let full = full.when(BEN, writes("One more?")).refused(Refusal::NoBlankCards);
    full.when(BEN, writes("q7?")).then([]);
}

// TC-4: in the game that is a move, which has its own moments.
#[test]
fn while_true_colours_is_on_the_table_questions_are_added_in_the_game() {
    let story = lobby(3).when(BEN, writes("Who hums?")).done();
    let story = story.when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let story = story.when(BEN, writes("Who yodels?")).then([added(BEN, 2, "Who yodels?")]);
    assert_eq!(shelf(&story).own.len(), 1, "that one is for the next game");
    let snores = move_on(colours::Command::AddQuestion { text: "Who snores?".to_owned() });
    let story = story.when(BEN, snores).done().when(ADA, Command::BreakOff).done();
    assert_eq!(own_questions(&story, CLEO), 3, "it stays from game to game");
    let story = story.when(BEN, writes("who snores?")).then([]);
    let story = story.when(BEN, writes("Who sings?")).then([added(BEN, 3, "Who sings?")]);
    assert_eq!(shelf(&story.when(ADA, Command::StartGame).done()).own.len(), 4);
}

// TC-4: the game does not know what was written beside it, but the table does.
#[test]
fn what_is_written_in_play_counts_with_what_is_written_beside_the_game() {
    let adds = |text: &str| move_on(colours::Command::AddQuestion { text: text.to_owned() });
    let story = lobby(3).when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let most = colours::Options::MOST_OWN_QUESTIONS;
    let story = (1..most).fold(story, |story, number| story.when(BEN, writes(&format!("Q{number}?"))).done());
    let story = story.when(CLEO, adds("q7?")).then([]);
    let story = story.when(CLEO, adds("Who hums?")).done();
    let story = story.when(CLEO, adds("Who snores?")).refused(Refusal::NoBlankCards);
    assert_eq!(usize::from(own_questions(&story, BEN)), most);
    story.when(CLEO, adds("who HUMS?")).then([]);
}

// TC-4
#[test]
fn while_another_game_is_played_questions_can_be_written_for_later() {
    let story = game(3).sealed().when(BEN, writes("Who hums?")).then([added(BEN, 1, "Who hums?")]);
    let story = story.when(ADA, Command::BreakOff).done();
    assert_eq!(own_questions(&story, CLEO), 1);
}

// TC-4, TC-8
#[tokio::test]
async fn an_export_tells_that_a_question_was_written_and_not_which() {
    let story = lobby(2);
    let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::new());
    let code: Code = "KR7WQ4".parse().unwrap();
    let entry = Entry { by: Some(ADA), id: None, print: None, events: vec![added(ADA, 1, "Who hums?")] };
    let payload = serde_json::to_string(&entry).unwrap();
    journal.append(code.table_id(), Seq(0), vec![NewRecord { at: story.now, payload }]).await.unwrap();
    let text = serde_json::to_string(&export(&*journal, code).await.unwrap()).unwrap();
    assert!(text.contains("cards_written") && !text.contains("own-001") && !text.contains("hums"), "{text}");
}

// TC-4, TC-17
#[test]
fn what_a_table_has_written_and_asked_stays_on_its_shelf() {
    let story = lobby(3).when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let add = move_on(colours::Command::AddQuestion { text: "Who hums?".to_owned() });
    let story = story.when(CLEO, add).done().when(ADA, move_on(colours::Command::TurnQuestion)).done();
    let asked = shelf(&story).pile.shown().to_vec();
    assert_eq!(asked.len(), 1);
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::StartGame).done();
    let shelf = shelf(&story);
    assert_eq!((shelf.pile.shown(), shelf.own.len()), (&asked[..], 1));
}

// The rating is one of the options: a table that asks for more gets more.
#[test]
fn questions_come_up_to_the_rating_that_was_chosen() {
    let sizes = Rating::ALL.map(|rating| {
        let options = GameOptions::Colours(colours::Options { rating, ..colours::Options::default() });
        let story = lobby(3).when(ADA, Command::ChooseGame { options }).done();
        shelf(&story.when(ADA, Command::StartGame).done()).len()
    });
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2], "{sizes:?}");
}

// TC-1
#[test]
fn with_more_guests_than_colours_six_play() {
    let story = lobby(8).when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.as_ref().unwrap().seats.len(), 6);
    let players = colours::Refusal::WrongNumberOfPlayers { least: 3, most: 6 };
    let story = lobby(2).when(ADA, Command::ChooseGame { options: chosen() }).done();
    story.when(ADA, Command::StartGame).refused(GameRefusal::Colours(players));
}
