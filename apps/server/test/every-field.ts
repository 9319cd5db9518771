/** A record of which everything is said, made from its contract: a field that comes to it is said as well. */
import * as z from "zod/mini";

/** No two fields are given the same where their schemas leave the choice. */
const candidates = (name: string, place: number): readonly unknown[] => [
  name,
  "dQw4w9WgXcQ",
  `https://example.org/${name}`,
  "2026-11-20T20:30:00.000Z",
  "20:30",
  100 + place,
  (place % 10) + 1,
  (place % 2) + 1,
  false,
];

/** `known` are those that no schema tells enough of: ids of what has to be there, and lists. */
export function everyField<Shape extends z.core.$ZodShape>(
  shape: Shape,
  known: Partial<z.input<z.ZodMiniObject<Shape>>>,
): z.input<z.ZodMiniObject<Shape>> {
  const given = new Map<string, unknown>(Object.entries(known));
  const values = Object.entries(shape).map(([name, schema], place) => {
    const value = given.has(name)
      ? given.get(name)
      : candidates(name, place).find((one) => z.safeParse(schema, one).success);
    if (value === undefined) throw new Error(`There is no value for ${name}.`);
    return [name, value];
  });
  // Each value was taken by the schema of its field, or is of its type.
  return Object.fromEntries(values) as z.input<z.ZodMiniObject<Shape>>;
}
