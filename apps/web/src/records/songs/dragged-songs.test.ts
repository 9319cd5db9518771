import { expect, it, onTestFinished, vi } from "vitest";
import { draggedSongs, dragSongs } from "./dragged-songs.ts";

function transfer() {
  const data = new Map<string, string>();
  const setData = (type: string, text: string) => void data.set(type, text);
  return { data, as: { setData, effectAllowed: "uninitialized" } as unknown as DataTransfer };
}

it("songs are on their way until the drag has ended, and are told by a type of our own", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { data, as } = transfer();
  const song = { id: 7, title: "Half Moon", artist: "The Band" };
  dragSongs([song], as);
  expect(draggedSongs.get()).toEqual([{ id: 7, title: "Half Moon" }]);
  expect(data.get("application/x-bandstand-songs+json")).toBe('[{"id":7,"title":"Half Moon"}]');
  expect(as.effectAllowed).toBe("copy");

  page.dispatchEvent(new Event("dragend"));
  expect(draggedSongs.get()).toBeNull();
});

it("a drag whose end nobody told is over with the next move of the pointer", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  onTestFinished(() => void vi.unstubAllGlobals());
  dragSongs([{ id: 7, title: "Half Moon" }], transfer().as);
  page.dispatchEvent(new Event("pointermove"));
  expect(draggedSongs.get()).toBeNull();
});
