/** The values of a form: the fields of a record that its schema names. */
import { isEqual } from "@bandstand/domain/change";
import type * as z from "zod/mini";

export type FormSchema = z.core.$ZodObject;

/** These two travel with a save, but nobody edits them. */
type Carried = "id" | "updatedAt";
const CARRIED: readonly string[] = ["id", "updatedAt"] satisfies Carried[];

export type FormValues<Schema extends FormSchema> = Omit<z.input<Schema>, Carried>;

/** A field of the form by its name. */
export type FieldName<Schema extends FormSchema> = keyof FormValues<Schema> & string;

/** A record to edit: its fields, and what tells one version of it from another. */
export type FormRecord<Schema extends FormSchema> = Readonly<FormValues<Schema>> & {
  readonly updatedAt?: string;
};

export function fieldNames<Schema extends FormSchema>(schema: Schema): FieldName<Schema>[] {
  const names = Object.keys(schema._zod.def.shape).filter((name) => !CARRIED.includes(name));
  return names as FieldName<Schema>[];
}

/** The form's part of a record; a record as the server answers it may hold much else. */
export function pickValues<Schema extends FormSchema>(
  schema: Schema,
  record: FormRecord<Schema>,
): FormValues<Schema> {
  const values = record as FormValues<Schema>;
  return Object.fromEntries(
    fieldNames(schema).map((name) => [name, values[name]]),
  ) as FormValues<Schema>;
}

/** The names of the fields that differ. */
export function changedNames<Values extends object>(original: Values, values: Values): string[] {
  const before = new Map<string, unknown>(Object.entries(original));
  return Object.entries(values)
    .filter(([name, value]: [string, unknown]) => !isEqual(before.get(name), value))
    .map(([name]) => name);
}

/** An emptied text field is what it was when there was nothing in it, so that typing and deleting changes nothing. */
export function emptied(original: unknown): "" | null | undefined {
  return original === null || original === undefined ? original : "";
}
