//! Which game is played next, and how.

use maud::{Markup, html};
use rules::GameKind;
use table::{Ability, GameOptions, TableView};

use super::minutes;
use crate::{
    games::{self, house_rules},
    look::{deed, symbol},
    pages::{Context, bots},
    words::Words,
};

/// The host chooses among the games there are; the others see what is chosen.
pub(super) fn game(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    let may = view.i_may(Ability::ChooseGame);
    html! {
        section.panel aria-labelledby="h-game" {
            h2 #h-game { @if may { (words.lobby_choose_game()) } @else { (words.lobby_game()) } }
            @if may {
                ul.game-choice { @for kind in GameKind::ALL { li { (offer(words, view, kind)) } } }
            } @else {
                div.game-chosen { (about(words, &view.chosen)) }
            }
            details.fold #house-rules {
                summary { (words.lobby_house_rules()) }
                (house_rules(words, &view.chosen).offered(context, view))
            }
            @if bots::are_paced(view) {
                details.fold #bot-pace {
                    summary { (words.bot_pace()) }
                    (bots::pace(words, view, deed))
                }
            }
            (games::preparation(context, view))
            @if let Some(seconds) = view.pace { p.soft { (words.clock_line(minutes(seconds))) } }
            p { a href={ "/t/" (view.code) "/rules" } { (words.lobby_game_rules()) } }
        }
    }
}

/// One tap chooses a game as it usually is; the one that is chosen keeps its house rules.
fn offer(words: &Words, view: &TableView, kind: GameKind) -> Markup {
    let chosen = view.chosen.kind() == kind;
    let options = if chosen { view.chosen.clone() } else { GameOptions::default_of(kind) };
    house_rules(words, &options)
        .choose(view, &html! { button.game-card aria-pressed=(chosen) { (about(words, &options)) } })
}

fn about(words: &Words, options: &GameOptions) -> Markup {
    let (least, most) = options.seats().into_inner();
    html! {
        b { (symbol(games::symbol(options.kind()))) (games::name(words, options.kind())) }
        span { (games::line(words, options.kind())) }
        small { (words.lobby_players(least, most)) }
    }
}
