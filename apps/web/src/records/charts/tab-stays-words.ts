export const TAB_STAYS = "The chords are moved; the tab stays as it is written.";
