import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from "@hello-pangea/dnd";
import { memo } from "react";
import type { SortableKey } from "./sortable-order.ts";
import { type SortableContext, SortableRow, type SortableRowProps } from "./sortable-row.tsx";

export interface SortableItemProps<Item>
  extends
    SortableContext<Item>,
    Pick<
      SortableRowProps<Item>,
      "id" | "item" | "list" | "index" | "count" | "current" | "keepsOrder" | "ownLook"
    > {
  itemKey: SortableKey;
  locked: boolean;
  selected: boolean;
  travelling: boolean;
  place?: number;
  of?: number;
  top?: number;
}

function Item<Item>(props: SortableItemProps<Item>) {
  const { id, index, locked } = props;
  return (
    <Draggable
      draggableId={id}
      index={index}
      isDragDisabled={locked}
      // The handle is a button itself, and the pointer sensor leaves other controls alone.
      disableInteractiveElementBlocking
    >
      {(drag, snapshot) => rowOf(props, drag, snapshot)}
    </Draggable>
  );
}

export function rowOf<Item>(
  props: SortableItemProps<Item>,
  drag: DraggableProvided,
  { isDragging, isDropAnimating }: DraggableStateSnapshot,
) {
  const { place, of, top, locked: _locked, ...row } = props;
  return (
    <SortableRow
      {...row}
      drag={drag}
      state={isDropAnimating ? "landing" : isDragging ? "dragged" : "resting"}
      {...(place !== undefined &&
        of !== undefined &&
        top !== undefined && { among: { place, of, top } })}
    />
  );
}

/**
 * By hand, because the compiler keeps what is made for a whole list, not for each of its items: one row that changes
 * must not paint hundreds.
 */
export const SortableItem = memo(Item) as typeof Item;
