import { describe, expect, it } from "vitest";
import { tapsBeforeStretch } from "./taps-before-stretch.ts";

const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("a browser that gives sound to a graph before stretching it", () => {
  it.each([
    [`${SAFARI} Version/26.1 Safari/605.1.15`, "Apple Computer, Inc.", true],
    [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, "Apple Computer, Inc.", true],
    [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, "Apple Computer, Inc.", true],
    [`${SAFARI} Version/27.0 Safari/605.1.15`, "Apple Computer, Inc.", false],
    [`${SAFARI} Chrome/156.0.0.0 Safari/537.36`, "Google Inc.", false],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "", false],
  ])("%s of %s: %s", (userAgent, vendor, isSo) => {
    expect(tapsBeforeStretch({ userAgent, vendor })).toBe(isSo);
  });
});
