/** What counts as practice: time that a recording played, rounds of a loop, and the speed that was kept up. */
import { addDays, parseDate } from "../calendar-date.ts";

export interface Practice {
  readonly seconds: number;
  /** Times that a loop went round. */
  readonly loops: number;
  /** The highest speed that was kept up; null while none was. */
  readonly cleanSpeed: number | null;
  /** Rounds without a stop at one speed. */
  readonly run: { readonly speed: number; readonly rounds: number } | null;
}

export const NO_PRACTICE: Practice = { seconds: 0, loops: 0, cleanSpeed: null, run: null };

/** Rounds in a row, without a stop, after which a speed counts as kept up. */
export const CLEAN_ROUNDS = 2;

/** Less than this is trying a button. */
const LEAST_SECONDS = 10;

export function addPlayed(practice: Practice, seconds: number): Practice {
  return { ...practice, seconds: practice.seconds + Math.max(0, seconds) };
}

export function addRound(practice: Practice, speed: number): Practice {
  const rounds = practice.run?.speed === speed ? practice.run.rounds + 1 : 1;
  const isClean = rounds >= CLEAN_ROUNDS && speed > (practice.cleanSpeed ?? 0);
  return {
    ...practice,
    loops: practice.loops + 1,
    run: { speed, rounds },
    cleanSpeed: isClean ? speed : practice.cleanSpeed,
  };
}

/** Paused, or gone elsewhere. */
export function endRun(practice: Practice): Practice {
  return practice.run === null ? practice : { ...practice, run: null };
}

export function isWorthKeeping({ seconds }: Practice): boolean {
  return seconds >= LEAST_SECONDS;
}

interface Day {
  readonly day: string;
  readonly seconds: number;
}

/** The last weeks day by day, the present one last and whole: weeks begin on Mondays, days without practice have 0. */
export function lastWeeks(days: readonly Day[], today: string, weeks: number): Day[][] {
  const seconds = new Map(days.map((one) => [one.day, one.seconds]));
  const weekday = ((parseDate(today)?.weekday ?? 1) + 6) % 7;
  const monday = addDays(today, -weekday);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = addDays(monday, (week - weeks + 1) * 7 + at);
      return { day, seconds: seconds.get(day) ?? 0 };
    }),
  );
}
