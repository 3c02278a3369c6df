//! One phone for several people, over plain HTTP as a browser without scripts uses it: every game is played
//! through its curtain, and nothing of one is ever in what another is shown.

mod games;
mod leaks;
mod moving;
mod phone;
