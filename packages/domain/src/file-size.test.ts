import { expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

it.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1_048_575, "1 MB"],
  [12_845_056, "12.25 MB"],
  [3_221_225_472, "3 GB"],
  [5_497_558_138_880, "5120 GB"],
])("shows %d bytes in Bytes, KB, MB or GB", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
