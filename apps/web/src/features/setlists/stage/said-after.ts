/** What stands between a song and the one after it: breaks, and what is said. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { type SetBreaks, setBreaks } from "@bandstand/domain/set-breaks";
import { weave } from "@bandstand/domain/setlist-interludes";
import { bySection } from "@bandstand/domain/setlist-sections";
import { interludeWords } from "../view/played-songs.ts";

type SaidSetlist = Pick<SetlistWithSections, "numberSets" | "songs" | "interludes"> & SetBreaks;

/** In words; empty where the next song follows at once. */
export function saidAfter(setlist: SaidSetlist, songId: number): string {
  const { numberSets, songs, interludes } = setlist;
  const breaks = setBreaks(
    setlist,
    [...songs, ...interludes].map(({ setlistSectionId }) => setlistSectionId),
  );
  const items = bySection(numberSets, songs).flatMap(({ section, entries }) => [
    ...weave(section, entries, interludes),
    ...breaks
      .filter(({ after }) => after === section)
      .map(({ minutes }) => ({ kind: "pause" as const, minutes })),
  ]);
  const song = items.findIndex((item) => item.kind === "song" && item.entry.songId === songId);
  const after = items.slice(song + 1);
  const next = after.findIndex(({ kind }) => kind === "song");
  return after
    .slice(0, next < 0 ? after.length : next)
    .flatMap((item) => {
      if (item.kind === "pause") return [`Break ${item.minutes} min`];
      return item.kind === "interlude"
        ? [interludeWords(item.interlude.kind, item.interlude.text)]
        : [];
    })
    .join(" · ");
}
