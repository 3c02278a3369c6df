//! All there is to know about a game under way.

use std::sync::Arc;

use super::{
    Candidate, Giving, Mark, OpenVote, Options, Pair, PlayedTurn, PortraitCard, Question, Revealed, Space,
    Supply, Vote,
};
use crate::{Ballots, CardId, Roster, Sealed, Seat, SeatSet, Seating, SharedDraft, Slot};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    pub(super) roster: Roster,
    /// For each seat, where its mask stands.
    pub(super) masks: Vec<Space>,
    /// For each seat, the cards that only it sees.
    pub(super) hands: Vec<Sealed<Vec<CardId>>>,
    /// For each seat, what lies face up before it.
    pub(super) portraits: Vec<Vec<PortraitCard>>,
    /// Who proposed last, or does now; also who should have and lost the turn.
    pub(super) last_proposer: Option<Seat>,
    /// Who votes as one at the vote under way or the next one (PE-20).
    pub(super) pairs: Vec<Pair>,
    /// What the pairs would vote, each by its leader, and who of them agrees to it (PE-20).
    pub(super) pair_votes: Vec<(Seat, PairVote)>,
    /// Who has landed on tête-à-tête and has yet to choose somebody.
    pub(super) to_pair: Vec<Seat>,
    /// Whose inversions are yet to be played (PE-22).
    pub(super) inversions: Vec<Seat>,
    /// Who has come to the end of the path and has yet to give cards away (PE-29).
    pub(super) arrivals: Vec<Seat>,
    /// Cards that are to be drawn before anything else happens.
    pub(super) owed: Vec<Owed>,
    pub(super) winners: SeatSet,
    pub(super) phase: Phase,
    /// The turns that have been voted on, in order. Shared, since a state is copied for every decision.
    pub(super) history: Vec<Arc<PlayedTurn>>,
    /// The last giving that has ended.
    pub(super) last_giving: Option<Giving>,
    /// What was turned over last, until there is something new on the table.
    pub(super) revealed: Option<Revealed>,
    pub(super) step: u32,
}

/// What two who vote as one would vote: nothing until one of them has chosen.
pub(super) type PairVote = SharedDraft<Option<Vote>>;

/// Cards that a seat is to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owed {
    /// One in the place of a card that fitted nobody (PE-15).
    One(Seat),
    /// Up to a full hand (PE-19, PE-27).
    FullHand(Seat),
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// The cards are not dealt yet.
    Opening,
    Proposing {
        proposer: Seat,
    },
    /// Everybody lays a card for the subject of an inversion. Until all are in, the cards stay in the hands.
    Laying {
        subject: Seat,
        laid: Ballots<CardId>,
    },
    Voting {
        /// Without who laid which card.
        question: Question,
        /// Who laid each card of an inversion (PE-22).
        layers: Sealed<Vec<Seat>>,
        /// Of a pair, the leader's is both.
        ballots: Ballots<Vote>,
    },
    Debate {
        question: Question,
        votes: Vec<OpenVote>,
        tied: Vec<Candidate>,
        ready: SeatSet,
    },
    Runoff {
        question: Question,
        votes: Vec<OpenVote>,
        tied: Vec<Candidate>,
        ballots: Ballots<Candidate>,
    },
    /// Those who have just advanced and may exchange a card.
    Exchanging {
        open: SeatSet,
    },
    Giving {
        giver: Seat,
    },
    Answering {
        giving: Giving,
    },
    /// The first contested card is voted on; when there is none left, the giving ends.
    Judging {
        giving: Giving,
        ballots: Ballots<Seat>,
    },
    Pairing {
        chooser: Seat,
    },
    /// What comes next follows of itself: nothing ever waits here.
    TurnOver,
    /// Somebody has won, and the portraits are read out.
    Ending {
        reading: Option<Seat>,
    },
    Over,
}

impl State {
    /// Whether nothing more can be played.
    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        let seats = seating.seats();
        State {
            options: options.clone(),
            supply,
            roster: Roster::of(seats),
            masks: vec![Space::START; seats],
            hands: vec![Sealed::new(Vec::new()); seats],
            portraits: vec![Vec::new(); seats],
            last_proposer: None,
            pairs: Vec::new(),
            pair_votes: Vec::new(),
            to_pair: Vec::new(),
            inversions: Vec::new(),
            arrivals: Vec::new(),
            owed: Vec::new(),
            winners: SeatSet::EMPTY,
            phase: Phase::Opening,
            history: Vec::new(),
            last_giving: None,
            revealed: None,
            step: 0,
        }
    }

    /// Those who take part in what is under way: all but who has just sat down.
    pub(super) fn players(&self) -> SeatSet {
        self.roster.active().without(self.roster.newcomers())
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.roster.present().contains(seat)
    }

    pub(super) fn hand(&self, seat: Seat) -> &[CardId] {
        self.hands.get(seat.index()).map_or(&[], |hand| hand.open())
    }

    pub(super) fn mask(&self, seat: Seat) -> Space {
        self.masks.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that lie on the table: neither in a hand nor before anybody.
    pub(super) fn table(&self) -> Vec<CardId> {
        match &self.phase {
            Phase::Voting { question, .. }
            | Phase::Debate { question, .. }
            | Phase::Runoff { question, .. } => question.cards(),
            Phase::Answering { giving } | Phase::Judging { giving, .. } => {
                giving.gifts.iter().map(|gift| gift.card).collect()
            }
            Phase::Opening
            | Phase::Proposing { .. }
            | Phase::Laying { .. }
            | Phase::Exchanging { .. }
            | Phase::Giving { .. }
            | Phase::Pairing { .. }
            | Phase::TurnOver
            | Phase::Ending { .. }
            | Phase::Over => Vec::new(),
        }
    }

    /// The cards that are not in the pile.
    pub(super) fn out(&self) -> Vec<CardId> {
        let hands = self.hands.iter().flat_map(|hand| hand.open()).copied();
        let portraits = self.portraits.iter().flatten().map(|given| given.card);
        hands.chain(portraits).chain(self.table()).collect()
    }

    /// The cards that were voted on last, some of which may have gone under the pile.
    pub(super) fn just_gone(&self) -> Vec<CardId> {
        self.history.last().map(|turn| turn.question.cards()).unwrap_or_default()
    }

    pub(super) fn pile_size(&self) -> usize {
        let hands: usize = self.hands.iter().map(|hand| hand.open().len()).sum();
        let portraits: usize = self.portraits.iter().map(Vec::len).sum();
        self.supply.pile.len().saturating_sub(hands + portraits + self.table().len())
    }

    /// The order of play from the left of who proposed last, who comes last (PE-5).
    pub(super) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        // Before the first turn it is the turn of the seat after the last.
        let last = self.last_proposer.unwrap_or(Seat((self.roster.seats() as u8).saturating_sub(1)));
        self.roster.onward_from(last)
    }

    /// PE-6, PE-7: who has a card, or can turn one up.
    pub(super) fn can_propose(&self, seat: Seat) -> bool {
        self.roster.active().contains(seat) && (!self.hand(seat).is_empty() || self.pile_size() > 0)
    }

    /// Whose turn it is next: the next player who is here, or when nobody is, the next one at all. None when
    /// nobody has anything to propose.
    pub(super) fn next_proposer(&self) -> Option<Seat> {
        let able = |seat: &Seat| self.can_propose(*seat);
        let here = self.turn_order().find(|seat| able(seat) && self.is_here(*seat));
        here.or_else(|| self.turn_order().find(able))
    }

    /// Who lays a card for the subject of an inversion: everybody who has one (PE-21, PE-22).
    pub(super) fn layers(&self) -> SeatSet {
        self.players().iter().filter(|seat| !self.hand(*seat).is_empty()).collect()
    }

    pub(super) fn pair_of(&self, seat: Seat) -> Option<Pair> {
        self.pairs.iter().copied().find(|pair| pair.has(seat))
    }

    /// Who gives a vote: everybody, but of a pair only the leader, for both (PE-20).
    pub(super) fn voters(&self) -> SeatSet {
        let partners = self.pairs.iter().map(|pair| pair.partner).collect();
        self.players().without(partners)
    }

    /// Who gives it in person: the voter, or in a pair both, as far as they are here (PE-20).
    pub(super) fn speakers(&self, voter: Seat) -> SeatSet {
        let members = self.pair_of(voter).map_or(SeatSet::only(voter), |pair| pair.members());
        members.and(self.roster.present()).or(SeatSet::only(voter))
    }

    /// What a pair would vote, if one of them has chosen.
    pub(super) fn pair_vote(&self, leader: Seat) -> Option<&PairVote> {
        self.pair_votes.iter().find(|(of, _)| *of == leader).map(|(_, vote)| vote)
    }

    /// The pairs that have come to agree, and what they vote: everybody of them who is here has agreed.
    pub(super) fn agreed_pair_votes(&self) -> impl Iterator<Item = (Seat, Vote)> {
        self.pair_votes.iter().filter_map(|(leader, draft)| {
            let here = self.speakers(*leader).and(self.roster.present());
            let vote = draft.value().filter(|_| draft.is_agreed_by(here))?;
            Some((*leader, vote))
        })
    }

    /// Who is here, and the voters for whom somebody else is.
    pub(super) fn here_to_vote(&self) -> SeatSet {
        let here = |voter: &Seat| !self.speakers(*voter).and(self.roster.present()).is_empty();
        let spoken_for = self.voters().iter().filter(here);
        self.roster.present().with(spoken_for.collect())
    }

    /// Whom or what one can vote for in this question.
    pub(super) fn candidates(&self, question: &Question) -> Vec<Candidate> {
        match question {
            Question::Whom { .. } => self.players().iter().map(Candidate::Player).collect(),
            Question::Which { cards, .. } => {
                (0..cards.len() as u8).map(|slot| Candidate::Card(Slot(slot))).collect()
            }
        }
    }

    /// PE-16: those who voted explain themselves in the order of play, the proposer first; who is ready has
    /// spoken.
    pub(super) fn to_speak(&self) -> Vec<Seat> {
        let Phase::Debate { votes, ready, .. } = &self.phase else { return Vec::new() };
        let proposer = self.last_proposer.into_iter();
        let order = proposer.chain(self.turn_order().filter(|seat| Some(*seat) != self.last_proposer));
        let voted = |seat: &Seat| votes.iter().any(|vote| vote.seat == *seat);
        let here = self.players().and(self.roster.present());
        order.filter(|seat| voted(seat) && here.contains(*seat) && !ready.contains(*seat)).collect()
    }

    /// Whether they are more than half of the people who play along and are here.
    pub(super) fn most_are_in(&self, seats: SeatSet, bots: SeatSet) -> bool {
        let people = self.players().and(self.roster.present()).without(bots);
        2 * seats.and(people).len() > people.len()
    }

    /// How many cards a player gives away at the end of the path, each to another player (PE-25).
    pub(super) fn gifts_due(&self, giver: Seat) -> usize {
        self.hand(giver).len().min(Options::MOST_GIFTS).min(self.receivers(giver).len())
    }

    /// PE-25
    pub(super) fn receivers(&self, giver: Seat) -> SeatSet {
        self.roster.active().without(SeatSet::only(giver))
    }

    /// Who votes about the contested card: neither giver nor receiver (PE-27).
    pub(super) fn judges(&self, giving: &Giving) -> SeatSet {
        let receiver = giving.contested().map(|gift| gift.to);
        self.players().without([giving.giver].into_iter().chain(receiver).collect())
    }

    /// Receivers who have said nothing yet. Who has left has nothing to say.
    pub(super) fn unanswered(&self, giving: &Giving) -> SeatSet {
        let silent = giving.gifts.iter().filter(|gift| gift.answer.is_none()).map(|gift| gift.to);
        silent.collect::<SeatSet>().and(self.roster.active())
    }

    /// Who may be chosen to vote with: nobody is in two pairs (PE-20).
    pub(super) fn free_partners(&self, chooser: Seat) -> SeatSet {
        let free = |seat: &Seat| *seat != chooser && self.pair_of(*seat).is_none();
        let chooser_is_free = self.pair_of(chooser).is_none();
        self.roster.active().iter().filter(|seat| chooser_is_free && free(seat)).collect()
    }

    /// Whom the table waits for. Empty only when the game is over. Who has answered is open to all, so that
    /// everybody may know this.
    pub(super) fn waiting_on(&self) -> SeatSet {
        let here = self.roster.present();
        match &self.phase {
            Phase::Opening => {
                let active = |seat: &Seat| self.roster.active().contains(*seat);
                let first = self.turn_order().find(|seat| active(seat) && self.is_here(*seat));
                first.or_else(|| self.turn_order().find(active)).map_or(SeatSet::EMPTY, SeatSet::only)
            }
            Phase::Proposing { proposer: seat }
            | Phase::Giving { giver: seat }
            | Phase::Pairing { chooser: seat } => SeatSet::only(*seat),
            Phase::Laying { laid, .. } => laid.awaited(self.layers(), here),
            Phase::Voting { ballots, .. } => self.awaited(ballots),
            Phase::Runoff { ballots, .. } => self.awaited(ballots),
            Phase::Debate { ready, .. } => here.waits_for(self.players().without(*ready)),
            Phase::Exchanging { open } => here.waits_for(*open),
            Phase::Answering { giving } => here.waits_for(self.unanswered(giving)),
            Phase::Judging { giving, ballots } => ballots.awaited(self.judges(giving), here),
            Phase::Ending { .. } => here.or(self.roster.active()),
            Phase::TurnOver | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Those who are to give a vote in person; of a pair those who have not agreed to what lies there.
    fn awaited<T>(&self, ballots: &Ballots<T>) -> SeatSet {
        let awaited = ballots.awaited(self.voters(), self.here_to_vote());
        let silent = |voter: Seat| {
            let agreed = self.pair_vote(voter).map_or(SeatSet::EMPTY, SharedDraft::agreed);
            let speakers = self.speakers(voter);
            speakers.without(agreed).or(speakers)
        };
        awaited.iter().flat_map(|voter| silent(voter).iter()).collect()
    }

    /// What is printed on the space where a mask stands.
    pub(super) fn mark_under(&self, seat: Seat) -> Mark {
        self.options.board.mark(self.mask(seat))
    }
}
