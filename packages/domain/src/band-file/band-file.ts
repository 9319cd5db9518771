/** The ZIP that a whole band is exported as: what lies in it, and where. */
export const BAND_FILE_FORMAT = "bandstand band";

/** Counts up when a file of before cannot be read any more. */
export const BAND_FILE_VERSION = 1;

export const MANIFEST_PATH = "bandstand.json";
export const README_PATH = "README.txt";

export const BAND_FILE_LIMITS = {
  /** Bytes of one row: a song's four long texts in letters of four bytes each. */
  row: 20 * 1024 * 1024,
  /** Bytes of all rows. */
  tables: 512 * 1024 * 1024,
  /** Bytes of the list of what is in it. */
  manifest: 16 * 1024 * 1024,
  /** Recordings, pictures and documents, of which a band may have any number that its room holds. */
  files: 50_000,
  /** Rows of one table. */
  rows: 1_000_000,
} as const;

/** Of a table: a row a line, each a JSON object. */
export const tablePath = (table: string) => `tables/${table}.jsonl`;
export const filePath = (filename: string) => `files/${filename}`;
