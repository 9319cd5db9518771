/** A table of venues as its columns and what it would bring. */
import { type AddVenue, addVenueBody } from "@bandstand/contracts/venues";
import type { VenueType } from "@bandstand/contracts/lookups";
import { LIMITS } from "@bandstand/contracts/limits";
import { issueWords } from "@bandstand/contracts/issue-words";
import { detectDelimiter } from "@bandstand/domain/csv/detect-delimiter";
import { type CsvRecord, readCsv } from "@bandstand/domain/csv/read-csv";
import { plainText } from "@bandstand/domain/plain-text";
import { decodeText } from "@bandstand/domain/song-import/decode-text";
import { likelyVenues } from "@bandstand/domain/venue-duplicates";
import {
  type FoundVenue,
  readVenues,
  VENUE_COLUMNS,
  type VenueMapping,
  venueMappingOf,
} from "@bandstand/domain/venue-table";

export interface VenueTable {
  file: string;
  /** The names of the columns. */
  head: readonly string[];
  records: readonly CsvRecord[];
  mapping: VenueMapping;
  /** What a reader should look at twice. */
  doubt: string | null;
}

export const VENUE_FILE_MESSAGES = {
  noLines: "This table has no lines below its head.",
  noName: "No column is the name of the venue.",
  tooLarge: "This file is larger than 10 MB.",
} as const;

/** Bytes; a table of two thousand venues has half a million. */
const LARGEST = 10 * 1024 * 1024;

/** Throws an Error in words for people. */
export async function openTable(file: File): Promise<VenueTable> {
  if (file.size > LARGEST) throw new Error(VENUE_FILE_MESSAGES.tooLarge);
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (decoded.kind === "refused") throw new Error(decoded.reason);
  const { records } = readCsv(decoded.text, detectDelimiter(decoded.text));
  const [head, ...lines] = records;
  if (!head || lines.length === 0) throw new Error(VENUE_FILE_MESSAGES.noLines);
  return {
    file: file.name,
    head: head.cells,
    records: lines,
    mapping: venueMappingOf(head.cells),
    doubt: decoded.doubt,
  };
}

interface Known {
  venues: readonly { id: number; name: string; location: string | null }[];
  types: readonly VenueType[];
}

interface BadLine {
  line: number;
  name: string;
  text: string;
}

export interface VenuePlan {
  good: readonly AddVenue[];
  bad: readonly BadLine[];
  /** Left out, for they are here or stand in the table before. */
  twins: readonly BadLine[];
}

/** What the table would bring, as its columns are taken. */
export function planVenues({ records, mapping }: VenueTable, known: Known): VenuePlan {
  const here = [...known.venues];
  const good: AddVenue[] = [];
  const bad: BadLine[] = [];
  const twins: BadLine[] = [];
  for (const found of readVenues(records, mapping)) {
    const { line, draft } = found;
    const [twin] = likelyVenues(draft, here);
    const { venue, text } = checked(found, known.types);
    if (venue === null) bad.push({ line, name: draft.name, text });
    else if (twin)
      twins.push({ line, name: draft.name, text: twin.name === draft.name ? "" : twin.name });
    else {
      good.push(venue);
      here.push({ id: -line, name: draft.name, location: draft.location });
    }
  }
  return { good: good.slice(0, LIMITS.venuesAtOnce), bad, twins };
}

function checked({ draft, problems }: FoundVenue, types: readonly VenueType[]) {
  const { type, ...said } = draft;
  const venueTypeId = types.find(({ name }) => plainText(name) === plainText(type ?? ""))?.id;
  const body = { ...said, venueTypeId: venueTypeId ?? null };
  const { data, error } = addVenueBody.safeParse(body, { error: issueWords });
  const issues = (error?.issues ?? [])
    .filter(({ path }) => path[0] !== "name" || draft.name !== "")
    .map(({ path, message }) => `${labelOf(String(path.at(-1)))}: ${message}`);
  const wrong = [...problems, ...issues];
  return wrong.length === 0 && data
    ? { venue: data, text: "" }
    : { venue: null, text: wrong.join(". ") };
}

const labelOf = (name: string) => VENUE_COLUMNS.find(({ field }) => field === name)?.label ?? name;
