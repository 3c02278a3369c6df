//! Faces: what guests are drawn as. The drawings are files beside the page (`assets/faces-1.svg` and on),
//! which a browser asks for once and keeps.

use std::sync::LazyLock;

use maud::PreEscaped;
use table::Face;

use crate::{assets, words::Words};

/// The files with the drawings, each under the name of its face, in the order in which faces are given out:
/// a small table needs one of them.
const DRAWINGS: [&str; 5] = ["faces-1.svg", "faces-2.svg", "faces-3.svg", "faces-4.svg", "faces-5.svg"];

/// So many faces are in a file.
const IN_A_FILE: usize = Face::ALL.len().div_ceil(DRAWINGS.len());

/// A face in the colour around it. It says nothing by itself: the shape and the name stand beside it.
pub(super) fn face(face: Face) -> PreEscaped<&'static str> {
    static FACES: LazyLock<Vec<String>> =
        LazyLock::new(|| Face::ALL.iter().map(|face| drawn(*face)).collect());
    PreEscaped(&FACES[face as usize])
}

fn drawn(face: Face) -> String {
    let file = assets::PATHS.of(DRAWINGS[face as usize / IN_A_FILE]);
    format!(r#"<svg class=face aria-hidden=true><use href="{file}#{}"/></svg>"#, face.slug())
}

/// What a face is called.
pub(crate) fn face_name(face: Face, words: &Words) -> String {
    match face {
        Face::Fox => words.face_fox(),
        Face::Owl => words.face_owl(),
        Face::Panda => words.face_panda(),
        Face::Cat => words.face_cat(),
        Face::Lion => words.face_lion(),
        Face::Frog => words.face_frog(),
        Face::Rabbit => words.face_rabbit(),
        Face::Penguin => words.face_penguin(),
        Face::Bear => words.face_bear(),
        Face::Tiger => words.face_tiger(),
        Face::Koala => words.face_koala(),
        Face::Dog => words.face_dog(),
        Face::Pig => words.face_pig(),
        Face::Mouse => words.face_mouse(),
        Face::Monkey => words.face_monkey(),
        Face::Sheep => words.face_sheep(),
        Face::Elephant => words.face_elephant(),
        Face::Hedgehog => words.face_hedgehog(),
        Face::Cow => words.face_cow(),
        Face::Raccoon => words.face_raccoon(),
        Face::Octopus => words.face_octopus(),
        Face::Duck => words.face_duck(),
        Face::Crocodile => words.face_crocodile(),
        Face::Deer => words.face_deer(),
        Face::Whale => words.face_whale(),
        Face::Bee => words.face_bee(),
        Face::Walrus => words.face_walrus(),
        Face::Giraffe => words.face_giraffe(),
        Face::Chick => words.face_chick(),
        Face::Turtle => words.face_turtle(),
        Face::Parrot => words.face_parrot(),
        Face::Horse => words.face_horse(),
        Face::Beaver => words.face_beaver(),
        Face::Unicorn => words.face_unicorn(),
        Face::Dragon => words.face_dragon(),
        Face::Ghost => words.face_ghost(),
        Face::Pirate => words.face_pirate(),
        Face::Wizard => words.face_wizard(),
        Face::Snowman => words.face_snowman(),
        Face::Astronaut => words.face_astronaut(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drawings are written by hand, and a browser says nothing of one that is missing.
    #[test]
    fn every_face_is_drawn_once_where_it_is_looked_for() {
        let known = Face::ALL.chunks(IN_A_FILE).map(|faces| faces.iter().map(|face| face.slug()).collect());
        let drawn = DRAWINGS.map(|file| {
            let symbols = assets::text_of(file).split("<symbol id=\"").skip(1);
            symbols.map(|symbol| symbol.split_once('"').unwrap().0).collect::<Vec<&str>>()
        });
        assert_eq!(drawn.to_vec(), known.collect::<Vec<Vec<&str>>>());
    }

    /// What they wear is the guest's colour, our ink and our paper; nothing in the files asks for anything
    /// else.
    #[test]
    fn drawings_have_no_colours_of_their_own_and_no_style() {
        let drawings = DRAWINGS.map(assets::text_of).concat();
        for paint in drawings.split([' ', '\n']).filter_map(|word| word.split_once('=')) {
            let (attribute, value) = (paint.0, paint.1.split('"').nth(1).unwrap_or_default());
            if matches!(attribute, "fill" | "stroke") {
                assert!(["none", "currentColor", "#2a2320", "#fff"].contains(&value), "{attribute}={value}");
            }
            assert!(!matches!(attribute, "style" | "class" | "href" | "onload"), "{attribute}");
        }
        assert!(!drawings.contains("<style") && !drawings.contains("<script"));
    }
}
