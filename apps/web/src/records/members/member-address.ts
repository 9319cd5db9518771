/** Where a member is read, as their links and the address bar say it. */
export const memberAddress = (id: number) => `/bandUser/${id}`;

/** Of the window that they are read in. */
export const memberWindowKey = (id: number) => `bandUser/${id}`;
