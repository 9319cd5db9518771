/** The looks of a tag on a song or an event: the keys of its colours, and its icons by their Material names. */
import { materialName } from "./material-name.ts";

export const TAG_TEXT_MAX = 10;

export const TAG_COLOURS = [
  { key: "red", name: "Red" },
  { key: "deepOrange", name: "Deep orange" },
  { key: "orange", name: "Orange" },
  { key: "amber", name: "Amber" },
  { key: "yellow", name: "Yellow" },
  { key: "lightGreen", name: "Light green" },
  { key: "green", name: "Green" },
  { key: "teal", name: "Teal" },
  { key: "cyan", name: "Cyan" },
  { key: "lightBlue", name: "Light blue" },
  { key: "blue", name: "Blue" },
  { key: "indigo", name: "Indigo" },
  { key: "deepPurple", name: "Deep purple" },
  { key: "purple", name: "Purple" },
  { key: "brown", name: "Brown" },
  { key: "grey", name: "Grey" },
] as const;

export type TagColour = (typeof TAG_COLOURS)[number]["key"];

export const TAG_ICONS = [
  { key: "star", name: "Star" },
  { key: "favorite", name: "Heart" },
  { key: "flag", name: "Flag" },
  { key: "bookmark", name: "Bookmark" },
  { key: "location_on", name: "Location" },
  { key: "play_arrow", name: "Play" },
  { key: "double_arrow", name: "Double Arrow" },
  { key: "music_note", name: "Music Note" },
  { key: "lyrics", name: "Lyrics" },
  { key: "mic", name: "Microphone" },
  { key: "record_voice_over", name: "Singer" },
  { key: "graphic_eq", name: "Guitar" },
  { key: "piano", name: "Piano" },
  { key: "album", name: "Drums" },
  { key: "link", name: "Bridge" },
  { key: "water_drop", name: "Drop" },
  { key: "celebration", name: "Party" },
  { key: "schedule", name: "Clock" },
  { key: "warning", name: "Warning" },
] as const;

export type TagIcon = (typeof TAG_ICONS)[number]["key"];

/** Grey for what is no colour of ours. */
export function tagColour(key: string | null): TagColour {
  return TAG_COLOURS.find((colour) => colour.key === key)?.key ?? "grey";
}

/** Null for what is no icon of ours. */
export function tagIcon(key: string | null): TagIcon | null {
  const name = key === null ? null : materialName(key);
  return TAG_ICONS.find((icon) => icon.key === name)?.key ?? null;
}
