import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMailAddress } from "../../../platform/mail/envelope.ts";
import { readReturnPath, returnPath } from "./return-path.ts";

const key = Buffer.alloc(32, 7);
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });

describe("the return path of a mail", () => {
  it("leads back to it, also in other letters, and fits into an address", () => {
    fc.assert(
      fc.property(id, id, (bandId, mailId) => {
        const path = returnPath("mailbox-for-bounces@band.example", key, { bandId, mailId });
        expect(isMailAddress(path)).toBe(true);
        expect(readReturnPath(path, key)).toEqual({ bandId, mailId });
        expect(readReturnPath(path.toUpperCase(), key)).toEqual({ bandId, mailId });
      }),
    );
  });

  it("cannot be made up", () => {
    const path = returnPath("bounces@band.example", key, { bandId: 1, mailId: 100 });
    expect(readReturnPath(path.replace("+1.", "+2."), key)).toBeNull();
    expect(readReturnPath(path.replace(/[0-9a-f]@/, "@"), key)).toBeNull();
    expect(readReturnPath(path, Buffer.alloc(32, 8))).toBeNull();
    expect(readReturnPath("bounces@band.example", key)).toBeNull();
  });
});
