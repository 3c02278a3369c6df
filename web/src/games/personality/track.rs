//! The climb: the path from the pit to the summit, and the small masks that walk on it (PE-4).

use maud::{Markup, PreEscaped, html};
use rules::personality::{Board, Mark, Moment, PhaseView, PlayerView, Space};

use super::{reveal::Reveal, room::Room};
use crate::look::{Symbol, glyph};

/// The middle of the path from the pit to the summit, in the units of its drawing. The stylesheet lets stones
/// and masks stand along the same line.
const WAY: &str = "M56 642C110 642 170 646 228 644C330 640 420 640 490 628C575 612 575 545 495 538\
                   C400 530 240 548 170 522C95 494 105 430 185 424C270 418 340 440 420 424\
                   C495 408 490 340 425 332C360 324 290 344 240 326C180 304 190 250 245 244\
                   C290 238 330 252 365 236C415 212 400 165 355 160C320 156 300 140 300 96";

/// The mountain with everybody on it. Where they stand is told in words beside their names.
pub(super) fn track(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> Markup {
    let board = room.game.options.board;
    let words = room.words;
    html! {
        svg class={ "ps-climb " (length_class(board)) } viewBox="0 0 600 700" aria-hidden="true" {
            (landscape())
            path.ps-bed d=(WAY) {}
            path.ps-cord d=(WAY) {}
            (chasm(room, reveal))
            @for (space, mark) in board.spaces().filter(|(_, mark)| *mark != Mark::Pit) {
                (stone(space, mark))
            }
            (gate())
            (sign("0", "552", "150", &words.pe_stage_pit()))
            (sign("172", "672", "112", &words.pe_stage_start()))
            (sign("-6", "262", "176", &words.pe_stage_gate()))
            (sign("52", "86", "180", &words.pe_stage_summit()))
            @for player in &room.game.players { (standing_on(room, reveal, player)) }
        }
    }
}

/// The class that says how many spaces there are.
const fn length_class(board: Board) -> &'static str {
    match board {
        Board::Taste => "ps-goal-8",
        Board::Short => "ps-goal-16",
        Board::Normal => "ps-goal-24",
    }
}

/// The class of a space.
fn on(space: Space) -> String {
    match space.0 {
        back @ ..=-1 => format!("ps-back-{}", back.unsigned_abs()),
        number => format!("ps-on-{number}"),
    }
}

/// The sun behind the summit, two ranges, and snow on top.
fn landscape() -> Markup {
    html! {
        g.ps-sun {
            path d="M300 100 250-6l26-6zM300 100 320-16l26 8zM300 100 188 30l16-22zM300 100 392 4l20 18zM300 \
                    100 160 84l4-26zM300 100 436 56l6 25z" {}
            circle cx="300" cy="84" r="62" {}
        }
        path.ps-far d="M-4 676C40 500 70 452 104 372c26-62 52-66 78-20 20-70 50-150 84-190 40-46 78-44 112 8 \
                       40 62 58 128 84 186 30-30 52-12 72 36 28 66 50 190 70 284z" {}
        path.ps-near d="M12 676c22-90 28-180 66-242 26-44 62-70 84-130 22-62 42-116 84-156 18-34 30-66 54-74 \
                        26 10 34 44 54 76 48 40 60 84 86 132 32 44 52 68 74 118 36 62 58 190 78 276z" {}
        path.ps-ridge d="M300 74l16 70-22 60 40 56-24 64 46 62-26 70 50 66-20 80 60 74h172\
                         c-20-86-42-214-78-276-22-50-42-74-74-118-26-48-38-92-86-132-20-32-28-66-54-76z" {}
        path.ps-snow d="M246 148c18-34 30-66 54-74 26 10 34 44 54 76-12 2-18 14-28 8-10-8-16 8-26 10-12 \
                        0-16-14-28-8-10 4-16-8-26-12z" {}
        path.ps-meadow d="M-14 672c4-32 54-66 144-68 90-4 140 8 210 0 110-12 220-8 260 26 14 20 16 38 14 \
                          46-2 16-14 22-34 22H20c-20 0-36-6-34-26z" {}
        @for (x, y, size) in TREES { (tree(*x, *y, *size)) }
    }
}

/// Where trees stand, and how high they are.
const TREES: &[(i16, i16, i16)] = &[
    (26, 530, 30),
    (568, 470, 30),
    (544, 452, 22),
    (590, 690, 40),
    (556, 694, 28),
    (424, 690, 26),
    (58, 470, 26),
    (78, 484, 20),
    (330, 492, 24),
    (306, 496, 18),
    (370, 384, 20),
];

fn tree(x: i16, y: i16, size: i16) -> Markup {
    let (wide, high) = (size * 2 / 5, size);
    html! {
        path.ps-tree d={ "M" (x) " " (y - high) "l" (wide) " " (high) "h-" (wide * 2) "z" } {}
    }
}

/// The pit of error at the lower end.
fn chasm(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> Markup {
    let fallen = reveal.and_then(|reveal| reveal.fallen().next());
    let swallows = fallen.map(|_| room.cue(room.moment(Moment::Fall), " ps-swallows cue"));
    html! {
        g class={ "ps-chasm" (swallows.unwrap_or_default()) } {
            path.ps-rim d="M4 640l16-22 14 8 18-18 20 12 18-10 14 20 12 8-8 18 6 16-24 8-10 14-24-6-18 \
                           10-16-12-16 2 2-22z" {}
            path.ps-deep d="M20 642l12-14 14 6 10-12 16 10 16-6 8 14-6 14 4 10-18 4-10 8-18-6-14 4-8-12z" {}
        }
    }
}

/// The gate at three quarters of the way, on both boards.
fn gate() -> Markup {
    html! {
        g.ps-gate {
            path d="M226 356v-58a42 42 0 0 1 84 0v58h-17v-56a25 25 0 0 0-50 0v56z" {}
            path d="M221 356h27v9h-27zM288 356h27v9h-27zM262 254h12l3 22h-18z" {}
            path.ps-halo d="M268 246v-6M234 262l-7-8M302 262l7-8" {}
        }
    }
}

fn stone(space: Space, mark: Mark) -> Markup {
    let (class, symbol) = match mark {
        Mark::FaceToFace => (" ps-stone-marked", Some(Symbol::Duet)),
        Mark::Inversion => (" ps-stone-marked", Some(Symbol::Dot)),
        Mark::Summit => (" ps-stone-summit", Some(Symbol::Star)),
        Mark::Start => (" ps-stone-start", Some(Symbol::Flag)),
        Mark::Door => (" ps-stone-door", None),
        Mark::Plain | Mark::Pit => ("", None),
    };
    html! {
        g class={ "ps-stone " (on(space)) (class) } {
            (STONE)
            @match symbol {
                Some(symbol) => use href={ "#s-" (symbol.slug()) } x="-15" y="-15" width="30" height="30" {},
                None if space > Space::START => text { (space.0) },
                None => {},
            }
        }
    }
}

/// The name of a place.
fn sign(x: &str, y: &str, width: &str, name: &str) -> Markup {
    html! { foreignObject x=(x) y=(y) width=(width) height="26" { p.ps-sign { span { (name) } } } }
}

/// How a mask goes from where it stood before the reveal that is being shown: along the path, or into the pit
/// and out again.
fn way_of(room: &Room<'_>, player: &PlayerView, fell: bool) -> String {
    let Some(stood) = room.stood(player.seat) else { return String::new() };
    let far = player.at.0.saturating_sub(stood.0);
    let steps = match far {
        ..=-1 => format!(" ps-far-back-{}", far.unsigned_abs()),
        _ => format!(" ps-far-{far}"),
    };
    // Only who gave cards goes when a card was judged (PE-27).
    let moment = if room.game.judged().is_some() { Moment::Giving } else { Moment::Walk };
    let (together, nth) = company(room, player, |player| room.stood(player.seat).unwrap_or(player.at));
    let stays = far == 0 && (together, nth) == company(room, player, |player| player.at);
    let way = match (stays, fell) {
        (true, false) => return String::new(),
        (false, false) => " ps-goes cue",
        (_, true) => " ps-falls cue",
    };
    format!("{steps} ps-was-{together}-{nth}{}", room.cue(room.moment(moment), way))
}

/// How many stand on a mask's space, wherever that is, and the how many-th of them it is.
fn company(room: &Room<'_>, mask: &PlayerView, space: impl Fn(&PlayerView) -> Space) -> (usize, usize) {
    let here = |other: &&PlayerView| space(other) == space(mask);
    let nth = room.game.players.iter().filter(here).position(|other| other.seat == mask.seat);
    (room.game.players.iter().filter(here).count(), nth.unwrap_or(0))
}

/// A small mask. It keeps its id for the whole game, so that it is seen to walk when its space changes.
fn standing_on(room: &Room<'_>, reveal: Option<&Reveal<'_>>, player: &PlayerView) -> Markup {
    let (game, seat) = (room.game, player.seat);
    let Some(guest) = room.player(seat) else { return html! {} };
    let (together, nth) = company(room, player, |player| player.at);
    let fell = reveal.is_some_and(|reveal| reveal.fallen().any(|fallen| fallen == seat));
    let heard = reveal.is_some_and(|reveal| reveal.first_to_walk() == Some(seat));
    let won = match &game.phase {
        _ if room.is_showing() => false,
        PhaseView::Ending { winners, .. } | PhaseView::Over { winners, .. } => winners.contains(seat),
        _ => false,
    };
    html! {
        g #{ "pawn-" (seat.0) }
            class={
                "ps-pawn " (guest.badge.colour().slug()) " " (on(player.at)) " ps-crowd-" (together)
                " ps-spot-" (nth)
                (way_of(room, player, fell))
                @if fell { " ps-fell" }
                @if won { " ps-won" }
                @if game.left.contains(seat) { " ps-pawn-gone" }
            }
            data-sound-cue=[heard.then_some("step")]
        {
            g.ps-pawn-body {
                ellipse.ps-pawn-shade rx="17" ry="6" {}
                path.ps-pawn-face d={ @if guest.is_played_by_a_bot() { (EARS) } (FACE) } {}
                path.ps-pawn-eyes d="M-16-36q6-6 11 1-6 4-11-1zM16-36q-6-6-11 1 6 4 11-1z" {}
                use href={ "#s-" (glyph(guest.badge).slug()) } x="-14" y="-33" width="28" height="28" {}
            }
        }
    }
}

/// There are many on a page, so it is written as short as it can be.
const STONE: PreEscaped<&str> = PreEscaped("<circle r=20 />");
/// The outline of a mask that walks, above the middle of its space.
const FACE: &str = "M-22-50c8-5 15-4 22 0 7-4 14-5 22 0 3 22-2 43-22 52-20-9-25-30-22-52z";
/// What that of a bot has besides.
const EARS: &str = "M-20-42h-7v14h7zM20-42h7v14h-7z";

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = include_str!("../../../assets/personality-stage.css");

    /// Positions may not be written into the page (PROMISES.md), so the line stands in two places.
    #[test]
    fn masks_walk_on_the_line_that_is_drawn() {
        // A string goes on in the next line after a backslash.
        assert!(SHEET.replace("\\\n", "").contains(&format!("path(\"{WAY}\")")));
    }

    #[test]
    fn every_space_has_its_place_in_the_stylesheet() {
        for board in Board::ALL {
            assert!(SHEET.contains(&format!(".{} ", length_class(board))), "{board:?}");
            for (space, _) in board.spaces().filter(|(_, mark)| *mark != Mark::Pit) {
                assert!(SHEET.contains(&format!(".{} ", on(space))), "{space:?}");
            }
        }
    }
}
