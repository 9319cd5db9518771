import type { Bookmark } from "@bandstand/contracts/bookmarks";
import { songRow } from "@bandstand/contracts/songs.fixture";
import { describe, expect, it } from "vitest";
import { bookmarkOf } from "../../../records/bookmarks/bookmark.fixture.ts";
import { practiceSongs } from "./practice-songs.ts";

const recorded = (id: number, day: number) =>
  songRow({
    id,
    recordingFilename: `${id}.mp3`,
    recordingDate: `2026-11-0${day}T10:00:00.000Z`,
  });
const silentBookmark = (id: number): Bookmark => {
  const bookmark = bookmarkOf(id);
  return { ...bookmark, Song: { ...bookmark.Song, recordingFilename: null } };
};
const ids = (songs: readonly { id: number }[]) => songs.map(({ id }) => id);

describe("what there is to practise", () => {
  it("is four bookmarks in their order, and the four newest recordings that are not among them", () => {
    const bookmarks = [5, 4, 3, 2, 1].map((id) => bookmarkOf(id));
    const songs = [
      recorded(10, 9),
      ...[61, 62, 63, 64, 65].map((id, day) => recorded(id, day + 1)),
    ];
    const practice = practiceSongs({ bookmarks, songs, dashboard: undefined });
    expect(ids(practice.bookmarked)).toEqual([50, 40, 30, 20]);
    expect(ids(practice.recorded)).toEqual([65, 64, 63, 62]);
  });

  it("plays all bookmarks that have a recording", () => {
    const bookmarks = [
      bookmarkOf(1),
      silentBookmark(2),
      ...[3, 4, 5, 6].map((id) => bookmarkOf(id)),
    ];
    expect(
      ids(practiceSongs({ bookmarks, songs: [recorded(9, 1)], dashboard: undefined }).queue),
    ).toEqual([10, 30, 40, 50, 60]);
  });

  it("plays the newest recordings where no bookmark has one", () => {
    const { queue } = practiceSongs({
      bookmarks: [silentBookmark(1)],
      songs: [recorded(8, 1), recorded(9, 2)],
      dashboard: undefined,
    });
    expect(ids(queue)).toEqual([9, 8]);
  });

  it("is nothing where there are neither bookmarks nor recordings", () => {
    const {
      bookmarked,
      recorded: newest,
      queue,
    } = practiceSongs({
      bookmarks: [],
      songs: [songRow({ id: 1 })],
      dashboard: undefined,
    });
    expect([bookmarked, newest, queue]).toEqual([[], [], []]);
  });

  it("is first of all what is due for the next gig, and that is what is played", () => {
    const gigSong = (id: number, recordingFilename: string | null) => ({
      id,
      songId: id,
      setlistId: 1,
      setlistSectionId: 1,
      sequence: id,
      seconds: null,
      featuring: null,
      songkey: null,
      capo: null,
      note: null,
      Song: songRow({ id, recordingFilename }),
      SetlistSection: { id: 1, name: "First Set", sequence: 1 },
    });
    const dashboard = {
      nextGig_setlistSongs: [1, 2, 3, 4, 5, 6].map((id) => gigSong(id, id === 2 ? null : "a.mp3")),
      practices: [{ songId: 6, day: "2026-11-20" }],
      lastGigDate: "2026-11-14",
    };
    const { upcoming, due, queue } = practiceSongs({
      bookmarks: [bookmarkOf(1)],
      songs: [],
      dashboard,
    });
    expect([ids(upcoming), due]).toEqual([[1, 2, 3, 4], 5]);
    expect(ids(queue)).toEqual([1, 3, 4, 5]);
    const unread = { ...dashboard, practices: null };
    expect(practiceSongs({ bookmarks: [], songs: [], dashboard: unread }).due).toBe(0);
  });
});
