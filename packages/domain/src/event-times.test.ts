import { describe, expect, it } from "vitest";
import { eventSpan, eventTimes, type TimesOfEvent } from "./event-times.ts";

const UNKNOWN: TimesOfEvent = {
  eventDate: "2026-12-31",
  arriveTime: null,
  soundCheckTime: null,
  doorsOpenTime: null,
  startTime: null,
  endTime: null,
  doorsCloseTime: null,
};
const DAY = "2026-12-31";
const NEXT = "2027-01-01";

const daysOf = (times: Partial<TimesOfEvent>) =>
  eventTimes({ ...UNKNOWN, ...times }).map(({ date, time }) => `${date} ${time}`);

describe("the times of an event", () => {
  it("of one evening are all of its day", () => {
    expect(daysOf({ arriveTime: "17:00", startTime: "20:30", endTime: "23:00" })).toEqual([
      `${DAY} 17:00`,
      `${DAY} 20:30`,
      `${DAY} 23:00`,
    ]);
  });

  it("are of the next day once midnight is past", () => {
    expect(daysOf({ startTime: "21:00", endTime: "00:30", doorsCloseTime: "01:00" })).toEqual([
      `${DAY} 21:00`,
      `${NEXT} 00:30`,
      `${NEXT} 01:00`,
    ]);
    expect(daysOf({ arriveTime: "22:00", startTime: "01:00", endTime: "03:00" })).toEqual([
      `${DAY} 22:00`,
      `${NEXT} 01:00`,
      `${NEXT} 03:00`,
    ]);
  });

  it("may have music before the doors open, on the same day", () => {
    expect(daysOf({ doorsOpenTime: "20:00", startTime: "19:30" })).toEqual([
      `${DAY} 20:00`,
      `${DAY} 19:30`,
    ]);
  });

  it("come in the order of the day, each by its name", () => {
    const times = { startTime: "20:45", soundCheckTime: "18:00", arriveTime: "17:00" };
    expect(eventTimes({ ...UNKNOWN, ...times }).map(({ name }) => name)).toEqual([
      "Arrive",
      "Sound check",
      "Start",
    ]);
  });

  it("that nobody has said are none", () => {
    expect(eventTimes(UNKNOWN)).toEqual([]);
  });
});

describe("the span of an event", () => {
  it("is that of the music, over midnight too", () => {
    const times = { doorsOpenTime: "19:30", startTime: "21:00", endTime: "00:30" };
    expect(eventSpan({ ...UNKNOWN, ...times })).toEqual({
      begin: { date: DAY, time: "21:00" },
      end: { date: NEXT, time: "00:30" },
    });
  });

  it("is told from what is known around it", () => {
    expect(eventSpan({ ...UNKNOWN, arriveTime: "17:00", doorsCloseTime: "23:30" })).toEqual({
      begin: { date: DAY, time: "17:00" },
      end: { date: DAY, time: "23:30" },
    });
    expect(eventSpan({ ...UNKNOWN, endTime: "23:30" })?.begin.time).toBe("23:30");
  });

  it("has no end where none is known, or none after the beginning", () => {
    expect(eventSpan({ ...UNKNOWN, startTime: "20:00" })?.end).toBeNull();
    expect(eventSpan({ ...UNKNOWN, startTime: "20:00", endTime: "20:00" })?.end).toBeNull();
  });

  it("is the whole day where no time is known", () => {
    expect(eventSpan(UNKNOWN)).toBeNull();
  });
});
