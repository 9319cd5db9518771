import { expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

it.each([
  [0, "0\u00a0Bytes"],
  [1023, "1023\u00a0Bytes"],
  [1024, "1\u00a0KB"],
  [1536, "1.5\u00a0KB"],
  [1_048_575, "1\u00a0MB"],
  [12_845_056, "12.25\u00a0MB"],
  [3_221_225_472, "3\u00a0GB"],
  [5_497_558_138_880, "5120\u00a0GB"],
])("shows %d bytes in Bytes, KB, MB or GB", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
