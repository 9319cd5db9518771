import { expect, it } from "vitest";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import {
  canDeleteVenueNote,
  canEditVenueNote,
  canSeeEventsOfVenue,
  canSeeFeesOfVenue,
} from "./venue-permissions.ts";

const member = { id: 1, tag: "M", name: "Member" };

it("the gigs of a venue are for those who may read events, or book", () => {
  expect(canSeeEventsOfVenue(actorWith({ areas: { VN: "W" } }))).toBe(false);
  expect(canSeeEventsOfVenue(actorWith({ areas: { VN: "R", EV: "R" } }))).toBe(true);
  expect(canSeeEventsOfVenue(BOOKINGS)).toBe(true);
});

it("what they paid is for members of the band among them, and for administrators", () => {
  expect(canSeeFeesOfVenue(actorWith({ areas: { EV: "R" } }))).toBe(false);
  expect(canSeeFeesOfVenue(actorWith({ areas: { EV: "R" }, Role: member }))).toBe(true);
  expect(canSeeFeesOfVenue(actorWith({ areas: { VN: "R" }, Role: member }))).toBe(false);
  expect(canSeeFeesOfVenue(ADMINISTRATOR)).toBe(true);
});

it("a note is changed by its author alone, and taken away by whoever edits venues, too", () => {
  const own = { bandUserId: 1 };
  const another = { bandUserId: 2 };
  const reader = actorWith({ areas: { VN: "R" } });
  expect([canEditVenueNote(reader, own), canEditVenueNote(reader, another)]).toEqual([true, false]);
  expect(canEditVenueNote(ADMINISTRATOR, another)).toBe(false);
  expect(canEditVenueNote(ADMINISTRATOR, { bandUserId: null })).toBe(false);
  expect([canDeleteVenueNote(reader, own), canDeleteVenueNote(reader, another)]).toEqual([
    true,
    false,
  ]);
  expect(canDeleteVenueNote(BOOKINGS, another)).toBe(true);
});
