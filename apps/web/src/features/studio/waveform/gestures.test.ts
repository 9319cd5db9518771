import { beforeEach, describe, expect, it } from "vitest";
import { createGestures, type Gestures } from "./gestures.ts";

let done: unknown[][] = [];
let gestures: Gestures;
const mouse = (x: number, at = 0) => ({ id: 1, x, at, isFinger: false });
const finger = (x: number, id = 1, at = 0) => ({ id, x, at, isFinger: true });

beforeEach(() => {
  done = [];
  const note =
    (name: string) =>
    (...values: unknown[]): void => {
      done.push([name, ...values]);
    };
  gestures = createGestures({
    press: note("press"),
    doublePress: note("doublePress"),
    drag: note("drag"),
    drop: note("drop"),
    dragCancelled: note("dragCancelled"),
    pan: note("pan"),
    pinchBegins: note("pinchBegins"),
    pinch: note("pinch"),
  });
});

describe("the mouse", () => {
  it("presses where it hardly moves", () => {
    gestures.down(mouse(100));
    gestures.move(mouse(102));
    gestures.up(mouse(102));
    expect(done).toEqual([["press", 102]]);
  });

  it("drags from where it began", () => {
    gestures.down(mouse(100));
    gestures.move(mouse(110));
    gestures.move(mouse(130));
    gestures.up(mouse(131));
    expect(done).toEqual([
      ["drag", 100, 110],
      ["drag", 100, 130],
      ["drop", 100, 131],
    ]);
  });

  it("presses twice at one place, and a third time anew", () => {
    for (const at of [0, 200, 300]) {
      gestures.down(mouse(100, at));
      gestures.up(mouse(100, at + 20));
    }
    expect(done.map(([name]) => name)).toEqual(["press", "doublePress", "press"]);
  });

  it("lets go of a drag that the system takes away", () => {
    gestures.down(mouse(100));
    gestures.move(mouse(130));
    gestures.cancel();
    gestures.move(mouse(150));
    expect(done).toEqual([["drag", 100, 130], ["dragCancelled"]]);
  });
});

describe("fingers", () => {
  it("pan with one", () => {
    gestures.down(finger(100));
    gestures.move(finger(105));
    gestures.move(finger(120));
    gestures.move(finger(117));
    gestures.up(finger(117));
    expect(done).toEqual([
      ["pan", 20],
      ["pan", -3],
    ]);
  });

  it("pinch with two, and lifting them presses nothing", () => {
    gestures.down(finger(100, 1));
    gestures.down(finger(200, 2));
    gestures.move(finger(300, 2));
    gestures.up(finger(100, 1));
    gestures.move(finger(310, 2));
    gestures.up(finger(310, 2));
    expect(done).toEqual([
      ["pinchBegins", 150],
      ["pinch", 2, 200],
    ]);
  });

  it("press twice", () => {
    gestures.down(finger(50, 1, 0));
    gestures.up(finger(50, 1, 60));
    gestures.down(finger(58, 2, 200));
    gestures.up(finger(58, 2, 260));
    expect(done).toEqual([
      ["press", 50],
      ["doublePress", 58, true],
    ]);
  });
});
