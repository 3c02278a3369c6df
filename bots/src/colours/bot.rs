//! A player of True Colours who thinks.

use rules::{
    CardId, Chance, Sealed, Seat, SeatSet,
    colours::{Ability, Colours, Command, Options, PhaseView, RoundView, Symbol, View, scoring},
};

use crate::{
    Belief, Character, Player, Tempo,
    repute::{Repute, draw, imagination, largest, shares},
    taste::number_of,
};

/// Votes by what it makes of everybody, and predicts what pays best by how it takes the others to vote.
#[derive(Debug, Clone)]
pub struct Bot {
    character: Character,
    repute: Repute,
    /// The question of the last round that it has learned from.
    learned: Option<CardId>,
    /// What it holds likely of the round under way: that it gets what it has predicted.
    held: Option<(CardId, Symbol, f64)>,
    beliefs: Vec<Belief>,
}

/// How likely each result is for one player.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Chances {
    pub plus: f64,
    pub some: f64,
    pub none: f64,
}

/// So many counts are imagined before a prediction. The chances are then right to about two in a hundred.
const IMAGINED: u32 = 600;

/// The prediction that pays best: a right + or 0 scores three times what a right ± does (TC-14), so ± must be more than
/// three times as likely as either.
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
            repute: Repute::gathered_by(character),
            character,
            learned: None,
            held: None,
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
        let got: Vec<(Seat, f64)> =
            round.outcomes.iter().map(|outcome| (outcome.seat, votes(outcome.votes, outcome.got))).collect();
        self.repute.learn(round.question.card, &got);
        if let Some((_, symbol, p)) = self.held.take_if(|(card, ..)| *card == round.question.card)
            && let Some(outcome) = round.outcomes.iter().find(|outcome| Some(outcome.seat) == me)
        {
            self.beliefs.push(Belief { p, came_true: outcome.got == symbol });
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

    /// How the count may come out for one who sits here and has voted like this.
    fn chances(
        &self,
        card: CardId,
        me: Seat,
        colours: SeatSet,
        voters: SeatSet,
        mine: &[Seat],
        chance: &mut dyn Chance,
    ) -> Chances {
        let mut chance = imagination(chance);
        let colours: Vec<Seat> = colours.iter().collect();
        let voters: Vec<(Vec<usize>, Vec<f64>)> = voters
            .iter()
            .filter(|voter| *voter != me)
            .map(|voter| {
                // TC-7
                let others: Vec<usize> =
                    (0..colours.len()).filter(|place| colours[*place] != voter).collect();
                let merits: Vec<f64> =
                    others.iter().map(|place| self.repute.expected(colours[*place], card)).collect();
                (others, shares(&merits))
            })
            .collect();
        let Some(my_place) = colours.iter().position(|seat| *seat == me) else { return Chances::default() };
        let given: Vec<u8> =
            colours.iter().map(|seat| mine.iter().filter(|vote| *vote == seat).count() as u8).collect();
        let (mut chances, each) = (Chances::default(), 1.0 / f64::from(IMAGINED));
        for _ in 0..IMAGINED {
            let mut votes = given.clone();
            for (others, shares) in &voters {
                (0..Options::VOTES).for_each(|_| votes[others[draw(shares, &mut chance)]] += 1);
            }
            match scoring::symbols(&votes)[my_place] {
                Symbol::Plus => chances.plus += each,
                Symbol::PlusMinus => chances.some += each,
                Symbol::Zero => chances.none += each,
            }
        }
        chances
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
                let chances = self.chances(question.card, me, *colours, *voted, mine, chance);
                let prediction = prediction(chances);
                self.held = Some((question.card, prediction, chances.of(prediction)));
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

    fn tempo(&self, view: &View) -> Tempo {
        match &view.phase {
            PhaseView::RoundOver { .. } => Tempo::Read,
            PhaseView::Opening { .. }
            | PhaseView::Picking { .. }
            | PhaseView::Voting { .. }
            | PhaseView::Predicting { .. }
            | PhaseView::Over { .. } => Tempo::Think,
        }
    }

    fn beliefs(&self) -> &[Belief] {
        &self.beliefs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

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
        let chances = bot.chances(card, Seat(0), seats(3), seats(3), &mine, &mut crate::Seeded::new(9));
        assert!((chances.plus + chances.some + chances.none - 1.0).abs() < 1e-6);
        assert!(chances.some > 0.0);
    }
}
