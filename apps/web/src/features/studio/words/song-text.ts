/** Which text of a song is sung from: its lyrics, or a chart that it keeps in the place of its tab. */
import { hasChords, isChart, readChart } from "@bandstand/domain/chart/read-chart";

interface SongTexts {
  readonly lyrics: string | null;
  readonly tab: string | null;
}

/** Null where there is nothing to sing or to read. Words with chords come before words alone. */
export function songText({ lyrics, tab }: SongTexts): string | null {
  const words = lyrics?.trim() ? lyrics : null;
  const other = tab?.trim() ? tab : null;
  if (words === null) return other;
  const isBetter = other !== null && isChart(other) && !hasChords(readChart(words));
  return isBetter && sings(other) ? other : words;
}

/** More than chords and bars: most of a tab's lines hold no words. */
function sings(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  return (
    lines.filter((line) => /\p{L}{2,}(?:\s|,)+\p{L}{2,}/u.test(line)).length * 3 >= lines.length
  );
}
