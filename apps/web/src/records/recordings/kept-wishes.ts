/** Which songs a member wants on this device always, as they are now. Kept on the device. */
import type { TextStorage } from "../../lib/browser-storage.ts";
import { createStore, type Readable } from "../../lib/store.ts";

/** gig: the songs of the next set list. bookmarks: the member's own. all: the whole library. */
export const KEPT_WISHES = ["gig", "bookmarks", "all"] as const;

export type KeptWish = (typeof KEPT_WISHES)[number];

export interface KeptWishes extends Readable<ReadonlySet<KeptWish>> {
  set: (wish: KeptWish, isOn: boolean) => void;
  clear: () => void;
}

/** @param member whose wishes they are, of which band */
export function createKeptWishes(storage: TextStorage, member: string): KeptWishes {
  const name = `kept-songs/${member}`;
  const words = storage.read(name)?.split(" ") ?? [];
  const store = createStore<ReadonlySet<KeptWish>>(
    new Set(KEPT_WISHES.filter((wish) => words.includes(wish))),
  );

  function keep(wishes: ReadonlySet<KeptWish>): void {
    storage.write(name, wishes.size === 0 ? null : [...wishes].join(" "));
    store.set(wishes);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    set(wish, isOn) {
      const wishes = new Set(store.get());
      if (isOn) wishes.add(wish);
      else wishes.delete(wish);
      keep(wishes);
    },
    clear: () => keep(new Set()),
  };
}
