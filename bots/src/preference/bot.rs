//! A player of Personal Preference who thinks.

use rules::{
    CardId, Chance, Seat, Slot,
    preference::{
        Ability, Category, Command, DraftView, Drawn, Options, PhaseView, Placement, Preference, RoundView,
        Stake, Token, View,
    },
};

use crate::{
    Belief, Character, Forecast, Player, Tempo,
    agreement::{Authorship, Draft, Part, next_token},
    people::People,
};

/// Ranks by its own taste, and places and doubles tokens for the most steps by what it knows of IT.
#[derive(Debug, Clone)]
pub struct Bot {
    character: Character,
    people: People,
    /// The cards of the last round that it has learned from.
    learned: Vec<CardId>,
    guess: Option<Guess>,
    beliefs: Vec<Belief>,
}

/// What the bot would guess in the round under way.
#[derive(Debug, Clone)]
struct Guess {
    cards: Vec<CardId>,
    tokens: Vec<Placement>,
    /// For each token, how likely it lies right.
    held: Vec<f64>,
    authorship: Authorship,
}

/// What a token is worth in steps that lies right with this chance: 1 or nothing, or when it is doubled 2 or a step back
/// (PP-19).
pub fn worth(p: f64) -> f64 {
    p.max(3.0 * p - 1.0)
}

/// Whether to double a token that lies right with this chance: only then 3p - 1 is more than p.
pub fn stake(p: f64) -> Stake {
    if p > 0.5 { Stake::Doubled } else { Stake::Single }
}

/// The guess that is worth most steps on average. Every one is looked at.
pub fn best_guess(forecast: &Forecast) -> Vec<Placement> {
    let row = forecast.best(worth, 0.0).into_iter().enumerate();
    row.map(|(place, card)| Placement { section: Slot(card), stake: stake(forecast.at(card, place)) })
        .collect()
}

impl Bot {
    pub fn new(character: Character) -> Self {
        Bot {
            people: People::imagined_by(&character),
            character,
            learned: Vec::new(),
            guess: None,
            beliefs: Vec::new(),
        }
    }

    fn learn(&mut self, round: &RoundView) {
        let ranked = round.ranking.iter().filter_map(|slot| round.cards.get(slot.index()));
        let best_first: Vec<CardId> = ranked.map(|drawn| drawn.card).collect();
        self.people.learn(round.it, &best_first);
        if let Some(guess) = self.guess.take_if(|guess| guess.cards == ids(&round.cards)) {
            let tokens = guess.tokens.iter().zip(guess.held).zip(&round.ranking);
            self.beliefs
                .extend(tokens.map(|((lies, p), truth)| Belief { p, came_true: lies.section == *truth }));
        }
    }

    /// Between rounds, whoever is waited for moves the table on.
    fn go_on(&self, ability: Ability) -> Option<Command> {
        match ability {
            Ability::ChooseCategory => {
                let fancy = |category: &Category| {
                    let pile = category.pile();
                    self.character.whim(pile.as_str().bytes().map(u64::from).sum())
                };
                let category =
                    Category::ALL.into_iter().max_by(|one, other| fancy(one).total_cmp(&fancy(other)))?;
                Some(Command::ChooseCategory { category })
            }
            Ability::DrawCards => Some(Command::DrawCards),
            Ability::FinishGame => Some(Command::FinishGame),
            Ability::PutBackCard
            | Ability::RankCard
            | Ability::SealRanking
            | Ability::PlaceToken
            | Ability::DoubleToken
            | Ability::AgreeToGuess
            | Ability::WithdrawAgreement
            | Ability::PassTurn
            | Ability::RevealPreference => None,
        }
    }

    /// From most to least preferred.
    fn rank(&self, row: &[Slot], cards: &[Drawn]) -> Command {
        let mut wanted: Vec<Slot> = (0..cards.len() as u8).map(Slot).collect();
        let liking = |slot: &Slot| self.character.liking(cards[slot.index()].card);
        wanted.sort_by(|one, other| liking(other).total_cmp(&liking(one)));
        match next_token(row, &wanted) {
            Some((card, place)) => Command::RankCard { card, place },
            None => Command::SealRanking,
        }
    }

    fn guess_along(&mut self, view: &View, it: Seat, cards: &[Drawn], draft: &DraftView) -> Option<Command> {
        if view.may.contains(&Ability::WithdrawAgreement) {
            return None;
        }
        let me = view.me?;
        let laid = Draft { edition: draft.edition, changed_by: draft.changed_by };
        let guess = self.guessed(it, me, cards);
        let change = match guess.authorship.part(laid, me, view.away.with(view.left)) {
            Part::Author => {
                let change = arrange(&draft.tokens, &guess.tokens);
                change.inspect(|_| guess.authorship.change(laid))
            }
            Part::Heir => place_loose(&draft.tokens, &guess.tokens),
            Part::Reader => None,
        };
        let may_agree = view.may.contains(&Ability::AgreeToGuess);
        change.or(may_agree.then_some(Command::AgreeToGuess { edition: draft.edition }))
    }

    fn guessed(&mut self, it: Seat, me: Seat, cards: &[Drawn]) -> &mut Guess {
        let cards = ids(cards);
        let people = &self.people;
        let known = self.guess.take().filter(|guess| guess.cards == cards);
        self.guess.insert(known.unwrap_or_else(|| {
            let forecast = people.forecast(it, Some(me), &cards);
            let tokens = best_guess(&forecast);
            let held = tokens.iter().enumerate();
            let held = held.map(|(place, lies)| forecast.at(lies.section.0, place)).collect();
            Guess { cards, tokens, held, authorship: Authorship::default() }
        }))
    }
}

/// Places the first token that lies nowhere: where it is wanted, or else on any section that is free.
fn place_loose(tokens: &[Option<Placement>], wanted: &[Placement]) -> Option<Command> {
    let mut numbered = Token::ALL.into_iter().zip(tokens).zip(wanted);
    let ((token, _), wanted) = numbered.find(|((_, lies), _)| lies.is_none())?;
    let free = |section: &Slot| tokens.iter().flatten().all(|lies| lies.section != *section);
    let sections = std::iter::once(wanted.section).chain((0..Options::SECTIONS as u8).map(Slot));
    Some(Command::PlaceToken { token, section: sections.into_iter().find(free)? })
}

/// What brings tokens closer to how they are wanted: first the sections, then the stakes.
fn arrange(tokens: &[Option<Placement>], wanted: &[Placement]) -> Option<Command> {
    let numbered = || Token::ALL.into_iter().zip(tokens).zip(wanted);
    let elsewhere =
        |lies: &Option<Placement>, wanted: &Placement| lies.is_none_or(|lies| lies.section != wanted.section);
    if let Some(((token, _), wanted)) = numbered().find(|((_, lies), wanted)| elsewhere(lies, wanted)) {
        return Some(Command::PlaceToken { token, section: wanted.section });
    }
    let other_stake =
        |lies: &Option<Placement>, wanted: &Placement| lies.is_some_and(|lies| lies.stake != wanted.stake);
    let ((token, _), wanted) = numbered().find(|((_, lies), wanted)| other_stake(lies, wanted))?;
    Some(match wanted.stake {
        Stake::Doubled => Command::DoubleToken { token },
        Stake::Single => Command::UndoubleToken { token },
    })
}

fn ids(cards: &[Drawn]) -> Vec<CardId> {
    cards.iter().map(|drawn| drawn.card).collect()
}

impl Player<Preference> for Bot {
    fn choose(&mut self, view: &View, _chance: &mut dyn Chance) -> Option<Command> {
        self.observe(view);
        let me = view.me?;
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } => {
                let ability = view.may.first().filter(|_| view.waiting_on.contains(me))?;
                self.go_on(*ability)
            }
            PhaseView::Ranking { row, cards, .. } => row.as_ref().map(|row| self.rank(row, cards)),
            PhaseView::Guessing { it, cards, draft, .. } => {
                let draft = draft.as_ref().filter(|_| view.may.contains(&Ability::PlaceToken))?;
                self.guess_along(view, *it, cards, draft)
            }
            PhaseView::Revealing { .. } => {
                view.may.contains(&Ability::RevealPreference).then_some(Command::RevealPreference)
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn observe(&mut self, view: &View) {
        let Some(round) = &view.last_round else { return };
        let cards = ids(&round.cards);
        if cards != self.learned {
            self.learn(round);
            self.learned = cards;
        }
    }

    fn tempo(&self, view: &View) -> Tempo {
        match &view.phase {
            PhaseView::RoundOver { .. } => Tempo::Read,
            PhaseView::Guessing { draft: Some(draft), .. } if draft.changed_by.is_none() => {
                let here = draft.guessers.without(view.away);
                if here.len() > 1 { Tempo::Defer } else { Tempo::Think }
            }
            PhaseView::Opening { .. }
            | PhaseView::Ranking { .. }
            | PhaseView::Guessing { .. }
            | PhaseView::Revealing { .. }
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
    use rules::preference::{Guess as Placed, scoring};

    /// What a guess is worth when the ranking is drawn from a forecast, by the scoring of the rules.
    fn expected(forecast: &Forecast, placed: &[Placement]) -> f64 {
        placed
            .iter()
            .enumerate()
            .map(|(place, lies)| {
                let p = forecast.at(lies.section.0, place);
                let right = f64::from(scoring::steps(*lies, lies.section));
                let wrong = f64::from(scoring::steps(*lies, Slot((lies.section.0 + 1) % 4)));
                p * right + (1.0 - p) * wrong
            })
            .sum()
    }

    #[test]
    fn a_token_is_doubled_when_it_is_more_likely_right_than_not() {
        for (p, wanted) in [(0.49, Stake::Single), (0.5, Stake::Single), (0.51, Stake::Doubled)] {
            assert_eq!(stake(p), wanted, "PP-19: a chance of {p}");
        }
        assert_eq!((worth(0.4), worth(0.5), worth(1.0)), (0.4, 0.5, 2.0));
    }

    #[test]
    fn no_guess_is_worth_more_than_the_best() {
        for likings in
            [[0.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.5, -2.0], [0.2, 2.0, 2.1, 2.2], [5.0, 5.0, 0.0, 0.0]]
        {
            let forecast = Forecast::of(4, [(2.0, likings.to_vec()), (1.0, vec![0.0, 1.0, 0.0, -1.0])]);
            let best = expected(&forecast, &best_guess(&forecast));
            let slots = || (0..4).map(Slot);
            for (one, two) in slots().flat_map(|one| slots().map(move |two| (one, two))) {
                for (three, four) in slots().flat_map(|three| slots().map(move |four| (three, four))) {
                    for stakes in 0..16_u8 {
                        let stake = |token: usize| match stakes >> token & 1 {
                            0 => Stake::Single,
                            _ => Stake::Doubled,
                        };
                        let sections = [one, two, three, four].into_iter().enumerate();
                        let placed: Vec<Placement> = sections
                            .map(|(token, section)| Placement { section, stake: stake(token) })
                            .collect();
                        if Placed::try_from(placed.clone()).is_ok() {
                            assert!(expected(&forecast, &placed) <= best + 1e-9, "{placed:?}");
                        }
                    }
                }
            }
        }
    }
}
