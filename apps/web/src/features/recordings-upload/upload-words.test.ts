import { expect, it } from "vitest";
import { countedFiles } from "./upload-words.ts";

it("counts recordings, and papers where there are any", () => {
  const recording = { kind: "recording" } as const;
  const paper = { kind: "paper" } as const;
  expect(countedFiles([])).toBe("0 Recordings");
  expect(countedFiles([recording])).toBe("1 Recording");
  expect(countedFiles([paper, paper])).toBe("2 PDFs");
  expect(countedFiles([recording, recording, paper])).toBe("2 Recordings and 1 PDF");
});
