use decks::Language;
use insight::{FinishedGame, Missing, Player};
use rules::GameKind;

use super::*;
use crate::pages::fixtures::{
    evenings::{Played, finished, first_guesses},
    views::{lobby, with_bots},
    with_context,
};

/// A page takes no longer to load than any other, however long the evening was.
const MOST_BYTES: usize = 60 * 1024;
/// A file that is kept has the pictures of all games, and is loaded once.
const MOST_KEPT_BYTES: usize = 80 * 1024;

fn in_both(check: impl Fn(&Context<'_>)) {
    for language in Language::ALL {
        with_context(language, |context| check(context));
    }
}

#[test]
fn every_page_is_small_however_long_an_evening_was() {
    let played = Played::long(1);
    assert_eq!(played.games.len(), table::MOST_GAMES_OF_AN_EVENING);
    in_both(|context| {
        let pages =
            [evening(context, played.book()), evening_picture(context, played.book()), method(context, None)];
        let games = played.evening.timeline.iter().flat_map(|stop| {
            let rounds = played.rounds(stop.number);
            let own = first_guesses(&rounds);
            let past = PastGame { table: &played.table, stop, rounds: &rounds, own: Some(&own) };
            [1, usize::MAX].map(|sheet| past_game(context, past, sheet))
        });
        let kept = kept_page(context, played.book()).into_string();
        assert!(kept.len() <= MOST_KEPT_BYTES, "{} bytes", kept.len());
        for page in pages.into_iter().chain(games) {
            let page = page.into_string();
            assert!(page.len() <= MOST_BYTES, "{} bytes: {}", page.len(), &page[..400]);
        }
    });
}

/// Nothing but the guests is read of a table: whatever lies on it is in no byte of the book.
#[test]
fn the_game_on_the_table_is_not_in_the_book() {
    let played = Played::all(0);
    in_both(|context| {
        let texts = |table: &TableView| {
            let book = Book { table, ..played.book() };
            [evening(context, book), kept_page(context, book), evening_picture(context, book)]
                .map(maud::Markup::into_string)
        };
        let empty = texts(&played.table);
        for kind in GameKind::ALL {
            let [_, mine] = crate::games::ending(kind);
            let with_game = TableView { game: mine.game, ..played.table.clone() };
            assert_eq!(texts(&with_game), empty, "{kind}");
        }
        // Planted: what looks at the game is found by this.
        let [_, mine] = crate::games::ending(GameKind::Personality);
        assert_ne!(crate::pages::hand_page(context, &mine, 0).into_string(), empty[0]);
    });
}

#[test]
fn a_kept_page_says_the_same_to_everybody_but_for_whose_it_is() {
    with_context(Language::En, |context| {
        let of = |me: u16| kept_page(context, Played::all(me).book()).into_string();
        let (one, other) = (of(0), of(1));
        assert_ne!(one, other);
        for page in [&one, &other] {
            for name in Played::all(0).table.guests.iter().map(|guest| guest.name.as_str().to_owned()) {
                assert!(page.contains(&name), "{name}");
            }
        }
    });
}

/// The pictures of a game's end are in the file, too, drawn in it: what they point at is there, and of faces,
/// which are files of their own, there is nothing.
#[test]
fn a_kept_page_has_the_pictures_and_all_that_they_point_at() {
    in_both(|context| {
        let page = kept_page(context, Played::all(0).book()).into_string();
        for drawn in ["class=\"out-dots\"", "class=\"out-luck\"", "class=\"out-walk\"", ".out-luck"] {
            assert!(page.contains(drawn), "{drawn}");
        }
        let pointed = page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        for at in pointed {
            let id = at.strip_prefix('#').unwrap_or_else(|| panic!("{at} is elsewhere"));
            assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
        }
    });
}

#[test]
fn what_is_missing_is_said_and_no_number_is_made_of_it() {
    let kinds = [Missing::End, Missing::Record, Missing::Players, Missing::Rounds { rounds: vec![2, 3] }];
    let broken = kinds.into_iter().zip(1..).map(|(missing, number)| {
        FinishedGame::missing(number, GameKind::Happiness, &[Player::person(0), Player::person(1)], missing)
    });
    let played = Played::of(0, broken.collect());
    in_both(|context| {
        let page = evening(context, played.book()).into_string();
        let kept = kept_page(context, played.book()).into_string();
        for stop in &played.evening.timeline {
            let teller = played.book().teller(context, stop.game);
            let said = teller.missing(stop.missing.as_ref().unwrap());
            let past = PastGame { table: &played.table, stop, rounds: &[], own: Some(&[]) };
            let game = past_game(context, past, 1).into_string();
            for text in [&page, &kept, &game] {
                assert!(text.contains(&said), "{said}");
            }
            assert!(!game.contains("id=\"rounds\""));
        }
        assert!(page.contains(&context.words().evening_known_none()) && !page.contains("<table"));
    });
}

/// Luck is never called knowledge: a box has a check only where a pair is told.
#[test]
fn boxes_are_marked_where_they_are_told_and_nowhere_else() {
    let mut played = Played::all(0);
    let cells = &mut played.evening.knowledge.cells;
    assert!(cells.len() > 2, "there is something to mark");
    for (place, cell) in cells.iter_mut().enumerate() {
        cell.certainty.told = place == 1;
    }
    in_both(|context| {
        let page = knowledge::knowledge(context, played.book()).into_string();
        assert_eq!(page.matches("<td class=\"told\"").count(), 1, "{page}");
        let all = page.matches("<td class=\"told\"").count() + page.matches("<td><b>").count();
        assert_eq!(all, played.evening.knowledge.cells.len());
    });
}

/// What somebody guessed at first is on their own page of that game; and by its length no page tells whether
/// there is one (L4).
#[test]
fn a_first_guess_is_on_its_own_page_and_in_no_length() {
    for kind in [GameKind::Happiness, GameKind::Preference] {
        let game = finished(kind, 1);
        let rounds = insight::rounds(&game);
        let played = Played::of(0, vec![game]);
        let stop = &played.evening.timeline[0];
        let none = vec![Vec::new(); rounds.len()];
        let some = first_guesses(&rounds);
        let all = some.iter().map(|_| some[0].clone()).collect::<Vec<_>>();
        in_both(|context| {
            let page = |own: &[Vec<insight::Subject>]| {
                let past = PastGame { table: &played.table, stop, rounds: &rounds, own: Some(own) };
                past_game(context, past, 1).into_string()
            };
            let told = |page: &str| page.matches("class=\"own\"").count();
            let made = some.iter().take(10).filter(|row| !row.is_empty()).count();
            assert_eq!((told(&page(&none)), told(&page(&some))), (0, made), "{kind}");
            let lengths = [&none, &some, &all].map(|own| page(own).len());
            assert_eq!(lengths, [lengths[0]; 3], "{kind}");
            // Where others may hold the phone there is none, and it is said.
            let past = PastGame { table: &played.table, stop, rounds: &rounds, own: None };
            let shared = past_game(context, past, 1).into_string();
            let words = context.words();
            assert!(told(&shared) == 0 && shared.contains(&words.evening_own_guesses_hidden()));
            assert!(!page(&some).contains(&words.evening_own_guesses_hidden()));
            // Planted: without blanks they are told apart.
            let bare = |own| page(own).trim_end_matches("-->").trim_end().len();
            assert_ne!(bare(&none), bare(&some), "{kind}");
        });
    }
}

/// All rounds are there, on one sheet or another, and none twice.
#[test]
fn every_round_of_a_game_is_on_one_of_its_sheets() {
    let game = finished(GameKind::Colours, 1);
    let all = insight::rounds(&game);
    let played = Played::of(0, vec![game]);
    let many: Vec<_> = all.iter().cycle().take(25).cloned().collect();
    with_context(Language::En, |context| {
        let stop = &played.evening.timeline[0];
        let mut found = Vec::new();
        for sheet in 1..=3 {
            let past = PastGame { table: &played.table, stop, rounds: &many, own: None };
            let page = past_game(context, past, sheet).into_string();
            let rounds = (1..=25).filter(|round| page.contains(&format!("<h3>Round {round}</h3>")));
            found.extend(rounds);
        }
        assert_eq!(found, (1..=25).collect::<Vec<_>>());
    });
}

#[test]
fn the_way_to_it_is_there_once_there_is_an_evening() {
    with_context(Language::En, |context| {
        let words = context.words();
        let before = lobby(Some(0), 4);
        assert_eq!(link(words, &before).into_string(), "");
        let played = Played::all(0);
        assert!(link(words, &played.table).into_string().contains("/evening?as=0"));
        let bots = TableView { guests: with_bots(lobby(Some(0), 8), 3).guests, ..played.table.clone() };
        let book = Book { table: &bots, ..played.book() };
        let kept = kept_page(context, book).into_string();
        let people = kept.split("</header>").next().unwrap();
        for bot in bots.guests.iter().filter(|guest| guest.bot.is_some()) {
            assert!(!people.contains(bot.name.as_str()), "bots are not among the people of an evening");
        }
    });
}
