import { describe, expect, it } from "vitest";
import { elementSettings, tell } from "./element-settings.ts";

describe("a media element", () => {
  it("plays at the speed, with the pitch as recorded", () => {
    expect(elementSettings({ speed: 0.5, pitch: 0, volume: 0.8 }, "stretch", true)).toEqual({
      playbackRate: 0.5,
      preservesPitch: true,
      volume: 1,
    });
  });

  it("leaves pitch to the engine that there is", () => {
    expect(elementSettings({ speed: 1, pitch: 12, volume: 0.8 }, "soundtouch", true)).toEqual({
      playbackRate: 1,
      preservesPitch: true,
      volume: 1,
    });
  });

  it("shifts pitch by its rate where there is no engine", () => {
    expect(elementSettings({ speed: 0.75, pitch: 12, volume: 0.8 }, "rate", true)).toEqual({
      playbackRate: 1.5,
      preservesPitch: false,
      volume: 1,
    });
  });

  it("leaves pitch alone where its engine could not be connected", () => {
    expect(elementSettings({ speed: 1, pitch: 12, volume: 0.8 }, "none", true)).toMatchObject({
      playbackRate: 1,
      preservesPitch: true,
    });
  });

  it("has a volume of its own where there is no graph", () => {
    expect(elementSettings({ speed: 1, pitch: 0, volume: 0.8 }, "rate", false)).toMatchObject({
      volume: 0.8,
    });
  });

  it("never plays faster or slower than browsers do", () => {
    expect(elementSettings({ speed: 3, pitch: 12, volume: 1 }, "rate", true).playbackRate).toBe(4);
    expect(elementSettings({ speed: 0.25, pitch: -12, volume: 1 }, "rate", true).playbackRate).toBe(
      0.25,
    );
  });

  it("is told nothing that it knows", () => {
    const told: string[] = [];
    const media = new Proxy(
      { playbackRate: 1, preservesPitch: true, volume: 0.5 },
      {
        set(target, name, value) {
          told.push(String(name));
          return Reflect.set(target, name, value);
        },
      },
    );
    tell(media, { playbackRate: 1, preservesPitch: true, volume: 0.8 });
    expect(told).toEqual(["volume"]);
    expect(media.volume).toBe(0.8);
  });
});
