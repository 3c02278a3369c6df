//! An evening of Personal Preference.

use std::time::Duration;

use rules::{
    Seat, Slot, Team,
    preference::{
        Board, Category, Command as Move, Discussion, DraftView, Guessing, Options, PhaseView, Token, View,
    },
};
use table::{Badge, Command, GameCommand, GameOptions, GameView, GuestId};

use crate::support::{Evening, newcomer, pass};

/// Teams are arranged in every way; then a game in turn with people who are late, away, skipped and gone, and
/// another one, all at once, that is played to its end.
pub(crate) async fn evening(evening: &Evening) {
    arrange(evening, Guessing::InTurn).await;
    let _screens = [evening.attend(0).await, evening.attend(2).await, evening.attend(3).await];
    evening.does(0, Command::StartGame).await.unwrap();
    round_lost(evening).await;
    hesitant_round(evening).await;
    round_with_a_pass(evening).await;
    evening.does(3, Command::Leave).await.unwrap();
    evening.table.join(&newcomer("Dan"), &evening.keys[3]).await.unwrap();
    evening.does(3, Command::SitDown).await.unwrap();
    evening.does(0, Command::BreakOff).await.unwrap();
    choose(evening, Guessing::AtOnce).await;
    evening.does(0, Command::StartGame).await.unwrap();
    while !matches!(view(evening, 0).await.phase, PhaseView::RoundOver { next: None, .. }) {
        swift_round(evening).await;
    }
    plays(evening, 0, Move::FinishGame).await;
    evening.does(0, Command::CloseGame).await.unwrap();
}

async fn choose(evening: &Evening, guessing: Guessing) {
    let discussion = Discussion::TeamOnly;
    let options = Options { board: Board::Short, guessing, discussion, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Preference(options) }).await.unwrap();
}

async fn arrange(evening: &Evening, guessing: Guessing) {
    choose(evening, guessing).await;
    let plum = Badge::try_from(4).unwrap();
    for (guest, command) in [
        (0, Command::ShuffleTeams),
        (0, Command::ChooseTeams { count: 3 }),
        (0, Command::EvenOutTeams),
        (3, Command::MoveToTeam { guest: GuestId(3), team: Team(1), place: None }),
        (0, Command::MoveToTeam { guest: GuestId(0), team: Team(0), place: Some(0) }),
        (0, Command::MoveToTeam { guest: GuestId(2), team: Team(0), place: Some(1) }),
        (0, Command::MoveToTeam { guest: GuestId(1), team: Team(1), place: Some(0) }),
        (3, Command::NameTeam { team: Team(1), name: "Les Hiboux".to_owned() }),
        (1, Command::ColourTeam { team: Team(1), badge: plum }),
    ] {
        evening.does(guest, command).await.unwrap();
    }
}

async fn plays(evening: &Evening, guest: usize, play: Move) {
    evening.does(guest, Command::Play { play: GameCommand::Preference(play) }).await.unwrap();
}

async fn view(evening: &Evening, guest: usize) -> View {
    match &evening.view(guest).await.game.as_ref().expect("a game is being played").view {
        GameView::Preference(view) => view.clone(),
        _ => panic!("another game is being played"),
    }
}

/// The guest on a seat.
async fn on(evening: &Evening, seat: Seat) -> usize {
    usize::from(evening.view(0).await.game.as_ref().unwrap().seats[seat.index()].0)
}

/// Who is IT in the round that is about to begin.
async fn next_it(evening: &Evening) -> usize {
    match view(evening, 0).await.phase {
        PhaseView::Opening { next } | PhaseView::RoundOver { next: Some(next), .. } => {
            on(evening, next.it).await
        }
        other => panic!("no round is about to begin: {other:?}"),
    }
}

/// The guess that a guest's team is making.
async fn draft(evening: &Evening, guest: usize) -> Option<DraftView> {
    match view(evening, guest).await.phase {
        PhaseView::Guessing { draft, .. } => draft,
        _ => None,
    }
}

/// Begins a round; IT ranks the cards from the first to the last and seals. Returns IT.
async fn sealed_round(evening: &Evening) -> usize {
    let it = next_it(evening).await;
    begin(evening, it).await;
    for card in 0..4 {
        plays(evening, it, Move::RankCard { card: Slot(card), place: card }).await;
    }
    plays(evening, it, Move::SealRanking).await;
    it
}

async fn begin(evening: &Evening, it: usize) {
    let may = view(evening, it).await.may;
    let draw = if may.contains(&rules::preference::Ability::ChooseCategory) {
        Move::ChooseCategory { category: Category::Food }
    } else {
        Move::DrawCards
    };
    plays(evening, it, draw).await;
}

async fn places(evening: &Evening, guest: usize, sections: [u8; 4]) {
    for (token, section) in (1..).zip(sections) {
        plays(evening, guest, Move::PlaceToken { token: Token(token), section: Slot(section) }).await;
    }
}

/// All of a guest's team agree.
async fn agreed(evening: &Evening, guest: usize) {
    let Some(DraftView { guessers, edition, .. }) = draft(evening, guest).await else {
        panic!("nothing to agree to")
    };
    for seat in guessers.iter() {
        let guesser = on(evening, seat).await;
        plays(evening, guesser, Move::AgreeToGuess { edition }).await;
    }
}

async fn opened(evening: &Evening, it: usize) {
    for _ in 0..4 {
        plays(evening, it, Move::RevealPreference).await;
    }
}

/// Who is to be IT does not answer.
async fn round_lost(evening: &Evening) {
    let it = next_it(evening).await;
    evening.does(0, Command::Skip { guest: GuestId(it as u16) }).await.unwrap();
}

/// With second thoughts of everybody, and a screen that goes dark for a while. IT's own team is wrong, the
/// other right.
async fn hesitant_round(evening: &Evening) {
    let it = next_it(evening).await;
    begin(evening, it).await;
    let PhaseView::Ranking { cards, .. } = view(evening, it).await.phase else { panic!("IT ranks") };
    plays(evening, it, Move::PutBackCard { card: cards[2].card }).await;
    for card in [3, 2, 1, 0] {
        plays(evening, it, Move::RankCard { card: Slot(card), place: 0 }).await;
    }
    plays(evening, it, Move::UnrankCard { card: Slot(2) }).await;
    plays(evening, it, Move::RankCard { card: Slot(2), place: 2 }).await;
    plays(evening, it, Move::SealRanking).await;

    let (one, two) = ((it + 1) % 4, (it + 3) % 4);
    places(evening, one, [1, 0, 2, 3]).await;
    plays(evening, two, Move::PlaceToken { token: Token(1), section: Slot(0) }).await;
    for play in [
        Move::DoubleToken { token: Token(1) },
        Move::UndoubleToken { token: Token(1) },
        Move::TakeBackToken { token: Token(4) },
        Move::PlaceToken { token: Token(4), section: Slot(3) },
        Move::DoubleToken { token: Token(4) },
    ] {
        plays(evening, one, play).await;
    }
    let edition = draft(evening, one).await.expect("it is their turn").edition;
    plays(evening, one, Move::AgreeToGuess { edition }).await;
    plays(evening, one, Move::WithdrawAgreement).await;
    let screen = evening.attend(two).await;
    drop(screen);
    pass(Duration::from_secs(30)).await;
    agreed(evening, one).await;
    let own = (it + 2) % 4;
    places(evening, own, [1, 2, 3, 0]).await;
    agreed(evening, own).await;
    opened(evening, it).await;
}

/// The team in last place passes, and then nobody of it is there to guess.
async fn round_with_a_pass(evening: &Evening) {
    let it = sealed_round(evening).await;
    let (one, two) = ((it + 1) % 4, (it + 3) % 4);
    plays(evening, one, Move::PassTurn).await;
    let own = (it + 2) % 4;
    places(evening, own, [0, 1, 2, 3]).await;
    agreed(evening, own).await;
    for guest in [one, two] {
        evening.does(0, Command::Skip { guest: GuestId(guest as u16) }).await.unwrap();
    }
    opened(evening, it).await;
}

/// The teams guess at once: the first doubles everything and is right, the other is cautious and is not.
async fn swift_round(evening: &Evening) {
    let it = sealed_round(evening).await;
    let (first, second) = if it % 2 == 0 { ((it + 2) % 4, 1) } else { (0, (it + 2) % 4) };
    places(evening, first, [0, 1, 2, 3]).await;
    for token in Token::ALL {
        plays(evening, first, Move::DoubleToken { token }).await;
    }
    places(evening, second, [3, 2, 1, 0]).await;
    agreed(evening, second).await;
    agreed(evening, first).await;
    opened(evening, it).await;
}

/// A game in which the teams talk openly (PP-17). The first team comes to Finish at the second reveal of the
/// third round and has fallen back at the fourth (PP-21); the other never moves.
pub(crate) async fn fallen_back(evening: &Evening) {
    let options = Options { board: Board::Short, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Preference(options) }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    for guess in [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 3, 2]] {
        open_round(evening, guess).await;
    }
    plays(evening, 0, Move::FinishGame).await;
}

/// The first team lays its tokens like this and doubles them all; the other has none right.
async fn open_round(evening: &Evening, first: [u8; 4]) {
    let it = sealed_round(evening).await;
    while let View { phase: PhaseView::Guessing { to_guess, .. }, waiting_on, .. } = view(evening, it).await {
        let guesser = on(evening, waiting_on.iter().next().expect("somebody guesses")).await;
        if to_guess[0] == Team(0) {
            places(evening, guesser, first).await;
            for token in Token::ALL {
                plays(evening, guesser, Move::DoubleToken { token }).await;
            }
        } else {
            places(evening, guesser, [3, 2, 1, 0]).await;
        }
        agreed(evening, guesser).await;
    }
    opened(evening, it).await;
}
