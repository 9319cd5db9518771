import { describe, expect, it } from "vitest";
import { checkUnchanged } from "./record-lock.ts";
import { checkId, found } from "./record-kind.ts";

const VENUE = { noun: "venue", notFound: "not_found" } as const;
const LOADED = "2026-11-21T20:00:00.000Z";
const SAVED = "2026-11-21T20:05:00.000Z";

describe("saving a record", () => {
  it("goes through where nobody has saved since it was loaded", () => {
    expect(() => checkUnchanged({ updatedAt: LOADED, changedBy: "Joss" }, LOADED)).not.toThrow();
  });

  it("goes through where the client does not say what it loaded", () => {
    expect(() => checkUnchanged({ updatedAt: SAVED, changedBy: "Joss" }, undefined)).not.toThrow();
  });

  it("is refused where somebody has, and says who and when", () => {
    expect(() => checkUnchanged({ updatedAt: SAVED, changedBy: "Joss" }, LOADED)).toThrow(
      expect.objectContaining({
        code: "changed_meanwhile",
        details: { changedBy: "Joss", changedAt: SAVED },
      }),
    );
  });

  it("is refused where its body names another record", () => {
    expect(() => checkId(VENUE, 7, 7)).not.toThrow();
    expect(() => checkId(VENUE, 7, undefined)).not.toThrow();
    expect(() => checkId(VENUE, 7, 8)).toThrow("This is the id of another venue");
  });
});

it("a record that is not there fails as its kind does", () => {
  expect(found(VENUE, { id: 7 })).toEqual({ id: 7 });
  expect(() => found(VENUE, undefined)).toThrow(
    expect.objectContaining({ code: "not_found", message: "This venue does not exist." }),
  );
});
