import { IconX } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useCarried } from "../../../ui/sortable/drag-in-hand.ts";
import type { ListKey } from "./board-lists.ts";
import styles from "./board-selection.module.css";
import type { Board } from "./use-board.ts";

interface BoardSelectionProps {
  board: Board;
  columns: readonly ListKey[];
  labelOf: (list: ListKey) => string;
  /** The button goes with the selection: the focus goes on with the row. */
  onMoved: (key: string) => void;
}

/** What can be done with all that are selected: above the board, where it comes up under no pointer that selects. */
export function BoardSelection({ board, columns, labelOf, onMoved }: BoardSelectionProps) {
  const keys = [...board.selected];
  // Whatever is dragged shall not be dropped behind it.
  const isDragging = useCarried().length > 0;
  if (keys.length === 0 || isDragging) return null;
  return (
    <div className={styles.selection} role="toolbar" aria-label="Selected songs">
      <span role="status">{keys.length} selected</span>
      <span className={styles.moves}>
        <span aria-hidden>Move to</span>
        {columns.map((list) => (
          <Button
            key={list}
            size="small"
            aria-label={`Move to ${labelOf(list)}`}
            onClick={() => {
              board.place(keys, list);
              board.selectNone();
              const [first] = keys;
              if (first !== undefined) onMoved(first);
            }}
          >
            {labelOf(list)}
          </Button>
        ))}
      </span>
      <IconButton label="Select none" size="small" onClick={board.selectNone}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}
