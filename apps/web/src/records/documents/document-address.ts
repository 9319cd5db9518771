/** Where a document is read, as links and the address bar say it. */
export const documentAddress = (id: number) => `/document/${id}`;

/** Of the window that it is read in. */
export const documentWindowKey = (id: number) => `document/${id}`;
