import { describe, expect, it } from "vitest";
import type { Training } from "@bandstand/domain/studio/trainings";
import { type CountedPractice, followPractice } from "./follow-practice.ts";

/** A studio whose clock and sound are moved by hand. */
function start() {
  let milliseconds = 0;
  let day = "2026-11-21";
  let speed = 1;
  let trainings: readonly Training[] = [];
  let keys = 0;
  let snapshot = { isPlaying: false, rounds: 0 };
  let listener = (): void => {};
  let minute = (): void => {};
  let leave = (): void => {};
  const reports: (CountedPractice & { leaving: boolean })[] = [];
  const close = followPractice(
    {
      snapshot: () => snapshot as never,
      subscribe: (next) => {
        listener = next;
        return () => {};
      },
    },
    () => speed,
    { list: () => trainings, clear: () => void (trainings = []) },
    (practice, leaving) => reports.push({ ...practice, leaving }),
    {
      now: () => milliseconds,
      today: () => day,
      newKey: () => `key ${(keys += 1)}`,
      every: (_, run) => {
        minute = run;
        return () => {};
      },
      onLeaving: (run) => {
        leave = run;
        return () => {};
      },
    },
  );
  const become = (next: Partial<typeof snapshot>): void => {
    snapshot = { ...snapshot, ...next };
    listener();
  };
  return {
    reports,
    close,
    play: () => become({ isPlaying: true, rounds: 0 }),
    pause: () => become({ isPlaying: false }),
    rounds: (rounds: number) => become({ rounds }),
    wait: (seconds: number) => void (milliseconds += seconds * 1000),
    train: (next: readonly Training[]) => void (trainings = next),
    setSpeed: (next: number) => void (speed = next),
    setDay: (next: string) => void (day = next),
    minute: () => minute(),
    leave: () => leave(),
  };
}

describe("what is practised in a studio", () => {
  it("is the time that it plays, told with each pause", () => {
    const studio = start();
    studio.wait(50);
    studio.play();
    studio.wait(30);
    studio.pause();
    studio.wait(100);
    studio.play();
    studio.wait(15);
    studio.pause();
    expect(studio.reports.map(({ key, seconds }) => [key, seconds])).toEqual([
      ["key 1", 30],
      ["key 1", 45],
    ]);
    expect(studio.reports[0]).toMatchObject({ day: "2026-11-21", leaving: false });
  });

  it("counts loops, and the speed at which two went round in a row", () => {
    const studio = start();
    studio.setSpeed(0.7);
    studio.play();
    studio.rounds(1);
    studio.rounds(2);
    studio.setSpeed(0.8);
    studio.rounds(3);
    studio.wait(20);
    studio.pause();
    expect(studio.reports.at(-1)).toMatchObject({ loops: 3, cleanSpeed: 0.7 });
    studio.play();
    studio.rounds(1);
    studio.wait(20);
    studio.pause();
    expect(studio.reports.at(-1)).toMatchObject({ loops: 4, cleanSpeed: 0.7 });
  });

  it("tells what was trained, anew for each day", () => {
    const studio = start();
    const solo = { section: "Solo", start: 60, end: 76, from: 0.7, to: 0.75 };
    const training = { ...solo, best: 0.7, passes: 1, misses: 0 };
    studio.play();
    studio.wait(20);
    studio.pause();
    studio.train([training]);
    studio.minute();
    expect(studio.reports.map(({ trainings }) => trainings)).toEqual([[], [training]]);
    studio.setDay("2026-11-22");
    studio.play();
    studio.wait(20);
    studio.pause();
    expect(studio.reports.at(-1)).toMatchObject({ key: "key 2", trainings: [] });
  });

  it("is told once a minute while it goes on, and when the page goes", () => {
    const studio = start();
    studio.play();
    studio.wait(60);
    studio.minute();
    studio.wait(12);
    studio.leave();
    studio.leave();
    expect(studio.reports.map(({ seconds, leaving }) => [seconds, leaving])).toEqual([
      [60, false],
      [72, true],
    ]);
  });

  it("is told when the studio closes, and not again when nothing was added", () => {
    const studio = start();
    studio.play();
    studio.wait(20);
    studio.pause();
    studio.close();
    expect(studio.reports).toHaveLength(1);
    const other = start();
    other.play();
    other.wait(20);
    other.close();
    expect(other.reports).toHaveLength(1);
  });

  it("is nothing below ten seconds", () => {
    const studio = start();
    studio.play();
    studio.wait(9);
    studio.pause();
    studio.close();
    expect(studio.reports).toEqual([]);
  });

  it("is another practice on another day", () => {
    const studio = start();
    studio.play();
    studio.wait(20);
    studio.pause();
    studio.setDay("2026-11-22");
    studio.play();
    studio.wait(30);
    studio.pause();
    expect(studio.reports.map(({ key, day, seconds }) => [key, day, seconds])).toEqual([
      ["key 1", "2026-11-21", 20],
      ["key 2", "2026-11-22", 30],
    ]);
  });
});
