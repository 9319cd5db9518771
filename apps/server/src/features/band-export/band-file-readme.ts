/** What stands in the file for whoever opens it by hand. */
import { BAND_FILE_VERSION, MANIFEST_PATH } from "@bandstand/domain/band-file/band-file";

export function bandFileReadme(band: string, exportedAt: string): string {
  return `${band}, as it was on ${exportedAt}
Written by Bandstand. Format ${BAND_FILE_VERSION}.

Bring it to a server of Bandstand with "Import a band": it becomes a new band there.

${MANIFEST_PATH}
  What this file holds: the format, the band, each table and each file with its size and SHA-256.
  "missing" names files that were deleted while the export was being made.
tables/*.jsonl
  The records, a table a file and a row a line, each a JSON object by the names of the columns.
  Moments are ISO 8601 in UTC. "id" is a row's number within its table, and "..._id" names a row of another.
  people.jsonl has the members' names and e-mail addresses, and nothing else of their accounts.
files/
  The originals of recordings, documents and pictures, by the names that the records have for them.

What is not in it: passwords of accounts, sessions, links that were mailed and the mails themselves;
waveforms and small copies of recordings, which are made again; and what members keep for themselves,
whose own are in it if they made the export: their bookmarks, practice log and studio work.
`;
}
