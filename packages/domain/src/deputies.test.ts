import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterDeputyMove,
  answerByOf,
  type AskedDeputy,
  type DeputyMove,
  type DeputyTurn,
  guestSees,
  hasRunOut,
  hoursWords,
  isOpenToGuests,
  waitedFor,
} from "./deputies.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const BY = new Date("2026-11-28T12:00:00Z");
const TURN: DeputyTurn = { now: NOW, answerBy: BY, isWanted: true, cannot: new Set() };

const unasked = (...ids: number[]): AskedDeputy[] =>
  ids.map((bandUserId) => ({ bandUserId, askedAt: null, answerBy: null, outcome: null }));

function after(
  deputies: readonly AskedDeputy[],
  moves: readonly DeputyMove[],
  turn: Partial<DeputyTurn> = {},
): readonly AskedDeputy[] {
  return moves.reduce<readonly AskedDeputy[]>(
    (list, move) => afterDeputyMove(list, move, { ...TURN, ...turn }) ?? list,
    deputies,
  );
}

const outcomes = (deputies: readonly AskedDeputy[]) => deputies.map(({ outcome }) => outcome);

describe("deputies in their order", () => {
  const started = after(unasked(1, 2, 3), [{ kind: "start" }]);

  it("begin with the first, who has until then to answer", () => {
    expect(started).toEqual([
      {
        bandUserId: 1,
        askedAt: "2026-11-27T12:00:00.000Z",
        answerBy: "2026-11-28T12:00:00.000Z",
        outcome: null,
      },
      ...unasked(2, 3),
    ]);
  });

  it.each([
    ["decline", "declined"],
    ["skip", "skipped"],
  ] as const)("go on with the next where one is to %s", (kind, outcome) => {
    const list = after(started, [{ kind, bandUserId: 1 }]);
    expect([outcomes(list), waitedFor(list)?.bandUserId]).toEqual([[outcome, null, null], 2]);
  });

  it("go on once the time has run out, and not a second before", () => {
    const move = { kind: "runOut", bandUserId: 1 } as const;
    const early = new Date(BY.getTime() - 1000);
    expect(afterDeputyMove(started, move, { ...TURN, now: early })).toBeNull();
    expect(waitedFor(after(started, [move], { now: BY }))?.bandUserId).toBe(2);
  });

  it("end with whoever accepts: the rest stays unasked", () => {
    const list = after(started, [{ kind: "accept", bandUserId: 1 }]);
    expect([outcomes(list), waitedFor(list)]).toEqual([["accepted", null, null], undefined]);
  });

  it("end with whoever is last, and with a stop", () => {
    const none = after(started, [
      { kind: "decline", bandUserId: 1 },
      { kind: "decline", bandUserId: 2 },
      { kind: "decline", bandUserId: 3 },
    ]);
    const stopped = after(started, [{ kind: "stop" }]);
    expect([waitedFor(none), waitedFor(stopped)]).toEqual([undefined, undefined]);
    expect(outcomes(stopped)).toEqual(["skipped", null, null]);
  });

  it("pass over those who cannot be asked by then", () => {
    const list = after(started, [{ kind: "decline", bandUserId: 1 }], { cannot: new Set([2]) });
    expect([outcomes(list), waitedFor(list)?.bandUserId]).toEqual([
      ["declined", "skipped", null],
      3,
    ]);
  });

  it("are not asked of what is over or cancelled", () => {
    const list = after(started, [{ kind: "decline", bandUserId: 1 }], { isWanted: false });
    expect([outcomes(list), waitedFor(list)]).toEqual([["declined", null, null], undefined]);
  });

  it("cannot accept any more what was cancelled while they pressed", () => {
    const move = { kind: "accept", bandUserId: 1 } as const;
    expect(afterDeputyMove(started, move, { ...TURN, isWanted: false })).toBeNull();
  });

  it.each<DeputyMove>([
    { kind: "start" },
    { kind: "accept", bandUserId: 2 },
    { kind: "decline", bandUserId: 3 },
    { kind: "takeBack", bandUserId: 1 },
  ])("are not moved by %j while the first is waited for", (move) => {
    expect(afterDeputyMove(started, move, TURN)).toBeNull();
  });

  it("give a place back once, and nobody is asked for it by that", () => {
    const accepted = after(started, [{ kind: "accept", bandUserId: 1 }]);
    const list = after(accepted, [{ kind: "takeBack", bandUserId: 1 }]);
    expect([outcomes(list), waitedFor(list)]).toEqual([["taken_back", null, null], undefined]);
    expect(afterDeputyMove(list, { kind: "takeBack", bandUserId: 1 }, TURN)).toBeNull();
  });

  it("go on with the next where whoever accepted cannot after all", () => {
    const giveUp = { kind: "giveUp", bandUserId: 1 } as const;
    expect(afterDeputyMove(started, giveUp, TURN)).toBeNull();
    const list = after(started, [{ kind: "accept", bandUserId: 1 }, giveUp]);
    expect([outcomes(list), waitedFor(list)?.bandUserId]).toEqual([["declined", null, null], 2]);
  });
});

it("whatever is done in whatever order, nobody is asked twice and at most one is waited for", () => {
  const ids = [1, 2, 3, 4];
  const move: fc.Arbitrary<DeputyMove> = fc.oneof(
    fc.constantFrom<DeputyMove>({ kind: "start" }, { kind: "stop" }),
    fc.record({
      kind: fc.constantFrom("accept", "decline", "runOut", "skip", "takeBack", "giveUp"),
      bandUserId: fc.constantFrom(...ids),
    }),
  );
  const step = fc.record({
    move,
    hours: fc.nat(30),
    isWanted: fc.boolean(),
    cannot: fc.uniqueArray(fc.constantFrom(...ids)),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let list: readonly AskedDeputy[] = unasked(...ids);
      let now = NOW.getTime();
      for (const { move: made, hours, isWanted, cannot } of steps) {
        now += hours * 3_600_000;
        const next = afterDeputyMove(list, made, {
          now: new Date(now),
          answerBy: new Date(now + 24 * 3_600_000),
          isWanted,
          cannot: new Set(cannot),
        });
        if (next === null) continue;
        expect(next.map(({ bandUserId }) => bandUserId)).toEqual(ids);
        expect(
          next.filter(({ askedAt, outcome }) => askedAt !== null && outcome === null).length,
        ).toBeLessThan(2);
        expect(next.filter(({ outcome }) => outcome === "accepted").length).toBeLessThan(2);
        const asked = list.filter(({ askedAt }) => askedAt !== null);
        const again = asked.filter(
          (one) =>
            next.find(({ bandUserId }) => bandUserId === one.bandUserId)?.askedAt !== one.askedAt,
        );
        expect(again).toEqual([]);
        const newlyAsked = next.filter(({ askedAt }) => askedAt !== null).length - asked.length;
        expect(newlyAsked).toBeLessThanOrEqual(isWanted ? 1 : 0);
        list = next;
      }
    }),
  );
});

describe("the time to answer", () => {
  const event = {
    eventDate: "2026-11-28",
    arriveTime: "17:00",
    soundCheckTime: null,
    doorsOpenTime: null,
    startTime: "20:45",
    endTime: null,
    doorsCloseTime: null,
    timeZone: "America/New_York",
  };

  it.each([
    [24, "2026-11-28T12:00:00.000Z"],
    [48, "2026-11-28T22:00:00.000Z"],
  ])("is %i hours, or what is left until one has to be there: %s", (hours, by) => {
    expect(answerByOf(NOW, hours, event).toISOString()).toBe(by);
  });

  it("is as long as it was said where the event has begun", () => {
    const late = new Date("2026-11-28T23:00:00Z");
    expect(answerByOf(late, 4, event).toISOString()).toBe("2026-11-29T03:00:00.000Z");
  });

  it("has run out for nobody who has answered, or is not asked", () => {
    const [first, second] = after(unasked(1, 2), [
      { kind: "start" },
      { kind: "accept", bandUserId: 1 },
    ]);
    const long = new Date("2027-01-01T00:00:00Z");
    expect([first, second].map((one) => one !== undefined && hasRunOut(one, long))).toEqual([
      false,
      false,
    ]);
  });

  it("is said in hours, of more than a day in days", () => {
    expect([4, 24, 48].map(hoursWords)).toEqual(["4 hours", "24 hours", "2 days"]);
  });
});

it.each([
  ["2026-11-28", "C", true],
  ["2026-11-27", "C", true],
  ["2026-11-26", "C", true],
  ["2026-11-25", "C", false],
  ["2026-11-28", "X", false],
])(
  "a gig of %s with status %s is open to its deputy on the 27th: %j",
  (eventDate, eventStatus_tag, open) => {
    expect(isOpenToGuests({ eventDate, eventStatus_tag }, "2026-11-27")).toBe(open);
  },
);

it.each([
  [true, true, "times, place, set list, charts and recordings"],
  [true, false, "times, place and set list"],
  [false, true, "times and place"],
])("a guest sees with set lists %j and songs %j: %s", (opensSetlist, opensSongs, words) => {
  expect(guestSees({ opensSetlist, opensSongs })).toBe(words);
});
