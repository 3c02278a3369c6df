//! Another game that the same eyes could not tell from this one, for the leak tests.

use super::{
    Discussion, Guess, Guessing, Options, Placement, Preference, Stake, Token, Tokens,
    state::{Phase, State},
};
use crate::{
    Arrangement, Chance, Eyes, Ranking, Sealed, Seat, SharedDraft, Slot, Team, any, shuffle,
    testing::{
        Reseal,
        reseal::{another_draft, disturb, other_first_guesses},
    },
};

impl Reseal for Preference {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        // Without `..`: a new field does not compile until somebody rules who may see it.
        let State {
            options,
            supply,
            teams,
            pieces,
            finish_reached,
            roster,
            last_it,
            table,
            phase,
            first_guesses,
            history,
            step,
        } = state;
        let me = state.roster.seat_of(eyes);
        State {
            options: options.clone(),
            supply: supply.clone(),
            teams: teams.clone(),
            pieces: pieces.clone(),
            finish_reached: *finish_reached,
            roster: roster.clone(),
            last_it: *last_it,
            table: table.clone(),
            phase: resealed_phase(state, phase, me, chance),
            // PP-24
            first_guesses: match phase {
                Phase::Ranking { .. } | Phase::Guessing { .. } | Phase::Revealing { .. } => {
                    other_first_guesses(first_guesses, me, state.first_guessers(), table.len(), chance)
                }
                Phase::Opening | Phase::RoundOver | Phase::Over { .. } => first_guesses.clone(),
            },
            history: history.clone(),
            step: *step,
        }
    }
}

fn resealed_phase(state: &State, phase: &Phase, me: Option<Seat>, chance: &mut dyn Chance) -> Phase {
    match phase {
        Phase::Ranking { it, .. } if me != Some(*it) => {
            Phase::Ranking { it: *it, draft: Sealed::new(another_ranking(chance)) }
        }
        Phase::Guessing { it, ranking, to_guess, passed, drafts, guesses } => Phase::Guessing {
            it: *it,
            ranking: resealed_ranking(*it, ranking, 0, me, chance),
            to_guess: to_guess.clone(),
            passed: *passed,
            drafts: drafts
                .iter()
                .zip(state.all_teams())
                .map(|(draft, team)| {
                    let begun = state.guessing_now().contains(&team) || *passed == Some(team);
                    if begun && to_guess.contains(&team) && !knows_draft(state, me, team) {
                        another_draft_guess(state, team, chance)
                    } else {
                        draft.clone()
                    }
                })
                .collect(),
            guesses: guesses
                .iter()
                .zip(state.all_teams())
                .map(|(guess, team)| match guess {
                    Some(_) if !knows_guess(state, me, team) => Some(another_guess(chance)),
                    seen => *seen,
                })
                .collect(),
        },
        Phase::Revealing { it, ranking, guesses, revealed } => Phase::Revealing {
            it: *it,
            ranking: resealed_ranking(*it, ranking, usize::from(*revealed), me, chance),
            guesses: guesses.clone(),
            revealed: *revealed,
        },
        Phase::Opening | Phase::Ranking { .. } | Phase::RoundOver | Phase::Over { .. } => phase.clone(),
    }
}

/// PP-11, PP-17: who makes a guess knows it on its way, and while the teams talk openly everybody knows
/// that of the team in turn. Ruled here anew and not asked of the view, so that a view that takes too much
/// for granted is found out.
fn knows_draft(state: &State, me: Option<Seat>, team: Team) -> bool {
    let talks_openly = state.options.guessing == Guessing::InTurn
        && state.options.discussion == Discussion::Open
        && state.guessing_now().first() == Some(&team);
    talks_openly || makes_draft(state, me, team)
}

fn makes_draft(state: &State, me: Option<Seat>, team: Team) -> bool {
    me.is_some_and(|me| {
        state.team_of(me) == Some(team) && state.it() != Some(me) && !state.roster.newcomers().contains(me)
    })
}

/// PP-17: placed tokens lie open, but not while all guess at once.
fn knows_guess(state: &State, me: Option<Seat>, team: Team) -> bool {
    match state.options.guessing {
        Guessing::InTurn => true,
        Guessing::AtOnce => makes_draft(state, me, team),
    }
}

fn another_ranking(chance: &mut dyn Chance) -> Arrangement {
    let mut row = Arrangement::of(Options::SECTIONS);
    let sections: Vec<Slot> = row.loose().collect();
    disturb(&mut row, &sections, chance);
    row
}

/// Another ranking with the same beginning, for all but IT.
fn resealed_ranking(
    it: Seat,
    ranking: &Sealed<Ranking>,
    revealed: usize,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> Sealed<Ranking> {
    if me == Some(it) {
        return ranking.clone();
    }
    let mut row: Vec<Slot> = ranking.open().row().to_vec();
    shuffle(&mut row[revealed..], chance);
    Sealed::new(Ranking::try_from(row).expect("a shuffled ranking ranks the same cards"))
}

/// Another guess on its way by the same seats, which is as little final as this one.
fn another_draft_guess(state: &State, team: Team, chance: &mut dyn Chance) -> SharedDraft<Tokens> {
    another_draft(
        Tokens::default(),
        state.guessers(team),
        state.present_guessers(team),
        move_a_token,
        |tokens| tokens.finished().is_some(),
        chance,
    )
}

fn move_a_token(tokens: &mut Tokens, chance: &mut dyn Chance) {
    let token = any(&Token::ALL, chance);
    match chance.below(6) {
        0 => tokens.take_back(token),
        1 => tokens.stake(token, any_stake(chance)),
        _ => tokens.place(token, any_section(chance)),
    }
}

fn another_guess(chance: &mut dyn Chance) -> Guess {
    let mut sections: Vec<Slot> = (0..Options::SECTIONS as u8).map(Slot).collect();
    shuffle(&mut sections, chance);
    let placed: Vec<Placement> =
        sections.into_iter().map(|section| Placement { section, stake: any_stake(chance) }).collect();
    Guess::try_from(placed).expect("one token lies on each section")
}

fn any_section(chance: &mut dyn Chance) -> Slot {
    Slot(chance.below(Options::SECTIONS as u32) as u8)
}

fn any_stake(chance: &mut dyn Chance) -> Stake {
    any(&[Stake::Single, Stake::Doubled], chance)
}
