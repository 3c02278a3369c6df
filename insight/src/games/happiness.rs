//! The Game of Happiness: all the others make one guess of a ranking, so that what is found out is how the
//! table reads each of them.

use rules::{
    CardId, Closest, Eyes, Seat, Slot,
    happiness::{Happiness, Help, PhaseView, TurnView, View},
};

use super::{
    InsightGame, Read, all_there, eyes_of, faulty, is_order, place_in,
    readings::{ClosestFirst, Extremes, Reading, alone_ahead, closest_counts, extremes, nearest},
    right_places,
};
use crate::{
    award::{Honour, Nomination},
    finding::{Draft, TurnDot, What},
    finished_game::{Company, Missing, Who},
    knowledge::{Evidence, Group, Reader},
    law::Law,
    measure::Measure,
    portrait::Portraits,
    round::Round,
};

/// So many turns of somebody are compared with those of others.
pub const LEAST_TURNS: u32 = 2;
/// A card that lies so far from where it was taken to be surprises.
pub const LEAST_SURPRISE: u8 = 2;

/// All turns that were revealed.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    turns: Vec<Turn>,
}

#[derive(Debug, Clone, PartialEq)]
struct Turn {
    player: Seat,
    cards: Vec<CardId>,
    ranking: Vec<Slot>,
    guess: Vec<Slot>,
    hits: i32,
    law: Law,
    closest: Option<Closest>,
}

impl InsightGame for Happiness {
    type Record = Record;

    fn eyes(view: &View) -> Eyes {
        eyes_of(view.me)
    }

    fn least_seats(view: &View) -> usize {
        view.history.iter().map(|turn| turn.player.index() + 1).max().unwrap_or_default()
    }

    fn record(view: &View) -> Result<Record, Missing> {
        if view.phase != PhaseView::Over {
            return Err(Missing::End);
        }
        all_there(view.turn.into(), view.history.len())?;
        faulty(&view.history, |_, turn| holds(turn))?;
        let points: u32 = view.history.iter().map(|turn| u32::from(turn.points)).sum();
        if points != view.score.points {
            return Err(Missing::Record);
        }
        Ok(Record { turns: view.history.iter().map(read).collect() })
    }
}

/// Whether a turn is what the rules make of it.
fn holds(turn: &TurnView) -> bool {
    let cards = turn.cards.len();
    let hits = right_places(&turn.ranking, &turn.guess);
    let open = i32::from(turn.help == Help::OneFaceUp);
    cards >= 2
        && is_order(&turn.ranking, cards)
        && is_order(&turn.guess, cards)
        && turn.right.iter().filter(|right| **right).count() as i32 == hits
        && turn.points == rules::happiness::scoring::points(hits as u8, cards as u8)
        && hits >= open
}

fn read(turn: &TurnView) -> Turn {
    let places = turn.cards.len();
    // GH-9: a token that lies face up is right for certain.
    let law = match turn.help {
        Help::None => Law::right_places(places, places),
        Help::OneFaceUp => Law::certain(1).and(&Law::right_places(places - 1, places - 1)),
    };
    Turn {
        player: turn.player,
        cards: turn.cards.iter().map(|drawn| drawn.card).collect(),
        hits: right_places(&turn.ranking, &turn.guess),
        ranking: turn.ranking.clone(),
        guess: turn.guess.clone(),
        law,
        closest: turn.closest,
    }
}

/// A card that lay elsewhere than all thought.
struct Surprise {
    who: Who,
    card: CardId,
    guessed: u8,
    place: u8,
    places: u8,
}

impl Surprise {
    fn away(&self) -> u8 {
        self.guessed.abs_diff(self.place)
    }
}

impl Record {
    fn closest(&self) -> Vec<(Seat, Closest)> {
        self.turns.iter().filter_map(|turn| Some((turn.player, turn.closest?))).collect()
    }

    fn turns_of(&self, seat: Seat) -> Vec<&Turn> {
        self.turns.iter().filter(|turn| turn.player == seat).collect()
    }

    /// How everybody who had turns was guessed.
    fn guessed(&self, company: Company<'_>) -> Vec<(Who, i32, u32, Law)> {
        let of = |(seat, who): (Seat, Who)| {
            let turns = self.turns_of(seat);
            let hits = turns.iter().map(|turn| turn.hits).sum();
            let law = Law::sum(turns.iter().map(|turn| &turn.law));
            (!turns.is_empty()).then_some((who, hits, turns.len() as u32, law))
        };
        company.people().filter_map(of).collect()
    }

    /// The card of each turn that was farthest off, the farthest of all first; of equals the earlier.
    fn surprises(&self, company: Company<'_>) -> Vec<Surprise> {
        let mut surprises = Vec::new();
        for turn in &self.turns {
            let Some(who) = company.person(turn.player) else { continue };
            for (slot, card) in (0..).map(Slot).zip(&turn.cards) {
                let places = place_in(&turn.guess, slot).zip(place_in(&turn.ranking, slot));
                let Some((guessed, place)) = places else { continue };
                surprises.push(Surprise { who, card: *card, guessed, place, places: turn.cards.len() as u8 });
            }
        }
        surprises.retain(|surprise| surprise.away() >= LEAST_SURPRISE);
        surprises.sort_by_key(|surprise| std::cmp::Reverse(surprise.away()));
        surprises
    }
}

impl Read for Record {
    fn findings(&self, company: Company<'_>, draft: &mut Draft) {
        let hits = self.turns.iter().map(|turn| turn.hits).sum();
        let law = Law::sum(self.turns.iter().map(|turn| &turn.law));
        if let Some(measure) = draft.measure(hits, self.turns.len() as u32, LEAST_TURNS, &law) {
            draft.fun(What::TableReads { measure });
            let dot = |turn: &Turn| TurnDot {
                who: company.person(turn.player),
                hits: turn.hits as u8,
                places: turn.cards.len() as u8,
                luck: turn.law.mean(),
            };
            draft.fact(What::TurnByTurn { turns: self.turns.iter().map(dot).collect() });
        }
        let guessed = self.guessed(company);
        let mut measure = |(who, hits, turns, law): &(Who, i32, u32, Law)| {
            Some(Reading { who: *who, measure: draft.measure(*hits, *turns, LEAST_TURNS, law)? })
        };
        let measured: Vec<Reading> = guessed.iter().filter_map(&mut measure).collect();
        if let Some(Extremes { best, least }) = extremes(&measured) {
            draft.fun(What::GuessedBest { who: best.who, measure: best.measure });
            draft.fun(What::GuessedLeast { who: least.who, measure: least.measure });
        }
        if let Some(Surprise { who, card, guessed, place, places }) =
            self.surprises(company).into_iter().next()
        {
            draft.fact(What::SurprisingCard { who, card, guessed, place, places });
        }
        let closest = closest_counts(&self.closest(), company);
        if let Some(ClosestFirst { who, times, turns }) = alone_ahead(&closest) {
            draft.fun(What::ClosestFirst { who, times, turns });
        }
    }

    fn evidence(&self, company: Company<'_>, game: u16, evidence: &mut Vec<Evidence>) {
        for (round, turn) in (1..).zip(&self.turns) {
            let Some(subject) = company.person(turn.player) else { continue };
            let others: Vec<Seat> = company.seats().filter(|seat| *seat != turn.player).collect();
            // Of two who play, one guesses alone; a bot that joins in knows nobody.
            let reader = match others[..] {
                [other] => company.person(other).map(Reader::One),
                _ => company.all_people(others).map(|_| Reader::Together),
            };
            let Some(reader) = reader else { continue };
            let group = Group { game, round };
            evidence.push(Evidence { group, reader, subject, hits: turn.hits, law: turn.law.clone() });
        }
    }

    fn nominations(&self, company: Company<'_>) -> Vec<Nomination> {
        let mut nominations = Vec::new();
        let closest = closest_counts(&self.closest(), company);
        for ClosestFirst { who, times, turns } in closest.into_iter().filter(|closest| closest.times > 0) {
            nominations.push(Nomination::new(who, f64::from(times), Honour::FirstThought { times, turns }));
        }
        for (who, hits, turns, law) in self.guessed(company) {
            nominations.push(Nomination::read(who, Measure::new(hits, turns, &law)));
        }
        for surprise in self.surprises(company) {
            let away = surprise.away();
            let honour = Honour::Surprising { card: surprise.card, away };
            nominations.push(Nomination::new(surprise.who, f64::from(away), honour));
        }
        nominations
    }

    fn portraits(&self, company: Company<'_>, portraits: &mut Portraits) {
        for turn in &self.turns {
            let Some(portrait) = company.person(turn.player).map(|who| portraits.of(who)) else { continue };
            let card = |slot: Option<&Slot>| slot.and_then(|slot| turn.cards.get(slot.index())).copied();
            // GH-5: from what makes them most unhappy to what makes them most happy.
            portrait.unhappy.extend(card(turn.ranking.first()));
            portrait.happy.extend(card(turn.ranking.last()));
        }
    }

    fn rounds(&self, company: Company<'_>) -> Vec<Round> {
        let read = |turn: &Turn| {
            let laid =
                |row: &[Slot]| row.iter().filter_map(|slot| turn.cards.get(slot.index())).copied().collect();
            let (ranking, guess) = (laid(&turn.ranking), laid(&turn.guess));
            let (who, closest) = (company.who(turn.player), nearest(turn.closest, company));
            Round::Ranked { who, ranking, guess, closest }
        };
        self.turns.iter().map(read).collect()
    }
}
