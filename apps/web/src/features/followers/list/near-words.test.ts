import { expect, it } from "vitest";
import { nearWords, nearWordsInShort } from "./near-words.ts";

const NEAR_LEEDS = { events: true, nearMiles: 25, nearPlace: "Leeds, United Kingdom" };

it("who wants gigs near them alone is told of by miles and town", () => {
  expect(nearWords(NEAR_LEEDS)).toBe("Within 25 miles of Leeds, United Kingdom");
});

it("of who wants all gigs, or none, there is nothing to say", () => {
  expect(nearWords({ events: true, nearMiles: null, nearPlace: null })).toBe("");
  expect(nearWords({ ...NEAR_LEEDS, events: false })).toBe("");
});

it("on a phone the town stands alone", () => {
  const nearPlace = "Springfield, MO, United States";
  expect(nearWordsInShort({ ...NEAR_LEEDS, nearPlace })).toBe("Within 25 miles of Springfield");
  expect(nearWordsInShort({ events: true, nearMiles: null, nearPlace: null })).toBe("");
});
