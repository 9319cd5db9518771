/**
 * One or several lists whose items are put in order, and from one list into another: dragged with mouse or finger, by
 * keyboard, or by each item's menu. It keeps no order of its own: it asks for a move, and shows the lists it is given.
 * Heavy: import it only from what is loaded with its screen.
 */
import { DragDropContext, type DropResult, useKeyboardSensor } from "@hello-pangea/dnd";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { styleNonce } from "../../lib/style-nonce.ts";
import { Heard } from "../marks/heard.tsx";
import { usePointerSensor } from "./pointer-sensor.ts";
import { SortableList } from "./sortable-list.tsx";
import type { SortableListSpec, SortableMove, SortablePlace } from "./sortable-order.ts";
import type { SortableRowParts } from "./sortable-row.tsx";
import {
  HOW_TO_MOVE,
  movedOver,
  pickedUp,
  putBack,
  putDown,
  type SpokenPlace,
} from "./sortable-words.ts";

export interface SortableListsProps<Item> {
  lists: readonly SortableListSpec<Item>[];
  itemKey: (item: Item) => string | number;
  /** The item's name for those who listen. */
  itemLabel: (item: Item) => string;
  item: (item: Item, parts: SortableRowParts) => ReactNode;
  onMove: (move: SortableMove) => void;
  /** Nothing can be moved now: handles and menus are absent. */
  locked?: boolean;
  /** Lays out the lists; `list` answers one of them by its key. */
  children: (list: (key: string, empty?: ReactNode) => ReactNode) => ReactNode;
}

const SENSORS = [usePointerSensor, useKeyboardSensor];

export function SortableLists<Item>(props: SortableListsProps<Item>) {
  const { lists, itemKey, itemLabel, onMove, locked = false, children } = props;
  const scope = useId();
  const [said, say] = useState("");
  const movedByMenu = useRef<string | null>(null);

  // In another list the item is another element: its menu gets the focus back that was lost with the old one.
  useEffect(() => {
    const id = movedByMenu.current;
    movedByMenu.current = null;
    if (id === null || document.activeElement !== document.body) return;
    document.getElementById(id)?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.focus();
  }, [lists]);

  function labelAt({ list, index }: SortablePlace): string {
    const found = lists.find(({ key }) => key === list)?.items[index];
    return found === undefined ? "" : itemLabel(found);
  }

  function spoken(place: SortablePlace, from: SortablePlace): SpokenPlace {
    const list = lists.find(({ key }) => key === place.list);
    const arriving = place.list === from.list ? 0 : 1;
    return {
      list: list?.label ?? "",
      place: place.index + 1,
      of: (list?.items.length ?? 0) + arriving,
    };
  }

  function endDrag({ source, destination, reason }: DropResult): string {
    const from = placeOf(source);
    const label = labelAt(from);
    const to = destination && placeOf(destination);
    const isMoved =
      reason === "DROP" && to !== null && (to.list !== from.list || to.index !== from.index);
    if (!isMoved) return putBack(label, spoken(from, from));
    onMove({ from, to });
    return putDown(label, spoken(to, from));
  }

  function moveByMenu(from: SortablePlace, to: SortablePlace, rowId: string): void {
    movedByMenu.current = rowId;
    say(putDown(labelAt(from), spoken(to, from)));
    onMove({ from, to });
  }

  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={HOW_TO_MOVE}
      enableDefaultSensors={false}
      sensors={SENSORS}
      onDragStart={({ source }, { announce }) => {
        const from = placeOf(source);
        announce(pickedUp(labelAt(from), spoken(from, from)));
      }}
      onDragUpdate={({ source, destination }, { announce }) => {
        const from = placeOf(source);
        announce(movedOver(labelAt(from), destination && spoken(placeOf(destination), from)));
      }}
      onDragEnd={(result, { announce }) => announce(endDrag(result))}
    >
      {children((key, empty) => {
        const spec = lists.find((list) => list.key === key);
        return (
          spec && (
            <SortableList
              key={key}
              scope={scope}
              spec={spec}
              lists={lists}
              itemKey={itemKey}
              itemLabel={itemLabel}
              item={props.item}
              locked={locked}
              empty={empty}
              onMove={moveByMenu}
            />
          )
        );
      })}
      <Heard>
        <span role="status">{said}</span>
      </Heard>
    </DragDropContext>
  );
}

function placeOf({ droppableId, index }: { droppableId: string; index: number }): SortablePlace {
  return { list: droppableId, index };
}
