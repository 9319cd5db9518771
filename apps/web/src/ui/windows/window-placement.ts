/** How each window stands, by what it is for and how wide the screen is: decisions over the whole of the windows that are open. */
import { isFilling } from "./window-geometry.ts";
import { DOCKED_FROM } from "./window-shape.ts";
import type { WindowState, WindowsState } from "./window-state.ts";

/** Beside its list, over the page beside the rail, free, or over everything on a phone. */
export type Placement = "docked" | "page" | "floating" | "sheet";

export interface Standing {
  placement: Placement;
  /** Beneath another that takes its place. */
  hidden: boolean;
}

export interface Placements {
  of: ReadonlyMap<string, Standing>;
  /** The docked window that is seen. */
  docked: string | null;
  /** Whether a window lies over the page. */
  covered: boolean;
  /** Those that Back closes, lowest first. */
  inHistory: readonly string[];
}

type Placed = Pick<WindowState<unknown>, "shape" | "floats">;

export function placementOf({ shape, floats }: Placed, width: number, phone: boolean): Placement {
  if (phone) return "sheet";
  if (floats || shape === "small") return "floating";
  return shape === "record" && width >= DOCKED_FROM ? "docked" : "page";
}

export function placeWindows(
  { windows, stack, viewport }: Pick<WindowsState<unknown>, "windows" | "stack" | "viewport">,
  phone: boolean,
): Placements {
  const of = new Map<string, Standing>();
  const byKey = new Map(windows.map((window) => [window.key, window]));
  const inHistory: string[] = [];
  let docked: string | null = null;
  let covered = false;
  for (const key of stack.toReversed()) {
    const window = byKey.get(key);
    if (window === undefined) continue;
    const placement = placementOf(window, viewport.width, phone);
    const folded = window.collapsed && !phone;
    const isSeen = placement === "sheet" || placement === "floating" || folded;
    const hidden = !isSeen && (covered || (placement === "docked" && docked !== null));
    of.set(key, { placement, hidden });
    if (placement !== "floating" && !folded) inHistory.unshift(key);
    // What it leaves at the edges would be strips of buttons too narrow to press.
    if (placement === "floating" && !folded && isFilling(window.rect, viewport)) covered = true;
    if (isSeen || hidden) continue;
    if (placement === "docked") docked = key;
    else covered = true;
  }
  return { of, docked, covered, inHistory };
}
