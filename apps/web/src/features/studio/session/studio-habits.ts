/** How a member has the studios on this device: kept for the member, not for a song. */
import { createStore, type Readable } from "../../../lib/store.ts";
import { browserStorage, type TextStorage } from "../../../lib/browser-storage.ts";
import * as z from "zod/mini";

export interface StudioHabits {
  /** Changes are saved as they are made. */
  savesItself: boolean;
  /** The panel that was open last. */
  panel: string | null;
  /** Files of recordings whose analysis was stopped, the last one last. */
  unanalysed: readonly string[];
}

export interface HabitStore extends Readable<StudioHabits> {
  change: (part: Partial<StudioHabits>) => void;
}

const USUAL: StudioHabits = { savesItself: false, panel: null, unanalysed: [] };
/** Recordings that are remembered. */
const MOST = 200;

const kept = z.object({
  savesItself: z.boolean(),
  panel: z.nullable(z.string()),
  unanalysed: z.array(z.string()),
});

export function createHabits(storage: TextStorage, bandUserId: number): HabitStore {
  const name = `studiohabits:${bandUserId}`;
  const store = createStore(read(storage.read(name)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    change(part) {
      const next = { ...store.get(), ...part };
      const habits = { ...next, unanalysed: next.unanalysed.slice(-MOST) };
      storage.write(name, JSON.stringify(habits));
      store.set(habits);
    },
  };
}

/** Of this page: what is changed in one studio holds in the others. */
const stores = new Map<number, HabitStore>();

export function browserHabits(bandUserId: number): HabitStore {
  const store = stores.get(bandUserId) ?? createHabits(browserStorage, bandUserId);
  stores.set(bandUserId, store);
  return store;
}

function read(text: string | null): StudioHabits {
  try {
    return z.safeParse(kept, JSON.parse(text ?? "null")).data ?? USUAL;
  } catch {
    return USUAL;
  }
}
