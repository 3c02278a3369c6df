//! What people see and do, tried with real browsers against the real server: whole games, every way to rank,
//! every door, every size of screen.

#[path = "browser/checks.rs"]
mod checks;
#[path = "browser/evening.rs"]
mod evening;
#[path = "browser/friend.rs"]
mod friend;
#[path = "browser/guest.rs"]
mod guest;
#[path = "browser/player.rs"]
mod player;
#[path = "browser/stacked.rs"]
mod stacked;
mod support;
#[path = "browser/tokens.rs"]
mod tokens;

#[path = "browser/all_together.rs"]
mod all_together;
#[path = "browser/bots.rs"]
mod bots;
#[path = "browser/cards.rs"]
mod cards;
#[path = "browser/colours.rs"]
mod colours;
#[path = "browser/comings.rs"]
mod comings;
#[path = "browser/happiness.rs"]
mod happiness;
#[path = "browser/image.rs"]
mod image;
#[path = "browser/keyboard.rs"]
mod keyboard;
#[path = "browser/look.rs"]
mod look;
#[path = "browser/outage.rs"]
mod outage;
#[path = "browser/personality.rs"]
mod personality;
#[path = "browser/preference.rs"]
mod preference;
#[path = "browser/preference_hands.rs"]
mod preference_hands;
#[path = "browser/ranking.rs"]
mod ranking;
#[path = "browser/teams.rs"]
mod teams;
#[path = "browser/three.rs"]
mod three;
