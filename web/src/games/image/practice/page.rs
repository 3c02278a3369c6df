//! What the page shows: the image, what has been tried, and what can be asked for.

use almanac::PracticeImage;
use maud::{Markup, html};
use rules::image::{Finding, Testimony, Verdict};

use super::{
    super::{
        cards,
        claim::Field,
        evidence::{self, in_language},
    },
    ADDRESS, Guess, Hints, Outcome, PEOPLE, Quiz,
};
use crate::{
    look::{BRASS, Symbol, symbol},
    pages::{Context, Dress, dressed_leaf},
    words::{Words, listed, named, say},
};

/// The form of the guess.
const GUESS: &str = "guess";

pub(crate) fn page(context: &Context<'_>, quiz: &Quiz<'_>) -> Markup {
    let words = context.words();
    dressed_leaf(
        context,
        words.practice_title(),
        language_links(context, quiz),
        Dress::Practice,
        html! {
            div #practice .page.practice {
                div.hero { h1 { (words.practice_title()) } p { (words.practice_lead()) } }
                (days_images(words, quiz))
                @if let Some(notice) = &quiz.notice { p.fault role="alert" tabindex="-1" { (notice) } }
                section.pr-sheet aria-labelledby="which" {
                    h2 #which { (words.practice_which(quiz.number + 1, PracticeImage::A_DAY)) }
                    ul.pr-image aria-label=(words.practice_cards()) {
                        @for card in quiz.cards() { li { (cards::large(words, card)) } }
                    }
                    (hints(words, quiz))
                }
                @match quiz.outcome() {
                    Outcome::Open => (asking(words, quiz)),
                    outcome => (answer(words, quiz, outcome)),
                }
            }
        },
    )
}

/// Where an image and what has been asked about it is shown.
fn address(quiz: &Quiz<'_>, image: usize, hints: Hints) -> String {
    format!("{ADDRESS}?day={}&image={}&hints={}", quiz.progress.day, image + 1, hints.number())
}

/// The same image in the other language.
fn language_links(context: &Context<'_>, quiz: &Quiz<'_>) -> Markup {
    let others = decks::Language::ALL.into_iter().filter(|language| *language != context.language);
    html! {
        nav.line {
            @for language in others {
                a.btn.btn-plain href={ (address(quiz, quiz.number, quiz.hints)) "&lang=" (language) }
                    lang=(language) hreflang=(language) {
                    (language.own_name())
                }
            }
        }
    }
}

/// All images of the day, and how they came out.
fn days_images(words: &Words, quiz: &Quiz<'_>) -> Markup {
    html! {
        nav aria-label=(words.practice_images()) {
            ol.pr-days {
                @for (at, outcome) in quiz.progress.outcomes.iter().enumerate() {
                    @let (class, drawing, said) = match outcome {
                        Outcome::Open => ("", None, words.practice_open()),
                        Outcome::Guessed => ("pr-known", Some(Symbol::Check), words.practice_guessed()),
                        Outcome::WithHints => ("pr-hinted", Some(Symbol::Check), words.practice_hinted()),
                        Outcome::Told => ("pr-told", Some(Symbol::Query), words.practice_told()),
                    };
                    li {
                        a class={ "pr-day " (class) } href=(address(quiz, at, Hints::NONE))
                            aria-current=[(at == quiz.number).then_some("true")] {
                            (at + 1)
                            @if let Some(drawing) = drawing { (symbol(drawing)) }
                            span.visually-hidden { ", " (said) }
                        }
                    }
                }
            }
        }
    }
}

/// What has been told so far.
fn hints(words: &Words, quiz: &Quiz<'_>) -> Markup {
    if quiz.hints == Hints::NONE || quiz.outcome() != Outcome::Open {
        return html! {};
    }
    html! {
        ul.pr-hints {
            @if quiz.hints >= Hints::CARD {
                @match quiz.hint_card() {
                    Some(card) => li { (words.practice_hint_card()) " " (cards::chip(words, card)) },
                    None => li { (words.practice_hint_no_card()) },
                }
            }
            @if quiz.hints >= Hints::FACT {
                @if let Some(fact) = quiz.fact() { li { (evidence::sentence(words, &fact)) } }
            }
            @if quiz.hints >= Hints::LETTERS { li { (letters(words, quiz)) } }
        }
    }
}

/// The name with its first letters alone: M••••• C••••.
fn letters(words: &Words, quiz: &Quiz<'_>) -> Markup {
    let name = quiz.almanac.person(quiz.person()).name();
    let parts: Vec<&str> = in_language(words, &name).split_whitespace().collect();
    let first = |word: &str| word.chars().next().map(String::from).unwrap_or_default();
    let hidden = |char: char| if char.is_alphanumeric() { '•' } else { char };
    let dotted =
        |word: &&str| format!("{}{}", first(word), word.chars().skip(1).map(hidden).collect::<String>());
    let spelled = |word: &&str| words.practice_word(word.chars().count(), first(word));
    html! {
        (words.practice_hint_name()) " "
        b.pr-letters aria-hidden="true" { (parts.iter().map(dotted).collect::<Vec<_>>().join(" ")) }
        span.visually-hidden { (parts.iter().map(spelled).collect::<Vec<_>>().join("; ")) }
    }
}

/// A field for a name, what the last one was worth, and the ways to be helped.
fn asking(words: &Words, quiz: &Quiz<'_>) -> Markup {
    let field = Field {
        id: "name".to_owned(),
        form: GUESS,
        name: "name".to_owned(),
        key: "key".to_owned(),
        label: words.practice_label(),
    };
    html! {
        @if let Some(guess) = &quiz.guess { (judged(words, quiz, guess)) }
        form #(GUESS) method="get" action=(ADDRESS) {
            input type="hidden" name="day" value=(quiz.progress.day);
            input type="hidden" name="image" value=(quiz.number + 1);
            input type="hidden" name="hints" value=(quiz.hints.number());
        }
        (field.completed_at(words, PEOPLE))
        button class=(BRASS) form=(GUESS) { (words.practice_guess()) }
        p.pr-help {
            @match quiz.hints.more() {
                Some(more) => a.btn href=(address(quiz, quiz.number, more)) { (words.practice_hint()) },
                None => a.btn href={ (address(quiz, quiz.number, quiz.hints)) "&tell=yes" } {
                    (words.practice_tell())
                },
            }
        }
        // The field stays in sight; what it says card by card stands below.
        @if let Some(Testimony { claim: Some(_), findings: found, .. }) = quiz.testimony() {
            (findings(words, found))
        }
    }
}

/// How many cards fit somebody who is not it.
fn judged(words: &Words, quiz: &Quiz<'_>, guess: &Guess) -> Markup {
    let Some(claim) = &guess.testimony.claim else {
        return html! {
            p.fault role="alert" tabindex="-1" { (say(words.practice_nobody(named(&guess.typed)))) }
        };
    };
    let name = named(in_language(words, &claim.name));
    let all = quiz.image.criteria.len();
    html! {
        div.pr-judged role="status" tabindex="-1" {
            p { (say(words.practice_not_quite(guess.fitting(), all, name))) }
        }
    }
}

/// Whom it was thought of and why, who else there is, and the way on.
fn answer(words: &Words, quiz: &Quiz<'_>, outcome: Outcome) -> Markup {
    let solution = quiz.solution();
    let person = quiz.almanac.person(quiz.person());
    let thought_of = named(in_language(words, &person.name()));
    let right = quiz.guess.as_ref().filter(|guess| guess.is_right());
    let guessed = right.and_then(|guess| guess.testimony.claim.as_ref());
    let other = guessed.filter(|claim| claim.key != Some(person.key()));
    let sentence = match (other, outcome) {
        (Some(claim), Outcome::Guessed | Outcome::WithHints) => {
            words.practice_right_too(named(in_language(words, &claim.name)), thought_of)
        }
        (_, Outcome::Guessed | Outcome::WithHints) => words.practice_right(thought_of),
        (_, Outcome::Told | Outcome::Open) => words.practice_it_was(thought_of),
    };
    let others = listed(words, solution.fitting.iter().map(|name| named(in_language(words, name))));
    html! {
        p.pr-answer role="status" tabindex="-1" { (say(sentence)) }
        @match quiz.progress.next_open(quiz.number) {
            Some(next) => a class=(BRASS) href=(address(quiz, next, Hints::NONE)) { (words.practice_next()) },
            None => p.pr-done { (words.practice_done(quiz.progress.guessed(), PracticeImage::A_DAY)) },
        }
        (findings(words, &solution.findings))
        @if !others.is_empty() { p.soft { (say(words.practice_others(others))) } }
    }
}

/// Card by card what the almanac says, and how it knows.
fn findings(words: &Words, findings: &[Finding]) -> Markup {
    html! {
        ul.ih-findings {
            @for finding in findings {
                li {
                    (mark(words, finding.verdict))
                    (cards::chip(words, finding.card))
                    p { (evidence::sentence(words, finding)) }
                }
            }
        }
    }
}

fn mark(words: &Words, verdict: Verdict) -> Markup {
    let (class, drawing, said) = match verdict {
        Verdict::Fits => ("tick", Symbol::Check, words.image_fits()),
        Verdict::DoesNotFit => ("tick tick-wrong", Symbol::Close, words.image_fits_not()),
        Verdict::NotKnown => ("tick ih-not-known", Symbol::Query, words.image_not_known()),
    };
    html! { span class=(class) { (symbol(drawing)) span.visually-hidden { (said) } } }
}
