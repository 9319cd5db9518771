/**
 * Keeps on this device, encrypted, what a member has begun and not saved. Each draft has a record of its own, written at once:
 * all that was seen is one record, which every tab writes as it knows it, and one that knows nothing of a draft would take it.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Sealed, Sealer } from "../session/sealer.ts";
import type { KeyValues } from "./key-values.ts";

/** What the keys of drafts begin with. */
const DRAFT = "draft";

export const draftKey = (...name: readonly (string | number)[]): QueryKey => [DRAFT, ...name];

export const isDraft = (queryKey: unknown): queryKey is QueryKey =>
  Array.isArray(queryKey) && queryKey[0] === DRAFT;

interface KeptDraft {
  build: string;
  /** Milliseconds since 1970. */
  at: number;
  queryKey: QueryKey;
  data: unknown;
}

interface KeptDraftsOptions {
  queries: QueryClient;
  store: KeyValues;
  sealer: Sealer;
  /** What another build has kept may have another shape, and is dropped. */
  build: string;
  /** Milliseconds. */
  maxAge: number;
}

export function createKeptDrafts({ queries, store, sealer, build, maxAge }: KeptDraftsOptions) {
  async function read(name: string): Promise<KeptDraft | null> {
    const sealed = await store.get<Sealed>(name);
    const text = sealed ? await sealer.open(sealed) : null;
    const draft = text === null ? null : (JSON.parse(text) as KeptDraft);
    return draft?.build === build && Date.now() - draft.at < maxAge ? draft : null;
  }

  return {
    /** Brings back the drafts of a member. */
    async restore(bandUserId: number): Promise<void> {
      const prefix = prefixOf(bandUserId);
      const names = (await store.keys()).filter((name) => name.startsWith(prefix));
      await Promise.all(
        names.map(async (name) => {
          const draft = await read(name);
          if (draft) queries.setQueryData(draft.queryKey, draft.data, { updatedAt: draft.at });
          else await store.delete(name);
        }),
      );
    },

    /** @returns ends the keeping */
    follow(bandUserId: number): () => void {
      let isFollowed = true;
      // One after the other, for the last one stays. What cannot be kept lives as long as the page.
      let last = Promise.resolve();
      const then = (work: () => Promise<void>): void => {
        last = last.then(() => (isFollowed ? work() : undefined)).catch(() => {});
      };
      const unsubscribe = queries.getQueryCache().subscribe((event) => {
        const queryKey: unknown = event.query.queryKey;
        if (!isDraft(queryKey)) return;
        const name = prefixOf(bandUserId) + event.query.queryHash;
        if (event.type === "removed") then(() => store.delete(name));
        if (event.type !== "updated" || event.action.type !== "success") return;
        const draft: KeptDraft = { build, at: Date.now(), queryKey, data: event.query.state.data };
        then(async () => store.set(name, await sealer.seal(JSON.stringify(draft))));
      });
      return () => {
        isFollowed = false;
        unsubscribe();
      };
    },
  };
}

const prefixOf = (bandUserId: number): string => `draft:${bandUserId}:`;
