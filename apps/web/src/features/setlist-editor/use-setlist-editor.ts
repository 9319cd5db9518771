/** One set list being edited: an edit session, with all that was done to be undone, and a save that sends what was changed in one. */
import { Failure } from "@bandstand/contracts/failure";
import type { Setlist, SetlistWithSections } from "@bandstand/contracts/setlists";
import type {
  EditedSetlist,
  SetlistFields,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { type History, redo, step, undo } from "@bandstand/domain/setlist-editing/history";
import { setFields } from "@bandstand/domain/setlist-editing/moves";
import { setlistChanges } from "@bandstand/domain/setlist-editing/setlist-changes";
import { useEffect, useState } from "react";
import { type SetlistChanges, useSetlistChanges } from "../../records/setlists/setlist-changes.ts";
import type { ConflictWords } from "../../ui/edit-session/conflict-question.ts";
import { messageOf } from "../../ui/edit-session/save-state.ts";
import { type EditSession, useEditSession } from "../../ui/edit-session/use-edit-session.ts";
import type { FieldBinding } from "../../ui/form-frame/field-binding.ts";
import { keptValue } from "../../ui/form-frame/field-binding.ts";
import { INCOMPLETE, wrongHint } from "../../ui/form-frame/incomplete.ts";
import { validate } from "../../ui/form-frame/validate.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { setlistDraft } from "./editor-draft.ts";
import { EDITOR_RULES, type EditorState, mergeInto, type Version } from "./editor-state.ts";
import { bodyOf, newBodyOf, setlistForm, versionOf } from "./panels/setlist-form-schema.ts";

export type ChangeSetlist = (
  change: (setlist: EditedSetlist) => EditedSetlist,
  /** Given for what is typed letter by letter: it is undone as one. */
  kind?: string,
) => void;

export interface SetlistEditing {
  state: EditorState;
  setlist: EditedSetlist;
  changed: boolean;
  /** Whether a value of the panels is missing or wrong. */
  hasProblems: boolean;
  /** The same from one painting to the next. */
  change: ChangeSetlist;
  field: <Name extends keyof SetlistFields>(
    name: Name,
  ) => FieldBinding<NonNullable<SetlistFields[Name]>>;
  undo: () => void;
  redo: () => void;
  /** Answers whether everything is saved now. */
  save: () => Promise<boolean>;
  /** Asks where there are changes, then takes them back. */
  cancel: () => Promise<boolean>;
  /** Does the changes here to what somebody else has saved. */
  merge: () => Promise<void>;
  /** Where somebody has deleted it: what is shown becomes another set list. */
  saveAsNew: (onAdded: (setlist: Setlist) => void) => Promise<boolean>;
  /** The set list is gone, and with it the lock and the draft. */
  release: () => void;
}

interface Options {
  record: SetlistWithSections;
  /** Whether the band still has a song. */
  isKnown: (songId: number) => boolean;
  onSaved?: (name: string) => void;
  /** A save has found that somebody has deleted it. */
  onGone?: () => void;
}

export function useSetlistEditor({ record, isKnown, onSaved, onGone }: Options): SetlistEditing {
  const setlists = useSetlistChanges();
  const notify = useNotify();
  const editing = useEditSession({
    label: record.name,
    draft: setlistDraft(record.id),
    version: versionOf(record),
    rules: EDITOR_RULES,
    theirs: {
      words: MERGE,
      load: async () => versionOf(await setlists.reload(record.id)),
      merge: mergeInto(isKnown),
      onTaken: () => notify.info("Both changes are in. Look them over, then save."),
    },
    onFailed(error) {
      if (error instanceof Failure && error.code === "setlist_not_found") onGone?.();
      return false;
    },
  });
  const [isBack] = useState(editing.state.resumedAt !== null);
  useEffect(() => {
    if (isBack) notify.info("What you had changed is back. It is not saved yet.");
  }, [isBack, notify]);

  const [change] = useState(
    (): ChangeSetlist => (how, kind) =>
      editing.dispatch({
        type: "change",
        change: (now) => step(now, how(now.present), kind ?? null),
      }),
  );

  return editingOf(editing, { record, setlists, change, onSaved });
}

interface EditingParts {
  record: SetlistWithSections;
  setlists: SetlistChanges;
  change: ChangeSetlist;
  onSaved: ((name: string) => void) | undefined;
}

function editingOf(
  editing: EditSession<Version, History>,
  { record, setlists, change, onSaved }: EditingParts,
): SetlistEditing {
  const { state, changed, dispatch } = editing;
  const { initial, work } = state;
  const setlist = work.present;
  const checked = validate(setlistForm, setlist.fields);
  const messages = checked.valid ? {} : checked.messages;

  const incomplete = () => ({ message: INCOMPLETE, hint: wrongHint(setlist.fields, messages) });

  function save(): Promise<boolean> {
    if (!checked.valid) return editing.submit(incomplete());
    const { output } = checked;
    const changes = setlistChanges(initial.setlist, setlist);
    return editing.submit({
      send(updatedAt) {
        const version = { id: record.id, ...(updatedAt !== undefined && { updatedAt }) };
        return setlists.save(record.id, bodyOf(changes, output, version));
      },
      versionOf,
      onSaved: ({ name }) => onSaved?.(name),
    });
  }

  /** Nothing is left to save here then, so that nobody is asked on the way to the new one. */
  function saveAsNew(onAdded: (setlist: Setlist) => void): Promise<boolean> {
    if (!checked.valid) return editing.submit(incomplete());
    return editing.submit({
      send: () => setlists.add(newBodyOf(setlist)),
      versionOf,
      onSaved: onAdded,
    });
  }

  function field<Name extends keyof SetlistFields>(
    name: Name,
  ): FieldBinding<NonNullable<SetlistFields[Name]>> {
    return {
      name,
      value: setlist.fields[name] as NonNullable<SetlistFields[Name]> | null,
      message: messageOf(state, messages, name),
      set: (value) => {
        const kept = keptValue(value, initial.setlist.fields[name]);
        change((now) => setFields(now, { [name]: kept }), name);
      },
      onBlur: () => dispatch({ type: "blur", field: name }),
    };
  }

  return {
    state,
    setlist,
    changed,
    hasProblems: !checked.valid,
    change,
    field,
    undo: () => dispatch({ type: "change", change: undo }),
    redo: () => dispatch({ type: "change", change: redo }),
    save,
    cancel: editing.reset,
    merge: editing.takeTheirs,
    saveAsNew,
    release: editing.release,
  };
}

const MERGE: ConflictWords = {
  theirs: {
    label: "Merge",
    text: "Merge keeps their order and does your changes to it, for you to look at and save.",
    isMain: true,
  },
  overwrite: "Overwrite saves your songs in place of theirs.",
};
