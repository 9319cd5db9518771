import { Switch } from "@mantine/core";
import type { FieldProps } from "./field-props.ts";
import styles from "./field.module.css";

/** On or off, at once in the form's values. */
export function SwitchField({ field, label, hint, disabled = false }: FieldProps<boolean>) {
  return (
    <Switch
      name={field.name}
      label={label}
      description={hint}
      error={field.message}
      disabled={disabled}
      checked={field.value ?? false}
      withThumbIndicator={false}
      classNames={{
        root: styles.switch ?? "",
        label: styles.switchLabel ?? "",
        description: styles.hint ?? "",
        track: styles.switchTrack ?? "",
        error: styles.message ?? "",
      }}
      onBlur={field.leave}
      onChange={(event) => field.set(event.currentTarget.checked)}
    />
  );
}
