import * as z from "zod/mini";
import { expect, it } from "vitest";
import { issueWords } from "./issue-words.ts";

const schema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(5)),
  bpm: z.int().check(z.minimum(20), z.maximum(400)),
  speed: z.number().check(z.positive(), z.lt(4), z.multipleOf(0.5)),
  encore: z.boolean(),
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  status: z.enum(["P", "C"]),
  kind: z.literal("song"),
  day: z.iso.date(),
  starts: z.iso.time(),
  changed: z.iso.datetime(),
  key: z.uuid(),
  code: z.string().check(z.regex(/^[A-Z]$/)),
  chip: z.object({}),
  length: z.union([z.literal("0"), z.int()]),
});

const good = {
  title: "Amber",
  bpm: 120,
  speed: 1,
  encore: false,
  tags: ["loud"],
  status: "P",
  kind: "song",
  day: "2026-03-01",
  starts: "20:00",
  changed: "2026-03-01T20:00:00Z",
  key: "0b3a8c5e-6b0f-4c59-9d0b-0c6cf1d0f3a1",
  code: "A",
  chip: {},
  length: 200,
};

it.each([
  [{ title: undefined }, "Is missing"],
  [{ title: 5 }, "Must be a text"],
  [{ title: "" }, "Please enter a value"],
  [{ title: "Amber, again" }, "At most 5 characters"],
  [{ bpm: "120" }, "Must be a number"],
  [{ bpm: 99.5 }, "Must be a whole number"],
  [{ bpm: 5 }, "At least 20"],
  [{ bpm: 500 }, "At most 400"],
  [{ speed: null }, "Must be a number"],
  [{ speed: 0 }, "More than 0"],
  [{ speed: 4 }, "Less than 4"],
  [{ speed: 0.7 }, "Must be a multiple of 0.5"],
  [{ encore: 1 }, "Must be true or false"],
  [{ tags: {} }, "Must be a list"],
  [{ tags: [] }, "At least 1 entry"],
  [{ tags: ["a", "b", "c"] }, "At most 2 entries"],
  [{ status: "X" }, 'Must be one of "P", "C"'],
  [{ status: undefined }, "Is missing"],
  [{ kind: "set" }, 'Must be "song"'],
  [{ day: "1 March" }, "Must be a date (YYYY-MM-DD)"],
  [{ starts: "8 pm" }, "Must be a time (HH:mm)"],
  [{ changed: "now" }, "Must be a moment in UTC (YYYY-MM-DDTHH:mm:ss.sssZ)"],
  [{ key: "1" }, "Must be a UUID"],
  [{ code: "a" }, "Is not spelled as it must be"],
  [{ chip: [] }, "Must be an object"],
  [{ length: true }, "This is not right"],
  [{ surprise: 1 }, "This field is not known"],
])("what is wrong with %j is said in words for people: %s", (wrong, words) => {
  const { error } = schema.safeParse({ ...good, ...wrong }, { error: issueWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
