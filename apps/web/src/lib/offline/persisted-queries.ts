/** Keeps on this device, encrypted, what a member has seen of their band, so that it can be seen without a network. */
import { createAsyncStoragePersister } from "@tanstack/query-async-storage-persister";
import type { Query, QueryClient } from "@tanstack/react-query";
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from "@tanstack/react-query-persist-client";
import type { Sealed, Cipher } from "../session/cipher.ts";
import { createKeptDrafts, isDraft } from "./kept-drafts.ts";
import type { KeyValues } from "./key-values.ts";

export interface PersistedQueries {
  /** Brings back what the member saw last and keeps what changes from now on; what another member saw leaves memory. */
  open: (bandUserId: number) => Promise<void>;
  /** Forgets everything of everybody, in memory and on the device. */
  forget: () => Promise<void>;
  /** The same, but for the drafts: they wait in memory for the member who began them, and go when another one comes. */
  forgetSeen: () => Promise<void>;
}

interface PersistedQueriesOptions {
  queries: QueryClient;
  store: KeyValues;
  cipher: Cipher;
  /** What was seen with another build may have another shape, and is dropped; drafts are not. */
  build: string;
  /** The names of the drafts that a form has open, in any tab. */
  held: () => Promise<ReadonlySet<string>>;
}

/** Milliseconds: who hasn't been here for 30 days starts anew; and how often changes are written at most. */
const MAX_AGE = 30 * 24 * 3_600_000;
const PAUSE = 2_000;

export function createPersistedQueries({
  queries,
  store,
  cipher,
  build,
  held,
}: PersistedQueriesOptions): PersistedQueries {
  const drafts = createKeptDrafts({ queries, store, cipher, maxAge: MAX_AGE, held });
  let current: { bandUserId: number; opened: Promise<void>; stop: () => void } | null = null;
  /** Whose data is in memory. */
  let owner: number | null = null;

  function openFor(bandUserId: number): { opened: Promise<void>; stop: () => void } {
    let isOpen = true;
    let unsubscribe = (): void => {};
    const persister = createAsyncStoragePersister({
      key: `member:${bandUserId}`,
      throttleTime: PAUSE,
      storage: {
        getItem: async (key) => {
          const sealed = await store.get<Sealed>(key).catch(() => null);
          return sealed ? cipher.open(sealed) : null;
        },
        // The last writing may come after the member has gone.
        setItem: async (key, text) => {
          if (isOpen) await store.set(key, await cipher.seal(text));
        },
        removeItem: (key) => store.delete(key),
      },
    });
    const options = { queryClient: queries, persister, buster: build };
    const opened = Promise.allSettled([
      // What can't be read is dropped: it starts with nothing.
      persistQueryClientRestore({ ...options, maxAge: MAX_AGE }),
      drafts.restore(bandUserId),
    ]).then(() => {
      if (!isOpen) return;
      // From another time, however short: shown at once, and asked for again.
      void queries.invalidateQueries({ refetchType: "none" });
      const unfollow = drafts.follow(bandUserId);
      const unsubscribeSeen = persistQueryClientSubscribe({
        ...options,
        dehydrateOptions: {
          shouldDehydrateQuery: isWorthKeeping,
          shouldDehydrateMutation: () => false,
        },
      });
      unsubscribe = () => {
        unfollow();
        unsubscribeSeen();
      };
    });
    const stop = (): void => {
      isOpen = false;
      unsubscribe();
    };
    return { opened, stop };
  }

  return {
    async open(bandUserId) {
      if (current?.bandUserId !== bandUserId) {
        current?.stop();
        if (owner !== bandUserId) queries.clear();
        owner = bandUserId;
        current = { bandUserId, ...openFor(bandUserId) };
      }
      await current.opened;
    },
    forget() {
      queries.clear();
      return leave();
    },
    forgetSeen() {
      forgetAllButDrafts(queries);
      return leave();
    },
  };

  async function leave(): Promise<void> {
    current?.stop();
    current = null;
    await store.clear().catch(() => {});
  }
}

export function forgetAllButDrafts(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !isDraft(queryKey) });
  queries.getMutationCache().clear();
}

/** A query with `meta: { keep: false }` (a signed link, what others are doing now) isn't kept. */
function isWorthKeeping(query: Query): boolean {
  return (
    query.state.data !== undefined && query.meta?.["keep"] !== false && !isDraft(query.queryKey)
  );
}
