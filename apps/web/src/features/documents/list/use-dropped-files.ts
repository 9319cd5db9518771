/** Files that are dropped anywhere on a page. */
import { useEffectEvent, useLayoutEffect } from "react";

export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    // Whoever expects files of their own has taken the drop already.
    if (event.defaultPrevented) return;
    const dropped = [...(event.dataTransfer?.files ?? [])];
    if (dropped.length === 0) return;
    // Else the browser would leave the page for the file.
    event.preventDefault();
    onFiles(dropped);
  });
  // Before the list is seen: a file that is dropped on it at once would have the browser leave the page.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    };
    document.addEventListener("dragover", over, { signal });
    document.addEventListener("drop", (event) => drop(event), { signal });
    return () => ending.abort();
  }, []);
}
