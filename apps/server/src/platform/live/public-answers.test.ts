import { describe, expect, it } from "vitest";
import type { PublicEars } from "./live.ts";
import { createPublicAnswers, type Made } from "./public-answers.ts";

const BAND = 7;

/** What is kept, with the news and the clock in the test's hands. */
function keeper({ room, at = "2026-07-01T12:00:00Z" }: { room?: number; at?: string } = {}) {
  let time = Date.parse(at);
  let isHeard = true;
  let ears: PublicEars = { changed: () => {}, lost: () => {} };
  const answers = createPublicAnswers({
    now: () => new Date(time),
    hear(given) {
      ears = given;
      return () => isHeard;
    },
  });
  let made = 0;
  const kept = answers.keep<number>(room);
  const make = (how: Partial<Made<number>> = {}) => {
    made += 1;
    return { value: made, bandId: BAND, timeZone: "Europe/London", size: 10, ...how };
  };
  return {
    answers,
    /** Which making it was of. */
    get: (key = "gigs", how: Partial<Made<number>> = {}) => kept.get(key, async () => make(how)),
    /** The rows are read before `meanwhile` happens, and answered after it. */
    readDuring: (meanwhile: () => void, key = "gigs") =>
      kept.get(key, async () => {
        const read = make();
        await Promise.resolve();
        meanwhile();
        return read;
      }),
    changed: (bandId = BAND) => ears.changed(bandId),
    lose() {
      isHeard = false;
      ears.lost();
    },
    hearAgain() {
      isHeard = true;
    },
    pass(ms: number) {
      time += ms;
    },
  };
}

describe("what everybody is told", () => {
  it("is made once, until the band changes", async () => {
    const { get, changed } = keeper();
    expect([await get(), await get()]).toEqual([1, 1]);
    changed();
    expect([await get(), await get()]).toEqual([2, 2]);
  });

  it("stays when another band changes", async () => {
    const { get, changed } = keeper();
    await get();
    changed(8);
    expect(await get()).toBe(1);
  });

  it("is not kept where the band changes between reading and keeping", async () => {
    const { get, readDuring, changed, answers } = keeper();
    await readDuring(changed);
    expect(await get()).toBe(2);
    answers.drop(BAND);
    await readDuring(() => answers.drop(BAND));
    expect(await get()).toBe(4);
  });

  it("is made once for all who ask at once", async () => {
    const { get } = keeper();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  it("is read anew for whoever asks after a change, while others still wait for what was before", async () => {
    const { get, changed } = keeper();
    const before = get();
    changed();
    expect(await get()).toBe(2);
    expect(await before).toBe(1);
  });

  it("is kept by nobody while no change can be heard, and goes when the line is lost", async () => {
    const { get, readDuring, lose, hearAgain } = keeper();
    await get();
    lose();
    expect([await get(), await get()]).toEqual([2, 3]);
    hearAgain();
    expect([await get(), await get()]).toEqual([4, 4]);
    await readDuring(() => {
      lose();
      hearAgain();
    }, "other");
    expect(await get("other")).toBe(6);
  });

  it("is as old as half a minute at most, should a change never be heard of", async () => {
    const { get, pass } = keeper();
    await get();
    pass(29_999);
    expect(await get()).toBe(1);
    pass(1);
    expect(await get()).toBe(2);
  });

  it("ends at the band's midnight, wherever the server stands", async () => {
    const { get, pass } = keeper({ at: "2026-07-01T13:59:50Z" });
    const inSydney = { timeZone: "Australia/Sydney" };
    await get("gigs", inSydney);
    pass(9_999);
    expect(await get("gigs", inSydney)).toBe(1);
    pass(1);
    expect(await get("gigs", inSydney)).toBe(2);
  });

  it("makes way for what was asked for since, within its room", async () => {
    const { get } = keeper({ room: 100 });
    for (let key = 0; key < 10; key += 1) await get(String(key));
    expect(await get("0")).toBe(1);
    await get("one more");
    expect(await get("0")).toBe(1);
    expect(await get("1")).toBe(12);
  });

  it("is not kept where it is too large, or where there is nothing", async () => {
    const { answers, get } = keeper({ room: 100 });
    expect([await get("large", { size: 13 }), await get("large", { size: 13 })]).toEqual([1, 2]);
    let asked = 0;
    const nothing = answers.keep<number>();
    const ask = () =>
      nothing.get("unknown", async () => {
        asked += 1;
        return null;
      });
    expect([await ask(), await ask(), asked]).toEqual([null, null, 2]);
  });

  it("fails for whoever asks, and is asked for anew by the next", async () => {
    const { answers } = keeper();
    const kept = answers.keep<string>();
    await expect(kept.get("gigs", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    const value = { value: "here", bandId: BAND, timeZone: "UTC", size: 1 };
    expect(await kept.get("gigs", async () => value)).toBe("here");
  });
});
