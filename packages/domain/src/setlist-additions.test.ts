import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AddedEntry,
  offeredSections,
  usualSection,
  withoutSongsAdded,
  withSongsAdded,
} from "./setlist-additions.ts";
import { entryProblems } from "./setlist-entries.ts";
import { interludeProblems } from "./setlist-interludes.ts";

const SETS = 3;

function song(songId: number, setlistSectionId: number, sequence: number): AddedEntry {
  const own = { seconds: null, featuring: null, songkey: null, capo: null, note: null };
  return { songId, setlistSectionId, sequence, ...own };
}
const interlude = (setlistSectionId: number, afterSequence: number) => ({
  setlistSectionId,
  afterSequence,
});

describe("a song that is put into a set list", () => {
  it("may go into every set, and into the encore where there is one", () => {
    expect(offeredSections({ numberSets: 2, includeEncore: true }, [])).toEqual([1, 2, 4]);
    expect(offeredSections({ numberSets: 1, includeEncore: false }, [])).toEqual([1]);
    expect(offeredSections({ numberSets: 1, includeEncore: false }, [song(7, 4, 1)])).toEqual([
      1, 4,
    ]);
  });

  it("goes into the last set unless another is named", () => {
    expect(usualSection({ numberSets: 2 })).toBe(2);
  });

  it("comes behind what the set has, and what closed the set still closes it", () => {
    const order = { songs: [song(1, 1, 1), song(2, 2, 1)], interludes: [interlude(1, 1)] };
    const added = withSongsAdded(order, { section: 1, songIds: [8, 9] });
    expect(added.songs).toEqual([song(1, 1, 1), song(2, 2, 1), song(8, 1, 2), song(9, 1, 3)]);
    expect(added.interludes).toEqual([interlude(1, 3)]);
  });

  it("stays where it is when the set list holds it already", () => {
    const order = { songs: [song(1, 1, 1)], interludes: [] };
    const { songs, added } = withSongsAdded(order, { section: 2, songIds: [1, 9, 9] });
    expect(songs).toEqual([song(1, 1, 1), song(9, 2, 1)]);
    expect(added).toEqual([9]);
  });
});

describe("an addition that is taken back", () => {
  it("leaves what others have put in before and behind it", () => {
    const order = {
      songs: [song(1, 1, 1), song(8, 1, 2), song(5, 1, 3), song(9, 1, 4), song(6, 1, 5)],
      interludes: [interlude(1, 2), interlude(1, 5)],
    };
    expect(withoutSongsAdded(order, { section: 1, songIds: [8, 9] })).toEqual({
      songs: [song(1, 1, 1), song(5, 1, 2), song(6, 1, 3)],
      interludes: [interlude(1, 1), interlude(1, 3)],
      stayed: [],
    });
  });

  it("leaves what somebody has moved to another set, or given a note", () => {
    const noted = { ...song(9, 1, 1), note: "Straight on" };
    const order = { songs: [noted, song(8, 2, 1)], interludes: [] };
    expect(withoutSongsAdded(order, { section: 1, songIds: [8, 9] })).toEqual({
      ...order,
      stayed: [9, 8],
    });
  });

  it("has nothing to do where somebody has taken the song out", () => {
    const order = { songs: [song(1, 1, 1)], interludes: [] };
    expect(withoutSongsAdded(order, { section: 1, songIds: [9] })).toEqual({
      ...order,
      stayed: [],
    });
  });
});

/** Set lists of up to three sets and an encore, each with songs and interludes between them. */
const orders = fc
  .tuple(
    ...[1, 2, 3, 4].map((section) =>
      fc.nat({ max: 5 }).chain((count) =>
        fc.record({
          songs: fc.constant(
            Array.from({ length: count }, (_, index) =>
              song(section * 10 + index, section, index + 1),
            ),
          ),
          interludes: fc.array(
            fc.nat({ max: count }).map((after) => interlude(section, after)),
            { maxLength: 3 },
          ),
        }),
      ),
    ),
  )
  .map((sections) => ({
    songs: sections.flatMap(({ songs }) => songs),
    interludes: sections.flatMap(({ interludes }) => interludes),
  }));
const additions = fc.record({
  section: fc.constantFrom(1, 2, 3, 4),
  songIds: fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
});

describe("whatever is put into whichever set list", () => {
  it("leaves a set list that may be kept, with every song once", () => {
    fc.assert(
      fc.property(orders, additions, (order, addition) => {
        const { songs, interludes } = withSongsAdded(order, addition);
        expect(entryProblems(songs, SETS)).toEqual([]);
        expect(interludeProblems(interludes, songs, SETS)).toEqual([]);
        expect(addition.songIds.every((id) => songs.some(({ songId }) => songId === id))).toBe(
          true,
        );
      }),
    );
  });

  it("is as it was once that is taken back", () => {
    fc.assert(
      fc.property(orders, additions, (order, addition) => {
        const after = withSongsAdded(order, addition);
        const { songs, interludes } = withoutSongsAdded(after, {
          section: addition.section,
          songIds: after.added,
        });
        expect({ songs, interludes }).toEqual(order);
      }),
    );
  });

  it("takes back nothing of what came meanwhile", () => {
    fc.assert(
      fc.property(orders, additions, additions, (order, mine, others) => {
        const mineIn = withSongsAdded(order, mine);
        const both = withSongsAdded(mineIn, others);
        const left = withoutSongsAdded(both, { section: mine.section, songIds: mineIn.added });
        const ids = left.songs.map(({ songId }) => songId).toSorted((one, two) => one - two);
        const expected = [...order.songs.map(({ songId }) => songId), ...both.added];
        expect(ids).toEqual(expected.toSorted((one, two) => one - two));
        expect(entryProblems(left.songs, SETS)).toEqual([]);
      }),
    );
  });
});
