/** What was told of a gig, in words. */
import { formatRunningTime } from "@bandstand/domain/duration";
import { playedMinutes, type ReportedTimes } from "@bandstand/domain/gig-report";

/** "20:36–22:51 · breaks of 24 min"; null where no time was told. */
export function timesWords({ startedAt, endedAt, breakMinutes }: ReportedTimes): string | null {
  const span = [startedAt ?? "…", endedAt ?? "…"].join("–");
  const words = [
    ...(startedAt === null && endedAt === null ? [] : [span]),
    ...(breakMinutes === null || breakMinutes === 0 ? [] : [`breaks of ${breakMinutes} min`]),
  ];
  return words.length === 0 ? null : words.join(" · ");
}

/** "1 h 51 min of music, 8 min longer than reckoned"; null as long as either end is not known. */
export function musicWords(times: ReportedTimes, reckonedSeconds: number | null): string | null {
  const minutes = playedMinutes(times);
  if (minutes === null || minutes <= 0) return null;
  const music = `${formatRunningTime(minutes * 60)} of music`;
  if (reckonedSeconds === null || reckonedSeconds === 0) return music;
  const more = minutes - Math.round(reckonedSeconds / 60);
  if (more === 0) return `${music}, as reckoned`;
  const distance = formatRunningTime(Math.abs(more) * 60);
  return `${music}, ${distance} ${more > 0 ? "longer" : "shorter"} than reckoned`;
}

interface Titled {
  songId: number;
  title: string;
}

/** What was played that was planned, what was left out, and what came besides; each by title. */
export function playedAgainstPlan(
  played: readonly Titled[],
  planned: readonly Titled[],
): { count: number; leftOut: string[]; besides: string[] } {
  const playedIds = new Set(played.map(({ songId }) => songId));
  const plannedIds = new Set(planned.map(({ songId }) => songId));
  return {
    count: played.length,
    leftOut: planned.filter(({ songId }) => !playedIds.has(songId)).map(({ title }) => title),
    // Without a set list nothing came besides.
    besides:
      planned.length === 0
        ? []
        : played.filter(({ songId }) => !plannedIds.has(songId)).map(({ title }) => title),
  };
}
