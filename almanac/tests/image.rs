//! IMAGE as it is played with the almanac: those of its clauses that show only when somebody has looked
//! things up. All others are tested beside the rules, in `rules/src/image/spec`.

use almanac::{Almanac, Criterion, Status};
use rules::{
    CardId, Eyes, Game, Sealed, Seat,
    image::{
        self, Bond, Calling, Challenge, Command, Event, Evidence, FictionalLife, Fitting, Image, Initials,
        Inquiry, Judge, Kind, Laid, Life, Named, Options, PersonKey, PhaseView, Practice, Refusal, Ruling,
        Side, Source, Supply, Verdict, View, inquiries, is_letter, is_wild,
    },
    testing::{Story, given},
};

const ANNA: Seat = Seat(0);
const CARO: Seat = Seat(2);
const NORTH: Side = Side::North;

/// A card by the first letter of its kind and its number: `p1` is a place, `l0` a wild letter, `l1` an A.
fn card(short: &str) -> CardId {
    let (kind, number) = short.split_at(1);
    let (_, kind) = [("p", "plc"), ("t", "tim"), ("a", "act"), ("s", "sta"), ("l", "let")]
        .into_iter()
        .find(|(letter, _)| *letter == kind)
        .expect("the letter of a kind");
    format!("{kind}-{:03}", number.parse::<u16>().expect("a number")).parse().expect("the name of a card")
}

fn cards(shorts: &str) -> Vec<CardId> {
    shorts.split_whitespace().map(card).collect()
}

/// Three players, of whom Anna has this hand and it is her turn; on the north lie these cards.
fn dealt(options: &Options, hand: &str, north: &str) -> Story<Image> {
    let hands = [cards(hand), cards("p2 t2 a2 l2 s8"), cards("p3 t3 a3 l4 s3")];
    let board = cards("p4 t4 a4 s4 l5 p5 t5 a5 s5 l0");
    let on_the_north = |card| Laid { card, from: Source::Board, side: NORTH, over: None };
    let laid = cards(north).into_iter().map(on_the_north).collect();
    given(options, 3, Supply { cards: almanac::deck() }).and([
        Event::HandsDealt { hands: Sealed::new(hands.to_vec()) },
        Event::BoardFilled { cards: board },
        Event::TurnBegan { player: CARO },
        Event::BoardFilled { cards: cards(north) },
        Event::TurnFinished { player: CARO, laid, endings: vec![], refill: None },
        Event::TurnStood,
        Event::TurnBegan { player: ANNA },
    ])
}

fn lay(short: &str) -> Command {
    Command::LayCard { card: card(short), side: NORTH, over: None }
}

fn finish() -> Command {
    Command::FinishTurn { claims: vec![], testimonies: vec![] }
}

/// The turn is over, and this is whose image it is.
fn calling(person: Named) -> Command {
    Command::FinishTurn { claims: vec![Calling { side: NORTH, person }], testimonies: vec![] }
}

fn challenge() -> Command {
    Command::ChallengeTurn { side: NORTH, testimonies: vec![] }
}

fn named(name: &str) -> Named {
    Named::Name(Sealed::new(name.to_owned()))
}

fn stage(story: &Story<Image>) -> View {
    story.seen_by(Eyes::Everyone)
}

/// The command as a table hands it on, which has asked the almanac.
fn looked_up(story: &Story<Image>, command: &Command) -> Command {
    Almanac::embedded().consult(story.state(), ANNA, command)
}

fn last_challenge(story: &Story<Image>) -> Challenge {
    stage(story)
        .last_turn
        .and_then(|turn| turn.challenges.last().cloned())
        .expect("the last turn was challenged")
}

/// IM-2: the deck, kind by kind.
#[test]
fn there_are_112_cards_of_five_kinds() {
    let deck = almanac::deck();
    let count = |kind: Kind| deck.iter().filter(|card| Kind::of(**card) == Some(kind)).count();
    assert_eq!(Kind::ALL.map(count), [26, 14, 28, 12, 32]);
    assert_eq!(deck.iter().filter(|card| is_wild(**card)).count(), 4);
    assert!(deck.iter().filter(|card| is_wild(**card)).all(|card| is_letter(*card)));
    assert_eq!(Image::admit(&Options::default(), &6.into(), &Supply { cards: deck }), Ok(()));
}

/// IM-11: the letter is an initial of the name in either language, with what the almanac knows of it: sole
/// names, particles, and family names that come first. IM-18: another one can be played, and a challenge of
/// it is upheld.
#[test]
fn the_letter_is_an_initial_of_the_name() {
    let fits = |letter: &str, name: &str| {
        let hand = format!("p1 t1 a1 {letter} s1");
        let story = dealt(&Options::default(), &hand, "p6 t6 a6").when(ANNA, lay(letter));
        letters_fit(story, name)
    };
    // A letter is the number of its place in the alphabet.
    for (letter, name) in [
        ("l3", "Cleopatra"),
        ("l8", "Henry VIII"),
        ("l4", "Charles de Gaulle"),
        ("l13", "Mao Zedong"),
        ("l5", "Albert Einstein"),
        ("l0", "Albert Einstein"),
    ] {
        assert!(fits(letter, name), "{letter} {name}");
    }
    assert!(!fits("l1", "Albert Einstein"));
    assert!(!fits("l2", "Cleopatra"));
    // Nor is it another one's when several are called that.
    assert!(Almanac::embedded().named("Tom Jones").len() > 1);
    assert!(fits("l10", "Tom Jones"));
    assert!(!fits("l20", "Tom Jones"));
    // Of a name that nobody knows only the words are judged, without their accents.
    assert!(fits("l5", "Zyxwv Éxyz"));
    assert!(!fits("l1", "Zyxwv Éxyz"));
    assert!(fits("l0", "Zyxwv Éxyz"));
}

/// Whether nothing is found against the letters with which Anna ends the image as this person's. The turn is
/// finished in any case; if something is, a challenge is upheld, and not left to a vote.
fn letters_fit(story: Story<Image>, name: &str) -> bool {
    let command = looked_up(&story, &calling(named(name)));
    let story = story.when(ANNA, command);
    assert!(matches!(stage(&story).phase, PhaseView::Turn { before: Some(_), .. }), "{name}");
    let command = Almanac::embedded().consult(story.state(), CARO, &challenge());
    let Command::ChallengeTurn { testimonies, .. } = &command else { panic!("a challenge stays one") };
    let denied = |finding: &image::Finding| finding.verdict == Verdict::DoesNotFit;
    let fits = !testimonies[0].findings.iter().any(|finding| is_letter(finding.card) && denied(finding));
    if !fits {
        let settlement = last_challenge(&story.when(CARO, command)).settlement.expect("it is settled");
        assert_eq!((settlement.ruling, settlement.judge), (Ruling::Upheld, Judge::Almanac), "{name}");
    }
    fits
}

/// IM-18: the almanac itself, card by card, with what it goes by; both names of a person count.
#[test]
fn the_almanac_says_card_by_card_what_it_knows() {
    let almanac = Almanac::embedded();
    let of = |criterion: Criterion| criterion.card(0).unwrap();
    let asked = [
        of(Criterion::Place(almanac::PlaceCard::France)),
        of(Criterion::Time(almanac::Period::Century18)),
        of(Criterion::Time(almanac::Period::Century20)),
        of(Criterion::Activity(almanac::Field::Sport)),
        of(Criterion::Status(Status::Nonfictional)),
        of(Criterion::AnyLetter),
    ];
    let inquiry = |person: Named| Inquiry {
        person,
        asked: asked.map(image::Asked::Card).to_vec(),
        fictional: FictionalLife::Never,
        suggestions: 0,
    };
    let testimony = almanac.testify(&inquiry(named("Napoléon Ier")));
    let claim = testimony.claim.expect("the French name is known");
    let by_key = almanac.testify(&inquiry(Named::Key(claim.key.unwrap())));
    assert_eq!((by_key.claim, &by_key.findings), (Some(claim), &testimony.findings));
    use Verdict::{DoesNotFit, Fits, NotKnown};
    let verdicts: Vec<Verdict> = testimony.findings.iter().map(|finding| finding.verdict).collect();
    assert_eq!(verdicts, [Fits, Fits, DoesNotFit, NotKnown, Fits, Fits]);
    let Evidence::Places { ties } = &testimony.findings[0].evidence else { panic!("places") };
    assert_eq!((ties[0].bond, &*ties[0].place.en), (Bond::BornIn, "France"));
    let Evidence::Life { life } = &testimony.findings[1].evidence else { panic!("years") };
    assert_eq!(*life, Life::Lived { born: 1769, died: 1821 });
    let nobody = almanac.testify(&inquiry(named("Zyxwv Zyx")));
    assert_eq!(nobody.claim, None);
    assert!(nobody.findings.iter().all(|finding| finding.evidence == Evidence::Nobody));
}

/// IM-21: what the almanac is asked is the person and every open card; with the option a character may be
/// living.
#[test]
fn the_option_of_living_characters_reaches_the_almanac() {
    let almanac = Almanac::embedded();
    for (option, verdict) in
        [(FictionalLife::Never, Verdict::DoesNotFit), (FictionalLife::MayLive, Verdict::Fits)]
    {
        let options = Options { fictional: option, ..Options::default() };
        let story = dealt(&options, "p1 t1 a1 l1 l3", "s1 s6").when(ANNA, lay("p1")).when(ANNA, finish());
        let story = story.when(CARO, challenge());
        let named = Command::NamePerson { person: named("Harry Potter"), testimonies: vec![] };
        let asked = inquiries(story.state(), ANNA, &named);
        assert_eq!((asked.len(), asked[0].fictional), (1, option));
        assert_eq!(asked[0].asked, cards("s1 s6 p1").into_iter().map(image::Asked::Card).collect::<Vec<_>>());
        let of_our_time = almanac.people().find(|person| {
            let living = Criterion::Status(Status::Living);
            person.is_fictional() && person.verdict(living, FictionalLife::MayLive) == Verdict::Fits
        });
        let key = of_our_time.expect("some character is of our time").key();
        let inquiry = Inquiry {
            person: Named::Key(key),
            asked: vec![image::Asked::Card(Criterion::Status(Status::Living).card(0).unwrap())],
            fictional: option,
            suggestions: 0,
        };
        assert_eq!(almanac.testify(&inquiry).findings[0].verdict, verdict);
    }
}

/// IM-22: what fits nobody can be laid, and a challenge finds it out.
#[test]
fn an_image_that_fits_nobody_can_be_laid_and_is_what_a_challenge_is_for() {
    // Copies of the four that lie nowhere else.
    let of = |status: Status| Criterion::Status(status).card(2).unwrap();
    let lay = |status| Command::LayCard { card: of(status), side: NORTH, over: None };
    let hand = "s201 s202 s203 s204 p1";
    assert_eq!(cards(hand)[..4], Status::ALL.map(of));
    for (one, other, person) in [
        (Status::Living, Status::Dead, "Albert Einstein"),
        (Status::Fictional, Status::Nonfictional, "Albert Einstein"),
        (Status::Fictional, Status::Nonfictional, "Sherlock Holmes"),
    ] {
        let story = dealt(&Options::default(), hand, "").when(ANNA, lay(one)).when(ANNA, lay(other));
        let story = story.when(ANNA, finish()).when(CARO, challenge());
        let naming = Command::NamePerson { person: named(person), testimonies: vec![] };
        let naming = looked_up(&story, &naming);
        let story = story.when(ANNA, naming);
        let settlement = last_challenge(&story).settlement.unwrap();
        assert_eq!((settlement.ruling, settlement.judge), (Ruling::Upheld, Judge::Almanac), "{person}");
    }
}

/// The practice aid: who would have fitted is told when the turn stands, and not before.
#[test]
fn the_practice_aid_names_others_when_the_turn_stands() {
    let options = Options { practice: Practice::ShowFitting, ..Options::default() };
    let story = dealt(&options, "p1 t1 a1 l1 l3", "p9 t9 a6").when(ANNA, lay("l5"));
    let story = story.refused(Refusal::HandCardFirst).when(ANNA, lay("p1")).when(ANNA, lay("l5"));
    let command = looked_up(&story, &calling(named("Zyxwv Exyz")));
    let story = story.when(ANNA, command);
    let found = story.events().iter().find_map(|event| match event {
        Event::FittingFound { fitting } => Some(fitting.open().clone()),
        _ => None,
    });
    let Fitting { side, people } = found.expect("it was asked for").remove(0);
    assert!(side == NORTH && people.len() <= Options::SUGGESTIONS);
    let shown = |story: &Story<Image>| stage(story).players[0].taken[0].fitting.clone();
    assert!(shown(&story).is_empty());
    let PhaseView::Turn { player, before: Some(_) } = stage(&story).phase else {
        panic!("it can be challenged")
    };
    let passed = story.when(player, Command::PutDownCards { cards: vec![] });
    assert_eq!(shown(&passed), people);
}

/// IM-11: nor can somebody be meant whom it does not know.
#[test]
fn nobody_is_called_out_whom_the_almanac_does_not_know() {
    let story = dealt(&Options::default(), "p1 t1 a1 l1 l3", "p6 t6 a6").when(ANNA, lay("l1"));
    let command = looked_up(&story, &calling(Named::Key(PersonKey(1))));
    story.when(ANNA, command).refused(Refusal::NoSuchPerson);
}

/// IM-26: first the first name's, then the last name's; one letter alone is the last name's.
#[test]
fn the_first_letter_of_two_is_the_first_names() {
    let fits = |letters: &[&str], name: &str| letters_fit(with_letters("p1 t1 l1 l3 l5", letters), name);
    assert!(!fits(&["l3", "l5"], "Albert Einstein"));
    assert!(!fits(&["l1"], "Albert Einstein"));
    assert!(fits(&["l1", "l5"], "Albert Einstein"));
    // A sole name has no first one.
    assert!(!fits(&["l3", "l1"], "Cleopatra"));
}

/// Anna has laid these letters of her hand on an image of three cards, where both initials are played.
fn with_letters(hand: &str, letters: &[&str]) -> Story<Image> {
    let both = Options { initials: Initials::Both, ..Options::default() };
    let story = dealt(&both, hand, "p6 t6 a6");
    letters.iter().fold(story, |story, letter| story.when(ANNA, lay(letter)))
}

/// IM-26: of a name that nobody knows the first word is the first name, and the last name is among the
/// others.
#[test]
fn both_initials_of_an_unknown_name_are_of_its_first_and_a_later_word() {
    let laid = |letters: [&str; 2]| with_letters(&format!("p1 t1 a1 {}", letters.join(" ")), &letters);
    // A letter is the number of its place in the alphabet, and with a hundred more it is another card of it.
    for (letters, name) in [
        (["l26", "l1"], "Zed Adamsky"),
        (["l1", "l26"], "Àbel van der Zyxwv"),
        (["l1", "l101"], "Abelsky Adamsky"),
    ] {
        assert!(letters_fit(laid(letters), name), "{letters:?} {name}");
        let story = laid(letters);
        let command = looked_up(&story, &calling(named(name)));
        assert_eq!(stage(&story.when(ANNA, command)).players[0].score, 2 * 5, "{letters:?} {name}");
    }
    for (letters, name) in [
        (["l1", "l26"], "Zed Adamsky"),
        (["l1", "l101"], "Abelsky Zed"),
        (["l1", "l101"], "Azyx"),
        (["l15", "l14"], "O'Nzyx"),
    ] {
        assert!(!letters_fit(laid(letters), name), "{letters:?} {name}");
    }
}
