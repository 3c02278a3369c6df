//! What becomes of tables that nobody touches: they are put aside, and some days later deleted.

use journal::{Millis, Whereabouts};

use crate::{
    code::Code,
    error::TableError,
    hall::Hall,
    mailbox::{Ask, Expiry},
    put_aside::Note,
};

/// How long tables are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Retention {
    /// A table that nobody has touched for this long is put aside: nobody finds it any more.
    pub life: Millis,
    /// What was put aside this long ago is deleted; until then it can be brought back.
    pub grace: Millis,
}

/// How many tables a round has put aside and deleted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tidied {
    /// Tables that are in nobody's way now and can be brought back.
    pub put_aside: usize,
    /// Tables that are gone for good.
    pub deleted: usize,
}

impl Hall {
    /// Puts aside what nobody has touched for long, damaged tables too, and deletes what was put aside long
    /// enough ago.
    pub async fn tidy(&self, retention: Retention) -> Result<Tidied, TableError> {
        Ok(Tidied {
            put_aside: self.put_aside_untouched(retention.life).await?,
            deleted: self.delete_put_aside(retention).await?,
        })
    }

    async fn put_aside_untouched(&self, life: Millis) -> Result<usize, TableError> {
        let before = Millis(self.now().0.saturating_sub(life.0));
        let mut count = 0;
        for table in self.journal().tables_untouched_since(before).await? {
            let Some(code) = Code::of(table) else {
                // No table of ours: nobody could ever ask for it.
                self.journal().forget(table).await?;
                continue;
            };
            match self.put_aside().note(code) {
                None => {}
                Some(Note::Aside(_)) => continue,
                Some(Note::BroughtBack(at)) if at >= before => continue,
                Some(Note::BroughtBack(_)) => {}
            }
            count += usize::from(self.put_aside_if_untouched(code, before).await?);
        }
        Ok(count)
    }

    /// From the first moment nobody can ask the table anything; who was on their way counts, and spares it.
    async fn put_aside_if_untouched(&self, code: Code, before: Millis) -> Result<bool, TableError> {
        if let Whereabouts::There(_) = self.whereabouts(code).await? {
            // Somebody looks at it, at another server, which has a janitor of its own.
            return Ok(false);
        }
        let before_that = self.put_aside().note(code);
        self.put_aside().put(code, self.now()).map_err(|error| cannot_note(&error))?;
        let expired = self
            .table(code)
            .ask_behind_the_wall(|reply| Ask::Expire { untouched_since: before, reply })
            .await;
        match expired {
            Ok(Expiry::Due) | Err(TableError::Damaged) => Ok(true),
            Ok(Expiry::Spared) | Err(TableError::NotFound) => {
                self.put_aside().drop_note(code).map_err(|error| cannot_note(&error))?;
                Ok(false)
            }
            Err(error) => {
                let back = match before_that {
                    Some(Note::BroughtBack(at)) => self.put_aside().bring_back(code, at).map(|_| ()),
                    _ => self.put_aside().drop_note(code),
                };
                back.map_err(|error| cannot_note(&error))?;
                Err(error)
            }
        }
    }

    async fn delete_put_aside(&self, retention: Retention) -> Result<usize, TableError> {
        let ago = |time: Millis| Millis(self.now().0.saturating_sub(time.0));
        let due = |note: Option<Note>| match note {
            Some(Note::Aside(since)) if since <= ago(retention.grace) => Some(since),
            _ => None,
        };
        let notes = self.put_aside().notes();
        let notes: Vec<(Code, Millis)> =
            notes.into_iter().filter_map(|(code, note)| Some((code, due(Some(note))?))).collect();
        let Some(first) = notes.iter().map(|(_, since)| *since).min() else { return Ok(0) };
        // The note is ours alone: at another server the table may have been found, and played at.
        let untouched = self.journal().tables_untouched_since(first.min(ago(retention.life))).await?;
        let mut count = 0;
        for (code, _) in notes {
            // Asked again: it may have been brought back a moment ago.
            if due(self.put_aside().note(code)).is_none() {
                continue;
            }
            if untouched.binary_search(&code.table_id()).is_ok() {
                self.journal().forget(code.table_id()).await?;
                self.left_quarantine(code);
                count += 1;
            }
            self.put_aside().drop_note(code).map_err(|error| cannot_note(&error))?;
        }
        Ok(count)
    }
}

fn cannot_note(error: &std::io::Error) -> TableError {
    tracing::warn!(%error, "what becomes of untouched tables cannot be noted");
    TableError::Unavailable
}
