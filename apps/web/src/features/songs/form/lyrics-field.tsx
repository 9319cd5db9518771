/** The words of a song, which are those of its chart until somebody writes others. */
import { useDeferredValue } from "react";
import { ChartField } from "../../../records/charts/chart-field.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import styles from "./song-form.module.css";
import { useWordsOfChart } from "./use-words-of-chart.ts";

interface LyricsFieldProps {
  field: FieldBinding<string>;
  /** As the form has it. */
  tab: string | null;
  songkey: string | null;
}

export function LyricsField({ field, tab, songkey }: LyricsFieldProps) {
  const seenTab = useDeferredValue(tab);
  const isEmpty = (field.value ?? "").trim() === "";
  const words = useWordsOfChart(isEmpty ? seenTab : null);
  return (
    <div>
      <ChartField
        field={field}
        label="Lyrics"
        songkey={songkey}
        {...(words !== null && {
          hint: "While this is empty, singers are shown the words of the chart",
          rows: 3,
        })}
      />
      {words !== null && (
        <Button size="small" className={styles.ownWords} onClick={() => field.set(words)}>
          Begin from the chart’s words
        </Button>
      )}
    </div>
  );
}
