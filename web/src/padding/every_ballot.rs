//! Every ballot and every prediction of True Colours: nothing has to be filled up (L4).

use decks::{Choice, Decks};
use rules::{
    Sealed, Seat, Seating,
    colours::{self, Colours},
};

use super::{
    every_value::{Evening, one_of_each},
    whole_games::Lengths,
};

#[test]
fn all_ballots_and_predictions_of_colours() {
    let options = colours::Options::default();
    let supply = Decks::embedded().colours(&Choice::of(&options.sets, options.rating), None).unwrap();
    let evening = Evening::<Colours>::of(&options, &Seating::without_teams(5), supply);
    let colours::PhaseView::Opening { reader, .. } = evening.seen_by(Seat(0)).phase else { panic!() };
    let asked = evening.after([(reader, colours::Command::TurnQuestion)]);
    let others: Vec<Seat> = Seat::first(5).filter(|seat| *seat != Seat(0)).collect();
    let mut lengths = Lengths::new();
    for one in &others {
        for other in &others {
            let ballot = colours::Command::CastBallot { votes: Sealed::new(vec![*one, *other]) };
            asked.after([(Seat(0), ballot)]).measure(&asked, Seat(0), &mut lengths);
        }
    }
    one_of_each("ballots", &lengths);
    let ballot = |seat: Seat| {
        let votes = Seat::first(5).filter(|other| *other != seat).take(2).collect();
        (seat, colours::Command::CastBallot { votes: Sealed::new(votes) })
    };
    let voted = asked.after(Seat::first(5).map(ballot));
    let mut lengths = Lengths::new();
    for prediction in colours::Symbol::ALL {
        let predict = colours::Command::MakePrediction { prediction };
        voted.after([(Seat(0), predict)]).measure(&voted, Seat(0), &mut lengths);
    }
    one_of_each("predictions", &lengths);
}
