//! Cards as a table that spreadsheets open: CSV as RFC 4180 has it, with commas, semicolons or tabs.
//!
//! It is read by hand because people write it by hand: a mark that is opened and never closed is told with
//! its line, a blank may stand before one, and a card may begin with what elsewhere begins a comment. The
//! library for CSV tells and takes none of this, and would leave a semicolon unquoted, which half of
//! Europe's spreadsheets read as the end of a cell.

use super::{Fault, LineFault, OwnCard, list::Row};

const COLUMNS: [&str; 4] = ["game", "category", "text", "gray"];

/// Where a row's own words stand among [`COLUMNS`].
const TEXT: usize = 2;

/// What may stand between the cells; of several that are equally frequent the last, which is the comma.
const DELIMITERS: [char; 3] = ['\t', ';', ','];

/// The rows of a table. The first row may name the columns; without it they are game, category, text and
/// gray. A line that begins with `#` is a comment, unless its first cell is the text of a card.
pub(super) fn rows(list: &str) -> (Vec<Row>, Vec<LineFault>) {
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    let mut records = Records { rest: list, line: 1, delimiter: delimiter(list) };
    let mut columns = None;
    loop {
        if columns.as_ref().is_none_or(|columns: &Columns| columns.order[TEXT] != Some(0)) {
            records.skip_comments();
        }
        let Some(Record { line, cells, open }) = records.next() else { break };
        if open {
            faults.push(LineFault { line, fault: Fault::OpenQuote });
            continue;
        }
        if cells.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        if columns.is_none() && is_heading(&cells) {
            columns = Some(Columns::named(&cells));
            continue;
        }
        let Columns { order, width } = columns.get_or_insert_with(Columns::usual);
        if cells.iter().skip(*width).any(|cell| !cell.trim().is_empty()) {
            faults.push(LineFault { line, fault: Fault::TooManyColumns });
            continue;
        }
        let cell = |column: usize| order[column].and_then(|at| cells.get(at)).map(|cell| plain_text(cell));
        let said = |column: usize| cell(column).unwrap_or_default();
        let gray = cell(3).filter(|gray| !gray.trim().is_empty());
        rows.push(Row { line, game: said(0), category: said(1), text: said(TEXT), gray });
    }
    (rows, faults)
}

/// Where the cells of a row are.
struct Columns {
    /// The place of each of [`COLUMNS`], if the table has it.
    order: [Option<usize>; 4],
    /// How many there are: what stands beyond them belongs to none.
    width: usize,
}

impl Columns {
    fn usual() -> Columns {
        Columns { order: [0, 1, 2, 3].map(Some), width: COLUMNS.len() }
    }

    fn named(heading: &[String]) -> Columns {
        let place = |column| heading.iter().position(|cell| cell.trim().eq_ignore_ascii_case(column));
        Columns { order: COLUMNS.map(place), width: heading.len() }
    }
}

fn is_heading(cells: &[String]) -> bool {
    let known = |cell: &String| COLUMNS.iter().any(|column| cell.trim().eq_ignore_ascii_case(column));
    cells.iter().any(|cell| cell.trim().eq_ignore_ascii_case(COLUMNS[TEXT])) && cells.iter().all(known)
}

/// Spreadsheets of different countries put different marks between the columns: the one that the first row
/// has most of. What stands in quotation marks is text.
fn delimiter(list: &str) -> char {
    let says_something = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let first = list.split_inclusive('\n').skip_while(|line| !says_something(line)).flat_map(str::chars);
    let mut counts = DELIMITERS.map(|_| 0);
    let (mut open, mut before) = (false, None);
    for mark in first {
        match mark {
            '"' if open => open = false,
            // A mark that follows another doubles it, and the cell goes on.
            '"' => open = before.is_none_or(|before| before == '"' || DELIMITERS.contains(&before)),
            '\n' if !open => break,
            mark if !open => {
                if let Some(at) = DELIMITERS.iter().position(|delimiter| *delimiter == mark) {
                    counts[at] += 1;
                }
            }
            _ => {}
        }
        before = Some(mark).filter(|mark| *mark != ' ').or(before);
    }
    DELIMITERS.into_iter().zip(counts).max_by_key(|(_, count)| *count).map_or(',', |(mark, _)| mark)
}

struct Record {
    line: usize,
    cells: Vec<String>,
    /// A quotation mark was opened and not closed.
    open: bool,
}

/// Takes a table apart. A cell in quotation marks may have delimiters, line ends and doubled quotation marks
/// in it.
struct Records<'a> {
    rest: &'a str,
    /// The line where the rest begins, counted from 1.
    line: usize,
    delimiter: char,
}

impl Records<'_> {
    fn skip_comments(&mut self) {
        while self.rest.starts_with('#') {
            self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
            self.line += 1;
        }
    }
}

impl Iterator for Records<'_> {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        if self.rest.is_empty() {
            return None;
        }
        let mut record = Record { line: self.line, cells: vec![String::new()], open: false };
        let mut marks = self.rest.chars();
        while let Some(mark) = marks.next() {
            self.line += usize::from(mark == '\n');
            let cell = record.cells.last_mut().expect("a record has a cell");
            match mark {
                '"' if record.open && marks.as_str().starts_with('"') => {
                    marks.next();
                    cell.push('"');
                }
                '"' if record.open => record.open = false,
                '"' if cell.trim().is_empty() => {
                    cell.clear();
                    record.open = true;
                }
                '\n' if !record.open => break,
                mark if mark == self.delimiter && !record.open => record.cells.push(String::new()),
                mark => cell.push(mark),
            }
        }
        self.rest = marks.as_str();
        Some(record)
    }
}

/// A text that begins like this is a formula to a spreadsheet; so are the wide ones, where people type them.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// What a cell says, without the apostrophes that keep a spreadsheet from computing it.
fn plain_text(cell: &str) -> String {
    let cell = cell.trim();
    let is_guard = |at: usize| cell[at..].strip_prefix('\'').is_some_and(is_formula);
    let guards: Vec<usize> = beginnings(cell).filter(|at| is_guard(*at)).collect();
    cell.char_indices().filter(|(at, _)| !guards.contains(at)).map(|(_, mark)| mark).collect()
}

/// A cell with an apostrophe before all that a spreadsheet would compute.
fn guarded(cell: &str) -> String {
    let mut guarded = String::with_capacity(cell.len() + 1);
    let mut from = 0;
    for at in beginnings(cell).filter(|at| is_formula(&cell[*at..])) {
        guarded.push_str(&cell[from..at]);
        guarded.push('\'');
        from = at;
    }
    guarded + &cell[from..]
}

/// Where a spreadsheet may see the beginning of a cell. One that splits lines at semicolons knows nothing of
/// the quotation marks of ours, and begins another one behind each semicolon in a text.
fn beginnings(cell: &str) -> impl Iterator<Item = usize> {
    let mut begins = true;
    cell.char_indices().filter_map(move |(at, mark)| {
        let here = begins;
        begins = DELIMITERS.contains(&mark) || here && (mark == '"' || mark.is_whitespace());
        (here && !begins).then_some(at)
    })
}

/// Whether it is one to a spreadsheet, or looks like one that has been kept from it.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(FORMULA)
}

/// Cards as such a table.
pub fn write_csv<'a>(cards: impl IntoIterator<Item = &'a OwnCard>) -> String {
    let mut table = COLUMNS.join(",") + "\r\n";
    for card in cards {
        let gray = card.gray.as_ref().map_or("", |gray| gray.as_str());
        let cells = [card.game.slug(), card.category.as_str(), card.text.as_str(), gray].map(quoted);
        table.push_str(&cells.join(","));
        table.push_str("\r\n");
    }
    table
}

fn quoted(cell: &str) -> String {
    let cell = guarded(cell);
    if cell.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}
