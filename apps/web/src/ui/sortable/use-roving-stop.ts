import { type FocusEvent, useState } from "react";

/** Where the Tab key stops in a list: the row that had the focus last, or else the first. @param ids of its rows, in the document */
export function useRovingStop(ids: readonly string[], roving: boolean) {
  const [visited, setVisited] = useState<string | null>(null);
  return {
    stop: visited !== null && ids.includes(visited) ? visited : ids[0],
    visit({ target }: FocusEvent): void {
      const id = target.closest("[data-row]")?.id;
      if (roving && id !== undefined) setVisited(id);
    },
  };
}
