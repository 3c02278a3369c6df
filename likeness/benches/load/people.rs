//! An evening of a thousand tables at the pace of people: all five games at once, a phone for everybody and a
//! stage for each table.

use std::{sync::Arc, time::Duration};

use crate::{
    Outcome,
    drive::{Company, Manner, Measured, Span},
    face::Face,
    process::{Server, data_folder},
    tape::Tapes,
};

/// How many, and for how long.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Evening {
    pub(crate) tables: u64,
    /// Somebody does something at every table so often.
    pub(crate) pace: Duration,
    pub(crate) span: Span,
}

/// What it takes.
#[derive(Debug)]
pub(crate) struct Taken {
    pub(crate) face: Face,
    pub(crate) evening: Evening,
    pub(crate) measured: Measured,
    /// Memory of the server before anybody came and at the end, in KiB.
    pub(crate) empty: f64,
    pub(crate) full: f64,
}

pub(crate) async fn spend(face: Face, evening: Evening, tapes: &[Arc<Tapes>]) -> Outcome<Taken> {
    let data = data_folder()?;
    let server = Server::start(face.program(), data.path())?;
    let mut company = Company::gather(face, server, 0, tapes).await?;
    let empty = company.server().memory()?;
    company.grow(evening.tables).await?;
    company.set_up_stages().await?;
    let measured = company.play(Manner::Paced(evening.pace), evening.span).await?;
    Ok(Taken { face, evening, measured, empty, full: company.server().memory()? })
}
