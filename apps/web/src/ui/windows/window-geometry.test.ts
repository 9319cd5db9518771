import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResizeEdge } from "./window-geometry.ts";
import {
  clampRect,
  foldedPlace,
  foldedRoom,
  moveRect,
  placeWindow,
  resizeRect,
  slotRect,
} from "./window-geometry.ts";

const laptop = { width: 1440, height: 900 };

describe("the place of a new window", () => {
  it("is centred near the top", () => {
    expect(placeWindow({ width: 900, height: null }, [], laptop)).toEqual({
      x: 270,
      y: 48,
      width: 900,
      height: null,
    });
  });

  it("is one offset right of and below a window that stands there already", () => {
    const first = placeWindow({ width: 900, height: null }, [], laptop);
    expect(placeWindow({ width: 900, height: null }, [first], laptop)).toMatchObject({
      x: 298,
      y: 76,
    });
    expect(placeWindow({ width: 500, height: null }, [first], laptop)).toMatchObject({
      x: 498,
      y: 76,
    });
  });

  it("is free again once the first window has been moved away", () => {
    const moved = { x: 0, y: 300, width: 900, height: null };
    expect(placeWindow({ width: 900, height: null }, [moved], laptop)).toMatchObject({
      x: 270,
      y: 48,
    });
  });

  it("leaves 20 pixels of the screen's width free for a window that asks for more", () => {
    expect(placeWindow({ width: 4000, height: null }, [], laptop)).toMatchObject({
      x: 10,
      width: 1420,
    });
  });
});

describe("the limits of a window", () => {
  it("are at least 200 by 150", () => {
    expect(clampRect({ x: 10, y: 10, width: 20, height: 20 }, laptop)).toEqual({
      x: 10,
      y: 10,
      width: 200,
      height: 150,
    });
  });

  it("pull a window back when the viewport shrinks under it", () => {
    const rect = { x: 500, y: 700, width: 900, height: 400 };
    expect(clampRect(rect, { width: 800, height: 600 })).toEqual({
      x: 20,
      y: 556,
      width: 780,
      height: 400,
    });
  });

  it("keep the title bar in reach however far the window is moved", () => {
    const rect = { x: 100, y: 100, width: 600, height: null };
    expect(moveRect(rect, { dx: 5000, dy: 5000 }, laptop)).toMatchObject({ x: 840, y: 856 });
    expect(moveRect(rect, { dx: -5000, dy: -5000 }, laptop)).toMatchObject({ x: 0, y: 0 });
  });
});

describe("resizing", () => {
  const rect = { x: 100, y: 100, width: 600, height: 400 };

  it("by the right lower corner keeps the left upper one", () => {
    expect(resizeRect(rect, "se", { dx: 50, dy: -30 }, laptop)).toEqual({
      x: 100,
      y: 100,
      width: 650,
      height: 370,
    });
  });

  it("by the left edge keeps the right one, also past the least width", () => {
    expect(resizeRect(rect, "w", { dx: 900, dy: 0 }, laptop)).toEqual({
      x: 500,
      y: 100,
      width: 200,
      height: 400,
    });
  });

  it("by the upper edge stops at the top of the screen", () => {
    expect(resizeRect(rect, "n", { dx: 0, dy: -300 }, laptop)).toEqual({
      x: 100,
      y: 0,
      width: 600,
      height: 500,
    });
  });

  it("never leaves the limits, whatever is dragged", () => {
    const edges: ResizeEdge[] = ["n", "s", "e", "w", "ne", "nw", "se", "sw"];
    const distance = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(fc.constantFrom(...edges), distance, distance, (edge, dx, dy) => {
        const { x, y, width, height } = resizeRect(rect, edge, { dx, dy }, laptop);
        expect(width).toBeGreaterThanOrEqual(200);
        expect(height).toBeGreaterThanOrEqual(150);
        expect(width).toBeLessThanOrEqual(laptop.width - 20);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(laptop.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(laptop.height - 44);
      }),
    );
  });
});

describe("folded windows", () => {
  const tablet = { width: 820, height: 1180 };

  it("stand side by side at the foot, and in a further row where there is no more room", () => {
    expect([0, 1, 2, 3].map((index) => foldedPlace(index, tablet))).toEqual([
      { x: 8, y: 8 },
      { x: 272, y: 8 },
      { x: 536, y: 8 },
      { x: 8, y: 70 },
    ]);
  });

  it("take room by the row, and none while there are none", () => {
    expect([0, 1, 3, 4].map((count) => foldedRoom(count, tablet))).toEqual([0, 70, 70, 132]);
    expect(foldedRoom(5, laptop)).toBe(70);
  });
});

describe("slots", () => {
  it("put two windows side by side without touching", () => {
    const left = slotRect("left", laptop);
    const right = slotRect("right", laptop);
    expect(left).toEqual({ x: 10, y: 10, width: 705, height: 880 });
    expect(right).toEqual({ x: 725, y: 10, width: 705, height: 880 });
  });

  it("fill all but the margin", () => {
    expect(slotRect("fill", laptop)).toEqual({ x: 10, y: 10, width: 1420, height: 880 });
  });
});
