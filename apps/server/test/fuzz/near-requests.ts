/** The parts of a request near a good one, which get as far as to be done: by chance alone a call with ids in it seldom is. */
import * as fc from "fast-check";
import type { AnyRequest } from "../ask.ts";

/** The sample as it is, or with one field of its query and body as another has it. */
export function nearParts(
  sample: AnyRequest,
  others: fc.Arbitrary<AnyRequest>,
): fc.Arbitrary<AnyRequest> {
  const exchanged = fc.tuple(others, fc.nat()).map(([{ query, body }, at]) => ({
    ...sample,
    query: withOneOf(sample.query ?? {}, query, at),
    body: withOneOf(sample.body, body, at),
  }));
  return fc.oneof({ weight: 3, arbitrary: exchanged }, fc.constant(sample));
}

function withOneOf(mine: unknown, other: unknown, at: number): unknown {
  const fields = fieldsOf(other);
  const field = fields[at % fields.length];
  if (field === undefined || Array.isArray(mine) || Array.isArray(other)) return mine;
  return { ...Object.fromEntries(fieldsOf(mine)), [field[0]]: field[1] };
}

/** None where it is no object. */
export function fieldsOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
