/** Parses a part of a request by its schema; what does not fit becomes one failure that names every field. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import * as z from "zod/mini";

// zod/mini has no words of its own; the server's answers need some for what no schema words itself.
z.config(z.locales.en());

/** The parsed value, undefined where there is no schema; what was not sent is empty. Throws `invalid` with the fields. */
export function parsePart<S extends z.ZodMiniType>(
  schema: S | undefined,
  value: unknown,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value === undefined ? {} : value);
  if (result.success) return result.data;
  throw new Failure("invalid", { fields: result.error.issues.flatMap(fieldFailures) });
}

function fieldFailures(issue: z.core.$ZodIssue): FieldFailure[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...path, key].join("."),
      message: "This field is not known",
    }));
  }
  return [{ path: path.join("."), message: issue.message }];
}
