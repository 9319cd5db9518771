/** Addresses of the outside services that show where a place is. */

const THREE_WORDS = /^\/{0,3}(\p{L}+\.\p{L}+\.\p{L}+)$/u;

interface Place {
  readonly name: string;
  readonly location: string | null;
  readonly address: string | null;
}

/** Of a three-word address such as `horn.drum.bass`, with or without the strokes that people put before it; null for what is none. */
export function threeWordsUrl(threeWords: string | null): string | null {
  const [, words] = THREE_WORDS.exec((threeWords ?? "").trim()) ?? [];
  return words === undefined ? null : `https://what3words.com/${encodeURIComponent(words)}`;
}

/** The way to a place from where one is: to its address, else to what it is called and where; null where only its name is known. */
export function directionsUrl({ name, location, address }: Place): string | null {
  const known = (address ?? "").trim() || (location ?? "").trim();
  if (known === "") return null;
  const destination = encodeURIComponent(`${name}, ${known.replace(/\s+/g, " ")}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
