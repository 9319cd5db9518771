import type { MemberAnswer } from "@bandstand/contracts/availability";

/** "plays for Ana", "plays" where nobody in particular is missing; nothing of who is no deputy. */
export function playsForWords(playsFor: MemberAnswer["playsFor"]): string | null {
  if (playsFor === null) return null;
  return playsFor.nickname === null ? "plays" : `plays for ${playsFor.nickname}`;
}
