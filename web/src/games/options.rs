//! House rules as every game offers them: the host presses, the others read.

use std::ops::RangeInclusive;

use maud::{Markup, html};
use rules::{GameKind, Mixture, Rating};
use serde::Serialize;
use table::{Ability, GameOptions, TableView};

use super::length;
use crate::{look::deed, pages::Context, words::Words};

/// All the house rules of a game, as they are chosen.
pub(crate) struct HouseRules<'a> {
    pub(super) kind: GameKind,
    pub(super) choices: Vec<Choice>,
    /// The sets of cards that are in the box.
    pub(super) sets: &'a [String],
}

/// One house rule as it is offered.
pub(super) struct Choice {
    pub(super) field: &'static str,
    pub(super) label: String,
    pub(super) line: String,
    pub(super) values: Vec<Value>,
}

impl Choice {
    /// Whether it is what it is when nobody chooses: the first value.
    fn has_default(&self) -> bool {
        self.values.first().is_some_and(|value| value.chosen)
    }

    /// Whether it decides how long the game takes.
    fn sets_length(&self) -> bool {
        self.values.iter().any(|value| value.lasting.is_some())
    }

    /// Whom the cards suit.
    pub(super) fn rating(words: &Words, chosen: Rating) -> Choice {
        let name = |rating: Rating| match rating {
            Rating::Everyone => words.option_rating_everyone(),
            Rating::Teens => words.option_rating_teens(),
            Rating::Adults => words.option_rating_adults(),
        };
        Choice {
            field: "rating",
            label: words.option_rating(),
            line: words.option_rating_line(),
            values: Rating::ALL.map(|rating| Value::new(&rating, name(rating), &chosen)).into(),
        }
    }

    /// What becomes of the cards that the table has written itself.
    pub(super) fn own_cards(words: &Words, chosen: Mixture) -> Choice {
        let ways = [
            (Mixture::MixedIn, words.option_own_cards_mixed_in()),
            (Mixture::OnlyOurs, words.option_own_cards_only_ours()),
        ];
        Choice {
            field: OWN_CARDS,
            label: words.option_own_cards(),
            line: words.option_own_cards_line(),
            values: ways.map(|(way, label)| Value::new(&way, label, &chosen)).into(),
        }
    }
}

/// What one house rule can be.
pub(super) struct Value {
    sent: String,
    label: String,
    chosen: bool,
    /// Any number of a range: the host writes it.
    written: Option<RangeInclusive<u8>>,
    /// The house rules with this value, where it decides how long the game takes.
    lasting: Option<GameOptions>,
}

impl Value {
    /// `sent` is the option itself: a number, or the word that its own format has for it.
    pub(super) fn new<T: Serialize + PartialEq>(sent: &T, label: String, chosen: &T) -> Value {
        Value { sent: word(sent), label, chosen: sent == chosen, written: None, lasting: None }
    }

    /// The same where it decides how long the game takes, with these house rules.
    pub(super) fn lasting(self, options: impl Into<GameOptions>) -> Value {
        Value { lasting: Some(options.into()), ..self }
    }

    /// What stands there for those who only read.
    fn said(&self) -> &str {
        if self.written.is_some() { &self.sent } else { &self.label }
    }

    /// Any number of a range, besides those that have a button.
    pub(super) fn written(range: RangeInclusive<u8>, label: String, number: u8, has_button: bool) -> Value {
        let sent = number.to_string();
        Value { sent, label, chosen: !has_button, written: Some(range), lasting: None }
    }
}

/// The word for an option, as a form sends it.
fn word(option: &impl Serialize) -> String {
    match serde_json::to_value(option).expect("options are numbers and words") {
        serde_json::Value::String(word) => word,
        // What nobody has said is sent as nothing.
        serde_json::Value::Null => String::new(),
        number => number.to_string(),
    }
}

impl HouseRules<'_> {
    /// Every house rule but one, as hidden fields: whoever changes one keeps the others.
    fn carried(&self, but: &str) -> Markup {
        let others = self.choices.iter().filter(|choice| choice.field != but);
        html! {
            input type="hidden" name="game" value=(self.kind);
            @for choice in others {
                @for value in choice.values.iter().filter(|value| value.chosen) {
                    input type="hidden" name=(choice.field) value=(value.sent);
                }
            }
            @if but != SETS { @for set in self.sets { input type="hidden" name=(SETS) value=(set); } }
        }
    }

    /// The form that chooses this game with these house rules; `content` is its button.
    pub(crate) fn choose(&self, view: &TableView, content: &Markup) -> Markup {
        deed(view, "choose_game", html! { (self.carried("")) (content) })
    }

    /// All of them, to press or to read.
    pub(crate) fn offered(&self, context: &Context<'_>, view: &TableView) -> Markup {
        let words = context.words();
        let may = view.i_may(Ability::ChooseGame);
        let sets = context.decks.sets(self.kind);
        // Nobody has to choose what to do with cards that there are none of.
        let no_own = view.own_cards.get(&self.kind).is_none_or(|own| *own == 0);
        let offered = |choice: &&Choice| !(choice.field == OWN_CARDS && no_own && choice.has_default());
        let people = length::people(view, self.kind);
        html! {
            div {
                @for choice in self.choices.iter().filter(offered) {
                    div.option {
                        p.label {
                            span { (choice.label) }
                            @if !may {
                                span.chosen {
                                    @for value in choice.values.iter().filter(|value| value.chosen) {
                                        (value.said()) (minutes(words, value, people))
                                    }
                                }
                            }
                        }
                        p.soft {
                            (choice.line)
                            @if choice.sets_length() { " " (words.lobby_minutes_line(people)) }
                        }
                        @if may { (self.offer(words, view, choice, people)) }
                    }
                }
                @if sets.len() > 1 {
                    div.option {
                        p.label { span { (words.option_sets()) } }
                        p.soft { (words.option_sets_line()) }
                        div.choices {
                            @for set in sets {
                                (self.offer_set(context, view, &set.name, set.title(context.language)))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The values of one house rule as buttons, and any other number where one may be written.
    fn offer(&self, words: &Words, view: &TableView, choice: &Choice, people: usize) -> Markup {
        let buttons = html! {
            (self.carried(choice.field))
            div.choices role="group" aria-label=(choice.label) {
                @for value in choice.values.iter().filter(|value| value.written.is_none()) {
                    button name=(choice.field) value=(value.sent) aria-pressed=(value.chosen) {
                        (value.label) (minutes(words, value, people))
                    }
                }
            }
        };
        let written = choice.values.iter().find_map(|value| Some((value, value.written.as_ref()?)));
        html! {
            (deed(view, "choose_game", buttons))
            @if let Some((value, range)) = written {
                (deed(view, "choose_game", html! {
                    (self.carried(choice.field))
                    div.choices {
                        input.input type="number" name=(choice.field) value=(value.sent) required
                            min=(range.start()) max=(range.end()) aria-label=(choice.label);
                        button aria-pressed=(value.chosen) {
                            (value.label) (minutes(words, value, people))
                        }
                    }
                }))
            }
        }
    }

    /// A set goes into the box or out of it; the box is never empty.
    fn offer_set(&self, context: &Context<'_>, view: &TableView, name: &str, title: &str) -> Markup {
        let chosen = self.sets.iter().any(|set| set == name);
        let kept = self.sets.iter().filter(|set| *set != name);
        let last = chosen && self.sets.len() == 1;
        deed(
            view,
            "choose_game",
            html! {
                (self.carried(SETS))
                @for set in kept { input type="hidden" name=(SETS) value=(set); }
                @if !chosen { input type="hidden" name=(SETS) value=(name); }
                button aria-pressed=(chosen) disabled[last || !view.i_may(Ability::ChooseGame)]
                    lang=(context.language) {
                    (title)
                }
            },
        )
    }
}

/// About how long the game takes so many people with this value, where that is what it decides.
fn minutes(words: &Words, value: &Value, people: usize) -> Markup {
    html! {
        @if let Some(options) = &value.lasting {
            " " small { (words.lobby_minutes(length::minutes(options, people))) }
        }
    }
}

/// The field that says what becomes of the table's own cards.
const OWN_CARDS: &str = "own_cards";
/// The field that names the sets of cards, once for each.
const SETS: &str = "sets";
