import { readKey } from "@bandstand/domain/song-import/values";

/** "Am" where somebody typed "am", as imports have it. Whatever begins as keys do stays as it was typed, and so does what is none. */
export function withKeyAsWritten<Fields extends { songkey?: string | null | undefined }>(
  fields: Fields,
): Fields {
  const { songkey } = fields;
  const isLower = typeof songkey === "string" && /^[a-g]/.test(songkey);
  return isLower ? { ...fields, songkey: readKey(songkey).value } : fields;
}
