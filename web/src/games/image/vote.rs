//! The players decide where the almanac cannot (IM-18).

use maud::{Markup, html};
use rules::{
    SeatSet,
    image::{Ability, Challenge, Voice},
};

use super::{room::Room, scores, verdict};
use crate::{
    look::{Symbol, deed, guest_badge, name, symbol},
    pages::Hand,
    words::{named, say},
};

/// A vote under way.
pub(super) struct Vote<'a> {
    pub(super) challenge: &'a Challenge,
    pub(super) voters: SeatSet,
    pub(super) voted: SeatSet,
    pub(super) mine: Option<Voice>,
}

pub(super) fn title(room: &Room<'_>, challenge: &Challenge) -> String {
    let person = challenge.claim.as_ref().map(|claim| named(room.in_words(&claim.name)));
    person.map_or_else(|| room.words.image_vote_title_nobody(), |person| room.words.image_vote_title(person))
}

impl Vote<'_> {
    pub(super) fn hand(&self, room: &Room<'_>) -> Hand {
        let words = room.words;
        let votes = room.may(Ability::CastVote);
        Hand {
            ask: html! {
                h1 data-sound-cue=[(votes && self.mine.is_none()).then_some("knock")] {
                    (say(title(room, self.challenge)))
                }
                p {
                    @if self.mine.is_some() { (words.image_vote_done()) }
                    @else if votes {
                        @let [doubts, plays] = [self.challenge.challenger, self.challenge.challenged];
                        (say(words.image_vote_why(room.name(doubts), room.name(plays)))) " "
                        (verdict::tie(words, self.challenge))
                    }
                    @else { (words.image_watching()) }
                }
            },
            play: html! {
                (verdict::findings(room, &self.challenge.findings))
                (self.voters(room))
                (scores::line(room))
            },
            act: html! {
                @if votes { div.ih-voices { @for voice in Voice::ALL { (self.ballot(room, voice)) } } }
            },
        }
    }

    /// One of the two voices. It can be changed until all have voted.
    fn ballot(&self, room: &Room<'_>, voice: Voice) -> Markup {
        let words = room.words;
        let (value, drawing, label) = match voice {
            Voice::Fits => ("fits", Symbol::Check, words.image_voice_fits()),
            Voice::DoesNotFit => ("does_not_fit", Symbol::Close, words.image_voice_not()),
        };
        deed(
            room.table,
            "cast_vote",
            html! {
                input type="hidden" name="voice" value=(value);
                button #{ "voice-" (value) } .btn.btn-wide aria-pressed=(self.mine == Some(voice)) {
                    (symbol(drawing)) (label)
                }
            },
        )
    }

    /// Who has voted; never how.
    fn voters(&self, room: &Room<'_>) -> Markup {
        html! {
            ul.people.ih-voters {
                @for seat in self.voters.iter() {
                    @if let Some(guest) = room.player(seat) {
                        li {
                            (guest_badge(guest))
                            (name(guest, room.words))
                            @if self.voted.contains(seat) {
                                span.tick {
                                    (symbol(Symbol::Check))
                                    span.visually-hidden { (room.words.image_has_voted()) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
