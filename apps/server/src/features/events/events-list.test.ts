import { type EventRow, eventRow, listEvents } from "@bandstand/contracts/events";
import { saveSetlist, addSetlist } from "@bandstand/contracts/setlists";
import { saveVenue } from "@bandstand/contracts/venues";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, dayFromToday, newEvent, REHEARSAL } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";
import { HALF_CROWN, newVenue } from "../../../test/venues.ts";

const api = await testApi();

/** A band with an event on each of the days, counted from today, at one venue. */
async function bandWithEvents(...days: number[]) {
  const { token, bandUser } = await api.newBand();
  const venue = await newVenue(api, token, HALF_CROWN);
  for (const day of days)
    await newEvent(api, token, {
      name: `Day ${day}`,
      venueId: venue.id,
      eventDate: dayFromToday(day),
    });
  return { token, bandId: bandUser.bandId, venue };
}

const namesOf = (rows: readonly EventRow[]) => rows.map(({ name }) => name);

describe("the list of events", () => {
  it("shows those from today on, by date", async () => {
    const { token } = await bandWithEvents(3, 0, -1);
    const { answer, headers } = await api.call(listEvents, {}, token);
    expect(namesOf(answer)).toEqual(["Day 0", "Day 3"]);
    expect(headers.get("x-total-count")).toBe("2");
    expect(answer.map(({ vIsPast }) => vIsPast)).toEqual([false, false]);
  });

  it.each([
    ["N", ["Day 1"]],
    ["R", ["Day -60", "Day -1", "Day 1"]],
    ["A", ["Day -61", "Day -60", "Day -1", "Day 1"]],
  ] as const)("shows of past events %s: %j", async (pastEvents, names) => {
    const { token } = await bandWithEvents(1, -1, -60, -61);
    const { answer } = await api.call(listEvents, { query: { pastEvents } }, token);
    expect(namesOf(answer)).toEqual(names);
    expect(answer.every(({ vIsPast, name }) => vIsPast === (name !== "Day 1"))).toBe(true);
  });

  it("shows the days that are asked for, past or to come", async () => {
    const { token } = await bandWithEvents(-3, -2, 0, 5, 6);
    const days = { from: dayFromToday(-2), to: dayFromToday(5) };
    const { answer, headers } = await api.call(listEvents, { query: days }, token);
    expect(namesOf(answer)).toEqual(["Day -2", "Day 0", "Day 5"]);
    expect(headers.get("x-total-count")).toBe("3");
    const { failure } = await api.call(listEvents, { query: { from: "2026-02-31" } }, token);
    expect(failure.fields).toEqual([{ path: "from", message: expect.any(String) }]);
  });

  it.each(["Pacific/Kiritimati", "Pacific/Niue"])(
    "has the day of the band's time zone: %s",
    async (timeZone) => {
      const { token, bandId, venue } = await bandWithEvents();
      await api.asSuperuser("update bandstand.bands set time_zone = $2 where id = $1", [
        bandId,
        timeZone,
      ]);
      const add = (name: string, day: number) =>
        newEvent(api, token, { name, venueId: venue.id, eventDate: dayFromToday(day, timeZone) });
      await add("today", 0);
      await add("yesterday", -1);
      expect(namesOf((await api.call(listEvents, {}, token)).answer)).toEqual(["today"]);
    },
  );

  it("has within a day those first that begin first, and what has no time yet last", async () => {
    const { token, venue } = await bandWithEvents();
    const add = (name: string, startTime: string | null) =>
      newEvent(api, token, { name, venueId: venue.id, startTime });
    await add("no time", null);
    await add("late", "21:00");
    await add("early", "14:30");
    const { answer } = await api.call(listEvents, {}, token);
    expect(namesOf(answer)).toEqual(["early", "late", "no time"]);
  });

  it("is searched for a part of the event's name or of its venue's details, each sign meaning itself", async () => {
    const { token, venue } = await bandWithEvents();
    await newEvent(api, token, { name: "100% Proof", venueId: venue.id });
    await newEvent(api, token, { name: "Harvest dance" });
    const found = async (search: string) =>
      namesOf((await api.call(listEvents, { query: { search } }, token)).answer);
    expect(await found("PROOF")).toEqual(["100% Proof"]);
    expect(await found("%")).toEqual(["100% Proof"]);
    expect(await found("_")).toEqual([]);
    expect(await found("half crown")).toHaveLength(2);
    expect(await found("market place")).toHaveLength(2);
    expect(await found("crown prööf")).toEqual(["100% Proof"]);
  });

  it("shows the types that are asked for", async () => {
    const { token, venue } = await bandWithEvents(1);
    const rehearsal = { name: "Rehearsal", venueId: venue.id, eventTypeId: REHEARSAL };
    await newEvent(api, token, rehearsal);
    const of = async (types: string) =>
      namesOf((await api.call(listEvents, { query: { types } }, token)).answer);
    expect(await of("G")).toEqual(["Day 1"]);
    expect(await of("RH")).toEqual(["Rehearsal"]);
    expect(await of("G,RH")).toHaveLength(2);
    const { failure } = await api.call(listEvents, { query: { types: "X" } }, token);
    expect(failure.fields).toEqual([{ path: "types.0", message: expect.any(String) }]);
  });

  it("comes in pages, each after the last event of the one before, and says how many there are", async () => {
    const { token, venue } = await bandWithEvents(1, 2, 3);
    const page = (after?: number) =>
      api.call(
        listEvents,
        { query: { limit: "2", ...(after && { after: String(after) }) } },
        token,
      );
    const first = await page();
    expect(namesOf(first.answer)).toEqual(["Day 1", "Day 2"]);
    const rest = await page(first.answer[1]?.id);
    expect(namesOf(rest.answer)).toEqual(["Day 3"]);
    expect([first, rest].map(({ headers }) => headers.get("x-total-count"))).toEqual(["3", "3"]);
    const gone = await page(venue.id + 1_000_000);
    expect([gone.status, gone.failure.fields?.[0]?.path]).toEqual([422, "after"]);
    const most = await api.call(listEvents, { query: { limit: "2001" } }, token);
    expect(most.status).toBe(422);
  });

  it("is answered 304 until an event, its venue or its set list changes", async () => {
    const { token, venue } = await bandWithEvents(1);
    const ask = (tag: string) =>
      api.fetch("/api/events", { token, headers: { "if-none-match": tag } });
    const changed = async (change: () => Promise<unknown>) => {
      const tag = (await ask("")).headers.get("etag") ?? "";
      expect((await ask(tag)).status).toBe(304);
      await change();
      return (await ask(tag)).status;
    };
    const list = await api.call(addSetlist, { body: { name: "Late", plannedLength: 45 } }, token);
    const setlist = { params: { id: String(list.answer.id) }, body: { name: "Later" } };
    const ofVenue = { params: { id: String(venue.id) }, body: { name: "The Ship" } };
    expect(await changed(() => newEvent(api, token, { venueId: venue.id }))).toBe(200);
    expect(await changed(() => api.call(saveVenue, ofVenue, token))).toBe(200);
    expect(await changed(() => api.call(saveSetlist, setlist, token))).toBe(200);
  });

  it("tells of each what the contract says, and no more", async () => {
    const { token, venue } = await bandWithEvents();
    const list = await api.call(addSetlist, { body: { name: "Late", plannedLength: 45 } }, token);
    await newEvent(api, token, {
      venueId: venue.id,
      setlistId: list.answer.id,
      startTime: "20:30",
      description: "Wear black",
    });
    const response = await api.fetch("/api/events", { token });
    const [row] = z.parse(z.array(z.strictObject(eventRow.shape)), await response.json());
    expect(row).toMatchObject({
      eventType_tag: "G",
      eventType_name: "Gig",
      eventType_publicPerformance: true,
      EventType: { tag: "G", name: "Gig", publicPerformance: true, color: "deepPurple" },
      eventStatus_tag: "P",
      EventStatus: { tag: "P", name: "Provisional", color: "orange", sequence: 1 },
      venue_name: "The Half Crown",
      venue_location: "Ardenbridge",
      venue_address: "1 Market Place, Ardenbridge",
      Venue: { id: venue.id, name: "The Half Crown" },
      setlist_name: "Late",
      Setlist: { id: list.answer.id, name: "Late" },
      startTime: "20:30",
      draft: true,
    });
  });

  it("keeps an event whose set list or venue is gone", async () => {
    const { token, bandId } = await bandWithEvents(1);
    await api.asSuperuser("update bandstand.events set venue_id = null where band_id = $1", [
      bandId,
    ]);
    const [row] = (await api.call(listEvents, {}, token)).answer;
    expect(row).toMatchObject({ venueId: null, venue_name: null, Venue: null, Setlist: null });
  });

  it("keeps cancelled events", async () => {
    const { token, bandId } = await bandWithEvents(1);
    await api.asSuperuser("update bandstand.events set event_status_id = $2 where band_id = $1", [
      bandId,
      CANCELLED,
    ]);
    const [row] = (await api.call(listEvents, {}, token)).answer;
    expect(row?.eventStatus_tag).toBe("X");
  });

  it("tells what events pay to members of the band, and to others nothing of it", async () => {
    const { token, bandId, venue } = await bandWithEvents();
    await newEvent(api, token, { venueId: venue.id, fee: 400, paymentReceived: 100 });
    const paid = async (role: string) => {
      const reader = await newMember(api, bandId, { EV: "R" });
      await api.asSuperuser(
        `update bandstand.band_users set role_id = (select id from bandstand.roles where tag = $2) where id = $1`,
        [reader.bandUserId, role],
      );
      const [row] = (await api.call(listEvents, {}, reader.token)).answer;
      return [row?.fee, row?.deposit, row?.paymentReceived];
    };
    expect(await paid("M")).toEqual([400, 100, 100]);
    expect(await paid("MD")).toEqual([null, null, null]);
  });
});
