/** Where a venue is read, as its links and the address bar say it. */
export const venueAddress = (id: number) => `/venue/${id}`;

/** Of the window that it is read in. */
export const venueWindowKey = (id: number) => `venue/${id}`;
