/** What is said of what somebody fills in and sends: at its fields and above them, and while it is on its way. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import { byField, type FieldMessages } from "./field-messages.ts";

export interface Banner {
  message: string;
  reference: string | null;
  /** A plainer line below the message. */
  hint?: string | null;
}

export interface SaveState {
  /** Fields that the person has been in. */
  touched: readonly string[];
  /** Saving was submitted: every field shows its message from then on. */
  submitted: boolean;
  /** What the server said of a field; gone once that field is edited. */
  serverErrors: FieldMessages;
  banner: Banner | null;
  saving: boolean;
  /** Grows whenever the first field with a message is to receive the focus. */
  focusRequests: number;
}

export type SaveAction =
  /** `field` is the one that was edited; left out, anything may have been. */
  | { type: "edited"; field?: string | undefined }
  | { type: "blur"; field: string }
  | { type: "invalid"; message: string; hint: string | null }
  | { type: "saving" }
  | { type: "refused"; message: string; fields: readonly FieldFailure[] }
  | { type: "failed"; banner: Banner }
  | { type: "submitAborted" };

export const UNTOUCHED: SaveState = {
  touched: [],
  submitted: false,
  serverErrors: {},
  banner: null,
  saving: false,
  focusRequests: 0,
};

export function saveReducer<State extends SaveState>(state: State, action: SaveAction): State {
  switch (action.type) {
    case "edited":
      return { ...state, serverErrors: without(state.serverErrors, action.field) };
    case "blur":
      if (state.touched.includes(action.field)) return state;
      return { ...state, touched: [...state.touched, action.field] };
    case "invalid": {
      const { message, hint } = action;
      return insist({ ...state, banner: { message, reference: null, hint } });
    }
    case "saving":
      return { ...state, saving: true, banner: null, serverErrors: {} };
    case "refused": {
      const serverErrors = byField(action.fields);
      const banner = { message: action.message, reference: null };
      return insist({ ...state, saving: false, serverErrors, banner });
    }
    case "failed":
      return { ...state, saving: false, banner: action.banner };
    case "submitAborted":
      return { ...state, saving: false };
  }
}

/** What a field shows: the server's word first, then `messages`, but not before the person has been there. */
export function messageOf(
  { serverErrors, submitted, touched }: SaveState,
  messages: FieldMessages,
  field: string,
): string | undefined {
  const isShown = submitted || touched.includes(field);
  return serverErrors[field] ?? (isShown ? messages[field] : undefined);
}

function insist<State extends SaveState>(state: State): State {
  return { ...state, submitted: true, focusRequests: state.focusRequests + 1 };
}

function without(messages: FieldMessages, field: string | undefined): FieldMessages {
  if (field === undefined) return {};
  const { [field]: _gone, ...rest } = messages;
  return rest;
}
