import type { FieldBinding } from "./field-binding.ts";
import styles from "./field.module.css";

/** What every field component takes. */
export interface FieldProps<Value> {
  field: FieldBinding<Value>;
  label: string;
  /** Stands below the input: what belongs here, in which form. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Our look on the parts of a Mantine input. */
export const fieldClasses = {
  root: styles.field ?? "",
  label: styles.label ?? "",
  description: styles.hint ?? "",
  input: styles.input ?? "",
  error: styles.message ?? "",
};

// The hint below, so that inputs side by side stand in line.
const PARTS: ("label" | "input" | "error" | "description")[] = [
  "label",
  "input",
  "error",
  "description",
];

/** The properties that Mantine's inputs share; they wire label, hint and message to the input. */
export function inputProps<Value>({ field, hint, required, disabled }: FieldProps<Value>) {
  return {
    name: field.name,
    description: hint,
    required: required ?? false,
    withAsterisk: false,
    disabled: disabled ?? false,
    error: field.message,
    onBlur: field.leave,
    classNames: fieldClasses,
    inputWrapperOrder: PARTS,
  };
}
