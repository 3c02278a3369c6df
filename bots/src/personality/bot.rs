//! A player of Personality who thinks.

use rules::{
    CardId, Chance, Seat, SeatSet,
    personality::{
        Ability, Answer, Bet, Candidate, Command, Gift, Personality, PhaseView, PlayedTurn, Question,
        Verdict, View, scoring,
    },
};

use super::first_thought;
use crate::{
    Belief, Character, Level, Player,
    belief::{Accord, Confidence},
    chance::Imagined,
    repute::{Merit, Repute, Voter, draw, imagination, largest, shares},
};

/// Chooses whom it takes the others to choose, unless its own opinion is strong, and dares as much as it is
/// sure of.
#[derive(Debug, Clone)]
pub struct Bot {
    character: Character,
    repute: Repute,
    /// How much more readily people choose what comes to everybody's mind first, by what they have chosen so
    /// far.
    first_thoughts: f64,
    /// How many turns have been learned from.
    learned: u16,
    /// What it holds likely of the vote under way: that its own choice is elected at once.
    held: Option<(Vec<CardId>, Candidate, f64)>,
    confidence: Confidence,
    /// Whose portraits have been read out.
    read: SeatSet,
    beliefs: Vec<Belief>,
}

/// How likely a choice is elected at once, and how likely another is.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Odds {
    pub win: f64,
    pub loss: f64,
}

/// So many votes are imagined for each choice.
const IMAGINED: u32 = 300;
/// How much of the odds a bot gives up for its own opinion at the beginning, and after how many turns only
/// half as much: at a table where everybody keeps to their own, nobody ever comes to the end.
const CONVICTION: f64 = 0.4;
const TIRES_AFTER: u16 = 30;
/// People who go by each other are of one mind more often than each of them by what they know of the others.
const CONFIDENCE: f64 = 0.3;

/// How much less than by whim people vote here, who would be of one mind with the others.
const KEEN: f64 = 1.3;
/// What a bot takes for granted of first thoughts before it has seen any vote.
const FIRST_THOUGHTS: f64 = 0.0;
/// How much one vote that was, or was not, a first thought moves that.
const STEP: f64 = 0.25;

/// How much of one mind people of this level are with so many others: those who go by the same record come to
/// the same choice, the more so the more of it each of them takes in. With two others a vote is as open as it
/// was worked out. Measured among bots of one level.
fn accord(level: Level, others: usize) -> Accord {
    let (firmer, lean) = match level {
        Level::Easy => (0.0, 0.25),
        Level::Normal => (0.65, 0.75),
        Level::Sharp => (2.0, 1.6),
    };
    let more = others.saturating_sub(2) as f64;
    Accord { firmness: 1.0 + firmer * more.sqrt(), lean: lean * more }
}

/// The bet that carries farthest on average (PE-13): all of it when an outright win is likelier than an
/// outright loss, and else as little as can be, since no bet is none.
pub fn bet(odds: Odds) -> Bet {
    if odds.win > odds.loss { Bet::Three } else { Bet::Neutral }
}

impl Bot {
    pub fn new(character: Character) -> Self {
        Bot {
            repute: Repute::of_shrewd(character),
            character,
            first_thoughts: FIRST_THOUGHTS,
            learned: 0,
            held: None,
            confidence: Confidence::of(CONFIDENCE),
            read: SeatSet::EMPTY,
            beliefs: Vec::new(),
        }
    }

    fn learn(&mut self, turn: &PlayedTurn, here: &[Candidate]) {
        if let Question::Whom { card, .. } = &turn.question {
            let seats = here.iter().filter_map(|candidate| match candidate {
                Candidate::Player(seat) => Some(*seat),
                Candidate::Card(_) => None,
            });
            let votes = |seat: Seat| {
                turn.votes.iter().filter(|vote| vote.choice == Candidate::Player(seat)).count() as f64
            };
            let got: Vec<(Seat, f64)> = seats.map(|seat| (seat, votes(seat))).collect();
            self.learn_first_thoughts(turn, here);
            let voters = turn.votes.iter().map(|_| Voter { votes: 1.0, barred: None });
            self.repute.learn(*card, &got, &voters.collect::<Vec<_>>());
        }
        if let Some((_, mine, p)) = self.held.take_if(|(cards, ..)| *cards == turn.question.cards()) {
            let came_true = turn.verdict == Verdict::Elected { candidate: mine };
            self.confidence.learn(p, came_true);
            self.beliefs.push(Belief { p, came_true });
        }
    }

    fn learn_first_thoughts(&mut self, turn: &PlayedTurn, here: &[Candidate]) {
        let Some(first) = here.get(first_thought(&turn.question) % here.len().max(1)) else { return };
        let merits = self.expected(&turn.question, here);
        let expected: f64 =
            here.iter().zip(shares(&merits)).filter(|(one, _)| *one == first).map(|(_, p)| p).sum();
        let came = turn.votes.iter().filter(|vote| vote.choice == *first).count() as f64;
        let all = turn.votes.len() as f64;
        self.first_thoughts += STEP * self.character.level().heeds() * (came - all * expected);
    }

    /// How well each candidate answers the question, to the eyes of this table as the bot knows them.
    fn merits(&self, question: &Question, candidates: &[Candidate], voters: usize) -> Vec<Merit> {
        let first = first_thought(question) % candidates.len().max(1);
        let merit = |candidate: &Candidate| match (question, candidate) {
            (Question::Whom { card, .. }, Candidate::Player(seat)) => self.repute.merit(*seat, *card, voters),
            (Question::Which { subject, cards }, Candidate::Card(slot)) => {
                let laid = cards.get(slot.index());
                laid.map(|laid| self.repute.merit(*subject, laid.card, voters)).unwrap_or_default()
            }
            _ => Merit::default(),
        };
        let thought = |place: usize| if place == first { self.first_thoughts } else { 0.0 };
        let merits = candidates.iter().map(merit).enumerate();
        merits.map(|(place, merit)| Merit { expected: merit.expected + thought(place), ..merit }).collect()
    }

    fn expected(&self, question: &Question, candidates: &[Candidate]) -> Vec<f64> {
        self.merits(question, candidates, candidates.len()).into_iter().map(|merit| merit.expected).collect()
    }

    /// For each candidate, how a vote for it may come out.
    fn odds(
        &self,
        view: &View,
        question: &Question,
        candidates: &[Candidate],
        voters: SeatSet,
        me: Seat,
        chance: &mut dyn Chance,
    ) -> Vec<Odds> {
        let mut chance = imagination(chance);
        // PE-20: who leads a pair votes for two, and while they are away, their partner does.
        let pair = |voter: Seat| view.pairs.iter().find(|pair| [pair.leader, pair.partner].contains(&voter));
        let weight = |voter: Seat| 1 + usize::from(pair(voter).is_some());
        let my_vote = my_vote(view, me);
        let others: Vec<usize> = voters.iter().filter(|voter| *voter != my_vote).map(weight).collect();
        let merits = self.merits(question, candidates, others.len());
        let mut odds = vec![Odds::default(); candidates.len()];
        let each = 1.0 / f64::from(IMAGINED);
        for _ in 0..IMAGINED {
            let heard: Vec<f64> =
                merits.iter().map(|merit| merit.expected + merit.off_by * chance.bell()).collect();
            let mut choices: Vec<Candidate> = Vec::with_capacity(others.len() + 2);
            for weight in &others {
                let mut seen = |(merit, heard): (&Merit, &f64)| heard + merit.differs * chance.bell();
                let seen: Vec<f64> = merits.iter().zip(&heard).map(|of| KEEN * seen(of)).collect();
                let shares = shares(&seen);
                let choice = candidates[draw(&shares, &mut chance)];
                choices.extend(std::iter::repeat_n(choice, *weight));
            }
            for (mine, odds) in candidates.iter().zip(&mut odds) {
                let all = choices.iter().copied().chain(std::iter::repeat_n(*mine, weight(me)));
                match scoring::verdict(all) {
                    Verdict::Elected { candidate } if candidate == *mine => odds.win += each,
                    Verdict::Elected { .. } => odds.loss += each,
                    Verdict::Tied { .. } | Verdict::Nobody => {}
                }
            }
        }
        odds
    }

    fn vote(&mut self, view: &View, me: Seat, chance: &mut dyn Chance) -> Option<Command> {
        let PhaseView::Voting { question, candidates, voters, voted, .. } = &view.phase else { return None };
        if voted.contains(me) {
            return None;
        }
        let odds = self.odds(view, question, candidates, *voters, me, chance);
        // Bots who only ever went by what others think would all say the same: so each gives up some of the
        // odds for its own opinion.
        let conviction = CONVICTION * self.character.level().self_regard()
            / (1.0 + f64::from(view.turns) / f64::from(TIRES_AFTER));
        let fancied = |candidate: &Candidate| match (question, candidate) {
            (Question::Whom { card, .. }, Candidate::Player(seat)) => self.repute.opinion(*seat, *card),
            _ => 0.0,
        };
        let worth =
            |(odds, candidate): (&Odds, &Candidate)| odds.win - odds.loss + conviction * fancied(candidate);
        let best = largest(odds.iter().zip(candidates).map(worth))?;
        let others = voters.without(SeatSet::only(my_vote(view, me))).len();
        let says = self.confidence.says_among(odds[best].win, accord(self.character.level(), others));
        self.held = Some((question.cards(), candidates[best], says));
        Some(Command::CastVote { choice: candidates[best], bet: bet(odds[best]) })
    }

    /// Among the tied, whoever most take for the best; what others chose at first, they most likely choose
    /// again.
    fn vote_again(&self, view: &View, me: Seat) -> Option<Command> {
        let PhaseView::Runoff { question, tied, voted, .. } = &view.phase else { return None };
        if voted.contains(me) {
            return None;
        }
        let best = largest(self.expected(question, tied))?;
        Some(Command::VoteAgain { choice: tied[best] })
    }

    /// How sure a card is of one player: the share of the first among those who are here.
    fn clarity(&self, view: &View, card: CardId) -> f64 {
        let merits: Vec<f64> = here(view).iter().map(|seat| self.repute.expected(*seat, card)).collect();
        shares(&merits).into_iter().fold(0.0, f64::max)
    }

    /// How likely others name this player for a card.
    fn share(&self, view: &View, seat: Seat, card: CardId) -> f64 {
        let seats = here(view);
        let merits: Vec<f64> = seats.iter().map(|seat| self.repute.expected(*seat, card)).collect();
        seats.iter().zip(shares(&merits)).filter(|(one, _)| **one == seat).map(|(_, share)| share).sum()
    }

    /// PE-25: again and again the card and the player that go best together, each once.
    fn give(&self, view: &View) -> Option<Command> {
        let PhaseView::Giving { cards, receivers, .. } = &view.phase else { return None };
        let (mut hand, mut receivers) = (view.hand.clone()?, *receivers);
        let mut gifts: Vec<Gift> = Vec::new();
        while gifts.len() < usize::from(*cards) {
            let pairs: Vec<Gift> =
                hand.iter().flat_map(|card| receivers.iter().map(|to| Gift { card: *card, to })).collect();
            let best = pairs[largest(pairs.iter().map(|gift| self.share(view, gift.to, gift.card)))?];
            hand.retain(|card| *card != best.card);
            receivers.remove(best.to);
            gifts.push(best);
        }
        Some(Command::GiveCards { gifts })
    }

    /// PE-26: contested when somebody else is more likely to be named.
    fn answer(&self, view: &View, me: Seat) -> Option<Command> {
        let PhaseView::Answering { giving } = &view.phase else { return None };
        let gift = giving.gifts.iter().find(|gift| gift.to == me && gift.answer.is_none())?;
        let fits = self.best_fit(view, gift.card) == Some(me);
        Some(Command::AnswerGift { answer: if fits { Answer::Accept } else { Answer::Contest } })
    }

    fn best_fit(&self, view: &View, card: CardId) -> Option<Seat> {
        let seats = here(view);
        largest(seats.iter().map(|seat| self.repute.opinion(*seat, card))).map(|place| seats[place])
    }

    /// PE-30: one portrait after another that has not been read yet, and then the end.
    fn read(&mut self, view: &View) -> Command {
        let unread = |seat: &Seat| !self.read.contains(*seat);
        let with_cards = view.players.iter().filter(|player| !player.portrait.is_empty());
        match with_cards.map(|player| player.seat).find(unread) {
            Some(player) => {
                // Others may have turned to the next one before the bot looks again.
                self.read.insert(player);
                Command::ReadPortrait { player }
            }
            None => Command::FinishGame,
        }
    }
}

/// Whose vote it is that somebody casts: a partner's is that of the pair's leader (PE-20).
fn my_vote(view: &View, me: Seat) -> Seat {
    let pair = view.pairs.iter().find(|pair| [pair.leader, pair.partner].contains(&me));
    pair.map_or(me, |pair| pair.leader)
}

/// Those who play and have not left.
fn here(view: &View) -> Vec<Seat> {
    view.players.iter().map(|player| player.seat).filter(|seat| !view.left.contains(*seat)).collect()
}

/// The card of the hand that is worth most.
fn best_of_hand(view: &View, worth: impl Fn(CardId) -> f64) -> Option<CardId> {
    let hand = view.hand.as_ref()?;
    largest(hand.iter().map(|card| worth(*card))).map(|place| hand[place])
}

/// PE-20: whoever is farthest behind, since both move.
fn partner(view: &View) -> Option<Command> {
    let PhaseView::Pairing { free, .. } = &view.phase else { return None };
    let free = view.players.iter().filter(|player| free.contains(player.seat));
    Some(Command::ChoosePartner { partner: free.min_by_key(|player| player.at)?.seat })
}

impl Player<Personality> for Bot {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        self.observe(view);
        let me = view.me.filter(|me| view.waiting_on.contains(*me))?;
        // PE-20: what the other of a pair has chosen is good enough, and who landed there chooses first.
        if let Some(pair) = super::pair(view) {
            if view.may.contains(&Ability::AgreeToPairVote) {
                return super::agree(view);
            }
            let leads = view.pairs.iter().any(|pair| pair.leader == me);
            let alone = view.away.contains(pair.with) || view.left.contains(pair.with);
            if pair.agreed.contains(me) || !(leads || alone) {
                return None;
            }
        }
        match view.may.first()? {
            Ability::DealCards => Some(Command::DealCards),
            Ability::ProposeCard => {
                let card = best_of_hand(view, |card| self.clarity(view, card))?;
                Some(Command::ProposeCard { card })
            }
            Ability::ProposeFromPile => Some(Command::ProposeFromPile),
            Ability::LayCard => {
                let PhaseView::Laying { subject, .. } = &view.phase else { return None };
                let card = best_of_hand(view, |card| self.repute.expected(*subject, card))?;
                Some(Command::LayCard { card })
            }
            Ability::CastVote => self.vote(view, me, chance),
            Ability::PutBackCard | Ability::AgreeToPairVote => None,
            Ability::DeclareReady => Some(Command::DeclareReady),
            Ability::VoteAgain => self.vote_again(view, me),
            Ability::ExchangeCard | Ability::KeepHand => {
                Some(match best_of_hand(view, |card| -self.clarity(view, card)) {
                    Some(card) if view.pile > 0 => Command::ExchangeCard { card },
                    _ => Command::KeepHand,
                })
            }
            Ability::ChoosePartner => partner(view),
            Ability::GiveCards => self.give(view),
            Ability::AnswerGift => self.answer(view, me),
            Ability::JudgeGift => {
                let PhaseView::Judging { card, .. } = &view.phase else { return None };
                Some(Command::JudgeGift { player: self.best_fit(view, *card)? })
            }
            Ability::ReadPortrait | Ability::FinishGame => Some(self.read(view)),
        }
    }

    fn observe(&mut self, view: &View) {
        match &view.phase {
            PhaseView::Ending { reading, .. } => reading.iter().for_each(|seat| self.read.insert(*seat)),
            _ => self.read = SeatSet::EMPTY,
        }
        if view.turns == 0 {
            // Another game has begun, at which everybody is who they were.
            self.learned = 0;
        }
        if view.turns != self.learned
            && let Some(turn) = &view.last_turn
        {
            self.learned = view.turns;
            let candidates: Vec<Candidate> = here(view).into_iter().map(Candidate::Player).collect();
            self.learn(turn, &candidates);
        }
    }

    fn beliefs(&self) -> &[Belief] {
        &self.beliefs
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, rc::Rc};

    use rules::{Game, personality::Options};
    use testkit::Trial;

    use super::*;
    use crate::{Level, Seeded, play};

    /// A bot whose bets are compared with what it holds likely, with a chance of its own so that it can be
    /// asked twice.
    struct Watched {
        bot: Bot,
        chance: Seeded,
        seen: Rc<Seen>,
    }

    /// How many bets dared all, and how many as little as can be.
    #[derive(Default)]
    struct Seen {
        three: Cell<u32>,
        neutral: Cell<u32>,
    }

    impl Player<Personality> for Watched {
        fn choose(&mut self, view: &View, _chance: &mut dyn Chance) -> Option<Command> {
            let mut again = self.chance.clone();
            let command = self.bot.choose(view, &mut self.chance)?;
            if let (
                Command::CastVote { choice, bet },
                PhaseView::Voting { question, candidates, voters, .. },
                Some(me),
            ) = (&command, &view.phase, view.me)
            {
                let odds = self.bot.odds(view, question, candidates, *voters, me, &mut again);
                let mine = candidates.iter().position(|candidate| candidate == choice).unwrap();
                let Odds { win, loss } = odds[mine];
                let (wanted, counted) = if win > loss {
                    (Bet::Three, &self.seen.three)
                } else {
                    (Bet::Neutral, &self.seen.neutral)
                };
                assert_eq!(*bet, wanted, "PE-13: {win} to {loss}");
                counted.set(counted.get() + 1);
            }
            Some(command)
        }

        fn observe(&mut self, view: &View) {
            self.bot.observe(view);
        }
    }

    #[test]
    fn whole_games_through_three_is_bet_when_a_win_is_likelier_than_a_loss_and_else_nothing() {
        let seen = Rc::new(Seen::default());
        for (seed, level) in (0..).zip(Level::ALL) {
            let seats = 3 + seed as usize;
            let supply = Personality::supply();
            let state = Personality::opening(&Options::default(), &Personality::usual_seating(seats), supply);
            let mut players: Vec<Box<dyn Player<Personality>>> = (0..seats as u64)
                .map(|seat| -> Box<dyn Player<_>> {
                    let bot = Bot::new(Character::new(Seeded::nth(seed, seat), level));
                    let chance = Seeded::new(Seeded::nth(seat, seed));
                    Box::new(Watched { bot, chance, seen: seen.clone() })
                })
                .collect();
            play(state, &mut players, 6_000, &mut Seeded::new(seed)).unwrap();
        }
        let (three, neutral) = (seen.three.get(), seen.neutral.get());
        assert!(three > 0 && neutral > 0, "PE-13: {three} dared and {neutral} did not");
    }

    #[test]
    fn three_is_bet_when_an_outright_win_is_likelier_than_an_outright_loss() {
        for (win, loss, wanted) in [
            (0.4, 0.3, Bet::Three),
            (0.3, 0.4, Bet::Neutral),
            (0.1, 0.0, Bet::Three),
            (0.2, 0.2, Bet::Neutral),
        ] {
            assert_eq!(bet(Odds { win, loss }), wanted, "PE-13: {win} to {loss}");
        }
    }

    #[test]
    fn no_bet_carries_farther() {
        let [mine, other] = [Candidate::Player(Seat(0)), Candidate::Player(Seat(1))];
        for (win, loss) in [(0.5, 0.1), (0.3, 0.3), (0.1, 0.7), (0.0, 0.0)] {
            let carries = |bet: Bet| {
                let steps = |elected| f64::from(scoring::steps(mine, bet, elected));
                win * steps(mine) + loss * steps(other)
            };
            let best = Bet::ALL.into_iter().map(carries).fold(f64::NEG_INFINITY, f64::max);
            assert!(carries(bet(Odds { win, loss })) >= best - 1e-9, "PE-13: {win} to {loss}");
        }
    }
}
