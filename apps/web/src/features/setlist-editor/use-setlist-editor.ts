/** One set list being edited: its state, its lock, its draft, and the save that sends what was changed in one. */
import { Failure } from "@bandstand/contracts/failure";
import type { Setlist, SetlistWithSections } from "@bandstand/contracts/setlists";
import type {
  EditedSetlist,
  SetlistFields,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { setFields } from "@bandstand/domain/setlist-editing/moves";
import {
  isSetlistChanged,
  setlistChanges,
} from "@bandstand/domain/setlist-editing/setlist-changes";
import { useEffect, useReducer, useRef, useState } from "react";
import { useKeptDraft } from "../../lib/drafts/use-draft.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useSetlistChanges } from "../../records/setlists/setlist-changes.ts";
import { useChoice, useConfirm } from "../../ui/confirm/confirm-context.ts";
import type { FieldBinding } from "../../ui/form-frame/field-binding.ts";
import { keptValue } from "../../ui/form-frame/field-binding.ts";
import { conflictQuestion, type ConflictWords } from "../../ui/edit-session/conflict-question.ts";
import { resetQuestion } from "../../ui/edit-session/unsaved-questions.ts";
import { useUnsavedLock } from "../../ui/edit-session/use-unsaved-lock.ts";
import { INCOMPLETE, wrongHint } from "../../ui/form-frame/incomplete.ts";
import { saveProblem } from "../../ui/edit-session/save-problem.ts";
import { validate } from "../../ui/form-frame/validate.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useEditorDraft } from "./editor-draft.ts";
import { editorReducer, type EditorState, isDirty, startEditor } from "./editor-state.ts";
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
  cancel: () => Promise<void>;
  /** Does the changes here to what somebody else has saved. */
  merge: () => Promise<void>;
  /** Where somebody has deleted it: what is shown becomes another set list. Answers null where that failed. */
  saveAsNew: () => Promise<Setlist | null>;
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
  const { session } = useServices();
  const setlists = useSetlistChanges();
  const draft = useEditorDraft(record.id, record.name);
  const choose = useChoice();
  const confirm = useConfirm();
  const notify = useNotify();
  const [found] = useState(() => {
    const kept = draft.find();
    const isNews = kept && isSetlistChanged(versionOf(record).setlist, kept.edited);
    return isNews === true ? kept : null;
  });
  const [state, dispatch] = useReducer(editorReducer, null, () =>
    found ? startEditor(found.original, found.edited) : startEditor(versionOf(record)),
  );
  const saving = useRef(false);
  const changed = isDirty(state);
  const { original, history } = state;
  const setlist = history.present;
  const label = original.setlist.fields.name;
  const checked = validate(setlistForm, setlist.fields);
  const messages = checked.valid ? {} : checked.messages;

  const known = (state.newer ?? original).updatedAt;
  useEffect(() => {
    if (record.updatedAt > known) dispatch({ type: "arrived", version: versionOf(record) });
  }, [record, known, state.saving]);

  const isBack = found !== null;
  useEffect(() => {
    if (isBack) notify.info("What you had changed is back. It is not saved yet.");
  }, [isBack, notify]);

  useKeptDraft(draft, changed, original, setlist);

  const release = useUnsavedLock({ changed, label, onRelease: () => draft.drop() });

  async function save(): Promise<boolean> {
    if (saving.current) return false;
    if (!checked.valid) {
      dispatch({ type: "invalid", message: INCOMPLETE, hint: wrongHint(setlist.fields, messages) });
      return false;
    }
    saving.current = true;
    try {
      return await send(original.updatedAt);
    } finally {
      saving.current = false;
    }
  }

  /** Without `updatedAt` it saves over whatever is there. */
  async function send(updatedAt: string | undefined): Promise<boolean> {
    if (!checked.valid) return false;
    dispatch({ type: "saving" });
    try {
      const changes = setlistChanges(original.setlist, setlist);
      const version = { id: record.id, ...(updatedAt !== undefined && { updatedAt }) };
      const answer = await setlists.save(record.id, bodyOf(changes, checked.output, version));
      release();
      dispatch({ type: "saved", sent: setlist, answer: versionOf(answer) });
      onSaved?.(answer.name);
      return true;
    } catch (error) {
      return recover(error);
    }
  }

  async function saveAsNew(): Promise<Setlist | null> {
    if (saving.current) return null;
    if (!checked.valid) {
      dispatch({ type: "invalid", message: INCOMPLETE, hint: wrongHint(setlist.fields, messages) });
      return null;
    }
    saving.current = true;
    dispatch({ type: "saving" });
    try {
      const added = await setlists.add(newBodyOf(setlist));
      release();
      // Nothing is left to save here, so that nobody is asked on the way to the new one.
      dispatch({ type: "saved", sent: setlist, answer: versionOf(added) });
      return added;
    } catch (error) {
      await recover(error);
      return null;
    } finally {
      saving.current = false;
    }
  }

  async function recover(error: unknown): Promise<boolean> {
    if (error instanceof Failure && error.code === "setlist_not_found") onGone?.();
    const problem = saveProblem(error, session.keeping() === "sealed");
    switch (problem.kind) {
      case "refused":
        dispatch({ type: "refused", message: problem.message, fields: problem.fields });
        return false;
      case "failed":
        dispatch({ type: "failed", banner: problem });
        return false;
      case "conflict": {
        dispatch({ type: "stopped" });
        const answer = await choose(conflictQuestion({ label, ...problem, words: MERGE }));
        if (answer === "overwrite") return send(undefined);
        if (answer === "theirs") await merge();
        return false;
      }
    }
  }

  async function merge(): Promise<void> {
    try {
      const theirs = versionOf(await setlists.reload(record.id));
      dispatch({ type: "merge", theirs, isKnown });
      notify.info("Both changes are in. Look them over, then save.");
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error("Error Fetching Data");
      dispatch({ type: "failed", banner: { message, reference: null } });
    }
  }

  const [change] = useState(
    (): ChangeSetlist => (how, kind) =>
      dispatch({ type: "change", change: how, ...(kind !== undefined && { kind }) }),
  );

  function field<Name extends keyof SetlistFields>(
    name: Name,
  ): FieldBinding<NonNullable<SetlistFields[Name]>> {
    const shown = state.tried || state.left.includes(name);
    return {
      name,
      value: setlist.fields[name] as NonNullable<SetlistFields[Name]> | null,
      message: state.refused[name] ?? (shown ? messages[name] : undefined),
      set: (value) => {
        const kept = keptValue(value, original.setlist.fields[name]);
        change((now) => setFields(now, { [name]: kept }), name);
      },
      onBlur: () => dispatch({ type: "leave", name }),
    };
  }

  return {
    state,
    setlist,
    changed,
    hasProblems: !checked.valid,
    change,
    field,
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    save,
    async cancel() {
      if (!(await confirm(resetQuestion(label)))) return;
      release();
      dispatch({ type: "reset" });
    },
    merge,
    saveAsNew,
    release,
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
