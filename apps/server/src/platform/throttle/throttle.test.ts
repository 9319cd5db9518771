import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { databaseThrottle } from "./throttle.ts";

const { database } = await testDatabase();
const at = (time: string) => databaseThrottle(database, () => new Date(time));
const limit = (bucket: string) => ({ bucket, most: 2, windowSeconds: 900 });

describe("a limit", () => {
  it("is used up until the quarter of the hour is over, and says how long that is", async () => {
    const limits = [limit("a quarter")];
    await at("2026-11-22T23:15:00Z").spend(limits);
    await at("2026-11-22T23:29:00Z").spend(limits);
    await expect(at("2026-11-22T23:29:20Z").spend(limits)).rejects.toEqual(
      new Failure("throttled", { retryAfter: 40 }),
    );
    await at("2026-11-22T23:30:00Z").spend(limits);
  });

  it("is given back by who succeeds, within its window", async () => {
    const one = limit("given back");
    await at("2026-11-22T23:15:00Z").spend([one]);
    await at("2026-11-22T23:16:00Z").refund([one]);
    expect(await at("2026-11-22T23:17:00Z").excess(one)).toBe(0);
    await at("2026-11-22T23:31:00Z").refund([one]);
    expect(await at("2026-11-22T23:18:00Z").excess(one)).toBe(0);
    expect(await at("2026-11-22T23:19:00Z").excess(one)).toBe(1);
  });
});
