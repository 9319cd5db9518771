import { getDashboard } from "@bandstand/contracts/dashboard";
import { savePractice } from "@bandstand/contracts/practices";
import { saveBand } from "@bandstand/contracts/bands";
import { addBand } from "@bandstand/contracts/sign-in";
import { addSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { calendarBand } from "./dashboard.fixture.ts";

const api = await testApi();

describe("what is next", () => {
  it("is the soonest gig and rehearsal that were not called off, today's among them", async () => {
    const { event, read } = await calendarBand(api);
    await event({ name: "Tonight", inDays: 0, startTime: "21:00" });
    await event({ name: "This afternoon", inDays: 0, startTime: "15:00" });
    await event({ name: "Called off", inDays: 0, startTime: "12:00", status: "X" });
    await event({ name: "Tomorrow", inDays: 1, type: "RH", status: "P" });
    await event({ name: "Next week", inDays: 7, type: "RH" });
    await event({ name: "Yesterday", inDays: -1, type: "RH" });
    await event({ name: "Last week", inDays: -7, type: "RH" });
    const answer = await read();
    expect(answer.nextGig).toMatchObject({
      name: "This afternoon",
      startTime: "15:00",
      EventStatus: { tag: "C" },
      EventType: { tag: "G" },
    });
    expect(answer.nextGig_eventId).toBe(answer.nextGig?.id);
    expect([answer.nextRehearsal?.name, answer.lastRehearsal?.name]).toEqual([
      "Tomorrow",
      "Yesterday",
    ]);
    expect(answer.rehearsalStatus).toBe("late");
  });

  it("is nothing in a new band", async () => {
    const { bandUser, read } = await calendarBand(api);
    expect(await read()).toMatchObject({
      bandId: bandUser.bandId,
      nextGig: null,
      nextGig_eventId: null,
      nextGig_setlistSongs: [],
      lastRehearsal: null,
      rehearsalStatus: "none",
      comingEvents: [],
      practices: [],
      lastGigDate: null,
      whatsNew: { songs: [], events: [], bandUsers: [], documents: [] },
      band: { dashboardAnnouncement: null },
    });
  });

  it.each([
    ["Pacific/Kiritimati", "Today there"],
    ["Pacific/Pago_Pago", "Today there"],
  ])("goes by the day in the band's time zone, %s", async (timeZone, name) => {
    const { bandUser, token, event, read } = await calendarBand(api);
    const params = { id: String(bandUser.bandId) };
    await api.call(saveBand, { params, body: { timeZone } }, token);
    await event({ name: "Yesterday there", inDays: -1 });
    await event({ name, inDays: 0 });
    expect((await read()).nextGig?.name).toBe(name);
  });

  it("comes with where it is and what is played", async () => {
    const { event, read, setlist, venue } = await calendarBand(api);
    const { id: setlistId } = await setlist("Late set", ["Marigold", "Glasshouse"]);
    await event({ name: "Gig", inDays: 3, setlistId, venueId: await venue() });
    const { nextGig, nextGig_setlistSongs: songs } = await read();
    expect(nextGig).toMatchObject({
      description: "Wear black",
      Venue: { name: "The Half Crown", address: "1 Quay Street", threeWords: "horn.drum.bass" },
      Setlist: { id: setlistId, name: "Late set" },
    });
    expect(songs?.map(({ Song }) => Song.title)).toEqual(["Marigold", "Glasshouse"]);
  });
});

describe("the coming weeks", () => {
  it("are eight, with what was called off and nothing of the past", async () => {
    const { event, read } = await calendarBand(api);
    await event({ name: "Yesterday", inDays: -1 });
    await event({ name: "Soon", inDays: 2, status: "X" });
    await event({ name: "Within", inDays: 49, type: "RH" });
    await event({ name: "Beyond", inDays: 56 });
    const { comingEvents } = await read();
    expect(comingEvents?.map(({ name }) => name)).toEqual(["Soon", "Within"]);
    expect(comingEvents?.[0]).toMatchObject({ eventType_tag: "G", eventStatus_tag: "X" });
  });
});

describe("what is new", () => {
  it("was added within thirty days, the latest first, one's own membership aside", async () => {
    const { bandUser, event, member, read, token } = await calendarBand(api);
    for (const title of ["Old", "Marigold", "Glasshouse"])
      await api.call(addSong, { body: { title, artist: "The Ardens" } }, token);
    await event({ name: "Gig", inDays: 3 });
    await member({});
    await api.asSuperuser(
      `update bandstand.songs set created_at = now() - interval '32 days' where band_id = $1 and title = 'Old'`,
      [bandUser.bandId],
    );
    const { whatsNew } = await read();
    expect(whatsNew.songs?.map(({ title }) => title)).toEqual(["Glasshouse", "Marigold"]);
    expect(whatsNew.events).toMatchObject([{ name: "Gig", eventType_name: "Gig" }]);
    expect(whatsNew.bandUsers?.map(({ nickname }) => nickname)).toEqual(["Sam"]);
  });

  it("tells of documents only to those whom they are meant for", async () => {
    const { bandUser, member, read } = await calendarBand(api);
    for (const columns of [
      "'For all', false, null",
      "'For administrators', true, null",
      "'For crew', false, 5",
    ])
      await api.asSuperuser(
        `insert into bandstand.documents (band_id, title, admins, role_id) values ($1, ${columns})`,
        [bandUser.bandId],
      );
    const { token } = await member({ DB: "R", OD: "R" });
    const titles = async (as?: string) =>
      (await read(as)).whatsNew.documents?.map(({ title }) => title);
    expect(await titles(token)).toEqual(["For all"]);
    expect(await titles()).toHaveLength(3);
  });
});

describe("practice for the next gig", () => {
  it("is told to the member alone, each song by its last day", async () => {
    const { event, member, read, setlist, token } = await calendarBand(api);
    const { id: setlistId, songIds } = await setlist("Late set", ["Marigold", "Glasshouse"]);
    await event({ name: "Gig", inDays: 3, setlistId });
    await event({ name: "Before", inDays: -9 });
    const [songId = 0] = songIds;
    for (const [key, day] of [
      ["0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10", "2026-11-18"],
      ["0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e11", "2026-11-20"],
    ] as const) {
      const body = { key, day, seconds: 60, loops: 0, cleanSpeed: null };
      await api.call(savePractice, { params: { id: String(songId) }, body }, token);
    }
    const answer = await read();
    expect(answer.practices).toEqual([{ songId, day: "2026-11-20" }]);
    expect(answer.lastGigDate).not.toBeNull();
    const other = await member({ DB: "R", EV: "R", SL: "R", SO: "R" });
    expect((await read(other.token)).practices).toEqual([]);
  });
});

describe("the dashboard of another band", () => {
  it("is not told, even to somebody who is in both", async () => {
    const { bandUser, token } = await calendarBand(api);
    const further = await api.call(addBand, { body: { name: "Second Sunday" } }, token);
    const params = { id: String(bandUser.bandId) };
    const { failure } = await api.call(getDashboard, { params }, further.answer.token);
    expect(failure.code).toBe("band_not_found");
  });
});
