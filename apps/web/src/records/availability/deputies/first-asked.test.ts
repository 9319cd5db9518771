import { MOST_DEPUTIES } from "@bandstand/contracts/deputies";
import { expect, it } from "vitest";
import { firstAsked } from "./first-asked.ts";

it("those who are not away are asked, and no more than one asking takes", () => {
  const deputies = Array.from({ length: MOST_DEPUTIES + 3 }, (_, at) => ({
    bandUserId: at,
    isAway: at === 1,
  }));
  const asked = firstAsked(deputies).map(({ bandUserId }) => bandUserId);
  expect(asked).toHaveLength(MOST_DEPUTIES);
  expect(asked.slice(0, 3)).toEqual([0, 2, 3]);
});
