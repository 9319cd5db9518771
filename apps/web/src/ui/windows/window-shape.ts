/** What a window is for: a record to read or fill in, work that takes the whole page, or a small task. */
export type WindowShape = "record" | "page" | "small";

/** Pixels of screen from which a list and a record have room side by side. */
export const DOCKED_FROM = 1100;

/** Pixels of the rail there is on narrower screens. */
const RAIL = 84;

/** Where a small task so wide would cover the rail in part, the page is its place. */
export function shapeOn(screen: number, shape: WindowShape, width: number): WindowShape {
  const isCramped = screen < DOCKED_FROM && width > screen - 2 * RAIL;
  return shape === "small" && isCramped ? "page" : shape;
}
