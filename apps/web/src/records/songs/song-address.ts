/** Where a song is read, as its links and the address bar say it: by itself, or as it is played in a set list. */
export const songAddress = (id: number, setlistId?: number) =>
  setlistId === undefined ? `/song/${id}` : `/setlist/${setlistId}/song/${id}`;

/** Of the window that it is read in by itself. */
export const songWindowKey = (id: number) => `song/${id}`;
