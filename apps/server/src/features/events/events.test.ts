import { listDocuments, addDocument } from "@bandstand/contracts/documents";
import {
  addEvent,
  copyEvent,
  deleteEvent,
  getEvent,
  saveEvent,
  viewEvent,
} from "@bandstand/contracts/events";
import { addSetlist, deleteSetlist } from "@bandstand/contracts/setlists";
import { deleteVenue } from "@bandstand/contracts/venues";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import {
  CANCELLED,
  CONFIRMED,
  dayFromToday,
  GIG,
  HARVEST_DANCE,
  newEvent,
  PROVISIONAL,
} from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";
import { newVenue } from "../../../test/venues.ts";

const api = await testApi();
const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

describe("adding an event", () => {
  it("makes a draft of it, and answers it whole", async () => {
    const { token } = await api.newBand();
    const { id: venueId } = await newVenue(api, token);
    const body = { ...HARVEST_DANCE, venueId, startTime: "21:00", endTime: "00:30" };
    const { status, answer } = await api.call(addEvent, { body }, token);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ ...body, draft: true, privateEvent: false, chips: [] });
    expect((await api.call(getEvent, paramsOf(answer), token)).answer).toEqual(answer);
    expect((await api.call(viewEvent, paramsOf(answer), token)).answer).toEqual(answer);
  });

  it("names what is missing, with the documented words", async () => {
    const { token } = await api.newBand();
    const { status, failure } = await api.call(addEvent, { body: { name: "Dance" } }, token);
    expect([status, failure.message]).toEqual([422, "Please complete all required fields"]);
    expect(failure.fields).toEqual([
      { path: "eventStatusId", message: "Set the Event Status Toggle" },
      { path: "eventTypeId", message: "Please enter a value" },
      { path: "eventDate", message: "Enter the Event Date" },
      { path: "venueId", message: "Please enter a value" },
    ]);
  });

  it.each([
    [{ eventDate: "2027-02-31" }, "eventDate", "Enter the Event Date"],
    [{ eventDate: "0000-01-01" }, "eventDate", "From 1900 to 2199"],
    [{ name: "x".repeat(81) }, "name", "At most 80 characters"],
    [{ startTime: "25:00" }, "startTime", "Please enter a time (HH:mm)"],
    [{ fee: -1 }, "fee", "From 0 to 10000000"],
    [{ fee: 1e12 }, "fee", "From 0 to 10000000"],
    [{ fee: 99.5 }, "fee", "Please enter a value"],
    [{ doorTicketPrice: 7.505 }, "doorTicketPrice", "At most two decimals"],
    [{ doorTicketPrice: -1 }, "doorTicketPrice", "From 0 to 100000"],
    [{ ticketURL: "javascript:alert(1)" }, "ticketURL", "Please enter a web address (https://…)"],
    [
      { chips: [{ id: 1, tag: "elevenchars", icon: null, color: null }] },
      "chips.0.tag",
      "At most 10 characters",
    ],
    [{ eventStatusId: 9 }, "eventStatusId", "This status does not exist"],
    [{ eventStatusId: CANCELLED }, "eventStatusId", "A new event is provisional or confirmed"],
    [{ eventTypeId: 9 }, "eventTypeId", "This type of event does not exist"],
    [{ venueId: 2_000_000_000 }, "venueId", "This venue does not exist"],
    [{ setlistId: 2_000_000_000 }, "setlistId", "This set list does not exist"],
  ])("refuses %j at its field", async (wrong, path, message) => {
    const { token } = await api.newBand();
    const { id: venueId } = await newVenue(api, token);
    const body = { ...HARVEST_DANCE, venueId, ...wrong };
    const { status, failure } = await api.call(addEvent, { body }, token);
    expect([status, failure.fields]).toEqual([422, [{ path, message }]]);
  });

  it("keeps prices to the penny, and tags with their look", async () => {
    const { token } = await api.newBand();
    const chips = [{ id: 1, tag: "Xmas", icon: "celebration", color: "red" }];
    const prices = { advanceTicketPrice: 7.5, doorTicketPrice: 1234.56 };
    const event = await newEvent(api, token, { ...prices, chips, ticketInfo: "" });
    expect(event).toMatchObject({ ...prices, chips, ticketInfo: null });
  });

  it.each(["Robert'); drop table events;--", "<b>Dance</b>", "Fête à la mañana 🎷"])(
    "keeps the name %j as it is",
    async (name) => {
      const { token } = await api.newBand();
      expect((await newEvent(api, token, { name })).name).toBe(name);
    },
  );

  it("takes a payment for the deposit", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token, { fee: 400, paymentReceived: 150 });
    expect(event).toMatchObject({ fee: 400, deposit: 150, paymentReceived: 150 });
  });
});

describe("saving an event", () => {
  it("changes what it carries, and nothing else", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token, { description: "Wear black" });
    const body = { id: event.id, updatedAt: event.updatedAt, eventStatusId: CONFIRMED };
    const { status, answer } = await api.call(saveEvent, { ...paramsOf(event), body }, token);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ eventStatus_tag: "C", description: "Wear black", draft: true });
    expect(answer.updatedAt > event.updatedAt).toBe(true);
  });

  it("refuses to empty what is required, with the documented words", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token);
    const body = { eventStatusId: null, eventDate: null, name: null };
    const { status, failure } = await api.call(saveEvent, { ...paramsOf(event), body }, token);
    expect([status, failure.message]).toEqual([422, "Please complete the missing fields"]);
    expect(failure.fields).toEqual([
      { path: "eventStatusId", message: "Set the Event Status Toggle" },
      { path: "eventDate", message: "Enter the Event Date" },
    ]);
  });

  it("is refused where somebody else has saved since, and says who", async () => {
    const { token, bandUser } = await api.newBand();
    const event = await newEvent(api, token);
    const joss = await newMember(api, bandUser.bandId, { EV: "W" }, "Joss");
    const theirs = { ...paramsOf(event), body: { name: "Theirs" } };
    await api.call(saveEvent, theirs, joss.token);
    const body = { name: "Ours", updatedAt: event.updatedAt };
    const { status, failure } = await api.call(saveEvent, { ...paramsOf(event), body }, token);
    expect([status, failure.code, failure.details]).toEqual([
      409,
      "changed_meanwhile",
      { changedBy: "Joss", changedAt: expect.any(String) },
    ]);
  });

  it("cancels, and takes every status there is", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token);
    for (const [eventStatusId, tag] of [
      [CANCELLED, "X"],
      [PROVISIONAL, "P"],
      [CONFIRMED, "C"],
    ] as const) {
      const saved = { ...paramsOf(event), body: { eventStatusId } };
      expect((await api.call(saveEvent, saved, token)).answer.eventStatus_tag).toBe(tag);
    }
  });

  it("of an event that is not there, or not here, is refused", async () => {
    const { token } = await api.newBand();
    const other = await newEvent(api, (await api.newBand()).token);
    const { status, failure } = await api.call(
      saveEvent,
      { ...paramsOf(other), body: { name: "Ours" } },
      token,
    );
    expect([status, failure.message]).toEqual([404, "This event does not exist."]);
  });
});

describe("copying an event", () => {
  it("makes a provisional draft of today that nothing is paid for", async () => {
    const { token } = await api.newBand();
    const chips = [{ id: 1, tag: "Xmas", icon: "celebration", color: "red" }];
    const money = { fee: 400, deposit: 50, paymentReceived: 150 };
    const said = { startTime: "20:30", description: "Wear black", doorTicketPrice: 7.5, chips };
    const event = await newEvent(api, token, {
      ...money,
      ...said,
      eventStatusId: CONFIRMED,
      draft: false,
    });
    const { status, answer } = await api.call(copyEvent, paramsOf(event), token);
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      ...said,
      name: "Harvest dance - copy",
      eventDate: dayFromToday(0),
      eventStatusId: 1,
      draft: true,
      fee: 400,
      deposit: null,
      paymentReceived: null,
      venueId: event.venueId,
    });
    expect(answer.id).not.toBe(event.id);
  });

  it("keeps a name that is as long as one may be, and calls one without a name by its venue", async () => {
    const { token } = await api.newBand();
    const long = await newEvent(api, token, { name: "x".repeat(80) });
    const copied = await api.call(copyEvent, paramsOf(long), token);
    expect(copied.answer.name).toBe(`${"x".repeat(73)} - copy`);
    const nameless = await newEvent(api, token, { name: null });
    const { answer } = await api.call(copyEvent, paramsOf(nameless), token);
    expect(answer.name).toBe("The Half Crown - copy");
  });
});

describe("deleting an event", () => {
  it("leaves its documents with the band, and its venue free to go", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token, { eventTypeId: GIG });
    const rider = { body: { title: "Rider", eventId: event.id } };
    await api.call(addDocument, rider, token);
    const venue = { params: { id: String(event.venueId) } };
    expect((await api.call(deleteVenue, venue, token)).failure.code).toBe("venue_in_use");
    expect((await api.call(deleteEvent, paramsOf(event), token)).status).toBe(204);
    expect((await api.call(getEvent, paramsOf(event), token)).status).toBe(404);
    const [left] = (await api.call(listDocuments, {}, token)).answer;
    expect(left).toMatchObject({ title: "Rider", eventId: null });
    expect((await api.call(deleteVenue, venue, token)).status).toBe(204);
  });
});

it("an event stays when its set list is deleted, and has none", async () => {
  const { token } = await api.newBand();
  const list = await api.call(addSetlist, { body: { name: "Late", plannedLength: 45 } }, token);
  const event = await newEvent(api, token, { setlistId: list.answer.id });
  await api.call(deleteSetlist, paramsOf(list.answer), token);
  const { answer } = await api.call(getEvent, paramsOf(event), token);
  expect(answer).toMatchObject({ setlistId: null, setlist_name: null, Setlist: null });
});
