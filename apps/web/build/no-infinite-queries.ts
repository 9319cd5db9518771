/** Stands in for the part of the query library that fetches page after page of a list, which nobody asks it to. */
export function infiniteQueryBehavior(): never {
  throw new Error("Lists are fetched as a whole here.");
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
