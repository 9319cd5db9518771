import { describe, expect, it } from "vitest";
import { readVisits, visitAt, writeVisits } from "./last-visit.ts";

const noon = new Date("2026-11-23T12:00:00.000Z");
const visits = { since: "2026-11-20T09:00:00.000Z", last: "2026-11-23T11:45:00.000Z" };

describe("since when somebody was away", () => {
  it("is not known on their first visit", () => {
    expect(visitAt(noon, null)).toEqual({ since: null, last: "2026-11-23T12:00:00.000Z" });
  });

  it("stays the same while they come and go within half an hour", () => {
    expect(visitAt(noon, visits).since).toBe("2026-11-20T09:00:00.000Z");
  });

  it("is when they were last seen, once they were away for longer", () => {
    const evening = new Date("2026-11-23T19:00:00.000Z");
    expect(visitAt(evening, visits).since).toBe("2026-11-23T11:45:00.000Z");
  });
});

describe("visits that are kept", () => {
  it.each([visits, { since: null, last: visits.last }])("are read as they were", (kept) => {
    expect(readVisits(writeVisits(kept))).toEqual(kept);
  });

  it.each([null, "", "yesterday", "never soon"])("are none where %j is kept", (kept) => {
    expect(readVisits(kept)).toBeNull();
  });
});
