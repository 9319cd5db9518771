/** Reads where the blocks of a chart stand that the browser has laid out in one column, in millimetres. */
import type { MeasuredBlock } from "./booklet-chart.ts";

/** @param column of the given width, with a chart in it */
export function measureBlocks(column: HTMLElement, width: number): MeasuredBlock[] {
  const box = column.getBoundingClientRect();
  // Of the box itself, whatever the zoom of the screen.
  const scale = width / box.width;
  const sections = [...column.querySelectorAll<HTMLElement>("section[data-kind]")];
  return sections.flatMap((element, section) => {
    const parts = [...element.children].map((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return { section, top: (top - box.top) * scale, bottom: (bottom - box.top) * scale };
    });
    const [first, second, ...rest] = parts;
    if (!first || !second || !/^H\d$/.test(element.firstElementChild?.tagName ?? "")) return parts;
    // A title stays with what it is over.
    return [{ ...second, top: first.top }, ...rest];
  });
}
