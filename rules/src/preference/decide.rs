//! What a command leads to, in the order of play.

use super::{
    Category, Command, Draw, Drawn, Event, Guessing, Move, Options, Refusal, Stake, Token, Tokens, scoring,
    state::{Phase, State},
};
use crate::{Arrangement, CardId, Chance, Sealed, Seat, SharedDraft, Slot, Team};

/// What one command leads to at once.
pub(super) type Decision = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
    match command {
        Command::ChooseCategory { category } => choose_category(state, seat, *category, chance),
        Command::DrawCards => draw_cards(state, chance),
        Command::PutBackCard { card } => put_back_card(state, seat, *card, chance),
        Command::RankCard { card, place } => rank_card(state, seat, *card, *place),
        Command::UnrankCard { card } => unrank_card(state, seat, *card),
        Command::SealRanking => seal_ranking(state, seat),
        Command::PlaceToken { token, section } => place_token(state, seat, *token, *section),
        Command::TakeBackToken { token } => take_back_token(state, seat, *token),
        Command::DoubleToken { token } => stake_token(state, seat, *token, Stake::Doubled),
        Command::UndoubleToken { token } => stake_token(state, seat, *token, Stake::Single),
        Command::AgreeToGuess { edition } => agree_to_guess(state, seat, *edition),
        Command::WithdrawAgreement => withdraw_agreement(state, seat),
        Command::PassTurn => pass_turn(state, seat),
        Command::RevealPreference => reveal_preference(state, seat),
        Command::FinishGame => finish_game(state),
    }
}

/// Whether anything could follow of itself, so that it need not be looked for after every move.
pub(super) fn may_lead_on(_state: &State, _seat: Seat, command: &Command) -> bool {
    matches!(command, Command::AgreeToGuess { .. } | Command::RevealPreference)
}

/// PP-6: on Start/Finish or a corner, IT and their teammates choose the box.
fn choose_category(state: &State, seat: Seat, category: Category, chance: &mut dyn Chance) -> Decision {
    let (it, draw) = next_draw(state)?;
    if draw != Draw::Choice {
        return Err(Refusal::NoChoiceHere);
    }
    if state.team_of(seat) != state.team_of(it) {
        return Err(Refusal::NotYourChoice);
    }
    Ok(begin_round(state, it, [category; Options::SECTIONS], chance))
}

/// PP-6: elsewhere the square decides. Any seat may turn the cards over, so that nobody who dreams holds up
/// the table.
fn draw_cards(state: &State, chance: &mut dyn Chance) -> Decision {
    let (it, draw) = next_draw(state)?;
    let boxes = draw.boxes().ok_or(Refusal::CategoryNotChosen)?;
    Ok(begin_round(state, it, boxes, chance))
}

/// Who is IT next, and where their cards come from.
fn next_draw(state: &State) -> Result<(Seat, Draw), Refusal> {
    if state.it().is_some() {
        return Err(Refusal::CardsAlreadyDrawn);
    }
    let it = state.next_it().ok_or(Refusal::GameDecided)?;
    Ok((it, state.draw_for(it)))
}

/// PP-7
fn begin_round(
    state: &State,
    it: Seat,
    boxes: [Category; Options::SECTIONS],
    chance: &mut dyn Chance,
) -> Vec<Event> {
    let cards = state.supply.draw(boxes, &state.table, chance);
    vec![Event::RoundBegan { it, cards }]
}

/// PP-8: from the same box, as often as needed. The card that is put back is not drawn in its own stead.
fn put_back_card(state: &State, seat: Seat, card: CardId, chance: &mut dyn Chance) -> Decision {
    ranking_before(state, seat)?;
    let section = state.table.iter().position(|drawn| drawn.card == card).ok_or(Refusal::NoSuchCard)?;
    let Drawn { category, .. } = state.table[section];
    let drawn = state
        .supply
        .draw_another(category, &state.table, chance)
        .expect("a box has more cards than lie on the board");
    Ok(vec![Event::CardPutBack { section: Slot(section as u8), drawn }])
}

fn rank_card(state: &State, seat: Seat, card: Slot, place: u8) -> Decision {
    let row = row_before(state, seat)?;
    let draft = row.arrangement();
    if !draft.has(card) {
        return Err(Refusal::NoSuchCard);
    }
    let landing = draft.landing(card, usize::from(place));
    if draft.place_of(card) == Some(landing) {
        return Ok(vec![]);
    }
    let (card, place) = (Sealed::new(card), Sealed::new(landing as u8));
    Ok(vec![match row {
        Row::Own(_) => Event::CardRanked { card, place },
        Row::First(_) => Event::FirstGuessLaid { seat, card, place },
    }])
}

fn unrank_card(state: &State, seat: Seat, card: Slot) -> Decision {
    let row = row_before(state, seat)?;
    let draft = row.arrangement();
    if !draft.has(card) {
        return Err(Refusal::NoSuchCard);
    }
    draft.place_of(card).ok_or(Refusal::CardNotRanked)?;
    let card = Sealed::new(card);
    Ok(vec![match row {
        Row::Own(_) => Event::CardUnranked { card },
        Row::First(_) => Event::FirstGuessTakenBack { seat, card },
    }])
}

/// The row that a seat lays cards in while IT ranks.
enum Row<'a> {
    Own(&'a Arrangement),
    First(Arrangement),
}

impl Row<'_> {
    fn arrangement(&self) -> &Arrangement {
        match self {
            Row::Own(row) => row,
            Row::First(row) => row,
        }
    }
}

/// IT lays their own (PP-10), and everybody else meanwhile a first guess of it (PP-24).
fn row_before(state: &State, seat: Seat) -> Result<Row<'_>, Refusal> {
    match &state.phase {
        Phase::Ranking { it, .. } if seat != *it => {
            if !state.first_guessers().contains(seat) {
                return Err(Refusal::NotPlayingYet);
            }
            Ok(Row::First(state.first_guesses.before(seat, state.table.len())))
        }
        _ => ranking_before(state, seat).map(Row::Own),
    }
}

/// PP-10: guessing begins when IT seals the envelope, and nothing in it changes from then on.
fn seal_ranking(state: &State, seat: Seat) -> Decision {
    let ranking = ranking_before(state, seat)?.finished().ok_or(Refusal::RankingUnfinished)?;
    Ok(vec![Event::RankingSealed { ranking: Sealed::new(ranking), order: guessing_order(state, seat) }])
}

/// The ranking that this seat is laying: IT's own, until it is sealed (PP-10).
fn ranking_before(state: &State, seat: Seat) -> Result<&Arrangement, Refusal> {
    match &state.phase {
        Phase::Opening | Phase::RoundOver => Err(Refusal::NoCardsYet),
        Phase::Over { .. } => Err(Refusal::GameOver),
        Phase::Ranking { it, .. } | Phase::Guessing { it, .. } | Phase::Revealing { it, .. }
            if seat != *it =>
        {
            Err(Refusal::NotIt)
        }
        Phase::Guessing { .. } | Phase::Revealing { .. } => Err(Refusal::RankingAlreadySealed),
        Phase::Ranking { draft, .. } => Ok(draft.open()),
    }
}

/// PP-14: to the left from IT on, every team once. PP-15: IT's own team last. Who has nobody to guess does
/// not (PP-2, PP-23).
fn guessing_order(state: &State, it: Seat) -> Vec<Team> {
    let own = state.team_of(it);
    let mut order: Vec<Team> = Vec::new();
    let guessing = |seat: Seat| state.team_of(seat).filter(|team| state.guessers(*team).contains(seat));
    for team in state.roster.onward_from(it).filter_map(guessing) {
        if !order.contains(&team) {
            order.push(team);
        }
    }
    order.sort_by_key(|team| Some(*team) == own);
    order
}

/// PP-12
fn place_token(state: &State, seat: Seat, token: Token, section: Slot) -> Decision {
    let tokens = tokens_before(state, seat, token)?;
    if section.index() >= Options::SECTIONS {
        return Err(Refusal::NoSuchCard);
    }
    Ok(changed(seat, tokens, |tokens| tokens.place(token, section)))
}

fn take_back_token(state: &State, seat: Seat, token: Token) -> Decision {
    let tokens = tokens_before(state, seat, token)?;
    tokens.at(token).ok_or(Refusal::TokenNotPlaced)?;
    Ok(changed(seat, tokens, |tokens| tokens.take_back(token)))
}

/// PP-13
fn stake_token(state: &State, seat: Seat, token: Token, stake: Stake) -> Decision {
    let tokens = tokens_before(state, seat, token)?;
    tokens.at(token).ok_or(Refusal::TokenNotPlaced)?;
    Ok(changed(seat, tokens, |tokens| tokens.stake(token, stake)))
}

fn tokens_before(state: &State, seat: Seat, token: Token) -> Result<Tokens, Refusal> {
    let guess = guess_before(state, seat)?;
    if token.exists() { Ok(*guess.value()) } else { Err(Refusal::NoSuchToken) }
}

/// Nothing happens when the tokens lie as they did.
fn changed(seat: Seat, before: Tokens, change: impl FnOnce(&mut Tokens)) -> Vec<Event> {
    let mut tokens = before;
    change(&mut tokens);
    if tokens == before { vec![] } else { vec![Event::GuessChanged { seat, tokens: Sealed::new(tokens) }] }
}

/// PP-17: an agreement is to the guess that was seen, and to a whole one.
fn agree_to_guess(state: &State, seat: Seat, edition: u32) -> Decision {
    let guess = guess_before(state, seat)?;
    guess.agreeable(seat, edition)?;
    guess.value().finished().ok_or(Refusal::GuessUnfinished)?;
    Ok(vec![Event::GuessAgreedTo { seat }])
}

fn withdraw_agreement(state: &State, seat: Seat) -> Decision {
    if !guess_before(state, seat)?.agreed().contains(seat) {
        return Err(Refusal::NotAgreed);
    }
    Ok(vec![Event::AgreementWithdrawn { seat }])
}

/// The guess of a seat's team, when it is the team's turn and the seat takes part in it.
fn guess_before(state: &State, seat: Seat) -> Result<&SharedDraft<Tokens>, Refusal> {
    let team = guessing_team(state, seat)?;
    state.draft(team).ok_or(Refusal::RankingNotSealed)
}

fn guessing_team(state: &State, seat: Seat) -> Result<Team, Refusal> {
    match &state.phase {
        Phase::Opening | Phase::RoundOver => Err(Refusal::NoCardsYet),
        Phase::Over { .. } => Err(Refusal::GameOver),
        Phase::Ranking { .. } => Err(Refusal::RankingNotSealed),
        Phase::Guessing { it, .. } | Phase::Revealing { it, .. } if seat == *it => {
            Err(Refusal::GuessingYourself)
        }
        Phase::Revealing { .. } => Err(Refusal::AlreadyGuessed),
        Phase::Guessing { to_guess, .. } => {
            let team = state.team_of(seat).ok_or(Refusal::NotSeated)?;
            if !state.guessers(team).contains(seat) {
                Err(Refusal::NotPlayingYet)
            } else if !to_guess.contains(&team) {
                Err(Refusal::AlreadyGuessed)
            } else if !state.guessing_now().contains(&team) {
                Err(Refusal::NotYourTurn)
            } else {
                Ok(team)
            }
        }
    }
}

/// PP-16
fn pass_turn(state: &State, seat: Seat) -> Decision {
    let team = guessing_team(state, seat)?;
    may_pass(state, team)?;
    Ok(vec![Event::TurnPassed { team }])
}

/// PP-16: only a team that is alone in last place, and only where it changes anything. Teams that have left
/// are still on the board, but nobody lags behind them (PP-23).
pub(super) fn may_pass(state: &State, team: Team) -> Result<(), Refusal> {
    if state.options.guessing == Guessing::AtOnce {
        return Err(Refusal::NobodyPasses);
    }
    let at = |team: Team| state.pieces[team.index()];
    let ahead = |other: Team| other == team || !state.plays(other) || at(other) > at(team);
    if !state.all_teams().all(ahead) {
        return Err(Refusal::NotInLastPlace);
    }
    match &state.phase {
        Phase::Guessing { to_guess, .. } if to_guess.last() != Some(&team) => Ok(()),
        _ => Err(Refusal::AlreadyLast),
    }
}

/// PP-18: IT, at their own pace; anybody, when IT is gone.
fn reveal_preference(state: &State, seat: Seat) -> Decision {
    match &state.phase {
        Phase::Opening => Err(Refusal::NoCardsYet),
        Phase::RoundOver => Err(Refusal::AllRevealed),
        Phase::Over { .. } => Err(Refusal::GameOver),
        Phase::Ranking { .. } => Err(Refusal::RankingNotSealed),
        Phase::Guessing { .. } => Err(Refusal::NotAllGuessed),
        Phase::Revealing { it, .. } if seat != *it && !state.it_is_gone() => Err(Refusal::NotIt),
        Phase::Revealing { ranking, guesses, revealed, .. } => {
            let place = usize::from(*revealed);
            let card = *ranking.open().row().get(place).ok_or(Refusal::AllRevealed)?;
            // PP-19
            let moved = |team: Team| {
                let steps = scoring::steps(guesses[team.index()]?.placements()[place], card);
                Some(Move { team, steps, to: state.pieces[team.index()].after(steps) })
            };
            let moves = state.all_teams().filter_map(moved).collect();
            Ok(vec![Event::PreferenceRevealed { place: *revealed, card, moves }])
        }
    }
}

/// PP-21
fn finish_game(state: &State) -> Decision {
    let winner = state.decided().ok_or(Refusal::NobodyHasWon)?;
    Ok(vec![Event::GameFinished { winner: Some(winner) }])
}
