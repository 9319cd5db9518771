import { foldText } from "./text-search.ts";

/** "hip hop", "Hip-Hop" and "HIPHOP" are one; so are "R&B", "R and B" and "RnB". */
export function genreKey(name: string): string {
  const letters = foldText(name)
    .replace(/\band\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters === "rnb" ? "rb" : letters;
}
