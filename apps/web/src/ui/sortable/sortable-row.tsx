import type { DraggableProvided, DraggableProvidedDragHandleProps } from "@hello-pangea/dnd";
import { IconGripVertical } from "@tabler/icons-react";
import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import type { RowAmong } from "./long-list.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { SortableKey, SortableListSpec, SortablePlace } from "./sortable-order.ts";
import styles from "./sortable.module.css";

export interface SortableRowParts {
  /** Where a finger drags, and the keyboard; null while nothing can be moved. */
  handle: ReactNode;
  /** The menu that moves it without dragging; null while nothing can be moved. */
  menu: ReactNode;
  /** For a handle of the row's own making, a button; null while nothing can be moved. */
  grip: HTMLAttributes<HTMLElement> | null;
  selected: boolean;
  /** The key of the list that it stands in. */
  list: string;
}

/** What a row needs of the lists that it stands in; the same from one painting to the next. */
export interface SortableContext<Item> {
  itemLabel: (item: Item) => string;
  content: (item: Item, parts: SortableRowParts) => ReactNode;
  lists: () => readonly SortableListSpec<Item>[];
  onMove: (from: SortablePlace, to: SortablePlace, rowId: string) => void;
}

export interface SortableRowProps<Item> extends SortableContext<Item> {
  drag: DraggableProvided;
  state: "resting" | "dragged" | "landing";
  id: string;
  itemKey: SortableKey;
  item: Item;
  list: string;
  index: number;
  selected: boolean;
  /** It goes with another that is dragged. */
  travelling: boolean;
  /** How many are dragged with it, itself counted. */
  count: number;
  /** It makes room for nothing. */
  keepsOrder: boolean;
  ownLook: boolean;
  /** Whether the Tab key stops here; undefined where it stops at every row. */
  current: boolean | undefined;
  /** Of a row among others that are not in the document. */
  among?: RowAmong;
}

export function SortableRow<Item>(row: SortableRowProps<Item>) {
  const { drag, state, id, itemKey, selected, travelling, count, current, keepsOrder, among } = row;
  const handle = drag.dragHandleProps;
  return (
    <li
      ref={drag.innerRef}
      {...drag.draggableProps}
      {...(among && placed(among, drag.draggableProps.style, { state, keepsOrder }))}
      id={id}
      className={styles.row}
      data-row={itemKey}
      data-movable={handle !== null || undefined}
      data-state={state}
      data-own-look={row.ownLook || undefined}
      data-selected={selected || undefined}
      data-travelling={(travelling && state === "resting") || undefined}
      data-count={state !== "resting" && count > 1 ? count : undefined}
    >
      <SortableContent
        id={id}
        item={row.item}
        itemLabel={row.itemLabel}
        content={row.content}
        lists={row.lists}
        list={row.list}
        index={row.index}
        onMove={row.onMove}
        handle={handle}
        selected={selected}
        current={current}
      />
    </li>
  );
}

/** While it is dragged the library places it. */
function placed(
  { place, of, top }: RowAmong,
  style: CSSProperties | undefined,
  { state, keepsOrder }: Pick<SortableRowProps<unknown>, "state" | "keepsOrder">,
) {
  return {
    "aria-posinset": place,
    "aria-setsize": of,
    style: state === "resting" ? { ...(!keepsOrder && style), top } : style,
    "data-placed": state === "resting" || undefined,
  };
}

type SortableContentProps<Item> = SortableContext<Item> &
  Pick<SortableRowProps<Item>, "id" | "item" | "list" | "index" | "selected" | "current"> & {
    handle: DraggableProvidedDragHandleProps | null;
  };

/** Apart from the row, because a row that only makes room for another need not paint what is in it. */
function SortableContent<Item>(props: SortableContentProps<Item>) {
  const { id, item, itemLabel, content, lists, list, index, onMove, handle } = props;
  const { selected, current } = props;
  if (!handle) return content(item, { handle: null, menu: null, grip: null, selected, list });
  const from = { list, index };
  const label = itemLabel(item);
  const grip = current === undefined ? handle : { ...handle, tabIndex: current ? 0 : -1 };
  return content(item, {
    handle: (
      <button {...grip} type="button" className={styles.handle} aria-label={`Move ${label}`}>
        <IconGripVertical aria-hidden />
      </button>
    ),
    menu: (
      <MoveMenu label={label} lists={lists} from={from} onMove={(to) => onMove(from, to, id)} />
    ),
    grip,
    selected,
    list,
  });
}
