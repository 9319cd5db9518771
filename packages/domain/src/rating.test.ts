import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRating, MAX_STARS, meanRating, ratingFromStars, starsFromRating } from "./rating.ts";

describe("a rating", () => {
  it("is kept as the star count minus 1", () => {
    expect(ratingFromStars(1)).toBe(0);
    expect(ratingFromStars(11)).toBe(10);
  });

  it("of 0 stars is not saved", () => expect(ratingFromStars(0)).toBeNull());

  it("has up to 11 stars", () => {
    expect(MAX_STARS).toBe(11);
    expect(isRating(10)).toBe(true);
    expect(isRating(11)).toBe(false);
  });

  it("is whole and not negative", () => {
    expect(isRating(0)).toBe(true);
    expect(isRating(-1)).toBe(false);
    expect(isRating(2.5)).toBe(false);
    expect(isRating(NaN)).toBe(false);
  });

  it("shows the stars that were picked", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_STARS }), (stars) => {
        return starsFromRating(ratingFromStars(stars)) === stars;
      }),
    );
  });
});

describe("the average rating", () => {
  it("is the mean over members", () => {
    expect(meanRating([10, 7])).toBe(8.5);
    expect(meanRating([0])).toBe(0);
  });

  it("is none while nobody has rated", () => expect(meanRating([])).toBeNull());
});
