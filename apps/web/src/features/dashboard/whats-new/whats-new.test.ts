import type { WhatsNew } from "@bandstand/contracts/dashboard";
import type { RecentChange } from "@bandstand/contracts/recent-changes";
import { describe, expect, it } from "vitest";
import { mayHaveNews, newsItems } from "./whats-new.ts";

const NOTHING: WhatsNew = { songs: null, events: null, bandUsers: null, documents: null };
const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`;
const song = (id: number, day: number, recorded: number | null = null) => ({
  id,
  title: `Song ${id}`,
  artist: "The Ardens",
  createdAt: at(day),
  recordingFilename: recorded === null ? null : "take.mp3",
  recordingDate: recorded === null ? null : at(recorded),
});
const change: RecentChange = {
  kind: "song",
  id: 1,
  name: "Song 1",
  how: "changed",
  changedAt: at(20),
  changedBy: "Joss",
};
const told = (changes: readonly RecentChange[], whatsNew: Partial<WhatsNew>) =>
  newsItems(changes, whatsNew).map(({ name, how, by }) => [name, how, by]);

describe("what is new", () => {
  it("is all that was added, the latest first", () => {
    const events = [
      {
        id: 5,
        name: null,
        eventDate: "2026-12-01",
        eventType_name: "Gig",
        venue_name: "The Half Crown",
        createdAt: at(18),
      },
    ];
    const bandUsers = [{ id: 7, nickname: "Ana", instrument: "Drums", createdAt: at(19) }];
    const documents = [{ id: 8, title: "Contract", createdAt: at(17) }];
    expect(told([], { songs: [song(2, 16)], events, bandUsers, documents })).toEqual([
      ["Ana", "added", null],
      ["Gig, The Half Crown", "added", null],
      ["Contract", "added", null],
      ["Song 2", "added", null],
    ]);
  });

  it("is a song that was recorded since it was added, as of then", () => {
    expect(told([], { songs: [song(2, 10), song(3, 5, 15)] })).toEqual([
      ["Song 3", "recorded", null],
      ["Song 2", "added", null],
    ]);
  });

  it("is told once, by what somebody did last", () => {
    expect(told([change], { songs: [song(1, 12)] })).toEqual([["Song 1", "changed", "Joss"]]);
  });

  it("can be nothing for who may read something, and not for who may read nothing", () => {
    expect(mayHaveNews({ ...NOTHING, events: [] })).toBe(true);
    expect(mayHaveNews(NOTHING)).toBe(false);
    expect(mayHaveNews(undefined)).toBe(false);
  });
});
