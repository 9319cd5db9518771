import { exportVenuesAsCsv, importVenues, listVenues } from "@bandstand/contracts/venues";
import { readCsv } from "@bandstand/domain/csv/read-csv";
import { VENUE_TABLE_HEAD } from "@bandstand/domain/venue-table";
import { expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { HALF_CROWN, newVenue } from "../../../test/venues.ts";

const api = await testApi();

async function exported(token: string): Promise<string> {
  const answer = await api.fetch(`/api${exportVenuesAsCsv.path}`, { token });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/attachment; filename="Venues /);
  return await answer.text();
}

it("all venues come as a table, over more pages than one, formulas disarmed", async () => {
  const { token } = await api.newBand();
  const venues = Array.from({ length: 205 }, (_, n) => ({ name: `Venue ${n}` }));
  await api.call(importVenues, { body: { venues } }, token);
  await newVenue(api, token, {
    ...HALF_CROWN,
    name: "=cmd()",
    notes: 'Two\n"lines"',
    answers: { curfew: "23:00" },
  });
  const { records } = readCsv((await exported(token)).replace("\uFEFF", ""), ",");
  expect(records[0]?.cells).toEqual(VENUE_TABLE_HEAD);
  expect(records).toHaveLength(207);
  const row = records.find(({ cells }) => cells[0]?.includes("cmd"));
  expect(row?.cells[0]).toBe("'=cmd()");
  expect(row?.cells).toContain('Two\n"lines"');
  expect(row?.cells[VENUE_TABLE_HEAD.indexOf("Curfew")]).toBe("23:00");
  expect(row?.cells[VENUE_TABLE_HEAD.indexOf("Type")]).toBe("Pub");
});

it("of many venues all are added or none, and a bad one is named by its place", async () => {
  const { token } = await api.newBand();
  const venues = [{ name: "The Ship" }, { name: "The Anchor", venueTypeId: 99 }];
  const { status, failure } = await api.call(importVenues, { body: { venues } }, token);
  expect([status, failure.fields]).toMatchObject([422, [{ path: "venues.1.venueTypeId" }]]);
  expect((await api.call(listVenues, {}, token)).answer).toEqual([]);
});
