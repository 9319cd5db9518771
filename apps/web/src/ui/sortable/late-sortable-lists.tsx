/**
 * `SortableLists` whose rows can be moved once what moves them has come, right after the first picture. They look the same
 * until then, and can be walked, picked and opened.
 */
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { lazily } from "../../lib/lazily.ts";
import { createStore } from "../../lib/store.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { useFetchAhead } from "../parts/late-part.ts";
import { createDragInHand, DragInHandContext } from "./drag-in-hand.ts";
import { keepPlaces } from "./keep-places.ts";
import { RestingList } from "./resting-list.tsx";
import type { SortableLists, SortableListsProps } from "./sortable-lists.tsx";
import { whenAtRest } from "./when-at-rest.ts";

type Lists = typeof SortableLists;

/** Milliseconds after which it is not waited any longer. */
const LATEST = 1000;

interface LateSortableListsProps<Item> extends SortableListsProps<Item> {
  /** All of the lists stand in it. */
  root: RefObject<HTMLElement | null>;
  /** Something is open that hangs on a row: it stays the row that it is. */
  held: boolean;
}

export function lateSortableLists(load: () => Promise<Lists>) {
  const loaded = createStore<Lists | null>(null);
  const fetch = lazily(async () => loaded.set(await load()));
  const ahead = [{ fetch }];

  return function LateSortableLists<Item>({ root, held, ...props }: LateSortableListsProps<Item>) {
    const come = useSyncExternalStore(loaded.subscribe, loaded.get);
    const [Movable, show] = useState<Lists | null>(() => come);
    useFetchAhead(ahead);
    useEffect(() => whenIdle(() => void fetch().catch(() => undefined), LATEST), []);
    useEffect(() => {
      const { current } = root;
      if (Movable !== null || come === null || held || current === null) return undefined;
      return whenAtRest(current, () =>
        keepPlaces(current, () => flushSync(() => show(() => come))),
      );
    }, [Movable, come, held, root]);
    return Movable === null ? <RestingLists {...props} /> : <Movable {...props} />;
  };
}

export const LateSortableLists = lateSortableLists(
  async () => (await import("./sortable-lists.tsx")).SortableLists,
);

function RestingLists<Item>(props: SortableListsProps<Item>) {
  const { lists, itemKey, item, selected, roving, children } = props;
  const [drag] = useState(createDragInHand);
  return (
    <DragInHandContext value={drag}>
      {children((key, empty) => {
        const spec = lists.find((list) => list.key === key);
        return (
          spec && <RestingList key={key} {...{ spec, itemKey, item, selected, roving, empty }} />
        );
      })}
    </DragInHandContext>
  );
}
