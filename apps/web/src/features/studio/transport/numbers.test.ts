import { describe, expect, it } from "vitest";
import { clock, percent, shortSpeed, signed, speedText } from "./numbers.ts";

describe("figures", () => {
  it("of a time have minutes, seconds and tenths", () => {
    expect(clock(84.69)).toBe("1:24.6");
    expect(clock(0)).toBe("0:00.0");
    expect(clock(59.99)).toBe("0:59.9");
    expect(clock(0.3)).toBe("0:00.3");
  });

  it("of a time from an hour on have hours, as lengths do", () => {
    expect(clock(3600)).toBe("1:00:00.0");
    expect(clock(3723.45)).toBe("1:02:03.4");
  });

  it("of a speed have two places, of a preset as many as it needs", () => {
    expect(speedText(0.8)).toBe("0.80×");
    expect(shortSpeed(1.25)).toBe("1.25×");
  });

  it("of a pitch have their sign", () => {
    expect([2, -5, 0].map(signed)).toEqual(["+2", "−5", "0"]);
  });

  it("of a share are in percent", () => {
    expect(percent(0.29)).toBe("29 %");
  });
});
