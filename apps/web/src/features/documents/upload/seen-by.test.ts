import { expect, it } from "vitest";
import { saidOfSeenBy, seenByOptions } from "./seen-by.ts";

const ROLES = [{ id: 7, name: "Technical & Sound" }];

it("who sees an upload is everybody, administrators or one role", () => {
  expect(seenByOptions(ROLES, true).map(({ label }) => label)).toEqual([
    "Everybody who may see it",
    "Admins only",
    "Technical & Sound only",
  ]);
  expect(seenByOptions(ROLES, false).map(({ value }) => value)).toEqual(["everybody", "role 7"]);
});

it("each choice is a field of the upload, and everybody is none", () => {
  expect(saidOfSeenBy("everybody")).toEqual({});
  expect(saidOfSeenBy("admins")).toEqual({ admins: "true" });
  expect(saidOfSeenBy("role 7")).toEqual({ roleId: "7" });
});
