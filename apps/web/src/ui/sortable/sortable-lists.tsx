/**
 * One or several lists whose items are put in order, and from one list into another: dragged with mouse or finger, by
 * keyboard, or by each item's menu. It keeps no order of its own: it asks for a move, and shows the lists it is given.
 * Heavy: import it only from what is loaded with its screen.
 */
import {
  DragDropContext,
  type DraggableLocation,
  type DropResult,
  useKeyboardSensor,
} from "@hello-pangea/dnd";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { styleNonce } from "../../lib/style-nonce.ts";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import { createDragInHand, DragInHandContext, NOTHING_DRAGGED, useAimed } from "./drag-in-hand.ts";
import { DragShield } from "./drag-shield.tsx";
import { usePointerSensor } from "./pointer-sensor.ts";
import { SortableList } from "./sortable-list.tsx";
import {
  type SortableKey,
  type SortableListSpec,
  type SortableMove,
  type SortablePlace,
  takenWith,
  withoutTaken,
} from "./sortable-order.ts";
import type { SortableRowParts } from "./sortable-row.tsx";
import { useOwnDragStyles } from "./use-own-drag-styles.ts";
import {
  HOW_TO_MOVE,
  movedOver,
  pickedUp,
  putBack,
  putDown,
  type SpokenPlace,
  together,
} from "./sortable-words.ts";

export interface SortableListsProps<Item> {
  lists: readonly SortableListSpec<Item>[];
  itemKey: (item: Item) => SortableKey;
  /** The item's name for screen readers. */
  itemLabel: (item: Item) => string;
  item: (item: Item, parts: SortableRowParts) => ReactNode;
  onMove: (move: SortableMove) => void;
  /** Nothing can be moved now: handles and menus are absent. */
  locked?: boolean;
  /** These move together as soon as one of them does. */
  selected?: ReadonlySet<SortableKey>;
  /** What stands in the empty place while something is dragged over it, the same everywhere in a list. */
  preview?: (move: SortableMove) => string | null;
  /** The Tab key stops once in each list instead of at each row; who sets it takes the arrow keys from row to row. */
  roving?: boolean;
  /** The items show by themselves that they are dragged. */
  ownLook?: boolean;
  /** Said at each handle, where there is more to say than how to move it. */
  howTo?: string;
  /** Lays out the lists; `list` answers one of them by its key. */
  children: (list: (key: string, empty?: ReactNode) => ReactNode) => ReactNode;
}

const SENSORS = [usePointerSensor, useKeyboardSensor];
/** Pixels a frame at most, a quarter of a row: as fast as titles can be read, and rows come one after the other. */
const AUTO_SCROLL = { maxPixelScroll: 12 };
const NOTHING: ReadonlySet<SortableKey> = new Set();
const NO_KEYS: readonly SortableKey[] = [];

export function SortableLists<Item>(props: SortableListsProps<Item>) {
  const { lists, itemKey, itemLabel, onMove, preview, children } = props;
  const { locked = false, roving = false, ownLook = false } = props;
  const { selected = NOTHING, howTo = HOW_TO_MOVE } = props;
  const scope = useId();
  const [said, say] = useState("");
  const [drag] = useState(createDragInHand);
  const aimed = useAimed(drag);
  useOwnDragStyles();
  const movedByMenu = useRef<string | null>(null);
  /** Where what is dragged was. */
  const taken = useRef<SortablePlace | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // In another list the item is another element: its menu gets the focus back that was lost with the old one.
  useEffect(() => {
    const id = movedByMenu.current;
    movedByMenu.current = null;
    if (id === null || document.activeElement !== document.body) return;
    document.getElementById(id)?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.focus();
  }, [lists]);

  function itemAt({ list, index }: SortablePlace): Item | undefined {
    return lists.find(({ key }) => key === list)?.items[index];
  }

  function spoken(at: SortablePlace, from: SortablePlace): SpokenPlace {
    const list = lists.find(({ key }) => key === at.list);
    const arriving = at.list === from.list ? 0 : 1;
    return {
      list: list?.label ?? "",
      place: at.index + 1,
      of: (list?.items.length ?? 0) + arriving,
    };
  }

  function labelOf(from: SortablePlace): string {
    const item = itemAt(from);
    return item === undefined ? "" : together(itemLabel(item), keysFrom(from).length);
  }

  function keysFrom(from: SortablePlace): readonly SortableKey[] {
    const item = itemAt(from);
    return item === undefined ? NO_KEYS : takenWith(lists, itemKey, itemKey(item), selected);
  }

  /** Null where the library's place is in no list of ours. */
  function moveTo(from: SortablePlace, to: SortablePlace): SortableMove | null {
    const list = lists.find(({ key }) => key === to.list);
    const item = itemAt(from);
    if (!list || item === undefined) return null;
    const keys = keysFrom(from);
    const index = withoutTaken(list, itemKey, { dragged: itemKey(item), keys, index: to.index });
    return { from, to: { list: to.list, index }, keys };
  }

  function endOf(list: string): SortablePlace {
    return { list, index: lists.find(({ key }) => key === list)?.items.length ?? 0 };
  }

  function showPlace(source: DraggableLocation, destination: DraggableLocation | null): void {
    taken.current = placeOf(source);
    const move = destination && moveTo(placeOf(source), placeOf(destination));
    const { place } = drag.get();
    const text = (place?.list === move?.to.list ? place?.text : move && preview?.(move)) ?? null;
    const dragged = draggedRow();
    // What is dragged covers most of the empty place: it says the same, and is not painted anew for it.
    if (drag.get().aimed === null) tellAt(dragged, text);
    if (!destination || !move || preview === undefined) return drag.set({ place: null });
    const height = place?.height ?? dragged?.offsetHeight ?? 0;
    drag.set({ place: { ...move.to, gap: destination.index, height, text } });
  }

  const showAim = useEffectEvent((list: string | null) => {
    const dragged = draggedRow();
    const source = taken.current;
    if (!dragged || !source) return;
    dragged.toggleAttribute("data-aimed", list !== null);
    dragged.style.removeProperty("--aside");
    if (list === null) return tellAt(dragged, drag.get().place?.text ?? null);
    const aside = dragged.offsetLeft - dragged.getBoundingClientRect().left;
    dragged.style.setProperty("--aside", `${aside}px`);
    const move = moveTo(source, endOf(list));
    tellAt(dragged, (move && preview?.(move)) ?? null);
    say(movedOver(labelOf(source), spoken(endOf(list), source)));
  });
  useEffect(() => showAim(aimed), [aimed]);

  function endDrag({ source, destination, reason }: DropResult, sign: string | null): string {
    const from = placeOf(source);
    const label = labelOf(from);
    const to = sign === null ? destination && placeOf(destination) : endOf(sign);
    const isLetGo = reason === "DROP" || sign !== null;
    const isMoved = isLetGo && to !== null && (to.list !== from.list || to.index !== from.index);
    const move = isMoved ? moveTo(from, to) : null;
    if (!isMoved || !move) return putBack(label, spoken(from, from));
    onMove(move);
    return putDown(label, spoken(to, from));
  }

  // Rows are handed the same function from one painting to the next, so that it asks for what is true when it is called.
  const [moveByMenu] = useState(
    () =>
      (from: SortablePlace, to: SortablePlace, rowId: string): void => {
        const { lists: now, itemKey: keyOf, itemLabel: labelFor, onMove: move } = latest.current;
        const item = now.find(({ key }) => key === from.list)?.items[from.index];
        if (item === undefined) return;
        const list = now.find(({ key }) => key === to.list);
        const of = (list?.items.length ?? 0) + (to.list === from.list ? 0 : 1);
        movedByMenu.current = rowId;
        say(putDown(labelFor(item), { list: list?.label ?? "", place: to.index + 1, of }));
        move({ from, to, keys: [keyOf(item)] });
      },
  );
  const [listsNow] = useState(() => () => latest.current.lists);

  return (
    <DragInHandContext value={drag}>
      <DragDropContext
        nonce={styleNonce()}
        dragHandleUsageInstructions={howTo}
        enableDefaultSensors={false}
        sensors={SENSORS}
        autoScrollerOptions={AUTO_SCROLL}
        onDragStart={({ source }, { announce }) => {
          const from = placeOf(source);
          drag.set({ keys: keysFrom(from) });
          showPlace(source, source);
          announce(pickedUp(labelOf(from), spoken(from, from)));
        }}
        onDragUpdate={({ source, destination }, { announce }) => {
          const from = placeOf(source);
          showPlace(source, destination);
          announce(movedOver(labelOf(from), destination && spoken(placeOf(destination), from)));
        }}
        onDragEnd={(result, { announce }) => {
          announce(endDrag(result, drag.get().aimed));
          drag.set(NOTHING_DRAGGED);
        }}
      >
        {children((key, empty) => {
          const spec = lists.find((list) => list.key === key);
          return (
            spec && (
              <SortableList
                key={key}
                scope={scope}
                spec={spec}
                lists={listsNow}
                itemKey={itemKey}
                itemLabel={itemLabel}
                content={props.item}
                locked={locked}
                selected={selected}
                roving={roving}
                ownLook={ownLook}
                empty={empty}
                onMove={moveByMenu}
              />
            )
          );
        })}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <DragShield />
      </DragDropContext>
    </DragInHandContext>
  );
}

function draggedRow(): HTMLElement | null {
  return document.querySelector("[data-row][data-state=dragged]");
}

/** Beside what is dragged. */
function tellAt(dragged: HTMLElement | null, text: string | null): void {
  if (!dragged) return;
  if (text === null) delete dragged.dataset["preview"];
  else dragged.dataset["preview"] = text;
}

function placeOf({ droppableId, index }: DraggableLocation): SortablePlace {
  return { list: droppableId, index };
}
