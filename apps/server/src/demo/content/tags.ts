/** The tags of the demo's songs and events, by their text. */
import { LIMITS } from "@bandstand/contracts/limits";
import { requiredText } from "@bandstand/contracts/fields";
import { TAG_COLOURS, TAG_ICONS } from "@bandstand/domain/tag-look";
import * as z from "zod/mini";
import { readRows } from "./demo-files.ts";

const TAGS = readRows(
  "tags.csv",
  z.strictObject({
    tag: requiredText(LIMITS.chip),
    icon: z.enum(TAG_ICONS.map(({ key }) => key)),
    color: z.enum(TAG_COLOURS.map(({ key }) => key)),
  }),
);

/** As a song or an event keeps them. Throws a RangeError that names the place for one that the table does not have. */
export function chipsOf(names: readonly string[], place: string) {
  return names.map((name, index) => {
    const look = TAGS.find(({ tag }) => tag === name);
    if (!look) throw new RangeError(`${place}: tags.csv has no tag "${name}"`);
    return { id: index + 1, ...look };
  });
}
