/** The band's venues as a table: its columns, written and read by the same names. */
import { type KnownColumn, type Mapping, mappingOf } from "./csv/columns.ts";
import { unguardFormula } from "./csv/formula-guard.ts";
import type { CsvRecord } from "./csv/read-csv.ts";
import { VENUE_QUESTIONS, type VenueAnswers, type VenueQuestionKey } from "./venue-questions.ts";

/** Texts by the names of their fields. In the order of our own table. */
const TEXTS = {
  name: ["Name", "venue", "venuename", "title"],
  location: ["Location", "town", "city", "place", "area"],
  address: ["Address", "fulladdress", "street", "streetaddress", "postaladdress"],
  description: ["Description", "about"],
  phone: ["Phone", "telephone", "tel", "phonenumber"],
  contactName: ["Contact name", "contact", "contactperson", "booker", "promoter"],
  contactPhone: ["Contact phone", "contacttelephone", "mobile", "contactmobile"],
  contactEmail: ["Contact email", "email", "mail", "emailaddress"],
  website: ["Website", "web", "url", "homepage", "site"],
  threeWords: ["Three words", "what3words", "w3w"],
  facebookIdentity: ["Facebook", "facebookpage"],
  notes: ["Notes", "note", "comments", "comment", "remarks"],
  privateNotes: ["Private notes"],
  bandToProvide: ["Band to provide", "bandprovides"],
  venueToProvide: ["Venue to provide", "venueprovides"],
  terms: ["Terms", "deal"],
  hireRates: ["Hire rates", "hirerate", "hire"],
  bookingRates: ["Booking rates", "bookingrate", "fee", "fees"],
  parking: ["Parking"],
  merchandising: ["Merchandising", "merchandise", "merch"],
  lastContactNotes: ["Last contact notes"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type VenueTextField = keyof typeof TEXTS;

export type VenueOfTable = { readonly [Field in VenueTextField]: string | null } & {
  /** Name of its type. */
  readonly type: string | null;
  readonly capacity: number | null;
  readonly lastContactDate: string | null;
  readonly answers: VenueAnswers;
};

export type VenueColumn =
  | VenueTextField
  | "type"
  | "capacity"
  | "lastContactDate"
  | VenueQuestionKey;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const column = <Field extends VenueColumn>(
  field: Field,
  [label, ...others]: readonly [string, ...string[]],
) => ({ field, label, aliases: [plain(label), ...others] });

const texts = Object.entries(TEXTS).map(([field, names]) => column(field as VenueTextField, names));

/** In the order of our own table. */
export const VENUE_COLUMNS: readonly KnownColumn<VenueColumn>[] = [
  ...texts.slice(0, 1),
  column("type", ["Type", "venuetype", "kind", "category"]),
  ...texts.slice(1),
  column("capacity", ["Capacity", "cap", "size", "people"]),
  column("lastContactDate", ["Last contact", "lastcontacted", "contacted"]),
  ...VENUE_QUESTIONS.map(({ key, short }) => column(key, [short, plain(key)])),
];

export const VENUE_TABLE_HEAD: readonly string[] = VENUE_COLUMNS.map(({ label }) => label);

export function venueRecord(venue: VenueOfTable): string[] {
  const { answers, ...said } = venue;
  const cells: Readonly<Record<string, string | number | null | undefined>> = {
    ...said,
    ...answers,
  };
  return VENUE_COLUMNS.map(({ field }) => String(cells[field] ?? ""));
}

export type VenueDraft = VenueOfTable & { readonly name: string };

export type FoundVenue = {
  /** Of the table, from 1. */
  readonly line: number;
  readonly draft: VenueDraft;
  /** What keeps it from being imported. */
  readonly problems: readonly string[];
};

export const VENUE_TABLE_MESSAGES = {
  noName: "No name",
  capacity: (text: string) => `Capacity: “${text}” is no whole number`,
  date: (text: string) => `Last contact: “${text}” is no day, as 2026-11-23 is one`,
} as const;

export type VenueMapping = Mapping<VenueColumn>;

export function venueMappingOf(head: readonly string[]): VenueMapping {
  return mappingOf(VENUE_COLUMNS, head);
}

/** Records of empty cells alone are passed over. */
export function readVenues(records: readonly CsvRecord[], mapping: VenueMapping): FoundVenue[] {
  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map((record) => readVenue(record, mapping));
}

function readVenue({ line, cells }: CsvRecord, mapping: VenueMapping): FoundVenue {
  const cell = (field: VenueColumn) => {
    const at = mapping.indexOf(field);
    return at < 0 ? "" : unguardFormula(cells[at] ?? "").trim();
  };
  const orNull = (field: VenueColumn) => cell(field) || null;
  const problems: string[] = [];
  const capacity = cell("capacity").replaceAll(/[,\s]/g, "");
  const isNumber = /^\d{1,9}$/.test(capacity);
  const day = cell("lastContactDate");
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  if (cell("name") === "") problems.push(VENUE_TABLE_MESSAGES.noName);
  if (capacity !== "" && !isNumber) problems.push(VENUE_TABLE_MESSAGES.capacity(cell("capacity")));
  if (day !== "" && !isDay) problems.push(VENUE_TABLE_MESSAGES.date(day));
  const said = Object.fromEntries(texts.map(({ field }) => [field, orNull(field)])) as {
    [Field in VenueTextField]: string | null;
  };
  const answered = VENUE_QUESTIONS.flatMap(({ key }) =>
    cell(key) === "" ? [] : [[key, cell(key)] as const],
  );
  return {
    line,
    problems,
    draft: {
      ...said,
      name: cell("name"),
      type: orNull("type"),
      capacity: isNumber ? Number(capacity) : null,
      lastContactDate: isDay ? day : null,
      answers: Object.fromEntries(answered),
    },
  };
}
