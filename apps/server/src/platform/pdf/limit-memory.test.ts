import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { limitMemory } from "./limit-memory.ts";

const pdfium = await readFile(new URL(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")));
const MEGABYTE = 1024 * 1024;

it("lowers the maximum of PDFium's memory, and changes nothing else", () => {
  const limited = Buffer.from(limitMemory(pdfium, 256 * MEGABYTE));
  const maximum = Buffer.from([0x05, 0x07, 0x01, 0x01, 0x9c, 0x02, 0x80, 0x80, 0x02]);
  const at = pdfium.indexOf(maximum);
  expect(limited.subarray(at + 6, at + 9).toString("hex")).toBe("80a000");
  expect(limited.subarray(0, at + 6).equals(pdfium.subarray(0, at + 6))).toBe(true);
  expect(limited.subarray(at + 9).equals(pdfium.subarray(at + 9))).toBe(true);
});

it("refuses a module that it cannot limit", () => {
  expect(() => limitMemory(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]), MEGABYTE)).toThrow(
    "cannot be limited",
  );
});
