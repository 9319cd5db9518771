import { getEventChoices } from "@bandstand/contracts/event-choices";
import { addEvent, copyEvent, getEvent, saveEvent } from "@bandstand/contracts/events";
import { addSetlist, getSetlist } from "@bandstand/contracts/setlists";
import { addSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import {
  CANCELLED,
  CONFIRMED,
  HARVEST_DANCE,
  newEvent,
  PROVISIONAL,
} from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();
const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

/** Who may write events; not of the role of members of the band, and without bookings unless it is said. */
async function deputyOf(bandId: number, { bookings = false, areas = { EV: "W" as const } } = {}) {
  const deputy = await newMember(api, bandId, areas);
  await api.asSuperuser(
    `update bandstand.band_users set role_id = (select id from bandstand.roles where tag = 'MD'),
       bookings_enabled = $2 where id = $1`,
    [deputy.bandUserId, bookings],
  );
  return deputy.token;
}

describe("what an event pays", () => {
  it("is neither told to nor taken from who may not see the fee", async () => {
    const { token, bandUser } = await api.newBand();
    const event = await newEvent(api, token, { fee: 400, paymentReceived: 100 });
    const deputy = await deputyOf(bandUser.bandId);
    const { answer } = await api.call(getEvent, paramsOf(event), deputy);
    expect(answer).toMatchObject({ fee: null, deposit: null, paymentReceived: null });
    for (const body of [{ fee: null }, { deposit: 5 }, { paymentReceived: 5 }]) {
      const refused = await api.call(saveEvent, { ...paramsOf(event), body }, deputy);
      expect([refused.status, refused.failure.fields?.[0]?.path]).toEqual([
        403,
        Object.keys(body)[0],
      ]);
    }
    const saved = { ...paramsOf(event), body: { description: "Wear black" } };
    expect((await api.call(saveEvent, saved, deputy)).answer.fee).toBeNull();
    expect((await api.call(getEvent, paramsOf(event), token)).answer).toMatchObject({
      fee: 400,
      deposit: 100,
      paymentReceived: 100,
    });
  });

  it("of a new event may be left open by whoever may not see it", async () => {
    const { token, bandUser } = await api.newBand();
    const { venueId } = await newEvent(api, token);
    const deputy = await deputyOf(bandUser.bandId);
    const add = (fee: number | null) =>
      api.call(addEvent, { body: { ...HARVEST_DANCE, venueId, fee } }, deputy);
    expect((await add(null)).status).toBe(201);
    expect((await add(5)).status).toBe(403);
  });
});

describe("without the right to publish", () => {
  it("nothing is confirmed, taken back or put before the public", async () => {
    const { token, bandUser } = await api.newBand();
    const event = await newEvent(api, token);
    const deputy = await deputyOf(bandUser.bandId);
    const bookings = await deputyOf(bandUser.bandId, { bookings: true });
    const save = async (by: string, body: object) =>
      (await api.call(saveEvent, { ...paramsOf(event), body }, by)).status;
    const confirm = { eventStatusId: CONFIRMED };
    const revert = { eventStatusId: PROVISIONAL };
    expect(await save(deputy, confirm)).toBe(403);
    expect(await save(bookings, confirm)).toBe(200);
    expect(await save(deputy, { draft: false })).toBe(403);
    expect(await save(deputy, revert)).toBe(403);
    expect(await save(bookings, { draft: false })).toBe(200);
    expect(await save(bookings, revert)).toBe(200);
    const { venueId } = event;
    const body = { ...HARVEST_DANCE, ...confirm, venueId };
    expect((await api.call(addEvent, { body }, deputy)).status).toBe(403);
    expect((await api.call(addEvent, { body }, bookings)).status).toBe(201);
  });

  it("an event is added, edited, cancelled and copied", async () => {
    const { token, bandUser } = await api.newBand();
    const event = await newEvent(api, token, { eventStatusId: CONFIRMED, draft: false });
    const deputy = await deputyOf(bandUser.bandId);
    const save = async (body: object) =>
      (await api.call(saveEvent, { ...paramsOf(event), body }, deputy)).status;
    expect(await save({ startTime: "20:30" })).toBe(200);
    expect(await save({ eventStatusId: CANCELLED })).toBe(200);
    expect((await api.call(copyEvent, paramsOf(event), deputy)).status).toBe(201);
  });
});

describe("a set list of its own", () => {
  async function withSetlist() {
    const { token, bandUser } = await api.newBand();
    const song = await api.call(
      addSong,
      { body: { title: "Glasshouse", artist: "Halcyon Drive" } },
      token,
    );
    const songs = [{ songId: song.answer.id, setlistSectionId: 1, sequence: 1 }];
    const body = { name: "Late", plannedLength: 45, permanent: true, songs };
    const setlist = (await api.call(addSetlist, { body }, token)).answer;
    return { token, bandId: bandUser.bandId, setlist };
  }

  it("is a copy of the one that is chosen, with its songs", async () => {
    const { token, setlist } = await withSetlist();
    const event = await newEvent(api, token, { setlistId: setlist.id, copySetlist: "Y" });
    expect(event.setlistId).not.toBe(setlist.id);
    expect(event.setlist_name).toBe("Late - Copy");
    const copy = await api.call(getSetlist, { params: { id: String(event.setlistId) } }, token);
    expect(copy.answer).toMatchObject({ permanent: false, songs: [{ sequence: 1 }] });
  });

  it("is made of the one that an event has, when it is saved so", async () => {
    const { token, setlist } = await withSetlist();
    const event = await newEvent(api, token, { setlistId: setlist.id, copySetlist: "N" });
    expect(event.setlistId).toBe(setlist.id);
    const body = { copySetlist: "Y" as const };
    const saved = await api.call(saveEvent, { ...paramsOf(event), body }, token);
    expect(saved.answer.setlist_name).toBe("Late - Copy");
  });

  it("needs one to copy, and the right to change set lists", async () => {
    const { token, bandId, setlist } = await withSetlist();
    const event = await newEvent(api, token);
    const copied = (by: string, setlistId: number | null) =>
      api.call(
        saveEvent,
        { ...paramsOf(event), body: { setlistId, copySetlist: "Y" as const } },
        by,
      );
    const { failure } = await copied(token, null);
    expect(failure.fields).toEqual([{ path: "setlistId", message: "Choose the set list to copy" }]);
    const deputy = await deputyOf(bandId);
    const refused = await copied(deputy, setlist.id);
    expect([refused.status, refused.failure.fields?.[0]?.path]).toEqual([403, "copySetlist"]);
  });
});

it("whoever edits events may choose from the names of venues and set lists", async () => {
  const { token, bandUser } = await api.newBand();
  await newEvent(api, token);
  const body = { name: "Late", plannedLength: 45, permanent: true };
  const list = await api.call(addSetlist, { body }, token);
  const deputy = await deputyOf(bandUser.bandId);
  const { id, updatedAt } = list.answer;
  expect((await api.call(getEventChoices, {}, deputy)).answer).toEqual({
    venues: [{ id: expect.any(Number), name: "The Half Crown", location: "Ardenbridge" }],
    setlists: [{ id, name: "Late", permanent: true, updatedAt }],
  });
});

it("the notes of a venue come with its event only to who may read venues", async () => {
  const { token, bandUser } = await api.newBand();
  const event = await newEvent(api, token);
  await api.asSuperuser(
    "update bandstand.venues set notes = 'Stairs', parking = 'Yard' where id = $1",
    [event.venueId],
  );
  const notes = async (areas: { EV: "R"; VN?: "R" }) => {
    const reader = await newMember(api, bandUser.bandId, areas);
    const { Venue } = (await api.call(getEvent, paramsOf(event), reader.token)).answer;
    return [Venue?.parking, Venue?.notes];
  };
  expect(await notes({ EV: "R" })).toEqual(["Yard", null]);
  expect(await notes({ EV: "R", VN: "R" })).toEqual(["Yard", "Stairs"]);
});
