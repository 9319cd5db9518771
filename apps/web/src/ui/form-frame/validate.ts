/** A form's values against its schema, with one message for each field. */
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { issueWords } from "@bandstand/contracts/issue-words";
import * as z from "zod/mini";
import { byField, type FieldMessages } from "../edit-session/field-messages.ts";
import type { FormSchema } from "./form-values.ts";

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

/** Only where the schema has no message of its own. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === "";
  return missing ? PLEASE_ENTER_A_VALUE : issueWords(issue);
}
