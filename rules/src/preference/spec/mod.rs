//! The clauses of RULES.md, one test or more for each. Here: what the tests share, the teams and the board.

use crate::{
    CardFace, CardId, Eyes, Game, Pile, Ranking, Sealed, Seat, SeatSet, Seating, Slot, Team,
    preference::{
        Board, Category, Command, Discussion, DraftView, Draw, Drawn, Event, Guess, Guessing, Move,
        NextRound, Options, PhaseView, Placement, Preference, Refusal, Space, Square, Stake, Supply, Token,
        Tokens, View,
    },
    testing::{Story, given},
};

mod beats;
mod drawing;
mod first_guess;
mod guessing;
mod missing;
mod returning;
mod revealing;

// Around the table, clockwise. With four, Anna and Caro are one team, Bela and Dora the other.
const ANNA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const CARO: Seat = Seat(2);
const DORA: Seat = Seat(3);
const EMIL: Seat = Seat(4);
const FINN: Seat = Seat(5);

const RED: Team = Team(0);
const BLUE: Team = Team(1);
const GREEN: Team = Team(2);

/// Two teams of two at a usual table.
fn table() -> Story<Preference> {
    table_of(Seating::even(4, 2), &team_only())
}

/// Three teams of two: Anna and Dora, Bela and Emil, Caro and Finn.
fn three_teams() -> Story<Preference> {
    table_of(Seating::even(6, 3), &team_only())
}

fn table_of(seating: Seating, options: &Options) -> Story<Preference> {
    given(options, seating, Supply::small())
}

/// Nobody but a team sees its guess before it is final: what most tests begin with.
fn team_only() -> Options {
    Options { discussion: Discussion::TeamOnly, ..Options::default() }
}

fn at_once() -> Options {
    Options { guessing: Guessing::AtOnce, ..team_only() }
}

/// The row that a word spells: `a` is the card on the first section.
fn row(word: &str) -> Vec<Slot> {
    word.bytes().map(|letter| Slot(letter - b'a')).collect()
}

fn ranking(word: &str) -> Ranking {
    row(word).try_into().expect("every card once")
}

/// The guess that a word spells, token by token; a capital is doubled.
fn guess(word: &str) -> Guess {
    placements(word).try_into().expect("every section once")
}

fn placements(word: &str) -> Vec<Placement> {
    let stake = |letter: char| if letter.is_uppercase() { Stake::Doubled } else { Stake::Single };
    let section = |letter: char| row(&letter.to_lowercase().to_string())[0];
    word.chars().map(|letter| Placement { section: section(letter), stake: stake(letter) }).collect()
}

/// The tokens lie like this: a letter for the section of each, a capital when it is doubled, a dot in the
/// hand.
fn changed(seat: Seat, word: &str) -> Event {
    let mut tokens = Tokens::default();
    for (token, letter) in Token::ALL.into_iter().zip(word.chars()).filter(|(_, letter)| *letter != '.') {
        let Placement { section, stake } = placements(&letter.to_string())[0];
        tokens.place(token, section);
        tokens.stake(token, stake);
    }
    Event::GuessChanged { seat, tokens: Sealed::new(tokens) }
}

fn seats<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

/// Steps of a round, so that a test can begin where it has something to say.
trait Round: Sized {
    /// Begins the next round, whatever its square asks for.
    fn drawn(self) -> Self;
    fn ranked_by(self, seat: Seat, word: &str) -> Self;
    fn placed_by(self, seat: Seat, word: &str) -> Self;
    fn agreed_by(self, seat: Seat) -> Self;
    /// The whole team agrees on a guess that this seat has placed.
    fn guessed_by(self, seat: Seat, word: &str) -> Self;
    fn revealed_by(self, seat: Seat, times: usize) -> Self;
    /// A round after which the pieces stand there. Nobody has guessed in it.
    fn with_pieces_at(self, spaces: &[u16]) -> Self;
    fn look(&self, seat: Seat) -> View;
    fn stage(&self) -> View;
}

impl Round for Story<Preference> {
    #[track_caller]
    fn drawn(self) -> Self {
        let next = next_round(&self);
        match next.draw {
            Draw::Choice => self.when(next.it, Command::ChooseCategory { category: Category::Food }),
            Draw::From(_) | Draw::Mixed => self.when(next.it, Command::DrawCards),
        }
    }

    #[track_caller]
    fn ranked_by(self, seat: Seat, word: &str) -> Self {
        let lay = |story: Self, card| story.when(seat, Command::RankCard { card, place: u8::MAX });
        row(word).into_iter().fold(self, lay).when(seat, Command::SealRanking)
    }

    #[track_caller]
    fn placed_by(mut self, seat: Seat, word: &str) -> Self {
        for (token, Placement { section, stake }) in Token::ALL.into_iter().zip(placements(word)) {
            self = self.when(seat, Command::PlaceToken { token, section });
            if stake == Stake::Doubled {
                self = self.when(seat, Command::DoubleToken { token });
            }
        }
        self
    }

    #[track_caller]
    fn agreed_by(self, seat: Seat) -> Self {
        let edition = draft(&self, seat).edition;
        self.when(seat, Command::AgreeToGuess { edition })
    }

    #[track_caller]
    fn guessed_by(self, seat: Seat, word: &str) -> Self {
        let story = self.placed_by(seat, word);
        let guessers = draft(&story, seat).guessers;
        guessers.iter().fold(story, |story, seat| story.agreed_by(seat))
    }

    #[track_caller]
    fn revealed_by(self, seat: Seat, times: usize) -> Self {
        (0..times).fold(self, |story, _| story.when(seat, Command::RevealPreference))
    }

    fn with_pieces_at(self, spaces: &[u16]) -> Self {
        let moved =
            |(team, space): (usize, &u16)| Move { team: Team(team as u8), steps: 0, to: Space(*space) };
        let moves: Vec<Move> = spaces.iter().enumerate().map(moved).collect();
        let sealed = Event::RankingSealed { ranking: Sealed::new(ranking("abcd")), order: vec![] };
        let reveals = (0..4).map(|place| Event::PreferenceRevealed {
            place,
            card: Slot(place),
            moves: if place == 0 { moves.clone() } else { vec![] },
        });
        let cards = any_cards();
        let it = next_round(&self).it;
        self.and([Event::RoundBegan { it, cards }, sealed]).and(reveals)
    }

    fn look(&self, seat: Seat) -> View {
        self.seen_by(Eyes::Seat(seat))
    }

    fn stage(&self) -> View {
        self.seen_by(Eyes::Everyone)
    }
}

/// Four cards, for a round that is told and not played.
fn any_cards() -> Vec<Drawn> {
    let card = |category: Category| format!("{}-001", category.pile()).parse().expect("the name of a card");
    let drawn = |category| Drawn { card: card(category), face: CardFace::Black, category };
    Category::ALL.map(drawn).to_vec()
}

#[track_caller]
fn next_round(story: &Story<Preference>) -> NextRound {
    match story.stage().phase {
        PhaseView::Opening { next } | PhaseView::RoundOver { next: Some(next), .. } => next,
        other => panic!("no round is about to begin in {other:?}"),
    }
}

#[track_caller]
fn draft(story: &Story<Preference>, seat: Seat) -> DraftView {
    match story.look(seat).phase {
        PhaseView::Guessing { draft: Some(draft), .. } => draft,
        other => panic!("{seat} has no guess before them in {other:?}"),
    }
}

#[track_caller]
fn cards_of(story: &Story<Preference>) -> Vec<Drawn> {
    match story.events() {
        [Event::RoundBegan { cards, .. }] => cards.clone(),
        other => panic!("no cards were drawn, but {other:?}"),
    }
}

fn pieces(story: &Story<Preference>) -> Vec<u16> {
    story.stage().pieces.iter().map(|piece| piece.at.0).collect()
}

fn to_guess(story: &Story<Preference>) -> Vec<Team> {
    match story.stage().phase {
        PhaseView::Guessing { to_guess, .. } => to_guess,
        other => panic!("nobody guesses in {other:?}"),
    }
}

/// A whole round of two teams of two in which Anna is IT.
fn round_of_anna(story: Story<Preference>, ranked: &str, blue: &str, red: &str) -> Story<Preference> {
    story.drawn().ranked_by(ANNA, ranked).guessed_by(BELA, blue).guessed_by(CARO, red).revealed_by(ANNA, 4)
}

fn admit(seating: &Seating) -> Result<(), Refusal> {
    Preference::admit(&Options::default(), seating, &Supply::small())
}

/// PP-1, PP-2: from two to twenty-four.
#[test]
fn two_to_twenty_four_can_play() {
    let wrong = Err(Refusal::WrongNumberOfPlayers { least: 2, most: 24 });
    for seats in [0, 1, 25, 300] {
        assert_eq!(admit(&Preference::usual_seating(seats)), wrong);
    }
    for seats in 2..=24 {
        assert_eq!(admit(&Preference::usual_seating(seats)), Ok(()), "{seats}");
    }
}

/// PP-1: two to four teams of two or more.
#[test]
fn there_are_two_to_four_teams_of_two_or_more() {
    let wrong = Err(Refusal::WrongNumberOfTeams { least: 2, most: 4 });
    assert_eq!([admit(&Seating::even(8, 1)), admit(&Seating::even(10, 5))], [wrong; 2]);
    assert_eq!(admit(&Seating::alternating(&[3, 1])), Err(Refusal::TeamTooSmall));
    assert_eq!(admit(&Seating::alternating(&[2, 8, 3, 11])), Ok(()));
    let nowhere = [Seating::without_teams(4), Seating::in_teams(5, Seating::even(4, 2).teams().to_vec())];
    assert_eq!(nowhere.map(|seating| admit(&seating)), [Err(Refusal::NotEverybodyInOneTeam); 2]);
}

/// PP-1: seats alternate between teams as far as they can; in a game, anybody may sit anywhere.
#[test]
fn teams_sit_between_each_other() {
    for seats in 4..=24usize {
        let seating = Preference::usual_seating(seats);
        let team_of = |seat: usize| {
            let seat = Seat((seat % seats) as u8);
            seating.teams().iter().position(|team| team.contains(seat)).expect("everybody is in a team")
        };
        let side_by_side = (0..seats).filter(|seat| team_of(*seat) == team_of(seat + 1)).count();
        // One team may have one more than the others, and then its first and its last sit together.
        assert!(side_by_side <= usize::from(seats % seating.teams().len() == 1), "{seating}");
    }
    let rearranged = vec![seats([ANNA, BELA]), seats([CARO, DORA])];
    assert_eq!(admit(&Seating::in_teams(4, rearranged)), Ok(()));
}

/// PP-1: enough cards for every box.
#[test]
fn every_box_has_cards() {
    let mut supply = Supply::small();
    supply.boxes.get_mut(&Category::People).expect("there is that box").black = Pile::default();
    let few = Err(Refusal::TooFewCards { category: Category::People });
    assert_eq!(Preference::admit(&Options::default(), &Seating::even(4, 2), &supply), few);
}

/// PP-2: two or three play alone.
#[test]
fn two_or_three_have_no_teams() {
    assert_eq!(Preference::usual_seating(3), Seating::each_alone(3));
    assert_eq!(admit(&Seating::alternating(&[2, 1])), Err(Refusal::TooFewForTeams));
    assert_eq!(admit(&Seating::each_alone(4)), Err(Refusal::TeamTooSmall));
}

/// PP-2: who is IT neither guesses nor moves in that round; all the others do.
#[test]
fn alone_it_neither_guesses_nor_moves() {
    for players in [2u8, 3] {
        let mut story = table_of(Seating::each_alone(players.into()), &Options::default());
        for it in 0..players {
            let before = pieces(&story);
            story = story.drawn().ranked_by(Seat(it), "abcd");
            let others: Vec<Team> = (1..players).map(|left| Team((it + left) % players)).collect();
            assert_eq!(to_guess(&story), others);
            assert_eq!(story.look(Seat(it)).may, []);
            for team in &others {
                story = story.guessed_by(Seat(team.0), "abdc");
            }
            story = story.revealed_by(Seat(it), 4);
            for (team, (now, before)) in pieces(&story).into_iter().zip(before).enumerate() {
                assert_eq!(now - before, if team == usize::from(it) { 0 } else { 2 });
            }
        }
    }
}

/// PP-3: all on Start, forward round the board, and several on one square.
#[test]
fn pieces_begin_on_start_and_may_share_a_square() {
    let story = table();
    for piece in story.stage().pieces {
        assert_eq!((piece.at, piece.square, piece.behind), (Space::START, Square::Start, 0));
    }
    let story = round_of_anna(story, "abcd", "abcd", "abcd");
    assert_eq!(pieces(&story), [4, 4]);
    let squares: Vec<Square> = story.stage().pieces.iter().map(|piece| piece.square).collect();
    assert_eq!(squares, [Square::Symbol(Category::Potpourri); 2]);
}

/// PP-4: 32 squares with their corners and symbols; 8, 20 or 44 by choice.
#[test]
fn the_ring_has_its_corners_and_its_symbols() {
    assert_eq!(Options::default().board, Board::Normal);
    for (board, length, corners) in [
        (Board::Taste, 8, [2, 4, 6]),
        (Board::Short, 20, [5, 10, 15]),
        (Board::Normal, 32, [8, 16, 24]),
        (Board::Long, 44, [11, 22, 33]),
    ] {
        let squares: Vec<Square> = board.squares().collect();
        assert_eq!((squares.len(), board.length()), (length, length as u16));
        let numbers =
            |square: Square| (0..length).filter(|number| squares[*number] == square).collect::<Vec<_>>();
        assert_eq!(numbers(Square::Start), [0]);
        assert_eq!(numbers(Square::Corner), corners);
        let between = squares.iter().filter(|square| !matches!(square, Square::Start | Square::Corner));
        let symbols = Category::ALL.into_iter().map(Square::Symbol).chain([Square::Mixed]).cycle();
        assert!(between.copied().eq(symbols.take(length - 4)), "{board:?}");
    }
}

/// PP-5: the first seat, which is on the host's left, and then on to the left, round and round.
#[test]
fn it_passes_to_the_left() {
    let mut story = table();
    for it in [ANNA, BELA, CARO, DORA, ANNA] {
        assert_eq!(next_round(&story).it, it);
        story = story.drawn();
        assert!(matches!(story.stage().phase, PhaseView::Ranking { it: now, .. } if now == it));
        story = story.told(crate::Notice::Skip(it));
    }
}

/// What a view says of a round is the same for everybody once it is over.
#[test]
fn a_finished_round_is_open_to_all() {
    let story = round_of_anna(table(), "badc", "baCd", "abdc");
    let last = story.stage().last_round.expect("a round is over");
    assert_eq!((last.it, last.ranking), (ANNA, row("badc")));
    let guesses: Vec<(Team, Vec<i8>)> =
        last.guesses.into_iter().map(|guess| (guess.team, guess.steps)).collect();
    assert_eq!(guesses, [(RED, vec![0, 0, 1, 1]), (BLUE, vec![1, 1, -1, 0])]);
    assert_eq!(last.pieces, [Space(2), Space(1)]);
    for seat in [ANNA, BELA, CARO, DORA] {
        assert_eq!(story.look(seat).last_round, story.stage().last_round);
    }
}

/// Which cards lie on the board is written by their names only.
fn names(cards: &[Drawn]) -> Vec<CardId> {
    let mut names: Vec<CardId> = cards.iter().map(|drawn| drawn.card).collect();
    names.sort();
    names
}
