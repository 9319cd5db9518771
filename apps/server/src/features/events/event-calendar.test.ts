import { getEventCalendar } from "@bandstand/contracts/event-choices";
import { saveEvent } from "@bandstand/contracts/events";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, CONFIRMED, newEvent } from "../../../test/events.ts";

const api = await testApi();
const SPRING = { eventDate: "2027-03-27" };
const AUTUMN = { eventDate: "2026-10-24" };

async function fileOf(id: number, token: string) {
  const response = await api.fetch(`/api/event/${id}/calendar`, { token });
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  return { response, text: await response.text() };
}

/** As a calendar reads it that we did not write. */
async function readBack(id: number, token: string): Promise<ICAL.Event> {
  const { text } = await fileOf(id, token);
  const event = ICAL.Component.fromString(text).getFirstSubcomponent("vevent");
  if (!event) throw new Error("There is no event in the file.");
  return new ICAL.Event(event);
}

const moment = (time: ICAL.Time) => time.toJSDate().toISOString();

describe("an event in a file for calendars", () => {
  it("says when and where, and what kind it is", async () => {
    const { token } = await api.newBand("The Ardens");
    const event = await newEvent(api, token, {
      doorsOpenTime: "19:30",
      startTime: "21:00",
      endTime: "23:00",
      description: "Wear black; bring a lamp, and\nno stools",
      eventStatusId: CONFIRMED,
    });
    const read = await readBack(event.id, token);
    expect(moment(read.startDate)).toBe("2027-09-18T20:00:00.000Z");
    expect(moment(read.endDate)).toBe("2027-09-18T22:00:00.000Z");
    expect(read.summary).toBe("The Ardens: Harvest dance");
    expect(read.location).toBe("The Half Crown, 1 Market Place, Ardenbridge");
    expect(read.description).toContain("Wear black; bring a lamp, and\nno stools");
    expect(read.description).toContain("Gig, Confirmed, draft\nDoors 19:30\nStart 21:00");
    expect(read.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    const { response } = await fileOf(event.id, token);
    expect(response.headers.get("content-disposition")).toContain("2027-09-18 Harvest dance.ics");
  });

  it.each([
    ["ends on the next day", {}, "2027-09-18T20:00:00.000Z", "2027-09-18T23:30:00.000Z"],
    ["when clocks go forward", SPRING, "2027-03-27T21:00:00.000Z", "2027-03-28T00:30:00.000Z"],
    ["when clocks go back", AUTUMN, "2026-10-24T20:00:00.000Z", "2026-10-24T23:30:00.000Z"],
  ])("past midnight: %s", async (_when, day, start, end) => {
    const { token } = await api.newBand();
    const times = { startTime: "21:00", endTime: "00:30" };
    const read = await readBack((await newEvent(api, token, { ...times, ...day })).id, token);
    expect([moment(read.startDate), moment(read.endDate)]).toEqual([start, end]);
  });

  it.each([
    ["forward", SPRING, "2027-03-28T01:30:00.000Z"],
    ["back", AUTUMN, "2026-10-25T02:30:00.000Z"],
  ])("over the hour in which clocks go %s it lasts as long as it does", async (_way, day, end) => {
    const { token } = await api.newBand();
    const times = { startTime: "22:00", endTime: "02:30" };
    const read = await readBack((await newEvent(api, token, { ...times, ...day })).id, token);
    expect(moment(read.endDate)).toBe(end);
  });

  it("has the times of the band's own zone", async () => {
    const { token, bandUser } = await api.newBand();
    await api.asSuperuser(
      "update bandstand.bands set time_zone = 'America/New_York' where id = $1",
      [bandUser.bandId],
    );
    const read = await readBack((await newEvent(api, token, { startTime: "20:00" })).id, token);
    expect(moment(read.startDate)).toBe("2027-09-19T00:00:00.000Z");
  });

  it("lasts an hour where no end is known, and all of its day where no time is", async () => {
    const { token } = await api.newBand();
    const hour = await readBack((await newEvent(api, token, { startTime: "20:00" })).id, token);
    expect(hour.duration.toSeconds()).toBe(3600);
    const day = await readBack((await newEvent(api, token)).id, token);
    expect([day.startDate.isDate, day.startDate.toString(), day.endDate.toString()]).toEqual([
      true,
      "2027-09-18",
      "2027-09-19",
    ]);
  });

  it("is the same event once it was changed, later and cancelled", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token);
    const before = await readBack(event.id, token);
    await api.asSuperuser(
      "update bandstand.events set created_at = now() - interval '1 hour' where id = $1",
      [event.id],
    );
    const params = { id: String(event.id) };
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    const after = await readBack(event.id, token);
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("lets no name put a line of its own into the file", async () => {
    const { token } = await api.newBand();
    const name = "Dance\r\nATTENDEE:mailto:x@example.org";
    const { text } = await fileOf((await newEvent(api, token, { name })).id, token);
    expect(text).not.toMatch(/^ATTENDEE/m);
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it("of another band is not there", async () => {
    const { token } = await api.newBand();
    const other = await newEvent(api, (await api.newBand()).token);
    const { status } = await api.fetch(
      `/api${getEventCalendar.path.replace("{id}", String(other.id))}`,
      {
        token,
      },
    );
    expect(status).toBe(404);
  });
});
