/** Seconds that a new song is taken to last until somebody knows better. */
export const DEFAULT_SECONDS = 210;
