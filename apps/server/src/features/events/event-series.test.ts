import { deleteFollowingEvents, repeatEvent } from "@bandstand/contracts/event-series";
import { type Event, listEvents, saveEvent, type SaveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, CONFIRMED, newEvent, PROVISIONAL, REHEARSAL } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

const paramsOf = ({ id }: Pick<Event, "id">) => ({ id: String(id) });

async function rehearsal(token: string, said = {}) {
  return newEvent(api, token, {
    name: "Practice",
    eventDate: "2027-03-16",
    eventTypeId: REHEARSAL,
    startTime: "19:30",
    ...said,
  });
}

const repeated = (token: string, event: Event, body = { everyWeeks: 1, times: 3 }) =>
  api.call(repeatEvent, { params: paramsOf(event), body }, token);

async function eventsOf(token: string) {
  return (await api.call(listEvents, { query: { pastEvents: "A" } }, token)).answer;
}

const days = async (token: string) => (await eventsOf(token)).map(({ eventDate }) => eventDate);

const save = (token: string, event: Pick<Event, "id">, body: SaveEvent) =>
  api.call(saveEvent, { params: paramsOf(event), body }, token);

/** Four Tuesdays, over the night in which clocks go forward. */
async function series(token: string, said = {}) {
  await repeated(token, await rehearsal(token, said));
  return eventsOf(token);
}

describe("an event that comes again", () => {
  it("is as many events, weeks apart, each at the same time by the clock of the wall", async () => {
    const { token } = await api.newBand();
    const { answer, status } = await repeated(token, await rehearsal(token));
    expect([status, answer]).toEqual([201, { added: 3, lastDate: "2027-04-06" }]);
    const events = await eventsOf(token);
    expect(events.map(({ eventDate, startTime, name }) => [eventDate, startTime, name])).toEqual([
      ["2027-03-16", "19:30", "Practice"],
      ["2027-03-23", "19:30", "Practice"],
      ["2027-03-30", "19:30", "Practice"],
      ["2027-04-06", "19:30", "Practice"],
    ]);
    expect(new Set(events.map(({ seriesKey }) => seriesKey)).size).toBe(1);
    expect(events[0]?.seriesKey).not.toBeNull();
  });

  it("is not there twice on a day when it is asked for again, and goes on from there", async () => {
    const { token } = await api.newBand();
    const [first] = await series(token);
    if (!first) throw new Error("There is no event.");
    const more = { everyWeeks: 1, times: 5 };
    const { answer } = await api.call(repeatEvent, { params: paramsOf(first), body: more }, token);
    expect(answer).toEqual({ added: 2, lastDate: "2027-04-20" });
    expect(await days(token)).toHaveLength(6);
  });

  it("has nothing paid yet", async () => {
    const { token } = await api.newBand();
    const [, next] = await series(token, { fee: 200, paymentReceived: 50 });
    expect(next).toMatchObject({ fee: 200, deposit: null, paymentReceived: null });
  });

  it.each([
    { everyWeeks: 0, times: 3 },
    { everyWeeks: 1, times: 0 },
    { everyWeeks: 53, times: 1 },
    { everyWeeks: 1, times: 53 },
    { everyWeeks: 1.5, times: 2 },
  ])("is refused every %o", async (body) => {
    const { token } = await api.newBand();
    const { status } = await repeated(token, await rehearsal(token), body);
    expect(status).toBe(422);
    expect(await days(token)).toHaveLength(1);
  });

  it("takes the right to add one like it, and is none that is cancelled", async () => {
    const { token, bandUser } = await api.newBand();
    const event = await rehearsal(token, { eventStatusId: CONFIRMED });
    const writer = await newMember(api, bandUser.bandId, { EV: "W" });
    expect((await repeated(writer.token, event)).status).toBe(403);
    const off = await rehearsal(token);
    await save(token, off, { eventStatusId: CANCELLED });
    expect((await repeated(token, off)).status).toBe(422);
    expect(await days(token)).toHaveLength(2);
  });

  it("of another band is not there", async () => {
    const event = await rehearsal((await api.newBand()).token);
    const { token } = await api.newBand();
    expect((await repeated(token, event)).status).toBe(404);
    const gone = await api.call(deleteFollowingEvents, { params: paramsOf(event) }, token);
    expect(gone.status).toBe(404);
  });
});

describe("from one event of a series on", () => {
  const following = "Y" as const;

  it("a change is made to all that follow, and to none before", async () => {
    const { token } = await api.newBand();
    const [, second] = await series(token);
    if (!second) throw new Error("There is no second event.");
    await save(token, second, { startTime: "20:00", following });
    const times = (await eventsOf(token)).map(({ startTime }) => startTime);
    expect(times).toEqual(["19:30", "20:00", "20:00", "20:00"]);
  });

  it("they move by as many days as it does", async () => {
    const { token } = await api.newBand();
    const [, second] = await series(token);
    if (!second) throw new Error("There is no second event.");
    await save(token, second, { eventDate: "2027-03-24", following });
    expect(await days(token)).toEqual(["2027-03-16", "2027-03-24", "2027-03-31", "2027-04-07"]);
  });

  it("what was paid is of the one alone, and what is cancelled stays as it is", async () => {
    const { token } = await api.newBand();
    const [first, second, third] = await series(token);
    if (!first || !second || !third) throw new Error("There are no events.");
    await save(token, third, { eventStatusId: CANCELLED });
    await save(token, first, { paymentReceived: 50, name: "Choir", following });
    const events = await eventsOf(token);
    expect(events.map(({ name }) => name)).toEqual(["Choir", "Choir", "Practice", "Choir"]);
    expect(events.map(({ paymentReceived }) => paymentReceived)).toEqual([50, null, null, null]);
  });

  it("nothing is changed where one of them may not be", async () => {
    const { token, bandUser } = await api.newBand();
    const [first, second] = await series(token);
    if (!first || !second) throw new Error("There are no events.");
    await save(token, second, { eventStatusId: CONFIRMED });
    const writer = await newMember(api, bandUser.bandId, { EV: "W" });
    const body = { eventStatusId: PROVISIONAL, name: "Choir", following };
    expect((await save(writer.token, first, body)).status).toBe(403);
    expect((await eventsOf(token)).map(({ name }) => name)).not.toContain("Choir");
  });

  it("by itself it is changed alone", async () => {
    const { token } = await api.newBand();
    const [first] = await series(token);
    if (!first) throw new Error("There is no event.");
    await save(token, first, { name: "Choir" });
    const names = (await eventsOf(token)).map(({ name }) => name);
    expect(names).toEqual(["Choir", "Practice", "Practice", "Practice"]);
  });

  it("they are deleted with it", async () => {
    const { token } = await api.newBand();
    const [, second] = await series(token);
    if (!second) throw new Error("There is no second event.");
    await api.call(deleteFollowingEvents, { params: paramsOf(second) }, token);
    expect(await days(token)).toEqual(["2027-03-16"]);
  });

  it("one that stands by itself is deleted alone", async () => {
    const { token } = await api.newBand();
    const one = await rehearsal(token);
    await rehearsal(token, { eventDate: "2027-03-23" });
    await api.call(deleteFollowingEvents, { params: paramsOf(one) }, token);
    expect(await days(token)).toEqual(["2027-03-23"]);
  });
});
