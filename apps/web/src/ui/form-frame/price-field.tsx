import { formatPounds, parsePounds } from "@bandstand/domain/money";
import { useState } from "react";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

/** Pounds and pence, typed as "12", "12.5" or "12.50". What is none is cleared. */
export function PriceField(props: FieldProps<number>) {
  const { field } = props;
  /** What is being typed; null while nobody types, so that the form's own value shows. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      placeholder="12.50"
      {...props}
      inputMode="decimal"
      end="£"
      field={{
        ...field,
        value: typed ?? formatPounds(field.value ?? null),
        set: (text) => {
          setTyped(text ?? "");
          field.set(parsePounds(text ?? ""));
        },
        onBlur: () => {
          setTyped(null);
          field.onBlur();
        },
      }}
    />
  );
}
