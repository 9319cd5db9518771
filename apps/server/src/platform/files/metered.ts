import { Transform } from "node:stream";
import { FileTooLarge } from "./file-store-errors.ts";

export interface Meter {
  readonly stream: Transform;
  /** Bytes that have passed so far. */
  size(): number;
}

/** A stream that counts what passes and fails with `FileTooLarge` on the first byte beyond `maximumSize`. */
export function createMeter(maximumSize = Number.POSITIVE_INFINITY): Meter {
  let size = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > maximumSize) done(new FileTooLarge(maximumSize));
      else done(null, chunk);
    },
  });
  return { stream, size: () => size };
}
