/**
 * The library puts rules into the page that change what is inherited from its body, at each lift and each drop: every
 * element is then worked out anew, which takes longer than all else. They are put aside; ours reach only the rows.
 */
import { useLayoutEffect } from "react";

export function useOwnDragStyles(): void {
  useLayoutEffect(() => {
    for (const rules of document.querySelectorAll<HTMLStyleElement>("style[data-rfd-dynamic]")) {
      rules.media = "not all";
    }
  }, []);
}
