/** Where everybody reads of a band. The server writes the page, so that it is no route of ours. */
export const publicPageOf = (identity: string) => `/bandpage/${encodeURIComponent(identity)}`;
