//! Personality on the command line.

use rules::{
    CardId, Game, Sealed, Seat, SeatSet,
    personality::{
        Answer, Bet, Candidate, Event, GivingResult, Landing, Move, OpenChoice, OpenVote, Personality,
        PhaseView, Question, State, Supply, Verdict, View,
    },
};

use super::{CardTexts, RefereedGame};

impl RefereedGame for Personality {
    fn draw_instead(state: &State, event: Event, cards: &[CardId]) -> Result<Event, String> {
        let supply = Personality::pack_up(state);
        match event {
            Event::CardsDealt { proposer, hands } => {
                let sizes: Vec<usize> = hands.open().iter().map(Vec::len).collect();
                let mut rest = possible_draw(&supply, cards, sizes.iter().sum())?;
                let hands = sizes.into_iter().map(|size| rest.drain(..size).collect()).collect();
                Ok(Event::CardsDealt { proposer, hands: Sealed::new(hands) })
            }
            Event::CardTurnedUp { .. } => {
                let card = possible_draw(&supply, cards, 1)?[0];
                Ok(Event::CardTurnedUp { card })
            }
            Event::CardPutBack { .. } => {
                let drawn = possible_draw(&supply, cards, 1)?[0];
                Ok(Event::CardPutBack { drawn })
            }
            Event::CardExchanged { seat, given, .. } => {
                let drawn = Sealed::new(possible_draw(&supply, cards, 1)?[0]);
                Ok(Event::CardExchanged { seat, given, drawn })
            }
            _ => Err("no cards are drawn here".to_owned()),
        }
    }

    fn describe(event: &Event, before: &View, texts: CardTexts<'_>) -> String {
        let table = on_the_table(before);
        let card = |card: &CardId| texts.card(*card);
        let cards = |cards: &[CardId]| cards.iter().map(card).collect::<Vec<_>>().join(", ");
        let choice = |choice: &Candidate| named(choice, &table, texts);
        match event {
            Event::CardsDealt { proposer, hands } => {
                format!("{} hands are dealt, and {proposer} begins", hands.open().len())
            }
            Event::TurnBegan { proposer } => format!("it is the turn of {proposer}"),
            Event::CardProposed { card: proposed } => format!("whom does {} fit?", card(proposed)),
            Event::CardTurnedUp { card: turned_up } => {
                format!("from the pile: whom does {} fit?", card(turned_up))
            }
            Event::CardPutBack { drawn } => {
                format!("the card goes under the pile; whom does {} fit?", card(drawn))
            }
            Event::InversionBegan { subject } => format!("everybody lays a card for {subject}"),
            Event::CardLaid { seat, card: laid } => format!("{seat} lays {} in secret", card(laid.open())),
            Event::CardsShown { cards: shown } => format!("there lie {}", cards(shown)),
            Event::InversionDropped { subject } => format!("there is no inversion for {subject}"),
            Event::PairVoteDrafted { seat, vote } => {
                let vote = vote.open();
                format!("{seat} would choose {} for both{}", choice(&vote.choice), betting(vote.bet))
            }
            Event::PairVoteAgreedTo { seat } => format!("{seat} agrees to what the pair would choose"),
            Event::VoteCast { seat, vote } => {
                let vote = vote.open();
                format!("{seat} chooses {} in secret{}", choice(&vote.choice), betting(vote.bet))
            }
            Event::SeatAbstained { seat } => format!("{seat} abstains"),
            Event::VotesRevealed { votes, verdict, moves, .. } => {
                let votes = votes.iter().map(|OpenVote { seat, choice: chosen, bet }| {
                    format!("{seat} chose {}{}", choice(chosen), betting(*bet))
                });
                let verdict = match verdict {
                    Verdict::Elected { candidate } => format!("elected: {}", choice(candidate)),
                    Verdict::Tied { candidates } => {
                        format!("tied: {}", candidates.iter().map(choice).collect::<Vec<_>>().join(", "))
                    }
                    Verdict::Nobody => "nobody is elected".to_owned(),
                };
                sentence(votes.chain([verdict]).chain(moves.iter().map(walked)))
            }
            Event::DebaterReady { seat } => format!("{seat} is ready"),
            Event::DebateEnded => "the debate is over".to_owned(),
            Event::SecondVoteCast { seat, choice: chosen } => {
                format!("{seat} chooses {} in secret", choice(chosen.open()))
            }
            Event::SecondVotesRevealed { votes, elected, moves } => {
                let verdict = match elected {
                    Some(candidate) => format!("elected: {}", choice(candidate)),
                    None => "nobody is elected".to_owned(),
                };
                let votes = votes.iter().map(|vote| chosen(vote, &table, texts));
                sentence(votes.chain([verdict]).chain(moves.iter().map(walked)))
            }
            Event::CardsDrawn { seat, cards: drawn } if drawn.open().is_empty() => {
                format!("{seat} finds no card to draw")
            }
            Event::CardsDrawn { seat, cards: drawn } => format!("{seat} draws {}", cards(drawn.open())),
            Event::CardExchanged { seat, given, drawn } => {
                format!("{seat} gives {} for {}", card(given.open()), card(drawn.open()))
            }
            Event::HandKept { seat } => format!("{seat} keeps their hand"),
            Event::ExchangesClosed => "nobody exchanges any more".to_owned(),
            Event::GivingBegan { giver } => {
                format!("{giver} is at the end of the path and has cards to give")
            }
            Event::ArrivedWithoutCards { seat } => {
                format!("{seat} is at the end of the path without a card")
            }
            Event::GiftsGiven { gifts } => {
                let gifts: Vec<String> =
                    gifts.iter().map(|gift| format!("{} to {}", card(&gift.card), gift.to)).collect();
                format!("given: {}", gifts.join(", "))
            }
            Event::GiftAnswered { seat, answer: Answer::Accept } => format!("{seat} accepts"),
            Event::GiftAnswered { seat, answer: Answer::Contest } => format!("{seat} contests it"),
            Event::AnswersClosed => "all have answered".to_owned(),
            Event::JudgmentCast { seat, player } => format!("{seat} names {} in secret", player.open()),
            Event::GiftJudged { votes, named } => {
                let verdict = match named {
                    Some(player) => format!("it is the card of {player}"),
                    None => "nobody is named".to_owned(),
                };
                sentence(votes.iter().map(|vote| chosen(vote, &table, texts)).chain([verdict]))
            }
            Event::GivingEnded { giver, result: GivingResult::Won } => format!("all cards of {giver} stand"),
            Event::GivingEnded { giver, result: GivingResult::Lost } => {
                format!("{giver} goes back to the door")
            }
            Event::GivingEnded { giver, result: GivingResult::Abandoned } => {
                format!("{giver} gives no more")
            }
            Event::PairingBegan { chooser } => format!("{chooser} chooses whom to vote with"),
            Event::PairFormed { leader, partner } => format!("{leader} and {partner} vote as one"),
            Event::PairForgone { seat } => format!("{seat} votes with nobody"),
            Event::GameWon { winners } if winners.is_empty() => {
                "the game has come to its end, and nobody has won".to_owned()
            }
            Event::GameWon { winners } => format!("won: {}", all(*winners)),
            Event::PortraitRead { player } => format!("the portrait of {player} is read out"),
            Event::TurnLost { seat } => format!("{seat} loses the turn"),
            Event::SeatWentAway { seat } => format!("nobody waits for {seat}"),
            Event::SeatCameBack { seat } => format!("{seat} is back"),
            Event::SeatLeft { seat } => format!("{seat} has left"),
            Event::SeatReturned { seat } => format!("{seat} plays again"),
            Event::SeatJoined { seat } => format!("{seat} sits down"),
            Event::GameFinished { winners } if winners.is_empty() => {
                "the game is over, and nobody has won".to_owned()
            }
            Event::GameFinished { winners } => format!("the game is over, won by {}", all(*winners)),
        }
    }
}

/// The cards as they could have been drawn from the pile: each once, and those that this table has not seen
/// first (PE-3).
fn possible_draw(supply: &Supply, cards: &[CardId], count: usize) -> Result<Vec<CardId>, String> {
    if cards.len() != count {
        let noun = if count == 1 { "card is" } else { "cards are" };
        return Err(format!("{count} {noun} drawn, not {}", cards.len()));
    }
    for (nth, card) in cards.iter().enumerate() {
        if cards[..nth].contains(card) {
            return Err(format!("{card} is drawn twice"));
        }
        if supply.pile.shown().contains(card) {
            return Err(format!("{card} is not on top of the pile"));
        }
        if !supply.pile.fresh().contains(card) {
            return Err(format!("{card} is not in the pile"));
        }
    }
    Ok(cards.to_vec())
}

/// The cards that slots speak of.
fn on_the_table(view: &View) -> Vec<CardId> {
    match &view.phase {
        PhaseView::Voting { question, .. }
        | PhaseView::Debate { question, .. }
        | PhaseView::Runoff { question, .. } => match question {
            Question::Which { .. } => question.cards(),
            Question::Whom { .. } => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// A player, or a card by its slot, which commands name it by, and its words.
fn named(choice: &Candidate, table: &[CardId], texts: CardTexts<'_>) -> String {
    match choice {
        Candidate::Player(seat) => seat.to_string(),
        Candidate::Card(slot) => match table.get(slot.index()) {
            Some(card) => format!("{} {}", slot.0, texts.card(*card)),
            None => format!("card {}", slot.0),
        },
    }
}

fn chosen(vote: &OpenChoice, table: &[CardId], texts: CardTexts<'_>) -> String {
    format!("{} chose {}", vote.seat, named(&vote.choice, table, texts))
}

fn betting(bet: Bet) -> &'static str {
    match bet {
        Bet::Neutral => "",
        Bet::Two => " for 2",
        Bet::Three => " for 3",
    }
}

fn walked(moved: &Move) -> String {
    let Move { seat, steps, to, landing } = moved;
    let landing = match landing {
        Landing::Plain => "",
        Landing::FaceToFace => " (><)",
        Landing::Inversion => " (●)",
        Landing::Pit => " by way of the pit",
        Landing::Summit => ", the end of the path",
    };
    format!("{seat} {steps:+} to {}{landing}", to.0)
}

fn all(seats: SeatSet) -> String {
    seats.iter().map(|seat: Seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}

fn sentence(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join("; ")
}
