/** What a field component needs of a form: its value and message, and where to bring what the person does. */
import { emptied } from "./form-values.ts";

export interface FieldBinding<Value> {
  name: string;
  value: Value | null | undefined;
  message: string | undefined;
  /** The message tells of what is too long: then nothing that is pasted need be cut. */
  tellsLength?: boolean;
  set: (value: Value | null) => void;
  /** The person has left the field. */
  onBlur: () => void;
}

/** Of a field in which somebody may type what is no value: the text stays, and nothing is saved as long as it does. */
export interface TypedBinding<Value> extends FieldBinding<Value> {
  /** The text that is no value. */
  unread: string | undefined;
  /** @param message what is said of it, once the person has left the field or tried to save */
  refuse: (text: string, message: string) => void;
}

/** What is kept when a field is set: an emptied text is what it was when there was nothing. */
export function keptValue(value: unknown, original: unknown): unknown {
  return value === "" ? emptied(original) : value;
}
