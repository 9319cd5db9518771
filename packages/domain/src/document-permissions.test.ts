import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import {
  canAddDocument,
  canEditDocument,
  canRestrictToAdministrators,
  canSeeDocument,
  canSeeHistory,
} from "./document-permissions.ts";
import { canRead, canSeeFee, mayCall } from "./permissions.ts";

const ofBand = { songId: null, venueId: null, eventId: null, admins: false, roleId: null };
const ofSong = { ...ofBand, songId: 1 };
const ofVenue = { ...ofBand, venueId: 1 };
const ofEvent = { ...ofBand, eventId: 1 };
const writer = actorWith({ roleId: 2, areas: { OD: "W" } });

describe("adding a document", () => {
  it.each([ofBand, ofSong, ofVenue, ofEvent])("anywhere takes W on OD", (context) => {
    expect(canAddDocument(writer, context)).toBe(true);
    expect(canAddDocument(actorWith({ areas: { OD: "R" } }), context)).toBe(false);
  });

  it("to a song takes W on SO, to a venue W on VN, to an event W on EV", () => {
    const songs = actorWith({ areas: { SO: "W" } });
    const venues = actorWith({ areas: { VN: "W" } });
    const events = actorWith({ areas: { EV: "W" } });
    expect([ofBand, ofSong, ofVenue, ofEvent].map((it) => canAddDocument(songs, it))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([ofBand, ofSong, ofVenue, ofEvent].map((it) => canAddDocument(venues, it))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect([ofBand, ofSong, ofVenue, ofEvent].map((it) => canAddDocument(events, it))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("to a venue or an event is open to whoever edits those for bookings", () => {
    expect([ofBand, ofSong, ofVenue, ofEvent].map((it) => canAddDocument(BOOKINGS, it))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("a document", () => {
  it("is seen with R or W on documents or on what it belongs to", () => {
    expect(canSeeDocument(actorWith({ areas: { OD: "R" } }), ofSong)).toBe(true);
    expect(canSeeDocument(actorWith({ areas: { SO: "R" } }), ofSong)).toBe(true);
    expect(canSeeDocument(actorWith({ areas: { SO: "R" } }), ofVenue)).toBe(false);
    expect(canSeeDocument(BOOKINGS, ofVenue)).toBe(true);
    expect(canSeeDocument(BOOKINGS, ofBand)).toBe(false);
  });

  it("is edited with W only", () => {
    expect(canEditDocument(writer, ofBand)).toBe(true);
    expect(canEditDocument(actorWith({ areas: { SO: "W" } }), ofSong)).toBe(true);
    expect(canEditDocument(actorWith({ areas: { SO: "W" } }), ofVenue)).toBe(false);
    expect(canEditDocument(actorWith({ areas: { OD: "R" } }), ofBand)).toBe(false);
    expect(canEditDocument(BOOKINGS, ofVenue)).toBe(true);
    expect(canEditDocument(BOOKINGS, ofSong)).toBe(false);
  });

  it("for a role is for its members and administrators", () => {
    const forRole = { ...ofBand, roleId: 2 };
    expect(canSeeDocument(writer, forRole)).toBe(true);
    expect(canEditDocument(writer, forRole)).toBe(true);
    expect(canSeeDocument({ ...writer, roleId: 3 }, forRole)).toBe(false);
    expect(canEditDocument({ ...writer, roleId: null }, forRole)).toBe(false);
    expect(canSeeDocument(ADMINISTRATOR, forRole)).toBe(true);
  });

  it("for administrators only is for nobody else, whatever their role", () => {
    const forAdministrators = { ...ofBand, admins: true, roleId: 2 };
    expect(canSeeDocument(writer, forAdministrators)).toBe(false);
    expect(canEditDocument(writer, forAdministrators)).toBe(false);
    expect(canSeeDocument(ADMINISTRATOR, forAdministrators)).toBe(true);
    expect(canEditDocument(ADMINISTRATOR, forAdministrators)).toBe(true);
  });

  it("is restricted to administrators by administrators only", () => {
    expect(canRestrictToAdministrators(ADMINISTRATOR)).toBe(true);
    expect(canRestrictToAdministrators(writer)).toBe(false);
  });

  it("shows its history to administrators only", () => {
    expect(canSeeHistory(ADMINISTRATOR)).toBe(true);
    expect(canSeeHistory(writer)).toBe(false);
  });
});

it("a receipt is seen by those to whom the fee of its event is told, and by nobody else", () => {
  const ROLES = [
    { roleId: 1, Role: { tag: "M" } },
    { roleId: 2, Role: { tag: "MD" } },
    { roleId: null, Role: null },
  ];
  const privilege = fc.constantFrom("H" as const, "R" as const, "W" as const);
  const rights = fc.record({
    administratorEnabled: fc.boolean(),
    bookingsEnabled: fc.boolean(),
    editEnabled: fc.boolean(),
    areas: fc.record({ EV: privilege, OD: privilege }),
  });
  const receipt = { ...ofEvent, roleId: 1 };
  fc.assert(
    fc.property(rights, fc.constantFrom(...ROLES), (given, role) => {
      const member = actorWith({ ...given, ...role });
      const isSeen = canSeeDocument(member, receipt);
      if (canRead(member, "EV")) expect(isSeen).toBe(mayCall({ kind: "readMoney" }, member));
      expect(isSeen && !canSeeFee(member)).toBe(false);
    }),
  );
});
