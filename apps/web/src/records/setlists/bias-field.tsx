import { useState } from "react";
import type { FieldProps } from "../../ui/form-frame/field-props.ts";
import { TextField } from "../../ui/form-frame/text-field.tsx";

/** Whole minutes, of either sign: what is typed stays until it is left, since "-" alone is no number yet. */
export function BiasField({ field }: Pick<FieldProps<number>, "field">) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label="Talking and changeovers"
      hint="Minutes on top; fewer with a minus"
      field={{
        ...field,
        value:
          typed ?? (field.value === null || field.value === undefined ? "" : String(field.value)),
        set: (text) => {
          setTyped(text ?? "");
          const minutes = Number((text ?? "").trim().replace("−", "-"));
          field.set(text === "" || !Number.isInteger(minutes) ? null : minutes);
        },
        onBlur: () => {
          setTyped(null);
          field.onBlur();
        },
      }}
    />
  );
}
