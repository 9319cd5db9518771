import { formatDuration, parseWholeSeconds } from "@bandstand/domain/duration";
import { useState } from "react";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

interface DurationFieldProps extends FieldProps<number> {
  placeholder?: string;
}

/** A length, typed as "3:30" or as seconds; the form gets whole seconds with every letter. */
export function DurationField({ field, placeholder = "3:30", ...rest }: DurationFieldProps) {
  const { value, set, leave } = field;
  /** What is being typed; null while nobody types, so that the form's own value shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = value === null || value === undefined ? "" : formatDuration(value);
  return (
    <TextField
      {...rest}
      placeholder={placeholder}
      field={{
        ...field,
        value: typed ?? text,
        set: (next) => {
          setTyped(next ?? "");
          set(parseWholeSeconds(next ?? ""));
        },
        leave: () => {
          setTyped(null);
          leave();
        },
      }}
    />
  );
}
