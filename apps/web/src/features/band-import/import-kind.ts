/** What is taken over from another band, and what it is called. */

export interface ImportKind {
  /** As the call names it. */
  type: "songs";
  /** "No songs to Import" */
  label: string;
  /** One of them. */
  one: string;
  /** Of the dialog. */
  title: string;
}

export const SONG_IMPORT: ImportKind = {
  type: "songs",
  label: "songs",
  one: "song",
  title: "Import Songs from Other Bands",
};
