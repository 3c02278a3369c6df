//! Cards as a table that spreadsheets open: CSV as RFC 4180 has it, with commas, semicolons or tabs.

use super::{Fault, LineFault, OwnCard, list::Row};

const COLUMNS: [&str; 4] = ["game", "category", "text", "gray"];

/// The rows of a table. The first line may name the columns; without it they are game, category, text and gray.
pub(super) fn rows(list: &str) -> (Vec<Row>, Vec<LineFault>) {
    let mut faults = Vec::new();
    let mut order = [0, 1, 2, 3].map(Some);
    let mut rows = Vec::new();
    for (nth, record) in records(list, delimiter(list)).into_iter().enumerate() {
        let Record { line, cells, open } = record;
        if open {
            faults.push(LineFault { line, fault: Fault::OpenQuote });
            continue;
        }
        if cells.iter().all(|cell| cell.trim().is_empty()) || cells[0].trim_start().starts_with('#') {
            continue;
        }
        if nth == 0 && is_heading(&cells) {
            order =
                COLUMNS.map(|column| cells.iter().position(|cell| cell.trim().eq_ignore_ascii_case(column)));
            continue;
        }
        if cells.iter().skip(COLUMNS.len()).any(|cell| !cell.trim().is_empty()) {
            faults.push(LineFault { line, fault: Fault::TooManyColumns });
            continue;
        }
        let cell = |column: usize| order[column].and_then(|at| cells.get(at)).map(|cell| plain_text(cell));
        let said = |column: usize| cell(column).unwrap_or_default();
        let gray = cell(3).filter(|gray| !gray.trim().is_empty());
        rows.push(Row { line, game: said(0), category: said(1), text: said(2), gray });
    }
    (rows, faults)
}

fn is_heading(cells: &[String]) -> bool {
    let known = |cell: &String| COLUMNS.iter().any(|column| cell.trim().eq_ignore_ascii_case(column));
    cells.iter().any(|cell| cell.trim().eq_ignore_ascii_case("text")) && cells.iter().all(known)
}

/// Spreadsheets of different countries put different marks between the columns: the one that the first line has most of.
fn delimiter(list: &str) -> char {
    let first = list.lines().next().unwrap_or_default();
    let count = |mark: char| first.chars().filter(|c| *c == mark).count();
    // Of several the last is taken, and that is the comma.
    ['\t', ';', ','].into_iter().max_by_key(|mark| count(*mark)).unwrap_or(',')
}

struct Record {
    line: usize,
    cells: Vec<String>,
    /// A quotation mark was opened and not closed.
    open: bool,
}

/// Takes a table apart. A cell in quotation marks may have delimiters, line ends and doubled quotation marks in it.
fn records(list: &str, delimiter: char) -> Vec<Record> {
    let mut records = Vec::new();
    let mut record = Record { line: 1, cells: vec![String::new()], open: false };
    let mut line = 1;
    let mut marks = list.chars().peekable();
    while let Some(mark) = marks.next() {
        let cell = record.cells.last_mut().expect("a record has a cell");
        match mark {
            '"' if record.open && marks.peek() == Some(&'"') => {
                marks.next();
                cell.push('"');
            }
            '"' if record.open => record.open = false,
            '"' if cell.trim().is_empty() => {
                cell.clear();
                record.open = true;
            }
            '\n' if !record.open => {
                line += 1;
                let next = Record { line, cells: vec![String::new()], open: false };
                records.push(std::mem::replace(&mut record, next));
            }
            mark if mark == delimiter && !record.open => record.cells.push(String::new()),
            mark => {
                line += usize::from(mark == '\n');
                cell.push(mark);
            }
        }
    }
    records.push(record);
    records
}

/// A text that begins like this is a formula to a spreadsheet.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];

/// What a cell says, without the apostrophe that keeps a spreadsheet from computing it.
fn plain_text(cell: &str) -> String {
    match cell.trim().strip_prefix('\'') {
        Some(text) if text.starts_with(FORMULA) => text.to_owned(),
        _ => cell.trim().to_owned(),
    }
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
    let cell = if cell.starts_with(FORMULA) { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}
