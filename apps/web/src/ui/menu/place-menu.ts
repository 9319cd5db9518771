/** Where a menu stands beside its button, in pixels of the viewport. */
import { clamp } from "@bandstand/domain/clamp";

interface Size {
  width: number;
  height: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 6;
/** Stays free between a menu and the edge of the screen. */
const EDGE = 8;

/** Below the button, right edges in line; above it where there is more room, and never past the screen. */
export function placeMenu(button: Box, menu: Size, screen: Size): { left: number; top: number } {
  const below = button.bottom + GAP;
  const above = button.top - GAP - menu.height;
  const fitsBelow = below + menu.height <= screen.height - EDGE;
  const top = fitsBelow || above < EDGE ? below : above;
  return {
    left: inside(button.right - menu.width, menu.width, screen.width),
    top: inside(top, menu.height, screen.height),
  };
}

function inside(start: number, size: number, screen: number): number {
  return clamp(start, EDGE, screen - EDGE - size);
}
