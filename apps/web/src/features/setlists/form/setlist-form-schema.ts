/** What the form of a new set list asks for beyond the call: numbers that are empty while nothing is typed. */
import { id, wholeBetween } from "@bandstand/contracts/fields";
import { addSetlistBody } from "@bandstand/contracts/setlists";
import { LONGEST_SET_BREAK } from "@bandstand/domain/set-breaks";
import { EMPTY_START } from "@bandstand/domain/new-setlist";
import * as z from "zod/mini";

const typedWhole = (least: number, most: number) =>
  z.pipe(z.nullable(z.number()), wholeBetween(least, most));

export const addSetlistForm = z.extend(
  z.required(z.omit(addSetlistBody, { versionDate: true, songs: true, interludes: true })),
  {
    plannedLength: typedWhole(1, 1440),
    songInterval: typedWhole(0, 3600),
    bias: typedWhole(-120, 120),
    firstBreak: typedWhole(0, LONGEST_SET_BREAK),
    secondBreak: typedWhole(0, LONGEST_SET_BREAK),
    /** The set list that it starts with, null for none: kept with the rest of a draft, and not sent. */
    startId: z.nullable(id),
  },
);

/** What the form of a new set list begins with. Its songs come from the set list that it starts with. */
export function newSetlist(): z.input<typeof addSetlistForm> {
  const { songs: _songs, interludes: _interludes, ...settings } = EMPTY_START;
  return {
    ...settings,
    name: "",
    description: null,
    notes: null,
    permanent: false,
    startId: null,
  };
}
