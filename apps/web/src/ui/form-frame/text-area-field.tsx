import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./field.module.css";

interface TextAreaFieldProps extends FieldProps<string> {
  maxLength?: number;
  placeholder?: string;
  /** Lines at the least; it grows with the text. */
  rows?: number;
  /** Lyrics, chords and tabs, where every letter has its place. */
  mono?: boolean;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { field, maxLength, placeholder, rows = 3, mono = false } = props;
  return (
    <FieldFrame
      of={props}
      className={mono ? `${styles.area} ${styles.mono}` : styles.area}
      maxLength={maxLength}
      input={(input) => (
        <textarea
          {...input}
          value={field.value ?? ""}
          placeholder={placeholder}
          rows={rows}
          spellCheck={!mono}
          onChange={(event) => field.set(event.currentTarget.value)}
        />
      )}
    />
  );
}
