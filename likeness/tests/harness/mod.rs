//! The harness itself, tried on a site of a few static pages: a helper that sees nothing would let every test
//! pass.

pub(crate) mod site;
use std::{
    fs,
    os::unix::{fs::PermissionsExt, process::ExitStatusExt},
    panic::catch_unwind,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use crate::support::{Device, Key, PATIENCE, Server, play};

#[test]
fn axe_finds_the_barriers_of_a_bad_page_and_none_on_a_good_one() {
    let site = site::serve();
    play(async |browsers| {
        let browser = browsers.open(Device::desktop()).await;
        browser.goto(format!("{site}/good")).await;
        assert_eq!(browser.axe().await, Vec::<String>::new());
        browser.goto(format!("{site}/bad")).await;
        let found = browser.axe().await;
        assert!(found.iter().any(|sentence| sentence.starts_with("image-alt (critical)")), "{found:#?}");
        let is_found = |rule: &str, what: &str| {
            found.iter().any(|sentence| sentence.starts_with(rule) && sentence.contains(what))
        };
        assert!(is_found("color-contrast (serious)", "class=\"faint\""), "{found:#?}");
        assert!(is_found("color-contrast (serious)", "class=\"washed\""), "{found:#?}");
        assert!(is_found("target-size (serious)", "class=\"tiny\""), "{found:#?}");
    });
}

#[test]
fn a_blocked_script_does_not_run_and_is_not_called_an_error() {
    let site = site::serve();
    play(async |browsers| {
        let blocked = browsers.open(Device::desktop().blocking("*.js")).await;
        blocked.goto(format!("{site}/good")).await;
        assert_eq!(blocked.text("#script").await, "The script has not run.");
        blocked.reload().await;
        assert_eq!(blocked.text("#script").await, "The script has not run.");
        assert_eq!(blocked.console_errors().await, Vec::<String>::new());
        let free = browsers.open(Device::desktop()).await;
        free.goto(format!("{site}/good")).await;
        free.until_shows("The script has run.").await;
    });
}

#[test]
fn the_console_tells_of_breaches_of_the_policy_and_of_missing_files() {
    let site = site::serve();
    play(async |browsers| {
        let browser = browsers.open(Device::desktop()).await;
        browser.goto(format!("{site}/breach")).await;
        let errors = browser.console_errors().await;
        assert!(errors.iter().any(|error| error.contains("Content Security Policy")), "{errors:#?}");
        assert_ne!(browser.session().title().await.unwrap(), "breached");
        assert_eq!(browser.console_errors().await, Vec::<String>::new(), "a complaint is handed out once");
        browser.goto(format!("{site}/nowhere")).await;
        let errors = browser.console_errors().await;
        assert!(errors.iter().any(|error| error.contains("404")), "{errors:#?}");
    });
}

#[test]
fn devices_have_the_size_the_language_and_the_settings_they_say() {
    const LOOK: &str = "return [innerWidth, innerHeight, navigator.maxTouchPoints > 0, navigator.language]";
    let site = site::serve();
    play(async |browsers| {
        let devices = [
            (Device::small_phone().french(), (360, 640, true, "fr-FR"), "Bonjour"),
            (Device::phone().dark(), (390, 844, true, "en-GB"), "Hello"),
            (Device::stage().french().reduced_motion(), (1280, 720, false, "fr-FR"), "Bonjour"),
        ];
        for (device, (width, height, touch, language), greeting) in devices {
            let browser = browsers.open(device.clone()).await;
            browser.goto(format!("{site}/hello")).await;
            assert_eq!(browser.text("h1").await, greeting, "{device:?}");
            let seen: (u32, u32, bool, String) = browser.eval(LOOK).await;
            assert_eq!(seen, (width, height, touch, language.to_owned()), "{device:?}");
            browser.new_tab().await;
            browser.goto(format!("{site}/good")).await;
            let settings = (browser.text("#scheme").await, browser.text("#motion").await);
            let scheme = if device == device.clone().dark() { "dark" } else { "light" };
            let motion = if device == device.clone().reduced_motion() { "calm" } else { "lively" };
            assert_eq!(settings, (scheme.to_owned(), motion.to_owned()), "{device:?}, in a second tab");
            assert_eq!(browser.eval::<u32>("return innerWidth").await, width, "{device:?}, in a second tab");
        }
    });
}

#[test]
fn dragging_reaches_the_page_by_touch_and_by_mouse_and_a_swipe_scrolls() {
    let site = site::serve();
    play(async |browsers| {
        for (device, pointer) in [(Device::small_phone(), "touch"), (Device::desktop(), "mouse")] {
            let browser = browsers.open(device).await;
            browser.goto(format!("{site}/drag")).await;
            browser.drag("#pebble", "#basket").await;
            browser.until_shows(&format!("{pointer} dropped pebble on basket along a path")).await;
            assert_eq!(browser.eval::<f64>("return scrollY").await, 0.0, "a drag does not scroll");
            if pointer == "touch" {
                browser.swipe("#basket", 0.0, -150.0).await;
                browser
                    .until("the page to scroll", async || browser.eval::<f64>("return scrollY").await > 50.0)
                    .await;
            }
        }
    });
}

#[test]
fn typing_clicking_and_the_keyboard_work_and_leave_a_picture() {
    let site = site::serve();
    play(async |browsers| {
        for device in [Device::phone(), Device::desktop()] {
            let browser = browsers.open(device).await;
            browser.goto(format!("{site}/good")).await;
            browser.until_shows("The script has run.").await;
            browser.keys("input", "An").await;
            browser.keys("input", "a").await;
            browser.click_text("Greet").await;
            browser.until_shows("Hello, Ana!").await;
            browser.fill("input", "Zoé").await;
            browser.press(Key::Tab).await;
            browser.press(Key::Enter).await;
            browser.until_shows("Hello, Zoé!").await;
            browser.fill("input", "Bo").await;
            browser.tap("#greet").await;
            browser.until_shows("Hello, Bo!").await;
            assert_eq!(browser.count("button").await, 2);
            assert_eq!(browser.texts("button").await, ["Greet"]);
            assert_eq!(browser.path().await, "/good");
            let picture = fs::read(browser.screenshot("harness").await).unwrap();
            assert!(picture.starts_with(b"\x89PNG"));
        }
    });
}

#[test]
fn a_browser_that_goes_offline_loses_its_stream_and_finds_it_again() {
    let site = site::serve();
    play(async |browsers| {
        let browser = browsers.open(Device::phone()).await;
        browser.goto(format!("{site}/good")).await;
        browser.until_shows("Stream 1 is open.").await;
        browser.offline().await;
        browser.until_shows("Stream 1 was cut off.").await;
        assert!(!browser.eval::<bool>("return navigator.onLine").await);
        browser.online().await;
        browser.until_shows("Stream 2 is open.").await;
        browser.hiccup();
        browser.until_shows("Stream 2 was cut off.").await;
        browser.until_shows("Stream 3 is open.").await;
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
    });
}

#[test]
fn browsers_are_closed_when_a_test_panics() {
    let mut profile = String::new();
    let outcome = catch_unwind(std::panic::AssertUnwindSafe(|| {
        play(async |browsers| {
            let browser = browsers.open(Device::desktop()).await;
            let chrome = browser.session().capabilities().get("chrome").unwrap();
            profile = chrome["userDataDir"].as_str().unwrap().to_owned();
            assert!(is_running(&profile));
            panic!("on purpose");
        });
    }));
    assert_eq!(outcome.unwrap_err().downcast_ref::<&str>(), Some(&"on purpose"));
    // The parts of a browser end one after the other, and take a moment when the machine is busy.
    let given_up = Instant::now() + PATIENCE;
    while is_running(&profile) {
        assert!(Instant::now() < given_up, "a browser was left behind");
        thread::sleep(Duration::from_millis(20));
    }
    assert!(!Path::new(&profile).exists(), "its profile was left behind");
}

/// Whether a process has this profile folder among its arguments.
fn is_running(profile: &str) -> bool {
    let processes = fs::read_dir("/proc").expect("processes are listed").flatten();
    let mut arguments = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    arguments.any(|arguments| String::from_utf8_lossy(&arguments).contains(profile))
}

#[test]
fn a_server_is_started_stopped_killed_and_restarted_on_the_same_port_and_folder() {
    // Plays the server: prints its arguments, picks a port when it is given none, and ends cleanly when
    // asked.
    const STAND_IN: &str = "#!/bin/sh
        echo \"arguments: $*\"
        trap 'echo goodbye; exit 0' TERM
        address=$3; [ \"$address\" = 127.0.0.1:0 ] && address=127.0.0.1:4321
        touch \"$5/journal\"
        echo \"listening on http://$address\"
        while :; do sleep 0.05; done";
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("stand-in");
    fs::write(&program, STAND_IN).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();

    let mut server = Server::start_program(&program, &["--public-url", "http://example.org"]);
    let data = server.data().to_owned();
    let first =
        format!("serve --listen 127.0.0.1:0 --data {} --public-url http://example.org", data.display());
    assert!(server.log().contains(&first), "{}", server.log());
    assert_eq!(server.url("/rules"), "http://127.0.0.1:4321/rules");
    assert!(server.stop().success(), "a clean stop");

    server.restart();
    assert!(server.log().contains("--listen 127.0.0.1:4321"), "{}", server.log());
    assert_eq!(server.kill().signal(), Some(9));
    server.restart();
    assert!(data.join("journal").exists());
    let id = server.id();
    drop(server);
    assert!(!data.exists(), "the data folder is gone");
    assert!(!Path::new(&format!("/proc/{id}")).exists(), "the process is gone");
}

#[test]
fn a_server_that_does_not_start_is_reported_with_what_it_printed() {
    let outcome = catch_unwind(|| Server::start_program(Path::new("/bin/echo"), &["no such option"]));
    let sentence = outcome.unwrap_err().downcast_ref::<String>().cloned().unwrap();
    assert!(sentence.contains("no such option"), "{sentence}");
}
