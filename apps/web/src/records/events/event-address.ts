/** Where an event is read, as its links and the address bar say it. */
export const eventAddress = (id: number) => `/event/${id}`;

/** Of the window that it is read in. */
export const eventWindowKey = (id: number) => `event/${id}`;
