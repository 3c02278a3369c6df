//! Who comes in, and as whom.

use std::collections::HashSet;

use super::{refusals::is_refused, *};

#[test]
fn the_first_guest_is_host_and_later_ones_are_not() {
    let story = lobby(2);
    assert_eq!(story.state.host, Some(ADA));
    assert_ne!(story.state.guests[0].badge, story.state.guests[1].badge);
}

#[test]
fn a_table_is_not_opened_for_a_game_that_cannot_be_played() {
    let state = State::empty("KR7WQ4".parse().unwrap());
    let open = |options: Options| {
        door::open(&state, &newcomer(0), key(0), &GameOptions::Happiness(options), Decks::embedded())
    };
    assert_eq!(
        open(Options { sets: vec!["nowhere".to_owned()], ..Options::default() }),
        Err(Refusal::NoSuchSet)
    );
    assert_eq!(
        open(Options { cards: 200, ..Options::default() }),
        Err(GameRefusal::Happiness(happiness::Refusal::CardsOutOfRange).into())
    );
}

#[test]
fn the_same_key_is_the_same_guest() {
    lobby(2).at_the_door(&newcomer(7), key(1)).then([]);
}

#[test]
pub(super) fn names_that_look_alike_are_refused_even_when_their_owner_has_left() {
    let alike = Newcomer { name: "GUEST B".to_owned(), ..newcomer(0) };
    let taken = NameRefusal::TakenOrAlike;
    lobby(2)
        .at_the_door(&alike, key(9))
        .refused(taken)
        .when(BEN, Command::Leave)
        .done()
        .at_the_door(&alike, key(9))
        .refused(taken);
    lobby(2).when(BEN, Command::Rename { name: "Guest a".to_owned() }).refused(taken);
    lobby(2).when(BEN, Command::Rename { name: "Guest b".to_owned() }).then([]);
    let renamed = Event::GuestRenamed { guest: BEN, name: name("Béa") };
    lobby(2).when(BEN, Command::Rename { name: " Béa ".to_owned() }).then([renamed]);
}

#[test]
pub(super) fn nobody_wears_the_badge_of_another() {
    let worn = lobby(2).state.guests[0].badge;
    lobby(2).when(BEN, Command::Recolour { badge: worn }).refused(Refusal::BadgeTaken);
    let wish = Newcomer { badge: Some(worn), ..newcomer(5) };
    lobby(2).at_the_door(&wish, key(5)).refused(Refusal::BadgeTaken);
    let free = badge(30);
    lobby(2)
        .when(BEN, Command::Recolour { badge: free })
        .then([Event::GuestRecoloured { guest: BEN, badge: free }])
        .when(BEN, Command::Recolour { badge: free })
        .then([]);
}

#[test]
fn everybody_is_given_a_face_of_their_own() {
    let story = lobby(MOST_GUESTS);
    let faces: HashSet<Face> = story.state.guests.iter().map(|guest| guest.face).collect();
    assert_eq!(faces.len(), MOST_GUESTS);
}

#[test]
pub(super) fn nobody_wears_the_face_of_another() {
    let story = lobby(2);
    let worn = story.state.guests[0].face;
    let own = story.state.guests[1].face;
    let free = Face::Wizard;
    let story = story
        .when(BEN, Command::ChooseFace { face: worn })
        .refused(Refusal::FaceTaken)
        .when(BEN, Command::ChooseFace { face: own })
        .then([])
        .when(BEN, Command::ChooseFace { face: free })
        .then([Event::FaceChosen { guest: BEN, face: free }])
        .when(BEN, Command::ChooseFace { face: free })
        .then([]);
    let seen = build_view::view(&story.state, Viewer::Guest(ADA), &story.company(), story.now);
    assert_eq!(seen.guest(BEN).unwrap().face, free);
    // What Ben wore before is anybody's.
    story.when(ADA, Command::ChooseFace { face: own }).then([Event::FaceChosen { guest: ADA, face: own }]);
}

#[test]
fn a_face_is_chosen_in_the_middle_of_a_game_too() {
    game(2).when(BEN, Command::ChooseFace { face: Face::Owl }).then([]);
    let chosen = Event::FaceChosen { guest: BEN, face: Face::Bee };
    game(2).when(BEN, Command::ChooseFace { face: Face::Bee }).then([chosen]);
}

#[test]
fn who_comes_back_to_a_face_that_is_worn_by_now_gets_another() {
    let story = lobby(3);
    let face = story.state.guests[1].face;
    let story = story.when(BEN, Command::Leave).done().when(CLEO, Command::ChooseFace { face }).done();
    // A newcomer leaves it to whoever may come back, and so does one who goes by their number.
    let story = story.at_the_door(&newcomer(3), key(3)).done();
    let story = story.at_the_door(&newcomer(1), key(1)).done();
    let mut worn: Vec<Face> = story.state.here().map(|guest| guest.face).collect();
    assert_eq!(worn[2], face, "nobody loses theirs");
    worn.sort_unstable();
    worn.dedup();
    assert_eq!(worn.len(), 4);
    // Nobody else has his face, so he keeps it.
    let story = lobby(3).when(BEN, Command::Leave).done().at_the_door(&newcomer(1), key(1));
    story.then([Event::GuestReturned { guest: BEN }]);
}

#[test]
fn guests_of_the_days_before_there_were_faces_have_one() {
    let arrived = |guest: u16, name: &str| {
        let key = serde_json::to_value(key(guest.into())).unwrap();
        let event = serde_json::json!({
            "type": "guest_arrived", "guest": guest, "key": key, "name": name, "badge": guest,
            "language": "en",
        });
        serde_json::from_value::<Event>(event).unwrap()
    };
    let bot = r#"{"type":"bot_arrived","guest":2,"name":"Plum","badge":2,"level":"normal"}"#;
    let mut story = Story { state: State::empty("KR7WQ4".parse().unwrap()), ..lobby(1) };
    story.happened(vec![arrived(0, "Ada"), arrived(1, "Ben"), serde_json::from_str(bot).unwrap()]);
    let faces: Vec<Face> = story.state.guests.iter().map(|guest| guest.face).collect();
    assert_eq!(faces, [Face::Fox, Face::Owl, Face::Panda]);
    // And whoever comes now has another.
    story.happened(door::join(&story.state, &newcomer(3), key(3)).unwrap());
    assert!(!faces.contains(&story.state.guests[3].face));
}

#[test]
pub(super) fn a_full_table_lets_nobody_in_until_somebody_leaves() {
    let story = lobby(MOST_GUESTS);
    let story = story.at_the_door(&newcomer(MOST_GUESTS), key(MOST_GUESTS)).refused(Refusal::TableFull);
    story.when(BEN, Command::Leave).done().at_the_door(&newcomer(MOST_GUESTS), key(MOST_GUESTS)).done();
}

#[test]
fn badges_of_those_who_left_are_lent_out_and_nobody_ever_shares_one() {
    let mut story = lobby(MOST_GUESTS);
    // More people than there are badges come and go.
    for number in 0..10 {
        story = story.when(GuestId(number + 1), Command::Leave).done();
        let next = MOST_GUESTS + usize::from(number);
        story = story.at_the_door(&newcomer(next), key(next)).done();
    }
    for number in 10..20 {
        story = story.when(GuestId(number + 1), Command::Leave).done();
    }
    // The first ones are back: their badges are worn by others by now.
    for number in 0..10 {
        story = story.at_the_door(&newcomer(0), key(number + 1)).done();
    }
    let mut worn: Vec<Badge> = story.state.here().map(|guest| guest.badge).collect();
    let guests = worn.len();
    worn.sort_unstable();
    worn.dedup();
    assert_eq!((worn.len(), guests), (MOST_GUESTS, MOST_GUESTS));
    story.at_the_door(&newcomer(0), key(11)).refused(Refusal::TableFull);
}

#[test]
pub(super) fn a_locked_table_lets_in_only_those_who_were_here() {
    let story = lobby(2).when(ADA, Command::Lock).then([Event::Locked]).when(ADA, Command::Lock).then([]);
    let story = story.at_the_door(&newcomer(2), key(2)).refused(Refusal::TableLocked);
    let story = story.when(BEN, Command::Leave).done().at_the_door(&newcomer(1), key(1));
    let story = story.then([Event::GuestReturned { guest: BEN }]);
    let story = story.when(BEN, Command::Unlock).refused(Refusal::NotTheHost);
    let story = story.when(ADA, Command::Unlock).then([Event::Unlocked]).when(ADA, Command::Unlock).then([]);
    story.at_the_door(&newcomer(2), key(2)).done();
}

#[test]
pub(super) fn a_link_brings_in_one_more_device_once_and_for_a_while() {
    let mut story = lobby(2);
    let link = key(100);
    let invited = door::invite_device(&story.state.guests[1], link, story.now).unwrap();
    story.happened(invited);
    let redeem = |story: &Story, key| door::redeem(&story.state, link, key, story.now);
    // Ada's device stays Ada's.
    is_refused(redeem(&story, key(0)), &Refusal::LinkExpired);
    assert_eq!(redeem(&story, key(1)), Ok(vec![]), "the same device again");
    let added = redeem(&story, key(50)).unwrap();
    assert_eq!(added, vec![Event::DeviceAdded { guest: BEN, key: key(50) }]);
    let story = story.after(LINK_LIFE);
    assert!(redeem(&story, key(50)).is_ok());
    let mut story = story.after(Millis(1));
    is_refused(redeem(&story, key(50)), &Refusal::LinkExpired);
    story.happened(added);
    story.now = START;
    // Used.
    is_refused(redeem(&story, key(51)), &Refusal::LinkExpired);
    assert_eq!(story.state.guest_with(key(50)).unwrap().id, BEN);
}

#[test]
fn a_link_brings_back_a_guest_who_left_and_nobody_who_was_shown_out() {
    let invite = || {
        let mut story = lobby(2);
        let invited = door::invite_device(&story.state.guests[1], key(100), story.now).unwrap();
        story.happened(invited);
        story
    };
    let story = invite().when(BEN, Command::Leave).done();
    let returned = vec![Event::GuestReturned { guest: BEN }, Event::DeviceAdded { guest: BEN, key: key(50) }];
    assert_eq!(door::redeem(&story.state, key(100), key(50), story.now), Ok(returned));
    let story = invite().when(ADA, Command::Remove { guest: BEN }).done();
    is_refused(door::redeem(&story.state, key(100), key(50), story.now), &Refusal::LinkExpired);
}

#[test]
fn one_guest_has_a_limited_number_of_devices() {
    let mut story = lobby(1);
    for number in 1..8 {
        story.happened(door::invite_device(&story.state.guests[0], key(100), START).unwrap());
        story.happened(door::redeem(&story.state, key(100), key(number), START).unwrap());
    }
    assert_eq!(door::invite_device(&story.state.guests[0], key(100), START), Err(Refusal::TableFull));
}

#[test]
pub(super) fn only_who_is_here_is_at_the_table() {
    let is_here = |story: &Story| door::guest_here(&story.state, key(1)).map(|guest| guest.id);
    is_refused(is_here(&lobby(1)), &Refusal::NotAGuest);
    assert_eq!(is_here(&lobby(2)), Ok(BEN));
    is_refused(is_here(&lobby(2).when(BEN, Command::Leave).done()), &Refusal::NotAGuest);
    is_refused(is_here(&lobby(2).when(ADA, Command::Remove { guest: BEN }).done()), &Refusal::ShownOut);
}
