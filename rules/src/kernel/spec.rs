//! What the games take for granted.

use std::collections::BTreeSet;

use crate::{
    Arrangement, Ballots, CardId, Lead, Notice, Pile, PileId, Plain, Ranking, Roster, Sealed, Sealer, Seat,
    SeatSet, Seating, Seeded, SharedDraft, Shut, Slot, Standing, Turnout, Unfit, is_stray, one_line, shuffle,
    testing::{Scripted, Vault},
};

fn card(name: &str) -> CardId {
    name.parse().expect("a card's name")
}

#[test]
fn cards_and_piles_have_names_of_one_length() {
    assert_eq!(card("hom-012").to_string(), "hom-012");
    for wrong in ["", "hom", "hom-12", "hom-0123", "Hom-012", "hom_012", "hom-01a", "hôm-01"] {
        assert!(wrong.parse::<CardId>().is_err(), "{wrong}");
    }
    for wrong in ["", "ho", "home", "h0m", "HOM"] {
        assert!(wrong.parse::<PileId>().is_err(), "{wrong}");
    }
}

#[test]
fn the_letters_of_a_card_name_its_pile() {
    assert_eq!(card("hom-012").pile(), "hom".parse().expect("a pile's name"));
    assert_eq!(PileId::OWN.as_str(), "own");
}

#[test]
fn cards_that_tables_write_are_numbered() {
    let own = CardId::own(7).expect("a number of three digits");
    assert_eq!((own, own.pile(), own.own_number()), (card("own-007"), PileId::OWN, Some(7)));
    assert_eq!((CardId::own(1000), card("hom-007").own_number()), (None, None));
    let (beside, in_play) = (CardId::OWN_BESIDE_A_GAME, CardId::OWN_IN_PLAY);
    assert!(beside.end() < in_play.start(), "no number is given twice");
    assert!(CardId::MOST_OWN <= beside.count().min(in_play.count()), "each has enough of them");
}

#[test]
fn a_pile_shows_everything_before_anything_comes_again() {
    let [a, b, c] = ["hom-001", "hom-002", "hom-003"].map(card);
    let mut pile = Pile::new([c, a, b, a]);
    assert_eq!(pile.fresh(), [a, b, c]);
    assert_eq!(pile.pick(&[a], &mut Scripted::new([1])), Some(c));
    pile.show(c);
    pile.show(a);
    pile.show(card("job-001"));
    assert_eq!((pile.fresh(), pile.shown(), pile.len()), (&[b][..], &[c, a][..], 3));
    pile.show(b);
    assert_eq!(pile.pick(&[c], &mut Scripted::new([0])), Some(a));
    pile.turn_over(&[a]);
    assert_eq!((pile.fresh(), pile.shown()), (&[b, c][..], &[a][..]));
    assert_eq!(Pile::default().pick(&[], &mut Scripted::default()), None);
}

#[test]
fn a_refilled_pile_remembers_what_it_has_shown() {
    let [a, b, c] = ["hom-001", "hom-002", "hom-003"].map(card);
    let mut pile = Pile::new([a, b]);
    pile.show(a);
    pile.show(b);
    let refilled = pile.refilled([b, c]);
    assert_eq!((refilled.fresh(), refilled.shown()), (&[c][..], &[b][..]));
}

#[test]
fn a_card_joins_a_pile_once_and_face_down() {
    let [a, b, c] = ["hom-001", "hom-002", "hom-003"].map(card);
    let mut pile = Pile::new([a, c]);
    pile.show(c);
    [b, b, c].into_iter().for_each(|card| pile.add(card));
    assert_eq!((pile.fresh(), pile.shown()), (&[a, b][..], &[c][..]));
}

#[test]
fn a_row_has_no_gaps() {
    let mut row = Arrangement::of(3);
    row.lay(Slot(2), 9);
    row.lay(Slot(0), 0);
    row.lay(Slot(3), 0);
    assert_eq!(row.row(), [Slot(0), Slot(2)]);
    assert_eq!(row.loose().collect::<Vec<_>>(), [Slot(1)]);
    assert_eq!((row.landing(Slot(0), 9), row.landing(Slot(1), 9)), (1, 2));
    assert_eq!(row.finished(), None);
    row.lay(Slot(1), 1);
    row.lay(Slot(0), 2);
    assert_eq!(row.finished().expect("all are laid").row(), [Slot(1), Slot(2), Slot(0)]);
}

#[test]
fn a_ranking_has_everything_exactly_once() {
    assert!(Ranking::try_from(vec![Slot(1), Slot(0)]).is_ok());
    for wrong in [vec![Slot(0), Slot(0)], vec![Slot(0), Slot(2)]] {
        assert!(Ranking::try_from(wrong).is_err());
    }
    assert!(serde_json::from_str::<Ranking>("[0,0]").is_err());
}

#[test]
fn a_change_to_a_shared_draft_takes_the_agreements_back() {
    let mut draft = SharedDraft::new(1);
    draft.agree(Seat(1));
    draft.change(Seat(2), |value| *value = 2);
    assert_eq!((*draft.value(), draft.edition(), draft.changed_by()), (2, 1, Some(Seat(2))));
    assert!(draft.agreed().is_empty());
}

#[test]
fn whose_agreement_somebody_else_undid_is_known_until_they_say_something() {
    let mut draft = SharedDraft::new(1);
    for seat in Seat::first(3) {
        draft.agree(seat);
    }
    draft.change(Seat(2), |value| *value = 2);
    assert_eq!(draft.undone(), together([0, 1]), "who changes it knows");
    draft.change(Seat(2), |value| *value = 3);
    assert_eq!(draft.undone(), together([0, 1]), "another change does not make it good");
    draft.agree(Seat(0));
    assert_eq!(draft.undone(), together([1]));
    draft.change(Seat(1), |value| *value = 4);
    assert_eq!(draft.undone(), together([0]));
    draft.disagree(Seat(0));
    assert!(draft.undone().is_empty());
}

#[test]
fn answers_are_in_when_nobody_who_is_here_has_yet_to_answer() {
    let voters = together([0, 1, 2]);
    let mut ballots = Ballots::new();
    assert!(!ballots.all_in(voters, voters) && ballots.given().is_empty());
    ballots.cast(Seat(0), 'a');
    ballots.cast(Seat(0), 'b');
    assert_eq!((ballots.of(Seat(0)), ballots.of(Seat(1))), (Some(&'b'), None));
    assert_eq!(ballots.awaited(voters, voters), together([1, 2]));
    assert!(!ballots.all_in(voters, together([1, 3])));
    ballots.cast(Seat(1), 'b');
    assert!(ballots.all_in(voters, together([1, 3])), "who is away abstains");
    assert_eq!(ballots.open().collect::<Vec<_>>(), [(Seat(0), &'b'), (Seat(1), &'b')]);
    ballots.take_back(Seat(0));
    assert_eq!(ballots.given(), together([1]));
}

#[test]
fn nobody_waits_for_who_is_excused() {
    let voters = together([0, 1, 2]);
    let mut ballots = Ballots::new();
    ballots.excuse(Seat(2));
    assert_eq!(ballots.awaited(voters, voters), together([0, 1]));
    ballots.cast(Seat(2), 'a');
    ballots.take_back(Seat(2));
    assert_eq!(ballots.awaited(voters, voters), voters, "who answers after all is asked again");
    Seat::first(3).for_each(|seat| ballots.excuse(seat));
    assert!(ballots.all_in(voters, SeatSet::EMPTY) && ballots.given().is_empty());
}

#[test]
fn answers_wait_while_nobody_is_here() {
    let voters = together([0, 1]);
    let mut ballots = Ballots::new();
    assert!(!ballots.all_in(voters, SeatSet::EMPTY));
    assert_eq!(ballots.awaited(voters, SeatSet::EMPTY), voters);
    assert!(ballots.all_in(voters, together([2])), "somebody else is here and goes on");
    assert!(ballots.all_in(SeatSet::EMPTY, SeatSet::EMPTY), "nobody is to answer");
    ballots.cast(Seat(1), 1);
    assert!(ballots.all_in(voters, SeatSet::EMPTY), "an answer from before is enough");
}

#[test]
fn answers_do_not_print() {
    let mut ballots = Ballots::new();
    ballots.cast(Seat(0), "canary");
    assert!(!format!("{ballots:?}").contains("canary"));
}

#[test]
fn the_most_votes_lead() {
    let lead = Lead::of([3, 1, 3, 2, 1]);
    assert_eq!((lead.votes, lead.leaders.as_slice(), lead.alone()), (2, &[1, 3][..], None));
    assert_eq!(Lead::of([2, 1, 2]).alone(), Some(2));
    assert_eq!(Lead::<u8>::of([]), Lead { votes: 0, leaders: vec![] });
}

#[test]
fn sets_of_seats_are_sets() {
    let [some, all]: [SeatSet; 2] =
        [[0, 2].as_slice(), &[0, 1, 2, 31]].map(|set| set.iter().copied().map(Seat).collect());
    assert!(some.is_within(all) && !all.is_within(some) && SeatSet::EMPTY.is_within(some));
    assert_eq!(all.without(some).iter().collect::<Vec<_>>(), [Seat(1), Seat(31)]);
    assert_eq!(all.and(some), some);
    assert_eq!(serde_json::to_string(&some).expect("a list"), "[0,2]");
    assert!(!all.contains(Seat(200)));
    assert_eq!(serde_json::from_str::<SeatSet>("[2,0]").expect("a set"), some);
    assert!(serde_json::from_str::<SeatSet>("[32]").is_err());
}

fn together<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().map(Seat).collect()
}

#[test]
fn teams_sit_between_each_other_as_far_as_they_can() {
    assert_eq!(Seating::alternating(&[2, 2]).teams(), [together([0, 2]), together([1, 3])]);
    let uneven = Seating::alternating(&[1, 4, 2]);
    assert_eq!(uneven.teams(), [together([0]), together([1, 3, 5, 6]), together([2, 4])]);
    assert_eq!(Seating::even(7, 3), Seating::alternating(&[3, 2, 2]));
    assert_eq!(Seating::each_alone(2).teams(), [together([0]), together([1])]);
}

#[test]
fn a_seating_in_teams_has_everybody_in_one_of_them() {
    let fits = |seats, teams: Vec<SeatSet>| Seating::in_teams(seats, teams).is_partition();
    assert!(fits(3, vec![together([0, 2]), together([1])]));
    assert!(!fits(3, vec![together([0, 2])]), "nobody is left out");
    assert!(!fits(3, vec![together([0, 1]), together([1, 2])]), "nobody is in two");
    assert!(!fits(3, vec![together([0, 1]), together([3])]), "nobody comes from outside");
    assert!(!fits(2, vec![together([0, 1]), together([])]), "no team is empty");
    assert!(!fits(300, vec![together([0, 1])]));
}

#[test]
fn a_sealed_value_does_not_print() {
    assert_eq!(format!("{:?}", Sealed::new("canary")), "Sealed(..)");
}

/// A byte, for a secret that can be shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
struct Secret(u8);

impl Plain for Secret {
    fn to_plain(&self) -> Vec<u8> {
        vec![self.0]
    }

    fn from_plain(plain: &[u8]) -> Option<Self> {
        match plain {
            [byte] => Some(Secret(*byte)),
            _ => None,
        }
    }
}

#[test]
fn what_is_shut_opens_as_long_as_there_is_a_key() {
    let mut vault = Vault::default();
    let mut value = Shut::Open(Secret(7));
    value.shut(1, Seat(2), &mut vault);
    assert_eq!(value.open(), None);
    let shut = value.clone();
    value.shut(1, Seat(2), &mut vault);
    assert_eq!((&value, vault.has_shut()), (&shut, 1), "it is shut once");
    value.unshut(1, Seat(3), &vault);
    assert_eq!(value, shut, "it is another seat's");
    value.unshut(1, Seat(2), &vault);
    assert_eq!(value.open(), Some(&Secret(7)));
    vault.burn(1);
    let mut late = shut.clone();
    late.unshut(1, Seat(2), &vault);
    assert_eq!(late, shut, "the key is gone");
}

#[test]
fn a_shut_value_is_stored_as_it_is_and_never_prints() {
    let stored = r#"{"closed":"00ff1a"}"#;
    let shut: Shut<Secret> = serde_json::from_str(stored).expect("what was stored is read");
    assert_eq!(serde_json::to_string(&shut).expect("and stored again"), stored);
    assert_eq!(serde_json::to_string(&Shut::Open(Secret(7))).expect("a value"), r#"{"open":7}"#);
    assert_eq!(format!("{shut:?}{:?}", Shut::Open(Secret(7))), "Shut(..)Shut(..)");
    for wrong in [r#"{"closed":"0"}"#, r#"{"closed":"0g"}"#, r#"{"closed":"+1"}"#, r#"{"closed":"é"}"#] {
        assert!(serde_json::from_str::<Shut<Secret>>(wrong).is_err(), "{wrong}");
    }
    // A sealer that opens to nonsense opens nothing.
    struct Nonsense;
    impl Sealer for Nonsense {
        fn shut(&mut self, _: u32, _: Seat, _: &[u8]) -> Vec<u8> {
            vec![]
        }
        fn open(&self, _: u32, _: Seat, _: &[u8]) -> Option<Vec<u8>> {
            Some(vec![1, 2, 3])
        }
    }
    let mut still = shut.clone();
    still.unshut(1, Seat(0), &Nonsense);
    assert_eq!(still, shut);
}

#[test]
fn stray_characters_are_those_that_cannot_be_seen() {
    assert!(
        ['\u{0}', '\n', '\u{ad}', '\u{200b}', '\u{202e}', '\u{2066}', '\u{feff}'].into_iter().all(is_stray)
    );
    assert!(!"aé’ 王👍\u{301}\u{a0}\u{202f}".chars().any(is_stray));
}

// B1
#[test]
fn blank_signs_and_selectors_are_stray_too() {
    let blank =
        ['\u{2800}', '\u{1d159}', '\u{fffc}', '\u{fffd}', '\u{180b}', '\u{fe00}', '\u{1d173}', '\u{fdd0}'];
    assert!(blank.into_iter().all(is_stray));
    assert!(!is_stray('\u{fe0f}'), "emoji keep their colour");
    assert_eq!(one_line("A\u{2800}nna\u{1d159}", 20), Ok("Anna".to_owned()));
    assert_eq!(one_line("\u{2800}\u{1d159}", 20), Err(Unfit::Empty));
}

// B1
#[test]
fn a_tower_of_marks_is_cut_off_in_any_script_and_over_joiners() {
    let is_mark = |c: &char| !c.is_ascii() && *c != '\u{200d}';
    let marks = |line: &str| one_line(line, 200).unwrap().chars().filter(is_mark).count();
    for mark in ["\u{301}", "\u{e49}", "\u{64e}", "\u{5b0}", "\u{901}", "\u{b4d}"] {
        assert_eq!(marks(&format!("a{}", mark.repeat(12))), 4, "{mark:?}");
        let joined = format!("a{}", format!("{mark}\u{200d}").repeat(12));
        assert_eq!(marks(&joined), 4, "{mark:?}: a joiner begins nothing");
    }
    for word in ["नरेन्द्र", "ผู้ใหญ่", "မျှော်လင့်", "র‍্যাচেল", "שָׁלוֹם", "مُحَمَّدٌ"]
    {
        assert_eq!(one_line(word, 40), Ok(word.to_owned()));
    }
}

#[test]
fn a_shuffle_can_give_every_order() {
    let shuffled = |seed| {
        let mut items = [1, 2, 3];
        shuffle(&mut items, &mut Seeded::new(seed));
        items
    };
    assert_eq!((0..100).map(shuffled).collect::<BTreeSet<_>>().len(), 6);
}

#[test]
fn what_has_just_gone_from_the_table_comes_last() {
    let [a, b, c] = ["hom-001", "hom-002", "hom-003"].map(card);
    let mut pile = Pile::new([a, b, c]);
    assert_eq!(pile.pick_sparing(&[a], &[b], &mut Scripted::new([0])), Some(c));
    assert_eq!(pile.pick_sparing(&[a, c], &[b], &mut Scripted::new([0])), Some(b));
    assert_eq!(pile.pick_sparing(&[a, b, c], &[], &mut Scripted::default()), None);
    pile.show_beside(a, &[]);
    pile.show_beside(b, &[a]);
    assert_eq!((pile.fresh(), pile.shown(), pile.has_shown(c)), (&[c][..], &[a, b][..], false));
    pile.show_beside(a, &[b]);
    assert_eq!((pile.fresh(), pile.shown()), (&[c][..], &[b, a][..]), "turned over, but for what lies there");
}

#[test]
fn a_table_waits_for_those_who_are_here() {
    let set = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<SeatSet>();
    let here = set(&[0, 1]);
    assert_eq!(here.waits_for(set(&[1, 2])), set(&[1]));
    assert_eq!(here.waits_for(set(&[2, 3])), set(&[2, 3]), "none of them is here: for all");
    assert!(!here.goes_on_without(set(&[1, 2])));
    assert!(here.goes_on_without(set(&[2, 3])));
    assert!(SeatSet::EMPTY.goes_on_without(SeatSet::EMPTY));
    assert!(!SeatSet::EMPTY.goes_on_without(set(&[2])), "nobody being here decides nothing");
    assert_eq!((SeatSet::only(Seat(4)), here.with(set(&[1, 5]))), (set(&[4]), set(&[0, 1, 5])));
    assert_eq!((here.or(set(&[7])), SeatSet::EMPTY.or(here)), (here, here));
}

#[test]
fn leaders_have_nobody_ahead_of_them() {
    let standing = Standing(&[3, 7, 7, 0]);
    assert_eq!(standing.leaders().collect::<Vec<_>>(), [1, 2]);
    assert_eq!([0, 3, 7].map(|at| standing.ahead_of(&at)), [3, 2, 0]);
    assert_eq!(Standing::<u8>(&[]).leaders().count(), 0);
}

#[test]
fn a_seat_that_has_left_can_be_played_for_again() {
    let back = Notice::Back(Seat(1));
    let mut roster = Roster::of(3);
    assert_eq!(roster.turnout(back), None, "it has not gone");
    roster.go_away(Seat(1));
    assert_eq!(roster.turnout(back), Some(Turnout::CameBack(Seat(1))));
    roster.leave(Seat(1));
    assert_eq!(roster.turnout(back), Some(Turnout::Returned(Seat(1))));
    assert_eq!(roster.next_after(Some(Seat(0))), Some(Seat(2)));
    roster.resume(Seat(1));
    assert_eq!((roster.present().len(), roster.newcomers()), (3, SeatSet::EMPTY));
    assert_eq!((roster.next_after(Some(Seat(0))), roster.turnout(back)), (Some(Seat(1)), None));
    roster.leave(Seat(1));
    roster.resume_as_newcomer(Seat(1));
    assert_eq!((roster.active().len(), roster.newcomers()), (3, SeatSet::only(Seat(1))));
    roster.take_in_newcomers();
    roster.resume_as_newcomer(Seat(1));
    assert_eq!(roster.newcomers(), SeatSet::EMPTY, "who has not left does not return");
}
