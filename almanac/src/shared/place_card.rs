//! What a place card can say.

use super::closed_set::closed_set;

closed_set! {
    /// A continent, a region or a country. Russia, Turkey, the Caucasus and Cyprus count for Europe and Asia;
    /// the Middle East is Turkey to Iran, Arabia, and Egypt.
    PlaceCard {
        Europe, "Europe", "Europe";
        Asia, "Asia", "Asie";
        NorthAmerica, "North America", "Amérique du Nord";
        Africa, "Africa", "Afrique";
        SouthAmerica, "South America", "Amérique du Sud";
        Oceania, "Oceania", "Océanie";
        UnitedStates, "United States", "États-Unis";
        UnitedKingdom, "United Kingdom", "Royaume-Uni";
        France, "France", "France";
        Italy, "Italy", "Italie";
        Germany, "Germany", "Allemagne";
        Russia, "Russia", "Russie";
        Greece, "Greece", "Grèce";
        Spain, "Spain", "Espagne";
        India, "India", "Inde";
        China, "China", "Chine";
        Japan, "Japan", "Japon";
        MiddleEast, "Middle East", "Moyen-Orient";
    }
}
