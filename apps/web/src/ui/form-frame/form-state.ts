/** The state of one form over one record: everything of it but its React. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import { isEqual } from "@bandstand/domain/change";
import { changedNames } from "./form-values.ts";
import type { FieldMessages } from "./validate.ts";
import { byField } from "./validate.ts";

export interface Snapshot<Values> {
  values: Values;
  /** The record's version; undefined for one that isn't kept yet. */
  updatedAt: string | undefined;
}

export interface FormBanner {
  message: string;
  reference: string | null;
  /** A plainer line below the message. */
  hint?: string | null;
}

export interface UnreadText {
  text: string;
  message: string;
}

export interface FormState<Values> {
  initial: Snapshot<Values>;
  values: Values;
  /** Fields that the person has been in. */
  touched: readonly string[];
  /** Saving was submitted: every field shows its message from then on. */
  submitted: boolean;
  /** What the server said of a field; gone once that field is edited. */
  serverErrors: FieldMessages;
  /** What stands in a field and is no value; the value before it is in `values`. */
  unread: Readonly<Record<string, UnreadText>>;
  banner: FormBanner | null;
  saving: boolean;
  /** Grows whenever the first field with a message is to receive the focus. */
  focusRequests: number;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null once they are saved or taken back. */
  resumedAt: number | null;
}

export type FormAction<Values> =
  | { type: "edit"; name: string; value: unknown }
  | ({ type: "unread"; name: string } & UnreadText)
  | { type: "blur"; name: string }
  /** `record` is the newest that is known; it may be later than what the changes were made to. */
  | { type: "reset"; record: Snapshot<Values> }
  | { type: "invalid"; message: string; hint?: string | null }
  | { type: "saving" }
  /** `sent` are the values as they were when the save began; the person may have typed on since. */
  | { type: "saved"; sent: Values; answer: Snapshot<Values> }
  | { type: "refused"; message: string; fields: readonly FieldFailure[] }
  | { type: "failed"; banner: FormBanner }
  | { type: "submitAborted" }
  /** The record as it is now, because somebody else saved it or it was loaded anew. */
  | { type: "recordChanged"; record: Snapshot<Values> }
  /** The same, to take over although the form has changes. */
  | { type: "reloaded"; record: Snapshot<Values> };

export function startForm<Values>(record: Snapshot<Values>): FormState<Values> {
  return {
    initial: record,
    values: record.values,
    touched: [],
    submitted: false,
    serverErrors: {},
    unread: {},
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
      const values = { ...state.values, [action.name]: action.value };
      return {
        ...state,
        values,
        serverErrors: without(state.serverErrors, action.name),
        unread: without(state.unread, action.name),
      };
    }
    case "unread": {
      const { name, text, message } = action;
      const serverErrors = without(state.serverErrors, name);
      return { ...state, serverErrors, unread: { ...state.unread, [name]: { text, message } } };
    }
    case "blur":
      if (state.touched.includes(action.name)) return state;
      return { ...state, touched: [...state.touched, action.name] };
    case "reset":
      return {
        ...startForm(laterOf(state.initial, action.record)),
        focusRequests: state.focusRequests,
      };
    case "invalid":
      return {
        ...state,
        submitted: true,
        banner: { message: action.message, reference: null, hint: action.hint ?? null },
        focusRequests: state.focusRequests + 1,
      };
    case "saving":
      return { ...state, saving: true, banner: null, serverErrors: {} };
    case "saved":
      return {
        ...startForm(action.answer),
        values: carriedOver(state.values, action.sent, action.answer.values),
        unread: state.unread,
        focusRequests: state.focusRequests,
      };
    case "refused":
      return {
        ...state,
        saving: false,
        submitted: true,
        serverErrors: byField(action.fields),
        banner: { message: action.message, reference: null },
        focusRequests: state.focusRequests + 1,
      };
    case "failed":
      return { ...state, saving: false, banner: action.banner };
    case "submitAborted":
      return { ...state, saving: false };
    case "recordChanged":
      if (isSame(state.initial, action.record) || isDirty(state)) return state;
      return startForm(action.record);
    case "reloaded":
      return startForm(action.record);
  }
}

export function isDirty<Values extends object>(state: FormState<Values>): boolean {
  return hasUnread(state) || changedNames(state.initial.values, state.values).length > 0;
}

/** Whether a field holds what is no value, so that nothing can be saved. */
export function hasUnread<Values>({ unread }: FormState<Values>): boolean {
  return Object.keys(unread).length > 0;
}

/** What a field shows: the server's word first, then the schema's, but not before the person has been there. */
export function messageOf<Values>(
  state: FormState<Values>,
  messages: FieldMessages,
  name: string,
): string | undefined {
  const fromServer = state.serverErrors[name];
  if (fromServer !== undefined) return fromServer;
  const isShown = state.submitted || state.touched.includes(name);
  return isShown ? (state.unread[name]?.message ?? messages[name]) : undefined;
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  const { [name]: _gone, ...rest } = record;
  return rest;
}

/** The record as saved, but what was typed while it was on its way. */
function carriedOver<Values extends object>(now: Values, sent: Values, answer: Values): Values {
  const typed = changedNames(sent, now);
  return {
    ...answer,
    ...Object.fromEntries(Object.entries(now).filter(([name]) => typed.includes(name))),
  };
}

function laterOf<Values>(one: Snapshot<Values>, other: Snapshot<Values>): Snapshot<Values> {
  return (other.updatedAt ?? "") > (one.updatedAt ?? "") ? other : one;
}

function isSame<Values>(one: Snapshot<Values>, other: Snapshot<Values>): boolean {
  return one.updatedAt === other.updatedAt && isEqual(one.values, other.values);
}
