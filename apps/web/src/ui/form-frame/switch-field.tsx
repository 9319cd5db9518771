import { useId } from "react";
import type { FieldProps } from "./field-props.ts";
import { FieldWords, wordsOf } from "./field-words.tsx";
import track from "../native-fields/switch-track.module.css";
import styles from "./field.module.css";

/** On or off, at once in the form's values. */
export function SwitchField({ field, label, hint, disabled = false }: FieldProps<boolean>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={field.value ?? false}
          name={field.name}
          className={track.track}
          disabled={disabled}
          checked={field.value ?? false}
          aria-invalid={field.message !== undefined}
          aria-describedby={wordsOf(id, field.message, hint)}
          onBlur={field.onBlur}
          onChange={(event) => field.set(event.currentTarget.checked)}
        />
        {label}
      </label>
      <FieldWords id={id} message={field.message} hint={hint} />
    </div>
  );
}
