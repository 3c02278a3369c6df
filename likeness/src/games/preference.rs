//! Personal Preference on the command line.

use rules::{
    CardFace, CardId, Eyes, Game, Slot,
    preference::{Drawn, Event, PhaseView, Placement, Preference, Stake, State, Supply, View},
};

use super::{CardTexts, RefereedGame};

impl RefereedGame for Preference {
    fn draw_instead(state: &State, event: Event, cards: &[CardId]) -> Result<Event, String> {
        let supply = Preference::pack_up(state);
        match event {
            Event::RoundBegan { it, cards: by_chance } => {
                if cards.len() != by_chance.len() {
                    return Err(format!("{} cards are drawn, not {}", by_chance.len(), cards.len()));
                }
                let mut lying = Vec::with_capacity(cards.len());
                for (card, by_chance) in cards.iter().zip(by_chance) {
                    let drawn = possible_draw(&supply, *card, by_chance, &lying)?;
                    lying.push(drawn);
                }
                Ok(Event::RoundBegan { it, cards: lying })
            }
            Event::CardPutBack { section, drawn } => {
                let [card] = cards else { return Err(format!("1 card is drawn, not {}", cards.len())) };
                let view = Preference::view(state, Eyes::Everyone);
                let drawn = possible_draw(&supply, *card, drawn, on_the_board(&view))?;
                Ok(Event::CardPutBack { section, drawn })
            }
            _ => Err("no cards are drawn here".to_owned()),
        }
    }

    fn describe(event: &Event, before: &View, texts: CardTexts<'_>) -> String {
        let board = on_the_board(before);
        let card = |slot: Slot| named(board, slot, texts);
        match event {
            Event::RoundBegan { it, cards } => {
                let cards = (0..).map(Slot).take(cards.len()).map(|slot| named(cards, slot, texts));
                format!("{it} is IT: {}", cards.collect::<Vec<_>>().join(", "))
            }
            Event::CardPutBack { section, drawn } => {
                format!("{} goes back, and {} lies there", card(*section), printed(drawn, texts))
            }
            Event::CardRanked { card: slot, place } => {
                format!("{} goes to place {} in secret", card(*slot.open()), place.open())
            }
            Event::CardUnranked { card: slot } => format!("{} has no place again", card(*slot.open())),
            Event::FirstGuessLaid { seat, card: slot, place } => {
                format!("{seat} would put {} at place {}", card(*slot.open()), place.open())
            }
            Event::FirstGuessTakenBack { seat, card: slot } => {
                format!("{seat} would put {} nowhere", card(*slot.open()))
            }
            Event::RankingSealed { ranking, order } => {
                let row: Vec<String> = ranking.open().row().iter().map(|slot| card(*slot)).collect();
                let order: Vec<String> = order.iter().map(ToString::to_string).collect();
                format!("sealed: {}; to guess: {}", row.join(" > "), order.join(", "))
            }
            Event::GuessChanged { seat, tokens } => {
                let tokens: Vec<String> = tokens.open().placements().iter().map(placed_or_not).collect();
                format!("{seat} makes it {}", tokens.join(" "))
            }
            Event::GuessAgreedTo { seat } => format!("{seat} agrees"),
            Event::AgreementWithdrawn { seat } => format!("{seat} agrees no longer"),
            Event::TurnPassed { team } => format!("{team} passes"),
            Event::GuessPlaced { team, guess } => {
                let tokens: Vec<String> = guess.open().placements().iter().map(placed).collect();
                format!("{team} has guessed {}", tokens.join(" "))
            }
            Event::GuessForgone { team } => format!("{team} does not guess"),
            Event::PreferenceRevealed { place, card: slot, moves } => {
                let moves: Vec<String> = moves
                    .iter()
                    .map(|moved| format!("{} {:+} to {}", moved.team, moved.steps, moved.to.0))
                    .collect();
                format!("revealed at place {place}: {}; {}", card(*slot), moves.join(", "))
            }
            Event::FinishReached => "somebody has reached Finish".to_owned(),
            Event::RoundLost { it } => format!("{it} loses the round"),
            Event::SeatWentAway { seat } => format!("nobody waits for {seat}"),
            Event::SeatCameBack { seat } => format!("{seat} is back"),
            Event::SeatLeft { seat } => format!("{seat} has left"),
            Event::SeatReturned { seat } => format!("{seat} plays again"),
            Event::SeatJoined { seat, team } => format!("{seat} sits down with {team}"),
            Event::GameFinished { winner: Some(winner) } => format!("{winner} has won"),
            Event::GameFinished { winner: None } => "the game is over, and nobody has won".to_owned(),
        }
    }
}

/// The card as it could have been drawn where chance drew another: of the same box, and with the face that
/// the box has come to (PP-9).
fn possible_draw(supply: &Supply, card: CardId, by_chance: Drawn, lying: &[Drawn]) -> Result<Drawn, String> {
    let Drawn { category, .. } = by_chance;
    let cards = &supply.boxes[&category];
    if !cards.black.fresh().iter().chain(cards.black.shown()).any(|known| *known == card) {
        return Err(format!("{card} is not in the box {}", category.pile()));
    }
    if lying.iter().any(|other| other.card == card) {
        return Err(format!("{card} lies on the board already"));
    }
    let free = |fresh: &[CardId]| -> Vec<CardId> {
        fresh.iter().filter(|fresh| lying.iter().all(|other| other.card != **fresh)).copied().collect()
    };
    let (black, gray) = (free(cards.black.fresh()), free(cards.gray.fresh()));
    let (face, next) = match (black.is_empty(), gray.is_empty()) {
        (false, _) => (CardFace::Black, black),
        (true, false) => (CardFace::Gray, gray),
        // The box is shuffled.
        (true, true) => return Ok(Drawn { card, face: CardFace::Black, category }),
    };
    if next.contains(&card) {
        Ok(Drawn { card, face, category })
    } else {
        Err(format!("{card} has been played, and other cards have not"))
    }
}

/// The cards that slots speak of.
fn on_the_board(view: &View) -> &[Drawn] {
    match &view.phase {
        PhaseView::Ranking { cards, .. }
        | PhaseView::Guessing { cards, .. }
        | PhaseView::Revealing { cards, .. } => cards,
        PhaseView::Opening { .. } | PhaseView::RoundOver { .. } | PhaseView::Over { .. } => &[],
    }
}

/// A card by its section, which commands name it by, and its words.
fn named(cards: &[Drawn], slot: Slot, texts: CardTexts<'_>) -> String {
    match cards.get(slot.index()) {
        Some(drawn) => format!("{} {}", slot.0, printed(drawn, texts)),
        None => format!("card {}", slot.0),
    }
}

fn printed(drawn: &Drawn, texts: CardTexts<'_>) -> String {
    texts.face(drawn.card, drawn.face)
}

/// A token's section, with a mark when it is doubled.
fn placed(lies: &Placement) -> String {
    match lies.stake {
        Stake::Single => lies.section.0.to_string(),
        Stake::Doubled => format!("{}×2", lies.section.0),
    }
}

fn placed_or_not(lies: &Option<Placement>) -> String {
    lies.as_ref().map_or("-".to_owned(), placed)
}
