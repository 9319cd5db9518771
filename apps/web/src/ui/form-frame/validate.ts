/** A form's values against its schema, with one message for each field. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { issueWords } from "@bandstand/contracts/issue-words";
import * as z from "zod/mini";
import type { FormSchema } from "./form-values.ts";

export type FieldMessages = Readonly<Record<string, string>>;

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

/** One message for each field. In a list it names the entry, counted as people count. */
export function byField(fields: readonly FieldFailure[]): FieldMessages {
  const messages: Record<string, string> = {};
  for (const { path, message } of fields) {
    const [, index] = /^[^.]*\.(\d+)/.exec(path) ?? [];
    messages[fieldOf(path)] ??=
      index === undefined ? message : `Entry ${Number(index) + 1}: ${message}`;
  }
  return messages;
}

/** The field in which a message is shown: `chips.0.tag` stands at `chips`. */
export function fieldOf(path: string): string {
  return path.split(".", 1)[0] ?? "";
}

/** Only where the schema has no message of its own. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === "";
  return missing ? PLEASE_ENTER_A_VALUE : issueWords(issue);
}
