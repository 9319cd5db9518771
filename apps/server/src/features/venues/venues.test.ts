import { addSetlist } from "@bandstand/contracts/setlists";
import {
  addVenue,
  deleteVenue,
  getVenue,
  importVenues,
  listVenues,
  saveVenue,
} from "@bandstand/contracts/venues";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { BOATHOUSE, eventAt, HALF_CROWN, newVenue } from "../../../test/venues.ts";

const api = await testApi();
const required = "This field is required";
const idOf = ({ id }: { id: number }) => ({ id: String(id) });

describe("the list of venues", () => {
  it("comes whole by name, each with its last six events, latest first", async () => {
    const { token } = await api.newBand();
    const crown = await newVenue(api, token, HALF_CROWN);
    await newVenue(api, token);
    for (let days = 1; days <= 8; days += 1) await eventAt(api, crown, { inDays: -days * 10 });
    const { answer } = await api.call(listVenues, {}, token);
    expect(answer.map(({ name }) => name)).toEqual(["The Boathouse", "The Half Crown"]);
    const events = answer[1]?.Events ?? [];
    expect(events).toHaveLength(6);
    const dates = events.map(({ eventDate }) => eventDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(answer[0]?.Events).toEqual([]);
    expect(answer[1]).not.toHaveProperty("notes");
  });

  it.each([
    ["Planning", "PL", []],
    ["Planned", "PL", [{ inDays: 0 }, { inDays: -400 }]],
    ["Recent", "RC", [{ inDays: -364 }]],
    ["Older", "OL", [{ inDays: -366 }]],
    ["Older", "OL", [{ inDays: -366 }, { inDays: 3, status: "X" as const }]],
    ["Planning", "PL", [{ inDays: 3, status: "X" as const }]],
  ])("tells %s (%s) from the events that are held: %j", async (name, tag, events) => {
    const { token } = await api.newBand();
    const venue = await newVenue(api, token);
    for (const event of events) await eventAt(api, venue, event);
    const [row] = (await api.call(listVenues, {}, token)).answer;
    expect(row?.VenueStatus).toMatchObject({ name, tag });
  });

  it("is searched for a part of the name, the place or the contact, each sign meaning itself", async () => {
    const { token } = await api.newBand();
    await newVenue(api, token, HALF_CROWN);
    await newVenue(api, token, { name: "100% Proof" });
    const found = async (search: string) =>
      (await api.call(listVenues, { query: { search } }, token)).answer.map(({ name }) => name);
    expect(await found("dilys")).toEqual(["The Half Crown"]);
    expect(await found("MARKET")).toEqual(["The Half Crown"]);
    expect(await found("dilys crówn")).toEqual(["The Half Crown"]);
    expect(await found("%")).toEqual(["100% Proof"]);
    expect(await found("_")).toEqual([]);
  });

  it("is answered 304 until a venue or an event at one changes", async () => {
    const { token } = await api.newBand();
    const venue = await newVenue(api, token);
    const ask = (tag: string) =>
      api.fetch("/api/venues", { token, headers: { "if-none-match": tag } });
    const tag = (await ask("")).headers.get("etag") ?? "";
    expect((await ask(tag)).status).toBe(304);
    await eventAt(api, venue, { inDays: 1 });
    expect((await ask(tag)).status).toBe(200);
  });
});

describe("adding a venue", () => {
  it("names what is missing, and asks for a contact where bands perform", async () => {
    const { token } = await api.newBand();
    const { status, failure } = await api.call(addVenue, { body: { name: "The Ship" } }, token);
    expect([status, failure]).toMatchObject([
      422,
      {
        message: "Please complete all required fields",
        fields: ["venueTypeId", "location", "address"].map((path) => ({ path, message: required })),
      },
    ]);
    const pub = await api.call(addVenue, { body: { ...BOATHOUSE, venueTypeId: 1 } }, token);
    expect(pub.failure.fields?.map(({ path }) => path)).toEqual(["contactName", "contactEmail"]);
  });

  it("refuses a type that does not exist, and texts that are too long", async () => {
    const { token } = await api.newBand();
    const refused = async (said: object) =>
      (await api.call(addVenue, { body: { ...BOATHOUSE, ...said } }, token)).failure.fields;
    expect(await refused({ venueTypeId: 99 })).toMatchObject([{ path: "venueTypeId" }]);
    expect(await refused({ name: "x".repeat(300) })).toMatchObject([{ path: "name" }]);
    expect(await refused({ website: "javascript:alert(1)" })).toMatchObject([{ path: "website" }]);
    expect(await refused({ capacity: 2.5 })).toMatchObject([{ path: "capacity" }]);
    expect(await refused({ answers: { secrets: "none" } })).toMatchObject([
      { path: "answers.secrets" },
    ]);
  });

  it.each([`O'Malley's "Bar"`, "Line\nbreak", "🎸 Häuschen 俱楽部", "<b>Bold</b> & Co", "=1+1"])(
    "keeps the name %j as it is",
    async (name) => {
      const { token } = await api.newBand();
      const venue = await newVenue(api, token, { name });
      expect((await api.call(getVenue, { params: idOf(venue) }, token)).answer.name).toBe(name);
    },
  );
});

describe("saving a venue", () => {
  it("sends changed fields only, and empties what is emptied", async () => {
    const { token } = await api.newBand();
    const venue = await newVenue(api, token, { ...HALF_CROWN, notes: "Stairs", capacity: 140 });
    const body = { notes: "", capacity: null, answers: { curfew: "23:00", food: "" } };
    const { answer } = await api.call(saveVenue, { params: idOf(venue), body }, token);
    expect(answer).toMatchObject({
      name: "The Half Crown",
      notes: null,
      capacity: null,
      answers: { curfew: "23:00" },
    });
    expect(answer.answers).not.toHaveProperty("food");
    expect(answer.updatedAt > venue.updatedAt).toBe(true);
  });

  it("refuses to empty what is required, with the documented words", async () => {
    const { token } = await api.newBand();
    const venue = await newVenue(api, token, HALF_CROWN);
    const saved = (body: object) => api.call(saveVenue, { params: idOf(venue), body }, token);
    const { status, failure } = await saved({ address: "", contactEmail: null });
    expect([status, failure]).toMatchObject([
      422,
      {
        message: "Please complete the missing fields",
        fields: [
          { path: "address", message: required },
          { path: "contactEmail", message: required },
        ],
      },
    ]);
    expect((await saved({ phone: "01632 960201" })).status).toBe(200);
  });

  it("mends an imported one bit by bit", async () => {
    const { token } = await api.newBand();
    await api.call(importVenues, { body: { venues: [{ name: "The Ship" }] } }, token);
    const [row] = (await api.call(listVenues, {}, token)).answer;
    const params = { id: String(row?.id) };
    expect(
      (await api.call(saveVenue, { params, body: { phone: "01632 960201" } }, token)).status,
    ).toBe(200);
    const asPub = await api.call(saveVenue, { params, body: { venueTypeId: 1 } }, token);
    expect(asPub.failure.fields?.map(({ path }) => path)).toEqual(["contactName", "contactEmail"]);
  });

  it("is refused where somebody else has saved since, and says who", async () => {
    const { token, bandUser } = await api.newBand();
    const venue = await newVenue(api, token);
    const joss = await newMember(api, bandUser.bandId, { VN: "W" }, "Joss");
    await api.call(saveVenue, { params: idOf(venue), body: { notes: "Stairs" } }, joss.token);
    const body = { notes: "Lift", updatedAt: venue.updatedAt };
    const { status, failure } = await api.call(saveVenue, { params: idOf(venue), body }, token);
    expect([status, failure.code, failure.details?.changedBy]).toEqual([
      409,
      "changed_meanwhile",
      "Joss",
    ]);
  });
});

describe("deleting a venue", () => {
  it("leaves its documents with the band", async () => {
    const { token, bandUser } = await api.newBand();
    const venue = await newVenue(api, token);
    await api.asSuperuser(
      "insert into bandstand.documents (band_id, title, venue_id) values ($1, 'Plan', $2)",
      [bandUser.bandId, venue.id],
    );
    expect((await api.call(deleteVenue, { params: idOf(venue) }, token)).status).toBe(204);
    expect((await api.call(getVenue, { params: idOf(venue) }, token)).failure.code).toBe(
      "venue_not_found",
    );
    const left = await api.asSuperuser(
      "select venue_id as venue from bandstand.documents where band_id = $1",
      [bandUser.bandId],
    );
    expect(left).toEqual([{ venue: null }]);
  });

  it("is refused where events take place, naming them to who may know of them", async () => {
    const { token, bandUser } = await api.newBand();
    const venue = await newVenue(api, token);
    await eventAt(api, venue, { inDays: 6, name: "Harvest dance" });
    const { status, failure } = await api.call(deleteVenue, { params: idOf(venue) }, token);
    expect([status, failure]).toMatchObject([
      409,
      { code: "venue_in_use", details: { events: [{ name: "Harvest dance" }] } },
    ]);
    const joss = await newMember(api, bandUser.bandId, { VN: "W" }, "Joss");
    const told = await api.call(deleteVenue, { params: idOf(venue) }, joss.token);
    expect([told.status, told.failure.details]).toEqual([409, undefined]);
  });
});

describe("the gigs of a venue", () => {
  it("are told with set list and fee to members of the band, without the fee to others", async () => {
    const { token, bandUser } = await api.newBand();
    const venue = await newVenue(api, token);
    const body = { name: "Late set", plannedLength: 60 };
    const { answer: setlist } = await api.call(addSetlist, { body }, token);
    await eventAt(api, venue, { inDays: -3, fee: 400, setlistId: setlist.id });
    const gigs = async (by: string) =>
      (await api.call(getVenue, { params: idOf(venue) }, by)).answer.Events;
    const Setlist = { id: setlist.id, name: "Late set" };
    expect(await gigs(token)).toMatchObject([{ fee: 400, Setlist }]);

    const helper = await newMember(api, bandUser.bandId, { VN: "R", EV: "R" }, "Helper");
    await api.asSuperuser(
      `update bandstand.band_users set role_id = (select id from bandstand.roles where tag = 'H') where id = $1`,
      [helper.bandUserId],
    );
    expect(await gigs(helper.token)).toMatchObject([{ fee: null, Setlist }]);
    const without = await newMember(api, bandUser.bandId, { VN: "R" }, "Without");
    expect(await gigs(without.token)).toEqual([]);
  });
});
