//! The house rules of this game.

use rules::{
    GameKind,
    happiness::{Drawing, Help, Options, Peek},
};

use crate::{
    games::options::{Choice, HouseRules, Value},
    words::Words,
};

pub(super) fn house_rules<'a>(words: &Words, options: &'a Options) -> HouseRules<'a> {
    let cards = [Choice::rating(words, options.rating), Choice::own_cards(words, options.own_cards)];
    let choices = choices(words, options).into_iter().chain(cards).collect();
    HouseRules { kind: GameKind::Happiness, choices, sets: &options.sets, rating: options.rating }
}

/// As many as suit those who play, or a number (GH-3).
fn turns(words: &Words, options: &Options) -> Vec<Value> {
    let value = |turns_each: Option<u8>, label: String| {
        let lasting = Options { turns_each, ..options.clone() };
        Value::new(&turns_each, label, &options.turns_each).lasting(lasting)
    };
    let suiting = value(None, words.gh_option_turns_suiting());
    let number = |turns: u8| value(Some(turns), turns.to_string());
    [suiting].into_iter().chain(Options::TURNS_EACH.map(number)).collect()
}

fn choices(words: &Words, options: &Options) -> [Choice; 5] {
    let number = |chosen: u8| move |number: u8| Value::new(&number, number.to_string(), &chosen);
    [
        Choice {
            field: "turns_each",
            label: words.gh_option_turns(),
            line: words.gh_option_turns_line(),
            values: turns(words, options),
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
            values: vec![
                Value::new(&Help::None, words.gh_option_help_none(), &options.help),
                Value::new(&Help::OneFaceUp, words.gh_option_help_one_face_up(), &options.help),
            ],
        },
        Choice {
            field: "peek",
            label: words.gh_option_peek(),
            line: words.gh_option_peek_line(),
            values: vec![
                Value::new(&Peek::Seen, words.gh_option_peek_seen(), &options.peek),
                Value::new(&Peek::Hidden, words.gh_option_peek_hidden(), &options.peek),
            ],
        },
        Choice {
            field: "drawing",
            label: words.gh_option_drawing(),
            line: words.gh_option_drawing_line(),
            values: vec![
                Value::new(&Drawing::ByCategory, words.gh_option_drawing_by_category(), &options.drawing),
                Value::new(&Drawing::OneDeck, words.gh_option_drawing_one_deck(), &options.drawing),
            ],
        },
    ]
}
