//! A player of The Game of Happiness who thinks.

use rules::{
    CardId, Chance, Seat, Slot,
    happiness::{Ability, Command, Drawn, FaceUp, GuessView, Happiness, Help, PhaseView, TurnView, View},
};

use super::go_on;
use crate::{
    Belief, Character, Forecast, Player,
    agreement::{Asked, Authorship, Draft, Part, next_token},
    known_tastes::People,
};

/// Ranks by its own taste, and lays the guess that earns most on average by what it knows of the player in
/// turn.
#[derive(Debug, Clone)]
pub struct Bot {
    character: Character,
    people: People,
    /// How many turns of the history it has learned from.
    learned: usize,
    guess: Option<Guess>,
    beliefs: Vec<Belief>,
}

/// What the bot would guess in the turn under way.
#[derive(Debug, Clone)]
struct Guess {
    turn: u8,
    cards: Vec<CardId>,
    /// From most unhappy to most happy; a token that lies face up is among them.
    row: Vec<Slot>,
    /// For each place of the row, how likely it is right; nothing for what lies open.
    held: Vec<Option<f64>>,
    authorship: Authorship,
}

impl Bot {
    pub fn new(character: Character) -> Self {
        Bot {
            people: People::imagined_by(&character),
            character,
            learned: 0,
            guess: None,
            beliefs: Vec::new(),
        }
    }

    fn learn(&mut self, turn: &TurnView) {
        let ranked = turn.ranking.iter().filter_map(|slot| turn.cards.get(slot.index()));
        let best_first: Vec<CardId> = ranked.rev().map(|drawn| drawn.card).collect();
        self.people.learn(turn.player, &best_first);
        if let Some(guess) = self.guess.take_if(|guess| guess.cards == ids(&turn.cards)) {
            let places = guess.row.iter().zip(guess.held).zip(&turn.ranking);
            self.beliefs.extend(
                places.filter_map(|((mine, p), truth)| Some(Belief { p: p?, came_true: mine == truth })),
            );
        }
    }

    /// From most unhappy to most happy.
    fn ranking(&self, cards: &[Drawn]) -> Vec<Slot> {
        let mut row: Vec<Slot> = (0..cards.len() as u8).map(Slot).collect();
        let liking = |slot: &Slot| self.character.liking(cards[slot.index()].card);
        row.sort_by(|one, other| liking(one).total_cmp(&liking(other)));
        row
    }

    fn rank(&self, view: &View, row: &[Slot], cards: &[Drawn], me: Seat) -> Command {
        let wanted = self.ranking(cards);
        match next_token(row, &wanted) {
            Some((card, place)) => Command::LayToken { card, place },
            None => {
                let face_up = match view.options.help {
                    Help::None => None,
                    Help::OneFaceUp => self.most_surprising(&wanted, cards, me),
                };
                Command::SealRanking { face_up }
            }
        }
    }

    /// GH-9: the token whose place the others are least likely to find.
    fn most_surprising(&self, row: &[Slot], cards: &[Drawn], me: Seat) -> Option<Slot> {
        let forecast = self.people.forecast(me, None, &ids(cards)).reversed();
        let places = row.iter().enumerate();
        let hardest = places.min_by(|(place, slot), (other_place, other)| {
            forecast.at(slot.0, *place).total_cmp(&forecast.at(other.0, *other_place))
        });
        hardest.map(|(_, slot)| *slot)
    }

    fn play(&mut self, view: &View, asked: Asked) -> Option<Command> {
        self.observe(view);
        let me = view.me?;
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::Revealed { .. } => go_on(view, me),
            PhaseView::Ranking { row, cards, .. } => {
                let row = row.as_ref().filter(|_| view.may.contains(&Ability::LayToken))?;
                Some(self.rank(view, row, cards, me))
            }
            PhaseView::Guessing { player, guess, cards, face_up, .. } => {
                let guess = guess.as_ref().filter(|_| view.may.contains(&Ability::LayToken))?;
                self.guess_along(view, (*player, *face_up), cards, guess, asked)
            }
            PhaseView::Over => None,
        }
    }

    fn guess_along(
        &mut self,
        view: &View,
        (player, face_up): (Seat, Option<FaceUp>),
        cards: &[Drawn],
        laid: &GuessView,
        asked: Asked,
    ) -> Option<Command> {
        if view.may.contains(&Ability::WithdrawAgreement) {
            return None;
        }
        let me = view.me?;
        let draft = Draft { edition: laid.edition, changed_by: laid.changed_by };
        let guess = self.guessed(view, player, cards, face_up);
        let part = guess.authorship.part(draft, me, view.away.with(view.left)).when(asked);
        if !laid.complete {
            let shown = face_up.map(|face_up| face_up.card);
            let wanted: Vec<Slot> = guess.row.iter().copied().filter(|slot| Some(*slot) != shown).collect();
            let (card, place) = next_token(&laid.row, &wanted).filter(|_| part != Part::Reader)?;
            if part == Part::Author {
                guess.authorship.change(draft);
            }
            return Some(Command::LayToken { card, place });
        }
        let may_agree = view.may.contains(&Ability::AgreeToGuess);
        may_agree.then_some(Command::AgreeToGuess { edition: laid.edition })
    }

    fn guessed(&mut self, view: &View, player: Seat, cards: &[Drawn], face_up: Option<FaceUp>) -> &mut Guess {
        let cards = ids(cards);
        let people = &self.people;
        let known = self.guess.take().filter(|guess| guess.turn == view.turn && guess.cards == cards);
        self.guess.insert(known.unwrap_or_else(|| {
            let forecast = people.forecast(player, view.me, &cards).reversed();
            Guess::new(view.turn, cards, &forecast, face_up)
        }))
    }
}

impl Guess {
    fn new(turn: u8, cards: Vec<CardId>, forecast: &Forecast, face_up: Option<FaceUp>) -> Guess {
        let forecast = match face_up {
            Some(shown) => forecast.given(shown.card.0, shown.place.into()),
            None => forecast.clone(),
        };
        let row: Vec<Slot> = best_row(&forecast, cards.len()).into_iter().map(Slot).collect();
        let open = |slot: &Slot| face_up.is_some_and(|shown| shown.card == *slot);
        let held = row.iter().enumerate();
        let held = held.map(|(place, slot)| (!open(slot)).then(|| forecast.at(slot.0, place))).collect();
        Guess { turn, cards, row, held, authorship: Authorship::default() }
    }
}

/// The row that earns most on average: a point for each right place (GH-7), and as many again when all are
/// right (GH-8).
pub fn best_row(forecast: &Forecast, cards: usize) -> Vec<u8> {
    forecast.best(|p| p, cards as f64)
}

fn ids(cards: &[Drawn]) -> Vec<CardId> {
    cards.iter().map(|drawn| drawn.card).collect()
}

impl Player<Happiness> for Bot {
    fn choose(&mut self, view: &View, _chance: &mut dyn Chance) -> Option<Command> {
        self.play(view, Asked::Nothing)
    }

    fn help(&mut self, view: &View, _chance: &mut dyn Chance) -> Option<Command> {
        self.play(view, Asked::ToGoAhead)
    }

    fn observe(&mut self, view: &View) {
        if view.history.len() < self.learned {
            // Another game has begun, at which everybody is who they were.
            self.learned = 0;
        }
        for turn in &view.history[self.learned..] {
            self.learn(turn);
        }
        self.learned = view.history.len();
    }

    fn beliefs(&self) -> &[Belief] {
        &self.beliefs
    }
}
