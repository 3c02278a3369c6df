//! What one pair of eyes may know.

use std::sync::Arc;

use serde::Serialize;

use super::{
    Draw, Drawn, Guess, Guessing, Options, Placement, Space, Square,
    decide::may_pass,
    scoring,
    state::{Phase, PlayedRound, State},
};
use crate::{Closest, Eyes, Seat, SeatSet, Slot, Standing, Team};

/// Everything that one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::View))]
pub struct View {
    /// The house rules of this game.
    pub options: Options,
    /// Whose eyes these are; none for the stage and for guests who only watch.
    pub me: Option<Seat>,
    /// The team of these eyes.
    pub my_team: Option<Team>,
    /// What may be done now through these eyes. Empty for those who only watch, and for IT while others guess
    /// (PP-11).
    pub may: Vec<Ability>,
    /// For each team, its piece, from the first team on.
    pub pieces: Vec<PieceView>,
    /// The round being played or just over counts; from 1. 0 before the first. Lost rounds do not count.
    pub round: u16,
    /// What is going on.
    pub phase: PhaseView,
    /// The last round that was revealed to its end.
    pub last_round: Option<RoundView>,
    /// Seats nobody waits for at the moment.
    pub away: SeatSet,
    /// Seats that have left. They wait for their guests.
    pub left: SeatSet,
    /// Seats that play along from the next round on.
    pub newcomers: SeatSet,
    /// Whom the table waits for, as far as these eyes may know: who does not see a team's guess move (PP-17)
    /// is not told either which of its guessers have agreed to it, and finds all of them here.
    pub waiting_on: SeatSet,
}

/// What a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Ability))]
pub enum Ability {
    /// Choose the box that the cards come from.
    ChooseCategory,
    /// Turn over the next cards.
    DrawCards,
    /// Put a card back that does not suit.
    PutBackCard,
    /// Lay cards in one's ranking, or in a first guess of IT's, and take them out again.
    RankCard,
    /// The ranking is complete and may be sealed.
    SealRanking,
    /// Place tokens and take them back.
    PlaceToken,
    /// A token lies somewhere and may be doubled, or not doubled any longer.
    DoubleToken,
    /// Agree to the shared guess as it is.
    AgreeToGuess,
    /// Not agree to it any longer.
    WithdrawAgreement,
    /// Let the team guess last.
    PassTurn,
    /// Open the envelope by one more place.
    RevealPreference,
    /// Go on to the end.
    FinishGame,
}

/// A team's piece on the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::PieceView))]
pub struct PieceView {
    /// Whose piece it is.
    pub team: Team,
    /// Those of the team who have not left; when there are none, the piece stays where it is (PP-23).
    pub members: SeatSet,
    /// How far it has come from Start. At the length of the board it is at Finish, and beyond it goes round
    /// again.
    pub at: Space,
    /// What is printed on the square where it stands.
    pub square: Square,
    /// How many teams are farther ahead.
    pub behind: u8,
}

/// What is going on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::PhaseView))]
pub enum PhaseView {
    /// The board is clear and a round is about to begin: before the first, and after one that was lost.
    Opening {
        /// Who will be IT, and where the cards will come from.
        next: NextRound,
    },
    /// IT ranks in secret, and may put back what is wholly unfamiliar.
    Ranking {
        /// Who ranks.
        it: Seat,
        /// One on each section.
        cards: Vec<Drawn>,
        /// From most to least preferred, as far as it is laid; only IT sees it.
        row: Option<Vec<Slot>>,
        /// One's own first guess so far (PP-24); nobody else sees it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        first: Vec<Slot>,
    },
    /// The teams guess.
    Guessing {
        /// Whose ranking is guessed.
        it: Seat,
        /// What lies on the board, section by section.
        cards: Vec<Drawn>,
        /// IT's own ranking; only they see it.
        row: Option<Vec<Slot>>,
        /// What one guessed at first, as far as one did (PP-24); nobody else sees it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        first: Vec<Slot>,
        /// The teams that have yet to guess, in their order: it is the first one's turn, or all of theirs
        /// (PP-17).
        to_guess: Vec<Team>,
        /// The team in last place that has passed (PP-16).
        passed: Option<Team>,
        /// The tokens that lie open: all that are final, or with the option only one's own team's.
        guesses: Vec<GuessView>,
        /// The guess of one's own team on its way, for those who make it.
        draft: Option<DraftView>,
        /// The guess of the team in turn on its way, for everybody else while the teams talk openly (PP-17).
        /// Only those who make it move it.
        discussed: Option<DraftView>,
    },
    /// IT opens the envelope, one preference after another.
    Revealing {
        /// Whose ranking is revealed.
        it: Seat,
        /// What lies on the board, section by section.
        cards: Vec<Drawn>,
        /// The cards that have been revealed, from the most preferred on.
        revealed: Vec<Slot>,
        /// What the teams have guessed.
        guesses: Vec<GuessView>,
        /// IT's own ranking; only they see it.
        row: Option<Vec<Slot>>,
    },
    /// All preferences lie open: see [`View::last_round`].
    RoundOver {
        /// The next round; none when a team has won.
        next: Option<NextRound>,
        /// The teams that share the lead although Finish has been reached, so that play goes on (PP-22).
        tied: Vec<Team>,
    },
    /// The end.
    Over {
        /// None when the game ended for want of teams.
        winner: Option<Team>,
        /// All rounds that were revealed, in order.
        history: Vec<RoundView>,
    },
}

/// The round that is about to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::NextRound))]
pub struct NextRound {
    /// Who will be IT.
    pub it: Seat,
    /// IT's team.
    pub team: Team,
    /// Where the cards come from (PP-6).
    pub draw: Draw,
}

/// The placed tokens of a team.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::GuessView))]
pub struct GuessView {
    /// Whose guess it is.
    pub team: Team,
    /// Where token 1 lies, token 2, 3 and 4.
    pub tokens: Vec<Placement>,
    /// How many steps the piece went for each of them, as far as the preferences have been revealed (PP-19).
    /// None for a wrong double on Start, where no piece goes back (PP-20).
    pub steps: Vec<i8>,
}

/// The guess that a team is making together.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::DraftView))]
pub struct DraftView {
    /// Whose draft it is.
    pub team: Team,
    /// Those who make it.
    pub guessers: SeatSet,
    /// Where token 1 lies, token 2, 3 and 4; none for one that is not on the board.
    pub tokens: Vec<Option<Placement>>,
    /// Whether every token lies somewhere, so that the guess may be agreed to.
    pub complete: bool,
    /// Sent back with an agreement, so that nobody agrees to what they did not see.
    pub edition: u32,
    /// Who made the last change.
    pub changed_by: Option<Seat>,
    /// Who has agreed to it as it is.
    pub agreed: SeatSet,
    /// Who had agreed before somebody else changed it, and has not said anything to it since.
    pub undone: SeatSet,
}

/// One finished round, open to all.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::RoundView))]
pub struct RoundView {
    /// Whose preferences were guessed.
    pub it: Seat,
    /// What lay on the board.
    pub cards: Vec<Drawn>,
    /// From most to least preferred.
    pub ranking: Vec<Slot>,
    /// Of the teams that guessed, from the first team on.
    pub guesses: Vec<GuessView>,
    /// For each team, where its piece stood at the end of the round.
    pub pieces: Vec<Space>,
    /// Whose first guess came nearest, if anybody's did (PP-24).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closest: Option<Closest>,
}

pub(super) fn view(state: &State, eyes: Eyes) -> View {
    // Without `..`: a new field does not compile until somebody rules who may see it.
    let State {
        options,
        supply: _,
        teams: _,
        pieces: _,
        finish_reached: _,
        roster,
        last_it: _,
        table: _,
        phase,
        first_guesses: _,
        history,
        step: _,
    } = state;
    let me = state.roster.seat_of(eyes);
    View {
        options: options.clone(),
        me,
        my_team: me.and_then(|me| state.team_of(me)),
        may: me.map(|seat| abilities(state, seat)).unwrap_or_default(),
        pieces: state.all_teams().map(|team| piece_view(state, team)).collect(),
        round: history.len() as u16 + u16::from(state.it().is_some()),
        phase: phase_view(state, phase, me),
        last_round: history.len().checked_sub(1).map(|last| round_view(history, last)),
        away: roster.away(),
        left: roster.left(),
        newcomers: roster.newcomers(),
        waiting_on: waiting_on(state, me),
    }
}

fn abilities(state: &State, seat: Seat) -> Vec<Ability> {
    match &state.phase {
        Phase::Opening | Phase::RoundOver => match state.next_it() {
            None => vec![Ability::FinishGame],
            Some(it) if state.draw_for(it) != Draw::Choice => vec![Ability::DrawCards],
            Some(it) if state.team_of(it) == state.team_of(seat) => vec![Ability::ChooseCategory],
            Some(_) => vec![],
        },
        Phase::Ranking { it, .. } if seat != *it => match state.first_guessers().contains(seat) {
            true => vec![Ability::RankCard],
            false => vec![],
        },
        Phase::Ranking { draft, .. } => match draft.open().finished() {
            Some(_) => vec![Ability::PutBackCard, Ability::RankCard, Ability::SealRanking],
            None => vec![Ability::PutBackCard, Ability::RankCard],
        },
        Phase::Guessing { .. } => guessing_abilities(state, seat),
        Phase::Revealing { it, .. } if seat != *it && !state.it_is_gone() => vec![],
        Phase::Revealing { .. } => vec![Ability::RevealPreference],
        Phase::Over { .. } => vec![],
    }
}

/// PP-11: IT is never among the guessers.
fn guessing_abilities(state: &State, seat: Seat) -> Vec<Ability> {
    let mut now = state.guessing_now().iter().copied();
    let Some(team) = now.find(|team| state.guessers(*team).contains(seat)) else { return vec![] };
    let Some(draft) = state.draft(team) else { return vec![] };
    let any_placed = draft.value().placements().iter().any(Option::is_some);
    let (complete, agreed) = (draft.value().finished().is_some(), draft.agreed().contains(seat));
    [
        (Ability::PlaceToken, true),
        (Ability::DoubleToken, any_placed),
        (Ability::AgreeToGuess, complete && !agreed),
        (Ability::WithdrawAgreement, agreed),
        (Ability::PassTurn, may_pass(state, team).is_ok()),
    ]
    .into_iter()
    .filter_map(|(ability, may)| may.then_some(ability))
    .collect()
}

fn piece_view(state: &State, team: Team) -> PieceView {
    let at = state.pieces[team.index()];
    PieceView {
        team,
        members: state.members(team),
        at,
        square: state.options.board.square(at),
        behind: Standing(&state.pieces).ahead_of(&at),
    }
}

fn phase_view(state: &State, phase: &Phase, me: Option<Seat>) -> PhaseView {
    let cards = || state.table.clone();
    // PP-24: one's own, and nobody else's.
    let first = || me.map(|me| state.first_guesses.row_of(me).to_vec()).unwrap_or_default();
    match phase {
        Phase::Opening => PhaseView::Opening {
            next: next_round(state).expect("nobody has won before a round is over, and somebody plays"),
        },
        Phase::Ranking { it, draft } => PhaseView::Ranking {
            it: *it,
            cards: cards(),
            row: (me == Some(*it)).then(|| draft.open().row().to_vec()),
            first: first(),
        },
        Phase::Guessing { it, ranking, to_guess, passed, drafts: _, guesses } => PhaseView::Guessing {
            it: *it,
            cards: cards(),
            row: (me == Some(*it)).then(|| ranking.open().row().to_vec()),
            first: first(),
            to_guess: to_guess.clone(),
            passed: *passed,
            guesses: guess_views(guesses, &[], &[], |team| sees_guess(state, me, team)),
            draft: my_draft(state, me),
            discussed: discussed(state, me),
        },
        Phase::Revealing { it, ranking, guesses, revealed } => {
            let revealed = &ranking.open().row()[..usize::from(*revealed)];
            PhaseView::Revealing {
                it: *it,
                cards: cards(),
                revealed: revealed.to_vec(),
                guesses: guess_views(guesses, revealed, before(&state.history), |_| true),
                row: (me == Some(*it)).then(|| ranking.open().row().to_vec()),
            }
        }
        Phase::RoundOver => PhaseView::RoundOver { next: next_round(state), tied: tied(state) },
        Phase::Over { winner } => {
            let rounds = 0..state.history.len();
            PhaseView::Over {
                winner: *winner,
                history: rounds.map(|number| round_view(&state.history, number)).collect(),
            }
        }
    }
}

fn next_round(state: &State) -> Option<NextRound> {
    let it = state.next_it()?;
    Some(NextRound { it, team: state.team_of(it)?, draw: state.draw_for(it) })
}

/// PP-22
fn tied(state: &State) -> Vec<Team> {
    let at_finish =
        |round: &Arc<PlayedRound>| round.pieces.iter().any(|at| state.options.board.is_finish(*at));
    let leaders = scoring::leaders(&state.pieces);
    let reached = state.ends_with_this_round() || state.history.iter().any(at_finish);
    let tied = leaders.len() > 1 && reached;
    if tied { leaders } else { vec![] }
}

/// PP-17: placed tokens lie open, unless all guess unseen; then only those who placed them see them.
fn sees_guess(state: &State, me: Option<Seat>, team: Team) -> bool {
    state.options.guessing == Guessing::InTurn || makes_draft(state, me, team)
}

/// PP-17: a guess on its way is seen by those who make it, and by everybody while the teams talk openly.
fn sees_draft(state: &State, me: Option<Seat>, team: Team) -> bool {
    makes_draft(state, me, team) || state.is_discussed_openly(team)
}

/// IT never makes one (PP-11).
fn makes_draft(state: &State, me: Option<Seat>, team: Team) -> bool {
    me.is_some_and(|me| state.guessers(team).contains(me))
}

fn my_draft(state: &State, me: Option<Seat>) -> Option<DraftView> {
    let Phase::Guessing { to_guess, .. } = &state.phase else { return None };
    let team = to_guess.iter().copied().find(|team| makes_draft(state, me, *team))?;
    draft_view(state, team)
}

/// What everybody sees of the guess in turn, but those who make it, who have it as theirs.
fn discussed(state: &State, me: Option<Seat>) -> Option<DraftView> {
    let mut others = state.guessing_now().iter().copied().filter(|team| !makes_draft(state, me, *team));
    let team = others.find(|team| state.is_discussed_openly(*team))?;
    draft_view(state, team)
}

fn draft_view(state: &State, team: Team) -> Option<DraftView> {
    let draft = state.draft(team)?;
    Some(DraftView {
        team,
        guessers: state.guessers(team),
        tokens: draft.value().placements().to_vec(),
        complete: draft.value().finished().is_some(),
        edition: draft.edition(),
        changed_by: draft.changed_by(),
        agreed: draft.agreed(),
        undone: draft.undone(),
    })
}

fn waiting_on(state: &State, me: Option<Seat>) -> SeatSet {
    state.waiting_as_seen(|team| match state.draft(team) {
        Some(draft) if sees_draft(state, me, team) => draft.agreed(),
        Some(_) | None => SeatSet::EMPTY,
    })
}

/// `from` is where the pieces stood when the round began; all on Start when nothing is said.
fn guess_views(
    guesses: &[Option<Guess>],
    revealed: &[Slot],
    from: &[Space],
    seen: impl Fn(Team) -> bool,
) -> Vec<GuessView> {
    let placed = Team::first(guesses.len()).zip(guesses).filter(|(team, _)| seen(*team));
    let placed = placed.filter_map(|(team, guess)| guess.as_ref().map(|guess| (team, guess)));
    let view = |(team, guess): (Team, &Guess)| GuessView {
        team,
        tokens: guess.placements().to_vec(),
        steps: scoring::moves(guess, revealed, from.get(team.index()).copied().unwrap_or_default()),
    };
    placed.map(view).collect()
}

/// Where the pieces stood after these rounds; nothing before the first.
fn before(rounds: &[Arc<PlayedRound>]) -> &[Space] {
    rounds.last().map_or(&[], |round| &round.pieces)
}

fn round_view(history: &[Arc<PlayedRound>], number: usize) -> RoundView {
    let PlayedRound { it, cards, ranking, guesses, pieces, closest } = &*history[number];
    RoundView {
        it: *it,
        cards: cards.clone(),
        ranking: ranking.row().to_vec(),
        guesses: guess_views(guesses, ranking.row(), before(&history[..number]), |_| true),
        pieces: pieces.clone(),
        closest: *closest,
    }
}
