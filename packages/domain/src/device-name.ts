/**
 * What a browser says of itself, in words that its owner knows the device by. User agents name their ancestors too, so the
 * most particular name is looked for first; one that says nothing we know is told as it is: unknown.
 */

export type DeviceKind = "phone" | "tablet" | "computer" | "unknown";

export interface DeviceName {
  readonly kind: DeviceKind;
  /** `iPhone`, `Windows computer`; null where it is not told. */
  readonly device: string | null;
  /** `Safari`; null where it is not told. */
  readonly browser: string | null;
}

/** Characters of a user agent that are kept: real ones have some 150. */
export const USER_AGENT_MAX_LENGTH = 300;

const DEVICES: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/iPhone/, "iPhone", "phone"],
  [/iPad/, "iPad", "tablet"],
  [/Android.*Mobile/, "Android phone", "phone"],
  [/Android/, "Android tablet", "tablet"],
  [/Windows/, "Windows computer", "computer"],
  [/CrOS/, "Chromebook", "computer"],
  [/Macintosh/, "Mac", "computer"],
  [/Linux/, "Linux computer", "computer"],
];

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\/|EdgiOS/, "Edge"],
  [/OPR\/|OPiOS/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Vivaldi/, "Vivaldi"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

export function deviceNameOf(userAgent: string | null): DeviceName {
  const text = userAgent ?? "";
  const [, device = null, kind = "unknown"] = DEVICES.find(([sign]) => sign.test(text)) ?? [];
  const [, browser = null] = BROWSERS.find(([sign]) => sign.test(text)) ?? [];
  return { kind, device, browser };
}

/** One line for a list: `Chrome on an iPhone` would need an article for each, so they stand side by side. */
export function wordsOfDevice({ device, browser }: Omit<DeviceName, "kind">): string {
  const named = [device, browser].filter((part) => part !== null);
  return named.length > 0 ? named.join(" · ") : "Unknown device";
}
