/** Stands in for a package that a library can use, and that we never ask for. */
export const leftOut = true;
