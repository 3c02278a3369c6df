//! Bots among people: what people have laid stands, and they have time to look at what was revealed.

use bots::{BotGame, Character, Level, Player, Seeded, Tempo};
use rules::{
    Eyes, Game, Seat, SeatSet, Slot,
    happiness::{self, Happiness},
    preference::{self, Preference, Stake, Token},
};
use testkit::Trial;

/// More than a turn takes.
const MOST_COMMANDS: usize = 400;

/// A table at which the first seat is a person's.
struct Table<G: Trial, P> {
    state: G::State,
    bots: Vec<P>,
    chance: Seeded,
}

const PERSON: Seat = Seat(0);

impl<G: Trial, P: Player<G>> Table<G, P> {
    fn of(seats: usize, seed: u64, bot: impl Fn(Character) -> P) -> Self {
        let level = |seat: Seat| Level::ALL[(seed as usize + seat.index()) % Level::ALL.len()];
        let bot = |seat: Seat| bot(Character::new(Seeded::nth(seed, u64::from(seat.0)), level(seat)));
        Table {
            state: G::opening(&G::Options::default(), &G::usual_seating(seats), G::supply()),
            bots: Seat::first(seats).map(bot).collect(),
            chance: Seeded::new(seed),
        }
    }

    fn view(&self, seat: Seat) -> G::View {
        G::view(&self.state, Eyes::Seat(seat))
    }

    fn carry_out(&mut self, seat: Seat, command: &G::Command) {
        let decided = G::decide(&self.state, seat, command, &mut self.chance).expect("nothing is refused");
        decided.fold_into(&mut self.state, G::evolve);
    }

    /// Lets the bots play until none of them has anything to do, or the table is where it should be.
    fn play(&mut self, bots: SeatSet, until: impl Fn(&G::State) -> bool) {
        for _ in 0..MOST_COMMANDS {
            let mut idle = true;
            for seat in bots.iter() {
                if until(&self.state) {
                    return;
                }
                let view = self.view(seat);
                if let Some(command) = self.bots[seat.index()].choose(&view, &mut self.chance) {
                    self.carry_out(seat, &command);
                    idle = false;
                }
            }
            if idle {
                return;
            }
        }
        panic!("bots do not come to rest");
    }
}

fn all(seats: usize) -> SeatSet {
    Seat::first(seats).collect()
}

fn but_the_person(seats: usize) -> SeatSet {
    all(seats).without(SeatSet::only(PERSON))
}

fn guess_of(state: &<Happiness as Game>::State) -> Option<happiness::GuessView> {
    match Happiness::view(state, Eyes::Seat(PERSON)).phase {
        // While the person is guessed, they only look on (GH-6).
        happiness::PhaseView::Guessing { player, guess, .. } if player != PERSON => guess,
        _ => None,
    }
}

/// A table of Happiness at which somebody else has ranked, and the person guesses along.
fn guessing(seed: u64) -> Table<Happiness, bots::happiness::Bot> {
    let mut table = Table::<Happiness, _>::of(4, seed, bots::happiness::Bot::new);
    // The bots also play for the person until there is something to guess with the others.
    table.play(all(4), |state| guess_of(state).is_some());
    assert!(guess_of(&table.state).is_some(), "the person guesses");
    table
}

#[test]
fn bots_propose_a_row_and_agree_to_it_among_themselves() {
    let mut table = guessing(1);
    table.play(but_the_person(4), |_| false);
    let guess = guess_of(&table.state).unwrap();
    assert!(guess.complete, "GH-6");
    assert_eq!(guess.agreed.len(), 2, "GH-6: all but the person");
}

#[test]
fn the_row_of_a_person_stands() {
    for seed in 0..6 {
        let mut table = guessing(seed);
        let cards = 5;
        // Some way into what the bots propose, or before they have begun.
        if seed % 2 == 0 {
            table.play(but_the_person(4), |state| guess_of(state).is_some_and(|guess| guess.row.len() == 3));
        }
        // Otherwise than the bots would have it: to lay a token where it lies changes nothing.
        let begun = guess_of(&table.state).unwrap().row.first().copied();
        let order: Vec<Slot> = match begun {
            Some(Slot(first)) if first == cards - 1 => (0..cards).map(Slot).collect(),
            _ => (0..cards).rev().map(Slot).collect(),
        };
        for (place, card) in (0..cards).zip(&order) {
            let command = happiness::Command::LayToken { card: *card, place };
            table.carry_out(PERSON, &command);
            let laid = guess_of(&table.state).unwrap();
            table.play(but_the_person(4), |_| false);
            assert_eq!(
                guess_of(&table.state).unwrap().row,
                laid.row,
                "GH-6: no bot moves what a person laid"
            );
        }
        let guess = guess_of(&table.state).unwrap();
        assert_eq!(guess.agreed.len(), 2, "GH-6: they agree to it");
        table.carry_out(PERSON, &happiness::Command::AgreeToGuess { edition: guess.edition });
        let view = table.view(PERSON);
        let turn = view.history.last().expect("the turn is over");
        assert_eq!(turn.guess, order);
    }
}

#[test]
fn what_a_person_leaves_unfinished_is_finished_in_their_order() {
    let mut table = guessing(3);
    for (place, card) in [3, 1].into_iter().enumerate() {
        let command = happiness::Command::LayToken { card: Slot(card), place: place as u8 };
        table.carry_out(PERSON, &command);
    }
    table.play(but_the_person(4), |_| false);
    assert_eq!(guess_of(&table.state).unwrap().row.len(), 2, "they wait for the person");
    let decided = Happiness::notice(&table.state, rules::Notice::Away(PERSON), &mut table.chance);
    decided.fold_into(&mut table.state, Happiness::evolve);
    table.play(but_the_person(4), |state| guess_of(state).is_none());
    let view = table.view(PERSON);
    let guess = &view.history.last().expect("the turn is over").guess;
    let theirs: Vec<Slot> = guess.iter().copied().filter(|slot| [1, 3].contains(&slot.0)).collect();
    assert_eq!(theirs, [Slot(3), Slot(1)], "GH-6");
}

fn draft_of(state: &<Preference as Game>::State) -> Option<preference::DraftView> {
    match Preference::view(state, Eyes::Seat(PERSON)).phase {
        preference::PhaseView::Guessing { draft, .. } => draft,
        _ => None,
    }
}

#[test]
fn the_tokens_of_a_person_stand() {
    for seed in 0..6 {
        let mut table = Table::<Preference, _>::of(6, seed, bots::preference::Bot::new);
        let may = |state: &<Preference as Game>::State| {
            Preference::view(state, Eyes::Seat(PERSON)).may.contains(&preference::Ability::PlaceToken)
                && draft_of(state).is_some_and(|draft| draft.guessers.len() > 1)
        };
        table.play(all(6), may);
        assert!(may(&table.state), "PP-12: the person guesses with a team");
        if seed % 2 == 0 {
            let two = |state: &<Preference as Game>::State| {
                draft_of(state).is_some_and(|draft| draft.tokens.iter().flatten().count() == 2)
            };
            table.play(but_the_person(6), two);
        }
        // Somewhere else than where the bots would have it: to lay a token where it lies changes nothing.
        let begun = draft_of(&table.state).unwrap().tokens[0].map_or(0, |lies| lies.section.0);
        for (token, section) in Token::ALL.into_iter().zip((1..=4).map(|nth| (begun + nth) % 4)) {
            table.carry_out(PERSON, &preference::Command::PlaceToken { token, section: Slot(section) });
            let laid = draft_of(&table.state).unwrap().tokens;
            table.play(but_the_person(6), |_| false);
            assert_eq!(draft_of(&table.state).unwrap().tokens, laid, "PP-17: no bot moves a person's token");
        }
        table.carry_out(PERSON, &preference::Command::DoubleToken { token: Token(3) });
        table.play(but_the_person(6), |_| false);
        let draft = draft_of(&table.state).unwrap();
        let stakes: Vec<Stake> = draft.tokens.iter().flatten().map(|lies| lies.stake).collect();
        assert_eq!(stakes[2], Stake::Doubled, "PP-13: nor its stake");
        assert_eq!(draft.agreed, draft.guessers.without(SeatSet::only(PERSON)), "PP-17: they agree to it");
    }
}

#[test]
fn people_have_the_first_word_and_time_to_read() {
    let mut table = guessing(2);
    let player = match table.view(PERSON).phase {
        happiness::PhaseView::Guessing { player, .. } => player,
        _ => unreachable!("the person guesses"),
    };
    let other = but_the_person(4).without(SeatSet::only(player)).iter().next().unwrap();
    assert_eq!(Happiness::tempo(&table.view(other)), Tempo::Defer);
    table.carry_out(PERSON, &happiness::Command::LayToken { card: Slot(0), place: 0 });
    assert_eq!(Happiness::tempo(&table.view(other)), Tempo::Think);
    table.play(all(4), |state| {
        matches!(Happiness::view(state, Eyes::Everyone).phase, happiness::PhaseView::Revealed { .. })
    });
    assert!(Seat::first(4).all(|seat| Happiness::tempo(&table.view(seat)) == Tempo::Read));
}

/// How fast a bot ranks for which the person may guess meanwhile, move by move.
fn tempos_while_ranking<G: Trial + BotGame, P: Player<G>>(
    table: &mut Table<G, P>,
    ranks: impl Fn(&G::View) -> Option<Seat>,
) -> Vec<Tempo> {
    let bot = |state: &G::State| ranks(&G::view(state, Eyes::Everyone)).filter(|seat| *seat != PERSON);
    table.play(all(4), |state| bot(state).is_some());
    let mut tempos = Vec::new();
    while let Some(seat) = bot(&table.state) {
        let view = table.view(seat);
        assert!(G::could_do_it(&view, &table.view(PERSON)), "the person may guess");
        tempos.push(G::tempo(&view));
        let command = table.bots[seat.index()].choose(&view, &mut table.chance).expect("the bot ranks");
        table.carry_out(seat, &command);
    }
    tempos
}

/// GH-14, PP-24: with the seal nobody can guess for themselves any more.
#[test]
fn a_bot_that_has_ranked_waits_before_it_seals() {
    let mut table = Table::<Happiness, _>::of(4, 5, bots::happiness::Bot::new);
    let happiness = tempos_while_ranking(&mut table, |view| match view.phase {
        happiness::PhaseView::Ranking { player, .. } => Some(player),
        _ => None,
    });
    let mut table = Table::<Preference, _>::of(4, 5, bots::preference::Bot::new);
    let preference = tempos_while_ranking(&mut table, |view| match view.phase {
        preference::PhaseView::Ranking { it, .. } => Some(it),
        _ => None,
    });
    for tempos in [happiness, preference] {
        let (seal, moves) = tempos.split_last().expect("the bot has ranked");
        assert!(*seal == Tempo::Wait && moves.len() >= 4, "{tempos:?}");
        assert!(moves.iter().all(|tempo| *tempo == Tempo::Think), "{tempos:?}");
    }
}

/// PP-18: a bot that is IT opens the first preference when it likes; then each is looked at before the next.
#[test]
fn what_comes_out_of_a_bots_envelope_is_looked_at() {
    for seed in 0..4 {
        let mut table = Table::<Preference, _>::of(4, seed, bots::preference::Bot::new);
        let mut tempos = Vec::new();
        for opened in 0..=3 {
            table.play(all(4), |state| {
                matches!(
                    Preference::view(state, Eyes::Everyone).phase,
                    preference::PhaseView::Revealing { revealed, .. } if revealed.len() == opened
                )
            });
            let it = table.view(PERSON).waiting_on.iter().next().expect("IT opens the envelope");
            tempos.push(Preference::tempo(&table.view(it)));
            let asked = Seat::first(4).find(|seat| *seat != it).map(|seat| table.view(seat));
            let could_be_asked = Preference::could_be_asked(&asked.expect("somebody looks on"));
            assert_eq!(could_be_asked.contains(it), opened > 0, "people may have it go on");
        }
        assert_eq!(tempos, [Tempo::Think, Tempo::Look, Tempo::Look, Tempo::Look]);
    }
}

/// TC-16: who reads next may be a bot, which leaves the count on the table.
#[test]
fn a_bot_that_reads_next_leaves_time_to_look_at_the_count() {
    use rules::colours::{Colours, PhaseView};
    let mut table = Table::<Colours, _>::of(4, 1, bots::colours::Bot::new);
    table.play(all(4), |state| {
        matches!(Colours::view(state, Eyes::Everyone).phase, PhaseView::RoundOver { .. })
    });
    assert!(Seat::first(4).all(|seat| Colours::tempo(&table.view(seat)) == Tempo::Read));
}
