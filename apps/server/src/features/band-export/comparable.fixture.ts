/** What two files of one band have in common. */
import type { BandFile, Row } from "./band-file.fixture.ts";
import { FILE_COLUMNS } from "./left-out.ts";

/** Rows with their places instead of ids, and contents instead of names of files. */
export function comparable(file: BandFile): Record<string, unknown[]> {
  const sums = new Map(file.manifest.files.map(({ filename, sha256 }) => [filename, sha256]));
  const tables = file.manifest.tables.map(({ name }) => name);
  const sorted = (name: string) =>
    name === "people"
      ? file.rows(name).toSorted((a, b) => textOf(a.email).localeCompare(textOf(b.email)))
      : file.rows(name);
  const places = new Map(
    tables.map((name) => [name, new Map(sorted(name).map(({ id }, place) => [id, place]))]),
  );
  const placeIn = (table: string, id: unknown) => places.get(table)?.get(Number(id)) ?? null;
  const plain = (name: string, row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        if (value === null) return [column, null];
        if (`${name}.${column}` in FILE_COLUMNS) return [column, sums.get(textOf(value))];
        const table = POINTS_AT[column];
        return [column, table === undefined ? value : `${table} ${placeIn(table, value)}`];
      }),
    );
  return Object.fromEntries(
    tables.map((name) => [
      name,
      sorted(name).map((row, place) => ({ ...plain(name, row), id: place })),
    ]),
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const POINTS_AT: Readonly<Record<string, string>> = {
  asked_by_id: "band_users",
  band_user_id: "band_users",
  date_poll_id: "date_polls",
  date_poll_day_id: "date_poll_days",
  deputy_asking_id: "deputy_askings",
  document_id: "documents",
  event_id: "events",
  publication_id: "event_publications",
  setlist_id: "setlists",
  song_id: "songs",
  updated_by_id: "band_users",
  user_id: "people",
  venue_id: "venues",
};

export const contentsOf = ({ manifest }: BandFile) =>
  manifest.files.map(({ kind, size, sha256 }) => `${kind} ${size} ${sha256}`).toSorted();
