import { describe, expect, it } from "vitest";
import { type UploadAction, type UploadItem, uploadListReducer } from "./upload-list.ts";
import { createUploadRunner } from "./upload-runner.ts";

interface Sending {
  songId: number;
  onProgress: (share: number) => void;
  finish: () => void;
  cut: (error: Error) => void;
}

function desk(count: number, target?: UploadItem["target"]) {
  let items: readonly UploadItem[] = [];
  const sending: Sending[] = [];
  const added: object[] = [];
  const dispatch = (action: UploadAction) => {
    items = uploadListReducer(items, action);
  };
  const runner = createUploadRunner({
    items: () => items,
    dispatch,
    addSong: (song) => {
      added.push(song);
      return Promise.resolve(100 + added.length);
    },
    send: (songId, _item, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sending.push({ songId, onProgress, finish: resolve, cut: reject });
        signal.addEventListener("abort", () => reject(new Error("Aborted")));
      }),
    describe: (error) => (error instanceof Error ? error.message : ""),
  });
  dispatch({
    type: "add",
    items: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      fileName: `${index + 1}.mp3`,
      size: 100,
      target: target ?? { kind: "song", songId: index + 11 },
      suggestions: [],
    })),
  });
  dispatch({ type: "begin" });
  const states = () => items.map(({ progress }) => progress.state);
  return { runner, sending, added, states, dispatch };
}

/** Until what was resolved has been dealt with. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("sending recordings", () => {
  it("has two under way, and the next when one is there", async () => {
    const { runner, sending, states } = desk(3);
    runner.wake();
    await settled();
    expect(states()).toEqual(["uploading", "uploading", "waiting"]);
    sending[0]?.finish();
    await settled();
    expect(states()).toEqual(["done", "uploading", "uploading"]);
    expect(sending.map(({ songId }) => songId)).toEqual([11, 12, 13]);
  });

  it("goes on where one is cut, which can be sent again", async () => {
    const { runner, sending, states, dispatch } = desk(2);
    runner.wake();
    await settled();
    sending[0]?.cut(new Error("Cut"));
    sending[1]?.finish();
    await settled();
    expect(states()).toEqual(["failed", "done"]);
    dispatch({ type: "retry", id: 1 });
    runner.wake();
    await settled();
    sending[2]?.finish();
    await settled();
    expect(states()).toEqual(["done", "done"]);
  });

  it("cancelled starts nothing more", async () => {
    const { runner, sending, states } = desk(4);
    runner.wake();
    await settled();
    runner.cancelAll();
    await settled();
    expect(states()).toEqual(["ready", "ready", "ready", "ready"]);
    expect(sending).toHaveLength(2);
  });

  it("adds a new song once, however often its recording is tried", async () => {
    const { runner, sending, added, dispatch } = desk(1, {
      kind: "new",
      title: "One",
      artist: "Ann",
    });
    runner.wake();
    await settled();
    sending[0]?.cut(new Error("Cut"));
    await settled();
    dispatch({ type: "retry", id: 1 });
    runner.wake();
    await settled();
    expect(added).toEqual([{ title: "One", artist: "Ann" }]);
    expect(sending.map(({ songId }) => songId)).toEqual([101, 101]);
  });
});
