import { describe, expect, it } from "vitest";
import { afterHistoryChange, afterWindowsChange } from "./window-history.ts";

describe("when windows open or close", () => {
  it("one that opens gets an entry", () => {
    expect(afterWindowsChange(["song/1"], [])).toBe("push");
    expect(afterWindowsChange(["song/1", "song/1/edit"], ["song/1"])).toBe("push");
  });

  it("one that opens in the place of another takes over its entry", () => {
    expect(afterWindowsChange(["song/2"], ["song/1"])).toBe("replace");
  });

  it("one closed by its button takes its entry back", () => {
    expect(afterWindowsChange(["song/1"], ["song/1", "song/1/edit"])).toBe("back");
    expect(afterWindowsChange([], ["song/1"])).toBe("back");
  });

  it("nothing happens where the entry names those that are open", () => {
    expect(afterWindowsChange(["song/1"], ["song/1"])).toBe("stay");
    expect(afterWindowsChange([], [])).toBe("stay");
  });
});

describe("when the history moves", () => {
  const still = {
    open: [],
    entry: [],
    samePage: true,
    direction: "none",
    isOurs: false,
  } as const;
  const back = { ...still, direction: "back" } as const;

  it("Back closes the uppermost only", () => {
    const open = ["song/1", "song/1/edit"];
    expect(afterHistoryChange({ ...back, open, entry: ["song/1"] })).toEqual({
      type: "close",
      key: "song/1/edit",
    });
  });

  it("Back over the entry of one that closed long ago goes one further", () => {
    expect(afterHistoryChange({ ...back, entry: ["song/1"] })).toEqual({ type: "skip" });
  });

  it("Forward to the entry of one that was closed opens it again", () => {
    const change = { ...still, direction: "forward", entry: ["song/1"] } as const;
    expect(afterHistoryChange(change)).toEqual({ type: "reopen", keys: ["song/1"] });
  });

  it("the entry taken back after the close button leaves the other open", () => {
    const change = { ...back, open: ["song/1"], entry: ["song/1"] };
    expect(afterHistoryChange(change)).toEqual({ type: "stay" });
  });

  it("one opened while the entry of another is taken back stays, and gets its own", () => {
    const change = { ...back, open: ["song/2"], isOurs: true };
    expect(afterHistoryChange(change)).toEqual({ type: "push" });
  });

  it("another page leaves every window, the uppermost first", () => {
    const open = ["song/1", "song/1/edit"];
    expect(afterHistoryChange({ ...still, open, samePage: false })).toEqual({
      type: "leave",
      keys: ["song/1/edit", "song/1"],
    });
  });

  it("Back from another page opens what stood beside this one", () => {
    const change = { ...back, entry: ["setlist/1"], samePage: false };
    expect(afterHistoryChange(change)).toEqual({ type: "reopen", keys: ["setlist/1"] });
  });

  it("a search on the same page leaves the window and its address", () => {
    expect(afterHistoryChange({ ...still, open: ["song/1"] })).toEqual({ type: "replace" });
    expect(afterHistoryChange({ ...still, open: ["song/1"], entry: ["song/1"] })).toEqual({
      type: "stay",
    });
  });

  it("a page without windows is left alone", () => {
    expect(afterHistoryChange({ ...back, samePage: false })).toEqual({ type: "stay" });
  });
});
