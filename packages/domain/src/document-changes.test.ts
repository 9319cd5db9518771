import { describe, expect, it } from "vitest";
import { actorWith, ADMINISTRATOR } from "./actor.fixture.ts";
import { documentRefusal } from "./document-changes.ts";

const ofBand = { songId: null, venueId: null, eventId: null, admins: false, roleId: null };
const ofSong = { ...ofBand, songId: 1 };
const writer = actorWith({ roleId: 2, areas: { OD: "W" } });
const songWriter = actorWith({ roleId: 2, areas: { SO: "W" } });

describe("adding a document", () => {
  it("takes the right on where it goes", () => {
    expect(documentRefusal(writer, null, ofBand)).toBeNull();
    expect(documentRefusal(songWriter, null, ofSong)).toBeNull();
    expect(documentRefusal(songWriter, null, ofBand)).toBe("no_right");
  });

  it("for administrators only takes an administrator", () => {
    expect(documentRefusal(writer, null, { ...ofBand, admins: true })).toBe("no_right");
    expect(documentRefusal(ADMINISTRATOR, null, { ...ofBand, admins: true })).toBeNull();
  });
});

describe("changing a document", () => {
  it("takes the right to edit it", () => {
    expect(documentRefusal(songWriter, ofBand, ofBand)).toBe("no_right");
    expect(documentRefusal(writer, { ...ofBand, roleId: 3 }, ofBand)).toBe("no_right");
  });

  it("moves it where its member may add one", () => {
    expect(documentRefusal(writer, ofBand, ofSong)).toBeNull();
    expect(documentRefusal(songWriter, ofSong, { ...ofBand, songId: 2 })).toBeNull();
    expect(documentRefusal(songWriter, ofSong, ofBand)).toBe("no_right");
  });

  it("leaves it at one place", () => {
    expect(documentRefusal(writer, ofSong, { ...ofSong, venueId: 1 })).toBe("onePlace");
  });

  it("does not give it to a role that is not one's own", () => {
    expect(documentRefusal(writer, ofBand, { ...ofBand, roleId: 2 })).toBeNull();
    expect(documentRefusal(writer, ofBand, { ...ofBand, roleId: 3 })).toBe("ownRole");
    expect(documentRefusal(ADMINISTRATOR, ofBand, { ...ofBand, roleId: 3 })).toBeNull();
  });

  it("lets administrators alone set and clear that it is for them only", () => {
    expect(documentRefusal(writer, ofBand, { ...ofBand, admins: true })).toBe("no_right");
    expect(documentRefusal(ADMINISTRATOR, { ...ofBand, admins: true }, ofBand)).toBeNull();
  });
});
