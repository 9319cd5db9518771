import { describe, expect, it } from "vitest";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import {
  canDeleteSetlist,
  canSeeEventsOfSetlist,
  canSeeSongDetails,
} from "./setlist-permissions.ts";

describe("of the songs of a set list", () => {
  it("all is told to who may read songs", () => {
    expect(canSeeSongDetails(actorWith({ areas: { SO: "R" } }))).toBe(true);
    expect(canSeeSongDetails(ADMINISTRATOR)).toBe(true);
  });

  it("no more than the basics is told to who builds set lists with the songs hidden", () => {
    expect(canSeeSongDetails(actorWith({ areas: { SL: "W", SO: "H" } }))).toBe(false);
  });
});

it("the events of a set list are for those who may read events, or book", () => {
  expect(canSeeEventsOfSetlist(actorWith({ areas: { EV: "R" } }))).toBe(true);
  expect(canSeeEventsOfSetlist(BOOKINGS)).toBe(true);
  expect(canSeeEventsOfSetlist(actorWith({ areas: { SL: "W" } }))).toBe(false);
});

it("a set list may be deleted unless it is permanent", () => {
  expect(canDeleteSetlist({ permanent: false })).toBe(true);
  expect(canDeleteSetlist({ permanent: true })).toBe(false);
});
