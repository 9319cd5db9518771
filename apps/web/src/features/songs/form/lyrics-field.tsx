/** The words of a song, which are those of its chart until somebody writes others. */
import { useDeferredValue } from "react";
import { ChartField } from "../../../records/charts/chart-field.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import { latePart } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";

const WordsOfChart = latePart(async () => (await import("./words-of-chart.tsx")).WordsOfChart);

interface LyricsFieldProps {
  field: FieldBinding<string>;
  /** As the form has it. */
  tab: string | null;
  songkey: string | null;
}

export function LyricsField({ field, tab, songkey }: LyricsFieldProps) {
  const seenTab = useDeferredValue(tab);
  const isOfChart = (field.value ?? "").trim() === "" && (seenTab ?? "").trim() !== "";
  return (
    <div>
      <ChartField field={field} label="Lyrics" songkey={songkey} />
      {isOfChart && (
        <Part onFailed={() => {}}>
          <WordsOfChart tab={seenTab} onBegin={field.set} />
        </Part>
      )}
    </div>
  );
}
