import { type QueryCache, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isDraft } from "../offline/kept-drafts.ts";
import { waitingDrafts } from "./draft.ts";
import { settled } from "./use-draft.ts";

/** The records of a kind that have changes which are not saved. */
export function useDraftedIds(kind: string): ReadonlySet<number> {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  // As a text: the same one as long as they are the same.
  const ids = useSyncExternalStore(
    (listener) => followDrafts(cache, listener),
    () =>
      waitingDrafts(queries, settled, kind)
        .map(({ of }) => of)
        .filter((of) => typeof of === "number")
        .toSorted((one, other) => one - other)
        .join(" "),
  );
  return new Set(ids === "" ? [] : ids.split(" ").map(Number));
}

function followDrafts(cache: QueryCache, listener: () => void): () => void {
  return cache.subscribe(({ query }) => {
    if (isDraft(query.queryKey)) listener();
  });
}
