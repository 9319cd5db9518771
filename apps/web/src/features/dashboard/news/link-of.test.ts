import { expect, it } from "vitest";
import { linkOf } from "./link-of.ts";

it.each([
  ["https://example.org/map", "https://example.org/map"],
  [" example.org/map?x=1 ", "https://example.org/map?x=1"],
  ["mira@example.org", "mailto:mira@example.org"],
  ["mailto:mira@example.org", "mailto:mira@example.org"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://exa mple.org", null],
  ["the lock-up", null],
  ["", null],
])("%j leads to %j", (typed, href) => expect(linkOf(typed)).toBe(href));
