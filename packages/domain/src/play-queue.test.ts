import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterSong,
  clearedQueue,
  movedInQueue,
  nextInQueue,
  nextRepeat,
  type PlayQueue,
  previousInQueue,
  queuedLast,
  queuedNext,
  queueFrom,
  withoutQueued,
} from "./play-queue.ts";

const [A, B, C] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const [D, E] = [{ id: 4 }, { id: 5 }];
const QUEUE = { songs: [A, B, C], at: 1 };

describe("a queue", () => {
  it("begins at the song that was picked", () => {
    expect(queueFrom(B, [A, B, C])).toEqual(QUEUE);
  });

  it("is the song alone where its list does not hold it", () => {
    expect(queueFrom(C, [A, B])).toEqual({ songs: [C], at: 0 });
  });

  it("leads on to the next song and back to the one before", () => {
    expect(nextInQueue(QUEUE, "off")?.at).toBe(2);
    expect(previousInQueue(QUEUE, "off")?.at).toBe(0);
  });

  it("ends with its last song and begins with its first", () => {
    expect(nextInQueue({ ...QUEUE, at: 2 }, "off")).toBeNull();
    expect(previousInQueue({ ...QUEUE, at: 0 }, "off")).toBeNull();
  });

  it("goes round when all is repeated", () => {
    expect(nextInQueue({ ...QUEUE, at: 2 }, "all")?.at).toBe(0);
    expect(previousInQueue({ ...QUEUE, at: 0 }, "all")?.at).toBe(2);
  });

  it("plays a repeated song again at its end, but goes on when asked for the next", () => {
    expect(afterSong(QUEUE, "one")).toEqual(QUEUE);
    expect(nextInQueue(QUEUE, "one")?.at).toBe(2);
    expect(afterSong({ ...QUEUE, at: 2 }, "off")).toBeNull();
  });

  it("keeps the song that plays when another is taken out", () => {
    expect(withoutQueued(QUEUE, 0)).toEqual({ songs: [B, C], at: 0 });
    expect(withoutQueued(QUEUE, 2)).toEqual({ songs: [A, B], at: 1 });
    expect(withoutQueued(QUEUE, 1)).toBe(QUEUE);
  });

  it.each([
    ["past the song that plays", 0, 2, [B, C, A], 0],
    ["before it", 2, 0, [C, A, B], 2],
    ["to its place", 2, 1, [A, C, B], 2],
    ["that plays", 1, 2, [A, C, B], 2],
    ["to where it is", 1, 1, [A, B, C], 1],
  ])("has a song moved %s, and what plays goes on", (_, from, to, songs, at) => {
    expect(movedInQueue(QUEUE, from, to)).toEqual({ songs, at });
  });

  it("stays as it is where no such song is moved", () => {
    expect(movedInQueue(QUEUE, 3, 0)).toBe(QUEUE);
  });

  it("is the song that plays alone once cleared", () => {
    expect(clearedQueue(QUEUE)).toEqual({ songs: [B], at: 0 });
  });

  it("plays songs that are put next in their order, before what stood there", () => {
    expect(queuedNext(QUEUE, [D, E])).toEqual({ songs: [A, B, D, E, C], at: 1 });
  });

  it("plays songs that are added to it when all others have played", () => {
    expect(queuedLast(QUEUE, [D, E])).toEqual({ songs: [A, B, C, D, E], at: 1 });
  });

  it("holds each song once: one that is there moves, and the one that plays stays", () => {
    expect(queuedNext(QUEUE, [C, A, C])).toEqual({ songs: [B, C, A], at: 0 });
    expect(queuedLast(QUEUE, [A])).toEqual({ songs: [B, C, A], at: 0 });
    expect(queuedNext(QUEUE, [B])).toEqual(QUEUE);
  });

  it("begins with what is put into an empty one", () => {
    const empty: PlayQueue<{ id: number }> = { songs: [], at: 0 };
    expect(queuedNext(empty, [A, B])).toEqual({ songs: [A, B], at: 0 });
    expect(queuedLast(empty, [A, B])).toEqual({ songs: [A, B], at: 0 });
  });

  it("goes on playing the same song, and loses none, whatever is put into it", () => {
    const ids = fc.array(fc.nat({ max: 12 }));
    const queues = fc.uniqueArray(fc.nat({ max: 12 }), { minLength: 1 }).chain((songs) =>
      fc.record({
        songs: fc.constant(songs.map((id) => ({ id }))),
        at: fc.nat({ max: songs.length - 1 }),
      }),
    );
    fc.assert(
      fc.property(queues, ids, fc.constantFrom(queuedNext, queuedLast), (queue, given, put) => {
        const after = put(
          queue,
          given.map((id) => ({ id })),
        );
        expect(after.songs[after.at]).toEqual(queue.songs[queue.at]);
        const held = after.songs.map(({ id }) => id);
        expect(new Set(held).size).toBe(held.length);
        expect(new Set(held)).toEqual(new Set([...queue.songs.map(({ id }) => id), ...given]));
      }),
    );
  });

  it("never loses the song that plays, whatever is taken out", () => {
    const queues = fc.uniqueArray(fc.nat(), { minLength: 1 }).chain((ids) =>
      fc.record({
        ids: fc.constant(ids),
        at: fc.nat({ max: ids.length - 1 }),
        out: fc.integer(),
      }),
    );
    fc.assert(
      fc.property(queues, ({ ids, at, out }) => {
        const queue: PlayQueue<{ id: number }> = { songs: ids.map((id) => ({ id })), at };
        const left = withoutQueued(queue, out);
        expect(left.songs[left.at]).toEqual(queue.songs[at]);
      }),
    );
  });
});

describe("repeating", () => {
  it("goes from nothing to all to one to nothing", () => {
    expect(nextRepeat("off")).toBe("all");
    expect(nextRepeat("all")).toBe("one");
    expect(nextRepeat("one")).toBe("off");
  });
});
