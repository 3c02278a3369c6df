//! When each part of a reveal is seen: masks open their eyes one by one, then whom most have seen, and only
//! then how the masks walk. A vote about a contested card has a show of its own.

use super::{Command, GiftView, Giving, Landing, PhaseView, PlayedTurn, Space, State, View, state::Phase};
use crate::{Finale, Seat, Show};

/// A part of a reveal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// What was voted on, and masks that are still shut.
    Card,
    /// Somebody's mask opens its eyes, and their bet lies beside it (PE-10).
    Eyes(Seat),
    /// Who or what was elected, that nobody was, or that it is a tie; who laid which card, too (PE-22).
    Result,
    /// After a tie, who speaks first (PE-16).
    Speaks,
    /// How far it takes everybody (PE-13).
    Gain,
    /// The masks go.
    Walk,
    /// Who has come to the pit falls into it (PE-19).
    Fall,
    /// The card lies in the portrait of whom it fits (PE-12).
    Got,
    /// Somebody's vote about a contested card (PE-27).
    Judge(Seat),
    /// Whose the card is.
    Keeper,
    /// What has come of all the cards that were given.
    Giving,
}

/// What was turned over last, for as long as it lies on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revealed {
    /// What that was.
    pub what: Turned,
    /// For each seat, where its mask stood before.
    pub stood: Vec<Space>,
}

/// Something that is turned over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turned {
    /// The votes about a card or several, at the first vote or the second.
    Votes,
    /// The vote about a contested card (PE-27).
    Judgment {
        /// Who gave it.
        giver: Seat,
        /// Who contests it.
        to: Seat,
    },
}

impl View {
    /// The contested card whose vote was turned over last, and the giving that it belongs to.
    pub fn judged(&self) -> Option<(&Giving, &GiftView)> {
        let Turned::Judgment { giver, to } = self.revealed.as_ref()?.what else { return None };
        let under_way = match &self.phase {
            PhaseView::Answering { giving } | PhaseView::Judging { giving, .. } => Some(giving),
            _ => None,
        };
        let giving = under_way.into_iter().chain(&self.last_giving).find(|giving| giving.giver == giver)?;
        Some((giving, giving.of(to)?))
    }
}

/// The reveal that lies on the table; none while there is nothing to be seen.
pub fn show(view: &View) -> Option<Show<Moment>> {
    match view.revealed.as_ref()?.what {
        Turned::Votes => match &view.phase {
            PhaseView::Debate { votes, .. } => {
                let show = eyes(votes.iter().map(|vote| vote.seat));
                Some(show.then(3, Moment::Result, 3).then(3, Moment::Speaks, 1))
            }
            _ => view.last_turn.as_ref().map(of_turn),
        },
        Turned::Judgment { .. } => {
            let (giving, gift) = view.judged()?;
            Some(of_judgment(giving, gift))
        }
    }
}

/// The masks open their eyes one after another.
fn eyes(voters: impl Iterator<Item = Seat>) -> Show<Moment> {
    voters.fold(Show::new().then(0, Moment::Card, 1), |show, seat| show.then(2, Moment::Eyes(seat), 1))
}

fn of_turn(turn: &PlayedTurn) -> Show<Moment> {
    let show = match &turn.second {
        Some(second) => eyes(second.votes.iter().map(|vote| vote.seat)),
        None => eyes(turn.votes.iter().map(|vote| vote.seat)),
    };
    // The last vote is waited for a little longer before it is said what came of it.
    let show = show.then(3, Moment::Result, 4);
    if turn.elected().is_none() {
        return show;
    }
    let show = show.then(4, Moment::Gain, 1).then(2, Moment::Walk, 3);
    let falls = turn.moves.iter().any(|moved| moved.landing == Landing::Pit);
    let show = if falls { show.then(3, Moment::Fall, 6) } else { show };
    show.then(if falls { 5 } else { 4 }, Moment::Got, 2)
}

/// Whether the giving is over follows from its cards: its result is told later.
fn of_judgment(giving: &Giving, gift: &GiftView) -> Show<Moment> {
    let votes = gift.judgment.iter().flat_map(|judgment| &judgment.votes);
    let show = Show::new().then(0, Moment::Card, 1);
    let show = votes.fold(show, |show, vote| show.then(2, Moment::Judge(vote.seat), 1));
    let show = show.then(3, Moment::Keeper, 3);
    if giving.contested().is_none() { show.then(4, Moment::Giving, 4) } else { show }
}

/// Who stands where at the end, and how many are ahead of them: who has won is first (PE-24), the others by
/// how high they have come. Nobody where nobody has won. It is known before the portraits are read.
pub fn podium(view: &View) -> Vec<(Seat, u8)> {
    let winners = match view.phase {
        PhaseView::Ending { winners, .. } | PhaseView::Over { winners, .. } if !winners.is_empty() => winners,
        _ => return vec![],
    };
    let heights = || view.players.iter().map(|player| (winners.contains(player.seat), player.at.0));
    let ahead = |height| heights().filter(|other| *other > height).count() as u8;
    view.players.iter().zip(heights()).map(|(player, height)| (player.seat, ahead(height))).collect()
}

/// The end, once it is known who has won.
pub fn finale(view: &View) -> Option<Show<Finale>> {
    crate::finale(podium(view).into_iter().map(|(_, ahead)| ahead))
}

/// One show for every vote that was opened: a tie and the second vote after it are two.
pub(super) fn key(state: &State) -> Option<u32> {
    const OF_TURN: u32 = 1 << 16;
    const OF_JUDGMENT: u32 = 1 << 15;
    const OF_GIVER: u32 = 1 << 7;
    let turns = state.history.len() as u32;
    Some(match state.revealed.as_ref()?.what {
        Turned::Votes if matches!(state.phase, Phase::Debate { .. }) => (turns + 1) * OF_TURN,
        Turned::Votes => turns * OF_TURN + 1,
        Turned::Judgment { giver, to } => {
            turns * OF_TURN + OF_JUDGMENT + u32::from(giver.0) * OF_GIVER + u32::from(to.0)
        }
    })
}

/// Whatever can come after a vote takes it away. To vote and to answer have none before them.
pub(super) fn is_waited_for_by(command: &Command) -> bool {
    match command {
        Command::ProposeCard { .. }
        | Command::ProposeFromPile
        | Command::LayCard { .. }
        | Command::DeclareReady
        | Command::ExchangeCard { .. }
        | Command::KeepHand
        | Command::ChoosePartner { .. }
        | Command::GiveCards { .. }
        | Command::JudgeGift { .. }
        | Command::ReadPortrait { .. }
        | Command::FinishGame => true,
        Command::DealCards
        | Command::PutBackCard { .. }
        | Command::CastVote { .. }
        | Command::AgreeToPairVote { .. }
        | Command::VoteAgain { .. }
        | Command::AnswerGift { .. } => false,
    }
}
