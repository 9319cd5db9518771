/** What a form does to a record: its values, and what stands in its fields that is none. */
import type { EditRules } from "../edit-session/edit-state.ts";
import { changedNames } from "./form-values.ts";

export interface Snapshot<Values> {
  values: Values;
  /** The record's version; undefined for one that isn't kept yet. */
  updatedAt: string | undefined;
}

export interface UnreadText {
  text: string;
  message: string;
}

export interface FormWork<Values> {
  values: Values;
  /** What stands in a field and is no value; the value before it is in `values`. */
  unread: Readonly<Record<string, UnreadText>>;
}

export const formRules = <Values extends object>(): EditRules<
  Snapshot<Values>,
  FormWork<Values>,
  Values
> => ({
  begin: ({ values }) => ({ values, unread: {} }),
  isDirty: ({ values }, now) => hasUnread(now) || changedNames(values, now.values).length > 0,
  afterSave: ({ values }, sent, now) => ({
    values: carriedOver(now.values, sent.values, values),
    unread: now.unread,
  }),
  editedOf: ({ values }) => values,
  resume: ({ original, edited }) => ({ initial: original, work: { values: edited, unread: {} } }),
});

export function withValue<Values>(
  { values, unread }: FormWork<Values>,
  name: string,
  value: unknown,
): FormWork<Values> {
  const { [name]: _gone, ...rest } = unread;
  return { values: { ...values, [name]: value }, unread: rest };
}

export function withUnread<Values>(
  work: FormWork<Values>,
  name: string,
  text: UnreadText,
): FormWork<Values> {
  return { ...work, unread: { ...work.unread, [name]: text } };
}

/** Whether a field holds what is no value, so that nothing can be saved. */
export function hasUnread({ unread }: FormWork<unknown>): boolean {
  return Object.keys(unread).length > 0;
}

/** The record as saved, but what was typed while it was on its way. */
function carriedOver<Values extends object>(now: Values, sent: Values, answer: Values): Values {
  const typed = changedNames(sent, now);
  return {
    ...answer,
    ...Object.fromEntries(Object.entries(now).filter(([name]) => typed.includes(name))),
  };
}
