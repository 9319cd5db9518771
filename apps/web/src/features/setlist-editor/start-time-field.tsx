import { TextInput } from "@mantine/core";
import type { FieldProps } from "../../ui/form-frame/field-props.ts";
import { inputProps } from "../../ui/form-frame/field-props.ts";

/** The system's own picker of a time of day. */
export function StartTimeField({ field }: Pick<FieldProps<string>, "field">) {
  const hint = "When the first set begins";
  return (
    <TextInput
      {...inputProps({ field, label: "Start time", hint })}
      type="time"
      label="Start time"
      value={field.value ?? ""}
      onChange={({ currentTarget: { value } }) => field.set(value === "" ? null : value)}
    />
  );
}
