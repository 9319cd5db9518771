import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "./csv/read-csv.ts";
import { writeCsvRecord } from "./csv/write-csv.ts";
import {
  readVenues,
  VENUE_COLUMNS,
  VENUE_TABLE_HEAD,
  type VenueDraft,
  venueMappingOf,
  venueRecord,
} from "./venue-table.ts";

function readAgain(venue: VenueDraft) {
  const text = [VENUE_TABLE_HEAD, venueRecord(venue)].map(writeCsvRecord).join("");
  const [head, ...records] = readCsv(text, ",").records;
  return readVenues(records, venueMappingOf(head?.cells ?? []));
}

describe("the table of venues", () => {
  it("names every column once, so that each is known again", () => {
    expect(new Set(VENUE_TABLE_HEAD).size).toBe(VENUE_TABLE_HEAD.length);
    expect(venueMappingOf(VENUE_TABLE_HEAD)).toEqual(VENUE_COLUMNS.map(({ field }) => field));
  });

  it("is read by our own import as it was written", () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from("'=+-@\",;\n aé🎸")), maxLength: 30 })
      .map((said) => said.replaceAll("\r", "").trim());
    const venue = fc.record({
      name: text.filter((said) => said !== ""),
      address: text.map((said) => said || null),
      notes: text.map((said) => said || null),
      capacity: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
      curfew: text,
    });
    const nothing = readVenues([{ line: 1, cells: ["x"] }], ["name"])[0]?.draft;
    fc.assert(
      fc.property(venue, ({ curfew, ...said }) => {
        const answers = curfew === "" ? {} : { curfew };
        const draft = { ...nothing, ...said, answers } as VenueDraft;
        expect(readAgain(draft)).toEqual([{ line: 2, draft, problems: [] }]);
      }),
    );
  });

  it("knows columns by the names that people give", () => {
    expect(venueMappingOf(["Venue Name", "Town", "E-mail", "Cap.", "Stars"])).toEqual([
      "name",
      "location",
      "contactEmail",
      "capacity",
      null,
    ]);
  });

  it("says what is wrong with a line, and passes over empty ones", () => {
    const mapping = venueMappingOf(["Name", "Capacity", "Last contact"]);
    const found = readVenues(
      [
        { line: 2, cells: ["", "many", "yesterday"] },
        { line: 3, cells: [" ", "", ""] },
        { line: 4, cells: ["The Ship", "1,200", "2026-11-20"] },
      ],
      mapping,
    );
    expect(found.map(({ line, problems }) => [line, problems])).toEqual([
      [
        2,
        [
          "No name",
          "Capacity: “many” is no whole number",
          "Last contact: “yesterday” is no day, as 2026-11-23 is one",
        ],
      ],
      [4, []],
    ]);
    expect(found[1]?.draft).toMatchObject({ capacity: 1200, lastContactDate: "2026-11-20" });
  });
});
