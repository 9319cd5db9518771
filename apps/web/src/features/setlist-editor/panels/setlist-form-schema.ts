/** What the panels ask for, and the set list between the wire and the editor. */
import {
  type AddSetlist,
  addSetlistBody,
  type SaveSetlist,
  saveSetlistBody,
  type Setlist,
  type SetlistWithSections,
} from "@bandstand/contracts/setlists";
import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import type { SetlistChanges } from "@bandstand/domain/setlist-editing/setlist-changes";
import { rowsOf, toSend } from "@bandstand/domain/setlist-editing/setlist-rows";
import * as z from "zod/mini";
import type { Version } from "../editor-state.ts";

export const setlistForm = z.pick(saveSetlistBody, {
  name: true,
  notes: true,
  description: true,
  numberSets: true,
  plannedLength: true,
  songInterval: true,
  permanent: true,
  versionDate: true,
  bias: true,
  firstBreak: true,
  secondBreak: true,
  includeEncore: true,
  startTime: true,
});

export function versionOf(setlist: Setlist | SetlistWithSections): Version {
  const { name, notes, description, numberSets, plannedLength, songInterval } = setlist;
  const { permanent, versionDate, bias, firstBreak, secondBreak, includeEncore, startTime } =
    setlist;
  return {
    updatedAt: setlist.updatedAt,
    setlist: {
      fields: {
        name,
        notes,
        description,
        numberSets,
        plannedLength,
        songInterval,
        permanent,
        versionDate,
        bias,
        firstBreak,
        secondBreak,
        includeEncore,
        startTime,
      },
      lists: rowsOf(setlist),
    },
  };
}

/** All of it, for a set list that is not there yet. Its values have been checked against the form. */
export function newBodyOf({ fields, lists }: EditedSetlist): AddSetlist {
  return addSetlistBody.parse({ ...fields, ...toSend(lists) });
}

/** The body of a save. Values are complete: they have been checked against the form. */
export function bodyOf(
  changes: SetlistChanges,
  output: z.output<typeof setlistForm>,
  version: { id: number; updatedAt?: string },
): SaveSetlist {
  const names = Object.keys(changes);
  const fields = Object.fromEntries(
    Object.entries(output).filter(([name]) => names.includes(name)),
  );
  const { songs, interludes } = changes;
  return {
    ...(fields as typeof output),
    ...(songs && { songs: [...songs] }),
    ...(interludes && { interludes: [...interludes] }),
    ...version,
  };
}
