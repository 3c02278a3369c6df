//! A round of a game that is over, as everybody saw it: no secret that was not revealed then, and of votes of
//! True Colours nothing but their numbers.

use insight::{Asked, Chosen, Doubt, HungImage, OpenVote, Round, SeenAs, Subject, TeamGuess, Who};
use maud::{Markup, html};
use rules::{
    CardFace, CardId,
    colours::{Question, Symbol as Seen},
    personality::Bet,
};

use crate::{
    games::came_out::Teller,
    look::{Symbol, symbol},
    words::{listed, named, say},
};

/// A round with its number, from 1.
pub(super) fn round(teller: &Teller<'_>, number: usize, round: &Round) -> Markup {
    let words = teller.words;
    let turns = matches!(round, Round::Ranked { .. } | Round::Voted { .. } | Round::Built { .. });
    let title = if turns { words.evening_turn(number) } else { words.evening_round(number) };
    html! {
        h3 {
            (title)
            @match round {
                Round::Ranked { who, .. } | Round::GuessedInTeams { who, .. } | Round::Built { who, .. } => {
                    " · " (say(person(teller, *who)))
                },
                Round::Counted { .. } | Round::Voted { .. } => {}
            }
        }
        @match round {
            Round::Ranked { ranking, guess, .. } => (ranked(teller, ranking, guess)),
            Round::GuessedInTeams { ranking, guesses, .. } => (guessed_in_teams(teller, ranking, guesses)),
            Round::Counted { question, results } => (counted(teller, question, results)),
            Round::Voted { asked, votes, elected } => (voted(teller, asked, votes, *elected)),
            Round::Built { taken, doubts, .. } => (built(teller, taken, doubts)),
        }
    }
}

fn person(teller: &Teller<'_>, who: Option<Who>) -> String {
    who.map_or_else(|| teller.words.somebody(), |who| teller.name(who))
}

fn black(teller: &Teller<'_>, card: CardId) -> String {
    teller.card(card, CardFace::Black)
}

fn ranked(teller: &Teller<'_>, ranking: &[CardId], guess: &[CardId]) -> Markup {
    let words = teller.words;
    html! {
        p.soft { (words.evening_happiest_last()) }
        ol.ranked { @for (place, card) in ranking.iter().enumerate() {
            li {
                (say(black(teller, *card))) " "
                @match guess.iter().position(|guessed| guessed == card) {
                    Some(guessed) if guessed == place => (right(teller)),
                    Some(guessed) => small.soft { (words.evening_guessed_place(guessed + 1)) },
                    None => {}
                }
            }
        } }
    }
}

fn right(teller: &Teller<'_>) -> Markup {
    html! { small.right { (symbol(Symbol::Check)) (teller.words.evening_right_place()) } }
}

fn guessed_in_teams(teller: &Teller<'_>, ranking: &[Subject], guesses: &[TeamGuess]) -> Markup {
    let words = teller.words;
    let said = |subject: &Subject| teller.card(subject.card, subject.face);
    let hits =
        |guess: &TeamGuess| guess.guess.iter().zip(ranking).filter(|(one, other)| one == other).count();
    html! {
        p.soft { (words.evening_best_first()) }
        ol.ranked { @for subject in ranking { li { (say(said(subject))) } } }
        ul.guesses { @for guess in guesses {
            li {
                (say(words.evening_team_guess(teller.names(&guess.team), hits(guess), ranking.len())))
                br;
                small.soft { (say(listed(words, guess.guess.iter().map(said)))) }
            }
        } }
    }
}

/// What was asked in True Colours.
pub(super) fn asked(teller: &Teller<'_>, question: &Question) -> String {
    question.own.as_ref().map_or_else(|| black(teller, question.card), |own| named(own.as_str()))
}

fn counted(teller: &Teller<'_>, question: &Question, results: &[SeenAs]) -> Markup {
    let words = teller.words;
    html! {
        p.asked { (say(asked(teller, question))) }
        ul.results { @for seen in results {
            li {
                b { (say(person(teller, seen.who))) } " "
                span { (symbol_of(teller, seen.got)) }
                @if let Some(votes) = seen.votes { span.soft { " · " (words.evening_votes(votes)) } }
                @if let Some(predicted) = seen.predicted {
                    " " small.soft { (words.evening_predicted(symbol_of(teller, predicted))) }
                    @if predicted == seen.got { " " (right(teller)) }
                }
            }
        } }
    }
}

fn symbol_of(teller: &Teller<'_>, seen: Seen) -> String {
    let words = teller.words;
    match seen {
        Seen::Plus => format!("+ {}", words.tc_most()),
        Seen::PlusMinus => format!("± {}", words.tc_some()),
        Seen::Zero => format!("0 {}", words.tc_none()),
    }
}

fn voted(teller: &Teller<'_>, asked: &Asked, votes: &[OpenVote], elected: Option<Chosen>) -> Markup {
    let words = teller.words;
    html! {
        @match asked {
            Asked::Whom { card } => p.asked { (say(black(teller, *card))) },
            Asked::Which { whom, cards } => {
                p.asked { (say(words.evening_which(person(teller, *whom)))) }
                ul.guesses { @for card in cards { li { (say(black(teller, *card))) } } }
            }
        }
        ul.results { @for vote in votes {
            li {
                (say(words.evening_open_vote(
                    person(teller, vote.who), chosen(teller, vote.choice), bet(teller, vote.bet)
                )))
            }
        } }
        p {
            @match elected {
                Some(elected) => b { (say(words.evening_elected_them(chosen(teller, elected)))) },
                None => (words.evening_elected_nobody()),
            }
        }
    }
}

fn chosen(teller: &Teller<'_>, choice: Chosen) -> String {
    match choice {
        Chosen::Player { who } => person(teller, who),
        Chosen::Card { card } => black(teller, card),
    }
}

fn bet(teller: &Teller<'_>, bet: Bet) -> String {
    let words = teller.words;
    match bet {
        Bet::Neutral => words.pe_bet_neutral(),
        Bet::Two => words.pe_bet_two(),
        Bet::Three => words.pe_bet_three(),
    }
}

fn built(teller: &Teller<'_>, taken: &[HungImage], doubts: &[Doubt]) -> Markup {
    let words = teller.words;
    html! {
        @for image in taken {
            p.asked {
                (say(teller.famous(&image.name))) " "
                small.soft { "· " (words.evening_points(image.points)) }
            }
            ul.results { @for card in &image.cards { li { (say(black(teller, *card))) } } }
        }
        @for doubt in doubts {
            @let name = doubt.name.as_ref().map_or_else(
                || words.evening_nobody_named(), |name| teller.famous(name)
            );
            @let by = person(teller, doubt.by);
            p {
                @if doubt.bluff { (say(words.evening_doubt_bluff(by, name))) }
                @else { (say(words.evening_doubt_good(by, name))) }
            }
        }
        @if taken.is_empty() && doubts.is_empty() { p.soft { (words.evening_nothing_taken()) } }
    }
}
