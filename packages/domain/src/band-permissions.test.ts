import { describe, expect, it } from "vitest";
import { actorWith, ADMINISTRATOR, BOOKINGS, NOBODY } from "./actor.fixture.ts";
import {
  bandsToImportFrom,
  canEditBand,
  canEditNews,
  canImport,
  canSeePrivateBandInformation,
  canSeeSetlistName,
  canSeeSongBasics,
  canSeeVenueName,
  PRIVATE_BAND_FIELDS,
  SONG_BASICS,
  whatsNewKinds,
} from "./band-permissions.ts";

const WRITER = actorWith({ areas: { DB: "W", BU: "W" } });

describe("an administrator, and nobody else,", () => {
  it.each([
    ["edits the band", canEditBand],
    ["edits and clears news and information", canEditNews],
    ["sees private information", canSeePrivateBandInformation],
  ])("%s", (_, rule) => {
    expect(rule(ADMINISTRATOR)).toBe(true);
    expect(rule(WRITER)).toBe(false);
    expect(rule(BOOKINGS)).toBe(false);
  });
});

it("counts rules, responsibilities, merchandising, bookings, passwords and payment as private", () => {
  expect(PRIVATE_BAND_FIELDS).toEqual([
    "rules",
    "responsibilities",
    "merchandising",
    "bookingRequirements",
    "passwords",
    "paymentDetails",
  ]);
});

describe("what is hidden", () => {
  it("still shows a reader of set lists the basics of their songs", () => {
    expect(canSeeSongBasics(actorWith({ areas: { SL: "R" } }))).toBe(true);
    expect(canSeeSongBasics(actorWith({ areas: { SO: "R" } }))).toBe(true);
    expect(canSeeSongBasics(actorWith({ areas: { EV: "W" } }))).toBe(false);
    expect(SONG_BASICS).toEqual(["title", "artist", "songkey", "capo", "bpm", "seconds"]);
  });

  it("still shows a reader of events the names of venue and set list", () => {
    const reader = actorWith({ areas: { EV: "R" } });
    expect(canSeeVenueName(reader)).toBe(true);
    expect(canSeeSetlistName(reader)).toBe(true);
    expect(canSeeVenueName(actorWith({ areas: { VN: "R" } }))).toBe(true);
    expect(canSeeSetlistName(actorWith({ areas: { SL: "R" } }))).toBe(true);
    expect(canSeeVenueName(NOBODY)).toBe(false);
    expect(canSeeSetlistName(NOBODY)).toBe(false);
  });
});

it("tells what is new only where the member may read", () => {
  expect(whatsNewKinds(ADMINISTRATOR)).toEqual(["songs", "events", "bandUsers", "documents"]);
  expect(whatsNewKinds(actorWith({ areas: { SO: "R", OD: "W", BU: "H" } }))).toEqual([
    "songs",
    "documents",
  ]);
  expect(whatsNewKinds(actorWith({ areas: { EV: "R", BU: "R" } }))).toEqual([
    "events",
    "bandUsers",
  ]);
});

describe("an import", () => {
  it("of songs is for song editors, of venues for venue editors", () => {
    expect(canImport(actorWith({ areas: { SO: "W" } }), "songs")).toBe(true);
    expect(canImport(actorWith({ areas: { SO: "W" } }), "venues")).toBe(false);
    expect(canImport(BOOKINGS, "venues")).toBe(true);
    expect(canImport(BOOKINGS, "songs")).toBe(false);
    expect(canImport(actorWith({ areas: { OD: "W" } }), "venues")).toBe(false);
  });

  it("takes from bands in which the person is an administrator", () => {
    const bands = [
      { bandId: 1, administratorEnabled: true },
      { bandId: 2, administratorEnabled: false },
    ];
    expect(bandsToImportFrom(bands)).toEqual([{ bandId: 1, administratorEnabled: true }]);
  });
});
