//! A screen that nobody sees, for browsers that want one.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// As large as the largest stage.
const SCREEN: &str = "3840x2160x24";

/// A display of our own, ended when it is dropped.
#[derive(Debug)]
pub(super) struct Display {
    child: Child,
    number: u32,
}

impl Display {
    pub(super) fn start() -> Self {
        let program = env::var("XVFB").unwrap_or_else(|_| "Xvfb".to_owned());
        let mut child = Command::new(&program)
            .args(["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("`{program}` cannot be started ({error}): run `cargo xtask test` once")
            });
        let mut output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let mut line = String::new();
        // It prints its number when it is ready, and nothing when it ends before that.
        let read = output.read_line(&mut line);
        let number = read.ok().and_then(|_| line.trim().parse().ok()).expect("Xvfb finds a free display");
        Self { child, number }
    }

    pub(super) fn name(&self) -> String {
        format!(":{}", self.number)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // Both fail only for a process that has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
