/** What is dragged, and where it would land now: told to those who show it, without painting the lists anew. */
import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import { createStore, type Readable } from "../../lib/store.ts";
import type { SortableKey, SortablePlace } from "./sortable-order.ts";

export interface DropPlace extends SortablePlace {
  /** As `index` of the list without the dragged item alone, which is how the rows make room. */
  gap: number;
  /** Pixels. */
  height: number;
  text: string | null;
}

export interface DragInHand {
  /** All that move together; none while nothing is dragged. */
  keys: readonly SortableKey[];
  /** Null while it would land nowhere. */
  place: DropPlace | null;
  /** The list whose sign is below the pointer: it lands at the end of that list, which may not be on the screen. */
  aimed: string | null;
}

export interface DragInHandStore extends Readable<DragInHand> {
  set: (change: Partial<DragInHand>) => void;
}

export const NOTHING_DRAGGED: DragInHand = { keys: [], place: null, aimed: null };

export function createDragInHand(): DragInHandStore {
  const drag = createStore(NOTHING_DRAGGED);
  return { ...drag, set: (change) => drag.set({ ...drag.get(), ...change }) };
}

export const [DragInHandContext, useDragInHand] = requiredContext<DragInHandStore>("DragInHand");

/** The keys of what is dragged. */
export function useCarried(): readonly SortableKey[] {
  const drag = useDragInHand();
  return useSyncExternalStore(drag.subscribe, () => drag.get().keys);
}

/** Where in a list on the screen it would land; null while elsewhere or nowhere. */
export function useDropPlace(list: string): DropPlace | null {
  const drag = useDragInHand();
  return useSyncExternalStore(drag.subscribe, () => {
    const { place, aimed } = drag.get();
    return aimed === null && place?.list === list ? place : null;
  });
}

/** The list at whose end it would land, because its sign is below the pointer. */
export function useAimed(drag: DragInHandStore): string | null {
  return useSyncExternalStore(drag.subscribe, () => drag.get().aimed);
}
