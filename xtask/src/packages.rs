//! Installing by name from Debian's packages.

use std::process::Command;

use crate::{
    failure::{Failure, MACHINE},
    program,
};

/// Installs these packages, or says what a person must install themselves.
pub(crate) fn install(packages: &[&str]) -> Result<(), Failure> {
    let names = packages.join(" ");
    println!("installing from Debian's packages: {names}");
    try_install(packages).map_err(|why| {
        Failure::new(
            MACHINE,
            format!(
                "the tests need {names}: please install them by hand (`apt-get install {names}`), \
                 because {why}"
            ),
        )
    })
}

fn try_install(packages: &[&str]) -> Result<(), String> {
    if program::on_path("apt-get").is_none() {
        return Err("this machine has no apt-get".to_owned());
    }
    let as_root = privilege()?;
    // A mirror that is away for a moment need not matter: the lists at hand may still do.
    if let Err(failure) = program::run(&mut as_root.apt_get(&["update"])) {
        println!("{failure}; going on with the package lists at hand");
    }
    let arguments = [&["install", "-y", "--no-install-recommends"], packages].concat();
    program::run(&mut as_root.apt_get(&arguments)).map_err(|failure| failure.to_string())
}

/// How we come by the right to install.
enum Privilege {
    Root,
    Sudo,
}

fn privilege() -> Result<Privilege, String> {
    let user = program::printed(Command::new("id").arg("-u"));
    if user.as_deref() == Some("0") {
        Ok(Privilege::Root)
    } else if program::on_path("sudo").is_some() {
        Ok(Privilege::Sudo)
    } else {
        Err("installing needs root, and there is no sudo".to_owned())
    }
}

impl Privilege {
    fn apt_get(&self, arguments: &[&str]) -> Command {
        // Through `env`, because sudo does not pass our environment on.
        let words = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
        let words: &[&str] = match self {
            Privilege::Root => &words,
            Privilege::Sudo => &[&["sudo"], words.as_slice()].concat(),
        };
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).args(arguments);
        command
    }
}
