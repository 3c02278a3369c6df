//! Who knows whom: sentences for what is told apart from luck, and all numbers in a table, of which only
//! those are marked.

use std::collections::BTreeSet;

use insight::{Cell, Reader, Who};
use maud::{Markup, html};
use rules::GameKind;

use super::{Book, Context, Whence};
use crate::{
    games::came_out::Teller,
    look::{Symbol, name, symbol},
    words::{Words, say},
};

/// Odds beyond this are said in words.
const MANY: f64 = 1000.0;

pub(super) fn knowledge(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    let known = &book.evening.knowledge;
    let teller = book.teller(context, GameKind::Happiness);
    html! {
        section.stack.known aria-labelledby="h-known" {
            h2 #h-known { (words.evening_known()) }
            @match known.anything {
                None => p.soft { (words.evening_known_none()) },
                Some(anything) if !anything.told => p { (words.evening_known_luck()) },
                Some(anything) => {
                    p { (words.evening_known_something(odds(words, &teller, anything.odds))) }
                    @let lines = told_lines(context, book);
                    @if !lines.is_empty() { ul.told-lines { @for line in lines { li { (say(line)) } } } }
                }
            }
            @if !known.cells.is_empty() { (matrix(&teller, book)) }
            @if book.whence == Whence::Table {
                @let address = format!("/method?lang={}&table={}", words.language, book.table.code);
                p { a href=(address) { (words.evening_how()) } }
            }
        }
    }
}

fn odds(words: &Words, teller: &Teller<'_>, odds: f64) -> String {
    if odds > MANY { words.evening_known_many() } else { teller.number(odds.floor()) }
}

/// Sentences, none of which is there unless it is told apart from luck.
pub(super) fn told_lines(context: &Context<'_>, book: Book<'_>) -> Vec<String> {
    // Of a game it takes nothing but its cards, of which there are none here.
    let teller = book.teller(context, GameKind::Happiness);
    let (words, known) = (context.words(), &book.evening.knowledge);
    let pairs = known.cells.iter().filter(|cell| cell.certainty.told).map(|cell| pair(&teller, cell));
    let readers = known.readers.iter().filter(|reader| reader.certainty.told);
    let readers = readers.map(|knows| match knows.reader {
        Reader::Together => words.evening_together(),
        Reader::One(who) => words.evening_reader(teller.name(who)),
    });
    let subjects = known.subjects.iter().filter(|subject| subject.certainty.told);
    let subjects = subjects.map(|subject| words.evening_subject(teller.name(subject.subject)));
    pairs.chain(readers).chain(subjects).collect()
}

fn pair(teller: &Teller<'_>, cell: &Cell) -> String {
    let (words, measure, whom) = (teller.words, &cell.measure, teller.name(cell.subject));
    let (hits, of, luck) = (measure.hits, measure.of, teller.number(measure.luck));
    match cell.reader {
        Reader::Together => words.evening_pair_together(whom, hits, of, luck),
        Reader::One(who) if who == cell.subject => words.evening_pair_self(whom, hits, of, luck),
        Reader::One(who) => words.evening_pair(teller.name(who), whom, hits, of, luck),
    }
}

/// Everybody who guesses, and everybody who is guessed.
fn matrix(teller: &Teller<'_>, book: Book<'_>) -> Markup {
    let (words, cells) = (teller.words, &book.evening.knowledge.cells);
    let readers: BTreeSet<Reader> = cells.iter().map(|cell| cell.reader).collect();
    let subjects: BTreeSet<Who> = cells.iter().map(|cell| cell.subject).collect();
    let between =
        |reader, subject| cells.iter().find(move |cell| (cell.reader, cell.subject) == (reader, subject));
    html! {
        p.soft { (words.evening_table()) }
        div.scroll tabindex="0" role="group" aria-labelledby="h-known" {
            table.matrix {
                thead {
                    tr {
                        td { span.visually-hidden { (words.evening_corner()) } }
                        @for subject in &subjects { th scope="col" { (person(teller, book, *subject)) } }
                    }
                }
                tbody {
                    @for reader in &readers {
                        tr {
                            th scope="row" {
                                @match reader {
                                    Reader::Together => (words.evening_all()),
                                    Reader::One(who) => (person(teller, book, *who)),
                                }
                            }
                            @for subject in &subjects {
                                @match between(*reader, *subject) {
                                    Some(cell) => (number(teller, cell)),
                                    None => td {},
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn person(teller: &Teller<'_>, book: Book<'_>, who: Who) -> Markup {
    let guest = book.table.guest(who.into());
    html! {
        @match guest {
            Some(guest) => span.face-name { (book.badge(guest)) (name(guest, teller.words)) },
            None => (say(teller.name(who))),
        }
    }
}

/// A pair's number beside its chance line, marked where it is told apart from luck.
fn number(teller: &Teller<'_>, cell: &Cell) -> Markup {
    let (words, measure, told) = (teller.words, &cell.measure, cell.certainty.told);
    html! {
        td class=[told.then_some("told")] {
            b { (words.evening_cell(measure.hits, measure.of)) }
            @if told { (symbol(Symbol::Check)) span.visually-hidden { (words.evening_cell_told()) } }
            small { (words.evening_cell_luck(teller.number(measure.luck))) }
        }
    }
}
