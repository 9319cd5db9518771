import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { isFileKey, newFileName } from "./file-key.ts";
import { InvalidFileKey } from "./file-store-errors.ts";

describe("keys of stored files", () => {
  it.each(["a.mp3", "peaks/0f3a.dat", "a_b-c.tar.gz", "0"])("takes %j", (key) => {
    expect(isFileKey(key)).toBe(true);
  });

  it("never lets a key out of its folder", () => {
    const hostile = fc.stringMatching(/^[a-z./\\~:%\0 -]{0,30}$/);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (key) => {
        if (isFileKey(key)) expect(resolve("/store", key).startsWith(`/store${sep}`)).toBe(true);
      }),
    );
  });

  it("refuses a key of more than 200 characters", () => {
    expect(isFileKey("a".repeat(200))).toBe(true);
    expect(isFileKey("a".repeat(201))).toBe(false);
  });
});

describe("new file names", () => {
  it("are 160 random bits and the extension", () => {
    expect(newFileName("mp3", (size) => new Uint8Array(size).fill(0xab))).toBe(
      `${"ab".repeat(20)}.mp3`,
    );
    expect(newFileName("mp3", randomBytes)).not.toBe(newFileName("mp3", randomBytes));
  });

  it.each(["", "MP3", "../x", "a b", "é"])("refuse the extension %j", (extension) => {
    expect(() => newFileName(extension, randomBytes)).toThrow(InvalidFileKey);
  });
});
