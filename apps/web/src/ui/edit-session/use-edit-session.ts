/**
 * One record being edited, from its opening to its last save: its draft, its lock, the questions before anything is lost, and
 * the save with all that may become of it. What it is edited with is the caller's.
 */
import { type Dispatch, useEffect, useReducer, useRef } from "react";
import type { DraftOptions } from "../../lib/drafts/draft.ts";
import { useDraft, useDroppedDraft } from "../../lib/drafts/use-draft.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useChoice, useConfirm } from "../confirm/confirm-context.ts";
import { type ConflictWords, conflictQuestion, OVERWRITE } from "./conflict-question.ts";
import {
  beginEdit,
  type EditAction,
  editReducer,
  type EditRules,
  type EditState,
  isNews,
  type Merge,
  type Versioned,
} from "./edit-state.ts";
import { saveProblem } from "./save-problem.ts";
import { resetQuestion } from "./unsaved-questions.ts";
import { useUnsavedLock } from "./use-unsaved-lock.ts";

export interface EditSessionOptions<Version, Work, Edited> {
  /** What is being edited, as the person calls it. */
  label: string;
  /** What its unsaved changes are kept under, across a reload too. */
  draft: Omit<DraftOptions<Version, Edited>, "label"> & { of: number | "new" };
  /** The record as it is known now. A newer one is shown as long as nothing is changed. */
  version: Version;
  /** The same from one painting to the next. */
  rules: EditRules<Version, Work, Edited>;
  /** What can be done with what somebody else saved first, beside keeping on and saving over it. */
  theirs?: Theirs<Version, Work> | undefined;
  /** The changes stand in nobody's way but that of their own window. */
  onlyWindow?: boolean;
  /** Whatever changes is saved by itself, so that nothing locks and nobody is asked. */
  savesItself?: boolean;
  /** Hears what a save failed with; answers whether it has told of it. */
  onFailed?: (error: unknown) => boolean;
}

interface Theirs<Version, Work> {
  words: ConflictWords;
  load: () => Promise<Version>;
  /** Left out, their version is shown as it is. */
  merge?: Merge<Version, Work>;
  onTaken?: () => void;
}

export interface Save<Version, Saved> {
  /** With `updatedAt` what somebody else has saved since stays: `changed_meanwhile`. */
  send: (updatedAt: string | undefined) => Promise<Saved>;
  /** What is edited from then on. */
  versionOf: (saved: Saved) => Version;
  /** The lock is off already. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

/** Why nothing can be saved as it is. */
interface Invalid {
  message: string;
  hint: string | null;
}

export interface EditSession<Version, Work> {
  state: EditState<Version, Work>;
  changed: boolean;
  dispatch: Dispatch<EditAction<Version, Work>>;
  /** Answers whether everything is saved now. */
  submit: <Saved>(save: Save<Version, Saved> | Invalid) => Promise<boolean>;
  /** Asks where there are changes, then takes them back; answers whether it did. */
  reset: () => Promise<boolean>;
  takeTheirs: () => Promise<void>;
  /** The record is gone, and with it the lock and the draft. */
  release: () => void;
}

export function useEditSession<Version extends Versioned, Work, Edited>(
  options: EditSessionOptions<Version, Work, Edited>,
): EditSession<Version, Work> {
  const { label, version, rules, theirs, onlyWindow = false, onFailed } = options;
  const { savesItself = false } = options;
  const { session } = useServices();
  const confirm = useConfirm();
  const choose = useChoice();
  const draft = useDraft({ ...options.draft, label });
  const [state, dispatch] = useReducer(editReducer(rules), null, () =>
    beginEdit(rules, version, draft.find()),
  );
  const busy = useRef(false);
  const { initial, work } = state;
  const changed = rules.isDirty(initial, work);
  const release = useUnsavedLock({
    changed: changed && !savesItself,
    label,
    onlyWindow,
    onRelease: draft.drop,
  });

  useEffect(() => {
    if (changed) draft.keep({ original: initial, edited: rules.editedOf(work) });
    else draft.drop();
  }, [changed, draft, initial, work, rules]);
  useDroppedDraft(draft);

  const isLater = isNews(state, version);
  useEffect(() => {
    if (isLater) dispatch({ type: "arrived", version });
  }, [isLater, version]);

  async function submit<Saved>(save: Save<Version, Saved> | Invalid): Promise<boolean> {
    if (busy.current) return false;
    if ("message" in save) {
      dispatch({ type: "invalid", ...save });
      return false;
    }
    busy.current = true;
    try {
      return await send(save, initial.updatedAt);
    } finally {
      busy.current = false;
    }
  }

  /** Without `updatedAt` it saves over whatever is there. */
  async function send<Saved>(
    save: Save<Version, Saved>,
    updatedAt: string | undefined,
  ): Promise<boolean> {
    dispatch({ type: "saving" });
    try {
      const saved = await save.send(updatedAt);
      release();
      dispatch({ type: "saved", sent: work, answer: save.versionOf(saved) });
      save.onSaved?.(saved);
      return true;
    } catch (error) {
      return recover(save, error);
    }
  }

  async function recover<Saved>(save: Save<Version, Saved>, error: unknown): Promise<boolean> {
    if (onFailed?.(error) === true) {
      dispatch({ type: "submitAborted" });
      return false;
    }
    const problem = saveProblem(error, session.keeping() === "sealed");
    switch (problem.kind) {
      case "refused":
        dispatch({ type: "refused", message: problem.message, fields: problem.fields });
        return false;
      case "failed":
        dispatch({ type: "failed", banner: problem });
        return false;
      case "conflict": {
        dispatch({ type: "submitAborted" });
        const words = theirs?.words ?? { overwrite: OVERWRITE };
        const answer = await choose(conflictQuestion({ label, ...problem, words }));
        if (answer === "overwrite") return send(save, undefined);
        if (answer === "theirs") await takeTheirs();
        return false;
      }
    }
  }

  async function takeTheirs(): Promise<void> {
    if (!theirs) return;
    try {
      dispatch({ type: "theirs", version: await theirs.load(), merge: theirs.merge });
      theirs.onTaken?.();
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error("Error Fetching Data");
      dispatch({ type: "failed", banner: { message, reference: null } });
    }
  }

  async function reset(): Promise<boolean> {
    if (!changed) return true;
    if (!(await confirm(resetQuestion(label)))) return false;
    release();
    dispatch({ type: "reset" });
    return true;
  }

  return { state, changed, dispatch, submit, reset, takeTheirs, release };
}
