/** Writes tables as RFC 4180 describes them, safe to open in a spreadsheet. */
import { guardFormula } from "./formula-guard.ts";

/** Without it spreadsheets take UTF-8 for the alphabet of the machine. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One record with its line end. A number is one to spreadsheets, too, and no formula whatever its sign. */
export function writeCsvRecord(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => (typeof cell === "number" ? String(cell) : writeCell(cell)));
  return `${written.join(",")}\r\n`;
}

/** In quotation marks where something in it would part cells, or where white space at its ends might be dropped. */
function writeCell(cell: string): string {
  const guarded = guardFormula(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
