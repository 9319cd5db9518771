import { describe, expect, it } from "vitest";
import { firstSteps } from "./first-steps.ts";

const doneOf = (songs: number, recordings: number) =>
  firstSteps({ songs, recordings }).map(({ key, done }) => [key, done]);

describe("the first steps of a band", () => {
  it("are what the band has elsewhere, or a song, then its recording", () => {
    expect(doneOf(0, 0)).toEqual([
      ["import", false],
      ["song", false],
      ["recording", false],
    ]);
    expect(doneOf(3, 0)).toEqual([
      ["song", true],
      ["recording", false],
    ]);
    expect(doneOf(3, 1)).toEqual([
      ["song", true],
      ["recording", true],
    ]);
  });

  it("have a set list after them for who may make one", () => {
    const steps = firstSteps({ songs: 1, recordings: 0, setlists: 0 });
    expect(steps.at(-1)).toMatchObject({ key: "setlist", done: false });
    expect(firstSteps({ songs: 1, recordings: 0, setlists: 1 }).at(-1)?.done).toBe(true);
  });

  it("have the band invited last, by who may, until somebody else is in it", () => {
    const last = (members?: number) => firstSteps({ songs: 1, recordings: 0, members }).at(-1);
    expect(last(1)).toMatchObject({ key: "members", action: "Add Member", done: false });
    expect(last(2)?.done).toBe(true);
    expect(last()?.key).toBe("recording");
  });

  it("offer the upload only once there is a song, and say so", () => {
    expect(firstSteps({ songs: 0, recordings: 0 })[2]?.unavailable).toBe("Add a song first");
    expect(firstSteps({ songs: 1, recordings: 0 })[1]?.unavailable).toBeUndefined();
    const setlist = firstSteps({ songs: 0, recordings: 0, setlists: 0 })[3];
    expect(setlist?.unavailable).toBe("Add a song first");
  });
});
