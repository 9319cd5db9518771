import { describe, expect, it, vi } from "vitest";
import { createStore } from "./store.ts";

describe("a store", () => {
  it("tells those who listen of another value, until they stop", () => {
    const volume = createStore(80);
    const heard = vi.fn<() => void>();
    const stop = volume.subscribe(heard);
    volume.set(60);
    expect(volume.get()).toBe(60);
    stop();
    volume.set(40);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("tells nobody of the value that stands already", () => {
    const songs = createStore(["Marigold"]);
    const heard = vi.fn<() => void>();
    songs.subscribe(heard);
    songs.set(songs.get());
    expect(heard).not.toHaveBeenCalled();
  });
});
