import { describe, expect, it } from "vitest";
import { type Focus, studioCommand } from "./studio-key.ts";

const PICTURE: Focus = { isTyping: false, takesSpace: false, takesArrows: false };
const ENTRY: Focus = { ...PICTURE, takesSpace: true };
const SLIDER: Focus = { ...PICTURE, takesArrows: true };
const NOTES: Focus = { ...PICTURE, isTyping: true };

function press(key: string, focus: Focus = PICTURE, more: { ctrl?: true; repeat?: true } = {}) {
  const { ctrl = false, repeat = false } = more;
  return studioCommand(
    { key, ctrlKey: ctrl, metaKey: false, altKey: false, repeat },
    { mac: false, isZoomed: true, charactersEnabled: true, focus },
  );
}

describe("Space", () => {
  it("plays and pauses", () => {
    expect(press(" ")).toBe("toggle");
    expect(press(" ", SLIDER)).toBe("toggle");
  });

  it("on an entry of a menu chooses only it", () => {
    expect(press(" ", ENTRY)).toBeNull();
  });

  it("is a space while typing", () => {
    expect(press(" ", NOTES)).toBeNull();
  });

  it("that is held down does it once", () => {
    expect(press(" ", PICTURE, { repeat: true })).toBeNull();
  });
});

describe("letters", () => {
  it("set the loop while it plays, the speed and the pitch", () => {
    expect(["i", "o", ",", ".", "j", "k"].map((key) => press(key))).toEqual([
      "loopStart",
      "loopEnd",
      "slower",
      "faster",
      "lower",
      "higher",
    ]);
  });

  it("play the loop, add a marker and edit the selected one", () => {
    expect(["l", "m", "e", "M"].map((key) => press(key))).toEqual([
      "loop",
      "addMarker",
      "editMarker",
      "addMarker",
    ]);
  });

  it("correct the beats that were heard", () => {
    expect(["d", "h", "b", "1", "r"].map((key) => press(key))).toEqual([
      "twiceAsFast",
      "halfAsFast",
      "halfABeatLater",
      "oneIsHere",
      "otherReading",
    ]);
    expect(press("d", NOTES)).toBeNull();
  });

  it("work on an entry, but not while typing", () => {
    expect(press("m", ENTRY)).toBe("addMarker");
    expect(press("m", NOTES)).toBeNull();
  });

  it("can be switched off, and Space stays", () => {
    const settings = { mac: false, isZoomed: true, charactersEnabled: false, focus: PICTURE };
    const key = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    expect(studioCommand({ ...key, key: "m" }, settings)).toBeNull();
    expect(studioCommand({ ...key, key: " " }, settings)).toBe("toggle");
  });
});

describe("zooming", () => {
  it("is Ctrl with plus, minus and 0, while typing as well", () => {
    const zooms = ["+", "=", "-", "0"].map((key) => press(key, NOTES, { ctrl: true }));
    expect(zooms).toEqual(["zoomIn", "zoomIn", "zoomOut", "zoomReset"]);
  });

  it("is Command on a Mac", () => {
    const settings = { mac: true, isZoomed: false, charactersEnabled: true, focus: PICTURE };
    const key = { key: "+", altKey: false, repeat: false };
    expect(studioCommand({ ...key, ctrlKey: false, metaKey: true }, settings)).toBe("zoomIn");
    expect(studioCommand({ ...key, ctrlKey: true, metaKey: false }, settings)).toBeNull();
  });

  it("needs its modifier", () => {
    expect(press("+")).toBeNull();
  });
});

describe("the arrows", () => {
  it("pan, held down as well", () => {
    expect(press("ArrowLeft")).toBe("panLeft");
    expect(press("ArrowRight", PICTURE, { repeat: true })).toBe("panRight");
  });

  it("belong to a slider that has the focus", () => {
    expect(press("ArrowLeft", SLIDER)).toBeNull();
  });

  it("do nothing before the waveform is zoomed", () => {
    const settings = { mac: false, isZoomed: false, charactersEnabled: true, focus: PICTURE };
    const key = { key: "ArrowLeft", ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    expect(studioCommand(key, settings)).toBeNull();
  });
});

it("saves with Ctrl S", () => {
  expect(press("s", NOTES, { ctrl: true })).toBe("save");
});
