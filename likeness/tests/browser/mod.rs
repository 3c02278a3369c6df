//! What people see and do, tried with real browsers against the real server: whole games, every way to rank,
//! every door, every size of screen.

mod checks;
mod evening;
mod friend;
mod guest;
mod player;
mod shows;
mod stacked;
mod tokens;

mod all_together;
mod bots;
mod cards;
mod colours;
mod comings;
mod every_look;
mod films;
mod first_decision;
mod first_time;
mod going_on;
mod happiness;
mod happiness_show;
mod home;
mod host_tools;
mod image;
mod image_first_turn;
mod image_shows;
mod keyboard;
mod look;
mod old_tab;
mod outage;
mod personality;
mod preference;
mod preference_hands;
mod preference_show;
mod ranking;
mod reactions;
mod seven_tabs;
mod stage_look;
mod stage_party;
mod stage_sound;
mod teams;
mod three;
mod typed_code;
mod unmasking;
