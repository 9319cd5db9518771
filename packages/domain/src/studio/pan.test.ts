import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ATTACHED, setPan, followPlayhead, dragPan, seekPan } from "./pan.ts";

describe("a view pulled along the recording", () => {
  it("stays attached within two points of the playhead", () => {
    expect(dragPan(42, 40)).toEqual(ATTACHED);
    expect(dragPan(38, 40)).toEqual(ATTACHED);
  });

  it("is detached beyond them", () => {
    expect(dragPan(42.1, 40)).toEqual({ centre: 42.1, wasFar: false });
    expect(dragPan(80, 40)).toEqual({ centre: 80, wasFar: true });
  });

  it("may be put near the playhead and stay there", () => {
    expect(setPan(41, 40)).toEqual({ centre: 41, wasFar: false });
  });
});

describe("a detached view", () => {
  it("attaches when the playhead comes within 15 points of its middle", () => {
    const pan = dragPan(80, 40);
    expect(followPlayhead(pan, 64, 64.9)).toBe(pan);
    expect(followPlayhead(pan, 64.9, 65)).toEqual(ATTACHED);
  });

  it("pulled away by less attaches when the playhead reaches its middle", () => {
    const pan = dragPan(50, 40);
    expect(followPlayhead(pan, 40, 49)).toBe(pan);
    expect(followPlayhead(pan, 49, 50.1)).toEqual(ATTACHED);
  });

  it("attaches when the playhead comes back from afar", () => {
    const left = followPlayhead(dragPan(30, 40), 44.9, 45.1);
    expect(left).toEqual({ centre: 30, wasFar: true });
    expect(followPlayhead(left, 45.1, 44)).toEqual(ATTACHED);
  });

  it("attaches when the playhead is put within 15 points of its middle", () => {
    expect(seekPan(dragPan(80, 40), 70)).toEqual(ATTACHED);
    expect(seekPan(dragPan(80, 40), 60)).toEqual({ centre: 80, wasFar: true });
  });

  it("never stays detached when a playhead from afar stands near", () => {
    const point = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(point, point, point, (centre, from, to) => {
        fc.pre(Math.abs(centre - from) > 15);
        const pan = followPlayhead(dragPan(centre, from), from, to);
        expect(pan.centre === null || Math.abs(to - centre) > 15).toBe(true);
      }),
    );
  });
});

it("an attached view stays attached, whatever is played or sought", () => {
  expect(followPlayhead(ATTACHED, 10, 90)).toBe(ATTACHED);
  expect(seekPan(ATTACHED, 90)).toBe(ATTACHED);
});
