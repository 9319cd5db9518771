import {
  formatDuration,
  NOT_A_TIME,
  parseLength,
  type PlainUnit,
} from "@bandstand/domain/duration";
import { useState } from "react";
import type { TypedBinding } from "./field-binding.ts";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

interface DurationFieldProps extends Omit<FieldProps<number>, "field" | "hint"> {
  field: TypedBinding<number>;
  placeholder?: string;
  /** What a number alone stands for. */
  plain?: PlainUnit;
}

const HINTS: Record<PlainUnit, string> = {
  seconds: "Minutes and seconds, or seconds",
  minutes: "Minutes, or minutes and seconds",
};

/** A length, typed as "3:30" or as a number; the form gets whole seconds with every letter, and keeps what is no time. */
export function DurationField(props: DurationFieldProps) {
  const { field, placeholder = "3:30", plain = "seconds", ...rest } = props;
  const { value, unread, set, refuse, onBlur } = field;
  /** What is being typed; null while nobody types, so that the form's own value shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = value === null || value === undefined ? "" : formatDuration(value);

  function read(next: string): void {
    setTyped(next);
    const seconds = parseLength(next, plain);
    if (seconds === null && next.trim() !== "") refuse(next, NOT_A_TIME);
    else set(seconds);
  }

  return (
    <TextField
      {...rest}
      hint={HINTS[plain]}
      placeholder={placeholder}
      field={{
        ...field,
        value: typed ?? unread ?? text,
        set: (next) => read(next ?? ""),
        onBlur: () => {
          setTyped(null);
          onBlur();
        },
      }}
    />
  );
}
