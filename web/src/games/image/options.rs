//! Before the game: its house rules, and how many can play.

use rules::{
    GameKind, Rating,
    image::{DeckSize, Drafts, FictionalLife, Initials, Judging, Options, Practice},
};
use table::TableView;

use crate::{
    games::options::{Choice, HouseRules, Value},
    words::Words,
};

pub(super) fn house_rules<'a>(words: &Words, options: &Options) -> HouseRules<'a> {
    HouseRules {
        kind: GameKind::Image,
        choices: vec![
            deck(words, options),
            initials(words, options.initials),
            judging(words, options.judging),
            fictional(words, options.fictional),
            practice(words, options.practice),
            drafts(words, options.drafts),
        ],
        // There is one deck: the almanac's.
        sets: &[],
        rating: Rating::Everyone,
    }
}

/// IM-28
fn deck(words: &Words, options: &Options) -> Choice {
    let name = |size| match size {
        DeckSize::Whole => words.image_option_deck_whole(),
        DeckSize::Half => words.image_option_deck_half(),
        DeckSize::Third => words.image_option_deck_third(),
    };
    let value = |size: DeckSize| {
        let lasting = Options { deck: size, ..options.clone() };
        Value::new(&size, name(size), &options.deck).lasting(lasting)
    };
    Choice {
        field: "deck",
        label: words.image_option_deck(),
        line: words.image_option_deck_line(),
        values: DeckSize::ALL.map(value).into(),
    }
}

/// IM-26
fn initials(words: &Words, chosen: Initials) -> Choice {
    let ways = [
        (Initials::Last, words.image_option_initials_last()),
        (Initials::Both, words.image_option_initials_both()),
    ];
    Choice {
        field: "initials",
        label: words.image_option_initials(),
        line: match chosen {
            Initials::Last => words.image_option_initials_last_line(),
            Initials::Both => words.image_option_initials_both_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &chosen)).into(),
    }
}

/// IM-18
fn judging(words: &Words, chosen: Judging) -> Choice {
    let ways = [
        (Judging::Almanac, words.image_option_judging_almanac()),
        (Judging::AlwaysVote, words.image_option_judging_vote()),
    ];
    Choice {
        field: "judging",
        label: words.image_option_judging(),
        line: match chosen {
            Judging::Almanac => words.image_option_judging_almanac_line(),
            Judging::AlwaysVote => words.image_option_judging_vote_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &chosen)).into(),
    }
}

/// IM-21
fn fictional(words: &Words, chosen: FictionalLife) -> Choice {
    let ways = [
        (FictionalLife::Never, words.image_option_fictional_never()),
        (FictionalLife::MayLive, words.image_option_fictional_may_live()),
    ];
    Choice {
        field: "fictional",
        label: words.image_option_fictional(),
        line: match chosen {
            FictionalLife::Never => words.image_option_fictional_never_line(),
            FictionalLife::MayLive => words.image_option_fictional_may_live_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &chosen)).into(),
    }
}

fn practice(words: &Words, chosen: Practice) -> Choice {
    let ways = [
        (Practice::Off, words.image_option_practice_off()),
        (Practice::ShowFitting, words.image_option_practice_on()),
    ];
    Choice {
        field: "practice",
        label: words.image_option_practice(),
        line: match chosen {
            Practice::Off => words.image_option_practice_off_line(),
            Practice::ShowFitting => words.image_option_practice_on_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &chosen)).into(),
    }
}

/// IM-15
fn drafts(words: &Words, chosen: Drafts) -> Choice {
    let ways = [
        (Drafts::FaceDown, words.image_option_drafts_face_down()),
        (Drafts::Open, words.image_option_drafts_open()),
    ];
    Choice {
        field: "drafts",
        label: words.image_option_drafts(),
        line: match chosen {
            Drafts::FaceDown => words.image_option_drafts_face_down_line(),
            Drafts::Open => words.image_option_drafts_open_line(),
        },
        values: ways.map(|(way, label)| Value::new(&way, label, &chosen)).into(),
    }
}

/// IM-1: what becomes of those for whom there is no room.
pub(super) fn seating(words: &Words, view: &TableView) -> Option<String> {
    let most = *Options::PLAYERS.end();
    let here = view.guests.iter().filter(|guest| !guest.left).count();
    (here > usize::from(most)).then(|| words.image_seating_many(most))
}
