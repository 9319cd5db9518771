/** How many venues a band keeps, on every way in. */
import { importFromBand } from "@bandstand/contracts/band-import";
import { addVenue, importVenues } from "@bandstand/contracts/venues";
import { BAND_LIMITS } from "@bandstand/domain/band-limits";
import { expect, it } from "vitest";
import { testApi } from "./api.ts";
import { BOATHOUSE, newVenue } from "./venues.ts";
import { twoBands } from "../src/features/band-import/two-bands.fixture.ts";

const api = await testApi();

const FULL = {
  code: "limit_reached",
  message: "A band has 2,000 venues at most. Delete some that are no longer needed.",
  details: { limit: 2000 },
};

it("of a full band none is added, imported or copied", async () => {
  const { source, target } = await twoBands(api);
  const theirs = await newVenue(api, source.token);
  await api.asSuperuser(
    `insert into bandstand.venues (band_id, name)
     select $1, 'Venue ' || n from generate_series(1, $2::integer) n`,
    [target.bandId, BAND_LIMITS.venues.most - 1],
  );
  expect((await newVenue(api, target.token)).name).toBe(BOATHOUSE.name);
  const params = { bandId: String(source.bandId), type: "venues" as const };
  const items = [{ id: theirs.id, nameConflict: false }];
  for (const { status, failure } of [
    await api.call(addVenue, { body: BOATHOUSE }, target.token),
    await api.call(importVenues, { body: { venues: [BOATHOUSE] } }, target.token),
    await api.call(importFromBand, { params, body: { items } }, target.token),
  ])
    expect([status, failure]).toEqual([409, FULL]);
});
