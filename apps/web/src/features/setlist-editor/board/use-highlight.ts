/** Shows for a moment which rows somebody else has moved, where their version has just taken the place of the one shown. */
import { allRows } from "@bandstand/domain/setlist-editing/edited-setlist";
import { movedKeys } from "@bandstand/domain/setlist-editing/merge";
import { useEffect, useRef } from "react";
import type { EditorState } from "../editor-state.ts";

export function useHighlight({
  initial,
  arrivals,
}: Pick<EditorState, "initial" | "arrivals">): void {
  const before = useRef({ initial, arrivals });
  useEffect(() => {
    const { initial: old, arrivals: seen } = before.current;
    before.current = { initial, arrivals };
    if (arrivals === seen) return;
    const moved = movedKeys(old.setlist.lists, initial.setlist.lists);
    for (const { key } of allRows(initial.setlist.lists)) {
      if (!moved.has(key)) continue;
      const row = document.querySelector(`[data-row="${CSS.escape(key)}"] > div`);
      row?.animate([{ backgroundColor: "var(--accent-soft)" }, {}], {
        duration: GLOW,
        easing: "ease-out",
      });
    }
  }, [initial, arrivals]);
}

/** Milliseconds: long enough to be found by the eye. */
const GLOW = 2400;
