//! What one pair of eyes may know.

use serde::Serialize;

use super::{
    Bet, Candidate, Giving, LaidCard, Laying, Mark, OpenVote, Options, Pair, PlayedTurn, PortraitCard,
    Question, Revealed, Space, Vote,
    state::{Phase, State},
};
use crate::{CardId, Eyes, Seat, SeatSet, SharedDraft};

/// Everything that one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::View))]
pub struct View {
    /// The house rules of this game.
    pub options: Options,
    /// Whose eyes these are; none for the stage and for guests who only watch.
    pub me: Option<Seat>,
    /// What may be done now through these eyes. Empty for those who only watch.
    pub may: Vec<Ability>,
    /// The cards in one's own hand; none for those who only watch.
    pub hand: Option<Vec<CardId>>,
    /// For each seat, what everybody can see of it.
    pub players: Vec<PlayerView>,
    /// How many cards can still be drawn.
    pub pile: u16,
    /// How many turns have been voted on, inversions among them.
    pub turns: u16,
    /// Who votes as one at the vote under way or the next one (PE-20).
    pub pairs: Vec<Pair>,
    /// Who has landed on tête-à-tête and has yet to choose somebody.
    pub to_pair: Vec<Seat>,
    /// For whom the game will be inverted before the next player's turn, in order (PE-22).
    pub inversions: Vec<Seat>,
    /// Who has come to the end of the path in this turn and has yet to give cards away (PE-29).
    pub arrivals: Vec<Seat>,
    /// What is going on.
    pub phase: PhaseView,
    /// The last turn that was voted on to its end.
    pub last_turn: Option<PlayedTurn>,
    /// The last giving that has ended.
    pub last_giving: Option<Giving>,
    /// What was turned over last and lies on the table, for pages that show it beat by beat. Programs find
    /// the same in the last turn and the last giving.
    #[serde(skip)]
    pub revealed: Option<Revealed>,
    /// Seats nobody waits for at the moment.
    pub away: SeatSet,
    /// Seats that have left. They wait for their guests.
    pub left: SeatSet,
    /// Seats that play along from the next turn on.
    pub newcomers: SeatSet,
    /// Whom the table waits for. That somebody has chosen is open, only what is not.
    pub waiting_on: SeatSet,
}

/// What a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Ability))]
pub enum Ability {
    /// Deal everybody their first cards.
    DealCards,
    /// Lay a card of one's hand on the table.
    ProposeCard,
    /// Turn up the top of the pile, having no card left.
    ProposeFromPile,
    /// Put the proposed card back, which does not suit.
    PutBackCard,
    /// Lay a card for the subject of an inversion, or another one.
    LayCard,
    /// Choose and bet, or change it.
    CastVote,
    /// Agree to what the other of one's pair has chosen for both.
    AgreeToPairVote,
    /// Be ready for the second vote.
    DeclareReady,
    /// Choose among the tied, or change it.
    VoteAgain,
    /// Give a card of one's hand for one from the pile.
    ExchangeCard,
    /// Exchange nothing.
    KeepHand,
    /// Choose with whom to vote.
    ChoosePartner,
    /// Give cards away, at the end of the path.
    GiveCards,
    /// Accept or contest the card that one was given.
    AnswerGift,
    /// Say whom a contested card fits best.
    JudgeGift,
    /// Turn everybody's eyes to a portrait.
    ReadPortrait,
    /// Go on to the end.
    FinishGame,
}

/// How far two who vote as one have come (PE-20). Only they see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::PairView))]
pub struct PairView {
    /// With whom one votes.
    pub with: Seat,
    /// Sent back with an agreement, so that nobody agrees to what they did not see.
    pub edition: u32,
    /// Who made the last choice.
    pub changed_by: Option<Seat>,
    /// Who agrees to it. When both do, or the one who is here, they have voted.
    pub agreed: SeatSet,
}

/// What lies before a player, and where their mask stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::PlayerView))]
pub struct PlayerView {
    /// Who it is.
    pub seat: Seat,
    /// Where their mask stands.
    pub at: Space,
    /// What is printed on the space where the mask stands.
    pub mark: Mark,
    /// How many cards they hold.
    pub cards: u8,
    /// The cards that the others have given them, in order (PE-12, PE-30).
    pub portrait: Vec<PortraitCard>,
}

/// What is going on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::PhaseView))]
pub enum PhaseView {
    /// The cards are not dealt yet.
    Opening,
    /// A player chooses a card to lay on the table.
    Proposing {
        /// Whose turn it is.
        proposer: Seat,
    },
    /// Everybody lays a card for one player (PE-21).
    Laying {
        /// For whom the cards are laid.
        subject: Seat,
        /// Who has laid one.
        laid: SeatSet,
        /// One's own, which can be changed until all are in.
        mine: Option<CardId>,
    },
    /// Everybody chooses and bets (PE-8, PE-9).
    Voting {
        /// In an inversion with who laid it only for one's own card, unless the cards are laid openly
        /// (PE-22).
        question: Question,
        /// What can be chosen.
        candidates: Vec<Candidate>,
        /// Who votes; of a pair its leader, by whom the vote of both is known.
        voters: SeatSet,
        /// Whose votes are in.
        voted: SeatSet,
        /// One's own vote, or what one's pair would vote.
        mine: Option<Vote>,
        /// How far one's pair has come with it.
        pair: Option<PairView>,
    },
    /// The tie is debated (PE-16).
    Debate {
        /// What was voted on.
        question: Question,
        /// The first vote.
        votes: Vec<OpenVote>,
        /// Those with the most votes.
        tied: Vec<Candidate>,
        /// Whose turn to speak it is, and who speaks after them.
        to_speak: Vec<Seat>,
        /// Who is ready for the second vote.
        ready: SeatSet,
    },
    /// The second vote, among the tied only and without bets (PE-17).
    Runoff {
        /// What is voted on.
        question: Question,
        /// The first vote.
        votes: Vec<OpenVote>,
        /// What can be chosen.
        tied: Vec<Candidate>,
        /// Who votes; of a pair its leader, by whom the vote of both is known.
        voters: SeatSet,
        /// Whose second votes are in.
        voted: SeatSet,
        /// One's own choice, or what one's pair would choose.
        mine: Option<Candidate>,
        /// How far one's pair has come with it.
        pair: Option<PairView>,
    },
    /// Those who have just advanced may exchange a card (PE-14).
    Exchanging {
        /// Who has yet to say whether they will.
        open: SeatSet,
    },
    /// A player has come to the end of the path and chooses what to give to whom (PE-25).
    Giving {
        /// Who gives.
        giver: Seat,
        /// How many cards.
        cards: u8,
        /// Who can be given a card.
        receivers: SeatSet,
    },
    /// The receivers accept or contest (PE-26).
    Answering {
        /// What was given to whom.
        giving: Giving,
    },
    /// A contested card is voted on (PE-27).
    Judging {
        /// What was given to whom.
        giving: Giving,
        /// The contested card.
        card: CardId,
        /// Who contests it.
        receiver: Seat,
        /// Who votes on it.
        judges: SeatSet,
        /// Whose votes are in.
        voted: SeatSet,
        /// Whom one has named oneself.
        mine: Option<Seat>,
    },
    /// A player on tête-à-tête chooses whom to vote with (PE-20).
    Pairing {
        /// Who chooses.
        chooser: Seat,
        /// Who can be chosen.
        free: SeatSet,
    },
    /// Somebody has won, and the portraits are read out one by one (PE-30).
    Ending {
        /// Who has won.
        winners: SeatSet,
        /// Whose portrait everybody looks at.
        reading: Option<Seat>,
        /// All turns that were voted on, in order.
        history: Vec<PlayedTurn>,
    },
    /// The end.
    Over {
        /// None when the game ended for want of players or cards.
        winners: SeatSet,
        /// All turns that were voted on, in order.
        history: Vec<PlayedTurn>,
    },
}

pub(super) fn view(state: &State, eyes: Eyes) -> View {
    // Without `..`: a new field does not compile until somebody rules who may see it.
    let State {
        options,
        supply: _,
        roster,
        masks: _,
        hands: _,
        portraits: _,
        last_proposer: _,
        pairs,
        pair_votes: _,
        to_pair,
        inversions,
        arrivals,
        owed: _,
        winners: _,
        phase,
        history,
        last_giving,
        revealed,
        step: _,
    } = state;
    let me = roster.seat_of(eyes);
    View {
        options: options.clone(),
        me,
        may: me.map(|seat| abilities(state, seat)).unwrap_or_default(),
        hand: me.map(|seat| state.hand(seat).to_vec()),
        players: Seat::first(roster.seats()).map(|seat| player_view(state, seat)).collect(),
        pile: state.pile_size() as u16,
        turns: history.len() as u16,
        pairs: pairs.clone(),
        to_pair: to_pair.clone(),
        inversions: inversions.clone(),
        arrivals: arrivals.clone(),
        phase: phase_view(state, phase, me),
        last_turn: history.last().map(|turn| PlayedTurn::clone(turn)),
        last_giving: last_giving.clone(),
        revealed: revealed.clone(),
        away: roster.away(),
        left: roster.left(),
        newcomers: roster.newcomers(),
        waiting_on: state.waiting_on(),
    }
}

fn abilities(state: &State, seat: Seat) -> Vec<Ability> {
    let plays = state.players().contains(seat);
    let agrees = may_agree(state, seat);
    let one_if = |may: bool, ability: Ability| if may { vec![ability] } else { vec![] };
    match &state.phase {
        Phase::Opening => vec![Ability::DealCards],
        Phase::Proposing { proposer } if seat != *proposer => vec![],
        Phase::Proposing { .. } if state.hand(seat).is_empty() => vec![Ability::ProposeFromPile],
        Phase::Proposing { .. } => vec![Ability::ProposeCard],
        Phase::Laying { .. } => one_if(state.layers().contains(seat), Ability::LayCard),
        Phase::Voting { question, ballots, .. } => {
            let open = matches!(question, Question::Whom { .. }) && ballots.given().is_empty();
            let puts_back = plays && open && state.pile_size() > 0;
            let all = [
                (Ability::CastVote, plays),
                (Ability::AgreeToPairVote, agrees),
                (Ability::PutBackCard, puts_back),
            ];
            all.into_iter().filter_map(|(ability, may)| may.then_some(ability)).collect()
        }
        Phase::Debate { ready, .. } => one_if(plays && !ready.contains(seat), Ability::DeclareReady),
        Phase::Runoff { .. } => {
            let both = [(Ability::VoteAgain, plays), (Ability::AgreeToPairVote, agrees)];
            both.into_iter().filter_map(|(ability, may)| may.then_some(ability)).collect()
        }
        Phase::Exchanging { open } if open.contains(seat) => vec![Ability::ExchangeCard, Ability::KeepHand],
        Phase::Giving { giver } => one_if(seat == *giver, Ability::GiveCards),
        Phase::Answering { giving } => one_if(giving.of(seat).is_some(), Ability::AnswerGift),
        Phase::Judging { giving, .. } => one_if(state.judges(giving).contains(seat), Ability::JudgeGift),
        Phase::Pairing { chooser } => one_if(seat == *chooser, Ability::ChoosePartner),
        Phase::Ending { .. } => vec![Ability::ReadPortrait, Ability::FinishGame],
        Phase::Exchanging { .. } | Phase::TurnOver | Phase::Over => vec![],
    }
}

fn player_view(state: &State, seat: Seat) -> PlayerView {
    PlayerView {
        seat,
        at: state.mask(seat),
        mark: state.mark_under(seat),
        cards: state.hand(seat).len() as u8,
        portrait: state.portraits[seat.index()].clone(),
    }
}

/// PE-20: to what the other of one's pair has chosen.
fn may_agree(state: &State, seat: Seat) -> bool {
    let draft = state.pair_of(seat).and_then(|pair| state.pair_vote(pair.leader));
    state.players().contains(seat) && draft.is_some_and(|draft| !draft.agreed().contains(seat))
}

fn phase_view(state: &State, phase: &Phase, me: Option<Seat>) -> PhaseView {
    match phase {
        Phase::Opening => PhaseView::Opening,
        Phase::Proposing { proposer } => PhaseView::Proposing { proposer: *proposer },
        Phase::Laying { subject, laid } => PhaseView::Laying {
            subject: *subject,
            laid: laid.given(),
            mine: me.and_then(|me| laid.of(me)).copied(),
        },
        Phase::Voting { question, layers, ballots } => PhaseView::Voting {
            question: as_laid_by(question, layers.open(), me, state.options.laying),
            candidates: state.candidates(question),
            voters: state.voters(),
            voted: ballots.given(),
            mine: my_pair_vote(state, me).unwrap_or_else(|| me.and_then(|me| ballots.of(me)).copied()),
            pair: pair_view(state, me),
        },
        Phase::Debate { question, votes, tied, ready } => PhaseView::Debate {
            question: question.clone(),
            votes: votes.clone(),
            tied: tied.clone(),
            to_speak: state.to_speak(),
            ready: *ready,
        },
        Phase::Runoff { question, votes, tied, ballots } => PhaseView::Runoff {
            question: question.clone(),
            votes: votes.clone(),
            tied: tied.clone(),
            voters: state.voters(),
            voted: ballots.given(),
            mine: match my_pair_vote(state, me) {
                Some(ours) => ours.map(|vote| vote.choice),
                None => me.and_then(|me| ballots.of(me)).copied(),
            },
            pair: pair_view(state, me),
        },
        Phase::Exchanging { open } => PhaseView::Exchanging { open: *open },
        Phase::Giving { giver } => PhaseView::Giving {
            giver: *giver,
            cards: state.gifts_due(*giver) as u8,
            receivers: state.receivers(*giver),
        },
        Phase::Answering { giving } => PhaseView::Answering { giving: giving.clone() },
        Phase::Judging { giving, ballots } => {
            // The giving ends of itself then; only how long its last vote is shown is asked before.
            let Some(contested) = giving.contested() else {
                return PhaseView::Answering { giving: giving.clone() };
            };
            PhaseView::Judging {
                card: contested.card,
                receiver: contested.to,
                judges: state.judges(giving),
                voted: ballots.given(),
                mine: me.and_then(|me| ballots.of(me)).copied(),
                giving: giving.clone(),
            }
        }
        Phase::Pairing { chooser } => {
            PhaseView::Pairing { chooser: *chooser, free: state.free_partners(*chooser) }
        }
        // What comes after a turn follows of itself; only how long the vote is shown is asked before.
        Phase::TurnOver => PhaseView::Exchanging { open: SeatSet::EMPTY },
        Phase::Ending { reading } => {
            PhaseView::Ending { winners: state.winners, reading: *reading, history: history(state) }
        }
        Phase::Over => PhaseView::Over { winners: state.winners, history: history(state) },
    }
}

/// PE-20: both of a pair see what they would vote; nothing for who is in none. What stands in a record of
/// earlier days was given by the leader at once.
fn my_pair_vote(state: &State, me: Option<Seat>) -> Option<Option<Vote>> {
    let pair = state.pair_of(me?)?;
    let given = match &state.phase {
        Phase::Voting { ballots, .. } => ballots.of(pair.leader).copied(),
        Phase::Runoff { ballots, .. } => {
            ballots.of(pair.leader).map(|choice| Vote { choice: *choice, bet: Bet::Neutral })
        }
        _ => None,
    };
    Some(state.pair_vote(pair.leader).and_then(|draft| *draft.value()).or(given))
}

fn pair_view(state: &State, me: Option<Seat>) -> Option<PairView> {
    let me = me?;
    let pair = state.pair_of(me)?;
    let with = if pair.leader == me { pair.partner } else { pair.leader };
    let draft = state.pair_vote(pair.leader);
    Some(PairView {
        with,
        edition: draft.map_or(0, SharedDraft::edition),
        changed_by: draft.and_then(SharedDraft::changed_by),
        agreed: draft.map_or(SeatSet::EMPTY, SharedDraft::agreed),
    })
}

/// PE-22: before the reveal, only one's own card is known to be one's own, unless they are laid openly.
fn as_laid_by(question: &Question, layers: &[Seat], me: Option<Seat>, laying: Laying) -> Question {
    match question {
        Question::Whom { .. } => question.clone(),
        Question::Which { subject, cards } => {
            let mine = |by: &Seat| Some(*by).filter(|by| laying == Laying::Open || Some(*by) == me);
            let cards = cards.iter().zip(layers);
            let cards = cards.map(|(laid, by)| LaidCard { card: laid.card, by: mine(by) }).collect();
            Question::Which { subject: *subject, cards }
        }
    }
}

fn history(state: &State) -> Vec<PlayedTurn> {
    state.history.iter().map(|turn| PlayedTurn::clone(turn)).collect()
}
