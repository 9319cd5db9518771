/** What stands between a song and the one after it: breaks, and what is said. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { weave } from "@bandstand/domain/setlist-interludes";
import { bySection } from "@bandstand/domain/setlist-sections";
import { interludeWords } from "../view/played-songs.ts";

/** In words; empty where the next song follows at once. */
export function saidAfter(
  {
    numberSets,
    songs,
    interludes,
  }: Pick<SetlistWithSections, "numberSets" | "songs" | "interludes">,
  songId: number,
): string {
  const items = bySection(numberSets, songs).flatMap(({ section, entries }) =>
    weave(section, entries, interludes),
  );
  const song = items.findIndex((item) => item.kind === "song" && item.entry.songId === songId);
  const after = items.slice(song + 1);
  const next = after.findIndex(({ kind }) => kind === "song");
  return after
    .slice(0, next < 0 ? after.length : next)
    .flatMap((item) =>
      item.kind === "interlude" ? [interludeWords(item.interlude.kind, item.interlude.text)] : [],
    )
    .join(" · ");
}
