/** A chart whose chords are moved says above its first line that its tab is not: on stage there is no other place for it. Pure. */
import type { Chart } from "@bandstand/domain/chart/chart";
import { hasTab } from "@bandstand/domain/chart/chart-blocks";
import { TAB_STAYS } from "../../../records/charts/tab-stays-words.ts";

export function withTabRemark(chart: Chart, semitones: number): Chart {
  if (semitones === 0 || !hasTab(chart)) return chart;
  const pieces = [{ chord: null, note: null, text: TAB_STAYS }];
  const remark = { kind: "comment", look: "plain", pieces } as const;
  return { ...chart, sections: [{ kind: "", label: null, lines: [remark] }, ...chart.sections] };
}
