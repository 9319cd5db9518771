import { expect, it } from "vitest";
import { facebookLink } from "./web-address.ts";

it.each([
  ["halfcrown", "https://www.facebook.com/halfcrown"],
  ["@half.crown-1", "https://www.facebook.com/half.crown-1"],
  ["https://facebook.com/halfcrown", "https://facebook.com/halfcrown"],
  ["javascript:alert(1)", null],
  ["half crown", null],
  [null, null],
])("the page of %s is %s", (identity, link) => {
  expect(facebookLink(identity)).toBe(link);
});
