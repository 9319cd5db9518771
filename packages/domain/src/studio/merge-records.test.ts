import { describe, expect, it } from "vitest";
import { mergeWork } from "./merge-records.ts";
import { FIRST_SETTINGS } from "./ranges.ts";

const marker = (id: number, time: number, label: string) => ({
  id,
  time,
  label,
  notes: "",
  color: "red",
  icon: "flag",
});

describe("what was done on two devices", () => {
  it("has this device's controls and the markers of both", () => {
    const here = { ...FIRST_SETTINGS, volume: 0.3, markers: [marker(1, 40, "Solo")] };
    const there = {
      ...FIRST_SETTINGS,
      volume: 0.9,
      markers: [marker(1, 10, "Verse"), marker(2, 40.4, "Solo")],
    };
    const { settings } = mergeWork({ settings: here, notes: "" }, { settings: there, notes: "" });
    expect(settings.volume).toBe(0.3);
    expect(settings.markers).toEqual([marker(2, 10, "Verse"), marker(1, 40, "Solo")]);
    expect(settings.nextMarkerId).toBe(3);
  });

  it.each([
    ["Breathe.", "", "Breathe."],
    ["", "Breathe.", "Breathe."],
    ["Breathe. Slow down.", "Breathe.", "Breathe. Slow down."],
    ["Breathe.", "Breathe. Slow down.", "Breathe. Slow down."],
    ["Breathe.", "Capo 2.", "Breathe.\n\nCapo 2."],
  ])("loses no notes: %j and %j", (here, there, both) => {
    const settings = FIRST_SETTINGS;
    expect(mergeWork({ settings, notes: here }, { settings, notes: there }).notes).toBe(both);
  });

  it("is the same merged again", () => {
    const here = { settings: { ...FIRST_SETTINGS, markers: [marker(1, 40, "Solo")] }, notes: "A" };
    const there = {
      settings: { ...FIRST_SETTINGS, markers: [marker(1, 10, "Verse")] },
      notes: "B",
    };
    const once = mergeWork(here, there);
    expect(mergeWork(once, there)).toEqual(once);
  });
});
