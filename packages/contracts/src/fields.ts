/** The building bricks of request schemas: texts that PostgreSQL can hold, ids, dates and times as the wire spells them. */
import * as z from "zod/mini";
import { LIMITS } from "./limits.ts";

export const PLEASE_ENTER_A_VALUE = "Please enter a value";
export const PLEASE_ENTER_A_TIME = "Please enter a time (HH:mm)";

const noNull = z.refine<string>(
  (value) => !value.includes("\0"),
  "This text has a character that cannot be kept",
);

/** Half of a character, which a text cut in the wrong place ends with, is replaced: PostgreSQL cannot keep it. */
const wellFormed = z.overwrite<string>((value) => value.toWellFormed());

/** Text of at most `max` characters, trimmed. */
export function text(max: number = LIMITS.shortText) {
  return z
    .string()
    .check(wellFormed, z.trim(), z.maxLength(max, `At most ${max} characters`), noNull);
}

/** Text that must say something; `message` is what the form shows when it does not. */
export function requiredText(
  max: number = LIMITS.shortText,
  message: string = PLEASE_ENTER_A_VALUE,
) {
  return z
    .string(message)
    .check(
      wellFormed,
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, `At most ${max} characters`),
      noNull,
    );
}

/** Nothing in place of an empty text. */
export const orNull = z.transform((value: string) => (value === "" ? null : value));

/** Text that may be missing; nothing and empty are both null. */
export function optionalText(max: number = LIMITS.shortText) {
  return z.nullable(z.pipe(text(max), orNull));
}

/** Lyrics, tabs and notes: white space at the ends is part of them. Nothing and empty are both null. */
export function longText() {
  const { longText: max } = LIMITS;
  const whole = z.string().check(
    wellFormed,
    // Worded when it is needed: the first number spelled for people loads what spells them in every language.
    z.maxLength(max, { error: () => `At most ${max.toLocaleString("en-GB")} characters` }),
    noNull,
  );
  return z.nullable(z.pipe(whole, orNull));
}

/** A whole number, and not the text of one. */
export function wholeBetween(least: number, most: number) {
  const message = `From ${least} to ${most}`;
  return z.int(PLEASE_ENTER_A_VALUE).check(z.minimum(least, message), z.maximum(most, message));
}

const HIGHEST_ID = 2_147_483_647;

/** An id in a body: a number, never a numeral in quotes. */
export const id = z.int().check(z.minimum(1), z.maximum(HIGHEST_ID));

/** An id in a path. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/, "Not an id")),
  z.pipe(z.transform(Number), z.number().check(z.maximum(HIGHEST_ID, "Not an id"))),
);

export const idParams = z.strictObject({ id: pathId });

/** ISO 8601 in UTC, to the millisecond. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** `YYYY-MM-DD`. */
export const date = z.iso.date();

/** A time of day, `HH:mm`. */
export const clockTime = z.iso.time({ precision: -1, message: PLEASE_ENTER_A_TIME });

export const search = z
  .string()
  .check(z.maxLength(LIMITS.search, `At most ${LIMITS.search} characters`), noNull);

/** An address in the web, or none: an emptied field is none. */
export const webAddress = z.nullable(
  z.pipe(
    z.string().check(
      wellFormed,
      z.trim(),
      z.maxLength(LIMITS.url, `At most ${LIMITS.url} characters`),
      noNull,
      z.refine(
        (value) => value === "" || /^https?:\/\/\S+$/i.test(value),
        "Please enter a web address (https://…)",
      ),
    ),
    z.transform((value: string) => (value === "" ? null : value)),
  ),
);
