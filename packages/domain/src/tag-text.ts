/** A tag in a cell of a table: its text, and its colour by name in brackets, `Ballad (light blue)`. */
import { TAG_COLOURS, type TagColour } from "./tag-look.ts";

export interface TagText {
  readonly tag: string;
  /** A key of {@link TAG_COLOURS}. */
  readonly color: string | null;
}

export function writeTag({ tag, color }: TagText): string {
  const name = TAG_COLOURS.find(({ key }) => key === color)?.name;
  if (name !== undefined) return `${tag} (${name.toLowerCase()})`;
  // A text that ends like a colour of its own is told to have none: grey is what such a tag is shown in.
  return readTag(tag).color === null ? tag : `${tag} (grey)`;
}

export function readTag(text: string): TagText {
  const [, tag = "", name = ""] = /^(.*\S)\s*\(([a-z ]+)\)$/i.exec(text.trim()) ?? [];
  const color = colourNamed(name);
  return color === null ? { tag: text.trim(), color: null } : { tag, color };
}

function colourNamed(name: string): TagColour | null {
  const sought = lettersOf(name);
  return TAG_COLOURS.find((colour) => lettersOf(colour.name) === sought)?.key ?? null;
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(" ", "");
