//! Which game is played next, and how.

use maud::{Markup, html};
use rules::GameKind;
use table::{Ability, GameOptions, TableView};

use super::minutes;
use crate::{
    games::{self, house_rules},
    look::{deed, name, symbol},
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
                div.game-chosen { (about(words, view, &view.chosen)) }
            }
            details.fold #house-rules {
                summary { (words.lobby_house_rules()) }
                @if view.i_may(Ability::ChooseBeginner) { (beginner(words, view)) }
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

/// Any player may begin (GH-3), and the host says who, or lets it go round.
fn beginner(words: &Words, view: &TableView) -> Markup {
    let here = || view.guests.iter().filter(|guest| !guest.left);
    let nobody = !here().any(|guest| view.beginner == Some(guest.id));
    html! {
        div.option {
            p.label { span { (words.lobby_beginner()) } }
            p.soft { (words.lobby_beginner_line()) }
            (deed(view, "choose_beginner", html! {
                div.choices role="group" aria-label=(words.lobby_beginner()) {
                    button name="guest" value="" aria-pressed=(nobody) { (words.lobby_beginner_goes_round()) }
                    @for guest in here() {
                        button name="guest" value=(guest.id) aria-pressed=(view.beginner == Some(guest.id)) {
                            (name(guest, words))
                        }
                    }
                }
            }))
        }
    }
}

/// One tap chooses a game as it usually is; the one that is chosen keeps its house rules.
fn offer(words: &Words, view: &TableView, kind: GameKind) -> Markup {
    if view.chosen.kind() == kind {
        let card = html! { button.game-card aria-pressed="true" { (about(words, view, &view.chosen)) } };
        return house_rules(words, &view.chosen).choose(view, &card);
    }
    let usual = GameOptions::default_of(kind);
    deed(
        view,
        "choose_game",
        html! {
            input type="hidden" name="usual" value=(kind);
            button.game-card aria-pressed="false" { (about(words, view, &usual)) }
        },
    )
}

fn about(words: &Words, view: &TableView, options: &GameOptions) -> Markup {
    let (least, most) = options.seats().into_inner();
    html! {
        b { (symbol(games::symbol(options.kind()))) (games::name(words, options.kind())) }
        span { (games::line(words, options.kind())) }
        small {
            (words.lobby_players(least, most))
            " · " (words.lobby_minutes(games::minutes_here(options, view)))
        }
    }
}
