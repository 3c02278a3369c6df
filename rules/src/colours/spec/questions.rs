//! TC-4, TC-5 and TC-17: where questions come from, and how one of them is asked.

use crate::{Notice, Unfit, colours::NotAdded};

use super::*;

fn add(text: &str) -> Command {
    Command::AddQuestion { text: text.to_owned() }
}

fn card(name: &str) -> CardId {
    name.parse().expect("the name of a card")
}

fn text(text: &str) -> QuestionText {
    QuestionText::new(text).expect("a question")
}

/// So many questions and none of the table's own.
fn supply(questions: usize) -> Supply {
    let cards = (1..=questions).map(|number| card(&format!("tru-{number:03}")));
    Supply { pile: Pile::new(cards), ..Supply::default() }
}

fn table_with(questions: usize, options: &Options) -> Story<Colours> {
    given(options, 3, supply(questions))
}

fn to_pick_from(story: &Story<Colours>) -> Vec<CardId> {
    let PhaseView::Picking { reader, questions: None } = story.stage().phase else {
        panic!("there is nothing to pick from, or all see it")
    };
    match story.look(reader).phase {
        PhaseView::Picking { questions: Some(questions), .. } => {
            questions.iter().map(|question| question.card).collect()
        }
        other => panic!("the reader does not see what there is in {other:?}"),
    }
}

fn ask_own(text: &str) -> Command {
    Command::AskOwnQuestion { text: text.to_owned() }
}

/// The card of the question that is asked, and the round counted.
fn round(story: Story<Colours>) -> (CardId, Story<Colours>) {
    let story = story.asked();
    let card = question(&story).card;
    (card, story.voted(&["bc", "ac", "ab"]).predicted("000"))
}

/// TC-4: the questions are shuffled.
#[test]
fn which_question_comes_is_up_to_chance() {
    let first = |seed| question(&table_with(30, &Options::default()).by_chance(seed).asked()).card;
    assert!((1..20).any(|seed| first(seed) != first(0)));
}

/// TC-4: anybody adds questions between rounds; they are shuffled in with the rest, and their words are on
/// the table when they are asked.
#[test]
fn a_table_adds_questions_of_its_own_between_rounds() {
    let added = Event::QuestionAdded { question: card("own-999"), text: text("Who hums?") };
    let mut story = table_with(4, &Options::default()).when(CARO, add("Who hums?")).then([added]);
    assert_eq!(story.stage().own_questions, 1);
    let mut asked = Vec::new();
    for _ in 0..5 {
        story = story.asked();
        let Question { card, own } = question(&story);
        assert_eq!(own.is_some(), card.as_str().starts_with("own"));
        asked.extend(own);
        story = story.voted(&["bc", "ac", "ab"]).predicted("000");
    }
    assert_eq!(asked, [text("Who hums?")]);
    let added = Event::QuestionAdded { question: card("own-998"), text: text("Who yodels?") };
    story.when(ANNA, add("Who yodels?")).then([added]);
}

/// TC-4: not while a question is on the table.
#[test]
fn nobody_adds_questions_during_a_round() {
    let story = table().asked();
    let story = story.when(ANNA, add("Who hums along?")).refused(Refusal::RoundUnderWay);
    assert!(!story.look(ANNA).may.contains(&Ability::AddQuestion));
    let story = story.voted(&["bc", "ac", "ab"]).when(ANNA, add("Who?")).refused(Refusal::RoundUnderWay);
    let story = story.predicted("000");
    assert!(story.look(ANNA).may.contains(&Ability::AddQuestion));
    let picking = table_of(3, &picked()).when(ANNA, Command::TurnQuestion);
    picking.when(ANNA, add("Who?")).refused(Refusal::RoundUnderWay);
}

/// TC-4: nobody sees what a question says, or who wrote it, before it is asked.
#[test]
fn an_added_question_is_not_seen_before_it_is_asked() {
    let one = table_with(4, &Options::default()).when(CARO, add("Who hums?"));
    let other = table_with(4, &Options::default()).when(BELA, add("Who has the canary?"));
    for eyes in row("abc").into_iter().map(Eyes::Seat).chain([Eyes::Everyone]) {
        assert_eq!(one.seen_by(eyes), other.seen_by(eyes));
    }
    assert_eq!(format!("{:?}", text("canary")), "QuestionText(..)", "nor in a log");
}

/// TC-4: one line, without what cannot be seen, and short enough to be read aloud.
#[test]
fn an_added_question_is_cleaned() {
    let becomes = |written: &str| QuestionText::new(written).map(|text| text.to_string());
    let cleaned = |written: &str, clean: &str| assert_eq!(becomes(written), Ok(clean.to_owned()));
    cleaned("  Who \n hums\t\u{a0} here? ", "Who hums here?");
    cleaned("Who\u{202e} hums\u{2066}?\u{0}\u{200b}", "Who hums?");
    cleaned("Who\u{2028}hums?", "Who hums?");
    cleaned("Qui porte l’🎩 ?", "Qui porte l’🎩 ?");
    cleaned("Who is a 👩\u{200d}🚀?", "Who is a 👩\u{200d}🚀?");
    cleaned("Wha\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}t?", "Wha\u{301}\u{302}\u{303}\u{304}t?");
    for empty in ["", "  ", "\u{202e}\u{200b}", "?!…", "\n\n"] {
        assert_eq!(becomes(empty), Err(Unfit::Empty), "{empty:?}");
    }
    cleaned(&"é".repeat(QuestionText::LONGEST), &"é".repeat(140));
    assert_eq!(becomes(&"é".repeat(QuestionText::LONGEST + 1)), Err(Unfit::TooLong));
    assert_eq!(becomes(&format!("a{}", " ".repeat(100_000))), Err(Unfit::TooLong));
    let story = table().when(ANNA, add(" \u{202e} ")).refused(Refusal::QuestionEmpty);
    story.when(ANNA, add(&"a".repeat(141))).refused(Refusal::QuestionTooLong);
}

/// TC-4: a question that is there already is not added twice.
#[test]
fn an_added_question_is_there_once() {
    let story = table_with(4, &Options::default()).when(CARO, add("Who hums?"));
    story.when(ANNA, add("  who HUMS? ")).then([]);
}

/// TC-4: there are 200 blank cards, and the view says when they are used up.
#[test]
fn blank_cards_run_out() {
    let mut story = table();
    let there = usize::from(story.stage().own_questions);
    for number in there..200 {
        story = story.when(ANNA, add(&format!("Who has thought of {number}?")));
    }
    assert_eq!(story.stage().own_questions, 200);
    assert!(!story.look(ANNA).may.contains(&Ability::AddQuestion));
    story.when(ANNA, add("Who has thought of more?")).refused(Refusal::NoBlankCards);
}

/// TC-4: what is written in play is numbered from the end, so that it never has the number of a card from
/// beside the game.
#[test]
fn questions_of_a_game_have_numbers_of_their_own() {
    let mut shelf = Supply::default();
    let (blank, words) = shelf.blank_for(" Who  hums? ").expect("a question").expect("a new one");
    assert_eq!((blank, words.as_str()), (card("own-999"), "Who hums?"));
    shelf.add(blank, words);
    assert_eq!(shelf.blank_for("WHO HUMS?"), Ok(None));
    assert_eq!(shelf.blank_for(""), Err(NotAdded::Unfit(Unfit::Empty)));
    assert_eq!((shelf.len(), shelf.pile.fresh()), (1, &[blank][..]));
    let stored = serde_json::to_string(&shelf).expect("shelves are stored");
    assert_eq!(serde_json::from_str::<Supply>(&stored).expect("and read"), shelf);
}

/// TC-4: what the table has written stays on its shelf.
#[test]
fn what_a_table_has_written_is_packed_up_with_the_rest() {
    let story = table_with(4, &Options::default()).when(CARO, add("Who hums?")).asked();
    let shelf = Colours::pack_up(story.state());
    assert_eq!(shelf.own.values().collect::<Vec<_>>(), [&text("Who hums?")]);
    assert_eq!((shelf.len(), shelf.pile.shown()), (5, &[question(&story).card][..]));
}

/// TC-5: the reader turns over a question, and nobody else.
#[test]
fn the_reader_turns_over_a_question() {
    let story = table().when(BELA, Command::TurnQuestion).refused(Refusal::NotTheReader);
    assert_eq!(story.look(BELA).may, [Ability::AddQuestion]);
    let story = story.when(ANNA, Command::TurnQuestion);
    let [Event::QuestionAsked { round: 1, reader: ANNA, question }] = story.events() else {
        panic!("a question is asked")
    };
    assert!(Supply::small().pile.fresh().contains(&question.card));
    story.when(ANNA, Command::TurnQuestion).refused(Refusal::QuestionAlreadyTurned);
}

/// TC-5: with the option the reader picks one of three, which nobody else sees.
#[test]
fn the_reader_can_pick_one_of_three() {
    let story = table_with(9, &picked()).when(ANNA, Command::TurnQuestion);
    let cards = to_pick_from(&story);
    assert_eq!(cards.len(), 3);
    assert_eq!(story.look(CARO).phase, PhaseView::Picking { reader: ANNA, questions: None });
    assert_eq!(story.look(CARO).may, []);
    assert!(cards[0] != cards[1] && cards[1] != cards[2] && cards[0] != cards[2]);
    let pick = |question| Command::PickQuestion { question };
    let story = story.when(BELA, pick(cards[1])).refused(Refusal::NotTheReader);
    let story = story.when(ANNA, vote("bb")).refused(Refusal::NoQuestionYet);
    let story = story.when(ANNA, pick(card("tru-999"))).refused(Refusal::NoSuchQuestion);
    let story = story.when(ANNA, pick(cards[1]));
    assert_eq!(question(&story).card, cards[1]);
    // What was not picked has not been asked.
    assert_eq!(Colours::pack_up(story.state()).pile.shown(), [cards[1]]);
    story.when(ANNA, pick(cards[0])).refused(Refusal::NothingToPick);
    table().when(ANNA, pick(cards[0])).refused(Refusal::NothingToPick);
}

/// TC-5: the reader asks for three others as often as they like, and none of those has been asked.
#[test]
fn the_reader_can_ask_for_three_others() {
    let mut story = table_with(9, &picked()).when(ANNA, Command::TurnQuestion);
    for _ in 0..10 {
        let before = to_pick_from(&story);
        assert!(story.look(ANNA).may.contains(&Ability::DrawOthers));
        story = story.when(BELA, Command::DrawOthers).refused(Refusal::NotTheReader);
        story = story.when(ANNA, Command::DrawOthers);
        let others = to_pick_from(&story);
        assert!(others.len() == 3 && others.iter().all(|card| !before.contains(card)));
    }
    assert!(Colours::pack_up(story.state()).pile.shown().is_empty());
    // Where there are no others, there are none; where there are fewer, those come.
    let few = table_with(4, &picked()).when(ANNA, Command::TurnQuestion).when(ANNA, Command::DrawOthers);
    assert_eq!(to_pick_from(&few).len(), 1);
    let (_, story) = round_picked(table_with(4, &picked()));
    let (_, story) = round_picked(story);
    let story = story.when(CARO, Command::TurnQuestion);
    assert!(!story.look(CARO).may.contains(&Ability::DrawOthers));
    story.when(CARO, Command::DrawOthers).refused(Refusal::NoOtherQuestions);
}

/// The first of the questions is picked, and the round counted.
fn round_picked(story: Story<Colours>) -> (CardId, Story<Colours>) {
    let story = story.asked();
    let card = to_pick_from(&story)[0];
    let reader = reader_of_picks(&story);
    let story = story.when(reader, Command::PickQuestion { question: card });
    (card, story.voted(&["bc", "ac", "ab"]).predicted("000"))
}

fn reader_of_picks(story: &Story<Colours>) -> Seat {
    match story.stage().phase {
        PhaseView::Picking { reader, .. } => reader,
        other => panic!("nobody picks in {other:?}"),
    }
}

/// TC-5: the reader asks what they have just written, and it is one of the table's own from then on.
#[test]
fn the_reader_can_ask_a_question_of_their_own() {
    let story = table_with(9, &picked()).when(ANNA, Command::TurnQuestion);
    let story = story.when(BELA, ask_own("Who hums?")).refused(Refusal::NotTheReader);
    let story = story.when(ANNA, ask_own("…")).refused(Refusal::QuestionEmpty);
    let own = Question { card: card("own-999"), own: Some(text("Who hums?")) };
    let added = Event::QuestionAdded { question: own.card, text: text("Who hums?") };
    let story = story
        .when(ANNA, ask_own(" Who hums? "))
        .then([added, Event::QuestionAsked { round: 1, reader: ANNA, question: own.clone() }]);
    assert_eq!(question(&story), own);
    let story = story.voted(&["bc", "ac", "ab"]).predicted("000").when(BELA, Command::TurnQuestion);
    // TC-17: not once more. What waits in the pile may be asked as it stands there.
    let story = story.when(BELA, ask_own("who hums?")).refused(Refusal::AskedAlready);
    let first = to_pick_from(&story)[0];
    let story = story.when(BELA, Command::PickQuestion { question: first });
    let story = story.voted(&["bc", "ac", "ab"]).predicted("000").when(CARO, add("Who sings?"));
    let story = story.when(CARO, Command::TurnQuestion).when(CARO, ask_own("Who sings?"));
    assert_eq!(question(&story).card, card("own-998"));
    table().when(ANNA, ask_own("Who hums?")).refused(Refusal::NothingToPick);
}

/// TC-5: whoever picks for a reader who is gone sees what there is.
#[test]
fn who_picks_for_a_reader_who_is_gone_sees_the_questions() {
    let story = table_with(9, &picked()).when(ANNA, Command::TurnQuestion).told(Notice::Away(ANNA));
    for seat in [BELA, CARO] {
        assert!(matches!(story.look(seat).phase, PhaseView::Picking { questions: Some(_), .. }));
    }
    assert!(matches!(story.stage().phase, PhaseView::Picking { questions: None, .. }));
}

/// TC-5: a question that is written at the table comes within the next three rounds, whenever it is written
/// and however many questions there are.
#[test]
fn a_question_of_the_tables_own_comes_within_three_rounds() {
    for seed in 0..20 {
        for before in 0..3 {
            let mut story = table_with(60, &Options::default()).by_chance(seed);
            for _ in 0..before {
                story = round(story).1;
            }
            for own in ["Who hums?", "Who sings?", "Who yodels?"] {
                story = story.when(BELA, add(own));
            }
            let mut own = 0;
            for _ in 0..3 {
                let (card, after) = round(story);
                own += usize::from(card.as_str().starts_with("own"));
                story = after;
            }
            assert_eq!(own, 3, "seed {seed}: all three have come");
        }
    }
}

/// TC-5: with the option it is among those that the reader picks from, until it is picked.
#[test]
fn a_question_of_the_tables_own_is_offered_within_three_rounds() {
    for seed in 0..10 {
        let mut story = table_with(60, &picked()).by_chance(seed).when(BELA, add("Who hums?"));
        let mut offered = false;
        for _ in 0..3 {
            story = story.asked();
            let cards = to_pick_from(&story);
            offered |= cards.iter().any(|card| card.as_str().starts_with("own"));
            let other =
                cards.into_iter().find(|card| !card.as_str().starts_with("own")).expect("there are three");
            let reader = reader_of_picks(&story);
            story = story.when(reader, Command::PickQuestion { question: other });
            story = story.voted(&["bc", "ac", "ab"]).predicted("000");
        }
        assert!(offered, "seed {seed}");
        assert!(
            to_pick_from(&story.asked()).iter().any(|card| card.as_str().starts_with("own")),
            "it still waits"
        );
    }
}

/// TC-5: what was written in the lobby comes in the first rounds; of a long list one at least comes in every
/// three rounds, and the others are mixed in.
#[test]
fn what_was_written_in_the_lobby_comes_soon() {
    for (written, within) in [(1, 3), (3, 3), (10, 30)] {
        let mut shelf = supply(60);
        for number in 0..written {
            let (card, words) = shelf.blank_for(&format!("Who is {number}?")).unwrap().unwrap();
            shelf.add(card, words);
        }
        for seed in 0..5 {
            let mut story = given::<Colours>(&Options::default(), 3, shelf.clone()).by_chance(seed);
            let mut own = Vec::new();
            for _ in 0..within {
                let (card, after) = round(story);
                own.push(card.as_str().starts_with("own"));
                story = after;
            }
            assert_eq!(own.iter().filter(|own| **own).count(), written);
            let mut came = 0;
            for (rounds, own) in (1..).zip(&own) {
                came += usize::from(*own);
                assert!(written <= 3 || came >= rounds / 3, "seed {seed}, {rounds} rounds: {came}");
            }
        }
    }
}

/// TC-5: a question that somebody finds unsuitable goes back, and the same reader has another one.
#[test]
fn any_player_may_put_a_question_back_before_there_are_votes() {
    let story = table().asked();
    let first = question(&story);
    let story = story.when(CARO, Command::PutBackQuestion);
    let [
        Event::QuestionPutBack { round: 1 },
        Event::QuestionAsked { round: 2, reader: ANNA, question: next },
    ] = story.events()
    else {
        panic!("another question is asked: {:?}", story.events())
    };
    assert_ne!(next.card, first.card);
    assert_eq!(story.stage().round, 1, "a question that was put back is no round");
    // It counts as asked.
    assert!(Colours::pack_up(story.state()).pile.shown().contains(&first.card));
    let story = story.when(BELA, vote("aa"));
    let story = story.when(ANNA, Command::PutBackQuestion).refused(Refusal::VotingHasBegun);
    // Votes that were taken back are no votes.
    let story = story.when(BELA, Command::TakeBackBallot).when(ANNA, Command::PutBackQuestion);
    let story = story.voted(&["bc", "ac", "ab"]).when(ANNA, Command::PutBackQuestion);
    let story = story.refused(Refusal::VotingHasBegun).predicted("000");
    story.when(ANNA, Command::PutBackQuestion).refused(Refusal::NoQuestionYet);
}

/// TC-5: with the option there are three others to pick from.
#[test]
fn instead_of_a_question_that_was_picked_three_others_come() {
    let story = table_with(9, &picked()).when(ANNA, Command::TurnQuestion);
    let [first, ..] = to_pick_from(&story)[..] else { panic!("there are three") };
    let story = story.when(ANNA, Command::PickQuestion { question: first });
    let story = story.when(BELA, Command::PutBackQuestion);
    let others = to_pick_from(&story);
    assert!(others.len() == 3 && !others.contains(&first));
    assert_eq!(waited_for(&story), seats("a"));
}

/// TC-5: with as few questions as are let in, there still is another one.
#[test]
fn there_always_is_another_question() {
    let admit = |questions| Colours::admit(&picked(), &3.into(), &supply(questions));
    assert_eq!((admit(3), admit(4)), (Err(Refusal::TooFewQuestions), Ok(())));
    let mut story = table_with(4, &Options::default()).asked();
    for _ in 0..20 {
        let before = question(&story);
        story = story.when(ANNA, Command::PutBackQuestion);
        assert_ne!(question(&story), before);
    }
}

/// TC-17: no question again before all have been asked, and not the last one first.
#[test]
fn a_question_comes_again_when_all_have_been_asked() {
    for seed in 0..10 {
        let mut story = table_with(5, &Options::default()).by_chance(seed);
        let mut asked = Vec::new();
        for _ in 0..10 {
            let (card, after) = round(story);
            asked.push(card);
            story = after;
        }
        let distinct = |cards: &[CardId]| cards.iter().collect::<std::collections::BTreeSet<_>>().len();
        assert_eq!((distinct(&asked[..5]), distinct(&asked[5..])), (5, 5), "{asked:?}");
        assert_ne!(asked[4], asked[5], "{asked:?}");
    }
}

/// TC-17: the reader picks from fewer when fewer have yet to be asked.
#[test]
fn the_reader_picks_only_from_what_has_not_been_asked() {
    let mut story = table_with(5, &picked());
    for (reader, choice) in row("abcab").into_iter().zip([3, 3, 3, 2, 1]) {
        story = story.when(reader, Command::TurnQuestion);
        let cards = to_pick_from(&story);
        assert_eq!(cards.len(), choice);
        story = story.when(reader, Command::PickQuestion { question: cards[0] });
        story = story.voted(&["bc", "ac", "ab"]).predicted("000");
    }
    let last = last_round(&story).question.card;
    let story = story.when(CARO, Command::TurnQuestion);
    let cards = to_pick_from(&story);
    assert!(cards.len() == 3 && !cards.contains(&last));
}

/// TC-17: across games, with the shelf of the table.
#[test]
fn the_next_game_goes_on_where_this_one_stopped() {
    let (first, story) = round(table_with(5, &Options::default()));
    let (second, story) = round(story);
    let shelf = Colours::pack_up(story.state());
    assert_eq!(shelf.pile.shown(), [first, second]);
    let mut story = given::<Colours>(&Options::default(), 3, shelf);
    for _ in 0..3 {
        let (card, after) = round(story);
        assert!(card != first && card != second);
        story = after;
    }
}
