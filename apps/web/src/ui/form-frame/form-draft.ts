/** Whether what an earlier version of the program has kept of a form is still of this one. */
import * as z from "zod/mini";
import type { ReadDraft } from "../../lib/drafts/draft.ts";
import type { Snapshot } from "./form-state.ts";
import { type FormSchema, type FormValues, fieldNames } from "./form-values.ts";

/** What may be wrong with a value that is of the right kind. */
const OF_ITS_KIND = new Set([
  "too_small",
  "too_big",
  "invalid_format",
  "not_multiple_of",
  "custom",
]);

export function readFormDraft<Schema extends FormSchema>(
  schema: Schema,
): ReadDraft<Snapshot<FormValues<Schema>>, FormValues<Schema>> {
  return ({ original, edited }) =>
    isSnapshotOf(schema, original) && areValuesOf(schema, edited) ? { original, edited } : null;
}

function isSnapshotOf<Schema extends FormSchema>(
  schema: Schema,
  kept: unknown,
): kept is Snapshot<FormValues<Schema>> {
  if (typeof kept !== "object" || kept === null || !("values" in kept)) return false;
  const version = "updatedAt" in kept ? kept.updatedAt : undefined;
  return (version === undefined || typeof version === "string") && areValuesOf(schema, kept.values);
}

/** They name no other fields, and each is empty or of the kind that the schema asks for. */
export function areValuesOf<Schema extends FormSchema>(
  schema: Schema,
  kept: unknown,
): kept is FormValues<Schema> {
  if (typeof kept !== "object" || kept === null) return false;
  const names: readonly string[] = fieldNames(schema);
  if (!Object.keys(kept).every((name) => names.includes(name))) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(schema._zod.def.shape).every(([name, field]) => {
    const value = values.get(name);
    if (!names.includes(name) || value === null) return true;
    const { error } = z.safeParse(field, value);
    return error === undefined || error.issues.every(({ code }) => OF_ITS_KIND.has(code));
  });
}
