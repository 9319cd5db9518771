import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";

/** A time of day, `HH:mm`, in the browser's own picker; empty is null. */
export function TimeField(props: FieldProps<string>) {
  const { field } = props;
  return (
    <FieldFrame
      of={props}
      input={(input) => (
        <input
          {...input}
          type="time"
          value={field.value ?? ""}
          onChange={(event) => field.set(event.currentTarget.value || null)}
        />
      )}
    />
  );
}
