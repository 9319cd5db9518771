/** The keys of a row, as its menu and its buttons name them. */
export const SONG_KEY_NAMES = { play: " ", edit: "e", status: "s", bookmark: "b" } as const;
