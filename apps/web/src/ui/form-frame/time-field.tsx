import { parseTimeInput } from "@bandstand/domain/date-input";
import { useState } from "react";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

/** A time of day, `HH:mm` of 24 hours whatever the machine's language, typed as "20:45" or "2045". What is none is cleared. */
export function TimeField(props: FieldProps<string>) {
  const { field } = props;
  /** What is being typed; null while nobody types, so that the form's own value shows. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      placeholder="20:45"
      {...props}
      inputMode="numeric"
      field={{
        ...field,
        value: typed ?? field.value,
        set: (text) => {
          setTyped(text);
          field.set(parseTimeInput(text ?? ""));
        },
        onBlur: () => {
          setTyped(null);
          field.onBlur();
        },
      }}
    />
  );
}
