/** Writes down each lookup that could not be loaded, where whoever looks for the reason looks first: the browser's console. */
import type { Query } from "@tanstack/react-query";

/** @param query a lookup has its name in `meta: { lookup: "genres" }` */
export function logLookupFailure(error: Error, query: Pick<Query, "meta">): void {
  const name = query.meta?.["lookup"];
  // oxlint-disable-next-line no-console -- what is promised of a lookup that fails is a line in the log
  if (typeof name === "string") console.error(`The ${name} were not loaded.`, error);
}
