//! Coming in: the front page, the door of a table, and who we are.

use decks::Language;
use maud::{Markup, html};
use rules::GameKind;
use table::{Badge, Code, GameOptions, Name, TableView};

use super::{
    Context,
    document::{language_links, leaf},
};
use crate::{
    games,
    look::{BRASS, Symbol, badge, badge_name, guest_badge, person, symbol},
    words::{Words, named, plain, say},
};

/// What somebody typed at a door, and why it was not good enough.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Entry<'a> {
    pub(crate) name: &'a str,
    pub(crate) name_fault: Option<&'a str>,
    pub(crate) code: &'a str,
    pub(crate) code_fault: Option<&'a str>,
}

/// A table at which this browser has a seat.
#[derive(Debug)]
pub(crate) struct WayBack {
    pub(crate) code: Code,
    /// What is played there, or will be.
    pub(crate) game: GameKind,
    /// How many people are there.
    pub(crate) people: usize,
}

/// For so many people the front page says how long a game takes; the lobby says it for those who are there.
const USUAL_PARTY: usize = 4;

/// The front page: the way back to a table, starting one, joining one, and the games.
pub(crate) fn home(context: &Context<'_>, entry: &Entry<'_>, back: &[WayBack]) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.home_title(),
        language_links(context),
        html! {
            div.page.page-wide {
                div.hero {
                    h1 { (words.home_title()) }
                    p { (words.home_lead()) }
                    p { a href="#games" { (words.home_try_link()) } }
                }
                @if !back.is_empty() { (ways_back(words, back)) }
                section.panel aria-labelledby="h-start" {
                    h2 #h-start { (words.home_start()) }
                    form.stack #start method="post" action="/start" {
                        (name_field(words, "start-name", entry.name, entry.name_fault))
                        (language_as_shown(context))
                        button class=(BRASS) { (words.home_start_button()) }
                    }
                }
                section.panel aria-labelledby="h-join" {
                    h2 #h-join { (words.home_join()) }
                    (code_form(words, entry))
                }
                section #games .stack aria-labelledby="h-games" {
                    h2 #h-games { (words.home_games()) }
                    p.soft {
                        (words.home_games_line()) " " a href="/about#bots" { (words.about_bots_link()) }
                    }
                    form #try method="post" action="/try" { (language_as_shown(context)) }
                    (game_list(words))
                }
                (install_offer(words))
                footer.foot { a href="/about" { (words.about_link()) } }
            }
        },
    )
}

/// To have Likeness beside one's other programs. The module shows it where that can be done.
pub(crate) fn install_offer(words: &Words) -> Markup {
    html! {
        div.field.js-only data-install hidden {
            button.btn.btn-wide type="button" { (symbol(Symbol::Phone)) (words.install_button()) }
            p.hint { (words.install_by_hand()) }
        }
    }
}

/// The tables of this browser, the last one first.
fn ways_back(words: &Words, back: &[WayBack]) -> Markup {
    html! {
        section.panel.ways-back aria-labelledby="h-back" {
            h2 #h-back { (words.home_back()) }
            ul.stack {
                @for WayBack { code, game, people } in back {
                    li {
                        a.btn.btn-wide href={ "/t/" (code) } {
                            (symbol(games::symbol(*game)))
                            span { (words.home_back_table(spaced(*code))) }
                            small { (games::name(words, *game)) " · " (words.lobby_people(*people)) }
                        }
                    }
                }
            }
        }
    }
}

/// Where the code of a table is typed, with what is wrong with it beside it.
pub(crate) fn code_form(words: &Words, entry: &Entry<'_>) -> Markup {
    html! {
        form.stack method="get" action="/join" {
            div.field {
                label for="code" { (words.home_code()) }
                input #code .input.input-code type="text" name="code" value=(entry.code) required
                    maxlength="11" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    placeholder="KR7 WQ4" aria-invalid=[entry.code_fault.map(|_| "true")]
                    aria-describedby=[entry.code_fault.map(|_| "code-fault")];
                (fault("code-fault", entry.code_fault))
            }
            button.btn.btn-wide { (words.home_join_button()) }
        }
    }
}

/// All five, each with a picture: one tap opens a table with it, another one begins it with bots.
fn game_list(words: &Words) -> Markup {
    html! {
        ul.games {
            @for kind in GameKind::ALL {
                @let usual = GameOptions::default_of(kind);
                @let (least, most) = usual.seats().into_inner();
                @let name = games::name(words, kind);
                li {
                    (games::picture(words, &usual))
                    div {
                        b { a href={ "/rules/" (kind) } { (name) } }
                        p { (games::line(words, kind)) }
                        small.soft {
                            (words.lobby_players(least, most)) " · "
                            (words.lobby_minutes(games::minutes(&usual, USUAL_PARTY)))
                        }
                    }
                    p.line {
                        button.btn form="start" name="game" value=(kind) {
                            span { (words.home_game_start()) span.visually-hidden { " " (name) } }
                        }
                        button.btn.btn-plain.trial form="try" name="game" value=(kind) {
                            span { (words.home_game_try()) span.visually-hidden { " " (name) } }
                        }
                    }
                }
            }
        }
    }
}

/// The door of a table: a name, and no more; the table gives out colours. `view` is what the stage sees.
pub(crate) fn join(context: &Context<'_>, view: &TableView, entry: &Entry<'_>) -> Markup {
    let words = context.words();
    let code = spaced(view.code);
    leaf(
        context,
        words.join_title(&code),
        language_links(context),
        html! {
            div.page {
                div.hero { h1 { (words.join_title(&code)) } p { (words.join_lead()) } }
                form.stack method="post" action={ "/t/" (view.code) "/join" } {
                    (name_field(words, "join-name", entry.name, entry.name_fault))
                    (language_as_shown(context))
                    button class=(BRASS) { (words.join_button()) }
                    @if entry.name_fault.is_some() && !view.guests.is_empty() {
                        p.soft { (words.join_old_seat()) }
                    }
                }
                section.stack aria-labelledby="h-here" {
                    h2 #h-here { (words.join_here()) }
                    @if view.guests.is_empty() { p.soft { (words.join_nobody()) } }
                    ul.people { @for guest in &view.guests { li { (person(guest, words)) } } }
                }
                footer.foot { a href={ "/t/" (view.code) "/stage" } { (words.join_watch()) } }
            }
        },
    )
}

/// For a guest who had said goodbye and is here again.
pub(crate) fn come_back(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    let name = view.myself().map_or_else(String::new, |me| named(me.name.as_str()));
    let kept = view.myself().is_some_and(|me| me.stand_in.is_some());
    let lead = if kept { words.return_lead_bot() } else { words.return_lead() };
    leaf(
        context,
        plain(words.return_title(&name)),
        language_links(context),
        html! {
            div.page.notice {
                @if let Some(me) = view.myself() { (guest_badge(me)) }
                div.hero { h1 { (say(words.return_title(&name))) } p { (lead) } }
                form.stack method="post" action={ "/t/" (view.code) "/return" } {
                    button class=(BRASS) { (words.return_button()) }
                }
            }
        },
    )
}

/// What Likeness is and what it keeps.
pub(crate) fn about(context: &Context<'_>) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.about_title(),
        language_links(context),
        html! {
            div.page.prose {
                h1 { (words.about_title()) }
                p { (words.about_what()) }
                h2 { (words.about_privacy_title()) }
                p { (words.about_privacy()) }
                h2 #bots { (words.about_bots_title()) }
                p { (words.about_bots()) }
                p { (words.about_bots_levels()) }
                h2 { (words.about_open_title()) }
                p { (words.about_open()) }
                h2 { (words.about_credits_title()) }
                p { (words.about_credits()) }
                h2 #decks { (words.about_decks_title()) }
                p { (words.about_decks()) " CC BY 4.0 (creativecommons.org/licenses/by/4.0)." }
                p { (words.about_own_cards()) }
                h2 #almanac { (words.about_almanac_title()) }
                p { (words.about_almanac()) }
                p lang="en" { (almanac::ATTRIBUTION) }
                details.fold {
                    summary { (words.about_wordnet()) }
                    pre.licence lang="en" { (almanac::WORDNET_NOTICE) }
                }
                footer.foot { a href="/" { (words.go_home()) } }
            }
        },
    )
}

/// What somebody wants to be called, with why it will not do beside it.
pub(crate) fn name_field(words: &Words, id: &str, value: &str, why_not: Option<&str>) -> Markup {
    let hint = format!("{id}-hint");
    let wrong = format!("{id}-fault");
    let described = if why_not.is_some() { format!("{wrong} {hint}") } else { hint.clone() };
    html! {
        div.field {
            label for=(id) { (words.your_name()) }
            input id=(id) type="text" name="name" value=(value) required maxlength=(Name::MOST_BYTES)
                autocomplete="nickname" enterkeyhint="go" aria-describedby=(described)
                aria-invalid=[why_not.map(|_| "true")];
            (fault(&wrong, why_not))
            p.hint id=(hint) { (words.your_name_hint(Name::MOST_GRAPHEMES)) }
        }
    }
}

/// The badges to choose from; the chosen one, or else the first, is marked.
pub(crate) fn badge_field(words: &Words, free: impl Iterator<Item = Badge>, chosen: Option<Badge>) -> Markup {
    html! {
        fieldset.field {
            legend { (words.your_badge()) }
            div.choices.choices-badges {
                @for (position, free) in free.enumerate() {
                    label.choice {
                        input type="radio" name="badge" value=(u8::from(free)) required aria-invalid="false"
                            checked[chosen.map_or(position == 0, |chosen| chosen == free)];
                        span { (badge(free)) span.visually-hidden { (badge_name(free, words)) } }
                    }
                }
            }
        }
    }
}

/// Whoever comes in reads on in the language of this page; its head leads to the others.
pub(super) fn language_as_shown(context: &Context<'_>) -> Markup {
    html! { input type="hidden" name="language" value=(context.language); }
}

pub(crate) fn language_choices(chosen: Language) -> Markup {
    html! {
        div.choices {
            @for language in Language::ALL {
                label.choice {
                    input type="radio" name="language" value=(language) checked[language == chosen];
                    span lang=(language) { (language.own_name()) }
                }
            }
        }
    }
}

/// Why what was typed will not do.
fn fault(id: &str, why_not: Option<&str>) -> Markup {
    html! { @if let Some(why_not) = why_not { p.fault id=(id) role="alert" { (why_not) } } }
}

fn spaced(code: Code) -> String {
    let (first, second) = code.halves();
    format!("{first}\u{a0}{second}")
}
