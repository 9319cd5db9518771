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
  const now = [
    { type: "add", files } as const,
    { type: "start", id: 1 } as const,
    { type: "fail", id: 1, message: "Cut" } as const,
    { type: "done", id: 2, sent: undefined } as const,
  ].reduce<readonly UploadedFile[]>(uploadReducer, []);
  expect(now.map(({ progress }) => progress.state)).toEqual(["failed", "done"]);
  const again = uploadReducer(now, { type: "again", id: 1 });
  expect(again.map(({ progress }) => progress.state)).toEqual(["waiting", "done"]);
  expect(uploadReducer(again, { type: "cancel", id: 1 })).toHaveLength(1);
});
