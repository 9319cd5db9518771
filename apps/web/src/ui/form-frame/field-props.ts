import type { FieldBinding } from "./field-binding.ts";

/** What every field component takes. */
export interface FieldProps<Value> {
  field: FieldBinding<Value>;
  label: string;
  /** Stands below the input: what belongs here, in which form. */
  hint?: string;
  /** The heading of its group says the same: the label is only read out. */
  isTitled?: boolean;
  required?: boolean;
  disabled?: boolean;
}
