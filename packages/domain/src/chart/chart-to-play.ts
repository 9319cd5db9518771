/** What of a song is played from on stage: its chart, else its words, else the lines of its tab. */
import type { Chart } from "./chart.ts";
import { isChart, readChart } from "./read-chart.ts";

export type SongTexts = { readonly lyrics: string | null; readonly tab: string | null };

/** Null where nobody has written any. */
export function chartToPlay({ lyrics, tab }: SongTexts, readers: readonly string[]): Chart | null {
  if (isSaid(tab) && isChart(tab)) return readChart(tab, readers);
  if (isSaid(lyrics)) return readChart(lyrics, readers);
  return isSaid(tab) ? linesOnly(tab) : null;
}

function linesOnly(tab: string): Chart {
  const lines = tab.split(/\r\n|\r|\n/).map((text) => ({ kind: "verbatim", text }) as const);
  return { meta: [], sections: [{ kind: "tab", label: null, lines }] };
}

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== "";
