//! What a command leads to, in the order of play.

use super::{
    Asked, BilingualText, Calling, Claim, Command, Ending, Event, Fitting, Inquiry, Laid, Line, Named, Note,
    Options, Picture, Practice, Refusal, Side, Source, Testimony, Voice,
    draft::{lacking_hand_card, taken_back},
    scoring,
    settle::deal,
    state::{OpenTurn, Phase, State},
};
use crate::{CardId, Chance, Sealed, Seat, Unfit};

/// What one command leads to at once.
pub(super) type Decision = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
    match command {
        Command::DealCards => deal_cards(state, chance),
        Command::LayCard { card, side, over } => lay_card(state, seat, *card, *side, *over),
        Command::TakeBackCard { card } => take_back_card(state, seat, *card),
        Command::TakeBackAll => take_back_all(state, seat),
        Command::WriteNote { side, text } => write_note(seat, *side, text.open()),
        Command::FinishTurn { claims, testimonies } => finish_turn(state, seat, claims, testimonies),
        Command::PutDownCards { cards } => put_down_cards(state, seat, cards),
        Command::AcceptTurn => accept_turn(state, seat),
        Command::ChallengeTurn { side, testimonies } => challenge_turn(state, seat, *side, testimonies),
        Command::NamePerson { person, testimonies } => name_person(state, seat, person, testimonies),
        Command::CastVote { voice } => cast_vote(state, seat, *voice),
    }
}

/// Whether anything could follow of itself, so that it need not be looked for after every move.
pub(super) fn may_lead_on(_state: &State, _seat: Seat, _command: &Command) -> bool {
    true
}

/// Whether this seat has a part in what goes on.
fn plays(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.roster.active().contains(seat) {
        return Err(Refusal::NotSeated);
    }
    if state.is_over() { Err(Refusal::GameOver) } else { Ok(()) }
}

/// IM-3: any seat may deal, so that nobody who dreams holds up the table.
fn deal_cards(state: &State, chance: &mut dyn Chance) -> Decision {
    match state.phase {
        Phase::Opening => Ok(deal(state, chance)),
        _ => Err(Refusal::CardsAlreadyDealt),
    }
}

/// IM-6, IM-7, IM-9 to IM-11
fn lay_card(state: &State, seat: Seat, card: CardId, side: Side, over: Option<CardId>) -> Decision {
    let laid = state.legal(seat, card, side, over)?;
    let laid = Event::CardLaid { seat, laid: Sealed::new(laid) };
    Ok(begun(state, seat).into_iter().chain([laid]).collect())
}

/// A turn that can be challenged is no reason to wait (IM-16): whoever is next begins theirs. Since that
/// follows of itself, it is only so in records of a time when it did not.
fn begun(state: &State, player: Seat) -> Option<Event> {
    matches!(state.phase, Phase::Window { .. }).then_some(Event::NextTurnBegan { player })
}

/// IM-16: with the end of the next player's turn it is too late for a challenge.
fn too_late(state: &State, player: Seat) -> Vec<Event> {
    let begun = begun(state, player);
    let stood = state.open_turn().map(|_| Event::TurnStood);
    begun.into_iter().chain(stood).collect()
}

/// IM-15
fn take_back_card(state: &State, seat: Seat, card: CardId) -> Decision {
    let draft = state.draft_of(seat)?;
    if !draft.iter().any(|laid| laid.card == card) {
        return Err(Refusal::CardNotLaid);
    }
    let cards = Sealed::new(taken_back(&state.options, &state.images, draft, card));
    Ok(vec![Event::CardsTakenBack { seat, cards }])
}

fn take_back_all(state: &State, seat: Seat) -> Decision {
    let draft = state.draft_of(seat)?;
    if draft.is_empty() {
        return Err(Refusal::NothingLaid);
    }
    let cards = Sealed::new(draft.iter().map(|laid| laid.card).collect());
    Ok(vec![Event::CardsTakenBack { seat, cards }])
}

/// IM-8: at any time, also in another's turn. The same again is an event like another one: if it were none,
/// the number of records would tell the others that somebody has not changed their mind. So it is with votes.
fn write_note(seat: Seat, side: Side, text: &str) -> Decision {
    let text = match Line::new(text) {
        Ok(line) => Some(line),
        Err(Unfit::Empty) => None,
        Err(Unfit::TooLong) => return Err(Refusal::NoteTooLong),
    };
    Ok(vec![Event::NoteWritten { seat, note: Sealed::new(Note { side, text }) }])
}

/// IM-11, IM-12: with a name for every image that was ended. Whether the person fits the cards, the letter
/// among them, is what a challenge is for (IM-18, IM-22).
fn finish_turn(state: &State, seat: Seat, claims: &[Calling], testimonies: &[Testimony]) -> Decision {
    let draft = finished_draft(state, seat, claims)?;
    let images = state.images_for(Some(seat));
    let silent = Testimony::default();
    let (mut endings, mut fitting) = (Vec::new(), Vec::new());
    let mut named: Vec<_> = claims.iter().enumerate().collect();
    named.sort_by_key(|(_, calling)| calling.side);
    for (place, Calling { side, person }) in named {
        let side = *side;
        let testimony = testimonies.get(place).unwrap_or(&silent);
        let claim = claimed(person, testimony)?;
        endings.push(Ending { side, claim, points: scoring::ending(&images[side.index()]) });
        fitting.push(Fitting { side, people: testimony.fitting.clone() });
    }
    // IM-13
    let used = draft.iter().filter(|laid| laid.from == Source::Board).count();
    let refill = Some(used as u8);
    let finished = Event::TurnFinished { player: seat, laid: draft.to_vec(), endings, refill };
    let shows = state.options.practice == Practice::ShowFitting && !fitting.is_empty();
    let fitting = shows.then(|| Event::FittingFound { fitting: Sealed::new(fitting) });
    Ok(too_late(state, seat).into_iter().chain([finished]).chain(fitting).collect())
}

/// What this seat has laid, if there is something, every image that got a card of the board has one of the
/// hand (IM-7), and every image that it ends has one name and no other has any.
fn finished_draft<'a>(state: &'a State, seat: Seat, claims: &[Calling]) -> Result<&'a [Laid], Refusal> {
    let draft = state.draft_of(seat)?;
    if draft.is_empty() {
        return Err(Refusal::NothingLaid);
    }
    if let Some(side) = lacking_hand_card(draft).first() {
        return Err(Refusal::HandCardMissing { side: *side });
    }
    let ended = state.ended_by(seat);
    for (nth, Calling { side, .. }) in claims.iter().enumerate() {
        if !ended.contains(side) || claims[..nth].iter().any(|other| other.side == *side) {
            return Err(Refusal::NothingToName { side: *side });
        }
    }
    let named = |side: &Side| claims.iter().any(|calling| calling.side == *side);
    match ended.into_iter().find(|side| !named(side)) {
        Some(side) => Err(Refusal::NameMissing { side }),
        None => Ok(draft),
    }
}

/// The person whom somebody has named, as far as the reference work knows them.
fn claimed(person: &Named, testimony: &Testimony) -> Result<Claim, Refusal> {
    let name = match person {
        Named::Key(_) => return testimony.claim.clone().ok_or(Refusal::NoSuchPerson),
        Named::Name(name) => typed(name.open())?,
    };
    Ok(match &testimony.claim {
        Some(claim) => {
            let known = [&claim.name.en, &claim.name.fr].into_iter().any(|known| known == name.as_str());
            Claim { said: (!known).then_some(name), ..claim.clone() }
        }
        None => Claim { name: BilingualText::same(name.as_str()), key: None, said: None },
    })
}

fn typed(name: &str) -> Result<Line, Refusal> {
    Line::new(name).map_err(|unfit| match unfit {
        Unfit::Empty => Refusal::NameEmpty,
        Unfit::TooLong => Refusal::NameTooLong,
    })
}

/// IM-14: up to three cards; none at all is passing.
fn put_down_cards(state: &State, seat: Seat, cards: &[CardId]) -> Decision {
    if !state.draft_of(seat)?.is_empty() {
        return Err(Refusal::CardsAreLaid);
    }
    let hand = state.hand(seat);
    let twice = |(nth, card): (usize, &CardId)| cards[..nth].contains(card);
    if cards.len() > Options::FROM_HAND || cards.iter().enumerate().any(twice) {
        return Err(Refusal::WrongNumberToPutDown);
    }
    if !cards.iter().all(|card| hand.contains(card)) {
        return Err(Refusal::NotInYourHand);
    }
    let put_down = Event::CardsPutDown { player: seat, cards: cards.to_vec() };
    Ok(too_late(state, seat).into_iter().chain([put_down]).collect())
}

/// IM-16: after the last turn of all.
fn accept_turn(state: &State, seat: Seat) -> Decision {
    let Phase::Window { turn, accepted } = &state.phase else { return Err(Refusal::NothingToLetPass) };
    if turn.turn.player == seat {
        return Err(Refusal::OwnTurn);
    }
    if accepted.contains(seat) {
        return Err(Refusal::TurnAlreadyAccepted);
    }
    Ok(vec![Event::TurnAccepted { seat }])
}

/// IM-16: each image that was played on in the turn, once.
fn challenge_turn(state: &State, seat: Seat, side: Side, testimonies: &[Testimony]) -> Decision {
    let turn = challengeable(state, seat, side)?;
    let ended = turn.turn.endings.iter().any(|ending| ending.side == side);
    let findings = ended.then(|| testimonies.first().map(|given| given.findings.clone()).unwrap_or_default());
    Ok(vec![Event::TurnChallenged { challenger: seat, side, findings }])
}

/// The turn that this seat may challenge now, for what was played on that side.
fn challengeable(state: &State, seat: Seat, side: Side) -> Result<&OpenTurn, Refusal> {
    let turn = state.open_turn().ok_or(Refusal::NoChallengeNow)?;
    if turn.turn.player == seat {
        return Err(Refusal::OwnTurn);
    }
    if !turn.turn.played_on(side) {
        return Err(Refusal::NotPlayedOn);
    }
    if !turn.turn.unchallenged().contains(&side) {
        return Err(Refusal::AlreadyChallenged { side });
    }
    Ok(turn)
}

/// IM-17
fn name_person(state: &State, seat: Seat, person: &Named, testimonies: &[Testimony]) -> Decision {
    challenged(state, seat)?;
    let testimony = testimonies.first().cloned().unwrap_or_default();
    let claim = claimed(person, &testimony)?;
    Ok(vec![Event::PersonNamed { claim, findings: testimony.findings }])
}

/// The image that this seat has to name somebody for.
fn challenged(state: &State, seat: Seat) -> Result<Picture, Refusal> {
    let Phase::Naming { turn, challenge, .. } = &state.phase else { return Err(Refusal::NoNamingNow) };
    if challenge.challenged != seat {
        return Err(Refusal::NotChallenged);
    }
    Ok(state.image_played_on(turn, challenge.side))
}

/// IM-18: all players, the challenger and the challenged among them.
fn cast_vote(state: &State, seat: Seat, voice: Voice) -> Decision {
    match state.phase {
        Phase::Judging { .. } => Ok(vec![Event::VoteCast { seat, voice: Sealed::new(voice) }]),
        _ => Err(Refusal::NoVoteNow),
    }
}

/// What the rules would like to know from a reference work before they decide this command, in this order;
/// nothing for a command that will be refused whatever it says.
pub fn inquiries(state: &State, seat: Seat, command: &Command) -> Vec<Inquiry> {
    asked_for(state, seat, command).unwrap_or_default()
}

fn asked_for(state: &State, seat: Seat, command: &Command) -> Result<Vec<Inquiry>, Refusal> {
    plays(state, seat)?;
    match command {
        Command::FinishTurn { claims, .. } => {
            finished_draft(state, seat, claims)?;
            let images = state.images_for(Some(seat));
            let suggestions =
                if state.options.practice == Practice::ShowFitting { Options::SUGGESTIONS } else { 0 };
            let about = |Calling { side, person }: &Calling| {
                Ok(Inquiry { suggestions, ..inquiry(state, &images[side.index()], person)? })
            };
            claims.iter().map(about).collect()
        }
        Command::ChallengeTurn { side, .. } => {
            let turn = challengeable(state, seat, *side)?;
            let ending = turn.turn.endings.iter().find(|ending| ending.side == *side);
            let image = state.image_played_on(turn, *side);
            ending.map(|ending| inquiry(state, &image, &ending.claim.named())).into_iter().collect()
        }
        Command::NamePerson { person, .. } => Ok(vec![inquiry(state, &challenged(state, seat)?, person)?]),
        _ => Ok(Vec::new()),
    }
}

/// Whether this person fits this image.
fn inquiry(state: &State, image: &Picture, person: &Named) -> Result<Inquiry, Refusal> {
    if let Named::Name(name) = person {
        typed(name.open())?;
    }
    let fictional = state.options.fictional;
    Ok(Inquiry { person: person.clone(), asked: asked_about(image), fictional, suggestions: 0 })
}

/// Every open card; of two letters the first is the first name's (IM-26).
fn asked_about(image: &Picture) -> Vec<Asked> {
    let letters = image.letters();
    let first_initial = letters.first().filter(|_| letters.len() > 1);
    let asked =
        |card| if Some(&card) == first_initial { Asked::FirstInitial(card) } else { Asked::Card(card) };
    image.open_cards().map(asked).collect()
}
