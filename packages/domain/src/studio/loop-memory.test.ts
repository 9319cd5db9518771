import { describe, expect, it } from "vitest";
import { mergeLoops, MOST_LOOPS, sectionsOf, withLoop, withoutLoop } from "./loop-memory.ts";

const loop = (start: number, end = start + 8) => ({ start, end });

describe("the loops that are remembered", () => {
  it("have the one that was used last first, each once", () => {
    const loops = withLoop(withLoop(withLoop([], loop(10)), loop(40)), loop(10.1));
    expect(loops).toEqual([loop(10.1), loop(40)]);
    expect(withLoop(loops, loop(10.1))).toBe(loops);
  });

  it("are a dozen at most", () => {
    const all = Array.from({ length: 20 }, (_, at) => loop(at * 10));
    expect(all.reduce<readonly { start: number; end: number }[]>(withLoop, [])).toHaveLength(
      MOST_LOOPS,
    );
  });

  it("are forgotten one by one", () => {
    expect(withoutLoop([loop(10), loop(40)], loop(10))).toEqual([loop(40)]);
  });

  it("come from both devices, and none that either has forgotten", () => {
    const base = [loop(10), loop(40)];
    expect(mergeLoops(base, [loop(70), loop(10)], [loop(90), loop(10), loop(40)])).toEqual([
      loop(70),
      loop(10),
      loop(90),
    ]);
    expect(mergeLoops(base, base, [loop(40)])).toEqual([loop(40)]);
  });
});

describe("a loop", () => {
  const markers = [
    { time: 0, label: "Intro" },
    { time: 10, label: "Verse" },
    { time: 30, label: "Chorus" },
    { time: 50, label: "Verse" },
    { time: 70, label: "Chorus" },
  ];

  it.each([
    [loop(2), "Intro"],
    [loop(9.9), "Verse 1"],
    [loop(72), "Chorus 2"],
    [loop(30, 50), "Chorus 1"],
    [loop(10, 50), "Verse 1 – Chorus 1"],
  ])("%j is called by the sections that it lies in: %s", (region, name) => {
    expect(sectionsOf(region, markers)).toBe(name);
  });

  it("has no name where no marker comes before it", () => {
    expect(sectionsOf(loop(2), markers.slice(1))).toBeNull();
    expect(sectionsOf(loop(2), [])).toBeNull();
  });
});
