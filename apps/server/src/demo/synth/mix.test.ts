import { describe, expect, it } from "vitest";
import { bringInMono, desk, joined } from "./mix.ts";

describe("the desk", () => {
  it("puts a sound at its place and a share of it into the room", () => {
    const mixed = desk(4);
    bringInMono(mixed, Float32Array.of(1, 1), 0, { at: 1, gain: 0.5, room: 0.5 });
    expect([...mixed.main.left]).toEqual([0, 0.5, 0.5, 0]);
    expect([...mixed.send.right]).toEqual([0, 0.25, 0.25, 0]);
  });

  it("drops what lies beyond the end", () => {
    const mixed = desk(2);
    bringInMono(mixed, Float32Array.of(1, 1, 1), 0, { at: 1, gain: 1, room: 0 });
    expect([...mixed.main.left]).toEqual([0, 1]);
  });

  it("joins stretches that overlap or nearly touch", () => {
    const stretches = [
      { from: 50, to: 60 },
      { from: 0, to: 10 },
      { from: 5, to: 20 },
      { from: 22, to: 30 },
    ];
    expect(joined(stretches, 5)).toEqual([
      { from: 0, to: 30 },
      { from: 50, to: 60 },
    ]);
  });
});
