import { expect, it } from "vitest";
import { movedOver, pickedUp, putBack, putDown, together } from "./sortable-words.ts";

const place = { list: "Second Set", place: 2, of: 5 };

it("says what was picked up, and from where", () => {
  expect(pickedUp("Half Moon", place)).toBe("Half Moon picked up from place 2 of 5 in Second Set.");
});

it("says where it would land, and that it would land nowhere", () => {
  expect(movedOver("Half Moon", place)).toBe("Half Moon: place 2 of 5 in Second Set.");
  expect(movedOver("Half Moon", null)).toBe("Half Moon is over no list.");
});

it("says where it was put down, or that it went back", () => {
  expect(putDown("Half Moon", place)).toBe("Half Moon put down at place 2 of 5 in Second Set.");
  expect(putBack("Half Moon", place)).toBe(
    "Not moved. Half Moon is back at place 2 of 5 in Second Set.",
  );
});

it("names one of several, and how many more", () => {
  expect(together("Half Moon", 1)).toBe("Half Moon");
  expect(together("Half Moon", 3)).toBe("Half Moon and 2 more");
});
