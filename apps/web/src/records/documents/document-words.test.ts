import { expect, it } from "vitest";
import { attachedTo, documentDate, fileWords, restrictedTo } from "./document-words.ts";

const NOTHING = {
  songId: null,
  venueId: null,
  eventId: null,
  Song: null,
  Venue: null,
  Event: null,
};

it("a document is dated in a short form", () => {
  expect(documentDate({ updatedAt: "2026-11-05T12:00:00.000Z" })).toBe("05-Nov-26");
});

it("a document is told by what it is attached to, as far as the reader knows that", () => {
  expect(attachedTo({ ...NOTHING, venueId: 3, Venue: { name: "Half Crown" } })).toBe("Half Crown");
  expect(attachedTo({ ...NOTHING, songId: 3 })).toBeNull();
});

it("its file is told by kind and size", () => {
  const FileType = { name: "PDF", icon: "picture_as_pdf", color: "red", extension: "pdf" };
  expect(fileWords({ FileType, size: 2048 })).toMatch(/^PDF, /);
  expect(fileWords({ FileType: null, size: null })).toBe("No file yet");
});

it("who alone sees it is told", () => {
  expect(restrictedTo({ admins: true, Role: null })).toBe("Administrators");
  expect(restrictedTo({ admins: false, Role: { tag: "TS", name: "Sound" } })).toBe("Sound");
  expect(restrictedTo({ admins: false, Role: null })).toBeNull();
});
