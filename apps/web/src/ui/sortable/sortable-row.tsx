import type { DraggableProvided, DraggableProvidedDragHandleProps } from "@hello-pangea/dnd";
import { IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MoveMenu } from "./move-menu.tsx";
import type { SortableListSpec, SortablePlace } from "./sortable-order.ts";
import styles from "./sortable.module.css";

export interface SortableRowParts {
  /** Where a finger drags, and the keyboard; null while nothing can be moved. */
  handle: ReactNode;
  /** The menu that moves it without dragging; null while nothing can be moved. */
  menu: ReactNode;
}

interface SortableRowProps<Item> extends Omit<SortableContentProps<Item>, "handle"> {
  drag: DraggableProvided;
  state: "resting" | "dragged" | "landing";
}

export function SortableRow<Item>(row: SortableRowProps<Item>) {
  const { drag, state, id, item, label, content, lists, list, index, onMove } = row;
  const handle = drag.dragHandleProps;
  return (
    <li
      ref={drag.innerRef}
      {...drag.draggableProps}
      id={id}
      className={styles.row}
      data-movable={handle !== null || undefined}
      data-state={state}
    >
      <SortableContent
        id={id}
        item={item}
        label={label}
        content={content}
        lists={lists}
        list={list}
        index={index}
        onMove={onMove}
        handle={handle}
      />
    </li>
  );
}

interface SortableContentProps<Item> {
  id: string;
  item: Item;
  label: string;
  content: (item: Item, parts: SortableRowParts) => ReactNode;
  lists: readonly SortableListSpec<Item>[];
  list: string;
  index: number;
  onMove: (from: SortablePlace, to: SortablePlace, rowId: string) => void;
  handle: DraggableProvidedDragHandleProps | null;
}

/** Apart from the row, because a row that only makes room for another need not paint what is in it. */
function SortableContent<Item>(props: SortableContentProps<Item>) {
  const { id, item, label, content, lists, list, index, onMove, handle } = props;
  if (!handle) return content(item, { handle: null, menu: null });
  const from = { list, index };
  return content(item, {
    handle: (
      <button {...handle} type="button" className={styles.handle} aria-label={`Move ${label}`}>
        <IconGripVertical aria-hidden />
      </button>
    ),
    menu: (
      <MoveMenu label={label} lists={lists} from={from} onMove={(to) => onMove(from, to, id)} />
    ),
  });
}
