import { Textarea } from "@mantine/core";
import { FieldLabel } from "./field-label.tsx";
import type { FieldProps } from "./field-props.ts";
import { fieldClasses, inputProps } from "./field-props.ts";
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
  const { field, label, maxLength, placeholder, rows = 3, mono = false } = props;
  const value = field.value ?? "";
  return (
    <Textarea
      {...inputProps(props)}
      classNames={{
        ...fieldClasses,
        input: [fieldClasses.input, styles.area, mono ? styles.mono : ""].join(" "),
      }}
      label={
        <FieldLabel
          label={label}
          required={props.required}
          length={value.length}
          maxLength={maxLength}
        />
      }
      value={value}
      maxLength={maxLength}
      placeholder={placeholder}
      rows={rows}
      spellCheck={!mono}
      onChange={(event) => field.set(event.currentTarget.value)}
    />
  );
}
