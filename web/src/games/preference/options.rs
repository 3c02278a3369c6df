//! Before the game: its house rules, how those who are here would sit, and whether they can begin.

use rules::{
    GameKind,
    preference::{Board, Discussion, Guessing, Options},
};
use table::{LineupView, TableView};

use crate::{
    games::options::{Choice, HouseRules, Value},
    look::Crew,
    words::Words,
};

pub(super) fn house_rules<'a>(words: &Words, options: &'a Options) -> HouseRules<'a> {
    let board = |board: Board| {
        let lasting = Options { board, ..options.clone() };
        Value::new(&board, board_name(words, board), &options.board).lasting(lasting)
    };
    let guessing = [
        (Guessing::InTurn, words.pp_option_guessing_in_turn()),
        (Guessing::AtOnce, words.pp_option_guessing_at_once()),
    ];
    let discussion = [
        (Discussion::Open, words.pp_option_discussion_open()),
        (Discussion::TeamOnly, words.pp_option_discussion_team_only()),
    ];
    HouseRules {
        kind: GameKind::Preference,
        choices: vec![
            Choice {
                field: "board",
                label: words.pp_option_board(),
                line: board_line(words, options.board),
                values: Board::ALL.map(board).into(),
            },
            Choice {
                field: "guessing",
                label: words.pp_option_guessing(),
                line: match options.guessing {
                    Guessing::InTurn => words.pp_option_guessing_in_turn_line(),
                    Guessing::AtOnce => words.pp_option_guessing_at_once_line(),
                },
                values: guessing.map(|(way, label)| Value::new(&way, label, &options.guessing)).into(),
            },
            Choice {
                field: "discussion",
                label: words.pp_option_discussion(),
                line: match options.discussion {
                    Discussion::Open => words.pp_option_discussion_open_line(),
                    Discussion::TeamOnly => words.pp_option_discussion_team_only_line(),
                },
                values: discussion.map(|(way, label)| Value::new(&way, label, &options.discussion)).into(),
            },
            Choice::rating(words, options.rating),
            Choice::own_cards(words, options.own_cards),
        ],
        sets: &options.sets,
        rating: options.rating,
    }
}

fn board_name(words: &Words, board: Board) -> String {
    match board {
        Board::Taste => words.pp_option_board_taste(),
        Board::Short => words.pp_option_board_short(),
        Board::Normal => words.pp_option_board_normal(),
        Board::Long => words.pp_option_board_long(),
    }
}

/// How long the way is, and so the evening (PP-4).
fn board_line(words: &Words, board: Board) -> String {
    let squares = board.length();
    match board {
        Board::Taste => words.pp_option_board_taste_line(squares),
        Board::Short => words.pp_option_board_short_line(squares),
        Board::Normal => words.pp_option_board_normal_line(squares),
        Board::Long => words.pp_option_board_long_line(squares),
    }
}

/// How those who are here would sit down: alone while they are too few for teams (PP-2), otherwise team by
/// team (PP-1).
pub(super) fn seating(words: &Words, view: &TableView) -> String {
    let most = *Options::PLAYERS.end();
    let here = view.guests.iter().filter(|guest| !guest.left).count();
    match view.lineup.is_empty() {
        false => words.pp_seating_teams(),
        true if here > usize::from(most) => words.pp_seating_many(most),
        true => words.pp_seating_alone(),
    }
}

/// What keeps these teams from playing. A team of nobody does not play, so nobody misses it (PP-1).
pub(super) fn hindrance(words: &Words, view: &TableView) -> Option<String> {
    let playing = || view.lineup.iter().filter(|team| !team.members.is_empty());
    if !view.lineup.is_empty() && playing().count() < usize::from(*Options::TEAMS.start()) {
        return Some(words.teams_one_only());
    }
    let small = playing().find(|team| missing(team) > 0)?;
    Some(words.teams_hindrance(Crew::lined_up(view, small).name(words), missing(small)))
}

/// How many a team still needs.
pub(super) fn missing(team: &LineupView) -> usize {
    Options::LEAST_TEAM.saturating_sub(team.members.len())
}
