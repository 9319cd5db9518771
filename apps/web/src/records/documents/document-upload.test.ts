import { expect, it } from "vitest";
import { refusalOf, titleOfFile, type UploadedFile, uploadReducer } from "./document-upload.ts";

it("a file is taken by its extension and its size", () => {
  expect(refusalOf({ name: "Rider.PDF", size: 10 })).toBeNull();
  expect(refusalOf({ name: "song.mp3", size: 10 })).toBe("Invalid Filetype .mp3");
  expect(refusalOf({ name: "rider.pdf", size: 0 })).toBe("This file is empty.");
  expect(refusalOf({ name: "rider.pdf", size: 51 * 1024 * 1024 })).toMatch(/^Larger than 50/);
});

it("a document is called as its file is", () => {
  expect(titleOfFile("Stage_plot 2026.pdf")).toBe("Stage plot 2026");
  expect(titleOfFile("README")).toBe("README");
});

it("one that failed leaves the others, and can be begun again", () => {
  const files = [1, 2].map((id) => ({ id, name: `${id}.pdf`, size: 1 }));
  const failed = { state: "failed", message: "Cut" } as const;
  const now = [
    { type: "add", files } as const,
    { type: "progress", id: 1, progress: failed } as const,
    { type: "progress", id: 2, progress: { state: "done" } } as const,
  ].reduce<readonly UploadedFile[]>(uploadReducer, []);
  expect(now.map(({ progress }) => progress.state)).toEqual(["failed", "done"]);
  const again = uploadReducer(now, { type: "progress", id: 1, progress: { state: "waiting" } });
  expect(again.map(({ progress }) => progress.state)).toEqual(["waiting", "done"]);
  expect(uploadReducer(again, { type: "remove", id: 1 })).toHaveLength(1);
});
