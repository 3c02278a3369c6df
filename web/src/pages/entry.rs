//! Coming in: the front page, the door of a table, and who we are.

use decks::Language;
use maud::{Markup, html};
use rules::GameKind;
use table::{Badge, Code, Name, TableView};

use super::{
    Context,
    document::{dressed_leaf, language_links, leaf},
};
use crate::{
    games,
    look::{BRASS, badge, badge_name, person, symbol},
    words::{Words, named, plain, say},
};

/// What somebody typed at a door, and why it was not good enough.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Entry<'a> {
    pub(crate) name: &'a str,
    pub(crate) code: &'a str,
    pub(crate) fault: Option<&'a str>,
}

/// So many badges to choose from are enough, and fit on a phone beside the button.
const BADGES_OFFERED: usize = 12;

/// The front page: start a table, or join one.
pub(crate) fn home(context: &Context<'_>, entry: &Entry<'_>) -> Markup {
    let words = context.words();
    dressed_leaf(
        context,
        words.home_title(),
        language_links(context),
        &["bots.css"],
        html! {
            div.page.page-wide {
                div.hero {
                    h1 { (words.home_title()) }
                    p { (words.home_lead()) }
                    p { a href="#try" { (words.home_try_link()) } }
                }
                (fault(entry))
                section.panel aria-labelledby="h-start" {
                    h2 #h-start { (words.home_start()) }
                    form.stack #start method="post" action="/start" {
                        (name_field(words, "start-name", entry.name))
                        (language_field(context))
                        button class=(BRASS) { (words.home_start_button()) }
                    }
                }
                section.panel aria-labelledby="h-join" {
                    h2 #h-join { (words.home_join()) }
                    form.stack method="get" action="/join" {
                        div.field {
                            label for="code" { (words.home_code()) }
                            input #code .input.input-code type="text" name="code" value=(entry.code) required
                                maxlength="11" autocomplete="off" autocapitalize="characters"
                                    spellcheck="false"
                                placeholder="KR7 WQ4";
                        }
                        button.btn.btn-wide { (words.home_join_button()) }
                    }
                }
                (trial(context))
                section.stack aria-labelledby="h-games" {
                    h2 #h-games { (words.home_games()) }
                    (game_list(words))
                }
                footer.foot { a href="/about" { (words.about_link()) } }
            }
        },
    )
}

/// One tap on a game, and whoever is alone plays it with bots.
fn trial(context: &Context<'_>) -> Markup {
    let words = context.words();
    html! {
        section #try .panel aria-labelledby="h-try" {
            h2 #h-try { (words.home_try()) }
            p.soft { (words.home_try_line()) " " a href="/about#bots" { (words.about_bots_link()) } }
            form.trials method="post" action="/try" {
                input type="hidden" name="language" value=(context.language);
                @for kind in GameKind::ALL {
                    button.trial name="game" value=(kind) {
                        (symbol(games::symbol(kind)))
                        b { (games::name(words, kind)) }
                        small { (words.home_try_company(games::bots_for_one(kind))) }
                    }
                }
            }
        }
    }
}

/// All five: a table can be started with any of them.
fn game_list(words: &Words) -> Markup {
    html! {
        ul.games {
            @for kind in GameKind::ALL {
                li {
                    b {
                        (symbol(games::symbol(kind))) a href={ "/rules/" (kind) } {
                            (games::name(words, kind))
                        }
                    }
                    button.btn form="start" name="game" value=(kind) {
                        span {
                            (words.home_game_start()) span.visually-hidden { " " (games::name(words, kind)) }
                        }
                    }
                    span.soft { (games::line(words, kind)) }
                }
            }
        }
    }
}

/// The door of a table: a name and a badge. `view` is what the stage sees.
pub(crate) fn join(context: &Context<'_>, view: &TableView, entry: &Entry<'_>) -> Markup {
    let words = context.words();
    let code = spaced(view.code);
    let taken = |badge: &Badge| view.guests.iter().any(|guest| guest.badge == *badge);
    let free = Badge::all().filter(|badge| !taken(badge)).take(BADGES_OFFERED);
    leaf(
        context,
        words.join_title(&code),
        language_links(context),
        html! {
            div.page {
                div.hero { h1 { (words.join_title(&code)) } p { (words.join_lead()) } }
                (fault(entry))
                form.stack method="post" action={ "/t/" (view.code) "/join" } {
                    (name_field(words, "join-name", entry.name))
                    (badge_field(words, free, None))
                    (language_field(context))
                    button class=(BRASS) { (words.join_button()) }
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
                @if let Some(me) = view.myself() { (badge(me.badge)) }
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

pub(crate) fn name_field(words: &Words, id: &str, value: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (words.your_name()) }
            input id=(id) type="text" name="name" value=(value) required maxlength=(Name::MOST_BYTES)
                autocomplete="nickname" enterkeyhint="go" aria-describedby={ (id) "-hint" };
            p.hint id={ (id) "-hint" } { (words.your_name_hint(Name::MOST_GRAPHEMES)) }
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
                        input type="radio" name="badge" value=(u8::from(free)) required
                            checked[chosen.map_or(position == 0, |chosen| chosen == free)];
                        span { (badge(free)) span.visually-hidden { (badge_name(free, words)) } }
                    }
                }
            }
        }
    }
}

fn language_field(context: &Context<'_>) -> Markup {
    html! {
        fieldset.field {
            legend { (context.words().your_language()) }
            (language_choices(context.language))
        }
    }
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

fn fault(entry: &Entry<'_>) -> Markup {
    html! { @if let Some(fault) = entry.fault { p.fault role="alert" { (fault) } } }
}

fn spaced(code: Code) -> String {
    let (first, second) = code.halves();
    format!("{first}\u{a0}{second}")
}
