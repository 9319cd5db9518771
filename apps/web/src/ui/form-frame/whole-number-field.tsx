import type { KeyboardEvent } from "react";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./field.module.css";
import { parseWholeNumber, stepped } from "./whole-number.ts";

interface WholeNumberFieldProps extends FieldProps<number> {
  min?: number;
  max?: number;
  /** Stands behind the number: "bpm", "s". */
  unit?: string;
}

const LONG_STEP = 10;

/** A whole number, also by the up and down keys. What isn't a number is dropped while typing. */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { field, min, max, unit } = props;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const step = (event.shiftKey ? LONG_STEP : 1) * (event.key === "ArrowUp" ? 1 : -1);
    field.set(stepped(field.value, step, { min, max }));
  }

  return (
    <FieldFrame
      of={props}
      className={styles.number}
      {...(unit !== undefined && { end: <span className={styles.unit}>{unit}</span> })}
      input={(input) => (
        <input
          {...input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={field.value ?? ""}
          onKeyDown={onKeyDown}
          onChange={(event) => field.set(parseWholeNumber(event.currentTarget.value))}
        />
      )}
    />
  );
}
