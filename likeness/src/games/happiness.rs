//! The Game of Happiness on the command line.

use rules::{
    CardId, Eyes, Game, PileId, Ranking, Slot,
    happiness::{Drawing, Drawn, Event, Happiness, PhaseView, State, Supply, View},
};

use super::{CardTexts, RefereedGame};

impl RefereedGame for Happiness {
    fn draw_instead(state: &State, event: Event, cards: &[CardId]) -> Result<Event, String> {
        let (seat, by_chance) = match event {
            Event::TurnBegan { seat, cards } => (seat, cards),
            Event::CardPutBack { card, .. } => return another_instead(state, card, cards),
            _ => return Err("no cards are drawn here".to_owned()),
        };
        if cards.len() != by_chance.len() {
            return Err(format!("{} cards are drawn, not {}", by_chance.len(), cards.len()));
        }
        let drawing = Happiness::view(state, Eyes::Everyone).options.drawing;
        let cards = possible_draw(&Happiness::pack_up(state), drawing, cards)?;
        Ok(Event::TurnBegan { seat, cards })
    }

    fn describe(event: &Event, before: &View, texts: CardTexts<'_>) -> String {
        let table = on_the_table(before);
        let card = |slot: Slot| named(table, slot, texts);
        let row = |ranking: &Ranking| -> String {
            ranking.row().iter().map(|slot| card(*slot)).collect::<Vec<_>>().join(" < ")
        };
        match event {
            Event::TurnBegan { seat, cards } => {
                let cards = (0..).map(Slot).take(cards.len()).map(|slot| named(cards, slot, texts));
                format!("the turn of {seat}: {}", cards.collect::<Vec<_>>().join(", "))
            }
            Event::CardPutBack { card: slot, drawn } => {
                format!("{} goes back, and {} lies there now", card(*slot), texts.card(drawn.card))
            }
            Event::TokenLaid { card: slot, place } => {
                format!("{} goes to place {} in secret", card(*slot.open()), place.open())
            }
            Event::TokenTakenBack { card: slot } => format!("{} has no place again", card(*slot.open())),
            Event::FirstGuessLaid { seat, card: slot, place } => {
                format!("{seat} would put {} at place {}", card(*slot.open()), place.open())
            }
            Event::FirstGuessTakenBack { seat, card: slot } => {
                format!("{seat} would put {} nowhere", card(*slot.open()))
            }
            Event::RankingSealed { ranking, face_up: None } => format!("sealed: {}", row(ranking.open())),
            Event::RankingSealed { ranking, face_up: Some(shown) } => {
                format!("sealed: {}; face up lies {}", row(ranking.open()), card(*shown))
            }
            Event::GuessLaid { seat, card: slot, place } => {
                format!("{seat} puts {} at place {place} of the guess", card(*slot))
            }
            Event::GuessTakenBack { seat, card: slot } => {
                format!("{seat} takes {} out of the guess", card(*slot))
            }
            Event::GuessAgreedTo { seat } => format!("{seat} agrees"),
            Event::AgreementWithdrawn { seat } => format!("{seat} agrees no longer"),
            Event::TurnRevealed { ranking, right, points, .. } => {
                format!("revealed: {right} of {} right, {points} points", ranking.len())
            }
            Event::TurnSkipped { seat } => format!("{seat} loses the turn"),
            Event::SeatWentAway { seat } => format!("nobody waits for {seat}"),
            Event::SeatCameBack { seat } => format!("{seat} is back"),
            Event::SeatLeft { seat } => format!("{seat} has left"),
            Event::SeatReturned { seat } => format!("{seat} plays again"),
            Event::SeatJoined { seat } => format!("{seat} sits down"),
            Event::GameFinished => "the game is over".to_owned(),
        }
    }
}

/// One card that takes the place of one that was put back.
fn another_instead(state: &State, slot: Slot, cards: &[CardId]) -> Result<Event, String> {
    let [card] = cards else { return Err(format!("one card is drawn, not {}", cards.len())) };
    let view = Happiness::view(state, Eyes::Everyone);
    let lying = on_the_table(&view);
    if lying.iter().any(|drawn| drawn.card == *card) {
        return Err(format!("{card} lies on the table"));
    }
    let drawn = possible_draw(&Happiness::pack_up(state), view.options.drawing, &[*card])?[0];
    if view.options.drawing == Drawing::ByCategory && drawn.category != lying[slot.index()].category {
        return Err(format!("{card} is of another category than the card it is to replace"));
    }
    Ok(Event::CardPutBack { card: slot, drawn })
}

/// The cards as they could have been drawn from these piles.
fn possible_draw(supply: &Supply, drawing: Drawing, cards: &[CardId]) -> Result<Vec<Drawn>, String> {
    let mut drawn: Vec<Drawn> = Vec::with_capacity(cards.len());
    for card in cards {
        let of = |(category, pile): (&PileId, &rules::Pile)| {
            (pile.fresh().contains(card) || pile.shown().contains(card)).then_some(*category)
        };
        let category = supply.piles.iter().find_map(of).ok_or_else(|| format!("{card} is not in the box"))?;
        if drawn.iter().any(|other| other.card == *card) {
            return Err(format!("{card} is drawn twice"));
        }
        // GH-4: each from a different category, unless all are in one deck (GH-10).
        if drawing == Drawing::ByCategory && drawn.iter().any(|other| other.category == category) {
            return Err(format!("{card} is the second card from its category"));
        }
        drawn.push(Drawn { card: *card, category });
    }
    match seen_too_soon(supply, drawing, &drawn) {
        Some(again) => Err(format!("{} has been shown, and other cards have not", again.card)),
        None => Ok(drawn),
    }
}

/// GH-13: a card that comes again although its pile, or the one deck, has not run out.
fn seen_too_soon<'a>(supply: &Supply, drawing: Drawing, drawn: &'a [Drawn]) -> Option<&'a Drawn> {
    let is_fresh = |drawn: &Drawn| supply.piles[&drawn.category].fresh().contains(&drawn.card);
    let mut again = drawn.iter().filter(|drawn| !is_fresh(drawn));
    match drawing {
        Drawing::ByCategory => again.find(|drawn| !supply.piles[&drawn.category].fresh().is_empty()),
        Drawing::OneDeck => {
            let fresh: usize = supply.piles.values().map(|pile| pile.fresh().len()).sum();
            again.nth(drawn.len().saturating_sub(fresh))
        }
    }
}

/// The cards that slots speak of.
fn on_the_table(view: &View) -> &[Drawn] {
    match &view.phase {
        PhaseView::Ranking { cards, .. } | PhaseView::Guessing { cards, .. } => cards,
        PhaseView::Opening { .. } | PhaseView::Revealed { .. } | PhaseView::Over => &[],
    }
}

/// A card by its slot, which commands name it by, and its words.
fn named(cards: &[Drawn], slot: Slot, texts: CardTexts<'_>) -> String {
    match cards.get(slot.index()) {
        Some(drawn) => format!("{} {}", slot.0, texts.card(drawn.card)),
        None => format!("card {}", slot.0),
    }
}
