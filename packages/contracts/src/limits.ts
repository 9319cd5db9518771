/** Sizes that the wire accepts. Operators may lower the file sizes by settings, not raise what a field holds. */
const MEGABYTE = 1024 * 1024;

export const LIMITS = {
  /** Bytes of the body of a call that anybody may make, and of one that takes none. */
  publicBody: 16 * 1024,
  /** Bytes of a JSON body, where the call does not say that it needs more. */
  body: 64 * 1024,
  /** Bytes of a body that names up to `songsAtOnce` records, each with a few words of its own. */
  recordsBody: MEGABYTE,
  /** Bytes of a body that carries long texts; all those of a song fit. */
  longBody: 5 * MEGABYTE,
  recording: 300 * MEGABYTE,
  document: 50 * MEGABYTE,
  picture: 15 * MEGABYTE,
  peaks: 8 * MEGABYTE,
  /** Bytes of the file of a whole band; what a band may have is the server's setting. */
  bandFile: 1_000_000 * MEGABYTE,
  /** Bytes of the songs that one import brings. */
  importBody: 32 * MEGABYTE,
  /** Numbers, texts, lists and records in a JSON body: `songsAtOnce` records of three values each. */
  values: 20_000,
  /** Those of an import: `songsAtOnce` songs with every field and five tags each, and which songs here they are meant for. */
  importValues: 270_000,
  /** Songs that one call changes, downloads or imports. */
  songsAtOnce: 5000,
  /** Venues that one file brings. */
  venuesAtOnce: 2000,
  /** Documents that one call downloads. */
  documentsAtOnce: 2000,
  /** Songs of one set list. */
  setlistSongs: 500,
  /** Characters. */
  search: 200,
  shortText: 100,
  /** Of a set list: its notes hold what is longer. */
  description: 2000,
  /** Of what a band says about itself: a dozen pages. */
  bandText: 20_000,
  /** Of what is written about a venue: five pages. */
  venueText: 10_000,
  /** Of what is written about an event. */
  eventText: 10_000,
  address: 500,
  /** Of a question that is asked of every venue. */
  answer: 500,
  longText: 1_000_000,
  /** Bytes of a studio's settings. */
  studioSettings: MEGABYTE,
  /** Markers that one call takes over. */
  markersAtOnce: 5000,
  url: 2000,
  songkey: 10,
  chip: 10,
  chips: 20,
} as const;
