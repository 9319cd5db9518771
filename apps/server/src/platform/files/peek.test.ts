import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { peek } from "./peek.ts";

const pieces = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

describe("looking at the beginning of a stream", () => {
  it("leaves the whole to be read, whatever the pieces", async () => {
    const parts = fc.array(fc.string());
    await fc.assert(
      fc.asyncProperty(parts, fc.nat({ max: 40 }), async (each, size) => {
        const whole = Buffer.from(each.join(""));
        const { head, stream } = await peek(pieces(...each.filter((part) => part !== "")), size);
        expect(head.equals(whole.subarray(0, size))).toBe(true);
        expect(await text(stream)).toBe(whole.toString());
      }),
    );
  });

  it("fails with a source that fails before there is enough to see", async () => {
    const source = new PassThrough();
    source.write("abc");
    setImmediate(() => source.destroy(new Error("cable pulled")));
    await expect(peek(source, 10)).rejects.toThrow("cable pulled");
  });

  it("passes on a failure behind the beginning", async () => {
    const source = new PassThrough();
    source.write("abcdef");
    const { stream } = await peek(source, 3);
    source.destroy(new Error("cable pulled"));
    await expect(text(stream)).rejects.toThrow("cable pulled");
  });

  it("lets the source go when the rest is not wanted", async () => {
    const source = new PassThrough();
    source.write("abcdef");
    const { stream } = await peek(source, 3);
    stream.destroy();
    await expect.poll(() => source.destroyed).toBe(true);
  });
});
