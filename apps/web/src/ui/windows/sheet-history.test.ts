import { describe, expect, it } from "vitest";
import { afterHistoryChange, afterSheetsChange } from "./sheet-history.ts";

describe("when sheets open or close", () => {
  it("a sheet that opens gets an entry", () => {
    expect(afterSheetsChange(["song/1"], [])).toBe("push");
    expect(afterSheetsChange(["song/1", "song/1/edit"], ["song/1"])).toBe("push");
  });

  it("a sheet closed by its button takes its entry back", () => {
    expect(afterSheetsChange(["song/1"], ["song/1", "song/1/edit"])).toBe("back");
    expect(afterSheetsChange([], ["song/1"])).toBe("back");
  });

  it("nothing happens where the entry names the sheets that are open", () => {
    expect(afterSheetsChange(["song/1"], ["song/1"])).toBe("stay");
    expect(afterSheetsChange([], [])).toBe("stay");
  });
});

describe("when the history moves", () => {
  const still = { open: [], entry: [], samePage: true, back: false, isOurs: false };

  it("Back closes the uppermost sheet only", () => {
    const open = ["song/1", "song/1/edit"];
    expect(afterHistoryChange({ ...still, open, entry: ["song/1"], back: true })).toEqual({
      type: "close",
      key: "song/1/edit",
    });
  });

  it("Back over the entry of a sheet that closed long ago goes one further", () => {
    expect(afterHistoryChange({ ...still, entry: ["song/1"], back: true })).toEqual({
      type: "skip",
    });
  });

  it("the entry taken back after the close button leaves the other sheet open", () => {
    const change = { ...still, open: ["song/1"], entry: ["song/1"], back: true };
    expect(afterHistoryChange(change)).toEqual({ type: "stay" });
  });

  it("a sheet opened while the entry of another is taken back stays, and gets its own", () => {
    const change = { ...still, open: ["song/2"], entry: [], back: true, isOurs: true };
    expect(afterHistoryChange(change)).toEqual({ type: "push" });
  });

  it("another page closes every sheet, the uppermost first", () => {
    const open = ["song/1", "song/1/edit"];
    expect(afterHistoryChange({ ...still, open, samePage: false })).toEqual({
      type: "dismiss",
      keys: ["song/1/edit", "song/1"],
    });
  });

  it("a search on the same page leaves the sheet open", () => {
    expect(afterHistoryChange({ ...still, open: ["song/1"] })).toEqual({ type: "stay" });
  });

  it("a page without sheets is left alone", () => {
    expect(afterHistoryChange({ ...still, samePage: false, back: true })).toEqual({ type: "stay" });
  });
});
