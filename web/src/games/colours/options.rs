//! Before the game: its house rules, what the numbers would give away, and questions of the table's own.

use maud::{Markup, html};
use rules::{
    GameKind,
    colours::{Counts, Options, Questions, Space},
};
use table::{Ability, TableView};

use super::question;
use crate::{
    games::options::{Choice, HouseRules, Value},
    pages::Context,
    words::Words,
};

/// The lengths that have a button, from a short evening to that of the book; any other is written (TC-18).
const GOALS: [u8; 5] = [12, 18, 24, 30, 36];

pub(super) fn house_rules<'a>(words: &Words, options: &'a Options) -> HouseRules<'a> {
    HouseRules {
        kind: GameKind::Colours,
        choices: vec![
            goal(words, options),
            questions(words, options),
            counts(words, options),
            Choice::rating(words, options.rating),
            Choice::own_cards(words, options.own_cards),
        ],
        sets: &options.sets,
        rating: options.rating,
    }
}

fn goal(words: &Words, options: &Options) -> Choice {
    let goals = GOALS.map(Space);
    let value = |goal: &Space| {
        let lasting = Options { goal: *goal, ..options.clone() };
        Value::new(goal, goal.0.to_string(), &options.goal).lasting(lasting)
    };
    let has_button = goals.contains(&options.goal);
    let any = Value::written(Options::GOALS, words.tc_option_goal_any(), options.goal.0, has_button)
        .lasting(options.clone());
    Choice {
        field: "goal",
        label: words.tc_option_goal(),
        line: words.tc_option_goal_line(),
        values: goals.iter().map(value).chain([any]).collect(),
    }
}

fn questions(words: &Words, options: &Options) -> Choice {
    let ways = [
        (Questions::Drawn, words.tc_option_questions_drawn()),
        (Questions::Picked, words.tc_option_questions_picked()),
    ];
    Choice {
        field: "questions",
        label: words.tc_option_questions(),
        line: match options.questions {
            Questions::Drawn => words.tc_option_questions_drawn_line(),
            Questions::Picked => words.tc_option_questions_picked_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &options.questions)).into(),
    }
}

fn counts(words: &Words, options: &Options) -> Choice {
    let ways = [
        (Counts::Shown, words.tc_option_counts_shown()),
        (Counts::OutcomeOnly, words.tc_option_counts_outcome_only()),
    ];
    Choice {
        field: "counts",
        label: words.tc_option_counts(),
        line: match options.counts {
            Counts::Shown => words.tc_option_counts_shown_line(),
            Counts::OutcomeOnly => words.tc_option_counts_outcome_only_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &options.counts)).into(),
    }
}

/// How many would play if everybody does who has not said goodbye.
fn players(view: &TableView) -> usize {
    view.guests.iter().filter(|guest| !guest.left).count()
}

/// How few may play in the end: who is away when the game begins, and stays so, is not dealt in.
fn fewest_players(view: &TableView) -> usize {
    let connected = view.guests.iter().filter(|guest| !guest.left && guest.connected).count();
    connected.max((*Options::PLAYERS.start()).into()).min(players(view))
}

/// TC-1: there are six colours.
pub(super) fn seating(words: &Words, view: &TableView) -> Option<String> {
    let most = *Options::PLAYERS.end();
    (players(view) > usize::from(most)).then(|| words.tc_seating_many(most))
}

/// TC-1: a ballot of two is none.
pub(super) fn hindrance(words: &Words, view: &TableView) -> Option<String> {
    let missing = usize::from(*Options::PLAYERS.start()).saturating_sub(players(view));
    (missing > 0).then(|| words.tc_need_more(missing))
}

/// With so many players everybody can work out the others' votes from the numbers and their own.
const TELLING: usize = 3;
/// With so many it happens in about one round of fourteen.
const SELDOM_TELLING: usize = 4;

/// What the numbers would give away (TC-8), and the house rule that keeps them back, in one tap.
pub(super) fn caution(context: &Context<'_>, view: &TableView, options: &Options) -> Markup {
    let words = context.words();
    let (title, line) = match (fewest_players(view), options.counts) {
        (TELLING, Counts::Shown) => (words.tc_three_title(), words.tc_three()),
        (SELDOM_TELLING, Counts::Shown) => (words.tc_four_title(), words.tc_four()),
        (TELLING | SELDOM_TELLING, Counts::OutcomeOnly) => (words.tc_kept_title(), words.tc_kept()),
        _ => return html! {},
    };
    let quiet = Options { counts: Counts::OutcomeOnly, ..options.clone() };
    html! {
        section.panel.tc-caution aria-labelledby="h-caution" {
            h2 #h-caution { (title) }
            p { (line) }
            @if options.counts == Counts::Shown && view.i_may(Ability::ChooseGame) {
                (house_rules(words, &quiet).choose(view, &html! {
                    button.btn.btn-wide { (words.tc_outcome_only_choose()) }
                }))
            }
        }
    }
}

/// A question of the table's own (TC-4): anybody writes one, and it is shuffled in when the game begins.
pub(super) fn preparation(context: &Context<'_>, view: &TableView) -> Markup {
    let own = view.own_cards.get(&GameKind::Colours).copied().unwrap_or_default();
    question::blank_card(context.words(), view, question::Where::Lobby, own)
}
