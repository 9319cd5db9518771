import { type QueryCache, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { draftKey, isDraft } from "../offline/kept-drafts.ts";
import { openDraft } from "./draft.ts";
import { settled } from "./use-draft.ts";

/** The records of a kind that have changes which are not saved. */
export function useDraftedIds(kind: string): ReadonlySet<number> {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const ids = useSyncExternalStore(
    (listener) => followDrafts(cache, listener),
    () => draftedIds(queries, kind),
  );
  return new Set(ids === "" ? [] : ids.split(" ").map(Number));
}

/** Parted by spaces: the same text as long as they are the same. */
function draftedIds(queries: QueryClient, kind: string): string {
  return queries
    .getQueryCache()
    .findAll({ queryKey: draftKey(kind) })
    .map(({ queryKey }) => queryKey.at(-1))
    .filter((of) => typeof of === "number" && openDraft(queries, settled, kind, of).find() !== null)
    .join(" ");
}

function followDrafts(cache: QueryCache, listener: () => void): () => void {
  return cache.subscribe(({ query }) => {
    if (isDraft(query.queryKey)) listener();
  });
}
