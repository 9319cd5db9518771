/** What of their work on a song a member shares with the band: tokens separated by commas. */

const TOKENS = { markers: "M-R", beats: "B-R" } as const;

/** Beats: as the member has put them right. */
export type Shareable = keyof typeof TOKENS;

export function isShared(mask: string | null, what: Shareable): boolean {
  return tokensOf(mask).includes(TOKENS[what]);
}

/** The mask with it shared or not, its other tokens kept. */
export function withShared(mask: string | null, what: Shareable, shared: boolean): string {
  const others = tokensOf(mask).filter((token) => token !== TOKENS[what]);
  return (shared ? [...others, TOKENS[what]] : others).join(",");
}

function tokensOf(mask: string | null): string[] {
  return (mask ?? "")
    .split(",")
    .map((token) => token.trim())
    .filter((token) => token !== "");
}
