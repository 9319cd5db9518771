/** A form over one record: values, messages, and a save that sends what was changed. All else is its edit session's. */
import type * as z from "zod/mini";
import { useState } from "react";
import { RELOAD } from "../edit-session/conflict-question.ts";
import { type Banner, messageOf } from "../edit-session/save-state.ts";
import { type EditSession, useEditSession } from "../edit-session/use-edit-session.ts";
import type { TypedBinding } from "./field-binding.ts";
import { keptValue } from "./field-binding.ts";
import { readFormDraft } from "./form-draft.ts";
import {
  formRules,
  type FormWork,
  hasUnread,
  type Snapshot,
  withUnread,
  withValue,
} from "./form-state.ts";
import type { FieldName, FormRecord, FormSchema, FormValues } from "./form-values.ts";
import { changedNames, pickValues } from "./form-values.ts";
import { INCOMPLETE, wrongHint } from "./incomplete.ts";
import { useAfterPress } from "./use-after-press.ts";
import { validate } from "./validate.ts";
import { validateChanges } from "./validate-changes.ts";

export interface RecordFormOptions<Schema extends FormSchema, Saved> {
  /** What is being edited, as the person calls it: the song's title, or "the new song". */
  label: string;
  /** What its unsaved changes are kept under, across a reload too. */
  draft: { kind: string; of: number | "new" };
  /** The record as loaded, or the values to begin a new one with. A newer one is shown as long as nothing is changed. */
  original: FormRecord<Schema>;
  schema: Schema;
  /**
   * `changed` holds the changed fields and, for a record that has one, `updatedAt`; it is the body of a save.
   * `values` holds all fields as the schema shapes them, for an add. A record answered becomes the new original.
   */
  save: (
    changed: Partial<z.output<Schema>> & { updatedAt?: string },
    values: z.output<Schema>,
  ) => Promise<Saved>;
  /** Called with what `save` answered, when the lock is off already. */
  onSaved?: (saved: Saved) => void;
  /** Loads the record anew, after somebody else has changed it. */
  reload?: () => Promise<FormRecord<Schema>>;
  /** Above the form when values are missing or wrong. */
  incomplete?: string;
  /** What a record lacked as it was opened keeps no other change back: see `validateChanges`. */
  asksOnlyForChanges?: boolean;
}

export interface RecordForm<Schema extends FormSchema> {
  label: string;
  values: FormValues<Schema>;
  changed: boolean;
  saving: boolean;
  banner: Banner | null;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null where there were none. */
  resumedAt: number | null;
  /** Grows whenever the first field with a message is to receive the focus. */
  focusRequests: number;
  field: <Name extends FieldName<Schema>>(
    name: Name,
  ) => TypedBinding<NonNullable<FormValues<Schema>[Name]>>;
  set: <Name extends FieldName<Schema>>(name: Name, value: FormValues<Schema>[Name]) => void;
  /** Answers whether everything is saved now. */
  submit: () => Promise<boolean>;
  /** Asks where there are changes, then takes them back; answers whether it did. */
  cancel: () => Promise<boolean>;
}

export function useRecordForm<Schema extends FormSchema, Saved>(
  options: RecordFormOptions<Schema, Saved>,
): RecordForm<Schema> {
  const { label, original, schema, reload } = options;
  const [rules] = useState(formRules<FormValues<Schema>>);
  const editing = useEditSession({
    label,
    draft: { ...options.draft, read: readFormDraft(schema) },
    version: snapshotOf(schema, original),
    rules,
    theirs: reload && {
      words: RELOAD,
      load: async () => snapshotOf(schema, await reload()),
    },
  });
  return formOf(editing, options, useAfterPress());
}

function formOf<Schema extends FormSchema, Saved>(
  editing: EditSession<Snapshot<FormValues<Schema>>, FormWork<FormValues<Schema>>>,
  options: RecordFormOptions<Schema, Saved>,
  afterPress: (run: () => void) => void,
): RecordForm<Schema> {
  const { label, schema, save, onSaved, incomplete = INCOMPLETE } = options;
  const { state, changed, dispatch } = editing;
  const { initial, work } = state;
  const checked = options.asksOnlyForChanges
    ? validateChanges(schema, work.values, initial.values)
    : validate(schema, work.values);
  const messages = {
    ...(checked.valid ? {} : checked.messages),
    ...mapped(work.unread, ({ message }) => message),
  };

  function set(name: string, value: unknown): void {
    dispatch({ type: "change", field: name, change: (now) => withValue(now, name, value) });
  }

  function submit(): Promise<boolean> {
    if (!checked.valid || hasUnread(work)) {
      const unread = mapped(work.unread, ({ text }) => text);
      const hint = wrongHint({ ...work.values, ...unread }, messages);
      return editing.submit({ message: incomplete, hint });
    }
    const { output } = checked;
    const names = changedNames(initial.values, work.values);
    const body = Object.fromEntries(
      Object.entries(output).filter(([name]) => names.includes(name)),
    ) as Partial<z.output<Schema>>;
    return editing.submit({
      send: (updatedAt) => save({ ...body, ...(updatedAt !== undefined && { updatedAt }) }, output),
      versionOf: (saved) => {
        const { updatedAt } = initial;
        const record = { ...work.values, updatedAt, ...(isRecord<Schema>(saved) && saved) };
        return snapshotOf(schema, record);
      },
      onSaved,
    });
  }

  return {
    label,
    values: work.values,
    changed,
    saving: state.saving,
    banner: state.banner,
    resumedAt: state.resumedAt,
    focusRequests: state.focusRequests,
    field: (name) => ({
      name,
      value: work.values[name] as NonNullable<FormValues<Schema>[typeof name]> | null | undefined,
      message: messageOf(state, messages, name),
      tellsLength: true,
      set: (value) => set(name, keptValue(value, initial.values[name])),
      onBlur: () => afterPress(() => dispatch({ type: "blur", field: name })),
      unread: work.unread[name]?.text,
      refuse: (text, message) =>
        dispatch({
          type: "change",
          field: name,
          change: (now) => withUnread(now, name, { text, message }),
        }),
    }),
    set,
    submit,
    cancel: editing.reset,
  };
}

function snapshotOf<Schema extends FormSchema>(
  schema: Schema,
  record: FormRecord<Schema>,
): Snapshot<FormValues<Schema>> {
  return { values: pickValues(schema, record), updatedAt: record.updatedAt };
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

function isRecord<Schema extends FormSchema>(saved: unknown): saved is FormRecord<Schema> {
  return typeof saved === "object" && saved !== null;
}
