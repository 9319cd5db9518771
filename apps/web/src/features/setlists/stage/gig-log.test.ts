import { describe, expect, it } from "vitest";
import { type GigLog, logOfTonight, readLog, withOpened, writeLog } from "./gig-log.ts";

const MINUTE = 60_000;
const opened = (...songs: [songId: number, at: number][]) =>
  songs.reduce<GigLog>((log, [songId, at]) => withOpened(log, songId, at), []);

describe("the log of a gig", () => {
  it("begins with the first song that is opened", () => {
    expect(opened([1, 0])).toEqual([{ songId: 1, at: 0 }]);
  });

  it("has each song from when it was opened, and keeps that when the page loads again", () => {
    expect(opened([1, 0], [2, 4 * MINUTE], [2, 5 * MINUTE])).toEqual([
      { songId: 1, at: 0 },
      { songId: 2, at: 4 * MINUTE },
    ]);
  });

  it("leaves out what was only looked at", () => {
    const ahead = opened([1, 0], [2, 2 * MINUTE], [3, 2 * MINUTE + 5000], [4, 2 * MINUTE + 9000]);
    expect(ahead.map(({ songId }) => songId)).toEqual([1, 4]);
    expect(opened([1, 0], [2, 2 * MINUTE], [1, 2 * MINUTE + 5000])).toEqual([{ songId: 1, at: 0 }]);
  });

  it("ends three hours after the last song was begun", () => {
    const log = opened([1, 0], [2, 4 * MINUTE]);
    expect(logOfTonight(log, 184 * MINUTE)).toEqual(log);
    expect(logOfTonight(log, 185 * MINUTE)).toEqual([]);
    expect(withOpened(log, 2, 185 * MINUTE)).toEqual([{ songId: 2, at: 185 * MINUTE }]);
  });
});

describe("the log that is kept", () => {
  const { text } = writeLog("7/3", opened([1, 0], [2, MINUTE]));

  it("is read again for its set list, and for no other", () => {
    expect(readLog("7/3", () => text)).toEqual(opened([1, 0], [2, MINUTE]));
    expect(readLog("7/4", () => text)).toEqual([]);
  });

  it.each([null, "", "{", "[]", '{"setlist":"7/3","log":[{"songId":"x","at":0}]}'])(
    "is empty where %s was kept",
    (kept) => {
      expect(readLog("7/3", () => kept)).toEqual([]);
    },
  );
});
