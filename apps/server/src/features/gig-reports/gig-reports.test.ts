import {
  deleteGigReport,
  getGigReport,
  getUsualPace,
  listGigsToReport,
  listLastPlayed,
  type SaveGigReport,
  saveGigReport,
} from "@bandstand/contracts/gig-reports";
import { type AddEvent, saveEvent } from "@bandstand/contracts/events";
import { listAvailableSongs } from "@bandstand/contracts/setlist-songs";
import { addSetlist, saveSetlist } from "@bandstand/contracts/setlists";
import { describe, expect, it, onTestFinished } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen } from "../../../test/event-stream.ts";
import { CANCELLED, CONFIRMED, dayFromToday, newEvent, REHEARSAL } from "../../../test/events.ts";
import { manySongs } from "../../../test/library.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

const EVENING = { startedAt: "21:10", endedAt: "23:25", breakMinutes: 25 };

/** A band with four songs, and a gig of yesterday whose set list holds the first two. */
async function playedGig(said: Partial<AddEvent> = {}) {
  const { token, bandUser } = await api.newBand();
  const { bandId } = bandUser;
  const songs = await manySongs(api, bandId, 4);
  const entries = songs.slice(0, 2).map((songId, place) => ({
    songId,
    setlistSectionId: 1,
    sequence: place + 1,
    seconds: 240,
  }));
  const setlist = await api.call(
    addSetlist,
    { body: { name: "Late set", plannedLength: 30, songInterval: 0, songs: entries } },
    token,
  );
  const gig = {
    eventDate: dayFromToday(-1),
    eventStatusId: CONFIRMED,
    setlistId: setlist.answer.id,
  };
  const event = await newEvent(api, token, { ...gig, ...said });
  const params = { id: String(event.id) };
  return {
    token,
    bandId,
    songs,
    setlist: setlist.answer,
    gig,
    event,
    params,
    read: (as = token) => api.call(getGigReport, { params }, as),
    tell: (report: Partial<SaveGigReport> = {}, as = token) =>
      api.call(saveGigReport, { params, body: { ...EVENING, ...report } }, as),
    lastPlayed: async (as = token) => {
      const { answer } = await api.call(listLastPlayed, {}, as);
      return Object.fromEntries(answer.map(({ songId, day }) => [songs.indexOf(songId), day]));
    },
  };
}

describe("what happened at a gig", () => {
  it("is not told of yet, beside what was planned", async () => {
    const { read, event, songs } = await playedGig();
    expect((await read()).answer).toEqual({
      eventId: event.id,
      report: null,
      planned: [
        { songId: songs[0], title: "Song 0001", artist: "Marlow Skye" },
        { songId: songs[1], title: "Song 0002", artist: "Marlow Skye" },
      ],
      plannedBreakMinutes: null,
    });
  });

  it("is kept with its times and with its songs in their order, and told again", async () => {
    const { read, tell, songs } = await playedGig();
    const told = await tell({ songs: [songs[2] ?? 0, songs[0] ?? 0] });
    expect(told.status).toBe(200);
    expect(told.answer.report).toEqual({
      ...EVENING,
      // The first as the set list has it, the other as long as a song is that says nothing else.
      reckonedSeconds: 240 + 210,
      songs: [
        { songId: songs[2], title: "Song 0003", artist: "Marlow Skye" },
        { songId: songs[0], title: "Song 0001", artist: "Marlow Skye" },
      ],
    });
    expect((await read()).answer).toEqual(told.answer);
    const again = await tell({ startedAt: "22:00", songs: [songs[1] ?? 0] });
    expect(again.answer.report).toMatchObject({
      startedAt: "22:00",
      songs: [{ songId: songs[1] }],
    });
  });

  it("takes the songs of the set list where none are named, and keeps those that were told", async () => {
    const { tell, songs } = await playedGig();
    const first = await tell();
    expect(first.answer.report?.songs?.map(({ songId }) => songId)).toEqual(songs.slice(0, 2));
    await tell({ songs: [songs[3] ?? 0] });
    const { answer } = await tell({ breakMinutes: null });
    expect(answer.report?.songs).toMatchObject([{ songId: songs[3] }]);
  });

  it("has the breaks of the set list for a hint", async () => {
    const { read, token, setlist } = await playedGig();
    const interludes = [
      { kind: "break", setlistSectionId: 1, afterSequence: 1, seconds: 1200, text: "Bar" },
    ] as const;
    const params = { id: String(setlist.id) };
    await api.call(saveSetlist, { params, body: { interludes: [...interludes] } }, token);
    expect((await read()).answer.plannedBreakMinutes).toBe(20);
    const breaks = { numberSets: 2, firstBreak: 15, secondBreak: 10 };
    await api.call(saveSetlist, { params, body: breaks }, token);
    expect((await read()).answer.plannedBreakMinutes).toBe(35);
  });

  it("is told of gigs alone that have begun and were not called off", async () => {
    const coming = await playedGig({ eventDate: dayFromToday(2) });
    expect((await coming.tell()).failure).toMatchObject({
      code: "gig_not_played",
      message: "There is something to tell of a gig once it has begun, unless it was called off.",
    });
    const rehearsal = await playedGig({ eventTypeId: REHEARSAL });
    expect((await rehearsal.tell()).failure.code).toBe("gig_not_played");
    const { tell, token, params } = await playedGig();
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    expect((await tell()).failure.code).toBe("gig_not_played");
  });

  it.each([
    [{ startedAt: "25:00" }, "startedAt", "Please enter a time (HH:mm)"],
    [{ endedAt: "21:10" }, "endedAt", "A gig ends after it begins"],
    [{ breakMinutes: 135 }, "breakMinutes", "The breaks are as long as the gig"],
    [{ breakMinutes: -1 }, "breakMinutes", "From 0 to 600"],
    [{ songs: [2_000_000_000] }, "songs", "This song does not exist"],
    [{ songs: [1, 1] }, "songs", "A song is named once"],
  ])("is not %j", async (wrong, path, message) => {
    const { tell, read } = await playedGig();
    const { status, failure } = await tell(wrong);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path, message }]);
    expect((await read()).answer.report).toBeNull();
  });

  it("is forgotten, as often as one likes", async () => {
    const { tell, read, token, params } = await playedGig();
    await tell();
    for (const _ of [1, 2])
      expect((await api.call(deleteGigReport, { params }, token)).status).toBe(204);
    expect((await read()).answer.report).toBeNull();
  });

  it("is told by editors of events, and read by who reads them; its songs by who reads set lists", async () => {
    const { tell, read, bandId, songs } = await playedGig();
    await tell();
    const reader = await newMember(api, bandId, { EV: "R" }, "Joss");
    expect((await tell({}, reader.token)).failure.code).toBe("no_right");
    const { answer } = await read(reader.token);
    expect(answer).toMatchObject({ planned: null, report: { ...EVENING, songs: null } });
    const editor = await newMember(api, bandId, { EV: "W" }, "Theo");
    expect((await tell({ startedAt: "21:00" }, editor.token)).status).toBe(200);
    expect((await tell({ songs: [songs[2] ?? 0] }, editor.token)).failure.code).toBe("no_right");
    expect((await read()).answer.report).toMatchObject({
      startedAt: "21:00",
      songs: [{ songId: songs[0] }, { songId: songs[1] }],
    });
  });

  it("is heard of by who has the event open", async () => {
    const { tell, event, token } = await playedGig();
    const stream = await listen(`${api.url}/api/event/${event.id}/live`, token);
    onTestFinished(() => stream.leave());
    expect((await stream.next()).event).toBe("opened");
    await tell();
    let told = await stream.next();
    while (told.event === "presence") told = await stream.next();
    expect(told.event).toBe("remarked");
  });
});

describe("a song was played last", () => {
  it("on the day of the gig whose set list holds it, until it is told what was played", async () => {
    const { tell, songs, lastPlayed, gig } = await playedGig();
    expect(await lastPlayed()).toEqual({ 0: gig.eventDate, 1: gig.eventDate });
    await tell({ songs: [songs[1] ?? 0, songs[3] ?? 0] });
    expect(await lastPlayed()).toEqual({ 1: gig.eventDate, 3: gig.eventDate });
  });

  it("at an earlier gig where the latest has left it out, and the offer of a set list says the same", async () => {
    const { tell, songs, lastPlayed, gig, token } = await playedGig();
    const earlier = dayFromToday(-30);
    await newEvent(api, token, { ...gig, eventDate: earlier });
    await tell({ songs: [songs[1] ?? 0] });
    expect(await lastPlayed()).toEqual({ 0: earlier, 1: gig.eventDate });
    const { answer } = await api.call(listAvailableSongs, { query: { setlistId: "0" } }, token);
    expect(answer.songs.map(({ lastPlayed: day }) => day)).toEqual([
      earlier,
      gig.eventDate,
      null,
      null,
    ]);
  });

  it("already today, once somebody has told", async () => {
    const { tell, lastPlayed, gig } = await playedGig({
      eventDate: dayFromToday(0),
      startTime: "00:00",
    });
    expect(await lastPlayed()).toEqual({});
    await tell();
    expect(Object.values(await lastPlayed())).toEqual([dayFromToday(0), dayFromToday(0)]);
    expect(gig.eventDate).not.toBe(dayFromToday(0));
  });
});

describe("the gigs that a band is asked about", () => {
  it("are its confirmed ones of the last weeks of which nobody has told, the latest first", async () => {
    const { tell, token, gig, event } = await playedGig({ name: "Yesterday" });
    await newEvent(api, token, { ...gig, eventDate: dayFromToday(-3), name: "Earlier" });
    await newEvent(api, token, { ...gig, eventDate: dayFromToday(-40), name: "Long ago" });
    await newEvent(api, token, { ...gig, eventDate: dayFromToday(1), name: "To come" });
    await newEvent(api, token, { ...gig, eventTypeId: REHEARSAL, name: "Rehearsal" });
    await newEvent(api, token, { ...gig, eventStatusId: 1, name: "Never confirmed" });
    const { answer } = await api.call(listGigsToReport, {}, token);
    expect(answer.map(({ name }) => name)).toEqual(["Yesterday", "Earlier"]);
    expect(answer[0]).toEqual({
      id: event.id,
      name: "Yesterday",
      eventDate: gig.eventDate,
      venue_name: "The Half Crown",
    });
    await tell();
    const { answer: left } = await api.call(listGigsToReport, {}, token);
    expect(left.map(({ name }) => name)).toEqual(["Earlier"]);
  });
});

describe("the pace of a band", () => {
  it("is what its last gigs took against what was reckoned, and not known before", async () => {
    const { tell, token } = await playedGig();
    const before = await api.call(getUsualPace, {}, token);
    expect(before.answer).toEqual({ pace: null, gigs: 0 });
    // Eight minutes of songs in ten.
    await tell({ startedAt: "21:00", endedAt: "21:10", breakMinutes: null });
    const { answer } = await api.call(getUsualPace, {}, token);
    expect(answer).toEqual({ pace: 1.25, gigs: 1 });
  });

  it("has no part of a gig whose end was not told", async () => {
    const { tell, token } = await playedGig();
    await tell({ endedAt: null });
    expect((await api.call(getUsualPace, {}, token)).answer).toEqual({ pace: null, gigs: 0 });
  });
});
