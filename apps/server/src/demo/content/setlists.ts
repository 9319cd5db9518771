/** Four set lists: one played, one for the coming gig, one that always stays, and one still in the making. */
import { requiredText } from "@bandstand/contracts/fields";
import { setlistEntry } from "@bandstand/contracts/setlist-songs";
import { setlistFields } from "@bandstand/contracts/setlists";
import { partOf, without } from "@bandstand/contracts/shapes";
import * as z from "zod/mini";
import { readEntries } from "./demo-files.ts";

const { description, notes, startTime, firstBreak, secondBreak, interludes, ...needed } = without(
  setlistFields,
  ["versionDate", "songs"],
);

/** A title, and what is otherwise than the song says. */
const entry = z.strictObject({
  song: requiredText(),
  ...partOf(setlistEntry.shape, ["seconds", "featuring", "songkey", "capo", "note"]),
});

const setlist = z.strictObject({
  ...needed,
  description: z.optional(description),
  notes: z.optional(notes),
  startTime: z.optional(startTime),
  firstBreak: z.optional(firstBreak),
  secondBreak: z.optional(secondBreak),
  interludes: z._default(interludes, []),
  /** Days before today. */
  made: z.int().check(z.nonnegative()),
  /** By section: 1 to 3 the sets, 4 the encore. */
  sections: z.partialRecord(z.enum(["1", "2", "3", "4"]), z.array(entry)),
});

export type DemoSetlist = z.output<typeof setlist>;

export const SETLISTS = readEntries("setlists.json", setlist);
