//! IMAGE: what was made, stolen and doubted. Nothing here says that anybody knows anybody.

use rules::{
    CardId, Eyes, Seat, SeatSet,
    image::{BilingualText, Claim, FinishedTurn, Image, PhaseView, Ruling, Side, TakenImage, View},
};

use super::{InsightGame, Read, eyes_of, faulty};
use crate::{
    award::{Honour, Nomination},
    finding::{Draft, HungImage, What},
    finished_game::{Company, FinishedGame, Missing, Record as AnyRecord, Who},
    knowledge::Evidence,
    portrait::Portraits,
    round::{Doubt as SeenDoubt, Round},
};

/// All images that were taken, and all turns.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// In the order in which they were taken.
    images: Vec<Taken>,
    steals: Vec<Steal>,
    /// By turn.
    turns: Vec<Turn>,
    doubts: Vec<Doubt>,
    /// By seat, how many cards lie in images that stood.
    laid: Vec<u32>,
    /// The bluffs whose owners let them be told.
    confessed: Vec<Confession>,
}

/// Whose turn it was, and what they laid in it or put on the board instead.
#[derive(Debug, Clone, PartialEq)]
struct Turn {
    player: Seat,
    laid: Vec<CardId>,
    put_down: Vec<CardId>,
}

#[derive(Debug, Clone, PartialEq)]
struct Taken {
    by: Seat,
    turn: u16,
    side: Side,
    claim: Claim,
    cards: Vec<CardId>,
    points: i16,
    doubted: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct Steal {
    by: Seat,
    from: SeatSet,
    name: BilingualText,
}

#[derive(Debug, Clone, PartialEq)]
struct Doubt {
    turn: u16,
    by: Seat,
    whose: Seat,
    name: Option<BilingualText>,
    upheld: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct Confession {
    turn: u16,
    side: Side,
    whose: Seat,
    name: BilingualText,
}

impl InsightGame for Image {
    type Record = Record;

    fn eyes(view: &View) -> Eyes {
        eyes_of(view.me)
    }

    fn least_seats(view: &View) -> usize {
        view.players.len()
    }

    fn record(view: &View) -> Result<Record, Missing> {
        let PhaseView::Over { history, .. } = &view.phase else { return Err(Missing::End) };
        let turns = usize::from(view.turns);
        // A turn that was under way when too few were left is no turn.
        if history.len() > turns || history.len() + 1 < turns {
            let (there, counted) = (history.len().min(turns) as u16, history.len().max(turns) as u16);
            return Err(Missing::Rounds { rounds: (there + 1..=counted).collect() });
        }
        let taken = |number: usize| {
            let piles =
                view.players.iter().flat_map(|player| player.taken.iter().map(|image| (player.seat, image)));
            piles.filter(move |(_, image)| usize::from(image.turn) == number + 1)
        };
        faulty(history, |number, turn| {
            holds(turn, view.players.len()) && taken(number).all(|(by, image)| was_taken(turn, by, image))
        })?;
        let all = view.players.iter().map(|player| player.taken.len()).sum::<usize>();
        if (0..history.len()).map(|number| taken(number).count()).sum::<usize>() != all {
            return Err(Missing::Record);
        }
        let mut images: Vec<Taken> = Vec::new();
        for (number, turn) in history.iter().enumerate() {
            images.extend(taken(number).map(|(by, image)| read_image(turn, by, image)));
        }
        let laid = |seat: Seat| {
            let turns = history.iter().filter(|turn| turn.player == seat);
            turns.map(|turn| turn.laid.iter().filter(|laid| !turn.undone(laid.side)).count() as u32).sum()
        };
        Ok(Record {
            images,
            steals: history.iter().flat_map(steals).collect(),
            turns: history.iter().map(read_turn).collect(),
            doubts: (1..).zip(history).flat_map(|(number, turn)| doubts(number, turn)).collect(),
            laid: Seat::first(view.players.len()).map(laid).collect(),
            confessed: Vec::new(),
        })
    }
}

/// Whether a turn is what the rules make of it.
fn holds(turn: &FinishedTurn, seats: usize) -> bool {
    turn.player.index() < seats
        && turn.endings.iter().all(|ending| turn.played_on(ending.side))
        && turn.stolen.iter().all(|stolen| {
            let ended = turn.endings.iter().any(|ending| ending.side == stolen.side);
            ended && !stolen.from.contains(turn.player)
        })
        && turn.challenges.iter().all(|challenge| {
            challenge.challenged == turn.player
                && challenge.challenger != turn.player
                && challenge.challenger.index() < seats
        })
}

/// Whether an image of a pile was taken in that turn: ended, and not undone, or defended.
fn was_taken(turn: &FinishedTurn, by: Seat, image: &TakenImage) -> bool {
    let ended = turn.endings.iter().any(|ending| ending.side == image.side);
    let defended = turn.challenges.iter().any(|challenge| {
        let settled = challenge.settlement.as_ref();
        challenge.side == image.side && settled.is_some_and(|settled| settled.ruling == Ruling::NotUpheld)
    });
    turn.player == by && !turn.undone(image.side) && (ended || defended)
}

fn read_turn(turn: &FinishedTurn) -> Turn {
    let laid = turn.laid.iter().map(|laid| laid.card).collect();
    Turn { player: turn.player, laid, put_down: turn.put_down.clone() }
}

fn read_image(turn: &FinishedTurn, by: Seat, image: &TakenImage) -> Taken {
    Taken {
        by,
        turn: image.turn,
        side: image.side,
        claim: image.claim.clone(),
        cards: image.image.open_cards().collect(),
        points: image.points,
        doubted: turn.challenges.iter().any(|challenge| challenge.side == image.side),
    }
}

fn steals(turn: &FinishedTurn) -> Vec<Steal> {
    let stood = turn.stolen.iter().filter(|stolen| !turn.undone(stolen.side));
    stood
        .filter_map(|stolen| {
            let ending = turn.endings.iter().find(|ending| ending.side == stolen.side)?;
            Some(Steal { by: turn.player, from: stolen.from, name: ending.claim.name.clone() })
        })
        .collect()
}

fn doubts(number: u16, turn: &FinishedTurn) -> Vec<Doubt> {
    let settled = turn.challenges.iter().filter_map(|challenge| {
        let ruling = challenge.settlement.as_ref()?.ruling;
        Some(Doubt {
            turn: number,
            by: challenge.challenger,
            whose: challenge.challenged,
            name: challenge.claim.as_ref().map(|claim| claim.name.clone()),
            upheld: ruling == Ruling::Upheld,
        })
    });
    settled.collect()
}

/// Why a bluff cannot be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoConfession {
    /// It is no game of IMAGE, or nothing is known of it.
    NoGame,
    /// That image is not theirs, or there is none.
    NotTheirs,
    /// It was challenged: all saw what came of it.
    WasDoubted,
}

impl FinishedGame {
    /// Somebody lets it be told that an image of theirs, by the turn and the side, was a bluff. Nobody else
    /// can, and without it nothing is said of it.
    pub fn confess(&mut self, who: Who, turn: u16, side: Side) -> Result<(), NoConfession> {
        let confession = self.confession(who, turn, side)?;
        if let Ok(AnyRecord::Image(record)) = &mut self.record {
            record.confessed.retain(|other| *other != confession);
            record.confessed.push(confession);
        }
        Ok(())
    }

    /// Whether it has been told of that image that it was a bluff; why it cannot be, where somebody else
    /// asks.
    pub fn has_confessed(&self, who: Who, turn: u16, side: Side) -> Result<bool, NoConfession> {
        let confession = self.confession(who, turn, side)?;
        Ok(matches!(&self.record, Ok(AnyRecord::Image(record)) if record.confessed.contains(&confession)))
    }

    fn confession(&self, who: Who, turn: u16, side: Side) -> Result<Confession, NoConfession> {
        let theirs = |seat: Seat| self.players.get(seat.index()).is_some_and(|player| player.who == who);
        let Ok(AnyRecord::Image(record)) = &self.record else { return Err(NoConfession::NoGame) };
        let image = record.images.iter().find(|image| image.turn == turn && image.side == side);
        let image = image.filter(|image| theirs(image.by)).ok_or(NoConfession::NotTheirs)?;
        if image.doubted {
            return Err(NoConfession::WasDoubted);
        }
        Ok(Confession { turn, side, whose: image.by, name: image.claim.name.clone() })
    }
}

/// Whether two images are of the same person.
fn same_person(one: &Claim, other: &Claim) -> bool {
    match (one.key, other.key) {
        (Some(one), Some(other)) => one == other,
        _ => one.name.en.to_lowercase() == other.name.en.to_lowercase(),
    }
}

impl Taken {
    fn hung(&self, company: Company<'_>) -> Option<HungImage> {
        let (name, cards) = (self.claim.name.clone(), self.cards.clone());
        Some(HungImage { by: company.who(self.by)?, name, cards, points: self.points })
    }
}

impl Read for Record {
    fn findings(&self, company: Company<'_>, draft: &mut Draft) {
        let hung = |image: &Taken| image.hung(company);
        if !self.images.is_empty() {
            draft.fact(What::Gallery { images: self.images.iter().filter_map(hung).collect() });
        }
        for steal in &self.steals {
            let from = steal.from.iter().filter_map(|seat| company.who(seat)).collect();
            let Some(by) = company.who(steal.by) else { continue };
            draft.fact(What::Steal { by, from, name: steal.name.clone() });
        }
        for doubt in self.doubts.iter().filter(|doubt| doubt.upheld) {
            let Some((by, whose)) = company.who(doubt.by).zip(company.who(doubt.whose)) else { continue };
            draft.fact(What::BluffExposed { by, whose, name: doubt.name.clone() });
        }
        for confession in &self.confessed {
            let Some(whose) = company.who(confession.whose) else { continue };
            draft.fact(What::BluffStood { whose, name: confession.name.clone() });
        }
        for (place, image) in self.images.iter().enumerate() {
            let same = |other: &&Taken| same_person(&image.claim, &other.claim);
            let alike: Vec<&Taken> = self.images.iter().filter(same).collect();
            if alike.len() > 1 && !self.images[..place].iter().any(|other| same(&other)) {
                let by = alike.iter().filter_map(|image| company.who(image.by)).collect();
                draft.fact(What::NamedTwice { name: image.claim.name.clone(), by });
            }
        }
    }

    fn evidence(&self, _company: Company<'_>, _game: u16, _evidence: &mut Vec<Evidence>) {}

    fn nominations(&self, company: Company<'_>) -> Vec<Nomination> {
        let mut nominations = Vec::new();
        for (seat, who) in company.people() {
            let doubts = self.doubts.iter().filter(|doubt| doubt.by == seat);
            let (right, doubted) = (doubts.clone().filter(|doubt| doubt.upheld).count(), doubts.count());
            if right > 0 {
                let honour = Honour::Detective { right: right as u32, challenges: doubted as u32 };
                nominations.push(Nomination::new(who, right as f64, honour));
            }
            let times = self.steals.iter().filter(|steal| steal.by == seat).count() as u32;
            if times > 0 {
                nominations.push(Nomination::new(who, f64::from(times), Honour::Finisher { times }));
            }
            let stood =
                self.doubts.iter().filter(|doubt| doubt.whose == seat && !doubt.upheld).count() as u32;
            if stood > 0 {
                nominations.push(Nomination::new(who, f64::from(stood), Honour::Steadfast { times: stood }));
            }
            let own = self.images.iter().filter(|image| image.by == seat);
            let (images, points) =
                (own.clone().count() as u32, own.map(|image| i32::from(image.points)).sum());
            if images > 0 {
                let honour = Honour::Curator { images, points };
                nominations.push(Nomination::new(who, f64::from(points), honour));
            }
            let cards = self.laid.get(seat.index()).copied().unwrap_or_default();
            if cards > 0 {
                nominations.push(Nomination::new(who, f64::from(cards), Honour::Builder { cards }));
            }
        }
        nominations
    }

    fn portraits(&self, company: Company<'_>, portraits: &mut Portraits) {
        for image in &self.images {
            if let Some(who) = company.person(image.by) {
                portraits.of(who).images.push(image.claim.name.clone());
            }
        }
    }

    fn rounds(&self, company: Company<'_>) -> Vec<Round> {
        let read = |(number, turn): (u16, &Turn)| {
            let doubts = self.doubts.iter().filter(|doubt| doubt.turn == number);
            Round::Built {
                who: company.who(turn.player),
                laid: turn.laid.clone(),
                put_down: turn.put_down.clone(),
                taken: self
                    .images
                    .iter()
                    .filter(|image| image.turn == number)
                    .filter_map(|image| image.hung(company))
                    .collect(),
                doubts: doubts
                    .map(|doubt| SeenDoubt {
                        by: company.who(doubt.by),
                        name: doubt.name.clone(),
                        bluff: doubt.upheld,
                    })
                    .collect(),
            }
        };
        (1..).zip(&self.turns).map(read).collect()
    }
}
