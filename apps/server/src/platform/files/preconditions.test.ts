import { describe, expect, it } from "vitest";
import { judgePreconditions, rangeApplies } from "./preconditions.ts";

const file = { etag: '"v2"', modifiedAt: new Date("2026-11-20T14:20:00.700Z") };
const same = "Fri, 20 Nov 2026 14:20:00 GMT";
const earlier = "Fri, 20 Nov 2026 14:19:59 GMT";

describe("the conditions of a request for a file", () => {
  it.each([
    ["none", {}, "proceed"],
    ["the tag it has", { "if-none-match": '"v2"' }, "not-modified"],
    ["the tag it has among others, weak", { "if-none-match": '"v1", W/"v2"' }, "not-modified"],
    ["any tag", { "if-none-match": "*" }, "not-modified"],
    ["an older tag", { "if-none-match": '"v1"' }, "proceed"],
    [
      "an older tag with a date that would fit",
      { "if-none-match": '"v1"', "if-modified-since": same },
      "proceed",
    ],
    ["the date it has", { "if-modified-since": same }, "not-modified"],
    ["an earlier date", { "if-modified-since": earlier }, "proceed"],
    ["no date at all", { "if-modified-since": "soon" }, "proceed"],
    ["a tag to match", { "if-match": '"v2"' }, "proceed"],
    ["a tag that no longer matches", { "if-match": '"v1"' }, "failed"],
    ["a weak tag, which never matches", { "if-match": 'W/"v2"' }, "failed"],
    ["unmodified since its date", { "if-unmodified-since": same }, "proceed"],
    ["modified since", { "if-unmodified-since": earlier }, "failed"],
  ])("with %s", (_case, headers, verdict) => {
    expect(judgePreconditions(headers, file)).toBe(verdict);
  });
});

describe("If-Range", () => {
  it.each([
    ["left out", undefined, true],
    ["the tag", '"v2"', true],
    ["an older tag", '"v1"', false],
    ["the tag as weak", 'W/"v2"', false],
    ["the date", same, true],
    ["an earlier date", earlier, false],
    ["no date at all", "soon", false],
  ])("%s", (_case, header, applies) => {
    expect(rangeApplies(header, file)).toBe(applies);
  });
});
