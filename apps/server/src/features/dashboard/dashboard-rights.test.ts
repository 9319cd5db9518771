import { getDashboard } from "@bandstand/contracts/dashboard";
import { AREA_TAGS, type AreaTag } from "@bandstand/domain/access-rule";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { calendarBand } from "./dashboard.fixture.ts";

const api = await testApi();
const band = await calendarBand(api);
const { id: setlistId } = await band.setlist("Late set", ["Marigold"]);
await band.event({ name: "Half Crown", inDays: 3, setlistId, venueId: await band.venue() });

const readWith = async (...areas: AreaTag[]) => {
  const { token } = await band.member(Object.fromEntries(areas.map((area) => [area, "R"])));
  return band.read(token);
};

describe("a member who may", () => {
  it("not read the dashboard gets none of it", async () => {
    const areas = AREA_TAGS.filter((area) => area !== "DB");
    const { token } = await band.member(Object.fromEntries(areas.map((area) => [area, "R"])));
    const params = { id: String(band.bandUser.bandId) };
    expect((await api.call(getDashboard, { params }, token)).status).toBe(403);
  });

  it("read nothing else gets nothing else", async () => {
    const { band: told, bandId, ...rest } = await readWith("DB");
    expect(told.id).toBe(bandId);
    expect(rest).toEqual({
      ...Object.fromEntries(Object.keys(rest).map((name) => [name, null])),
      whatsNew: { songs: null, events: null, bandUsers: null, documents: null },
    });
  });

  it("not read events gets nothing of them by way of set lists and songs", async () => {
    const answer = await readWith("DB", "SL", "SO", "VN", "BU", "OD");
    expect(answer).toMatchObject({
      nextGig: null,
      nextGig_setlistSongs: null,
      comingEvents: null,
      practices: null,
      lastGigDate: null,
      rehearsalStatus: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/Half Crown|Ardenbridge/);
  });

  it("read events alone still gets the place and the name of the set list, and none of its songs", async () => {
    const answer = await readWith("DB", "EV");
    expect(answer.nextGig).toMatchObject({
      Venue: { name: "The Half Crown", parking: "Behind the bins" },
      Setlist: { name: "Late set" },
    });
    expect([answer.nextGig_setlistSongs, answer.practices]).toEqual([null, null]);
    expect(JSON.stringify(answer)).not.toContain("Marigold");
  });

  it("read set lists and no songs gets of a song what it takes to play it", async () => {
    const { nextGig_setlistSongs: songs } = await readWith("DB", "EV", "SL");
    expect(songs?.[0]?.Song).toMatchObject({ title: "Marigold", avgRating: null });
  });

  it("read everything is told neither a fee, nor a contact, nor what is private about a venue", async () => {
    const answer = JSON.stringify(await band.read());
    expect(answer).toContain("Half Crown");
    expect(answer).not.toMatch(/987654|who@example|Pays late/);
  });
});
