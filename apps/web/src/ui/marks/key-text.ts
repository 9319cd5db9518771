import { keyWords, type PlayedKey } from "@bandstand/domain/played-key";

/** A musical key with proper sharps and flats, however it was typed. */
export function keyText(songkey: string): string {
  return songkey.replace(/^([A-G])b/, "$1♭").replace("#", "♯");
}

/** The key with its signs, and what belongs to it beside; null where nothing is said. */
export function keyMarks(song: PlayedKey): { key: string; more: string } | null {
  const words = keyWords(song);
  if (words === null) return null;
  const [key = "", ...more] = keyText(words).split(" · ");
  return { key, more: more.join(" ") };
}
