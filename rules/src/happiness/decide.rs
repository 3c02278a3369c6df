//! What a command leads to, in the order of play.

use super::{
    Command, Event, Help, Options, Refusal,
    settle::finished_guess,
    state::{Phase, State},
};
use crate::{Arrangement, CardId, Chance, Sealed, Seat, SharedDraft, Slot};

/// What one command leads to at once.
pub(super) type Decision = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
    match command {
        Command::DrawCards => draw_cards(state, chance),
        Command::PutBackCard { card } => put_back_card(state, *card, chance),
        Command::LayToken { card, place } => lay_token(state, seat, *card, *place),
        Command::TakeBackToken { card } => take_back_token(state, seat, *card),
        Command::SealRanking { face_up } => seal_ranking(state, seat, *face_up),
        Command::AgreeToGuess { edition } => agree_to_guess(state, seat, *edition),
        Command::WithdrawAgreement => withdraw_agreement(state, seat),
        Command::FinishGame => finish_game(state),
    }
}

/// Whether anything could follow of itself, so that it need not be looked for after every move.
pub(super) fn may_lead_on(_state: &State, _seat: Seat, command: &Command) -> bool {
    matches!(command, Command::AgreeToGuess { .. })
}

/// GH-4: any seat may turn the cards over, so that nobody who dreams holds up the table.
fn draw_cards(state: &State, chance: &mut dyn Chance) -> Decision {
    if state.player_in_turn().is_some() {
        return Err(Refusal::CardsAlreadyDrawn);
    }
    let seat = state.next_to_draw().ok_or(Refusal::NoTurnsLeft)?;
    let Options { cards, drawing, .. } = state.options;
    let cards = state.supply.draw(usize::from(cards), drawing, &state.table, chance);
    Ok(vec![Event::TurnBegan { seat, cards }])
}

/// GH-4: by anybody, since whom a card does not suit may be any of them; as long as the ranking is not
/// sealed, since whether the player in turn has laid a token is theirs to know.
fn put_back_card(state: &State, card: CardId, chance: &mut dyn Chance) -> Decision {
    match state.phase {
        Phase::Ranking { .. } => {}
        Phase::Opening | Phase::Revealed => return Err(Refusal::NoCardsYet),
        Phase::Guessing { .. } => return Err(Refusal::RankingAlreadySealed),
        Phase::Over => return Err(Refusal::GameOver),
    }
    let slot = state.table.iter().position(|drawn| drawn.card == card).ok_or(Refusal::NoSuchCard)?;
    let drawing = state.options.drawing;
    let drawn = state.supply.draw_another(state.table[slot].category, drawing, &state.table, chance);
    Ok(vec![Event::CardPutBack { card: Slot(slot as u8), drawn: drawn.ok_or(Refusal::NoOtherCard)? }])
}

fn lay_token(state: &State, seat: Seat, card: Slot, place: u8) -> Decision {
    let row = row_before(state, seat, card)?;
    let landing = row.arrangement().landing(card, usize::from(place));
    if row.arrangement().place_of(card) == Some(landing) {
        return Ok(vec![]);
    }
    let place = landing as u8;
    Ok(vec![match row {
        Row::Own(_) => Event::TokenLaid { card: Sealed::new(card), place: Sealed::new(place) },
        Row::First(_) => Event::FirstGuessLaid { seat, card: Sealed::new(card), place: Sealed::new(place) },
        Row::Guess(_) => Event::GuessLaid { seat, card, place },
    }])
}

fn take_back_token(state: &State, seat: Seat, card: Slot) -> Decision {
    let row = row_before(state, seat, card)?;
    if row.arrangement().place_of(card).is_none() {
        return Err(Refusal::TokenNotLaid);
    }
    Ok(vec![match row {
        Row::Own(_) => Event::TokenTakenBack { card: Sealed::new(card) },
        Row::First(_) => Event::FirstGuessTakenBack { seat, card: Sealed::new(card) },
        Row::Guess(_) => Event::GuessTakenBack { seat, card },
    }])
}

/// The row that a seat lays tokens in.
enum Row<'a> {
    Own(&'a Arrangement),
    First(Arrangement),
    Guess(&'a Arrangement),
}

impl Row<'_> {
    fn arrangement(&self) -> &Arrangement {
        match self {
            Row::Own(arrangement) | Row::Guess(arrangement) => arrangement,
            Row::First(arrangement) => arrangement,
        }
    }
}

/// The row in which this seat may move that card's token: the player in turn their own (GH-5) and meanwhile
/// everybody else a first guess (GH-14), then all the others the shared guess (GH-6).
fn row_before(state: &State, seat: Seat, card: Slot) -> Result<Row<'_>, Refusal> {
    let row = match &state.phase {
        Phase::Opening | Phase::Revealed => return Err(Refusal::NoCardsYet),
        Phase::Over => return Err(Refusal::GameOver),
        Phase::Ranking { player, .. } if seat != *player => {
            if !state.guessers().contains(seat) {
                return Err(Refusal::NotGuessingYet);
            }
            Row::First(state.first_guesses.before(seat, state.table.len()))
        }
        Phase::Ranking { draft, .. } => Row::Own(draft.open()),
        Phase::Guessing { face_up, .. } => {
            let guess = guess_before(state, seat)?;
            if *face_up == Some(card) {
                return Err(Refusal::TokenFaceUp);
            }
            Row::Guess(guess.value())
        }
    };
    if row.arrangement().has(card) { Ok(row) } else { Err(Refusal::NoSuchCard) }
}

/// GH-5, and GH-9 when the option lets them show a token.
fn seal_ranking(state: &State, seat: Seat, face_up: Option<Slot>) -> Decision {
    let draft = match &state.phase {
        Phase::Opening | Phase::Revealed => return Err(Refusal::NoCardsYet),
        Phase::Over => return Err(Refusal::GameOver),
        Phase::Ranking { player, .. } | Phase::Guessing { player, .. } if seat != *player => {
            return Err(Refusal::NotYourTurn);
        }
        Phase::Guessing { .. } => return Err(Refusal::RankingAlreadySealed),
        Phase::Ranking { draft, .. } => draft.open(),
    };
    let ranking = draft.finished().ok_or(Refusal::RowUnfinished)?;
    match (state.options.help, face_up) {
        (Help::None, Some(_)) => return Err(Refusal::FaceUpNotPlayed),
        (Help::OneFaceUp, Some(card)) if !draft.has(card) => return Err(Refusal::NoSuchCard),
        (Help::None, None) | (Help::OneFaceUp, _) => {}
    }
    Ok(vec![Event::RankingSealed { ranking: Sealed::new(ranking), face_up }])
}

/// GH-6: an agreement is to the row that was seen, and to a whole one.
fn agree_to_guess(state: &State, seat: Seat, edition: u32) -> Decision {
    let guess = guess_before(state, seat)?;
    guess.agreeable(seat, edition)?;
    finished_guess(state).ok_or(Refusal::RowUnfinished)?;
    Ok(vec![Event::GuessAgreedTo { seat }])
}

fn withdraw_agreement(state: &State, seat: Seat) -> Decision {
    if !guess_before(state, seat)?.agreed().contains(seat) {
        return Err(Refusal::NotAgreed);
    }
    Ok(vec![Event::AgreementWithdrawn { seat }])
}

/// The shared guess, for a seat that takes part in it.
fn guess_before(state: &State, seat: Seat) -> Result<&SharedDraft<Arrangement>, Refusal> {
    match &state.phase {
        Phase::Opening | Phase::Revealed => Err(Refusal::NoCardsYet),
        Phase::Over => Err(Refusal::GameOver),
        Phase::Ranking { .. } => Err(Refusal::RankingNotSealed),
        Phase::Guessing { player, .. } if seat == *player => Err(Refusal::GuessingYourself),
        Phase::Guessing { .. } if !state.guessers().contains(seat) => Err(Refusal::NotGuessingYet),
        Phase::Guessing { guess, .. } => Ok(guess),
    }
}

fn finish_game(state: &State) -> Decision {
    match state.phase {
        Phase::Revealed if state.next_to_draw().is_none() => Ok(vec![Event::GameFinished]),
        _ => Err(Refusal::TurnsLeft),
    }
}
