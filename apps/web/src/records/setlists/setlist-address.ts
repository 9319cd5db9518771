/** Where a set list is read, as its links and the address bar say it. */
export const setlistAddress = (id: number) => `/setlist/${id}`;

/** Of the window that it is read in. */
export const setlistWindowKey = (id: number) => `setlist/${id}`;
