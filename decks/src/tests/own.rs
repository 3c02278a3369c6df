//! Cards that tables write themselves, as lists that come and go.

use rules::{CardId, GameKind};

use crate::{
    CardDraft, Decks, Fault, Language, LineFault, OwnCard, OwnText, Unwritable, read_list, write_csv,
    write_plain,
};

fn read(list: &str) -> Result<Vec<CardDraft>, Vec<LineFault>> {
    read_list(list, GameKind::Happiness, Language::En, Decks::embedded())
}

fn draft(game: GameKind, category: Option<&str>, text: &str, gray: Option<&str>) -> CardDraft {
    CardDraft {
        game,
        category: category.map(|category| category.parse().expect("three letters")),
        text: text.to_owned(),
        gray: gray.map(str::to_owned),
    }
}

fn fault(line: usize, fault: impl Into<Fault>) -> LineFault {
    LineFault { line, fault: fault.into() }
}

fn cards() -> Vec<OwnCard> {
    let drafts = [
        draft(GameKind::Happiness, Some("hom"), "A \"quiet\" nap, at noon", None),
        draft(GameKind::Happiness, None, "=SUM(cats); all of them", None),
        draft(GameKind::Preference, Some("foo"), "Grandma’s soup", Some("Grandpa’s soup")),
        draft(GameKind::Colours, None, "Qui chante « La Marseillaise » ?", None),
        draft(GameKind::Personality, Some("own"), "Hums; always", None),
    ];
    let card = |(number, draft): (u16, CardDraft)| {
        let wording = draft.wording(Decks::embedded()).expect("a good card");
        let crate::Wording { category, text, gray } = wording;
        OwnCard { game: draft.game, card: CardId::own(number).expect("three digits"), category, text, gray }
    };
    (1..).zip(drafts).map(card).collect()
}

/// What a list brings, as it would be written.
fn brought(list: &str) -> Vec<(GameKind, String, OwnText, Option<OwnText>)> {
    let drafts = read(list).expect("a good list");
    let wording = |draft: CardDraft| {
        let crate::Wording { category, text, gray } =
            draft.wording(Decks::embedded()).expect("it was checked");
        (draft.game, category.to_string(), text, gray)
    };
    drafts.into_iter().map(wording).collect()
}

#[test]
fn what_is_written_out_can_be_read_in_again() {
    let cards = cards();
    let same: Vec<_> = cards
        .iter()
        .map(|card| (card.game, card.category.to_string(), card.text.clone(), card.gray.clone()))
        .collect();
    assert_eq!(brought(&write_csv(&cards)), same);
    assert_eq!(brought(&write_plain(&cards)), same);
    let csv = write_csv(&cards);
    assert!(csv.contains("\r\nhappiness,hom,\"A \"\"quiet\"\" nap, at noon\",\r\n"), "{csv}");
    assert!(csv.contains("\"'=SUM(cats); all of them\""), "no spreadsheet computes it: {csv}");
}

/// Spreadsheets of half of Europe split a line at its semicolons, whatever stands in quotation marks.
#[test]
fn no_spreadsheet_computes_what_a_card_says_wherever_it_splits_a_line() {
    let texts = [
        "=1+cats",
        "x;=1",
        "x; =1",
        "x;\"=1\"",
        "x;;+1",
        "x;'=1",
        "x;＝cmd",
        "x, -1; @y; z",
        "\"=1\"; x",
        "a - b; c - d",
    ];
    let category: rules::PileId = "foo".parse().expect("three letters");
    let card = |text: &str| {
        let text = OwnText::new(text, GameKind::Preference).expect("a text");
        let card = CardId::own(1).expect("three digits");
        OwnCard { game: GameKind::Preference, card, category, gray: Some(text.clone()), text }
    };
    let cards = texts.map(card);
    let csv = write_csv(&cards);
    for split in [',', ';', '\t'] {
        for cell in csv.split([split, '\n']) {
            let said = cell.trim_start_matches(['"', ' ']);
            assert!(!said.starts_with(['=', '+', '-', '@', '＝']), "{split}: {cell:?} in {csv}");
        }
    }
    for (card, brought) in cards.iter().zip(brought(&csv)) {
        assert_eq!((&card.text, card.gray.as_ref()), (&brought.2, brought.3.as_ref()));
    }
    assert!(csv.contains("\"a - b; c - d\""), "and nothing is added where nothing would be computed: {csv}");
}

/// All texts of up to three such pieces.
#[test]
fn whatever_a_card_says_can_be_read_in_again() {
    const ODD: [&str; 17] = [
        "#", "fr: ", "en: ", "de: ", ": ", "'", "=", "-", "\"", ",", ";", "card ", "game ", "gray", "text",
        "é", "＝",
    ];
    let pieces = || std::iter::once("").chain(ODD);
    let texts = pieces().flat_map(|one| {
        pieces().flat_map(move |two| pieces().map(move |three| format!("{one}{two}{three}")))
    });
    let category: rules::PileId = "foo".parse().expect("three letters");
    let card = |text: OwnText| OwnCard {
        game: GameKind::Preference,
        card: CardId::own(1).expect("three digits"),
        category,
        gray: Some(text.clone()),
        text,
    };
    // A text without a letter is none.
    let cards: Vec<_> =
        texts.filter_map(|text| OwnText::new(&text, GameKind::Preference).ok()).map(card).collect();
    for cards in cards.chunks(CardDraft::MOST_AT_ONCE) {
        for list in [write_csv(cards), write_plain(cards)] {
            for (card, brought) in cards.iter().zip(brought(&list)) {
                let text = card.text.as_str();
                assert_eq!(brought.2.as_str(), text);
                assert_eq!(brought.3.as_ref().map(OwnText::as_str), Some(text));
            }
        }
        let french = read_list(&write_plain(cards), GameKind::Happiness, Language::Fr, Decks::embedded());
        assert_eq!(french, read(&write_plain(cards)), "own cards are in no language");
    }
}

#[test]
fn a_table_may_name_its_columns_or_not_and_part_them_as_its_country_does() {
    let bath = draft(GameKind::Happiness, Some("hom"), "A bath", None);
    let hums = draft(GameKind::Colours, None, "Who hums?", None);
    for table in [
        "game,category,text,gray\nhappiness,hom,A bath,\ncolours,,Who hums?,\n",
        "happiness,hom,A bath\r\ncolours,tru,Who hums?\r\n",
        "Text;Game;Category\nA bath;happiness;Home\n\"Who hums?\";Colours;\n",
        "text\tcategory\tgame\nA bath\tÀ la maison\t\nWho hums?\t\tcolours\n",
        "\u{feff}# ours\n,hom,\"A\nbath\"\ncolours,,Who hums?",
    ] {
        let mut read = read(table).unwrap_or_else(|faults| panic!("{table}: {faults:?}"));
        read[0].text = read[0].text.replace('\n', " ");
        assert_eq!(read, [bath.clone(), hums.clone()], "{table}");
    }
}

#[test]
fn every_bad_line_of_a_table_is_named_with_its_reason() {
    let long = "n".repeat(71);
    let table = format!(
        "game,category,text,gray\nchess,,A rook,\nhappiness,zzz,A bath,\nhappiness,hom,\"\u{200b}\",\n\
         happiness,hom,{long},\npreference,,Tea,Coffee\npreference,foo,Tea,\nhappiness,hom,Tea,Coffee\n\
         happiness,hom,Tea,,more\nhappiness,hom,\"Tea\n"
    );
    assert_eq!(
        read(&table),
        Err(vec![
            fault(2, Fault::UnknownGame { word: "chess".to_owned() }),
            fault(3, Fault::UnknownCategory { word: "zzz".to_owned() }),
            fault(4, Unwritable::Empty),
            fault(5, Unwritable::TooLong { limit: 70 }),
            fault(6, Unwritable::BoxMissing),
            fault(7, Unwritable::GrayMissing),
            fault(8, Unwritable::GrayNotPlayed),
            fault(9, Fault::TooManyColumns),
            fault(10, Fault::OpenQuote),
        ])
    );
}

#[test]
fn a_cell_beyond_the_named_columns_is_told_and_not_lost() {
    let too_many = |line| Err(vec![fault(line, Fault::TooManyColumns)]);
    assert_eq!(read("text\nTea, with milk\nA nap,\n"), too_many(2));
    assert_eq!(read("category;text\nhom;A bath;with foam\n"), too_many(2));
    let tea = draft(GameKind::Happiness, None, "Tea, with milk", None);
    assert_eq!(read("text\n\"Tea, with milk\"\n"), Ok(vec![tea]));
}

#[test]
fn a_text_may_begin_with_the_mark_of_a_comment() {
    let mug = draft(GameKind::Happiness, None, "#1 dad mug", None);
    for table in [
        "text\n#1 dad mug\n",
        "# ours\ntext,category\n\"#1 dad mug\",\n",
        "category,text\n# not, \"this\n,#1 dad mug\n",
        "# ours; or, \"theirs\n,,#1 dad mug",
    ] {
        assert_eq!(read(table), Ok(vec![mug.clone()]), "{table}");
    }
    let quoted = fault(1, Fault::UnknownGame { word: "#1".to_owned() });
    assert_eq!(read("\"#1\",,dad mug\n"), Err(vec![quoted]), "a comment is not quoted");
}

#[test]
fn the_first_row_that_says_something_names_the_columns_and_parts_them() {
    let bath = draft(GameKind::Happiness, Some("hom"), "A bath, warm, with foam", None);
    for table in [
        "\n# ours, all of them, truly\n\ncategory;text\nhom;A bath, warm, with foam\n",
        " \r\n;;\r\ncategory;text\r\nhom;A bath, warm, with foam\r\n",
        ";hom; \"A bath, warm, with foam\"\n",
        "\"\";hom;\"A bath, warm,\nwith foam\"\n",
    ] {
        let mut read = read(table).unwrap_or_else(|faults| panic!("{table}: {faults:?}"));
        read[0].text = read[0].text.replace('\n', " ");
        assert_eq!(read, std::slice::from_ref(&bath), "{table}");
    }
    let quote = draft(GameKind::Happiness, None, "\"A, b, c\" he said", None);
    assert_eq!(read(";;\"\"\"A, b, c\"\" he said\"\n"), Ok(vec![quote]));
}

#[test]
fn a_list_brings_so_many_cards_and_no_more() {
    let most = CardDraft::MOST_AT_ONCE;
    let table = |count| format!("text\n{}", "b\n".repeat(count));
    assert_eq!(read(&table(most)).map(|drafts| drafts.len()), Ok(most));
    let too_many = |line| Err(vec![fault(line, Fault::TooManyCards { most })]);
    assert_eq!(read(&table(131_000)), too_many(most + 2));
    assert_eq!(read(&format!("game happiness\n{}", "card\n".repeat(43_000))), too_many(most + 2));
}

#[test]
fn so_many_faults_are_told_at_once() {
    let told = |list: &str| read(list).expect_err("a bad list").len();
    assert_eq!(told(&"happiness,zzz,A bath\n".repeat(700)), LineFault::MOST_AT_ONCE);
    assert_eq!(told(&"happiness,,A bath,,more\n".repeat(9_000)), LineFault::MOST_AT_ONCE);
    assert_eq!(told(&format!("game happiness\n{}", "  No\n".repeat(9_000))), LineFault::MOST_AT_ONCE);
}

#[test]
fn plain_text_is_read_in_the_manner_of_the_decks() {
    let list = "# ours\ngame happiness\ncard hom\n  A bath\n  with foam\ncard\n  A nap\n\ngame preference\n\
                card foo-001 everyone 🍵 #hot\n  en: Tea\n  fr: Le thé\ngray\n  fr: Le café\n  en: Coffee\n";
    let expected = [
        draft(GameKind::Happiness, Some("hom"), "A bath with foam", None),
        draft(GameKind::Happiness, None, "A nap", None),
        draft(GameKind::Preference, Some("foo"), "Tea", Some("Coffee")),
    ];
    assert_eq!(read(list), Ok(expected.to_vec()));
    let french = read_list(list, GameKind::Happiness, Language::Fr, Decks::embedded()).expect("a good list");
    assert_eq!((french[2].text.as_str(), french[2].gray.as_deref()), ("Le thé", Some("Le café")));
}

#[test]
fn a_deck_file_brings_its_cards() {
    let deck = "set\n  en: Test\n  fr: Essai\ncategory hom house\n  en: Home\n  fr: La maison\n\
                card hom-001 everyone\n  en: A bath\n  fr: Un bain\n";
    assert_eq!(read(deck), Ok(vec![draft(GameKind::Happiness, Some("hom"), "A bath", None)]));
}

#[test]
fn every_bad_line_of_a_plain_text_is_named_with_its_reason() {
    let list = "game happiness\n  A bath\ncard zzz\n  A bath\ngray\n  No\nwhat is this\n  a poem\n\
                card hom\ngame go\ncard hom\n  x\n";
    assert_eq!(
        read(list),
        Err(vec![
            fault(2, Fault::TextWithoutCard),
            fault(3, Fault::UnknownCategory { word: "zzz".to_owned() }),
            fault(7, Fault::UnknownHeading),
            fault(9, Unwritable::Empty),
            fault(11, Fault::UnknownGame { word: "go".to_owned() }),
        ])
    );
}

#[test]
fn nothing_that_is_written_can_be_seen_in_a_log() {
    assert!(!format!("{:?}", cards()).contains("nap"));
}

/// The examples of the README are lists that can be brought.
#[test]
fn the_readme_shows_lists_as_they_are() {
    let readme = include_str!("../../README.md");
    let chapter = readme.split("## Cards of a table's own").nth(1).expect("there is a chapter on them");
    let blocks: Vec<&str> = chapter.split("```").skip(1).step_by(2).take(2).collect();
    let [table, plain] = blocks[..] else { panic!("an example of each format") };
    let table = read(table.strip_prefix("csv\n").expect("the first is a table")).expect("a good table");
    assert_eq!((table.len(), table[1].text.as_str()), (5, "A tune, hummed by everybody"));
    let soup = draft(GameKind::Preference, Some("foo"), "Grandma’s soup", Some("Grandpa’s soup"));
    assert_eq!(read(plain), Ok(vec![soup]));
}
