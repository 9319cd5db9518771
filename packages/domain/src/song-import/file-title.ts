/** What a file name tells of a song: "03 - The Beatles - Help!.cho" is Help! by The Beatles. */

export type NamedByFile = { readonly title: string; readonly artist: string };

export function namedByFile(name: string): NamedByFile {
  const stem = name
    .replace(/\.[^.\s]{1,8}$/, "")
    .replaceAll("_", " ")
    .replace(/\s+/g, " ")
    .trim();
  const plain = stem.replace(/^\d{1,3}\s*[-–—.)]\s+/, "");
  const [artist = "", ...title] = plain.split(/\s+[-–—]\s+/);
  if (title.length === 0) return { title: plain, artist: "" };
  return { title: title.join(" - "), artist };
}
