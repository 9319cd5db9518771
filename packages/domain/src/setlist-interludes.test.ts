import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clampedInterludes,
  interludeProblems,
  unweave,
  weave,
  withoutSongAt,
  withSongAt,
  type WovenItem,
} from "./setlist-interludes.ts";

const songs = (setlistSectionId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ setlistSectionId, sequence: index + 1 }));
const at = (setlistSectionId: number, afterSequence: number, text = "") => ({
  setlistSectionId,
  afterSequence,
  text,
});

describe("the interludes of a set list", () => {
  it("may stand before the first song, behind the last, and in a set without songs", () => {
    const interludes = [at(1, 0), at(1, 2), at(2, 0), at(4, 0)];
    expect(interludeProblems(interludes, songs(1, 2), 2)).toEqual([]);
  });

  it("stand in a set that the set list plays, behind a song that it has", () => {
    expect(interludeProblems([at(3, 0), at(1, 3), at(2, 1)], songs(1, 2), 2)).toEqual([
      { index: 0, field: "setlistSectionId", message: "The set list has no such set" },
      { index: 1, field: "afterSequence", message: "The set has no such song" },
      { index: 2, field: "afterSequence", message: "The set has no such song" },
    ]);
  });

  it("move to the end of a set that has become shorter, and go with a set that has gone", () => {
    const interludes = [at(3, 0, "gone"), at(1, 5, "last"), at(1, 1, "first"), at(1, 2, "second")];
    expect(clampedInterludes(interludes, songs(1, 2), 2)).toEqual([
      at(1, 1, "first"),
      at(1, 2, "last"),
      at(1, 2, "second"),
    ]);
  });

  it("stay before the song that they lead to when another comes in there", () => {
    const interludes = [at(1, 0), at(1, 1), at(1, 2), at(2, 1)];
    expect(withSongAt(interludes, { setlistSectionId: 1, sequence: 2 })).toEqual([
      at(1, 0),
      at(1, 2),
      at(1, 3),
      at(2, 1),
    ]);
  });

  it("still close the set when a song comes last", () => {
    expect(withSongAt([at(1, 2)], { setlistSectionId: 1, sequence: 3 })).toEqual([at(1, 3)]);
  });

  it("come together where the song between them goes", () => {
    const interludes = [at(1, 1, "before"), at(1, 2, "behind"), at(2, 2, "elsewhere")];
    expect(withoutSongAt(interludes, { setlistSectionId: 1, sequence: 2 })).toEqual([
      at(1, 1, "before"),
      at(1, 1, "behind"),
      at(2, 2, "elsewhere"),
    ]);
  });
});

describe("a section as it is played", () => {
  const entry = (sequence: number, title: string) => ({ setlistSectionId: 1, sequence, title });

  it("has its interludes between its songs, those at one place in their order", () => {
    const items = weave(
      1,
      [entry(2, "Marigold"), entry(1, "Homeward"), { ...entry(1, "Encore"), setlistSectionId: 4 }],
      [at(1, 1, "tuning"), at(1, 1, "thanks"), at(1, 0, "hello"), at(4, 0, "elsewhere")],
    );
    expect(
      items.map((item) => (item.kind === "song" ? item.entry.title : item.interlude.text)),
    ).toEqual(["hello", "Homeward", "tuning", "thanks", "Marigold"]);
  });

  it("is taken apart into songs numbered from 1 and the places between them", () => {
    const { entries, interludes } = unweave(2, [
      { kind: "interlude", interlude: { text: "hello" } },
      { kind: "song", entry: { songId: 7 } },
      { kind: "song", entry: { songId: 8 } },
      { kind: "interlude", interlude: { text: "break" } },
    ]);
    expect(entries).toEqual([
      { songId: 7, setlistSectionId: 2, sequence: 1 },
      { songId: 8, setlistSectionId: 2, sequence: 2 },
    ]);
    expect(interludes).toEqual([
      { text: "hello", setlistSectionId: 2, afterSequence: 0 },
      { text: "break", setlistSectionId: 2, afterSequence: 2 },
    ]);
  });
});

describe("whatever stands in a section", () => {
  const order = fc
    .array(fc.boolean(), { maxLength: 40 })
    .map((kinds) =>
      kinds.map((isSong, id) =>
        isSong
          ? { kind: "song" as const, entry: { id } }
          : { kind: "interlude" as const, interlude: { id } },
      ),
    );
  const idsOf = (items: readonly WovenItem<{ id: number }, { id: number }>[]) =>
    items.map((item) => (item.kind === "song" ? item.entry.id : item.interlude.id));
  const place = fc.record({
    setlistSectionId: fc.integer({ min: 1, max: 4 }),
    afterSequence: fc.integer({ min: 0, max: 30 }),
  });

  it("comes back in the same order when it is taken apart and woven again", () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 4 }), (items, section) => {
        const { entries, interludes } = unweave(section, items);
        expect(idsOf(weave(section, entries, interludes))).toEqual(idsOf(items));
      }),
    );
  });

  it("has no problem once clamped, and loses nothing of the sets that stay", () => {
    fc.assert(
      fc.property(
        fc.array(place),
        fc.nat(20),
        fc.integer({ min: 1, max: 3 }),
        (places, count, sets) => {
          const clamped = clampedInterludes(places, songs(1, count), sets);
          expect(interludeProblems(clamped, songs(1, count), sets)).toEqual([]);
          const stay = places.filter(({ setlistSectionId: id }) => id === 4 || id <= sets);
          expect(clamped).toHaveLength(stay.length);
        },
      ),
    );
  });

  it("is as before once a song has come in and gone again", () => {
    fc.assert(
      fc.property(fc.array(place), fc.integer({ min: 1, max: 31 }), (places, sequence) => {
        const song = { setlistSectionId: 1, sequence };
        expect(withoutSongAt(withSongAt(places, song), song)).toEqual(places);
      }),
    );
  });
});
