//! The house rules of this game: the host presses, the others read.

use maud::{Markup, html};
use rules::{
    GameKind,
    happiness::{Drawing, Help, Options, Peek},
};
use table::{Ability, TableView};

use crate::{look::deed, pages::Context, words::Words};

/// One house rule as it is offered.
struct Choice {
    field: &'static str,
    label: String,
    line: String,
    /// What is sent, what is read, and whether it is chosen.
    values: Vec<(String, String, bool)>,
}

pub(super) fn options(context: &Context<'_>, view: &TableView, options: &Options) -> Markup {
    let words = context.words();
    let may = view.i_may(Ability::ChooseGame);
    let sets = context.decks.sets(GameKind::Happiness);
    html! {
        div {
            @for choice in choices(words, options) {
                div.option {
                    p.label {
                        span { (choice.label) }
                        @if !may { span.chosen { @for value in choice.values.iter().filter(|value| value.2) { (value.1) } } }
                    }
                    p.soft { (choice.line) }
                    @if may { (offer(view, options, &choice)) }
                }
            }
            @if sets.len() > 1 {
                div.option {
                    p.label { span { (words.gh_option_sets()) } }
                    p.soft { (words.gh_option_sets_line()) }
                    div.choices {
                        @for set in sets { (offer_set(context, view, options, &set.name, set.title(context.language))) }
                    }
                }
            }
        }
    }
}

fn choices(words: &Words, options: &Options) -> [Choice; 5] {
    let number = |chosen: u8| move |number: u8| (number.to_string(), number.to_string(), number == chosen);
    [
        Choice {
            field: "turns_each",
            label: words.gh_option_turns(),
            line: words.gh_option_turns_line(),
            values: Options::TURNS_EACH.map(number(options.turns_each)).collect(),
        },
        Choice {
            field: "cards",
            label: words.gh_option_cards(),
            line: words.gh_option_cards_line(),
            values: Options::CARDS.map(number(options.cards)).collect(),
        },
        Choice {
            field: "help",
            label: words.gh_option_help(),
            line: words.gh_option_help_line(),
            values: [
                (Help::None, words.gh_option_help_none()),
                (Help::OneFaceUp, words.gh_option_help_one_face_up()),
            ]
            .map(|(help, label)| (help_slug(help).to_owned(), label, options.help == help))
            .into(),
        },
        Choice {
            field: "peek",
            label: words.gh_option_peek(),
            line: words.gh_option_peek_line(),
            values: [
                (Peek::Hidden, words.gh_option_peek_hidden()),
                (Peek::Seen, words.gh_option_peek_seen()),
            ]
            .map(|(peek, label)| (peek_slug(peek).to_owned(), label, options.peek == peek))
            .into(),
        },
        Choice {
            field: "drawing",
            label: words.gh_option_drawing(),
            line: words.gh_option_drawing_line(),
            values: [
                (Drawing::ByCategory, words.gh_option_drawing_by_category()),
                (Drawing::OneDeck, words.gh_option_drawing_one_deck()),
            ]
            .map(|(drawing, label)| (drawing_slug(drawing).to_owned(), label, options.drawing == drawing))
            .into(),
        },
    ]
}

/// The values of one house rule as buttons; the form carries all the others along.
fn offer(view: &TableView, options: &Options, choice: &Choice) -> Markup {
    deed(
        view,
        "choose_game",
        html! {
            (carried(options, choice.field))
            div.choices role="group" aria-label=(choice.label) {
                @for (value, label, chosen) in &choice.values {
                    button name=(choice.field) value=(value) aria-pressed=(chosen) { (label) }
                }
            }
        },
    )
}

/// A set goes into the box or out of it; the box is never empty.
fn offer_set(context: &Context<'_>, view: &TableView, options: &Options, name: &str, title: &str) -> Markup {
    let chosen = options.sets.iter().any(|set| set == name);
    let kept = options.sets.iter().filter(|set| *set != name);
    let last = chosen && options.sets.len() == 1;
    deed(
        view,
        "choose_game",
        html! {
            (carried(options, "sets"))
            @for set in kept { input type="hidden" name="sets" value=(set); }
            @if !chosen { input type="hidden" name="sets" value=(name); }
            button aria-pressed=(chosen) disabled[last || !view.i_may(Ability::ChooseGame)] lang=(context.language) { (title) }
        },
    )
}

/// Every house rule but one, as hidden fields.
fn carried(options: &Options, but: &str) -> Markup {
    let fields = [
        ("turns_each", options.turns_each.to_string()),
        ("cards", options.cards.to_string()),
        ("help", help_slug(options.help).to_owned()),
        ("peek", peek_slug(options.peek).to_owned()),
        ("drawing", drawing_slug(options.drawing).to_owned()),
    ];
    html! {
        input type="hidden" name="game" value=(GameKind::Happiness);
        @for (name, value) in fields.iter().filter(|(name, _)| *name != but) { input type="hidden" name=(name) value=(value); }
        @if but != "sets" { @for set in &options.sets { input type="hidden" name="sets" value=(set); } }
    }
}

fn help_slug(help: Help) -> &'static str {
    match help {
        Help::None => "none",
        Help::OneFaceUp => "one_face_up",
    }
}

fn peek_slug(peek: Peek) -> &'static str {
    match peek {
        Peek::Hidden => "hidden",
        Peek::Seen => "seen",
    }
}

fn drawing_slug(drawing: Drawing) -> &'static str {
    match drawing {
        Drawing::ByCategory => "by_category",
        Drawing::OneDeck => "one_deck",
    }
}
