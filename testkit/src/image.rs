//! IMAGE on trial.

use rules::{
    CardId, Sealed, Seating,
    image::{
        Ability, Calling, Command, DeckSize, DraftView, Drafts, FictionalLife, Image, Initials, Judging,
        Line, Named, Options, Practice, Side, State, Supply, View, Voice,
    },
};

use crate::trial::{Trial, no_such_card};

impl Trial for Image {
    type Ability = Ability;

    /// All sixteen combinations of options twice, over other numbers of seats.
    const ROUNDS: u64 = 2;
    const LEAST_GAMES: u64 = 32;

    fn every_option() -> Vec<Options> {
        let mut all = Vec::new();
        for initials in [Initials::Last, Initials::Both] {
            for judging in [Judging::Almanac, Judging::AlwaysVote] {
                for practice in [Practice::Off, Practice::ShowFitting] {
                    for fictional in [FictionalLife::Never, FictionalLife::MayLive] {
                        // Drafts of either kind come with all of the others.
                        let shows = practice == Practice::ShowFitting;
                        let lives = fictional == FictionalLife::MayLive;
                        let drafts = if shows == lives { Drafts::FaceDown } else { Drafts::Open };
                        let deck = DeckSize::Whole;
                        all.push(Options { initials, judging, fictional, practice, drafts, deck });
                    }
                }
            }
        }
        all
    }

    fn every_seating() -> Vec<Seating> {
        Options::PLAYERS.map(|seats| Seating::without_teams(seats.into())).collect()
    }

    /// Two cards in five of every kind, which are enough for six players and run out soon.
    fn supply() -> Supply {
        let deck = almanac::deck().into_iter().enumerate();
        Supply { cards: deck.filter(|(nth, _)| nth % 5 < 2).map(|(_, card)| card).collect() }
    }

    fn cards(supply: &Supply) -> Vec<CardId> {
        let mut cards = supply.cards.clone();
        cards.sort_unstable();
        cards
    }

    fn holdings(state: &State) -> Option<Vec<CardId>> {
        Some(state.all_cards())
    }

    fn attempts(view: &View) -> Vec<Command> {
        let nowhere = no_such_card();
        let hand = view.hand.clone().unwrap_or_default();
        let mut attempts = vec![
            Command::DealCards,
            Command::TakeBackAll,
            Command::TakeBackCard { card: nowhere },
            Command::AcceptTurn,
            Command::NamePerson { person: named("Somebody"), testimonies: Vec::new() },
            Command::NamePerson { person: named(""), testimonies: Vec::new() },
            Command::FinishTurn { claims: Vec::new(), testimonies: Vec::new() },
            Command::LayCard { card: nowhere, side: Side::North, over: None },
        ];
        attempts.extend(Voice::ALL.map(|voice| Command::CastVote { voice }));
        for (nth, side) in Side::ALL.into_iter().enumerate() {
            attempts.push(Command::ChallengeTurn { side, testimonies: Vec::new() });
            attempts.push(note(side, "Somebody"));
            attempts.push(note(side, &"long ".repeat(Line::LONGEST)));
            // A card of each on this side, allowed or not.
            let card = hand.get(nth % hand.len().max(1)).into_iter().chain(view.board.get(nth)).copied();
            attempts.extend(card.map(|card| Command::LayCard { card, side, over: None }));
            let open = view.sides[side.index()].image.open_cards().last();
            attempts.extend(hand.first().filter(|_| open.is_some()).map(|card| Command::LayCard {
                card: *card,
                side,
                over: open,
            }));
        }
        for count in 0..=4 {
            attempts.push(Command::PutDownCards { cards: hand.iter().take(count).copied().collect() });
        }
        attempts.push(Command::PutDownCards { cards: vec![nowhere] });
        attempts.push(Command::PutDownCards {
            cards: hand.iter().take(1).chain(hand.first()).copied().collect(),
        });
        attempts.extend(view.draft.iter().flat_map(in_draft));
        attempts
    }

    fn abilities(view: &View) -> Vec<Ability> {
        view.may.clone()
    }

    fn ability(command: &Command) -> Ability {
        match command {
            Command::DealCards => Ability::DealCards,
            Command::LayCard { .. } => Ability::LayCard,
            Command::TakeBackCard { .. } => Ability::TakeBackCard,
            Command::TakeBackAll => Ability::TakeBackAll,
            Command::WriteNote { .. } => Ability::WriteNote,
            Command::FinishTurn { .. } => Ability::FinishTurn,
            Command::PutDownCards { .. } => Ability::PutDownCards,
            Command::AcceptTurn => Ability::AcceptTurn,
            Command::ChallengeTurn { .. } => Ability::ChallengeTurn,
            Command::NamePerson { .. } => Ability::NamePerson,
            Command::CastVote { .. } => Ability::CastVote,
        }
    }
}

/// Every move that the draft says is allowed for the first cards, what has been laid taken back, and the turn
/// finished with names for what it ends.
fn in_draft(draft: &DraftView) -> Vec<Command> {
    let mut attempts: Vec<Command> =
        draft.laid.iter().map(|laid| Command::TakeBackCard { card: laid.card }).collect();
    for moves in &draft.moves {
        for on in &moves.sides {
            let next_space = on.next_space.is_none().then_some(None);
            let places = on.covers.iter().copied().map(Some).chain(next_space);
            let lay = |over| Command::LayCard { card: moves.card, side: on.side, over };
            attempts.extend(places.take(1).map(lay));
        }
    }
    let claims: Vec<Calling> =
        draft.endings.iter().map(|ending| Calling { side: ending.side, person: named("Somebody") }).collect();
    let twice = claims.iter().chain(claims.first()).cloned().collect();
    attempts.extend([claims, twice].map(|claims| Command::FinishTurn { claims, testimonies: Vec::new() }));
    attempts
}

fn named(name: &str) -> Named {
    Named::Name(Sealed::new(name.to_owned()))
}

fn note(side: Side, text: &str) -> Command {
    Command::WriteNote { side, text: Sealed::new(text.to_owned()) }
}
