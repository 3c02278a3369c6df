//! The evening as one file that a guest keeps: everything that it shows is in it, nothing is loaded, and it
//! opens without a server. It has no way back to the table, whose code is not for keeping.

use insight::{Finding, Stop, What};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Book, Context, Whence, knowledge, portraits, timeline::sentence};
use crate::{
    games,
    look::{BRAND, sprite_for, symbol},
    words::{listed, named, plain, say},
};

/// How it looks, in the file itself.
const STYLE: &str = concat!(include_str!("keepsake.css"), include_str!("../../../assets/figures.css"));
/// Whatever might come to stand in it, a browser loads nothing for it.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";
/// So many findings of each game.
const MOST_FINDINGS: usize = 8;

pub(crate) fn kept_page(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    let book = Book { whence: Whence::File, ..book };
    let content = content(context, book);
    html! {
        (DOCTYPE)
        html lang=(context.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="referrer" content="no-referrer";
                title { (words.evening_kept_title()) }
                style { (PreEscaped(STYLE)) }
            }
            body { (sprite_for(&content.0)) main { (content) } }
        }
    }
}

fn content(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    let people = book.table.guests.iter().filter(|guest| guest.bot.is_none());
    let people = listed(words, people.map(|guest| named(guest.name.as_str())));
    html! {
        header {
            (BRAND)
            h1 { (words.evening_kept_title()) }
            p { (say(people)) }
            @if let Some(me) = book.table.myself() {
                p.soft { (say(words.evening_kept_line(named(me.name.as_str())))) }
            }
        }
        section aria-labelledby="h-games" {
            h2 #h-games { (words.evening_games()) }
            @for stop in &book.evening.timeline { (game(context, book, stop)) }
        }
        (knowledge::knowledge(context, book))
        (portraits::portraits(context, book))
        footer { p { (words.evening_kept_foot()) } p { "Likeness" } }
    }
}

/// A game with its awards and what is said of it.
fn game(context: &Context<'_>, book: Book<'_>, stop: &Stop) -> Markup {
    let words = context.words();
    let teller = book.teller(context, stop.game);
    html! {
        article.paper {
            h3 { (symbol(games::symbol(stop.game))) " " (games::name(words, stop.game)) }
            p.soft { (plain(words.evening_played_by(teller.names(&stop.players)))) }
            @if let Some(missing) = &stop.missing { p { (teller.missing(missing)) } }
            @if !stop.awards.is_empty() {
                ul.awards {
                    @for award in &stop.awards {
                        @let honour = teller.award(&award.honour);
                        li {
                            @if let Some(guest) = book.table.guest(award.who.into()) { (book.badge(guest)) }
                            span {
                                (say(teller.name(award.who))) ": " b { (honour.title) }
                                br;
                                (say(honour.why))
                            }
                        }
                    }
                }
            }
            @for picture in stop.findings.iter().filter_map(|finding| teller.picture(&finding.what)) {
                (picture)
            }
            @for finding in stop.findings.iter().filter(is_read).take(MOST_FINDINGS) {
                (sentence(&teller, finding))
            }
        }
    }
}

/// What is a picture is not said again, and portraits stand below.
fn is_read(finding: &&Finding) -> bool {
    !matches!(
        finding.what,
        What::TurnByTurn { .. } | What::Walk { .. } | What::Portrait { .. } | What::ElectedFor { .. }
    )
}
