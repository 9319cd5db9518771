/**
 * WebKit, which every browser of an iPhone is, gave the sound of an element to a graph before stretching it until 2026
 * (https://github.com/WebKit/WebKit/pull/61724): at any speed but 1 it comes in shreds. Nothing but the version tells.
 */
export function tapsBeforeStretch({
  userAgent,
  vendor,
}: Pick<Navigator, "userAgent" | "vendor">): boolean {
  if (!vendor.startsWith("Apple")) return false;
  const version = /Version\/(\d+)/.exec(userAgent)?.[1];
  return version === undefined || Number(version) < FIRST_RIGHT;
}

const FIRST_RIGHT = 27;
