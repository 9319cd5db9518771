/** Seconds, as a number with steps of a tenth, and what the clock says to it. */
import { MARKER_TIME_STEP } from "@bandstand/domain/studio/ranges";
import { useId } from "react";
import { FieldWords, wordsOf } from "../../../ui/form-frame/field-words.tsx";
import fieldStyles from "../../../ui/form-frame/field.module.css";
import { clock } from "../transport/numbers.ts";
import styles from "./marker-dialog.module.css";

interface TimeStepFieldProps {
  text: string;
  duration: number;
  message: string | undefined;
  onChange: (text: string) => void;
}

export function TimeStepField({ text, duration, message, onChange }: TimeStepFieldProps) {
  const id = useId();
  const seconds = Number(text);
  return (
    <div className={`${fieldStyles.field} ${styles.time}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        Time (seconds)
      </label>
      <div className={styles.clock}>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={0}
          max={duration}
          step={MARKER_TIME_STEP}
          className={`${fieldStyles.input} ${fieldStyles.number}`}
          value={text}
          aria-invalid={message !== undefined}
          aria-describedby={wordsOf(id, message, undefined)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {message === undefined && <span className={styles.at}>{clock(seconds)}</span>}
      </div>
      <FieldWords id={id} message={message} hint={undefined} />
    </div>
  );
}
