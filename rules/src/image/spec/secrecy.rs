//! What nobody else may know (IM-8, IM-15), and what nobody can say.

use crate::Secrecy;

use super::*;

/// IM-8, IM-15, IM-18: drafts, notes, hands and votes are for ever nobody else's; what is laid is told when
/// the turn is finished.
#[test]
fn drafts_notes_and_hands_are_never_told() {
    let note = Command::WriteNote { side: NORTH, text: Sealed::new("Curie".to_owned()) };
    let story = dealt().when(ANNA, note);
    assert_eq!(Image::secrecy(&story.events()[0]), Secrecy::Forever);
    let story = story.when(ANNA, lay("p1", NORTH));
    assert_eq!(Image::secrecy(&story.events()[0]), Secrecy::Forever);
    let story = story.when(ANNA, Command::TakeBackAll);
    assert_eq!(Image::secrecy(&story.events()[0]), Secrecy::Forever);
    let story = story.does(ANNA, [lay("p1", NORTH), finish()]);
    let secrecy: Vec<Secrecy> = story.events().iter().map(Image::secrecy).collect();
    assert_eq!(secrecy[..2], [Secrecy::Open, Secrecy::Forever], "the turn, and what was drawn");
}

/// IM-3, IM-8, IM-13, IM-15, IM-18 and the practice aid: no reveal ever brings these to light in a table's
/// record.
#[test]
fn what_is_secret_stays_so_in_the_record() {
    let card = card("p1");
    let secrets = [
        Event::HandsDealt { hands: Sealed::new(vec![vec![card]]) },
        Event::CardsDrawn { seat: ANNA, cards: Sealed::new(vec![card]) },
        Event::CardLaid { seat: ANNA, laid: Sealed::new(laid("p1", Source::Hand, NORTH)) },
        Event::CardsTakenBack { seat: ANNA, cards: Sealed::new(vec![card]) },
        Event::NoteWritten { seat: ANNA, note: Sealed::new(Note { side: NORTH, text: None }) },
        Event::VoteCast { seat: ANNA, voice: Sealed::new(Voice::Fits) },
        // After an upheld challenge the image is played on, and the next player must not read who fits it.
        Event::FittingFound { fitting: Sealed::new(vec![Fitting { side: NORTH, people: vec![] }]) },
    ];
    for secret in secrets {
        assert_eq!(Image::secrecy(&secret), Secrecy::Forever, "{secret:?}");
    }
}

/// IM-8, IM-11: what people type is in no log.
#[test]
fn what_is_typed_is_not_printed() {
    let commands = [
        Command::WriteNote { side: NORTH, text: Sealed::new("Curie".to_owned()) },
        calling(NORTH, "Curie"),
        Command::NamePerson { person: named("Curie"), testimonies: vec![] },
    ];
    for command in commands {
        assert!(!format!("{command:?}").contains("Curie"), "{command:?}");
    }
    let note = Event::NoteWritten {
        seat: ANNA,
        note: Sealed::new(Note { side: NORTH, text: Line::new("Curie").ok() }),
    };
    let story = dealt().and([note.clone()]);
    assert!(!format!("{note:?} {:?}", story.state()).contains("Curie"));
}

/// IM-15: the others see where the cards of a turn under way lie, and not which they are.
#[test]
fn a_draft_lies_face_down_before_the_others() {
    let lies = |side, over: Option<&str>| LyingView { side, over: over.map(card), card: None };
    let story = with_image(dealt(), NORTH, "p6 t6 a6");
    let story = story.does(ANNA, [cover("p1", NORTH, "p6"), lay("t4", EAST), lay("t1", EAST)]);
    let seen = [lies(NORTH, Some("p6")), lies(EAST, None), lies(EAST, None)];
    for view in [story.stage(), story.look(BELA)] {
        assert_eq!(view.lying, seen);
        let told = serde_json::to_string(&view).unwrap();
        assert!(!told.contains("plc-001") && !told.contains("tim-001"), "{told}");
    }
    assert_eq!(story.look(ANNA).lying, [], "she sees her own draft");
    // What covers a card of the draft does not tell which that is.
    let story = story.when(ANNA, Command::TakeBackAll);
    let story = story.does(ANNA, [cover("p4", NORTH, "p6"), cover("p1", NORTH, "p4")]);
    assert_eq!(story.stage().lying, [lies(NORTH, Some("p6")), lies(NORTH, Some("p6"))]);
    let story = story.when(ANNA, finish());
    assert_eq!(story.stage().lying, []);
}

/// IM-15: with the option they see which they are.
#[test]
fn an_open_draft_is_seen_by_all() {
    let story = dealt_with(&Options { drafts: Drafts::Open, ..Options::default() });
    let story = story.when(ANNA, lay("p1", NORTH));
    let seen = [LyingView { side: NORTH, over: None, card: Some(card("p1")) }];
    assert_eq!((story.stage().lying, story.look(BELA).lying), (seen.to_vec(), seen.to_vec()));
}

/// IM-18: nobody can send what the almanac says, and it is not sent along either.
#[test]
fn testimony_cannot_be_sent() {
    let testimonies = vec![Testimony { fitting: vec![BilingualText::same("Curie")], ..Testimony::default() }];
    let person = named("Adams");
    let commands = [
        Command::FinishTurn { claims: vec![], testimonies: testimonies.clone() },
        Command::ChallengeTurn { side: NORTH, testimonies: testimonies.clone() },
        Command::NamePerson { person, testimonies },
    ];
    for command in commands {
        let sent = serde_json::to_value(&command).unwrap();
        let read: Command = serde_json::from_value(sent.clone()).unwrap();
        assert_eq!(read, command.with_testimonies(vec![]));
        let mut forged = sent;
        forged["testimonies"] = serde_json::json!([]);
        assert!(serde_json::from_value::<Command>(forged).is_err());
    }
}

/// IM-11: the commands as people and programs write them.
#[test]
fn commands_are_read_as_they_are_written() {
    let read = |text: &str| serde_json::from_str::<Command>(text).unwrap();
    assert_eq!(read(r#"{"do":"lay_card","card":"plc-001","side":"north"}"#), lay("p1", NORTH));
    let over = r#"{"do":"lay_card","card":"plc-001","side":"east","over":"plc-006"}"#;
    assert_eq!(read(over), cover("p1", EAST, "p6"));
    let by_name = r#"{"do":"finish_turn","claims":[{"side":"north","person":{"name":"Adams"}}]}"#;
    assert_eq!(read(by_name), calling(NORTH, "Adams"));
    let by_key = r#"{"do":"name_person","person":{"key":"00000000000000ff"}}"#;
    let person = Named::Key(PersonKey(255));
    assert_eq!(read(by_key), Command::NamePerson { person, testimonies: vec![] });
    assert!(serde_json::from_str::<Command>(&by_key.replace("ff", "FF")).is_err());
}
