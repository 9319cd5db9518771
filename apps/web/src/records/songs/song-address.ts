/** Where a song is read, as its links and the address bar say it. */
export const songAddress = (id: number) => `/song/${id}`;

/** Of the window that it is read in. */
export const songWindowKey = (id: number) => `song/${id}`;
