import {
  addVenueNote,
  deleteVenueNote,
  saveVenueNote,
  VENUE_NOTE_MESSAGES,
} from "@bandstand/contracts/venue-notes";
import { getVenue } from "@bandstand/contracts/venues";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { eventAt, newVenue } from "../../../test/venues.ts";

const api = await testApi();

async function afterGig() {
  const { token, bandUser } = await api.newBand();
  const venue = await newVenue(api, token);
  const eventId = await eventAt(api, venue, { inDays: -3 });
  const joss = await newMember(api, bandUser.bandId, { VN: "R" }, "Joss");
  const { answer: note } = await api.call(
    addVenueNote,
    { body: { venueId: venue.id, eventId, good: "Sound", day: "2020-01-01" } },
    joss.token,
  );
  return { token, bandUser, venue, eventId, joss, note, params: { id: String(note.id) } };
}

describe("a note on a venue", () => {
  it("is of the day of its gig and of who wrote it, and told with the venue", async () => {
    const { token, venue, eventId, joss, note } = await afterGig();
    expect(note).toMatchObject({
      eventId,
      good: "Sound",
      bad: null,
      BandUser: { id: joss.bandUserId, nickname: "Joss" },
    });
    const { answer } = await api.call(getVenue, { params: { id: String(venue.id) } }, token);
    expect(answer.VenueNotes).toEqual([note]);
    expect(note.day).toBe(answer.Events[0]?.eventDate);
  });

  it("is changed by its author alone", async () => {
    const { token, joss, params } = await afterGig();
    const body = { bad: "Stairs" };
    expect((await api.call(saveVenueNote, { params, body }, token)).status).toBe(403);
    const { answer } = await api.call(saveVenueNote, { params, body }, joss.token);
    expect(answer).toMatchObject({ good: "Sound", bad: "Stairs" });
  });

  it("is taken away by its author and by who edits venues, not by other readers", async () => {
    const { token, bandUser, params } = await afterGig();
    const other = await newMember(api, bandUser.bandId, { VN: "R" }, "Ana");
    expect((await api.call(deleteVenueNote, { params }, other.token)).status).toBe(403);
    expect((await api.call(deleteVenueNote, { params }, token)).status).toBe(204);
    expect((await api.call(deleteVenueNote, { params }, token)).failure.code).toBe(
      "venue_note_not_found",
    );
  });

  it("says something", async () => {
    const { token, venue, joss, params } = await afterGig();
    const empty = { venueId: venue.id, good: " ", bad: "" };
    const added = await api.call(addVenueNote, { body: empty }, token);
    expect([added.status, added.failure.message]).toEqual([422, VENUE_NOTE_MESSAGES.saySomething]);
    const saved = await api.call(saveVenueNote, { params, body: { good: "" } }, joss.token);
    expect(saved.status).toBe(422);
  });

  it("is of no event that takes place elsewhere", async () => {
    const { token, venue } = await afterGig();
    const elsewhere = await newVenue(api, token, { name: "The Ship" });
    const eventId = await eventAt(api, elsewhere, { inDays: -3 });
    const body = { venueId: venue.id, eventId, good: "Sound" };
    const { status, failure } = await api.call(addVenueNote, { body }, token);
    expect([status, failure.fields]).toMatchObject([422, [{ path: "eventId" }]]);
  });

  it("stays when its author leaves, as nobody's, and when its event goes", async () => {
    const { token, venue, joss, eventId } = await afterGig();
    await api.asSuperuser("delete from bandstand.events where id = $1", [eventId]);
    await api.asSuperuser("delete from bandstand.band_users where id = $1", [joss.bandUserId]);
    const { answer } = await api.call(getVenue, { params: { id: String(venue.id) } }, token);
    expect(answer.VenueNotes).toMatchObject([{ good: "Sound", BandUser: null, eventId: null }]);
  });
});
