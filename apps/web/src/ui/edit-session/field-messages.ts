/** What is said at the fields of a record that is edited. */
import type { FieldFailure } from "@bandstand/contracts/failure";

export type FieldMessages = Readonly<Record<string, string>>;

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
