//! A player of Personal Preference who thinks.

use rules::{
    CardId, Chance, Seat, Slot,
    preference::{
        Ability, Category, Command, DraftView, Drawn, Options, PhaseView, Placement, Preference, RoundView,
        Space, Stake, Token, View,
    },
};

use super::{best_guess, go_on};
use crate::{
    Belief, Character, Player,
    agreement::{Asked, Authorship, Draft, Part, next_token},
    known_tastes::People,
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

    /// The box that it fancies most.
    fn favourite(&self) -> Option<Category> {
        let fancy =
            |category: &Category| self.character.whim(category.pile().as_str().bytes().map(u64::from).sum());
        Category::ALL.into_iter().max_by(|one, other| fancy(one).total_cmp(&fancy(other)))
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

    fn play(&mut self, view: &View, asked: Asked) -> Option<Command> {
        self.observe(view);
        let me = view.me?;
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } => {
                let ability = view.may.first().filter(|_| view.waiting_on.contains(me))?;
                go_on(*ability, || self.favourite())
            }
            PhaseView::Ranking { row, cards, .. } => row.as_ref().map(|row| self.rank(row, cards)),
            PhaseView::Guessing { it, cards, draft, .. } => {
                let draft = draft.as_ref().filter(|_| view.may.contains(&Ability::PlaceToken))?;
                self.guess_along(view, *it, cards, draft, asked)
            }
            PhaseView::Revealing { .. } => {
                view.may.contains(&Ability::RevealPreference).then_some(Command::RevealPreference)
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn guess_along(
        &mut self,
        view: &View,
        it: Seat,
        cards: &[Drawn],
        draft: &DraftView,
        asked: Asked,
    ) -> Option<Command> {
        if view.may.contains(&Ability::WithdrawAgreement) {
            return None;
        }
        let me = view.me?;
        let from = view.pieces.iter().find(|piece| piece.team == draft.team)?.at;
        let laid = Draft { edition: draft.edition, changed_by: draft.changed_by };
        let guess = self.guessed(it, me, from, cards);
        let part = guess.authorship.part(laid, me, view.away.with(view.left));
        let change = match part.when(asked) {
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

    fn guessed(&mut self, it: Seat, me: Seat, from: Space, cards: &[Drawn]) -> &mut Guess {
        let cards = ids(cards);
        let people = &self.people;
        let known = self.guess.take().filter(|guess| guess.cards == cards);
        self.guess.insert(known.unwrap_or_else(|| {
            let forecast = people.forecast(it, Some(me), &cards);
            let tokens = best_guess(&forecast, from);
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
        self.play(view, Asked::Nothing)
    }

    fn help(&mut self, view: &View, _chance: &mut dyn Chance) -> Option<Command> {
        self.play(view, Asked::ToGoAhead)
    }

    fn observe(&mut self, view: &View) {
        let Some(round) = &view.last_round else { return };
        let cards = ids(&round.cards);
        if cards != self.learned {
            self.learn(round);
            self.learned = cards;
        }
    }

    fn beliefs(&self) -> &[Belief] {
        &self.beliefs
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, rc::Rc};

    use rules::{Game, Seating};
    use testkit::Trial;

    use super::*;
    use crate::{
        Level, Seeded, play,
        preference::{CLEAR_OF_START, stake},
    };

    /// A bot whose doubles are compared with what it holds likely.
    struct Watched {
        bot: Bot,
        seen: Rc<Seen>,
    }

    /// How many tokens were doubled clear of Start, how many were not, and how many near it that were more
    /// likely wrong.
    #[derive(Default)]
    struct Seen {
        doubled: Cell<u32>,
        single: Cell<u32>,
        free: Cell<u32>,
    }

    impl Player<Preference> for Watched {
        fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
            let command = self.bot.choose(view, chance)?;
            if let (Command::AgreeToGuess { .. }, PhaseView::Guessing { draft: Some(draft), .. }) =
                (&command, &view.phase)
            {
                let from = view.pieces[draft.team.index()].at;
                let held = &self.bot.guess.as_ref().expect("a bot that guesses has made up its mind").held;
                for (lies, p) in draft.tokens.iter().flatten().zip(held) {
                    let counted = match lies.stake {
                        _ if from >= CLEAR_OF_START => {
                            assert_eq!(lies.stake, stake(*p), "PP-19: {p} at {from:?}");
                            if lies.stake == Stake::Doubled { &self.seen.doubled } else { &self.seen.single }
                        }
                        Stake::Doubled if *p <= 0.5 => &self.seen.free,
                        Stake::Doubled | Stake::Single => continue,
                    };
                    counted.set(counted.get() + 1);
                }
            }
            Some(command)
        }

        fn observe(&mut self, view: &View) {
            self.bot.observe(view);
        }
    }

    /// PP-19, PP-20: alone, so that all that lies there is the bot's own.
    #[test]
    fn whole_games_through_a_double_is_more_likely_right_than_not_or_free() {
        let seen = Rc::new(Seen::default());
        for (seed, level) in (0..).zip(Level::ALL) {
            let seats = 2 + seed as usize % 2;
            let state =
                Preference::opening(&Options::default(), &Seating::each_alone(seats), Preference::supply());
            let mut players: Vec<Box<dyn Player<Preference>>> = (0..seats as u64)
                .map(|seat| Bot::new(Character::new(Seeded::nth(seed, seat), level)))
                .map(|bot| -> Box<dyn Player<_>> { Box::new(Watched { bot, seen: seen.clone() }) })
                .collect();
            play(state, &mut players, 6_000, &mut Seeded::new(seed)).unwrap();
        }
        let Seen { doubled, single, free } = &*seen;
        assert!(doubled.get() > 0 && single.get() > 0, "PP-19: {} and {}", doubled.get(), single.get());
        assert!(free.get() > 0, "PP-20: what costs nothing is dared");
    }
}
