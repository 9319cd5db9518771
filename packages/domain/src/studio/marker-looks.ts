/** What a marker may look like, and the names that members give most often. */

/** Keys of the palette as they are kept, with their names. A new marker is red. */
export const MARKER_COLORS = {
  purple: "Purple",
  deepPurple: "Deep Purple",
  indigo: "Indigo",
  blue: "Blue",
  lightBlue: "Light Blue",
  cyan: "Cyan",
  teal: "Teal",
  green: "Green",
  lightGreen: "Light Green",
  deepOrange: "Deep Orange",
  orange: "Orange",
  amber: "Amber",
  yellow: "Yellow",
  brown: "Brown",
  grey: "Grey",
  red: "Red",
} as const;

export type MarkerColor = keyof typeof MARKER_COLORS;

/** Material icon names as they are kept, with their labels. A new marker has the first. */
export const MARKER_ICONS = {
  location_on: "Location",
  play_arrow: "Play",
  double_arrow: "Double Arrow",
  bookmark: "Bookmark",
  record_voice_over: "Singer",
  audiotrack: "Guitar",
  piano: "Piano",
  album: "Drums",
  music_note: "Music Note",
  lyrics: "Text/Lyrics",
  mic: "Microphone",
  architecture: "Bridge",
  star: "Star",
  flag: "Flag",
  water_drop: "Drop",
} as const;

export type MarkerIcon = keyof typeof MARKER_ICONS;

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

export const FIRST_COLOR: MarkerColor = "red";
export const FIRST_ICON: MarkerIcon = "location_on";

export function isMarkerColor(value: unknown): value is MarkerColor {
  return typeof value === "string" && Object.hasOwn(MARKER_COLORS, value);
}

export function isMarkerIcon(value: unknown): value is MarkerIcon {
  return typeof value === "string" && Object.hasOwn(MARKER_ICONS, value);
}
