import { describe, expect, it } from "vitest";
import { IDLE, type UploadAction, uploadReducer } from "./upload-state.ts";

const after = (...actions: UploadAction[]) => actions.reduce(uploadReducer, IDLE);
const start: UploadAction = { type: "start", source: "file", fileName: "demo.wav" };

describe("an upload", () => {
  it("goes from idle over loading to uploaded", () => {
    expect(after(start, { type: "progress", share: 0.4 })).toEqual({
      state: "loading",
      source: "file",
      fileName: "demo.wav",
      share: 0.4,
    });
    expect(after(start, { type: "done" })).toEqual({ state: "uploaded", fileName: "demo.wav" });
  });

  it("never shows less than it has shown", () => {
    expect(
      after(start, { type: "progress", share: 0.6 }, { type: "progress", share: 0.5 }),
    ).toMatchObject({ share: 0.6 });
  });

  it("says why it failed, and can begin again", () => {
    const failed = after(start, { type: "fail", message: "This file is empty." });
    expect(failed).toEqual({
      state: "failed",
      fileName: "demo.wav",
      message: "This file is empty.",
    });
    expect(uploadReducer(failed, start)).toMatchObject({ state: "loading", share: 0 });
  });

  it("is idle again once cancelled, whatever still arrives", () => {
    expect(
      after(start, { type: "reset" }, { type: "progress", share: 0.9 }, { type: "done" }),
    ).toEqual(IDLE);
  });
});
