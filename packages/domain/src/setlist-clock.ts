/** When each set of a set list begins and ends by the clock. */
import type { SectionTiming, SetlistTiming } from "./setlist-timing.ts";

export type SectionTimes = {
  readonly section: number;
  /** `HH:MM`, to the nearest minute. */
  readonly start: string;
  readonly finish: string;
};

export type ProjectedTimes = {
  readonly sets: readonly SectionTimes[];
  /** From the end of the last set, whether or not the encore is included. */
  readonly encore: SectionTimes;
  /** Of the whole: the total as it is shown, with the bias, and the breaks between the sets. */
  readonly finish: string;
};

const MINUTES_A_DAY = 24 * 60;

/** A set begins when the break after the one before it is over. Null while no `HH:MM` is known to start at. */
export function projectedTimes(
  startTime: string | null,
  timing: Pick<SetlistTiming, "sets" | "encore" | "breaks" | "totalMinutes">,
): ProjectedTimes | null {
  const start = minutesOf(startTime);
  if (start === null) return null;
  let passed = 0;
  const broken = timing.breaks.reduce((sum, { minutes }) => sum + minutes, 0);
  const timesOf = ({ section, seconds }: SectionTiming): SectionTimes => {
    const from = passed;
    const until = from + seconds;
    passed = until + (timing.breaks.find(({ after }) => after === section)?.minutes ?? 0) * 60;
    return {
      section,
      start: clockText(start + from / 60),
      finish: clockText(start + until / 60),
    };
  };
  return {
    sets: timing.sets.map(timesOf),
    encore: timesOf(timing.encore),
    finish: clockText(start + timing.totalMinutes + broken),
  };
}

function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time ?? "") ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Of minutes since midnight, also those of another day. */
function clockText(minutes: number): string {
  const ofDay = ((Math.round(minutes) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}
