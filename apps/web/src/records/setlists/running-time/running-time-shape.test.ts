import { setlistTiming } from "@bandstand/domain/setlist-timing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DrawnEntry, type DrawnInterlude, runningTimeShape } from "./running-time-shape.ts";

const song = (setlistSectionId: number, seconds: number | null): DrawnEntry => ({
  setlistSectionId,
  seconds: null,
  Song: { seconds, title: `Song of ${seconds}` },
});

const setlist = (more: {
  plannedLength?: number | null;
  bias?: number;
  includeEncore?: boolean;
}) => ({
  numberSets: 2,
  songInterval: 0,
  includeEncore: true,
  bias: 0,
  plannedLength: null,
  ...more,
});

const shapeOf = (
  entries: DrawnEntry[],
  more: Parameters<typeof setlist>[0] = {},
  interludes: DrawnInterlude[] = [],
) =>
  runningTimeShape({
    setlist: setlist(more),
    timing: setlistTiming(setlist(more), entries),
    entries,
    interludes,
  });

describe("the picture of a running time", () => {
  it("gives each song the room of its length, set after set", () => {
    const { sections } = shapeOf([song(1, 100), song(1, 300), song(2, 200)]);
    expect(sections.map(({ section }) => section)).toEqual([1, 2]);
    const [short, long] = sections[0]?.blocks ?? [];
    expect((long?.width ?? 0) / (short?.width ?? 1)).toBeCloseTo(3, 1);
    expect(sections[1]?.blocks[0]?.x).toBeGreaterThan((long?.x ?? 0) + (long?.width ?? 0));
  });

  it("marks where the planned length ends, before or behind the last song", () => {
    expect(shapeOf([song(1, 600)], { plannedLength: 20 }).plan).toBeCloseTo(1, 1);
    expect(shapeOf([song(1, 600)], { plannedLength: 5 }).plan).toBeCloseTo(0.5, 1);
    expect(shapeOf([song(1, 600)]).plan).toBeNull();
  });

  it("draws what is added by hand, and moves the mark for what is taken away", () => {
    expect(shapeOf([song(1, 600)], { bias: 10 }).bias?.width).toBeCloseTo(0.5, 1);
    expect(shapeOf([song(1, 600)], { bias: -5, plannedLength: 5 }).plan).toBeCloseTo(1, 1);
  });

  it("shows an encore that does not count behind all that does", () => {
    const { sections } = shapeOf([song(4, 300), song(1, 300)], { includeEncore: false, bias: 5 });
    expect(sections.map(({ section, counts }) => [section, counts])).toEqual([
      [1, true],
      [4, false],
    ]);
  });

  it("puts breaks where they are taken, and at the end where nobody says", () => {
    const pause = { setlistSectionId: 1, kind: "break" as const, seconds: 60 };
    const { sections } = shapeOf([song(1, 100), song(1, 200)], {}, [
      pause,
      { ...pause, afterSequence: 1 },
    ]);
    expect(sections[0]?.blocks.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ["song", 100],
      ["break", 60],
      ["song", 200],
      ["break", 60],
    ]);
  });

  it("keeps all in the picture, in order and apart, whatever the lengths", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ section: fc.constantFrom(1, 2, 4), seconds: fc.nat(9000) }), {
          maxLength: 40,
        }),
        fc.option(fc.integer({ min: 1, max: 1440 })),
        fc.integer({ min: -120, max: 120 }),
        fc.boolean(),
        (songs, plannedLength, bias, includeEncore) => {
          const {
            sections,
            bias: added,
            plan,
          } = shapeOf(
            songs.map(({ section, seconds }) => song(section, seconds)),
            { plannedLength, bias, includeEncore },
          );
          const counted = sections.filter(({ counts }) => counts);
          const uncounted = sections.filter(({ counts }) => !counts);
          const blocks = [
            ...counted.flatMap((one) => one.blocks),
            ...(added ? [added] : []),
            ...uncounted.flatMap((one) => one.blocks),
          ];
          let end = 0;
          for (const { x, width } of blocks) {
            expect(x).toBeGreaterThanOrEqual(end - 1e-9);
            end = x;
            expect(x + width).toBeLessThanOrEqual(1.0011);
          }
          if (plan !== null) expect(plan).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
