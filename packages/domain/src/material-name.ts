/** Names that were kept before every icon had one of Material's own, which has no guitar, no drums and no bridge; and one icon too many. */
const EARLIER: ReadonlyMap<string, string> = new Map([
  ["bolt", "star"],
  ["guitar", "graphic_eq"],
  ["drums", "album"],
  ["bridge", "link"],
]);

/** The name that an icon goes by today. */
export function materialName(kept: string): string {
  return EARLIER.get(kept) ?? kept;
}
