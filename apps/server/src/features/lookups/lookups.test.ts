import { lookupEndpoints } from "@bandstand/contracts/lookups";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();
const { token } = await api.newBand();
const rows = async (name: keyof typeof lookupEndpoints) =>
  (await api.call(lookupEndpoints[name], {}, token)).answer;

describe("lookups", () => {
  it("answer song statuses by sequence", async () => {
    const statuses = (await api.call(lookupEndpoints.listSongStatuses, {}, token)).answer;
    expect(statuses.map(({ tag, name, color }) => [tag, name, color])).toEqual([
      ["N", "Possible", "purple"],
      ["P", "WIP", "blue"],
      ["C", "Current", "green"],
      ["H", "Hold", "orange"],
      ["R", "Retired", "grey"],
    ]);
  });

  it.each([
    ["listGenres", "Rock", "Other"],
    ["listRoles", "Member", "Ex-Member"],
    ["listDocumentTypes", "Contract", "Other"],
    ["listEventTypes", "Gig", "Rehearsal"],
    ["listEventStatuses", "Provisional", "Cancelled"],
    ["listVenueTypes", "Pub", "Other"],
    ["listVenueStatuses", "Planned", "Older"],
  ] as const)("%s goes from %s to %s", async (name, first, last) => {
    const listed = await rows(name);
    expect([listed[0]?.name, listed.at(-1)?.name]).toEqual([first, last]);
  });

  it.each(Object.values(lookupEndpoints))("$path is for members only", async (lookup) => {
    expect((await api.call(lookup, {})).status).toBe(401);
  });
});
