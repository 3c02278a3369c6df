//! Reading, and what can be asked about all tables.

use std::sync::Arc;

use super::{TABLE, numbered, read, record, write};
use crate::chain::Hash;
use crate::error::JournalError;
use crate::page::{PAGE_BYTES, PAGE_RECORDS, Page, Pages, Rest};
use crate::record::{Millis, NewRecord, Seq, TableId};
use crate::store::Journal;

pub(super) async fn a_table_nobody_wrote_to_is_empty(journal: Arc<dyn Journal>) {
    assert_eq!(journal.read(TABLE, Seq::START).await, Ok(vec![]));
    assert_eq!(journal.tables_untouched_since(Millis(u64::MAX)).await, Ok(vec![]));
}

pub(super) async fn reading_starts_after_any_seq(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..8)).await;
    let all = read(&*journal, TABLE).await;
    for after in 0..=7 {
        let rest = journal.read(TABLE, Seq(after)).await;
        assert_eq!(
            rest.as_deref(),
            Ok(&all[usize::try_from(after).expect("a small number")..]),
            "after {after}"
        );
    }
}

pub(super) async fn reading_beyond_the_end_says_that_the_records_are_gone(journal: Arc<dyn Journal>) {
    assert_eq!(journal.read(TABLE, Seq(1)).await, Err(JournalError::Forgotten));
    write(&*journal, TABLE, 0, numbered(1..4)).await;
    for beyond in [4, 5, i64::MAX.cast_unsigned(), u64::MAX] {
        assert_eq!(journal.read(TABLE, Seq(beyond)).await, Err(JournalError::Forgotten), "after {beyond}");
    }
}

pub(super) async fn a_long_table_comes_in_pages(journal: Arc<dyn Journal>) {
    let count = PAGE_RECORDS as u64 * 2 + 3;
    write(&*journal, TABLE, 0, numbered(1..count + 1)).await;
    let (mut all, mut lengths, mut hash) = (Vec::new(), Vec::new(), Hash::genesis(TABLE));
    loop {
        let after = Seq(all.len() as u64);
        let mut page = journal.page(TABLE, after).await.expect("a page can be read");
        assert_eq!(page.before, hash, "a page says what it follows");
        hash = page.records.last().expect("there is more").hash;
        lengths.push(page.records.len());
        all.append(&mut page.records);
        if page.rest == Rest::Nothing {
            break;
        }
    }
    assert_eq!(lengths, [PAGE_RECORDS, PAGE_RECORDS, 3]);
    assert_eq!(all, read(&*journal, TABLE).await, "pages and the whole are the same");
    assert_eq!(all.len() as u64, count);
    let end = journal.page(TABLE, Seq(count)).await;
    assert_eq!(end, Ok(Page { before: hash, records: vec![], rest: Rest::Nothing }));
    assert_eq!(journal.page(TABLE, Seq(count + 1)).await, Err(JournalError::Forgotten));
}

pub(super) async fn a_page_that_is_just_full_may_be_the_last(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..PAGE_RECORDS as u64 + 1)).await;
    let page = journal.page(TABLE, Seq::START).await.expect("a page can be read");
    assert_eq!((page.records.len(), page.rest), (PAGE_RECORDS, Rest::Nothing));
}

pub(super) async fn long_records_make_short_pages(journal: Arc<dyn Journal>) {
    let long = "x".repeat(PAGE_BYTES / 2 + 1);
    write(&*journal, TABLE, 0, vec![record(long.as_str()); 5]).await;
    let (mut pages, mut lengths) = (Pages::new(&*journal, TABLE, Seq::START), Vec::new());
    while let Some(records) = pages.next().await.expect("a page can be read") {
        lengths.push(records.len());
    }
    assert_eq!(lengths, [2, 2, 1]);
}

pub(super) async fn pages_are_of_one_chain(journal: Arc<dyn Journal>) {
    let count = PAGE_RECORDS as u64 + 1;
    write(&*journal, TABLE, 0, numbered(1..count + 1)).await;
    let mut pages = Pages::new(&*journal, TABLE, Seq::START);
    let first = pages.next().await.expect("a page can be read").expect("there are records");
    assert_eq!(first.len(), PAGE_RECORDS);
    journal.forget(TABLE).await.expect("a table can be forgotten");
    write(&*journal, TABLE, 0, numbered(2..count + 2)).await;
    assert_eq!(pages.next().await, Err(JournalError::Forgotten), "the rest is of another table");
}

pub(super) async fn every_hash_follows_from_the_one_before(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..4)).await;
    write(&*journal, TABLE, 3, numbered(4..6)).await;
    let mut hash = Hash::genesis(TABLE);
    for record in read(&*journal, TABLE).await {
        hash = hash.link(TABLE, record.seq, record.at, &record.payload);
        assert_eq!(record.hash, hash, "at seq {}", record.seq);
    }
}

pub(super) async fn untouched_tables_are_found_by_their_last_record(journal: Arc<dyn Journal>) {
    let touch = async |id, seq, at| {
        write(&*journal, TableId(id), seq, vec![NewRecord { at: Millis(at), payload: "{}".into() }]).await;
    };
    touch(u64::MAX, 0, 100).await;
    touch(2, 0, 100).await;
    touch(1, 0, 200).await;
    touch(3, 0, 300).await;
    touch(2, 1, 300).await;
    let untouched = async |before| {
        let tables = journal.tables_untouched_since(Millis(before)).await.expect("tables can be listed");
        tables.into_iter().map(|table| table.0).collect::<Vec<u64>>()
    };
    assert_eq!(untouched(100).await, Vec::<u64>::new(), "a table touched at that very moment is not older");
    assert_eq!(untouched(101).await, [u64::MAX]);
    assert_eq!(untouched(300).await, [1, u64::MAX]);
    assert_eq!(untouched(u64::MAX).await, [1, 2, 3, u64::MAX]);
    journal.forget(TableId(2)).await.expect("a table can be forgotten");
    assert_eq!(untouched(u64::MAX).await, [1, 3, u64::MAX]);
}

pub(super) async fn a_journal_at_rest_is_ready(journal: Arc<dyn Journal>) {
    assert_eq!(journal.check().await, Ok(()));
    write(&*journal, TABLE, 0, numbered(1..3)).await;
    assert_eq!(journal.check().await, Ok(()));
    assert_eq!(read(&*journal, TABLE).await.len(), 2, "being ready writes nothing");
}
