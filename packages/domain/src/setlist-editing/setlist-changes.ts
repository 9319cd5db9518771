/** What a save has to send: the fields that differ, and all rows where any of them does. */
import { changedFields, isEqual } from "../change.ts";
import type { EditedSetlist, SetlistFields } from "./edited-setlist.ts";
import { type SentRows, toSend } from "./setlist-rows.ts";

export type SetlistChanges = Partial<SetlistFields> & Partial<SentRows>;

/** Empty when nothing was changed, however often rows went to and fro. */
export function setlistChanges(original: EditedSetlist, edited: EditedSetlist): SetlistChanges {
  const fields = changedFields(original.fields, edited.fields);
  return hasSameRows(original, edited) ? fields : { ...fields, ...toSend(edited.lists) };
}

export function isSetlistChanged(original: EditedSetlist, edited: EditedSetlist): boolean {
  if (original === edited) return false;
  return !hasSameRows(original, edited) || !isEqual(original.fields, edited.fields);
}

function hasSameRows(one: EditedSetlist, other: EditedSetlist): boolean {
  return one.lists === other.lists || isEqual(toSend(one.lists), toSend(other.lists));
}
