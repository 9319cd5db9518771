import type { ByteSpan } from "./file-store.ts";

/** What a Range header asks of a file: all of it, one part, or something that it does not have. */
export type RequestedRange =
  | { kind: "whole" }
  | ({ kind: "part" } & ByteSpan)
  | { kind: "unsatisfiable" };

const whole: RequestedRange = { kind: "whole" };
const unsatisfiable: RequestedRange = { kind: "unsatisfiable" };

const single = /^bytes[ \t]*=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, section 14.2).
 *
 * Other units, headers that do not parse, and several ranges at once are answered with the whole file, as the RFC
 * allows: no player asks for several, and answering them costs far more than it brings.
 */
export function readByteRange(header: string | undefined, size: number): RequestedRange {
  const match = single.exec(header ?? "");
  if (!match) return whole;
  const [, first = "", last = ""] = match;
  if (first === "") return last === "" ? whole : suffix(Number(last), size);

  const start = Number(first);
  const end = last === "" ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return whole;
  if (start >= size) return unsatisfiable;
  return { kind: "part", start, end: Math.min(end, size - 1) };
}

function suffix(length: number, size: number): RequestedRange {
  if (length === 0) return unsatisfiable;
  // The last bytes of an empty file are the whole of it, which Content-Range has no way to say.
  if (size === 0) return whole;
  return { kind: "part", start: Math.max(0, size - length), end: size - 1 };
}

/** Cuts `span` at the end of a file of `size` bytes. Throws `RangeError` when nothing of it lies inside. */
export function clampSpan({ start, end }: ByteSpan, size: number): ByteSpan {
  if (!Number.isInteger(start) || start < 0 || start >= size || end < start) {
    throw new RangeError(`Bytes ${start} to ${end} are not in a file of ${size} bytes.`);
  }
  return { start, end: Math.min(end, size - 1) };
}
