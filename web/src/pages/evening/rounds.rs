//! A round of a game that is over, as everybody saw it: no secret that was not revealed then, and of votes of
//! True Colours nothing but their numbers. A first guess is there for the guest whose it was.

use insight::{
    Asked, Chosen, Doubt, HungImage, LaidBy, Nearest, OpenChoice, OpenVote, Round, SeenAs, Subject,
    TeamGuess, Who,
};
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

/// A round with its number, from 1, and what the guest who looks had guessed at first.
pub(super) fn round(teller: &Teller<'_>, number: usize, round: &Round, own: &[Subject]) -> Markup {
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
            Round::Ranked { ranking, guess, closest, .. } => {
                (ranked(teller, ranking, guess))
                (first_guesses(teller, closest.as_ref(), own, &faces(ranking)))
            },
            Round::GuessedInTeams { ranking, guesses, closest, .. } => {
                (guessed_in_teams(teller, ranking, guesses))
                (first_guesses(teller, closest.as_ref(), own, ranking))
            },
            Round::Counted { question, results } => (counted(teller, question, results)),
            Round::Voted { asked, votes, second, elected } => {
                (voted(teller, asked, (votes, second), *elected))
            },
            Round::Built { laid, put_down, taken, doubts, .. } => {
                (lying(teller, laid, put_down))
                (built(teller, taken, doubts))
            },
        }
    }
}

fn person(teller: &Teller<'_>, who: Option<Who>) -> String {
    who.map_or_else(|| teller.words.somebody(), |who| teller.name(who))
}

fn black(teller: &Teller<'_>, card: CardId) -> String {
    teller.card(card, CardFace::Black)
}

/// Cards that have one face.
pub(super) fn faces(cards: &[CardId]) -> Vec<Subject> {
    cards.iter().map(|card| Subject { card: *card, face: CardFace::Black }).collect()
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

/// Who came nearest at first, which all were told, and what the guest who looks had guessed, as far as they
/// had. Only a whole row is counted (GH-14, PP-24).
fn first_guesses(
    teller: &Teller<'_>,
    closest: Option<&Nearest>,
    own: &[Subject],
    ranking: &[Subject],
) -> Markup {
    let words = teller.words;
    let cards = || listed(words, own.iter().map(|subject| teller.card(subject.card, subject.face)));
    let hits = || own.iter().zip(ranking).filter(|(one, other)| one == other).count();
    html! {
        @if let Some(Nearest { who, right }) = closest {
            p { (say(words.evening_closest(teller.names(who), *right, ranking.len()))) }
        }
        @if !own.is_empty() {
            p.own {
                @if own.len() == ranking.len() { (words.evening_own_guess(hits(), ranking.len())) }
                @else { (words.evening_own_guess_begun()) }
                br;
                small.soft { (say(cards())) }
            }
        }
    }
}

fn right(teller: &Teller<'_>) -> Markup {
    html! { small.right { (symbol(Symbol::Check)) (teller.words.evening_right_place()) } }
}

fn guessed_in_teams(teller: &Teller<'_>, ranking: &[Subject], guesses: &[TeamGuess]) -> Markup {
    let words = teller.words;
    let said = |subject: &Subject| teller.card(subject.card, subject.face);
    let placed = |(subject, doubled): (&Subject, &bool)| match doubled {
        true => words.evening_doubled(said(subject)),
        false => said(subject),
    };
    let hits =
        |guess: &TeamGuess| guess.guess.iter().zip(ranking).filter(|(one, other)| one == other).count();
    html! {
        p.soft { (words.evening_best_first()) }
        ol.ranked { @for subject in ranking { li { (say(said(subject))) } } }
        ul.guesses { @for guess in guesses {
            li {
                (say(words.evening_team_guess(teller.names(&guess.team), hits(guess), ranking.len())))
                br;
                small.soft { (say(listed(words, guess.guess.iter().zip(&guess.doubled).map(placed)))) }
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
                    " "
                    small.said {
                        (words.evening_predicted(symbol_of(teller, predicted)))
                        @if predicted == seen.got { " " (right(teller)) }
                    }
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

/// A turn of Personality: what was asked, who voted for whom or what, and what came of it.
fn voted(
    teller: &Teller<'_>,
    asked: &Asked,
    votes: (&[OpenVote], &[OpenChoice]),
    elected: Option<Chosen>,
) -> Markup {
    let words = teller.words;
    html! {
        @match asked {
            Asked::Whom { card } => {
                p.asked { (say(black(teller, *card))) }
                (votes_for_people(teller, votes))
            },
            Asked::Which { whom, cards } => {
                p.asked { (say(words.evening_which(person(teller, *whom)))) }
                ul.guesses { @for laid in cards { li { (laid_card(teller, *laid, votes)) } } }
            }
        }
        p {
            @match elected {
                Some(elected) => b { (say(words.evening_elected_them(chosen(teller, elected)))) },
                None => (words.evening_elected_nobody()),
            }
        }
    }
}

fn votes_for_people(teller: &Teller<'_>, (votes, second): (&[OpenVote], &[OpenChoice])) -> Markup {
    let words = teller.words;
    html! {
        ul.results { @for vote in votes {
            li {
                (say(words.evening_open_vote(
                    person(teller, vote.who), chosen(teller, vote.choice), bet(teller, vote.bet)
                )))
            }
        } }
        @if !second.is_empty() {
            p.soft { (words.evening_second_vote()) }
            ul.results { @for vote in second {
                li { (say(words.evening_open_choice(person(teller, vote.who), chosen(teller, vote.choice)))) }
            } }
        }
    }
}

/// A card of an inversion, with who voted for it.
fn laid_card(teller: &Teller<'_>, laid: LaidBy, (votes, second): (&[OpenVote], &[OpenChoice])) -> Markup {
    let (words, this) = (teller.words, Chosen::Card { card: laid.card });
    let first = votes.iter().filter(|vote| vote.choice == this);
    let first = first.map(|vote| words.evening_voter(person(teller, vote.who), bet(teller, vote.bet)));
    let again = second.iter().filter(|vote| vote.choice == this).map(|vote| person(teller, vote.who));
    let (first, again): (Vec<String>, Vec<String>) = (first.collect(), again.collect());
    html! {
        (say(words.evening_laid_by(person(teller, laid.by), black(teller, laid.card))))
        @if !first.is_empty() { small.said { (say(words.evening_voters(listed(words, first)))) } }
        @if !again.is_empty() { small.said { (say(words.evening_voters_again(listed(words, again)))) } }
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

/// The cards of a turn of IMAGE.
fn lying(teller: &Teller<'_>, laid: &[CardId], put_down: &[CardId]) -> Markup {
    let words = teller.words;
    html! {
        @if !laid.is_empty() { p { (say(words.evening_laid(all(teller, laid)))) } }
        @if !put_down.is_empty() { p { (say(words.evening_put_down(all(teller, put_down)))) } }
    }
}

fn all(teller: &Teller<'_>, cards: &[CardId]) -> String {
    listed(teller.words, cards.iter().map(|card| black(teller, *card)))
}

fn built(teller: &Teller<'_>, taken: &[HungImage], doubts: &[Doubt]) -> Markup {
    let words = teller.words;
    html! {
        @for image in taken {
            p.asked {
                (say(teller.famous(&image.name))) " "
                small.soft { "· " (words.evening_points(image.points)) }
            }
            p { (say(words.evening_image_cards(all(teller, &image.cards)))) }
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
        @if taken.is_empty() { p.soft { (words.evening_nothing_taken()) } }
    }
}
