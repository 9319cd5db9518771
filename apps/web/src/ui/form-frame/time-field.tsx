import { TextInput } from "@mantine/core";
import { FieldLabel } from "./field-label.tsx";
import type { FieldProps } from "./field-props.ts";
import { inputProps } from "./field-props.ts";

/** A time of day, `HH:mm`, in the browser's own picker; empty is null. */
export function TimeField(props: FieldProps<string>) {
  const { field, label } = props;
  return (
    <TextInput
      {...inputProps(props)}
      type="time"
      label={<FieldLabel label={label} required={props.required} />}
      value={field.value ?? ""}
      onChange={(event) => field.set(event.currentTarget.value || null)}
    />
  );
}
