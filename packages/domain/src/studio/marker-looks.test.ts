import { describe, expect, it } from "vitest";
import { tagColour, tagIcon } from "../tag-look.ts";
import {
  FIRST_COLOR,
  FIRST_ICON,
  MARKER_COLORS,
  MARKER_ICONS,
  markerIcon,
  QUICK_COLORS,
  QUICK_NAMES,
} from "./marker-looks.ts";

describe("the look of a marker", () => {
  it("is one of fifteen colours, or the red that it begins with", () => {
    expect(MARKER_COLORS.map(({ key }) => key)).toEqual([
      "purple",
      "deepPurple",
      "indigo",
      "blue",
      "lightBlue",
      "cyan",
      "teal",
      "green",
      "lightGreen",
      "deepOrange",
      "orange",
      "amber",
      "yellow",
      "brown",
      "grey",
      "red",
    ]);
    expect([FIRST_COLOR, FIRST_ICON]).toEqual(["red", "location_on"]);
  });

  it("has one of fifteen icons", () => {
    expect(MARKER_ICONS.map(({ name }) => name)).toEqual([
      "Location",
      "Play",
      "Double Arrow",
      "Bookmark",
      "Singer",
      "Guitar",
      "Piano",
      "Drums",
      "Music Note",
      "Text/Lyrics",
      "Microphone",
      "Bridge",
      "Star",
      "Flag",
      "Drop",
    ]);
  });

  it("is kept by the icon's Material name, and is read by the names of before", () => {
    expect(MARKER_ICONS.map(({ key }) => key)).toEqual([
      "location_on",
      "play_arrow",
      "double_arrow",
      "bookmark",
      "record_voice_over",
      "graphic_eq",
      "piano",
      "album",
      "music_note",
      "lyrics",
      "mic",
      "link",
      "star",
      "flag",
      "water_drop",
    ]);
    expect(["guitar", "drums", "bridge", "flag", "dragon", null].map(markerIcon)).toEqual([
      "graphic_eq",
      "album",
      "link",
      "flag",
      "location_on",
      "location_on",
    ]);
    expect(["guitar", "drums", "bridge"].map(tagIcon)).toEqual(["graphic_eq", "album", "link"]);
  });

  it("is drawn like a tag of that colour and icon", () => {
    for (const { key } of MARKER_COLORS) expect(tagColour(key)).toBe(key);
    for (const { key } of MARKER_ICONS) expect(tagIcon(key)).toBe(key);
  });
});

it("ten names are a press away", () => {
  expect(QUICK_NAMES).toEqual([
    "Intro",
    "Verse",
    "Pre-Chorus",
    "Chorus",
    "Bridge",
    "Solo",
    "Outro",
    "Breakdown",
    "Drop",
    "Hook",
  ]);
});

it("each quick name has a colour of its own, and none that of a marker without one", () => {
  const colors = QUICK_NAMES.map((name) => QUICK_COLORS[name]);
  expect(new Set(colors).size).toBe(QUICK_NAMES.length);
  expect(colors).not.toContain("red");
});
