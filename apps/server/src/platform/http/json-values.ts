/**
 * Bounds how many values a JSON body holds, before it is parsed: a parser takes seconds for what is short and manifold, 27
 * megabytes of `{}` a minute, and everybody waits for it. Long texts cost it next to nothing.
 */
import { Failure } from "@bandstand/contracts/failure";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Most values of a JSON body; as many as its bytes hold where nothing is said. */
    maxValues?: number;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;

/**
 * Counts along with the body as it comes, in pieces. What is counted are commas and what opens a list or a record: half as
 * many as a parser would make values at least, and twice as many at most.
 */
export function createValueCounter(): { add(piece: Buffer): number } {
  let count = 1;
  let isInText = false;
  let isEscaped = false;

  /** @returns the place after the text that `from` lies in, or the end of the piece */
  function skipText(piece: Buffer, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      if (isEscaped) isEscaped = false;
      else if (piece[at] === BACKSLASH) isEscaped = true;
      else if (piece[at] === QUOTE) {
        isInText = false;
        return at + 1;
      }
    }
    return piece.length;
  }

  return {
    add(piece) {
      for (let at = 0; at < piece.length; at += 1) {
        if (isInText) at = skipText(piece, at);
        const byte = piece[at];
        if (byte === QUOTE) isInText = true;
        else if (byte === COMMA || byte === OPENING_BRACKET || byte === OPENING_BRACE) count += 1;
      }
      return count;
    },
  };
}

export function limitValues(app: FastifyInstance): void {
  // Without a promise: what reads the body has to listen before the first piece comes.
  app.addHook("preParsing", (request, _reply, payload, done) => {
    const { maxValues } = request.routeOptions.config;
    if (maxValues !== undefined) {
      const { add } = createValueCounter();
      const count = (piece: Buffer) => {
        if (add(piece) <= maxValues) return;
        payload.off("data", count);
        // Whoever reads the body answers; what still comes is let go by.
        payload.emit("error", new Failure("too_large"));
      };
      payload.on("data", count);
    }
    done(null, payload);
  });
}
