/** What is asked before changes that are not saved are lost or taken back, and the titles of those questions. */
import type { Confirmation } from "../confirm/confirm-context.ts";
import { editedWords, editedWordsFirst } from "./edited-words.ts";

export const UNSAVED_CHANGES = "Unsaved Changes";
export const RESET_CHANGES = "Reset Changes";
/** Why Save cannot be pressed. */
export const NOTHING_TO_SAVE = "Nothing is changed";

/** The two ways on from changes that are not saved. */
export const DISCARD = { yes: "Discard changes", no: "Keep editing" } as const;

/** @param label what is edited, as the person calls it */
export const closeQuestion = (label: string): Confirmation => ({
  title: UNSAVED_CHANGES,
  text: `${editedWordsFirst(label)} is not saved. Close it and lose the changes?`,
  destructive: true,
  ...DISCARD,
});

export const resetQuestion = (label: string): Confirmation => ({
  title: RESET_CHANGES,
  text: `Take back the changes to ${editedWords(label)}?`,
  destructive: true,
  ...DISCARD,
});
