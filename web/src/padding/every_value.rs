//! Every value that a secret can have, one after the other, with nothing else changed: all that its owner is
//! sent has one length of each kind (L4).

use bots::{BotGame, Player, Seeded, play_watched};
use decks::{Choice, Decks};
use rules::{
    CardId, Eyes, Game, GameKind, Sealed, Seat, Seating, Slot,
    happiness::{self, Happiness},
    image::{self, Image},
    personality::{self, Bet, Pair, Personality},
    preference::{self, Preference},
};
use table::GameView;

use super::whole_games::{Lengths, at_table, measure, measure_unfilled};

/// A game on its way.
pub(super) struct Evening<G: Game> {
    state: G::State,
    seats: usize,
}

impl<G: Game> Evening<G>
where
    GameView: From<G::View>,
{
    pub(super) fn of(options: &G::Options, seating: &Seating, supply: G::Supply) -> Self {
        Evening { state: G::opening(options, seating, supply), seats: seating.seats() }
    }

    /// The same after these commands.
    pub(super) fn after(&self, commands: impl IntoIterator<Item = (Seat, G::Command)>) -> Self {
        let mut state = self.state.clone();
        for (seat, command) in commands {
            let decided = G::decide(&state, seat, &command, &mut Seeded::new(3));
            decided.unwrap_or_else(|why| panic!("{command:?}: {why}")).fold_into(&mut state, G::evolve);
        }
        Evening { state, seats: self.seats }
    }

    pub(super) fn seen_by(&self, seat: Seat) -> G::View {
        G::view(&self.state, Eyes::Seat(seat))
    }

    /// Measures what that seat is sent, also after what it saw before.
    pub(super) fn measure(&self, before: &Self, seat: Seat, lengths: &mut Lengths) {
        self.measure_as(self.seen_by(seat), before, seat, lengths);
    }

    fn measure_as(&self, view: G::View, before: &Self, seat: Seat, lengths: &mut Lengths) {
        let before = at_table::<G>(before.seen_by(seat), seat, self.seats);
        let view = at_table::<G>(view, seat, self.seats);
        measure(&before, &view, lengths);
    }
}

pub(super) fn one_of_each(what: &str, lengths: &Lengths) {
    assert_eq!(lengths.len(), 4, "{what}: {lengths:?}");
    assert!(lengths.values().all(|lengths| lengths.len() == 1), "{what}: {lengths:?}");
}

/// Every order of so many things, and every beginning of one.
fn beginnings(count: u8) -> Vec<Vec<Slot>> {
    let mut all = vec![Vec::new()];
    let mut at = 0;
    while let Some(row) = all.get(at).cloned() {
        let next = (0..count).map(Slot).filter(|slot| !row.contains(slot));
        all.extend(next.map(|slot| [row.clone(), vec![slot]].concat()));
        at += 1;
    }
    all
}

#[test]
fn all_120_rankings_of_happiness_and_some_of_their_beginnings() {
    let options = happiness::Options::default();
    let supply = Decks::embedded().happiness(&Choice::of(&options.sets, options.rating), None).unwrap();
    let evening = Evening::<Happiness>::of(&options, &Seating::without_teams(3), supply);
    let drawn = evening.after([(Seat(0), happiness::Command::DrawCards)]);
    let happiness::PhaseView::Ranking { player, .. } = drawn.seen_by(Seat(0)).phase else { panic!() };
    let lay = |(place, card)| (player, happiness::Command::LayToken { card, place });
    let (mut lengths, mut sealed) = (Lengths::new(), Lengths::new());
    let rows = beginnings(options.cards);
    assert_eq!(rows.iter().filter(|row| row.len() == 5).count(), 120);
    for row in rows.into_iter().filter(|row| row.len() != 3 && row.len() != 4) {
        let ranked = drawn.after((0..).zip(row.clone()).map(lay));
        ranked.measure(&drawn, player, &mut lengths);
        if row.len() == 5 {
            let guessed = ranked.after([(player, happiness::Command::SealRanking { face_up: None })]);
            guessed.measure(&ranked, player, &mut sealed);
        }
    }
    one_of_each("ranking", &lengths);
    one_of_each("sealed", &sealed);
}

/// GH-14: how far somebody has come with a first guess is nobody's business either.
#[test]
fn first_guesses_of_happiness() {
    let options = happiness::Options::default();
    let supply = Decks::embedded().happiness(&Choice::of(&options.sets, options.rating), None).unwrap();
    let evening = Evening::<Happiness>::of(&options, &Seating::without_teams(3), supply);
    let drawn = evening.after([(Seat(0), happiness::Command::DrawCards)]);
    let happiness::PhaseView::Ranking { player, .. } = drawn.seen_by(Seat(0)).phase else { panic!() };
    let guesser = Seat((player.0 + 1) % 3);
    let lay = |seat| move |(place, card)| (seat, happiness::Command::LayToken { card, place });
    let (mut lengths, mut sealed) = (Lengths::new(), Lengths::new());
    for row in beginnings(options.cards).into_iter().filter(|row| row.len() != 3 && row.len() != 4) {
        let guessed = drawn.after((0..).zip(row.clone()).map(lay(guesser)));
        guessed.measure(&drawn, guesser, &mut lengths);
        let ranked = guessed.after((0..).zip((0..5).map(Slot)).map(lay(player)));
        let seal = (player, happiness::Command::SealRanking { face_up: None });
        ranked.after([seal]).measure(&ranked, guesser, &mut sealed);
    }
    one_of_each("a first guess", &lengths);
    one_of_each("kept", &sealed);
}

/// PP-24
#[test]
fn first_guesses_of_preference() {
    let (drawn, it) = preference_drawn();
    let guesser = Seat((it.0 + 1) % 4);
    let lay = |seat| move |(place, card)| (seat, preference::Command::RankCard { card, place });
    let (mut lengths, mut sealed) = (Lengths::new(), Lengths::new());
    for row in beginnings(4) {
        let guessed = drawn.after((0..).zip(row.clone()).map(lay(guesser)));
        guessed.measure(&drawn, guesser, &mut lengths);
        let ranked = guessed.after((0..).zip((0..4).map(Slot)).map(lay(it)));
        ranked.after([(it, preference::Command::SealRanking)]).measure(&ranked, guesser, &mut sealed);
    }
    one_of_each("a first guess", &lengths);
    one_of_each("kept", &sealed);
}

fn preference_drawn() -> (Evening<Preference>, Seat) {
    let options = preference::Options::default();
    let supply = Decks::embedded().preference(&Choice::of(&options.sets, options.rating), None).unwrap();
    let evening = Evening::<Preference>::of(&options, &Seating::even(4, 2), supply);
    let preference::PhaseView::Opening { next } = evening.seen_by(Seat(0)).phase else { panic!() };
    let draw = match next.draw {
        preference::Draw::Choice => {
            preference::Command::ChooseCategory { category: preference::Category::Potpourri }
        }
        _ => preference::Command::DrawCards,
    };
    (evening.after([(next.it, draw)]), next.it)
}

#[test]
fn all_24_rankings_of_preference_and_their_beginnings() {
    let (drawn, it) = preference_drawn();
    let lay = |(place, card)| (it, preference::Command::RankCard { card, place });
    let (mut lengths, mut sealed) = (Lengths::new(), Lengths::new());
    for row in beginnings(4) {
        let ranked = drawn.after((0..).zip(row.clone()).map(lay));
        ranked.measure(&drawn, it, &mut lengths);
        if row.len() == 4 {
            let guessed = ranked.after([(it, preference::Command::SealRanking)]);
            guessed.measure(&ranked, it, &mut sealed);
        }
    }
    one_of_each("ranking", &lengths);
    one_of_each("sealed", &sealed);
}

#[test]
fn all_guesses_of_a_team_of_preference() {
    let (drawn, it) = preference_drawn();
    let lay = (0..4).map(|place| (it, preference::Command::RankCard { card: Slot(place), place }));
    let sealed = drawn.after(lay.chain([(it, preference::Command::SealRanking)]));
    let guesser =
        Seat::first(4).find(|seat| sealed.seen_by(*seat).may.contains(&preference::Ability::PlaceToken));
    let guesser = guesser.expect("a team guesses");
    let mut lengths = Lengths::new();
    for row in beginnings(4) {
        let place = |(token, section)| {
            (guesser, preference::Command::PlaceToken { token: preference::Token(token), section })
        };
        let placed = sealed.after((1..).zip(row.clone()).map(place));
        placed.measure(&sealed, guesser, &mut lengths);
        // Each of the sixteen ways to double, once or more.
        let doubled =
            (1..=4u8).filter(|token| row.len() == 4 && (row[0].0 * 4 + row[1].0) & (1 << (token - 1)) != 0);
        let double = doubled
            .map(|token| (guesser, preference::Command::DoubleToken { token: preference::Token(token) }));
        let staked = placed.after(double);
        staked.measure(&sealed, guesser, &mut lengths);
    }
    one_of_each("guess", &lengths);
}

#[test]
fn every_card_and_every_vote_of_personality() {
    let options = personality::Options::default();
    let supply = Decks::embedded().personality(&Choice::of(&options.sets, options.rating), None).unwrap();
    let evening = Evening::<Personality>::of(&options, &Seating::without_teams(4), supply);
    let dealt = evening.after([(Seat(0), personality::Command::DealCards)]);
    let personality::PhaseView::Proposing { proposer } = dealt.seen_by(Seat(0)).phase else { panic!() };
    let sets = Decks::embedded().sets(GameKind::Personality);
    let deck: Vec<CardId> = sets.iter().flat_map(decks::Set::cards).map(|card| card.id).collect();
    for seat in [proposer, Seat::first(4).find(|seat| *seat != proposer).unwrap()] {
        let mut lengths = Lengths::new();
        for card in deck.iter().step_by(3) {
            let mut view = dealt.seen_by(seat);
            view.hand.as_mut().unwrap()[0] = *card;
            dealt.measure_as(view, &dealt, seat, &mut lengths);
        }
        one_of_each("hand", &lengths);
    }
    let card = dealt.seen_by(proposer).hand.unwrap()[0];
    let asked = dealt.after([(proposer, personality::Command::ProposeCard { card })]);
    let personality::PhaseView::Voting { candidates, .. } = asked.seen_by(Seat(0)).phase else { panic!() };
    let mut lengths = Lengths::new();
    for choice in candidates {
        for bet in Bet::ALL {
            let vote = personality::Command::CastVote { choice, bet };
            asked.after([(Seat(1), vote)]).measure(&asked, Seat(1), &mut lengths);
        }
    }
    one_of_each("votes", &lengths);
}

/// Votes at which two vote as one (PE-20), as players without thought come to them: on a person, and on a
/// card that somebody has laid.
fn votes_of_pairs() -> Vec<(Evening<Personality>, Pair)> {
    let options = personality::Options::default();
    let mut found: [Option<(Evening<Personality>, Pair)>; 2] = [None, None];
    for seed in 0..100 {
        let supply = Decks::embedded().personality(&Choice::of(&options.sets, options.rating), None).unwrap();
        let opening = Personality::opening(&options, &Seating::without_teams(5), supply);
        let player =
            || Box::new(<Personality as BotGame>::RandomPlayer::default()) as Box<dyn Player<Personality>>;
        let mut players: Vec<_> = (0..5).map(|_| player()).collect();
        let look = |_: &[personality::Event], state: &personality::State| {
            let view = Personality::view(state, Eyes::Everyone);
            let personality::PhaseView::Voting { question, voted, .. } = &view.phase else { return };
            let kind = usize::from(matches!(question, personality::Question::Which { .. }));
            let unvoted = view.pairs.iter().find(|pair| !voted.contains(pair.leader));
            if let (Some(pair), None) = (unvoted, &found[kind]) {
                found[kind] = Some((Evening { state: state.clone(), seats: 5 }, *pair));
            }
        };
        play_watched::<Personality>(opening, &mut players, look, 10_000, &mut Seeded::new(seed)).unwrap();
        if found.iter().all(Option::is_some) {
            break;
        }
    }
    found.map(|found| found.expect("a hundred games have both")).into()
}

/// Of a pair one votes, and the other is shown the vote as their own.
#[test]
fn every_vote_of_a_pair_as_its_partner_sees_it() {
    for (asked, pair) in votes_of_pairs() {
        let view = asked.seen_by(pair.leader);
        let personality::PhaseView::Voting { candidates, .. } = view.phase else { panic!() };
        let (mut lengths, mut unfilled, mut votes) = (Lengths::new(), Lengths::new(), 0);
        for choice in candidates {
            for bet in Bet::ALL {
                let vote = personality::Command::CastVote { choice, bet };
                if Personality::decide(&asked.state, pair.leader, &vote, &mut Seeded::new(1)).is_err() {
                    continue;
                }
                let voted = asked.after([(pair.leader, vote)]);
                // With the last vote the secret is over.
                let personality::PhaseView::Voting { mine, .. } = voted.seen_by(pair.partner).phase else {
                    continue;
                };
                assert_eq!(mine, Some(personality::Vote { choice, bet }), "the partner sees it");
                voted.measure(&asked, pair.partner, &mut lengths);
                let view = voted.seen_by(pair.partner);
                measure_unfilled(&at_table::<Personality>(view, pair.partner, 5), &mut unfilled);
                votes += 1;
            }
        }
        assert!(votes > 5, "{votes} votes");
        one_of_each("the vote of a pair", &lengths);
        assert!(unfilled.values().any(|lengths| lengths.len() > 1), "it would tell: {unfilled:?}");
    }
}

#[test]
fn every_card_side_and_note_of_image() {
    let options = image::Options::default();
    let supply = image::Supply { cards: almanac::deck() };
    let evening = Evening::<Image>::of(&options, &Seating::without_teams(3), supply);
    let dealt = evening.after([(Seat(0), image::Command::DealCards)]);
    let image::PhaseView::Turn { player, .. } = dealt.seen_by(Seat(0)).phase else { panic!() };
    let waiting = Seat::first(3).find(|seat| *seat != player).unwrap();
    let mut lengths = Lengths::new();
    for card in almanac::deck() {
        let mut view = dealt.seen_by(waiting);
        view.hand.as_mut().unwrap()[0] = card;
        dealt.measure_as(view, &dealt, waiting, &mut lengths);
    }
    one_of_each("hand", &lengths);
    let mut lengths = Lengths::new();
    for length in [0, 1, 2, 5, 11, 14, 30, 79, 80] {
        for side in [image::Side::North, image::Side::East] {
            let text = Sealed::new("n".repeat(length));
            let note = image::Command::WriteNote { side, text };
            dealt.after([(waiting, note)]).measure(&dealt, waiting, &mut lengths);
        }
    }
    one_of_each("notes", &lengths);
    let mut lengths = Lengths::new();
    let hand = dealt.seen_by(player).hand.unwrap();
    for card in hand {
        for side in image::Side::ALL {
            let lay = image::Command::LayCard { card, side, over: None };
            if Image::decide(&dealt.state, player, &lay, &mut Seeded::new(1)).is_ok() {
                dealt.after([(player, lay)]).measure(&dealt, player, &mut lengths);
            }
        }
    }
    one_of_each("draft", &lengths);
}
