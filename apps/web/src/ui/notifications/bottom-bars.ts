/** Bars that come and go at the foot of a page or a sheet, with what can be done now: notifications stand above them. */

const bars = new Set<HTMLElement>();
/** A bar further up than this is not at the foot: it is in a window, or its page ends there. */
const REACH = 48;

/** How far from the foot of the screen notifications begin; told anew when a bar comes, grows or goes. */
export function tellFootBars(): void {
  const page = document.documentElement;
  const foot = window.innerHeight - pixels(page.style.getPropertyValue("--bars-bottom"));
  const tops = [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > foot - REACH)
    .map(({ top }) => window.innerHeight - top);
  page.style.setProperty("--foot-bars", `${Math.max(0, ...tops)}px`);
}

/** As the `ref` of such a bar. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  bars.add(bar);
  const observer = new ResizeObserver(tellFootBars);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    tellFootBars();
  };
}

function pixels(length: string): number {
  return length === "" ? 0 : Number.parseFloat(length);
}
