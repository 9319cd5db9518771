import { describe, expect, it } from "vitest";
import {
  inEachOthersWay,
  isLeft,
  isToSend,
  shareOfAll,
  type UploadAction,
  type UploadItem,
  uploadListReducer,
} from "./upload-list.ts";

const item = (id: number, songId: number) => ({
  id,
  kind: "recording" as const,
  fileName: `${id}.mp3`,
  size: 100,
  target: { kind: "song" as const, songId },
  suggestions: [],
});

const run = (...actions: UploadAction[]): readonly UploadItem[] =>
  actions.reduce<readonly UploadItem[]>(uploadListReducer, []);

const states = (items: readonly UploadItem[]) => items.map(({ progress }) => progress.state);
const THREE: UploadAction = { type: "add", items: [item(1, 11), item(2, 12), item(3, 13)] };

describe("many recordings", () => {
  it("begin together, but for those that are skipped", () => {
    const items = run(
      THREE,
      { type: "target", id: 2, target: { kind: "skip" } },
      { type: "begin" },
    );
    expect(states(items)).toEqual(["waiting", "ready", "waiting"]);
    expect(items.map(isToSend)).toEqual([false, false, false]);
  });

  it("fail one by one: the others go on, and the failed one can be tried again", () => {
    const items = run(
      THREE,
      { type: "begin" },
      { type: "start", id: 1 },
      { type: "start", id: 2 },
      { type: "fail", id: 1, message: "Cut" },
      { type: "done", id: 2 },
    );
    expect(states(items)).toEqual(["failed", "done", "waiting"]);
    expect(items.map(isLeft)).toEqual([true, false, false]);
    expect(states(uploadListReducer(items, { type: "retry", id: 1 }))).toEqual([
      "waiting",
      "done",
      "waiting",
    ]);
  });

  it("go back to being looked at when they are cancelled; what is done stays", () => {
    const items = run(
      THREE,
      { type: "begin" },
      { type: "start", id: 1 },
      { type: "done", id: 1 },
      { type: "start", id: 2 },
      { type: "cancel", id: 1 },
      { type: "cancel", id: 2 },
      { type: "cancel", id: 3 },
    );
    expect(states(items)).toEqual(["done", "ready", "ready"]);
  });

  it("tell how much of all bytes is there", () => {
    const items = run(
      THREE,
      { type: "begin" },
      { type: "start", id: 1 },
      { type: "done", id: 1 },
      { type: "start", id: 2 },
      { type: "progress", id: 2, share: 0.5 },
    );
    expect(shareOfAll(items)).toBe(0.5);
    expect(shareOfAll(run(THREE))).toBe(0);
  });

  it("for one song are in each other's way", () => {
    const items = run({ type: "add", items: [item(1, 11), item(2, 11), item(3, 13)] });
    expect([...inEachOthersWay(items)]).toEqual([1, 2]);
    expect(
      inEachOthersWay(uploadListReducer(items, { type: "target", id: 2, target: { kind: "skip" } }))
        .size,
    ).toBe(0);
  });

  it("leave alone the papers of their songs, of which there may be many", () => {
    const paper = (id: number) => ({ ...item(id, 11), kind: "paper" as const });
    expect(
      inEachOthersWay(run({ type: "add", items: [item(1, 11), paper(2), paper(3)] })).size,
    ).toBe(0);
  });

  it("remember the song that was added for one, until it is for another", () => {
    const added = run(THREE, { type: "added", id: 1, songId: 50 });
    expect(added[0]?.addedSongId).toBe(50);
    const other = uploadListReducer(added, { type: "target", id: 1, target: { kind: "skip" } });
    expect(other[0]?.addedSongId).toBeNull();
  });
});
