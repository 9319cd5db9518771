import { expect, test } from "vitest";
import { callsOf, shapesOf } from "./contract-halves.ts";

const VENUES = `const read = { kind: "read" };
export const venueFields = { name: text() };
export const addVenue = endpoint({
  access: read,
});
export type Venue = string;`;

test("the calls are exported without the shapes, and keep what they read", () => {
  expect(callsOf(VENUES, "venues.ts").split("\n")).toEqual([
    'const read = /* @__PURE__ */ (() => ({ kind: "read" }))();',
    " const venueFields = /* @__PURE__ */ (() => ({ name: text() }))();",
    "export const addVenue = /* @__PURE__ */ (() => (endpoint({",
    "  access: read,",
    "})))();",
    " type Venue = string;",
  ]);
});

test("the shapes stay on their lines, and hand the calls on from the other half", () => {
  expect(shapesOf(VENUES, "venues.ts", "./venues.ts?calls").split("\n")).toEqual([
    'const read = /* @__PURE__ */ (() => ({ kind: "read" }))();',
    "export const venueFields = /* @__PURE__ */ (() => ({ name: text() }))();",
    "",
    "",
    "",
    "export type Venue = string;",
    'import { addVenue } from "./venues.ts?calls";',
    "export { addVenue };",
  ]);
});

test("a module without calls imports none", () => {
  expect(shapesOf("export const id = 1;", "fields.ts", "./fields.ts?calls")).toBe(
    "export const id = 1;",
  );
});
