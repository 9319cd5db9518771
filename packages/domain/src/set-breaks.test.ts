import { describe, expect, it } from "vitest";
import { breakFieldAfter, setBreaks } from "./set-breaks.ts";

const evening = { numberSets: 3, firstBreak: 20, secondBreak: 15 };

describe("the breaks of an evening", () => {
  it("stand between its sets", () => {
    expect(setBreaks(evening, [1, 2, 3])).toEqual([
      { after: 1, minutes: 20 },
      { after: 2, minutes: 15 },
    ]);
  });

  it("are not held before anything is played, nor behind the last set", () => {
    expect(setBreaks(evening, [1])).toEqual([]);
    expect(setBreaks(evening, [2, 3])).toEqual([{ after: 2, minutes: 15 }]);
    expect(setBreaks(evening, [1, 4])).toEqual([]);
  });

  it("are those of the sets there are", () => {
    expect(setBreaks({ ...evening, numberSets: 2 }, [1, 2, 3])).toEqual([
      { after: 1, minutes: 20 },
    ]);
    expect(setBreaks({ ...evening, numberSets: 1 }, [1, 2])).toEqual([]);
  });

  it("are none where nothing is said, or while it is being typed", () => {
    expect(setBreaks({ numberSets: 2 }, [1, 2])).toEqual([]);
    expect(setBreaks({ numberSets: 2, firstBreak: null }, [1, 2])).toEqual([]);
  });
});

it("the break after a set is a field of its own, and the last set has none", () => {
  expect([1, 2, 3, 4].map((section) => breakFieldAfter(section, 3))).toEqual([
    "firstBreak",
    "secondBreak",
    null,
    null,
  ]);
  expect(breakFieldAfter(2, 2)).toBeNull();
});
