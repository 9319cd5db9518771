import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";

/** A text of the draft as a field of the forms. */
export function draftField(
  name: string,
  value: string,
  set: (value: string) => void,
): FieldBinding<string> {
  return { name, value, message: undefined, set: (text) => set(text ?? ""), onBlur: () => {} };
}
