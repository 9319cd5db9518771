/** A form's values against its schema, with one message for each field. */
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { issueWords } from "@bandstand/contracts/issue-words";
import * as z from "zod/mini";
import { byField, type FieldMessages } from "../edit-session/field-messages.ts";
import { changedNames, type FormSchema, type FormValues } from "./form-values.ts";

export type Validation<Schema extends FormSchema> =
  | { valid: true; output: z.output<Schema> }
  | { valid: false; messages: FieldMessages };

export function validate<Schema extends FormSchema>(
  schema: Schema,
  values: unknown,
): Validation<Schema> {
  const result = z.safeParse(schema, values, { error: wordsOf });
  if (result.success) return { valid: true, output: result.data };
  const found = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join("."),
    message,
  }));
  return { valid: false, messages: byField(found) };
}

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

/** Only where the schema has no message of its own. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === "";
  return missing ? PLEASE_ENTER_A_VALUE : issueWords(issue);
}
