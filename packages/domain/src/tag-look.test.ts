import { expect, it } from "vitest";
import { TAG_COLOURS, TAG_ICONS, tagColour, tagIcon } from "./tag-look.ts";

it("a tag has one of 16 colours and one of 19 icons", () => {
  expect(new Set(TAG_COLOURS.map(({ key }) => key)).size).toBe(16);
  expect(new Set(TAG_ICONS.map(({ key }) => key)).size).toBe(19);
});

it("a look that nobody knows any more is grey and has no icon", () => {
  expect(tagColour("mauve")).toBe("grey");
  expect(tagColour(null)).toBe("grey");
  expect(tagIcon("hammer")).toBeNull();
  expect(tagIcon("mic")).toBe("mic");
});

it("a tag that was kept with an icon there is no more has another one", () => {
  expect(tagIcon("bolt")).toBe("star");
});
