import type { FieldBinding } from "./field-binding.ts";

/** A field of a short form that checks nothing while it is filled in: what is wrong is said of the whole, once it is sent. */
export function uncheckedField<Value>(
  name: string,
  value: Value | null,
  set: (value: Value | null) => void,
): FieldBinding<Value> {
  return { name, value, message: undefined, set, onBlur: () => undefined };
}
