//! A player of IMAGE who thinks.

use almanac::Almanac;
use rules::{
    CardId, Chance, Seat,
    image::{
        self, Ability, Calling, Challenge, Command, DraftView, FinishedTurn, Image, Named, PersonKey,
        PhaseView, Side, Verdict, View, Voice, is_letter,
    },
};

use super::{
    initials, named,
    plan::{Knowledge, Plan},
};
use crate::{Character, Level, Player};

/// An easy bot leaves so many images open, if they are there.
const LEFT_BY_EASY: usize = 2;

/// Ends what scores most for somebody whom it knows, and what it does not end it extends, or it starts
/// something; it never bluffs, and challenges what the almanac denies or does not know.
#[derive(Debug, Clone)]
pub struct Bot {
    character: Character,
    almanac: &'static Almanac,
    /// What is still to be laid, and on which side.
    to_lay: Vec<(CardId, Side)>,
    /// Whom it has in mind on each side.
    in_mind: [Option<PersonKey>; Side::ALL.len()],
}

impl Bot {
    /// A bot that goes by the almanac that comes with the program.
    pub fn new(character: Character) -> Self {
        Bot::reading(Almanac::embedded(), character)
    }

    /// The same with the almanac by which its table judges.
    pub fn reading(almanac: &'static Almanac, character: Character) -> Self {
        Bot { character, almanac, to_lay: Vec::new(), in_mind: [None; Side::ALL.len()] }
    }

    fn knowledge(&self, view: &View) -> Knowledge {
        Knowledge::of(self.character, self.almanac, &view.options)
    }

    fn turn(&mut self, view: &View) -> Option<Command> {
        let draft = view.draft.as_ref()?;
        if let Some(command) = self.lay_next(draft) {
            return Some(command);
        }
        if let Some(plan) = self.plan(view, draft) {
            self.in_mind[plan.side.index()] = Some(plan.person.key());
            self.to_lay = plan.cards.into_iter().rev().map(|card| (card, plan.side)).collect();
            if let Some(command) = self.lay_next(draft) {
                return Some(command);
            }
        }
        Some(if draft.laid.is_empty() {
            self.put_down(view)
        } else if draft.lacking.is_empty() {
            self.finish(view, draft)
        } else {
            // Only after a person whose seat this was has laid board cards and none of the hand (IM-7).
            Command::TakeBackAll
        })
    }

    /// What to do next: to end an image that lies there, to make one and end it at once, or to leave
    /// something open.
    fn plan(&self, view: &View, draft: &DraftView) -> Option<Plan> {
        let knowledge = self.knowledge(view);
        let begun = self.would_end(view, draft);
        let ending = |sides: &[Side]| knowledge.best_ending(view, draft, sides);
        ending(&begun)
            .or_else(|| ending(&self.would_make_and_end(view, draft)))
            .or_else(|| self.building(view, draft))
    }

    /// The images that lie there and that this bot would end now.
    fn would_end(&self, view: &View, draft: &DraftView) -> Vec<Side> {
        let Sides { begun, lettered, .. } = Sides::of(view, draft);
        let spared = match self.character.level() {
            // Something is left to extend for whoever comes next.
            Level::Easy => LEFT_BY_EASY,
            Level::Normal | Level::Sharp => 0,
        };
        let ends = begun.len() > spared && self.may_end(view, draft);
        if ends { [lettered, begun].concat() } else { lettered }
    }

    /// The empty sides on which it would make an image out of nothing and take it in the same turn. Whoever
    /// does that leaves the others no part in it: it is done only where enough else lies open.
    fn would_make_and_end(&self, view: &View, draft: &DraftView) -> Vec<Side> {
        let Sides { begun, empty, .. } = Sides::of(view, draft);
        let enough = match self.character.level() {
            Level::Normal | Level::Sharp if view.last_round.is_some() => 0,
            Level::Easy | Level::Normal => 3,
            Level::Sharp => 2,
        };
        if begun.len() >= enough && self.may_end(view, draft) { empty } else { Vec::new() }
    }

    /// What was laid in this turn to be left open is left open; only in the last round is there nobody to
    /// leave it to.
    fn may_end(&self, view: &View, draft: &DraftView) -> bool {
        let ended = |side: Side| draft.endings.iter().any(|ending| ending.side == side);
        view.last_round.is_some() || draft.laid.iter().all(|laid| ended(laid.side))
    }

    /// Cards to leave open: on what is begun, but for a table with little to extend.
    fn building(&self, view: &View, draft: &DraftView) -> Option<Plan> {
        let knowledge = self.knowledge(view);
        if view.last_round.is_some() {
            return knowledge.best_riddance(view, draft);
        }
        let Sides { begun, empty, .. } = Sides::of(view, draft);
        let few = match self.character.level() {
            Level::Easy => LEFT_BY_EASY,
            Level::Normal | Level::Sharp => 1,
        };
        let order = if begun.len() < few { [&empty, &begun] } else { [&begun, &empty] };
        order.into_iter().find_map(|sides| knowledge.best_building(view, draft, sides))
    }

    /// The next card of the plan, unless the table has changed so that it cannot lie there.
    fn lay_next(&mut self, draft: &DraftView) -> Option<Command> {
        let (card, side) = self.to_lay.pop()?;
        let moves = draft.moves.iter().find(|moves| moves.card == card);
        let may_lie = |moves: &image::CardMoves| {
            moves.sides.iter().any(|on| on.side == side && on.next_space.is_none())
        };
        if moves.is_some_and(may_lie) {
            return Some(Command::LayCard { card, side, over: None });
        }
        self.to_lay.clear();
        None
    }

    /// IM-14: the cards that fit fewest people; letters stay, since they score.
    fn put_down(&self, view: &View) -> Command {
        let knowledge = self.knowledge(view);
        let mut cards = view.hand.clone().unwrap_or_default();
        cards.sort_by_cached_key(|card| (is_letter(*card), knowledge.breadth(*card)));
        cards.truncate(image::Options::FROM_HAND);
        Command::PutDownCards { cards }
    }

    fn finish(&mut self, view: &View, draft: &DraftView) -> Command {
        let call = |side: Side| {
            let cards: Vec<CardId> = view.sides[side.index()].image.open_cards().collect();
            Calling { side, person: self.somebody(view, side, &cards) }
        };
        let claims = draft.endings.iter().map(|ending| call(ending.side)).collect();
        Command::FinishTurn { claims, testimonies: Vec::new() }
    }

    /// Whom the bot has in mind if they fit, or else the most famous of whom it knows that they do.
    fn somebody(&self, view: &View, side: Side, cards: &[CardId]) -> Named {
        let fitting: Vec<PersonKey> =
            self.knowledge(view).fitting(cards).map(|person| person.key()).collect();
        let in_mind = self.in_mind[side.index()].filter(|person| fitting.contains(person));
        match in_mind.or(fitting.first().copied()) {
            Some(person) => Named::Key(person),
            // Only after a person whose seat this was has laid what they alone know a name for.
            None => {
                named(&initials(&cards.iter().copied().filter(|card| is_letter(*card)).collect::<Vec<_>>()))
            }
        }
    }

    /// IM-16: an image deserves a challenge when the almanac says that whoever was called does not fit, or
    /// that nobody does; and when nobody has heard of whoever was called, but for easy bots.
    fn doubts(&self, view: &View, turn: &FinishedTurn, side: Side) -> bool {
        let knowledge = self.knowledge(view);
        match turn.endings.iter().find(|ending| ending.side == side) {
            Some(ending) => {
                let taken = view.players.iter().find(|player| player.seat == turn.player);
                let taken = taken.and_then(|player| {
                    player.taken.iter().max_by_key(|taken| (taken.side == side, taken.turn))
                });
                let cards = taken.filter(|taken| taken.side == side && taken.claim == ending.claim);
                let cards: Vec<CardId> =
                    cards.map(|taken| taken.image.open_cards().collect()).unwrap_or_default();
                match ending.claim.key {
                    Some(person) => knowledge.rules_out(person, &cards),
                    None => self.doubts_strangers(),
                }
            }
            None => {
                let cards: Vec<CardId> = view.sides[side.index()].image.open_cards().collect();
                !cards.is_empty() && !knowledge.fits_anybody(&cards)
            }
        }
    }

    /// Whether it takes somebody for invented whom the almanac does not know. Easy bots believe what they are
    /// told.
    fn doubts_strangers(&self) -> bool {
        self.character.level() != Level::Easy
    }

    /// IM-18: the almanac speaks for the bot; of somebody whom it does not know, its silence does. Who has
    /// challenged stands by it.
    fn voice(&self, me: Seat, challenge: &Challenge) -> Voice {
        let denied = challenge.findings.iter().any(|finding| finding.verdict == Verdict::DoesNotFit);
        let stranger = challenge.claim.as_ref().is_none_or(|claim| claim.key.is_none());
        let doubted = challenge.challenger == me || (stranger && self.doubts_strangers());
        if denied || doubted { Voice::DoesNotFit } else { Voice::Fits }
    }

    /// The image that this bot challenges, if it may and doubts one.
    fn challenged(&self, view: &View) -> Option<Side> {
        let (turn, sides) = match &view.phase {
            PhaseView::Turn { before: Some(open), .. } => (&open.turn, &open.sides),
            PhaseView::Window { turn, sides, .. } => (turn, sides),
            _ => return None,
        };
        if !view.may.contains(&Ability::ChallengeTurn) {
            return None;
        }
        sides.iter().copied().find(|side| self.doubts(view, turn, *side))
    }
}

/// The sides by what could be done there in this turn; not those on which something was laid to be left
/// open.
struct Sides {
    /// With an image that was there before.
    begun: Vec<Side>,
    empty: Vec<Side>,
    /// With a letter: ended in this turn, or to be, by whoever takes over a turn and finds one of two
    /// initials (IM-26).
    lettered: Vec<Side>,
}

impl Sides {
    fn of(view: &View, draft: &DraftView) -> Sides {
        let image = |side: Side| &view.sides[side.index()].image;
        let touched = |side: Side| draft.laid.iter().any(|laid| laid.side == side);
        let (lettered, others): (Vec<Side>, Vec<Side>) =
            Side::ALL.into_iter().partition(|side| !image(*side).letters().is_empty());
        let untouched = others.into_iter().filter(|side| !touched(*side));
        let (empty, begun) = untouched.partition(|side| image(*side).is_empty());
        Sides { begun, empty, lettered }
    }
}

impl Player<Image> for Bot {
    fn choose(&mut self, view: &View, _chance: &mut dyn Chance) -> Option<Command> {
        let may = |ability: Ability| view.may.contains(&ability);
        if let Some(side) = self.challenged(view) {
            return Some(Command::ChallengeTurn { side, testimonies: Vec::new() });
        }
        let me = view.me.filter(|me| view.waiting_on.contains(*me))?;
        match &view.phase {
            PhaseView::Opening => may(Ability::DealCards).then_some(Command::DealCards),
            PhaseView::Turn { player, .. } if *player == me => self.turn(view),
            PhaseView::Turn { .. } => None,
            PhaseView::Window { .. } => may(Ability::AcceptTurn).then_some(Command::AcceptTurn),
            PhaseView::Naming { challenge, .. } => {
                let person = self.somebody(view, challenge.side, &challenge.cards);
                may(Ability::NamePerson).then_some(Command::NamePerson { person, testimonies: Vec::new() })
            }
            PhaseView::Voting { challenge, voted, .. } => {
                let voice = self.voice(me, challenge);
                (may(Ability::CastVote) && !voted.contains(me)).then_some(Command::CastVote { voice })
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn speaks_up(&self, view: &View) -> bool {
        self.challenged(view).is_some()
    }

    fn observe(&mut self, view: &View) {
        if view.draft.is_none() {
            // The turn is over, and with it what was planned.
            self.to_lay.clear();
        }
    }
}
