//! House rules as every game offers them: the host presses, the others read.

use std::ops::RangeInclusive;

use decks::Set;
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
    /// Whom their cards suit.
    pub(super) rating: Rating,
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
        Choice {
            field: "rating",
            label: words.option_rating(),
            line: words.option_rating_line(),
            values: Rating::ALL.map(|rating| Value::new(&rating, rating_name(words, rating), &chosen)).into(),
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
            @for set in self.sets { input type="hidden" name=(SETS) value=(set); }
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
                @if context.decks.sets(self.kind).len() > 1 {
                    div.option {
                        p.label { span { (words.option_sets()) } }
                        p.soft { (words.option_sets_line()) }
                        (self.offer_sets(context, view))
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
                            min=(range.start()) max=(range.end()) aria-label=(choice.label)
                            aria-describedby={ "range-" (choice.field) };
                        span #{ "range-" (choice.field) } .soft {
                            (words.option_range(range.start(), range.end()))
                        }
                        button aria-pressed=(value.chosen) {
                            (value.label) (minutes(words, value, people))
                        }
                    }
                }))
            }
        }
    }

    /// Every set with how many cards it brings. It goes into the box or out of it; the box is never empty.
    fn offer_sets(&self, context: &Context<'_>, view: &TableView) -> Markup {
        let words = context.words();
        let may = view.i_may(Ability::ChooseGame);
        let sets = context.decks.sets(self.kind);
        let chosen = |set: &Set| self.sets.contains(&set.name);
        let buttons = html! {
            (self.carried(""))
            div.choices role="group" aria-label=(words.option_sets()) {
                @for set in sets {
                    button name=(FLIPPED_SET) value=(set.name) aria-pressed=(chosen(set))
                        disabled[!may || (chosen(set) && self.sets.len() == 1)] {
                        (set.title(context.language))
                        " " small { (words.cards_count(set.cards_up_to(self.rating).count())) }
                    }
                }
            }
        };
        html! {
            (deed(view, "choose_game", buttons))
            @for set in sets {
                @if let Some(lowest) = set.lowest_rating().filter(|lowest| *lowest > self.rating) {
                    @let needed = rating_name(words, lowest);
                    p.soft { (words.option_set_not_for_everyone(set.title(context.language), needed)) }
                }
            }
        }
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

/// Whom cards of a rating suit.
fn rating_name(words: &Words, rating: Rating) -> String {
    match rating {
        Rating::Everyone => words.option_rating_everyone(),
        Rating::Teens => words.option_rating_teens(),
        Rating::Adults => words.option_rating_adults(),
    }
}

/// The field that says what becomes of the table's own cards.
const OWN_CARDS: &str = "own_cards";
/// The field that names the sets of cards, once for each.
const SETS: &str = "sets";
/// The field that names the set which a button puts into the box, or takes out of it.
const FLIPPED_SET: &str = "flipped_set";

#[cfg(test)]
mod tests {
    use decks::{Decks, Language};

    use super::*;
    use crate::{
        games::house_rules,
        pages::{fixtures::views, fixtures::with_context},
    };

    /// The house rules of a game as its host finds them, with cards of this rating at the highest.
    fn offered(language: Language, kind: GameKind, rating: Rating) -> String {
        let mut chosen = serde_json::to_value(GameOptions::default_of(kind)).unwrap();
        chosen["options"]["rating"] = serde_json::to_value(rating).unwrap();
        let chosen = serde_json::from_value(chosen).unwrap();
        let view = TableView { chosen, ..views::lobby(Some(0), 4) };
        with_context(language, |context| {
            house_rules(context.words(), &view.chosen).offered(context, &view).into_string()
        })
    }

    /// The button of a set: whether it is pressed, and what stands on it.
    fn button<'a>(page: &'a str, set: &Set) -> &'a str {
        let after = page.split_once(&format!(r#"name="flipped_set" value="{}""#, set.name));
        after
            .unwrap_or_else(|| panic!("no button for {}: {page}", set.name))
            .1
            .split("</button>")
            .next()
            .unwrap()
    }

    #[test]
    fn every_game_that_has_sets_offers_them_with_the_base_alone_in_the_box() {
        for language in Language::ALL {
            for kind in decks::GAMES_WITH_OWN_CARDS {
                let sets = Decks::embedded().sets(kind);
                let page = offered(language, kind, Rating::Everyone);
                for set in sets.iter().filter(|_| sets.len() > 1) {
                    let button = button(&page, set);
                    let pressed = button.contains(r#"aria-pressed="true""#);
                    assert_eq!(pressed, set.name == "base", "{kind}: {button}");
                    assert!(button.contains(set.title(language)), "{kind}: {button}");
                }
            }
        }
    }

    #[test]
    fn a_set_says_how_many_cards_it_brings_for_those_at_the_table() {
        let sets = Decks::embedded().sets(GameKind::Happiness);
        for rating in Rating::ALL {
            let page = offered(Language::En, GameKind::Happiness, rating);
            for set in sets {
                let cards = set.cards().iter().filter(|card| card.rating <= rating).count();
                assert!(
                    button(&page, set).contains(&format!("<small>{cards} cards</small>")),
                    "{}",
                    set.name
                );
            }
        }
    }

    #[test]
    fn a_set_with_nothing_for_everyone_says_so_where_it_is_switched_on() {
        for (language, line) in [
            (
                Language::En,
                "Nothing in “Late in the evening” is for everyone. To play with it, choose “Teens and up” \
                 above.",
            ),
            (
                Language::Fr,
                "Rien dans «\u{a0}Tard le soir\u{a0}» n’est pour tout le monde. Pour y jouer, choisis \
                 plus haut «\u{a0}Dès l’adolescence\u{a0}».",
            ),
        ] {
            let page = offered(language, GameKind::Happiness, Rating::Everyone);
            assert!(page.contains(line), "{page}");
            assert!(!offered(language, GameKind::Happiness, Rating::Teens).contains(line));
        }
    }
}
