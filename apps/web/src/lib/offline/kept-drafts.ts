/**
 * Keeps on this device, encrypted, what a member has begun and not saved, and how they left the page. Each draft has a record of its own, written at once:
 * all that was seen is one record, which every tab writes as it knows it, and one that knows nothing of a draft would take it.
 */
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Sealed, Cipher } from "../session/cipher.ts";
import type { KeyValues } from "./key-values.ts";

/** What the keys of drafts begin with. */
const DRAFT = "draft";

export const draftKey = (...name: readonly (string | number)[]): QueryKey => [DRAFT, ...name];

export const isDraft = (queryKey: unknown): queryKey is QueryKey =>
  Array.isArray(queryKey) && queryKey[0] === DRAFT;

/** What is kept in the same way and is of no record: what a member listens to, what they were told. No form knows of it. */
export const besideDrafts = (name: string): QueryKey => [DRAFT, name];

/** As a form that has it open holds it. */
export const draftName = (queryKey: QueryKey): string => queryKey.slice(1).join(":");

const isOfNew = (queryKey: QueryKey): boolean => typeof queryKey.at(-1) === "string";

/** The same from build to build; what is in a draft is for those to judge who open it. */
interface KeptDraft {
  /** When it was last changed: milliseconds since 1970. */
  at: number;
  queryKey: QueryKey;
  data: unknown;
}

interface KeptDraftsOptions {
  queries: QueryClient;
  store: KeyValues;
  cipher: Cipher;
  /** Milliseconds. */
  maxAge: number;
  /** The names of the drafts that a form has open, in any tab. */
  held: () => Promise<ReadonlySet<string>>;
}

export function createKeptDrafts({ queries, store, cipher, maxAge, held }: KeptDraftsOptions) {
  async function read(name: string): Promise<KeptDraft | null> {
    const sealed = await store.get<Sealed>(name);
    const text = sealed ? await cipher.open(sealed) : null;
    const draft = text === null ? null : (JSON.parse(text) as KeptDraft);
    return draft && Date.now() - draft.at < maxAge ? draft : null;
  }

  async function write(name: string, { queryKey, state }: Query): Promise<void> {
    const draft: KeptDraft = { at: state.dataUpdatedAt, queryKey, data: state.data };
    await store.set(name, await cipher.seal(JSON.stringify(draft)));
  }

  /** Unless another tab has kept a later one. */
  async function writeIfLater(name: string, query: Query): Promise<void> {
    const there = await read(name);
    if (!there || there.at < query.state.dataUpdatedAt) await write(name, query);
  }

  return {
    /** Brings back the drafts of a member. */
    async restore(bandUserId: number): Promise<void> {
      const prefix = prefixOf(bandUserId);
      const open = await held();
      const names = (await store.keys()).filter((name) => name.startsWith(prefix));
      await Promise.all(
        names.map(async (name) => {
          const draft = await read(name);
          if (!draft) return store.delete(name);
          // Somebody types into it elsewhere; what this tab adds is another record.
          if (isOfNew(draft.queryKey) && open.has(draftName(draft.queryKey))) return;
          const known = queries.getQueryState(draft.queryKey)?.dataUpdatedAt ?? 0;
          if (known >= draft.at) return;
          queries.setQueryData(draft.queryKey, draft.data, { updatedAt: draft.at });
        }),
      );
    },

    /** Keeps those that are there, and each that changes from now on. @returns ends the keeping */
    follow(bandUserId: number): () => void {
      let isFollowed = true;
      let isBusy = false;
      const waiting = new Map<string, () => Promise<void>>();

      /** One after the other, and of each draft only the last. What cannot be kept lives as long as the page. */
      async function work(): Promise<void> {
        if (isBusy) return;
        isBusy = true;
        for (const [name, keep] of waiting) {
          waiting.delete(name);
          if (isFollowed) await keep().catch(() => {});
        }
        isBusy = false;
      }

      function next(queryHash: string, keep: (name: string) => Promise<void>): void {
        const name = prefixOf(bandUserId) + queryHash;
        waiting.set(name, () => keep(name));
        void work();
      }

      const cache = queries.getQueryCache();
      for (const query of cache.findAll({ queryKey: [DRAFT] })) {
        next(query.queryHash, (name) => writeIfLater(name, query));
      }
      const unsubscribe = cache.subscribe((event) => {
        const { queryHash } = event.query;
        if (!isDraft(event.query.queryKey)) return;
        if (event.type === "removed") next(queryHash, store.delete);
        if (event.type !== "updated" || event.action.type !== "success") return;
        next(queryHash, async (name) => {
          const query = cache.get(queryHash);
          if (query) await write(name, query);
        });
      });
      return () => {
        isFollowed = false;
        unsubscribe();
      };
    },
  };
}

const prefixOf = (bandUserId: number): string => `draft:${bandUserId}:`;
