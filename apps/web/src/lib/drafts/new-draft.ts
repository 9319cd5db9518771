/**
 * The draft of a record that is not there yet. Two tabs may add at the same time, each with a draft of its own; a form that
 * opens takes up one that waits, because its tab or its session has gone.
 */
import type { QueryClient } from "@tanstack/react-query";
import type { TextStorage } from "../browser-storage.ts";
import { randomId } from "../random-id.ts";
import { waitingDrafts } from "./draft.ts";
import type { HeldDrafts } from "./held-drafts.ts";
import type { SettledDrafts } from "./settled-drafts.ts";

interface NewDraftOptions {
  queries: QueryClient;
  settled: SettledDrafts;
  held: Pick<HeldDrafts, "isHeldHere">;
  /** Of this tab, across a reload too. */
  storage: TextStorage;
}

/** @returns what stands in place of the id in the names of the draft */
export function takeNewDraft(kind: string, options: NewDraftOptions): string {
  const { queries, settled, held, storage } = options;
  const waiting = waitingDrafts(queries, settled, kind)
    .map(({ of }) => of)
    .filter((of) => typeof of === "string")
    .filter((of) => !held.isHeldHere(`${kind}:${of}`));
  const own = storage.read(nameOf(kind));
  const of = waiting.find((one) => one === own) ?? waiting[0] ?? `new:${randomId()}`;
  storage.write(nameOf(kind), of);
  return of;
}

const nameOf = (kind: string) => `new-draft:${kind}`;
