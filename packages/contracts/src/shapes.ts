/** The fields of a shape as lists of names, so that what is done with each of them is written nowhere by hand. */
import * as z from "zod/mini";

/** In their order. */
export function fieldsOf<Shape extends object>(shape: Shape): readonly (keyof Shape & string)[] {
  // A shape is spelled out where it is made: it has the keys of its type and no others.
  return Object.keys(shape) as (keyof Shape & string)[];
}

/** The part of a shape that has these names; a name that it does not have does not compile. */
export function partOf<Shape extends object, Name extends keyof Shape>(
  shape: Shape,
  names: readonly Name[],
): Pick<Shape, Name> {
  return Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<Shape, Name>;
}

/** A shape whose fields are all the same. */
export function each<Name extends string, Field>(
  names: readonly Name[],
  field: Field,
): Record<Name, Field> {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

/** What remains of a shape without these names. */
export function without<Shape extends object, Name extends keyof Shape>(
  shape: Shape,
  names: readonly Name[],
): Omit<Shape, Name> {
  const left: ReadonlySet<PropertyKey> = new Set(names);
  const kept = Object.entries(shape).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept) as Omit<Shape, Name>;
}

type Nullable<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape as null extends z.input<Shape[Name]> ? Name : never]: null;
};

/** Null for each field of a schema's shape that may be null: what a record begins with of which nothing is known. */
export function nothingOf<Shape extends z.core.$ZodShape>(shape: Shape): Nullable<Shape> {
  const nullable = Object.entries(shape).filter(([, field]) => z.safeParse(field, null).success);
  return Object.fromEntries(nullable.map(([name]) => [name, null])) as Nullable<Shape>;
}
