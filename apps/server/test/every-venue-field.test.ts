/** Whatever people can say of a venue is kept by every way that one goes: made from the contract, with each of its fields. */
import { importFromBand } from "@bandstand/contracts/band-import";
import { fieldsOf, partOf, without } from "@bandstand/contracts/shapes";
import {
  addVenue,
  exportVenuesAsCsv,
  getVenue,
  importVenues,
  listVenues,
  saveVenue,
  venueFields,
  venueRow,
} from "@bandstand/contracts/venues";
import { readCsv } from "@bandstand/domain/csv/read-csv";
import { VENUE_QUESTIONS } from "@bandstand/domain/venue-questions";
import { readVenues, venueMappingOf } from "@bandstand/domain/venue-table";
import { describe, expect, it } from "vitest";
import { twoBands } from "../src/features/band-import/two-bands.fixture.ts";
import { testApi } from "./api.ts";
import { everyField } from "./every-field.ts";
import { newVenue } from "./venues.ts";

const api = await testApi();

const answers = Object.fromEntries(VENUE_QUESTIONS.map(({ key }) => [key, `${key}?`]));
const FIELDS = fieldsOf(venueFields);
/** An address in a contact is kept in lower case. */
const whole = everyField(venueFields, {
  venueTypeId: 1,
  contactEmail: "dilys@half-crown.example",
  lastContactDate: "2026-11-20",
  answers,
});

async function readOnly(token: string) {
  const [row] = (await api.call(listVenues, {}, token)).answer;
  const params = { id: String(row?.id) };
  return { row, venue: (await api.call(getVenue, { params }, token)).answer };
}

describe("every field of a venue", () => {
  it("is kept as it was added, and told by the list where the list has it", async () => {
    const { token } = await api.newBand();
    const { answer } = await api.call(addVenue, { body: whole }, token);
    expect(answer).toMatchObject(whole);
    const { row, venue } = await readOnly(token);
    expect(venue).toMatchObject(whole);
    expect(row).toMatchObject(
      partOf(
        whole,
        FIELDS.filter((field) => field in venueRow.shape),
      ),
    );
  });

  it("is saved", async () => {
    const { token } = await api.newBand();
    const { id } = await newVenue(api, token);
    const saved = await api.call(saveVenue, { params: { id: String(id) }, body: whole }, token);
    expect(saved.answer).toMatchObject(whole);
  });

  it("is imported with many others", async () => {
    const { token } = await api.newBand();
    await api.call(importVenues, { body: { venues: [whole] } }, token);
    expect((await readOnly(token)).venue).toMatchObject(whole);
  });

  it("goes out as a table, and is read back from it", async () => {
    const { token } = await api.newBand();
    await api.call(addVenue, { body: whole }, token);
    const table = await (await api.fetch(`/api${exportVenuesAsCsv.path}`, { token })).text();
    const [head, ...records] = readCsv(table.replace("\uFEFF", ""), ",").records;
    const [found] = readVenues(records, venueMappingOf(head?.cells ?? []));
    expect(found?.problems).toEqual([]);
    expect(found?.draft).toEqual({ ...without(whole, ["venueTypeId"]), type: "Pub" });
  });

  it("is copied to another band, but for what this one keeps to itself", async () => {
    const { source, target } = await twoBands(api);
    const { answer } = await api.call(addVenue, { body: whole }, source.token);
    const params = { bandId: String(source.bandId), type: "venues" as const };
    const body = { items: [{ id: answer.id, nameConflict: false }] };
    const copied = await api.call(importFromBand, { params, body }, target.token);
    expect(copied.answer).toEqual({ imported: 1, skipped: 0 });
    expect((await readOnly(target.token)).venue).toMatchObject({
      ...whole,
      privateNotes: null,
      lastContactDate: null,
      lastContactNotes: null,
    });
  });
});
