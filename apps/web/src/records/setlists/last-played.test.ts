import { expect, it } from "vitest";
import { lastPlayed } from "./last-played.ts";

const gig = (eventDate: string, eventStatusTag: "C" | "X" = "C") => ({
  id: 1,
  name: null,
  eventDate,
  eventStatusTag,
});
const song = (songId: number) => ({
  songId,
  setlistSectionId: 1,
  seconds: null,
  Song: { seconds: null },
});

it("a song was played last by the latest past gig of any of its set lists that was not cancelled", () => {
  const setlists = [
    { Event: [gig("2026-09-01"), gig("2026-10-09"), gig("2026-12-05")], songs: [song(1), song(2)] },
    { Event: [gig("2026-09-20"), gig("2026-11-01", "X")], songs: [song(2), song(3)] },
    { Event: [gig("2026-12-24")], songs: [song(4)] },
    { Event: [], songs: [song(5)] },
  ];
  expect([...lastPlayed(setlists, "2026-11-21")]).toEqual([
    [1, "2026-10-09"],
    [2, "2026-10-09"],
    [3, "2026-09-20"],
  ]);
});
