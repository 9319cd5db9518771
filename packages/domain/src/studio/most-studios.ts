/** That may be open at once. */
export const MOST_STUDIOS = 5;
