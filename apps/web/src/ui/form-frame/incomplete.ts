/** What a form says above its buttons where its values are not all good; each field says what is wrong with its own. */
import type { FieldMessages } from "../edit-session/field-messages.ts";

/** The documented message, whether a value is missing or wrong. */
export const INCOMPLETE = "Please complete the missing fields";

/**
 * The plainer line below it, where nobody finds a field that is empty.
 * @param messages by the name of each field that is not good
 */
export function wrongHint(
  values: Readonly<Record<string, unknown>>,
  messages: FieldMessages,
): string | null {
  const names = Object.keys(messages);
  if (names.length === 0 || names.some((name) => isEmpty(values[name]))) return null;
  return names.length === 1
    ? "Nothing is missing, but one value is not right."
    : `Nothing is missing, but ${names.length} values are not right.`;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");
