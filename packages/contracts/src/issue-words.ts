/** What a schema finds wrong, in words for people. A schema's own message comes before these. */
import type * as z from "zod/mini";
import { PLEASE_ENTER_A_VALUE } from "./fields.ts";

const TYPES: Readonly<Record<string, string>> = {
  string: "Must be a text",
  number: "Must be a number",
  int: "Must be a whole number",
  boolean: "Must be true or false",
  array: "Must be a list",
  object: "Must be an object",
  record: "Must be an object",
  null: "Must be null",
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "Must be a date (YYYY-MM-DD)",
  time: "Must be a time (HH:mm)",
  datetime: "Must be a moment in UTC (YYYY-MM-DDTHH:mm:ss.sssZ)",
  uuid: "Must be a UUID",
};

const NOT_RIGHT = "This is not right";
const MISSING = "Is missing";

/** How many are named where only some values may stand. */
const MOST_NAMED = 20;

/** To be handed to a parse as its `error`. Never holds what was sent, which may be long. */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? MISSING : (TYPES[issue.expected] ?? NOT_RIGHT);
    case "invalid_value":
      return issue.input === undefined ? MISSING : oneOf(issue.values);
    case "too_big":
      return issue.inclusive === false
        ? `Less than ${issue.maximum}`
        : `At most ${counted(Number(issue.maximum), issue.origin)}`;
    case "too_small":
      return tooSmall(issue);
    case "invalid_format":
      return FORMATS[issue.format] ?? "Is not spelled as it must be";
    case "not_multiple_of":
      return `Must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return "This field is not known";
    default:
      return NOT_RIGHT;
  }
}

function tooSmall({
  minimum,
  origin,
  inclusive,
}: {
  minimum: number | bigint;
  origin: string;
  inclusive?: boolean;
}): string {
  if (origin === "string" && minimum === 1) return PLEASE_ENTER_A_VALUE;
  if (inclusive === false) return `More than ${minimum}`;
  return `At least ${counted(Number(minimum), origin)}`;
}

function counted(number: number, origin: string): string {
  if (origin === "string") return `${number} ${number === 1 ? "character" : "characters"}`;
  if (origin === "array") return `${number} ${number === 1 ? "entry" : "entries"}`;
  return String(number);
}

function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_NAMED).map((value) => JSON.stringify(value));
  const [only] = named;
  return values.length === 1 ? `Must be ${only}` : `Must be one of ${named.join(", ")}`;
}
