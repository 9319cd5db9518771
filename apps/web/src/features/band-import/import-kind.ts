/** What is taken over from another band, and what it is called. */
import type { Importable, ImportType } from "@bandstand/contracts/band-import";
import type { Guarded } from "../../lib/services/use-may.ts";

export interface ImportKind {
  /** As the call names it. */
  type: ImportType;
  /** "No songs to Import" */
  label: string;
  /** One of them. */
  one: string;
  /** Of the dialog. */
  title: string;
  /** What its search box looks in. */
  searched: string;
  /** Both kinds come by one call; who is offered which follows from the right to its own area. */
  call: Guarded;
}

export const SONG_IMPORT: ImportKind = {
  type: "songs",
  label: "songs",
  one: "song",
  title: "Import Songs from Other Bands",
  searched: "Title, Artist",
  call: { access: { kind: "write", areas: ["SO"] } },
};

export const VENUE_IMPORT: ImportKind = {
  type: "venues",
  label: "venues",
  one: "venue",
  title: "Import Venues from Other Bands",
  searched: "Name, Location",
  call: { access: { kind: "writeOrBookings", area: "VN" } },
};

interface ItemWords {
  title: string;
  detail: string | null;
  hasRecording: boolean;
}

/** What a row says of a song, or of a venue. */
export function wordsOf(item: Importable): ItemWords {
  return "title" in item
    ? { title: item.title, detail: item.artist, hasRecording: item.hasRecording }
    : { title: item.name, detail: item.location, hasRecording: false };
}
