/** The address that an account is known by, which password managers take for its name. */
import type { FieldBinding } from "../../ui/form-frame/field-binding.ts";
import { NativeField } from "../../ui/native-fields/native-field.tsx";

export function EmailField({ field }: { field: FieldBinding<string> }) {
  return (
    <NativeField
      field={field}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
    />
  );
}
