import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Turns that come when the test says so. */
function turns(most: number) {
  const works: (() => void)[] = [];
  const enter = createTurns(most, (work) => works.push(work));
  const entered: number[] = [];
  return {
    entered,
    come: (name: number) => enter(() => entered.push(name)),
    next() {
      for (const work of works.splice(0)) work();
    },
    isQuiet: () => works.length === 0,
  };
}

it("a few enter at each turn, in the order in which they came", () => {
  const { come, next, entered } = turns(2);
  for (let name = 1; name <= 5; name += 1) come(name);
  expect(entered).toEqual([1, 2]);
  next();
  expect(entered).toEqual([1, 2, 3, 4]);
  come(6);
  expect(entered).toEqual([1, 2, 3, 4]);
  next();
  expect(entered).toEqual([1, 2, 3, 4, 5, 6]);
});

it("whoever comes when nobody waits enters at once", () => {
  const { come, next, entered, isQuiet } = turns(2);
  come(1);
  expect(entered).toEqual([1]);
  next();
  expect(isQuiet()).toBe(true);
  come(2);
  come(3);
  expect(entered).toEqual([1, 2, 3]);
});

it("one who enters may send for others", () => {
  const entered: string[] = [];
  const works: (() => void)[] = [];
  const enter = createTurns(1, (work) => works.push(work));
  enter(() => enter(() => entered.push("second")));
  expect(entered).toEqual([]);
  works.shift()?.();
  expect(entered).toEqual(["second"]);
});
