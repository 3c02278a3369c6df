//! What an activity card can say.

use super::closed_set::closed_set;

closed_set! {
    /// A field that people are well known in. The deck has cards for all but the last three, which the
    /// almanac knows nevertheless.
    Field {
        Politics, "Politics", "Politique";
        Literature, "Literature", "Littérature";
        FilmAndTv, "Film & TV", "Cinéma et télévision";
        Music, "Music", "Musique";
        Science, "Science", "Sciences";
        Royalty, "Royalty", "Royauté";
        Sport, "Sport", "Sport";
        Religion, "Religion", "Religion";
        Art, "Art", "Beaux-arts";
        Philosophy, "Philosophy", "Philosophie";
        Military, "Military", "Armée";
        Reform, "Reform & Activism", "Réforme et militantisme";
        Business, "Business", "Affaires";
        Medicine, "Medicine", "Médecine";
        Invention, "Invention & Engineering", "Invention et technique";
        Exploration, "Exploration", "Exploration";
        Theatre, "Theatre", "Théâtre";
        Architecture, "Architecture & Design", "Architecture et design";
        Comedy, "Comedy", "Comédie";
        Fashion, "Fashion", "Mode";
        Law, "Law", "Droit";
        Crime, "Crime", "Crime";
        Dance, "Dance", "Danse";
        Scholarship, "Scholarship", "Érudition";
        Journalism, "Journalism & Media", "Presse et médias";
        Society, "Society & Celebrity", "Vie mondaine et célébrité";
    }
}
