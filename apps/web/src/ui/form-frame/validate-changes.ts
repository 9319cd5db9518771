import * as z from "zod/mini";
import { changedNames, type FormSchema, type FormValues } from "./form-values.ts";
import { type Validation, validate } from "./validate.ts";

/**
 * Of a record that is edited: what was wrong with it before, in fields that nobody has touched, keeps no other change back. Such
 * fields are as they came, and are not sent.
 */
export function validateChanges<Schema extends FormSchema>(
  schema: Schema,
  values: FormValues<Schema>,
  initial: FormValues<Schema>,
): Validation<Schema> {
  const checked = validate(schema, values);
  const before = checked.valid ? checked : validate(schema, initial);
  if (checked.valid || before.valid) return checked;
  const changed = changedNames(initial, values);
  const messages = Object.fromEntries(
    Object.entries(checked.messages).filter(
      ([name, message]) => changed.includes(name) || before.messages[name] !== message,
    ),
  );
  if (Object.keys(messages).length > 0) return { valid: false, messages };
  const shape = new Map<string, z.core.$ZodType>(Object.entries(schema._zod.def.shape));
  const output = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const field = shape.get(name);
    return [name, changed.includes(name) && field ? z.parse(field, value) : value];
  });
  // What was changed is as the schema shapes it, and the rest as the server told it.
  return { valid: true, output: Object.fromEntries(output) as z.output<Schema> };
}
