/** What a marker may look like, and the names that members give most often. */
import { materialName } from "../material-name.ts";

/** Keys of the palette as they are kept, with their names. A new marker is red. */
export const MARKER_COLORS = [
  { key: "purple", name: "Purple" },
  { key: "deepPurple", name: "Deep purple" },
  { key: "indigo", name: "Indigo" },
  { key: "blue", name: "Blue" },
  { key: "lightBlue", name: "Light blue" },
  { key: "cyan", name: "Cyan" },
  { key: "teal", name: "Teal" },
  { key: "green", name: "Green" },
  { key: "lightGreen", name: "Light green" },
  { key: "deepOrange", name: "Deep orange" },
  { key: "orange", name: "Orange" },
  { key: "amber", name: "Amber" },
  { key: "yellow", name: "Yellow" },
  { key: "brown", name: "Brown" },
  { key: "grey", name: "Grey" },
  { key: "red", name: "Red" },
] as const;

export type MarkerColor = (typeof MARKER_COLORS)[number]["key"];

/** Icon names as they are kept, with their labels. A new marker has the first. */
export const MARKER_ICONS = [
  { key: "location_on", name: "Location" },
  { key: "play_arrow", name: "Play" },
  { key: "double_arrow", name: "Double Arrow" },
  { key: "bookmark", name: "Bookmark" },
  { key: "record_voice_over", name: "Singer" },
  { key: "graphic_eq", name: "Guitar" },
  { key: "piano", name: "Piano" },
  { key: "album", name: "Drums" },
  { key: "music_note", name: "Music Note" },
  { key: "lyrics", name: "Text/Lyrics" },
  { key: "mic", name: "Microphone" },
  { key: "link", name: "Bridge" },
  { key: "star", name: "Star" },
  { key: "flag", name: "Flag" },
  { key: "water_drop", name: "Drop" },
] as const;

export type MarkerIcon = (typeof MARKER_ICONS)[number]["key"];

export const QUICK_NAMES = [
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
] as const;

/** The colour that a marker of such a name takes, so that a song's parts are told apart at a glance. */
export const QUICK_COLORS: Readonly<Record<(typeof QUICK_NAMES)[number], MarkerColor>> = {
  Intro: "teal",
  Verse: "blue",
  "Pre-Chorus": "indigo",
  Chorus: "amber",
  Bridge: "purple",
  Solo: "deepOrange",
  Outro: "grey",
  Breakdown: "brown",
  Drop: "lightBlue",
  Hook: "green",
};

export const FIRST_COLOR: MarkerColor = "red";
export const FIRST_ICON: MarkerIcon = "location_on";

export function isMarkerColor(value: unknown): value is MarkerColor {
  return MARKER_COLORS.some(({ key }) => key === value);
}

/** The icon that was kept, under its name of today; the first where there is no such icon. */
export function markerIcon(kept: unknown): MarkerIcon {
  const name = typeof kept === "string" ? materialName(kept) : kept;
  return MARKER_ICONS.find(({ key }) => key === name)?.key ?? FIRST_ICON;
}
