/** Parses a part of a request by its schema; what does not fit becomes one failure that names the fields. */
import { Failure, type FieldFailure, MOST_FIELDS } from "@bandstand/contracts/failure";
import { issueWords } from "@bandstand/contracts/issue-words";
import type * as z from "zod/mini";

/** Values in a request of which every wrong one is looked for. In a larger one the first is named: to collect a million takes seconds. */
const LOOKED_THROUGH = 5000;

/** Stops at the first value that does not fit, which leaves a good request as quick as it was. */
const UNTIL_WRONG: z.core.ParseContextInternal<z.core.$ZodIssue> = {
  error: issueWords,
  abortEarly: true,
};

/** The parsed value, undefined where there is no schema; what was not sent is empty. Throws `invalid` with the fields. */
export function parsePart<S extends z.ZodMiniType>(
  schema: S | undefined,
  value: unknown,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const sent = value === undefined ? {} : value;
  const first = schema.safeParse(sent, UNTIL_WRONG);
  if (first.success) return first.data;
  const { error = first.error } = holdsMoreThan(LOOKED_THROUGH, sent)
    ? first
    : schema.safeParse(sent, { error: issueWords });
  throw new Failure("invalid", { fields: fieldFailures(error.issues) });
}

/** Each wrong field by its path, with what is wrong of it; the first of many. */
export function fieldFailures(issues: readonly z.core.$ZodIssue[]): FieldFailure[] {
  const fields: FieldFailure[] = [];
  for (const issue of issues) {
    if (fields.length >= MOST_FIELDS) break;
    fields.push(...failuresOf(issue, []));
  }
  return fields;
}

function failuresOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): FieldFailure[] {
  const path = [...above, ...issue.path];
  const failure = (...below: string[]): FieldFailure => ({
    path: [...path, ...below].map(String).join("."),
    message: issue.message,
  });
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, MOST_FIELDS).map((key) => failure(key));
  }
  if (issue.code === "invalid_union") {
    const meant = meantBranch(issue.errors);
    if (meant) return meant.flatMap((inner) => failuresOf(inner, path));
  }
  return [failure()];
}

/** Of several shapes that a value may have the one it was meant to have: of the same kind, with the least that is wrong in it. */
function meantBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches
    .filter((issues) => !issues.some(({ path }) => path.length === 0))
    .sort((one, other) => one.length - other.length)[0];
}

/** Whether there are more values than `most` in a piece of JSON, itself among them. */
function holdsMoreThan(most: number, json: unknown): boolean {
  const open: unknown[] = [json];
  for (let seen = 0; seen < open.length; seen += 1) {
    if (open.length > most) return true;
    const value = open[seen];
    if (typeof value !== "object" || value === null) continue;
    for (const key in value) {
      if (open.length > most) return true;
      open.push(Reflect.get(value, key));
    }
  }
  return open.length > most;
}
