/** Values that a schema of the contract takes, by chance. */
import * as fc from "fast-check";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** Stands for the time at which the record that a request is about was saved last; another time is somebody else's save. */
export const ITS_TIME = "2026-11-21T00:00:00.000Z";

const NUMBERS = [0, 1, 2, 4, 10, 60, 210, 1440, 0.5, -1];
const TEXTS = [
  "",
  "0",
  "songs",
  "true",
  "Glasshouse",
  "A♭m",
  "20:30",
  "M-R",
  "break",
  "2026-11-20",
  "2026-11-20T20:30:00.000Z",
  ITS_TIME,
  "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e11",
  "https://band.example/notes",
  "dQw4w9WgXcQ",
  "somebody@example.org",
  "Encore!2026",
  "AAAA",
];

/** What fields are tried with: whatever of it one takes, it gets. The ids are those of records, so that requests are about something. */
export function wordsAbout(ids: readonly number[]): readonly unknown[] {
  return [...ids, ...ids.map(String), ...NUMBERS, ...TEXTS, true, false, null];
}

/** Good by its parts: a whole that is good only with its parts in order may still be refused. */
export function goodValues(schema: Schema, words: readonly unknown[]): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const of = (inner: Schema) => goodValues(inner, words);
  switch (def.type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, of(field)])),
        { requiredKeys: Object.keys(def.shape).filter((name) => !isOptional(def.shape[name])) },
      );
    case "array":
      return fc.array(of(def.element), { minLength: 1, maxLength: 4 });
    case "union":
      return fc.oneof(...def.options.map(of));
    case "optional":
    case "default":
      return of(def.innerType);
    case "nullable":
      return fc.oneof({ weight: 3, arbitrary: of(def.innerType) }, fc.constant(null));
    default: {
      const taken = words.filter((word) => z.safeParse(schema, word).success);
      return taken.length > 0 ? fc.constantFrom(...taken) : fc.constant(null);
    }
  }
}

function isOptional(schema: Schema | undefined): boolean {
  return schema !== undefined && z.safeParse(schema, undefined).success;
}
