import { focusRow } from "./focus-row.ts";

/** Makes lists anew, and leaves them scrolled as they were, and the focus on its row. */
export function keepPlaces(root: HTMLElement, makeAnew: () => void): void {
  const scrolled = listsIn(root).map(
    ({ dataset, scrollTop }) => [dataset["list"], scrollTop] as const,
  );
  const { activeElement } = document;
  const row = root.contains(activeElement)
    ? activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"]
    : undefined;
  makeAnew();
  const tops = new Map(scrolled);
  for (const list of listsIn(root)) {
    const top = tops.get(list.dataset["list"]);
    if (top !== undefined && top > 0) list.scrollTop = top;
  }
  if (row !== undefined) focusRow(root, row);
}

const listsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>("[data-list]"),
];
