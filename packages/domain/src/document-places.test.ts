import { expect, it } from "vitest";
import { isOffered, placeOf, placesTaken } from "./document-places.ts";

const ofBand = { songId: null, venueId: null, eventId: null };

it("a document belongs to the band unless it is attached to something", () => {
  expect(placeOf(ofBand).relation).toBe("band");
  expect(placeOf({ ...ofBand, songId: 1 }).relation).toBe("song");
  expect(placeOf({ ...ofBand, venueId: 1 }).relation).toBe("venue");
  expect(placeOf({ ...ofBand, eventId: 1 }).relation).toBe("event");
});

it("a document may be attached to one record", () => {
  expect(placesTaken(ofBand)).toBe(0);
  expect(placesTaken({ ...ofBand, songId: 1, eventId: 2 })).toBe(2);
});

it("a category is offered where its mask has the letter", () => {
  expect(isOffered("BVE", ofBand)).toBe(true);
  expect(isOffered("BVE", { ...ofBand, songId: 1 })).toBe(false);
  expect(isOffered("S", { ...ofBand, songId: 1 })).toBe(true);
  expect(isOffered("BVE", { ...ofBand, venueId: 1 })).toBe(true);
  expect(isOffered("B", { ...ofBand, eventId: 1 })).toBe(false);
});
