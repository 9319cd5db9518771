/** What the picture of a running time says to those who do not see it. */
import { sectionName } from "@bandstand/domain/setlist-sections";
import type { SetlistTiming, TimedSetlist, Variance } from "@bandstand/domain/setlist-timing";

export function runningTimeWords(setlist: TimedSetlist, timing: SetlistTiming): string {
  const { includeEncore, plannedLength } = setlist;
  const sections = [...timing.sets, timing.encore]
    .filter(({ seconds }) => seconds > 0)
    .map(({ section, songs, minutes }) => {
      const isCounted = section <= setlist.numberSets || includeEncore;
      const what = `${sectionName(section)}: ${songs === 1 ? "1 song" : `${songs} songs`}, ${minutes} min`;
      const pause = timing.breaks.find(({ after }) => after === section);
      const broken = pause ? `. Break: ${pause.minutes} min` : "";
      return isCounted ? `${what}${broken}` : `${what}, not counted`;
    });
  return [
    `Running time ${timing.totalMinutes} min`,
    ...(plannedLength === null ? [] : [`Planned ${plannedLength} min`]),
    ...(timing.variance === null ? [] : [varianceWords(timing.variance)]),
    ...sections,
  ].join(". ");
}

/** "Under · 56 min short", "Over · 12 min too long", "Dead On · on time". */
export function varianceWords({ label, minutes }: Variance): string {
  if (minutes === 0) return `${label} · on time`;
  return `${label} · ${Math.abs(minutes)} min ${minutes < 0 ? "short" : "too long"}`;
}

/** "98 of 95 min" */
export function minutesOfPlan(minutes: number, plannedLength: number | null): string {
  return plannedLength === null ? `${minutes} min` : `${minutes} of ${plannedLength} min`;
}
