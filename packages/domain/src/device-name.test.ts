import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceNameOf, wordsOfDevice } from "./device-name.ts";

const AGENTS = [
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "iPhone · Safari",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1",
    "iPhone · Chrome",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Android phone · Samsung Internet",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
    "Android tablet · Chrome",
    "tablet",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
    "Windows computer · Edge",
    "computer",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Mac · Safari",
    "computer",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Linux computer · Firefox",
    "computer",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
    "Chromebook · Chrome",
    "computer",
  ],
] as const;

describe("a device's name", () => {
  it.each(AGENTS)("is read from %s", (agent, words, kind) => {
    expect(wordsOfDevice(deviceNameOf(agent))).toBe(words);
    expect(deviceNameOf(agent).kind).toBe(kind);
  });

  it("is unknown where the browser tells none", () => {
    for (const agent of [null, "", "curl/8.5.0"])
      expect(wordsOfDevice(deviceNameOf(agent))).toBe("Unknown device");
  });

  it("is one of our own words, whatever the browser says", () => {
    fc.assert(
      fc.property(fc.string(), (agent) => {
        expect(wordsOfDevice(deviceNameOf(agent))).toMatch(/^[A-Za-z ·]+$/);
      }),
    );
  });
});
