/** What of their work on a song a member shares with the band: tokens separated by commas. */

const MARKERS = "M-R";

export function isSharingMarkers(mask: string | null): boolean {
  return tokensOf(mask).includes(MARKERS);
}

/** The mask with the markers shared or not, its other tokens kept. */
export function shareMarkers(mask: string | null, shared: boolean): string {
  const others = tokensOf(mask).filter((token) => token !== MARKERS);
  return (shared ? [...others, MARKERS] : others).join(",");
}

function tokensOf(mask: string | null): string[] {
  return (mask ?? "")
    .split(",")
    .map((token) => token.trim())
    .filter((token) => token !== "");
}
