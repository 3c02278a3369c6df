//! What somebody does at the moment, in two words beside their name.

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    personality::{Answer, Giving, PhaseView},
};

use super::room::Room;
use crate::{
    look::{Symbol, guest_badge, symbol},
    words::{called, plain},
};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Note {
    Proposes,
    Lays,
    HasLaid,
    Votes,
    HasVoted,
    /// Somebody else chooses for both (PE-20).
    VotesWith(Seat),
    Speaks,
    WillSpeak,
    Ready,
    Exchanges,
    Gives,
    Answers,
    Accepts,
    Contests,
    ChoosesPartner,
    Won,
    Newcomer,
    Away,
    Left,
    /// Nothing to do but look on.
    Looks,
}

impl Note {
    pub(super) fn of(room: &Room<'_>, seat: Seat) -> Note {
        let game = room.game;
        // Who speaks, proposes or has won would tell what the votes have brought.
        if room.is_showing() {
            return absent(room, seat);
        }
        let share = |taking_part: SeatSet, done: SeatSet, [does, has_done]: [Note; 2]| match () {
            () if done.contains(seat) => has_done,
            () if taking_part.contains(seat) && !room.is_gone(seat) => does,
            () => absent(room, seat),
        };
        match &game.phase {
            PhaseView::Laying { laid, .. } => share(game.waiting_on, *laid, [Note::Lays, Note::HasLaid]),
            PhaseView::Voting { voters, voted, .. } | PhaseView::Runoff { voters, voted, .. } => {
                let leader = game.pairs.iter().find(|pair| pair.partner == seat).map(|pair| pair.leader);
                match leader.filter(|leader| voters.contains(*leader)) {
                    Some(leader) => Note::VotesWith(leader),
                    None => share(*voters, *voted, [Note::Votes, Note::HasVoted]),
                }
            }
            PhaseView::Judging { giving, judges, voted, .. } => {
                match share(*judges, *voted, [Note::Votes, Note::HasVoted]) {
                    Note::Looks => answer_to(giving, seat).unwrap_or(Note::Looks),
                    note => note,
                }
            }
            _ if room.is_gone(seat) => absent(room, seat),
            PhaseView::Proposing { proposer } if *proposer == seat => Note::Proposes,
            PhaseView::Debate { to_speak, ready, .. } => match () {
                () if ready.contains(seat) => Note::Ready,
                () if to_speak.first() == Some(&seat) => Note::Speaks,
                () if to_speak.contains(&seat) => Note::WillSpeak,
                () => absent(room, seat),
            },
            PhaseView::Exchanging { open } if open.contains(seat) => Note::Exchanges,
            PhaseView::Giving { giver, .. } if *giver == seat => Note::Gives,
            PhaseView::Answering { giving } => answer_to(giving, seat).unwrap_or(Note::Looks),
            PhaseView::Pairing { chooser, .. } if *chooser == seat => Note::ChoosesPartner,
            PhaseView::Ending { winners, .. } | PhaseView::Over { winners, .. } if winners.contains(seat) => {
                Note::Won
            }
            _ => absent(room, seat),
        }
    }

    /// Whom the table looks at is lit; who has done their part, or has none, is at rest.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Note::Proposes | Note::Speaks | Note::Gives | Note::ChoosesPartner | Note::Won => "ps-lit",
            Note::HasLaid | Note::HasVoted | Note::Ready | Note::Accepts => "ps-done",
            Note::Away | Note::Left | Note::Newcomer => "ps-off",
            Note::Contests => "ps-against",
            Note::Lays
            | Note::Votes
            | Note::VotesWith(_)
            | Note::WillSpeak
            | Note::Exchanges
            | Note::Answers
            | Note::Looks => "",
        }
    }

    pub(super) fn words(self, room: &Room<'_>) -> Option<Markup> {
        let words = room.words;
        let note = match self {
            Note::Proposes => words.pe_stage_note_proposes(),
            Note::Lays => words.pe_stage_note_lays(),
            Note::HasLaid => words.pe_stage_note_laid(),
            Note::Votes => words.pe_stage_note_votes(),
            Note::HasVoted => words.pe_stage_note_voted(),
            Note::VotesWith(leader) => {
                return Some(html! {
                    (words.pe_stage_note_with()) " "
                    @if let Some(guest) = room.player(leader) {
                        (guest_badge(guest)) span.visually-hidden { (plain(called(guest))) }
                    }
                });
            }
            Note::Speaks => words.pe_stage_note_speaks(),
            Note::WillSpeak => words.pe_stage_note_will_speak(),
            Note::Ready => words.pe_stage_note_ready(),
            Note::Exchanges => words.pe_stage_note_exchanges(),
            Note::Gives => words.pe_stage_note_gives(),
            Note::Answers => words.pe_stage_note_answers(),
            Note::Accepts => words.pe_stage_accepted(),
            Note::Contests => words.pe_stage_contested(),
            Note::ChoosesPartner => words.pe_stage_note_pairs(),
            Note::Won => words.pe_stage_note_won(),
            Note::Newcomer => words.pe_stage_note_newcomer(),
            Note::Away => words.person_away(),
            Note::Left => words.person_left(),
            Note::Looks => return None,
        };
        Some(html! { (note) })
    }

    pub(super) fn symbol(self) -> Markup {
        let drawing = match self {
            Note::HasLaid | Note::HasVoted | Note::Ready | Note::Accepts => Symbol::Check,
            Note::VotesWith(_) | Note::ChoosesPartner => Symbol::Duet,
            Note::Gives | Note::Answers => Symbol::Gift,
            Note::Exchanges => Symbol::Another,
            Note::Contests => Symbol::Close,
            Note::Won => Symbol::Crown,
            _ => return html! {},
        };
        html! { (symbol(drawing)) " " }
    }
}

/// What there is to say of somebody who has nothing to do.
fn absent(room: &Room<'_>, seat: Seat) -> Note {
    match room.game {
        game if game.left.contains(seat) => Note::Left,
        game if game.away.contains(seat) => Note::Away,
        game if game.newcomers.contains(seat) => Note::Newcomer,
        _ => Note::Looks,
    }
}

/// What somebody says to the card that they were given.
fn answer_to(giving: &Giving, seat: Seat) -> Option<Note> {
    let gift = giving.gifts.iter().find(|gift| gift.to == seat)?;
    Some(match gift.answer {
        None => Note::Answers,
        Some(Answer::Accept) => Note::Accepts,
        Some(Answer::Contest) => Note::Contests,
    })
}
