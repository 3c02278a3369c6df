//! A player of True Colours who thinks.

use rules::{
    CardId, Chance, Sealed, Seat, SeatSet,
    colours::{Ability, Colours, Command, Options, PhaseView, RoundView, Symbol, View, scoring},
};

use crate::{
    Belief, Character, Player,
    belief::Confidence,
    chance::{Imagined, Seeded},
    repute::{Merit, Repute, Voter, draw, imagination, largest, shares},
    taste::number_of,
};

/// Votes by what it makes of everybody, and predicts what pays best by how it takes the others to vote.
#[derive(Debug, Clone)]
pub struct Bot {
    character: Character,
    repute: Repute,
    /// The logarithm of how much better votes are foreseen by what people are known for than by chance.
    opinionated: f64,
    /// The question of the last round that it has learned from.
    learned: Option<CardId>,
    held: Option<Held>,
    /// How sure it is of ±, and of + and 0: that some votes come to somebody is another thing than that they
    /// all do, or none.
    some: Confidence,
    all_or_none: Confidence,
    beliefs: Vec<Belief>,
}

/// What the bot holds likely of the round under way.
#[derive(Debug, Clone)]
struct Held {
    card: CardId,
    /// Its own votes, and who else has voted.
    mine: Vec<Seat>,
    voters: SeatSet,
    predicted: Symbol,
    likely: f64,
    /// For each colour, how the count may come out if people vote for what others are known for, and if they
    /// vote by chance.
    by_opinion: Vec<(Seat, Chances)>,
    by_chance: Vec<(Seat, Chances)>,
}

/// How likely each result is for one player.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Chances {
    pub plus: f64,
    pub some: f64,
    pub none: f64,
}

/// How likely people are to vote for what others are known for rather than by chance, as the logarithm of the
/// odds.
const OPINIONATED: f64 = 2.0;
/// However much speaks for one of the two, it may turn out otherwise.
const SURE: f64 = 4.0;
/// The results of one round are not independent of each other: together they say about half of what they
/// would.
const TOGETHER: f64 = 0.5;
/// No result is impossible, only because it has not been imagined.
const LEAST_CHANCE: f64 = 0.01;

/// A bot calls ± only where little speaks for anything else, and there it is right more often than it can
/// imagine.
const SURE_OF_SOME: f64 = 0.4;
/// How much more decided people are than what is learned from counts makes them look.
const KEEN: f64 = 1.35;
/// So many counts are imagined before a prediction. The chances are then right to about two in a hundred.
const IMAGINED: u32 = 500;

/// The prediction that pays best: a right + or 0 scores three times what a right ± does (TC-14), so ± must be
/// more than three times as likely as either.
pub fn prediction(chances: Chances) -> Symbol {
    let Chances { plus, some, none } = chances;
    if some > 3.0 * plus.max(none) {
        Symbol::PlusMinus
    } else if plus > none {
        Symbol::Plus
    } else {
        Symbol::Zero
    }
}

impl Chances {
    /// What is to be expected when these are right with a chance, and else the others.
    fn or(self, otherwise: Chances, right: f64) -> Chances {
        let mix = |one: f64, other: f64| right * one + (1.0 - right) * other;
        Chances {
            plus: mix(self.plus, otherwise.plus),
            some: mix(self.some, otherwise.some),
            none: mix(self.none, otherwise.none),
        }
    }

    fn of(self, symbol: Symbol) -> f64 {
        match symbol {
            Symbol::Plus => self.plus,
            Symbol::PlusMinus => self.some,
            Symbol::Zero => self.none,
        }
    }
}

impl Bot {
    pub fn new(character: Character) -> Self {
        Bot {
            repute: Repute::of_frank(character),
            character,
            opinionated: OPINIONATED,
            learned: None,
            held: None,
            some: Confidence::of(SURE_OF_SOME),
            all_or_none: Confidence::of(0.0),
            beliefs: Vec::new(),
        }
    }

    fn learn(&mut self, round: &RoundView, me: Option<Seat>) {
        // Where the table plays without numbers, a symbol says about how many they were.
        let votes = |votes: Option<u8>, got: Symbol| match (votes, got) {
            (Some(votes), _) => f64::from(votes),
            (None, Symbol::Plus) => 3.0,
            (None, Symbol::PlusMinus) => 1.5,
            (None, Symbol::Zero) => 0.0,
        };
        let held = self.held.take_if(|held| held.card == round.question.card);
        // What it has voted itself says nothing about the others.
        let mine =
            |seat: Seat| held.iter().flat_map(|held| &held.mine).filter(|vote| **vote == seat).count() as f64;
        let got = round
            .outcomes
            .iter()
            .map(|outcome| (outcome.seat, (votes(outcome.votes, outcome.got) - mine(outcome.seat)).max(0.0)));
        let voters = match &held {
            Some(held) => held.voters,
            None => round.outcomes.iter().map(|outcome| outcome.seat).collect(),
        };
        let voters = voters.iter().map(|seat| Voter { votes: Options::VOTES as f64, barred: Some(seat) });
        self.repute.learn(round.question.card, &got.collect::<Vec<_>>(), &voters.collect::<Vec<_>>());
        let Some(held) = held else { return };
        let foreseen = |all: &[(Seat, Chances)]| -> f64 {
            let chance = |seat: Seat| all.iter().find(|(one, _)| *one == seat).map(|(_, chances)| *chances);
            let outcomes = round.outcomes.iter();
            let likely = outcomes.filter_map(|outcome| Some(chance(outcome.seat)?.of(outcome.got)));
            likely.map(|likely| likely.max(LEAST_CHANCE).ln()).sum()
        };
        let better = foreseen(&held.by_opinion) - foreseen(&held.by_chance);
        self.opinionated = (self.opinionated + TOGETHER * better).clamp(-SURE, SURE);
        if let Some(outcome) = round.outcomes.iter().find(|outcome| Some(outcome.seat) == me) {
            let came_true = outcome.got == held.predicted;
            self.confidence_mut(held.predicted).learn(held.likely, came_true);
            self.beliefs.push(Belief { p: held.likely, came_true });
        }
    }

    fn confidence(&self, symbol: Symbol) -> Confidence {
        match symbol {
            Symbol::PlusMinus => self.some,
            Symbol::Plus | Symbol::Zero => self.all_or_none,
        }
    }

    fn confidence_mut(&mut self, symbol: Symbol) -> &mut Confidence {
        match symbol {
            Symbol::PlusMinus => &mut self.some,
            Symbol::Plus | Symbol::Zero => &mut self.all_or_none,
        }
    }

    /// Each of the two votes by a whim of its own, so that both go to one only when it is well ahead.
    fn ballot(&self, card: CardId, candidates: SeatSet) -> Option<Vec<Seat>> {
        let candidates: Vec<Seat> = candidates.iter().collect();
        let vote = |nth: usize| {
            let about = |seat: &Seat| number_of(card) ^ (u64::from(seat.0) << 60) ^ (nth as u64) << 57;
            let merit = |seat: &Seat| self.repute.opinion(*seat, card) + self.character.whim(about(seat));
            largest(candidates.iter().map(merit)).map(|place| candidates[place])
        };
        (0..Options::VOTES).map(vote).collect()
    }

    /// How the count may come out for everybody, to one who sits here and has voted like this, if this is how
    /// everybody is seen.
    fn chances(
        merits: &[(Seat, Merit)],
        voters: SeatSet,
        mine: &[Seat],
        chance: &mut Seeded,
    ) -> Vec<(Seat, Chances)> {
        let given: Vec<u8> =
            merits.iter().map(|(seat, _)| mine.iter().filter(|vote| *vote == seat).count() as u8).collect();
        let mut all: Vec<(Seat, Chances)> =
            merits.iter().map(|(seat, _)| (*seat, Chances::default())).collect();
        let each = 1.0 / f64::from(IMAGINED);
        for _ in 0..IMAGINED {
            let mut votes = given.clone();
            let heard: Vec<f64> =
                merits.iter().map(|(_, merit)| merit.expected + merit.off_by * chance.bell()).collect();
            for voter in voters.iter() {
                let mut seen = |((seat, merit), heard): (&(Seat, Merit), &f64)| match *seat == voter {
                    // TC-7
                    true => f64::NEG_INFINITY,
                    false => KEEN * (heard + merit.differs * chance.bell()),
                };
                let shares = shares(&merits.iter().zip(&heard).map(&mut seen).collect::<Vec<_>>());
                (0..Options::VOTES).for_each(|_| votes[draw(&shares, chance)] += 1);
            }
            for ((_, chances), symbol) in all.iter_mut().zip(scoring::symbols(&votes)) {
                match symbol {
                    Symbol::Plus => chances.plus += each,
                    Symbol::PlusMinus => chances.some += each,
                    Symbol::Zero => chances.none += each,
                }
            }
        }
        all
    }

    /// What is to be expected for one who sits here, by how likely it is that people have opinions.
    fn weighed(&self, me: Seat, by_opinion: &[(Seat, Chances)], by_chance: &[(Seat, Chances)]) -> Chances {
        let own = |all: &[(Seat, Chances)]| {
            all.iter().find(|(seat, _)| *seat == me).map(|(_, chances)| *chances).unwrap_or_default()
        };
        let opinionated = 1.0 / (1.0 + (-self.opinionated).exp());
        own(by_opinion).or(own(by_chance), opinionated)
    }

    /// What the bot predicts for itself, with all that it goes by.
    fn predict(
        &self,
        card: CardId,
        me: Seat,
        colours: SeatSet,
        voters: SeatSet,
        mine: &[Seat],
        chance: &mut dyn Chance,
    ) -> Held {
        let mut chance = imagination(chance);
        let voters = voters.without(SeatSet::only(me));
        let voters_for = |seat: Seat| voters.without(SeatSet::only(seat)).len();
        let merits: Vec<(Seat, Merit)> =
            colours.iter().map(|seat| (seat, self.repute.merit(seat, card, voters_for(seat)))).collect();
        let by_opinion = Bot::chances(&merits, voters, mine, &mut chance);
        let nobody_known: Vec<(Seat, Merit)> =
            merits.iter().map(|(seat, _)| (*seat, Merit::default())).collect();
        let by_chance = Bot::chances(&nobody_known, voters, mine, &mut chance);
        let chances = self.weighed(me, &by_opinion, &by_chance);
        let predicted = prediction(chances);
        let likely = self.confidence(predicted).says(chances.of(predicted));
        Held { card, mine: mine.to_vec(), voters, predicted, likely, by_opinion, by_chance }
    }
}

impl Player<Colours> for Bot {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        self.observe(view);
        let me = view.me?;
        let may = |ability| view.may.contains(&ability);
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } => {
                let command = if may(Ability::FinishGame) {
                    Command::FinishGame
                } else {
                    may(Ability::TurnQuestion).then_some(Command::TurnQuestion)?
                };
                view.waiting_on.contains(me).then_some(command)
            }
            PhaseView::Picking { questions, .. } => {
                let questions = questions.as_ref()?;
                let liked = largest(questions.iter().map(|question| self.character.liking(question.card)))?;
                may(Ability::PickQuestion).then(|| Command::PickQuestion { question: questions[liked].card })
            }
            PhaseView::Voting { question, candidates, voted, .. } => {
                if !may(Ability::CastBallot) || voted.contains(me) {
                    return None;
                }
                let votes = self.ballot(question.card, *candidates)?;
                Some(Command::CastBallot { votes: Sealed::new(votes) })
            }
            PhaseView::Predicting { question, colours, voted, ballot, predicted, .. } => {
                if !may(Ability::MakePrediction) || predicted.contains(me) {
                    return None;
                }
                let mine = ballot.as_deref().unwrap_or_default();
                let held = self.predict(question.card, me, *colours, *voted, mine, chance);
                let prediction = held.predicted;
                self.held = Some(held);
                Some(Command::MakePrediction { prediction })
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn observe(&mut self, view: &View) {
        let Some(round) = &view.last_round else { return };
        if self.learned != Some(round.question.card) {
            self.learned = Some(round.question.card);
            self.learn(round, view.me);
        }
    }

    fn beliefs(&self) -> &[Belief] {
        &self.beliefs
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

    use rules::Game;
    use testkit::Trial;

    use super::*;
    use crate::{Level, play};

    /// A bot whose predictions are compared with what it holds likely.
    struct Watched {
        bot: Bot,
        called: Rc<RefCell<BTreeMap<&'static str, u32>>>,
    }

    impl Player<Colours> for Watched {
        fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
            let command = self.bot.choose(view, chance)?;
            if let (Command::MakePrediction { prediction }, Some(me)) = (&command, view.me) {
                let held = self.bot.held.as_ref().expect("a bot that predicts has made up its mind");
                let Chances { plus, some, none } = self.bot.weighed(me, &held.by_opinion, &held.by_chance);
                let (name, pays) = match prediction {
                    Symbol::PlusMinus => ("±", some > 3.0 * plus.max(none)),
                    Symbol::Plus => ("+", plus >= none && 3.0 * plus >= some),
                    Symbol::Zero => ("0", none >= plus && 3.0 * none >= some),
                };
                assert!(pays, "TC-14: {name} of + {plus}, ± {some}, 0 {none}");
                *self.called.borrow_mut().entry(name).or_default() += 1;
            }
            Some(command)
        }

        fn observe(&mut self, view: &View) {
            self.bot.observe(view);
        }
    }

    #[test]
    fn whole_games_through_some_is_called_only_when_it_is_three_times_as_likely() {
        let called = Rc::default();
        for (seed, level) in (0..).zip(Level::ALL) {
            let seats = 3 + 2 * seed as usize;
            let state =
                Colours::opening(&Options::default(), &Colours::usual_seating(seats), Colours::supply());
            let mut players: Vec<Box<dyn Player<Colours>>> = (0..seats as u64)
                .map(|seat| Bot::new(Character::new(Seeded::nth(seed, seat), level)))
                .map(|bot| -> Box<dyn Player<_>> { Box::new(Watched { bot, called: Rc::clone(&called) }) })
                .collect();
            play(state, &mut players, 6_000, &mut Seeded::new(seed)).unwrap();
        }
        assert_eq!(called.borrow().len(), 3, "TC-14: each is called at times: {called:?}");
    }

    #[test]
    fn some_is_called_only_when_it_is_three_times_as_likely() {
        for (plus, some, none, wanted) in [
            (0.2, 0.59, 0.21, Symbol::Zero),
            (0.2, 0.61, 0.19, Symbol::PlusMinus),
            (0.21, 0.6, 0.19, Symbol::Plus),
            (0.0, 0.74, 0.26, Symbol::Zero),
            (0.0, 0.76, 0.24, Symbol::PlusMinus),
        ] {
            assert_eq!(prediction(Chances { plus, some, none }), wanted, "TC-14: {plus} {some} {none}");
        }
    }

    #[test]
    fn no_prediction_pays_more() {
        for plus in 0..=20 {
            for none in 0..=20 - plus {
                let [plus, none] = [plus, none].map(|twentieths| f64::from(twentieths) / 20.0);
                let chances = Chances { plus, some: 1.0 - plus - none, none };
                let pays = |symbol| chances.of(symbol) * f64::from(scoring::points(symbol, symbol));
                let best = Symbol::ALL.into_iter().map(pays).fold(0.0, f64::max);
                assert!(pays(prediction(chances)) >= best - 1e-9, "TC-14: {chances:?}");
            }
        }
    }

    #[test]
    fn three_who_know_nothing_of_each_other_expect_what_chance_says() {
        let bot = Bot::new(Character::new(1, Level::Easy));
        let seats = |count: u8| (0..count).map(Seat).collect::<SeatSet>();
        let card = "tru-001".parse().unwrap();
        let mine = [Seat(1), Seat(2)];
        let held = bot.predict(card, Seat(0), seats(3), seats(3), &mine, &mut Seeded::new(9));
        let (_, chances) = held.by_opinion[0];
        assert!((chances.plus + chances.some + chances.none - 1.0).abs() < 1e-6);
        assert!(chances.some > 0.0);
    }
}
