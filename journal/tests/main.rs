//! The stores: what they promise, and how they stand damage, full disks and `kill -9`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod bitflips;
mod common;
mod conformance;
mod damage;
mod disk_errors;
mod full_disk;
mod golden;
mod in_a_cluster;
mod loss;
mod model;
mod power_cut;
mod sigkill;
mod sqlite;
