//! IMAGE on the command line.

use almanac::Criterion;
use decks::Language;
use rules::{
    CardId, Sealed, Seat, SeatSet,
    image::{BilingualText, Event, Image, Judge, Laid, Ruling, Side, Source, State, View, Voice},
};

use super::{CardTexts, RefereedGame};

impl RefereedGame for Image {
    fn draw_instead(state: &State, event: Event, cards: &[CardId]) -> Result<Event, String> {
        match event {
            Event::HandsDealt { hands } => {
                let sizes: Vec<usize> = hands.open().iter().map(Vec::len).collect();
                let mut rest = possible_draw(state, cards, sizes.iter().sum())?;
                let hands = sizes.into_iter().map(|size| rest.drain(..size).collect()).collect();
                Ok(Event::HandsDealt { hands: Sealed::new(hands) })
            }
            Event::BoardFilled { cards: drawn } => {
                Ok(Event::BoardFilled { cards: possible_draw(state, cards, drawn.len())? })
            }
            Event::CardsDrawn { seat, cards: drawn } => {
                let cards = possible_draw(state, cards, drawn.open().len())?;
                Ok(Event::CardsDrawn { seat, cards: Sealed::new(cards) })
            }
            _ => Err("no cards are drawn here".to_owned()),
        }
    }

    /// A command may draw for a hand and for the board: the cards are named one after another.
    fn draw_all_instead(state: &State, events: Vec<Event>, cards: &[CardId]) -> Result<Vec<Event>, String> {
        let mut rest = possible_draw(state, cards, events.iter().map(drawn).sum())?;
        if rest.is_empty() {
            return Err("no cards are drawn here".to_owned());
        }
        let instead = |event: Event| match drawn(&event) {
            0 => Ok(event),
            count => {
                let cards: Vec<CardId> = rest.drain(..count).collect();
                Image::draw_instead(state, event, &cards)
            }
        };
        events.into_iter().map(instead).collect()
    }

    fn describe(event: &Event, _before: &View, texts: CardTexts<'_>) -> String {
        let cards = |cards: &[CardId]| {
            cards.iter().map(|card| printed(*card, texts.language)).collect::<Vec<_>>().join(", ")
        };
        match event {
            Event::HandsDealt { hands } => format!("{} hands are dealt", hands.open().len()),
            Event::BoardFilled { cards: drawn } => format!("to the board: {}", cards(drawn)),
            Event::TurnBegan { player } => format!("it is the turn of {player}"),
            Event::NextTurnBegan { player } => {
                format!("it is the turn of {player}, and the one before can be challenged")
            }
            Event::CardLaid { seat, laid } => {
                format!("{seat} lays {} in secret", where_laid(laid.open(), texts.language))
            }
            Event::CardsTakenBack { seat, cards: back } => {
                format!("{seat} takes back {}", cards(back.open()))
            }
            Event::CardsSentBack { seat, cards: back } if back.open().is_empty() => {
                format!("what {seat} has laid stays")
            }
            Event::CardsSentBack { seat, cards: back } => {
                format!("{} of {seat} could not stay", cards(back.open()))
            }
            Event::NoteWritten { seat, .. } => format!("{seat} notes something"),
            Event::TurnFinished { player, laid, endings, .. } => {
                let laid = laid.iter().map(|laid| where_laid(laid, texts.language));
                let ended = endings.iter().map(|ending| {
                    let name = in_language(&ending.claim.name, texts.language);
                    format!("the {} is {name}, {} points", side(ending.side), ending.points)
                });
                format!("{player} has laid {}", laid.chain(ended).collect::<Vec<_>>().join("; "))
            }
            Event::FittingFound { fitting } => {
                let people: usize = fitting.open().iter().map(|fitting| fitting.people.len()).sum();
                format!("{people} others would have fitted")
            }
            Event::CardsPutDown { player, cards: down } => {
                format!("{player} puts down {}", cards(down))
            }
            Event::CardsDrawn { seat, cards: drawn } => format!("{seat} draws {}", cards(drawn.open())),
            Event::LastRoundBegan { order } => {
                let order: SeatSet = order.iter().copied().collect();
                format!("the deck has run out; one more turn for {}", all(order))
            }
            Event::TurnAccepted { seat } => format!("{seat} lets it pass"),
            Event::TurnStood => "the turn stands".to_owned(),
            Event::TurnChallenged { challenger, side: on, .. } => {
                format!("{challenger} challenges the {}", side(*on))
            }
            Event::PersonNamed { claim, .. } => format!("it is {}", in_language(&claim.name, texts.language)),
            Event::VoteCast { seat, voice } => format!("{seat} votes in secret: {}", voiced(*voice.open())),
            Event::SeatAbstained { seat } => format!("{seat} abstains"),
            Event::ChallengeSettled { settlement, .. } => {
                let judge = match &settlement.judge {
                    Judge::Almanac => "the almanac".to_owned(),
                    Judge::Players { votes } => {
                        let votes = votes.iter().map(|vote| format!("{}: {}", vote.seat, voiced(vote.voice)));
                        format!("the players ({})", votes.collect::<Vec<_>>().join(", "))
                    }
                    Judge::Silence => "silence".to_owned(),
                };
                let ruling = match settlement.ruling {
                    Ruling::Upheld => "upheld",
                    Ruling::NotUpheld => "not upheld",
                };
                format!("the challenge is {ruling} by {judge}, {:+} points", settlement.points)
            }
            Event::ChallengeDropped => "the challenge is dropped".to_owned(),
            Event::TurnLost { seat } => format!("{seat} loses the turn"),
            Event::SeatWentAway { seat } => format!("nobody waits for {seat}"),
            Event::SeatCameBack { seat } => format!("{seat} is back"),
            Event::SeatLeft { seat } => format!("{seat} has left"),
            Event::SeatReturned { seat } => format!("{seat} plays again"),
            Event::SeatJoined { seat } => format!("{seat} sits down"),
            Event::GameFinished { hands, winners } => {
                let hands = hands.iter().map(|hand| format!("{} {}", hand.seat, hand.points));
                let hands = hands.collect::<Vec<_>>().join(", ");
                format!("hands cost {hands}; the game is over, won by {}", all(*winners))
            }
        }
    }
}

/// How many cards come from the deck with an event.
fn drawn(event: &Event) -> usize {
    match event {
        Event::HandsDealt { hands } => hands.open().iter().map(Vec::len).sum(),
        Event::BoardFilled { cards } => cards.len(),
        Event::CardsDrawn { cards, .. } => cards.open().len(),
        _ => 0,
    }
}

/// The cards as they could have been drawn from the deck, each once.
fn possible_draw(state: &State, cards: &[CardId], count: usize) -> Result<Vec<CardId>, String> {
    if cards.len() != count {
        let noun = if count == 1 { "card is" } else { "cards are" };
        return Err(format!("{count} {noun} drawn, not {}", cards.len()));
    }
    for (nth, card) in cards.iter().enumerate() {
        if cards[..nth].contains(card) {
            return Err(format!("{card} is drawn twice"));
        }
        if !state.can_draw(*card) {
            return Err(format!("{card} is not in the deck"));
        }
    }
    Ok(cards.to_vec())
}

/// What is printed on a card.
fn printed(card: CardId, language: Language) -> String {
    let Some(criterion) = Criterion::of(card) else { return card.to_string() };
    let Some(text) = criterion.text() else {
        return criterion.letter().map_or_else(|| "★".to_owned(), |letter| letter.to_string());
    };
    format!("“{}”", in_language(&text, language))
}

fn where_laid(laid: &Laid, language: Language) -> String {
    let from = match laid.from {
        Source::Hand => "",
        Source::Board => " from the board",
    };
    let place = match laid.over {
        Some(covered) => format!("over {}", printed(covered, language)),
        None => "on".to_owned(),
    };
    format!("{}{from} {place} the {}", printed(laid.card, language), side(laid.side))
}

fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

fn in_language(text: &BilingualText, language: Language) -> &str {
    match language {
        Language::En => &text.en,
        Language::Fr => &text.fr,
    }
}

fn voiced(voice: Voice) -> &'static str {
    match voice {
        Voice::Fits => "fits",
        Voice::DoesNotFit => "does not fit",
    }
}

fn all(seats: SeatSet) -> String {
    seats.iter().map(|seat: Seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
