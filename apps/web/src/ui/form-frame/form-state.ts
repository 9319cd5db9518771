/** The state of one form over one record: everything of it but its React. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import { isEqual } from "@bandstand/domain/change";
import { changedNames } from "./form-values.ts";
import type { FieldMessages } from "./validate.ts";
import { fieldOf } from "./validate.ts";

export interface Snapshot<Values> {
  values: Values;
  /** The record's version; undefined for one that isn't kept yet. */
  updatedAt: string | undefined;
}

export interface FormBanner {
  message: string;
  reference: string | null;
}

export interface FormState<Values> {
  original: Snapshot<Values>;
  values: Values;
  /** Fields that the person has been in. */
  left: readonly string[];
  /** Saving was tried: every field shows its message from then on. */
  tried: boolean;
  /** What the server said of a field; gone once that field is edited. */
  refused: FieldMessages;
  banner: FormBanner | null;
  saving: boolean;
  /** Grows whenever the first field with a message is to receive the focus. */
  focusRequests: number;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null once they are saved or taken back. */
  resumedAt: number | null;
}

export type FormAction<Values> =
  | { type: "edit"; name: string; value: unknown }
  | { type: "leave"; name: string }
  /** `record` is the newest that is known; it may be later than what the changes were made to. */
  | { type: "reset"; record: Snapshot<Values> }
  | { type: "invalid"; message: string }
  | { type: "saving" }
  /** `sent` are the values as they were when the save began; the person may have typed on since. */
  | { type: "saved"; sent: Values; answer: Snapshot<Values> }
  | { type: "refused"; message: string; fields: readonly FieldFailure[] }
  | { type: "failed"; banner: FormBanner }
  | { type: "stopped" }
  /** The record as it is now, because somebody else saved it or it was loaded anew. */
  | { type: "arrived"; record: Snapshot<Values> }
  /** The same, to take over although the form has changes. */
  | { type: "reloaded"; record: Snapshot<Values> };

export function startForm<Values>(record: Snapshot<Values>): FormState<Values> {
  return {
    original: record,
    values: record.values,
    left: [],
    tried: false,
    refused: {},
    banner: null,
    saving: false,
    focusRequests: 0,
    resumedAt: null,
  };
}

/** A form that somebody had begun to change. */
export function resumeForm<Values>(
  original: Snapshot<Values>,
  values: Values,
  resumedAt: number,
): FormState<Values> {
  return { ...startForm(original), values, resumedAt };
}

export function formReducer<Values extends object>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  switch (action.type) {
    case "edit": {
      const { [action.name]: _gone, ...refused } = state.refused;
      return { ...state, values: { ...state.values, [action.name]: action.value }, refused };
    }
    case "leave":
      if (state.left.includes(action.name)) return state;
      return { ...state, left: [...state.left, action.name] };
    case "reset":
      return {
        ...startForm(laterOf(state.original, action.record)),
        focusRequests: state.focusRequests,
      };
    case "invalid":
      return {
        ...state,
        tried: true,
        banner: { message: action.message, reference: null },
        focusRequests: state.focusRequests + 1,
      };
    case "saving":
      return { ...state, saving: true, banner: null, refused: {} };
    case "saved":
      return {
        ...startForm(action.answer),
        values: carriedOver(state.values, action.sent, action.answer.values),
        focusRequests: state.focusRequests,
      };
    case "refused":
      return {
        ...state,
        saving: false,
        tried: true,
        refused: byField(action.fields),
        banner: { message: action.message, reference: null },
        focusRequests: state.focusRequests + 1,
      };
    case "failed":
      return { ...state, saving: false, banner: action.banner };
    case "stopped":
      return { ...state, saving: false };
    case "arrived":
      if (isSame(state.original, action.record) || isDirty(state)) return state;
      return startForm(action.record);
    case "reloaded":
      return startForm(action.record);
  }
}

export function isDirty<Values extends object>(state: FormState<Values>): boolean {
  return changedNames(state.original.values, state.values).length > 0;
}

/** What a field shows: the server's word first, then the schema's, but not before the person has been there. */
export function messageOf<Values>(
  state: FormState<Values>,
  messages: FieldMessages,
  name: string,
): string | undefined {
  const refused = state.refused[name];
  if (refused !== undefined) return refused;
  return state.tried || state.left.includes(name) ? messages[name] : undefined;
}

/** The record as saved, but what was typed while it was on its way. */
function carriedOver<Values extends object>(now: Values, sent: Values, answer: Values): Values {
  const typed = changedNames(sent, now);
  return {
    ...answer,
    ...Object.fromEntries(Object.entries(now).filter(([name]) => typed.includes(name))),
  };
}

function byField(fields: readonly FieldFailure[]): FieldMessages {
  const messages: Record<string, string> = {};
  for (const { path, message } of fields) messages[fieldOf(path)] ??= message;
  return messages;
}

function laterOf<Values>(one: Snapshot<Values>, other: Snapshot<Values>): Snapshot<Values> {
  return (other.updatedAt ?? "") > (one.updatedAt ?? "") ? other : one;
}

function isSame<Values>(one: Snapshot<Values>, other: Snapshot<Values>): boolean {
  return one.updatedAt === other.updatedAt && isEqual(one.values, other.values);
}
