import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeWork, NO_WORK } from "./merge-work.ts";
import { FIRST_SETTINGS, NO_ANALYSIS } from "./ranges.ts";

const marker = (id: number, time: number, label: string) => ({
  id,
  time,
  label,
  notes: "",
  color: "red",
  icon: "flag",
});

const work = (change: Partial<typeof FIRST_SETTINGS> = {}, notes = "") => ({
  settings: { ...FIRST_SETTINGS, ...change },
  notes,
});

describe("what was done on two devices", () => {
  it("has this device's controls and the markers of both", () => {
    const here = { ...FIRST_SETTINGS, volume: 0.3, markers: [marker(1, 40, "Solo")] };
    const there = {
      ...FIRST_SETTINGS,
      volume: 0.9,
      markers: [marker(1, 10, "Verse"), marker(2, 40.4, "Solo")],
    };
    const { settings } = mergeWork(
      NO_WORK,
      { settings: here, notes: "" },
      { settings: there, notes: "" },
    );
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
    expect(mergeWork(NO_WORK, work({}, here), work({}, there)).notes).toBe(both);
  });

  it("has what only one of them changed as it made it", () => {
    const base = work({ volume: 0.5, loopRegion: { start: 1, end: 2 } }, "Breathe.");
    const here = work({ volume: 0.7, loopRegion: { start: 1, end: 2 } }, "Breathe.");
    const there = work(
      { volume: 0.9, timedLines: [{ line: 0, time: 3 }], loopEnabled: false },
      "Breathe, bend.",
    );
    const { settings, notes } = mergeWork(base, here, there);
    expect(settings.volume).toBe(0.7);
    expect(settings.timedLines).toEqual([{ line: 0, time: 3 }]);
    expect(settings.loopRegion).toBeNull();
    expect(notes).toBe("Breathe, bend.");
  });

  it("has no notes that one of them took away", () => {
    expect(mergeWork(work({}, "Slow!"), work({}, "Slow!"), work()).notes).toBe("");
    expect(mergeWork(work({}, "Slow!"), work(), work({}, "Slow!")).notes).toBe("");
  });

  it("is the same merged again", () => {
    const here = { settings: { ...FIRST_SETTINGS, markers: [marker(1, 40, "Solo")] }, notes: "A" };
    const there = {
      settings: { ...FIRST_SETTINGS, markers: [marker(1, 10, "Verse")] },
      notes: "B",
    };
    const once = mergeWork(NO_WORK, here, there);
    expect(mergeWork(NO_WORK, once, there)).toEqual(once);
  });
});

describe("a marker that both devices began with", () => {
  const [verse, solo] = [marker(1, 10, "Verse"), marker(2, 40, "Solo")];
  const base = work({ markers: [verse, solo], nextMarkerId: 3 });
  const merged = (here: object[], there: object[]) =>
    mergeWork(
      base,
      work({ markers: here as (typeof verse)[], nextMarkerId: 3 }),
      work({ markers: there as (typeof verse)[], nextMarkerId: 3 }),
    ).settings.markers;

  it("stays deleted where one of them deleted it", () => {
    expect(merged([verse], [verse, solo])).toEqual([verse]);
    expect(merged([verse, solo], [verse])).toEqual([verse]);
    expect(merged([verse], [solo])).toEqual([]);
  });

  it("is as the one that changed it has it, even if the other deleted it", () => {
    const later = { ...solo, time: 44 };
    expect(merged([verse, solo], [verse, later])).toEqual([verse, later]);
    expect(merged([verse, later], [verse, solo])).toEqual([verse, later]);
    expect(merged([verse, later], [verse])).toEqual([verse, later]);
    expect(merged([verse], [verse, later])).toEqual([verse, later]);
  });

  it("is not mistaken for a new one, of which each device has its own", () => {
    const here = [verse, solo, marker(3, 60, "Outro")];
    const there = [verse, marker(3, 20, "Bridge")];
    expect(merged(here, there)).toEqual([verse, marker(4, 20, "Bridge"), marker(3, 60, "Outro")]);
  });

  it("never shares its id with another, whatever was done", () => {
    const markers = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 6 }), time: fc.integer({ min: 0, max: 90 }) }),
      { selector: ({ id }) => id, maxLength: 6 },
    );
    const settings = markers.map((list) =>
      work({
        markers: list.map(({ id, time }) => marker(id, time, `At ${time}`)),
        nextMarkerId: 7,
      }),
    );
    fc.assert(
      fc.property(settings, settings, settings, (began, here, there) => {
        const { markers: all, nextMarkerId } = mergeWork(began, here, there).settings;
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(nextMarkerId).toBeGreaterThan(Math.max(0, ...all.map(({ id }) => id)));
      }),
    );
  });
});

describe("an analysis, where this device has opened another recording", () => {
  const old = { recording: "a.mp3", detectedBeats: [1, 2] };
  const aside = {
    recording: "b.mp3",
    detectedBeats: [],
    setAside: { ...NO_ANALYSIS, detectedBeats: [1, 2], recording: "a.mp3", loopRegion: null },
  };

  it("stays set aside, with what the other device did beside it", () => {
    const there = work({ ...old, volume: 0.9 }, "Capo 2.");
    const { settings, notes } = mergeWork(work(old), work(aside), there);
    expect(settings).toMatchObject({ ...aside, volume: 0.9 });
    expect(notes).toBe("Capo 2.");
  });

  it("is the one that the other device has of the new one", () => {
    const there = work({ recording: "b.mp3", detectedBeats: [7, 8] });
    const { settings } = mergeWork(work(old), work({ ...aside, volume: 0.3 }), there);
    expect(settings).toMatchObject({ volume: 0.3, detectedBeats: [7, 8], setAside: null });
  });

  it("is as this device took it over", () => {
    const taken = work({ recording: "b.mp3", detectedBeats: [1, 2] });
    const { settings } = mergeWork(work(old), taken, work({ ...old, volume: 0.9 }));
    expect(settings).toMatchObject({ recording: "b.mp3", detectedBeats: [1, 2], volume: 0.9 });
  });

  it("is treated as this device treated what an older version kept", () => {
    const unmarked = { ...old, recording: null };
    const here = { ...aside, setAside: { ...aside.setAside, recording: null } };
    const there = work({ ...unmarked, volume: 0.9 });
    const { settings } = mergeWork(work(unmarked), work(here), there);
    expect(settings).toMatchObject({ ...here, volume: 0.9 });
    const kept = mergeWork(work(unmarked), work({ ...old, recording: "b.mp3" }), there);
    expect(kept.settings).toMatchObject({ recording: "b.mp3", detectedBeats: [1, 2], volume: 0.9 });
  });
});
