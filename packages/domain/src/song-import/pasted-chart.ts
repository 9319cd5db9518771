/** What a chart says of its song where somebody pastes it, and the chart without the lines that say it. */
import { readChart } from "./read-chart.ts";
import type { SongDraft } from "./song-draft.ts";

/** What a head tells; never words, nor how the band deals with the song. */
const TOLD = ["title", "artist", "genre", "songkey", "capo", "bpm", "seconds", "notes"] as const;
type ToldField = (typeof TOLD)[number];

export type PastedChart = {
  /** Of nothing that is said stands null or an empty text. */
  readonly told: Pick<SongDraft, ToldField>;
  readonly text: string;
};

/** Null where it says nothing of its song: then it is words and chords alone. */
export function readPastedChart(pasted: string): PastedChart | null {
  const { draft } = readChart("", pasted);
  const { title, artist, genre, songkey, capo, bpm, seconds, notes } = draft;
  const told = { title, artist, genre, songkey, capo, bpm, seconds, notes };
  if (TOLD.every((name) => told[name] === null || told[name] === "")) return null;
  return { told, text: textOf(draft) ?? pasted };
}

/** Words beside a tab are left in their order, as they were pasted. */
function textOf({ lyrics, tab }: SongDraft): string | null {
  return lyrics !== null && tab !== null ? null : (tab ?? lyrics);
}
