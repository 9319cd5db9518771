import { listGenres, listSongStatuses } from "@bandstand/contracts/lookups";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

describe("lookups", () => {
  it("answer their rows by sequence, to members only", async () => {
    const { token } = await api.newBand();
    const statuses = (await api.call(listSongStatuses, {}, token)).answer;
    expect(statuses.map(({ tag, name, color }) => [tag, name, color])).toEqual([
      ["N", "Possible", "purple"],
      ["P", "WIP", "blue"],
      ["C", "Current", "green"],
      ["H", "Hold", "orange"],
      ["R", "Retired", "grey"],
    ]);
    const genres = (await api.call(listGenres, {}, token)).answer;
    expect(genres[0]?.name).toBe("Rock");
    expect(genres.at(-1)?.name).toBe("Other");
    expect((await api.call(listGenres, {})).status).toBe(401);
    expect((await api.call(listSongStatuses, {})).status).toBe(401);
  });
});
