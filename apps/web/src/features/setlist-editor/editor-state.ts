/** What the editor does to a set list: all that was done to it, step by step. */
import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import { type History, startHistory, step } from "@bandstand/domain/setlist-editing/history";
import { mergeSetlists } from "@bandstand/domain/setlist-editing/merge";
import { isSetlistChanged } from "@bandstand/domain/setlist-editing/setlist-changes";
import type { EditRules, EditState, Merge } from "../../ui/edit-session/edit-state.ts";

/** A set list as the server has it. */
export interface Version {
  setlist: EditedSetlist;
  /** ISO 8601. */
  updatedAt: string;
}

export type EditorState = EditState<Version, History>;

export const EDITOR_RULES: EditRules<Version, History, EditedSetlist> = {
  begin: ({ setlist }) => startHistory(setlist),
  isDirty: ({ setlist }, { present }) => isSetlistChanged(setlist, present),
  afterSave({ setlist }, { present: sent }, now) {
    // Kept as it was sent: what was done before can still be undone.
    if (!isSetlistChanged(setlist, sent)) return now;
    const mine = now.present;
    return step(startHistory(setlist), mergeSetlists({ original: sent, mine, theirs: setlist }));
  },
  editedOf: ({ present }) => present,
  resume: ({ original, edited }) => ({
    initial: original,
    work: step(startHistory(original.setlist), edited),
  }),
  // Songs and interludes have no field below which to say what is wrong with one of them.
  hasField: ({ present }, name) => Object.hasOwn(present.fields, name),
};

/** Their order, and what was changed here done to it. */
export function mergeInto(isKnown: (songId: number) => boolean): Merge<Version, History> {
  return ({ initial, work }, { setlist: theirs }) => {
    const versions = { original: initial.setlist, mine: work.present, theirs };
    return step(startHistory(theirs), mergeSetlists(versions, isKnown));
  };
}
