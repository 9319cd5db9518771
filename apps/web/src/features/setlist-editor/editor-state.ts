/** The state of one set list being edited: everything of it but its React. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import {
  type History,
  redo,
  startHistory,
  step,
  undo,
} from "@bandstand/domain/setlist-editing/history";
import { mergeSetlists } from "@bandstand/domain/setlist-editing/merge";
import { isSetlistChanged } from "@bandstand/domain/setlist-editing/setlist-changes";
import type { Banner } from "../../ui/edit-session/edit-state.ts";
import { byField, type FieldMessages } from "../../ui/edit-session/field-messages.ts";

/** A set list as the server has it. */
export interface Version {
  setlist: EditedSetlist;
  /** ISO 8601. */
  updatedAt: string;
}

export interface EditorState {
  original: Version;
  history: History;
  /** Saved by somebody else since; waits, because there are changes here. */
  newer: Version | null;
  /** How often what somebody else saved took the place of what was shown. */
  arrivals: number;
  /** Fields that the person has been in. */
  left: readonly string[];
  /** Saving was tried: every field shows its message from then on. */
  tried: boolean;
  /** What the server said of a field; gone once something is changed. */
  refused: FieldMessages;
  banner: Banner | null;
  saving: boolean;
}

export type EditorAction =
  | { type: "change"; change: (setlist: EditedSetlist) => EditedSetlist; kind?: string }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "reset" }
  | { type: "leave"; name: string }
  | { type: "invalid"; message: string; hint: string | null }
  | { type: "saving" }
  /** `sent` is what was saved; more may have been changed since. */
  | { type: "saved"; sent: EditedSetlist; answer: Version }
  | { type: "refused"; message: string; fields: readonly FieldFailure[] }
  | { type: "failed"; banner: Banner }
  | { type: "stopped" }
  /** The set list as the server has it now. */
  | { type: "arrived"; version: Version }
  /** The order of the newer version, and what was changed here done to it. */
  | { type: "merge"; theirs: Version; isKnown: (songId: number) => boolean };

export function startEditor(original: Version, edited: EditedSetlist | null = null): EditorState {
  const start = startHistory(original.setlist);
  return {
    original,
    history: edited ? step(start, edited) : start,
    newer: null,
    arrivals: 0,
    left: [],
    tried: false,
    refused: {},
    banner: null,
    saving: false,
  };
}

export function isDirty({ original, history }: EditorState): boolean {
  return isSetlistChanged(original.setlist, history.present);
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "change": {
      const next = action.change(state.history.present);
      const history = step(state.history, next, action.kind ?? null);
      return history === state.history ? state : { ...state, history, refused: {} };
    }
    case "undo":
      return { ...state, history: undo(state.history) };
    case "redo":
      return { ...state, history: redo(state.history) };
    case "reset":
      return startEditor(state.newer ?? state.original);
    case "leave":
      if (state.left.includes(action.name)) return state;
      return { ...state, left: [...state.left, action.name] };
    case "invalid":
      return {
        ...state,
        tried: true,
        banner: { message: action.message, reference: null, hint: action.hint },
      };
    case "saving":
      return { ...state, saving: true, banner: null, refused: {} };
    case "saved":
      return saved(state, action.sent, action.answer);
    case "refused": {
      const refused = byField(action.fields);
      const banner = { message: withLists(action.message, refused, state), reference: null };
      return { ...state, saving: false, tried: true, banner, refused };
    }
    case "failed":
      return { ...state, saving: false, banner: action.banner };
    case "stopped":
      return { ...state, saving: false };
    case "arrived":
      return arrived(state, action.version);
    case "merge":
      return merged(state, action.theirs, action.isKnown);
  }
}

function saved(state: EditorState, sent: EditedSetlist, answer: Version): EditorState {
  const next = {
    ...state,
    original: answer,
    newer: null,
    saving: false,
    tried: false,
    banner: null,
  };
  // Kept as it was sent: what was done before can still be undone.
  if (!isSetlistChanged(answer.setlist, sent)) return next;
  const mine = state.history.present;
  const present = mergeSetlists({ original: sent, mine, theirs: answer.setlist });
  return { ...next, history: step(startHistory(answer.setlist), present) };
}

function arrived(state: EditorState, version: Version): EditorState {
  const known = state.newer ?? state.original;
  if (state.saving || version.updatedAt <= known.updatedAt) return state;
  // What is changed here is what they have: a save whose answer was lost, or a draft that was saved.
  if (!isSetlistChanged(version.setlist, state.history.present)) return startEditor(version);
  if (isDirty(state)) return { ...state, newer: version };
  return { ...startEditor(version), arrivals: state.arrivals + 1 };
}

function merged(
  state: EditorState,
  theirs: Version,
  isKnown: (songId: number) => boolean,
): EditorState {
  const versions = {
    original: state.original.setlist,
    mine: state.history.present,
    theirs: theirs.setlist,
  };
  const start = startEditor(theirs);
  const present = mergeSetlists(versions, isKnown);
  return { ...start, history: step(start.history, present) };
}

/** Songs and interludes have no field below which to say what is wrong with one of them. */
function withLists(message: string, refused: FieldMessages, { history }: EditorState): string {
  const beyond = Object.entries(refused)
    .filter(([name]) => !Object.hasOwn(history.present.fields, name))
    .map(([, said]) => said);
  return [message, ...beyond].join(". ");
}
