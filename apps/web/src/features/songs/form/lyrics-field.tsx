/** The words of a song, which are those of its chart until somebody writes others. */
import { songWords } from "@bandstand/domain/chart/song-words";
import { useDeferredValue } from "react";
import { ChartField } from "../../../records/charts/chart-field.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import styles from "./song-form.module.css";

interface LyricsFieldProps {
  field: FieldBinding<string>;
  /** As the form has it. */
  tab: string | null;
  songkey: string | null;
}

export function LyricsField({ field, tab, songkey }: LyricsFieldProps) {
  const seenTab = useDeferredValue(tab);
  const isEmpty = (field.value ?? "").trim() === "";
  const ofChart = isEmpty ? songWords({ lyrics: null, tab: seenTab }) : null;
  const follows = ofChart?.followsChart === true;
  return (
    <div>
      <ChartField
        field={field}
        label="Lyrics"
        songkey={songkey}
        {...(follows && {
          hint: "While this is empty, singers are shown the words of the chart",
          rows: 3,
        })}
      />
      {follows && (
        <Button
          size="small"
          className={styles.ownWords}
          onClick={() => field.set(ofChart?.text ?? "")}
        >
          Begin from the chart’s words
        </Button>
      )}
    </div>
  );
}
