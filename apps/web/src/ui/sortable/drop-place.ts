/** Where what is dragged would land now: told to the lists without painting them anew. */
import type { SortablePlace } from "./sortable-order.ts";

export interface DropPlace extends SortablePlace {
  /** As `index` of the list without the dragged item alone, which is how the rows make room. */
  gap: number;
  /** Pixels. */
  height: number;
  text: string | null;
}

export interface DropPlaceStore {
  get: () => DropPlace | null;
  set: (place: DropPlace | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createDropPlace(): DropPlaceStore {
  let place: DropPlace | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => place,
    set(next) {
      place = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
